import * as z from "zod/mini";
import { subscriptionStatuses } from "../billing/entitlements.ts";
import { planIds } from "../billing/plans.ts";
import { endpoint } from "../contract/endpoint.ts";
import { instant, success, typedSecret, typedText } from "../contract/fields.ts";

/** Fields are longer here than the rules allow, so that a rule can answer with its own sentence. */
const lineMaxLength = 1000;

/** A client that is no browser asks for a bearer token; the reply then sets no cookie. */
const sessionStarted = z.object({ success: z.literal(true), token: z.optional(z.string()) });
const returnToken = z.optional(z.boolean());

export const accountApi = {
  getUser: endpoint({
    method: "GET",
    path: "/api/user",
    access: "member",
    reply: z.object({
      id: z.string(),
      email: z.nullable(z.string()),
      athleteName: z.nullable(z.string()),
      subscriptionPlan: z.nullable(z.enum(planIds)),
      subscriptionStatus: z.enum(subscriptionStatuses),
      subscriptionStartDate: z.nullable(instant),
      subscriptionEndDate: z.nullable(instant),
      currentWeek: z.int(),
      isDemo: z.boolean(),
    }),
  }),
  signUp: endpoint({
    method: "POST",
    path: "/api/auth/signup",
    access: "anyone",
    body: z.object({
      email: typedText(lineMaxLength),
      password: typedSecret(lineMaxLength),
      confirmPassword: z.optional(z.string().check(z.maxLength(lineMaxLength))),
      athleteName: typedText(lineMaxLength),
      plan: typedText(lineMaxLength),
      ref: z.optional(z.string().check(z.maxLength(100))),
      referralSource: z.optional(z.string().check(z.maxLength(100))),
      returnToken,
    }),
    reply: sessionStarted,
    refusals: ["email-taken", "too-many-sign-ups"],
  }),
  logIn: endpoint({
    method: "POST",
    path: "/api/auth/login",
    access: "anyone",
    body: z.object({ email: typedText(lineMaxLength), password: typedSecret(lineMaxLength), returnToken }),
    reply: sessionStarted,
    refusals: ["wrong-credentials", "too-many-log-ins"],
  }),
  logOut: endpoint({ method: "POST", path: "/api/auth/logout", access: "anyone", reply: success }),
  startDemo: endpoint({
    method: "POST",
    path: "/api/demo-login",
    access: "anyone",
    reply: success,
    refusals: ["demo-off", "too-many-demos"],
  }),
  nameAthlete: endpoint({
    method: "POST",
    path: "/api/user/athlete-name",
    access: "member",
    body: z.object({ athleteName: typedText(lineMaxLength) }),
    reply: z.object({ success: z.literal(true), athleteName: z.string() }),
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/api/auth/forgot-password",
    access: "anyone",
    body: z.object({ email: typedText(lineMaxLength) }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ["too-many-resets"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/api/auth/reset-password",
    access: "anyone",
    body: z.object({ token: typedText(200), password: typedSecret(lineMaxLength) }),
    reply: success,
    refusals: ["reset-link-used-up", "too-many-resets"],
  }),
};
