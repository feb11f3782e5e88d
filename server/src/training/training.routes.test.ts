import { bonusSkills } from "@stars/domain/training/bonus-skills.ts";
import { trainingApi } from "@stars/domain/training/training.api.ts";
import { expect, test } from "vitest";
import { allSets, buildMember, buildProgress, buildTrainee } from "#testing/builders.ts";
import { startTestApp } from "#testing/start-test-app.ts";
import { completeSet } from "./complete-set.ts";
import { analyticsEvents, bonusCompletions, setCompletions } from "./training.tables.ts";

const complete = trainingApi.completeSet.path;
const set = (skill: string, level: number, setNumber: number) => ({ skill, level, setNumber });

test("a new athlete sees all twenty levels, the first of each skill open", async () => {
  const { as, platform } = await startTestApp();
  const mia = await buildTrainee(platform);

  const records = (await as(mia).get("/api/progress")).json();

  expect(records).toHaveLength(20);
  expect(records[0]).toEqual({
    skill: "passing",
    level: 1,
    set1Complete: false,
    set2Complete: false,
    unlocked: true,
    set1CompletedAt: null,
    set2CompletedAt: null,
  });
  expect(
    records
      .filter(({ unlocked }: { unlocked: boolean }) => unlocked)
      .map(({ skill, level }: { skill: string; level: number }) => `${skill} ${level}`),
  ).toEqual(["passing 1", "juggling 1", "shooting 1", "dribbling 1"]);
});

test("set 1 opens set 2, and both sets open the next level", async () => {
  const { as, platform } = await startTestApp();
  const mia = await buildTrainee(platform);

  const first = await as(mia).post(complete, set("passing", 1, 1));
  const second = await as(mia).post(complete, set("passing", 1, 2));
  const third = await as(mia).post(complete, set("passing", 2, 1));

  expect(first.json()).toEqual({ success: true, levelUnlocked: false, message: "Great work! Set 2 is now unlocked!" });
  expect(second.json()).toEqual({ success: true, levelUnlocked: true, message: "Level complete!" });
  expect(third.statusCode).toBe(200);
  const records = (await as(mia).get("/api/progress")).json();
  expect(records[0]).toMatchObject({ set1Complete: true, set2Complete: true, set1CompletedAt: "2026-11-21T12:00:00.000Z" });
});

test("the last level of a skill opens nothing", async () => {
  const { as, platform } = await startTestApp();
  const mia = await buildTrainee(platform);
  await buildProgress(
    platform,
    mia,
    allSets.filter(({ skill, level, set }) => skill === "passing" && !(level === 5 && set === 2)),
  );

  const reply = await as(mia).post(complete, set("passing", 5, 2));

  expect(reply.json()).toEqual({ success: true, levelUnlocked: false, message: "Level complete!" });
});

test.each([
  ["a level that is locked", set("passing", 2, 1), "level-locked", "Finish the level before this one first."],
  ["set 2 before set 1", set("passing", 1, 2), "set-1-first", "Complete Set 1 before Set 2."],
])("%s is refused", async (_name, body, code, error) => {
  const { as, db, platform } = await startTestApp();
  const mia = await buildTrainee(platform);

  const reply = await as(mia).post(complete, body);

  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code, error });
  expect(await db.select().from(setCompletions)).toEqual([]);
});

test.each([
  ["a skill we do not teach", set("heading", 1, 1), "skill"],
  ["level 6", set("passing", 6, 1), "level"],
  ["level 0", set("passing", 0, 1), "level"],
  ["half a level", set("passing", 1.5, 1), "level"],
  ["a third set", set("passing", 1, 3), "setNumber"],
  ["a level in words", { skill: "passing", level: "1", setNumber: 1 }, "level"],
  ["nothing", {}, "skill"],
])("%s is bad input that names the field", async (_name, body, field) => {
  const { as, platform } = await startTestApp();
  const mia = await buildTrainee(platform);

  const reply = await as(mia).post(complete, body);

  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().fields)).toContain(field);
});

test("a finished set done again is a calm success that changes nothing", async () => {
  const { as, db, platform, clock } = await startTestApp();
  const mia = await buildTrainee(platform);
  await as(mia).post(complete, set("passing", 1, 1));
  await as(mia).post(complete, set("passing", 1, 2));
  const before = await db.select().from(setCompletions);
  clock.advance({ days: 3 });

  const again = await as(mia).post(complete, set("passing", 1, 1));

  expect(again.json()).toMatchObject({ success: true, levelUnlocked: false });
  expect(again.json().message).toContain("already completed");
  expect(await db.select().from(setCompletions)).toEqual(before);
});

