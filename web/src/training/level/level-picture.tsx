import type { Skill } from "@stars/domain/training/catalogue.ts";
import { figures } from "../figures.ts";

/** The drawn world, still: the place of the coaching video. */
export function LevelPicture({ skill }: { skill: Skill }) {
  return (
    <div className="level-picture" aria-hidden="true">
      <img className="level-figure" {...figures[skill]} alt="" />
    </div>
  );
}
