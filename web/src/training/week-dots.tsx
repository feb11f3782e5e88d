import type { ReplyOf } from "@stars/domain/contract/endpoint.ts";
import type { trainingApi } from "@stars/domain/training/training.api.ts";
import { Icon } from "#ui/icon.tsx";
import { weekdays } from "./done-on.ts";

type Week = ReplyOf<typeof trainingApi.getAchievements>["week"];

/** Monday to Sunday: a check mark for a day with training, a ring for today, and nothing at all for the others. */
export function WeekDots({ week, today }: { week: Week; today: string }) {
  return (
    <ol className="grid grid-cols-7 gap-1" aria-label="This week">
      {week.map(({ day, isTrained }, index) => {
        const isToday = day === today;
        const weekday = weekdays[index] ?? "";
        return (
          <li key={day} className={`grid justify-items-center gap-1 text-xs font-semibold ${isToday ? "text-text" : "text-text-muted"}`}>
            <span className={`grid size-8.5 place-items-center rounded-pill max-[359px]:size-7 ${dotLook(isTrained, isToday)}`}>
              {isTrained && <Icon name="check" className="size-4.5 stroke-[3.2]" />}
            </span>
            <span aria-hidden="true">{isToday ? "Today" : weekday.charAt(0)}</span>
            <span className="sr-only">{[weekday, isToday && "today", isTrained && "trained"].filter(Boolean).join(", ")}</span>
          </li>
        );
      })}
    </ol>
  );
}

function dotLook(isTrained: boolean, isToday: boolean): string {
  if (isTrained) return "bg-success text-surface";
  return isToday ? "shadow-[inset_0_0_0_3px_var(--action-lip)]" : "bg-locked";
}