test("twenty taps at once make one event and one row of figures", async () => {
  const { as, db, platform, runJobs, clock } = await startTestApp();
  const mia = await buildTrainee(platform);

  const replies = await Promise.all(Array.from({ length: 20 }, () => as(mia).post(complete, set("passing", 1, 1))));

  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(replies.filter((reply) => !reply.json().message.includes("already completed"))).toHaveLength(1);
  expect(await db.select().from(setCompletions)).toHaveLength(1);
  clock.advance({ seconds: 15 });
  await runJobs();
  expect(await db.select().from(analyticsEvents)).toHaveLength(1);
});

test("figures are written fifteen seconds later, once, without a name", async () => {
  const { as, db, platform, runJobs, clock } = await startTestApp();
  const mia = await buildTrainee(platform, { athleteName: "Mia" });
  await as(mia).post(complete, set("passing", 1, 1));
  await as(mia).post(complete, set("passing", 1, 2));
  await runJobs();
  expect(await db.select().from(analyticsEvents)).toEqual([]);

  clock.advance({ seconds: 15 });
  await runJobs();

  const events = await db.select({ name: analyticsEvents.name, detail: analyticsEvents.detail }).from(analyticsEvents);
  expect(events).toHaveLength(3);
  expect(events).toContainEqual({ name: "set-completed", detail: { skill: "passing", level: 1, set: 1 } });
  expect(events).toContainEqual({ name: "level-unlocked", detail: { skill: "passing", level: 2 } });
  expect(JSON.stringify(await db.select().from(analyticsEvents))).not.toContain("Mia");
});

test("figures of a completion that was taken back are not written", async () => {
  const { as, db, platform, runJobs, clock } = await startTestApp();
  const mia = await buildTrainee(platform);
  await as(mia).post(complete, set("passing", 1, 1));
  await db.delete(setCompletions);

  clock.advance({ seconds: 15 });
  await runJobs();

  expect(await db.select().from(analyticsEvents)).toEqual([]);
});

test.each([
  ["nobody with no plan", undefined],
  ["nobody whose plan has ended", { plan: "monthly", status: "cancelled", endsAt: new Date("2026-11-20T12:00:00Z") }],
  ["nobody whose active plan ran out", { plan: "monthly", status: "active", endsAt: new Date("2026-11-21T11:59:59Z") }],
  ["nobody who was made inactive", { plan: "monthly", status: "inactive" }],
] as const)("%s trains on, and everything earned is still there", async (_name, subscription) => {
  const { as, platform } = await startTestApp();
  const mia = await buildMember(platform, subscription && { subscription });
  await buildProgress(platform, mia, [
    { skill: "passing", level: 1, set: 1 },
    { skill: "passing", level: 1, set: 2 },
  ]);

  const reply = await as(mia).post(complete, set("passing", 2, 1));

  expect(reply.statusCode).toBe(402);
  expect(reply.json()).toMatchObject({ code: "subscription-needed" });
  expect((await as(mia).get("/api/achievements")).json()).toMatchObject({ stars: 1 });
  expect((await as(mia).get("/api/progress")).json()[1]).toMatchObject({ level: 2, unlocked: true });
});

test.each([
  ["a trial", { status: "trial", endsAt: new Date("2026-11-22T12:00:00Z") }],
  ["a cancelled plan until its period ends", { plan: "annual", status: "cancelled", endsAt: new Date("2026-11-21T12:00:01Z") }],
] as const)("%s trains", async (_name, subscription) => {
  const { as, platform } = await startTestApp();
  const mia = await buildMember(platform, { subscription });

  expect((await as(mia).post(complete, set("passing", 1, 1))).statusCode).toBe(200);
});

test("somebody else's plan does not open the door for an athlete", async () => {
  const { platform } = await startTestApp();
  const paying = await buildTrainee(platform);
  const other = await buildMember(platform);

  await expect(
    completeSet(platform, { memberId: other.memberId, athleteId: paying.athleteId }, { skill: "passing", level: 1, set: 1 }),
  ).rejects.toMatchObject({ code: "not-found" });
  await expect(
    completeSet(platform, { memberId: paying.memberId, athleteId: other.athleteId }, { skill: "passing", level: 1, set: 1 }),
  ).rejects.toMatchObject({ code: "not-found" });
});

