import "./level-sheet.css";
import { levelOf, levelTitle, levelTutorial, skills } from "@stars/domain/training/catalogue.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Sheet, SheetClose } from "#ui/sheet.tsx";
import { KeepTogether } from "../keep-together.tsx";
import { EquipmentPlan } from "./equipment-plan.tsx";
import { LevelPicture } from "./level-picture.tsx";
import { LevelSets, type LevelSetsProps } from "./level-sets.tsx";

/** A level with all that is needed to train it: how, how often, with what, and its two sets. */
export function LevelSheet({ onClose, ...sets }: LevelSetsProps & { onClose: () => void }) {
  const { skill, level } = sets.at;
  const { name, count, countOf, countHow, cues } = levelOf(skill, level);
  return (
    <Sheet isOpen onClose={onClose} title={`${skills[skill].name} level ${level}: ${name}`}>
      <div className="level-sheet">
        <div className="level-sheet-picture">
          <LevelPicture skill={skill} />
        </div>
        <div className="level-sheet-words">
          <header className="flex justify-between gap-3">
            <div>
              <p className="text-sm text-text-muted">
                {skills[skill].name} · Level {level} · {levelTitle(level)}
              </p>
              {/* The sheet's own title says it to screen readers. */}
              <p aria-hidden="true" className="loud text-display-md max-[359px]:text-[2.25rem]">
                <KeepTogether>{name}</KeepTogether>
              </p>
            </div>
            <SheetClose>
              <IconButton label="Close" icon="close" className="-mt-2 -mr-2" />
            </SheetClose>
          </header>
          <div className="grid grid-cols-[auto_1fr] items-center gap-4.5 rounded-card bg-sunken px-5 py-4 leading-snug max-[900px]:px-4 max-[900px]:py-3">
            <p className="pt-[.06em] font-display text-[5.5rem] leading-[.72] font-black tabular-nums">{count}</p>
            <p>
              <b className="block">{countOf}</b>
              <span className="text-text-muted">{countHow} Two sets.</span>
            </p>
          </div>
          <section className="grid gap-3">
            <h3 className="calm text-display-xs">Three things to think about</h3>
            <ul className="grid gap-2.5">
              {cues.map((cue) => (
                <li key={cue} className="grid grid-cols-[26px_1fr] items-start gap-2.5 font-semibold">
                  <Icon name="check" className="stroke-[3] text-success" />
                  {cue}
                </li>
              ))}
            </ul>
          </section>
          <p>
            <ButtonLink look="ghost" href={levelTutorial(skill, level)} target="_blank" rel="noopener noreferrer" className="-ml-3">
              <Icon name="out" />
              Watch a tutorial (opens a new tab)
            </ButtonLink>
          </p>
          <div className="level-sheet-sets">
            <LevelSets {...sets} />
          </div>
        </div>
        <section className="level-sheet-kit">
          <h3 className="calm text-display-xs">What you need</h3>
          <EquipmentPlan skill={skill} />
          <p className="text-sm text-text-muted">{skills[skill].layout}</p>
        </section>
      </div>
    </Sheet>
  );
}
