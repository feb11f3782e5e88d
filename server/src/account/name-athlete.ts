import { athleteNameMaxLength, tidyAthleteName } from "@stars/domain/account/athlete.ts";
import { commonRefusals, InvalidInput, Refusal } from "@stars/domain/contract/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { updateAthleteName } from "./account.queries.ts";

/**
 * Gives an athlete of this member a name.
 *
 * @returns the name as it is kept
 * @throws InvalidInput when nothing readable was typed or it is too long; Refusal `not-found` when the athlete is not theirs
 */
export async function nameAthlete(
  { db }: Pick<Platform, "db">,
  { memberId, athleteId }: { readonly memberId: string; readonly athleteId: string },
  typed: string,
): Promise<string> {
  const name = tidyAthleteName(typed);
  if (name === "") throw new InvalidInput({ athleteName: "Please enter the athlete's name to continue" });
  if (name.length > athleteNameMaxLength)
    throw new InvalidInput({ athleteName: `Please use at most ${athleteNameMaxLength} characters for the name` });
  if (!(await updateAthleteName(db, memberId, athleteId, name))) throw new Refusal(commonRefusals, "not-found");
  return name;
}