test.each(["/api/progress", "/api/bonus-skills", "/api/achievements"])("a stranger is asked to sign in: %s", async (path) => {
  const { as } = await startTestApp();

  expect((await as(null).get(path)).statusCode).toBe(401);
});

test("a stranger who sends nonsense is asked to sign in first", async () => {
  const { as } = await startTestApp();

  expect((await as(null).post(complete, { skill: 7 })).statusCode).toBe(401);
});

test("bonus skills stay locked one set before the last star", async () => {
  const { as, db, platform } = await startTestApp();
  const mia = await buildTrainee(platform);
  await buildProgress(platform, mia, allSets.slice(0, -1));

  expect((await as(mia).get("/api/bonus-skills")).json()).toEqual(
    bonusSkills.map((skillName) => ({ skillName, completionCount: 0, unlocked: false })),
  );
  const reply = await as(mia).post("/api/bonus-skills/complete", { skillName: "360° Flick" });
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: "bonus-locked" });
  expect(await db.select().from(bonusCompletions)).toEqual([]);
});

test("after twenty stars a bonus skill counts up with every tap, and a tap sent twice counts once", async () => {
  const { as, platform } = await startTestApp();
  const mia = await buildTrainee(platform);
  await buildProgress(platform, mia, allSets);
  const tap = (tapId?: string) => as(mia).post("/api/bonus-skills/complete", { skillName: "Maradona Spin", ...(tapId && { tapId }) });
  const tapId = platform.ids.uuid();

  expect((await tap(tapId)).json()).toEqual({ success: true, completionCount: 1 });
  expect((await tap(tapId)).json()).toEqual({ success: true, completionCount: 1 });
  expect((await tap()).json()).toEqual({ success: true, completionCount: 2 });
  expect((await tap()).json()).toEqual({ success: true, completionCount: 3 });
  expect((await as(mia).get("/api/bonus-skills")).json()[0]).toEqual({ skillName: "Maradona Spin", completionCount: 3, unlocked: true });
  expect((await as(mia).post("/api/bonus-skills/complete", { skillName: "Rabona" })).statusCode).toBe(400);
});

test("without a plan bonus skills are shown and not counted", async () => {
  const { as, platform } = await startTestApp();
  const mia = await buildMember(platform);
  await buildProgress(platform, mia, allSets);

  expect((await as(mia).get("/api/bonus-skills")).json()[0]).toMatchObject({ unlocked: true });
  expect((await as(mia).post("/api/bonus-skills/complete", { skillName: "Maradona Spin" })).json()).toMatchObject({
    code: "subscription-needed",
  });
});

test("achievements tell the real streak by London days, and the stars won last", async () => {
  const { as, platform, clock } = await startTestApp();
  clock.moveTo("2026-07-03T22:30:00Z"); // 23:30 on 3 July in London
  const mia = await buildTrainee(platform);
  const done = (skill: "passing" | "juggling", level: number, setNumber: 1 | 2, at: string) =>
    buildProgress(platform, mia, [{ skill, level, set: setNumber }], new Date(at));
  await done("passing", 1, 1, "2026-06-30T23:30:00Z"); // 1 July in London
  await done("passing", 1, 2, "2026-07-02T12:00:00Z");
  await done("juggling", 1, 1, "2026-07-02T12:01:00Z");
  await done("juggling", 1, 2, "2026-07-03T22:00:00Z");

  const achievements = (await as(mia).get("/api/achievements")).json();

  expect(achievements).toMatchObject({
    stars: 2,
    completedLevels: 2,
    currentStreak: 3,
    longestStreak: 3,
    trainingDays: 3,
    today: "2026-07-03",
    latestStars: [
      { skill: "juggling", level: 1 },
      { skill: "passing", level: 1 },
    ],
  });
  expect(achievements.week.map(({ isTrained }: { isTrained: boolean }) => isTrained)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test("every one of the forty sets can be won, and each star is counted", async () => {
  const { as, platform } = await startTestApp();
  const mia = await buildTrainee(platform);

  for (const { skill, level, set: setNumber } of allSets) {
    expect((await as(mia).post(complete, { skill, level, setNumber })).statusCode).toBe(200);
  }

  expect((await as(mia).get("/api/achievements")).json()).toMatchObject({ stars: 20, currentStreak: 1 });
  expect((await as(mia).get("/api/bonus-skills")).json()[0]).toMatchObject({ unlocked: true });
});
