import { accountApi } from "@stars/domain/account/account.api.ts";
import { statusAt } from "@stars/domain/billing/entitlements.ts";
import { planIds } from "@stars/domain/billing/plans.ts";
import { currentWeek } from "@stars/domain/training/streak.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readHolding } from "#billing/read-holding.ts";
import { londonDay } from "#platform/clock.ts";
import { serve } from "#platform/http/serve.ts";
import { clearSessionCookies, setSessionCookies, tokenOf } from "#platform/http/session-cookies.ts";
import { hashOfToken } from "#platform/ids.ts";
import type { Platform } from "#platform/platform.ts";
import { readFirstTrainingDay } from "#training/read-first-training-day.ts";
import { deleteSession } from "./account.queries.ts";
import { forgetPassword } from "./forget-password.ts";
import { logIn } from "./log-in.ts";
import { nameAthlete } from "./name-athlete.ts";
import { resetPassword } from "./reset-password.ts";
import { signUp } from "./sign-up.ts";

const resetAsked = "If there is an account with this email, a letter with a link is on its way. The link works for 30 minutes.";

export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, clock, config } = platform;

  serve(app, accountApi.getUser, async ({ viewer }) => {
    const { subscription } = await readHolding(db, viewer.memberId, clock.now());
    const firstTrainedOn = await readFirstTrainingDay(platform, viewer.athleteId);
    return {
      id: viewer.memberId,
      email: viewer.email,
      athleteName: viewer.athleteName,
      subscriptionPlan: subscription.plan,
      subscriptionStatus: statusAt(subscription, clock.now().getTime()),
      subscriptionStartDate: isoOrNull(subscription.startedAt),
      subscriptionEndDate: isoOrNull(subscription.endsAt),
      currentWeek: currentWeek(firstTrainedOn, londonDay(clock.now())),
      isDemo: viewer.isDemo,
    };
  });

  serve(app, accountApi.signUp, async ({ body, request, reply }) => {
    const { ref, referralSource, returnToken, ...form } = body;
    const token = await signUp(platform, form, { door: "signup", networkAddress: request.ip, ref, referralSource }, planIds);
    return handOver(reply, token, returnToken);
  });

  serve(app, accountApi.logIn, async ({ body: { email, password, returnToken }, request, reply }) => {
    const token = await logIn(platform, { email, password }, request.ip);
    return handOver(reply, token, returnToken);
  });

  serve(app, accountApi.logOut, async ({ request, reply }) => {
    const carried = tokenOf(request);
    if (carried !== null) await deleteSession(db, hashOfToken(carried.token));
    clearSessionCookies(reply, config.APP_URL);
    return { success: true };
  });

  serve(app, accountApi.nameAthlete, async ({ body, viewer }) => ({
    success: true,
    athleteName: await nameAthlete(platform, viewer, body.athleteName),
  }));

  serve(app, accountApi.forgotPassword, async ({ body, request }) => {
    await forgetPassword(platform, body.email, request.ip);
    return { success: true, message: resetAsked };
  });

  serve(app, accountApi.resetPassword, async ({ body, request, reply }) => {
    const token = await resetPassword(platform, body, request.ip);
    setSessionCookies(reply, token, config.APP_URL);
    return { success: true };
  });

  function handOver(reply: FastifyReply, token: string, returnToken: boolean | undefined) {
    if (returnToken) return { success: true as const, token };
    setSessionCookies(reply, token, config.APP_URL);
    return { success: true as const };
  }
}

function isoOrNull(instantMs: number | null): string | null {
  return instantMs === null ? null : new Date(instantMs).toISOString();
}
