import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

type NoticeTone = "info" | "ok" | "warn" | "bad";

const tones: Record<NoticeTone, { ground: string; ink: string; icon: IconName }> = {
  info: { ground: "bg-info-ground", ink: "text-info", icon: "info" },
  ok: { ground: "bg-success-ground", ink: "text-success", icon: "check" },
  warn: { ground: "bg-warning-ground", ink: "text-warning", icon: "warn" },
  bad: { ground: "bg-danger-ground", ink: "text-danger", icon: "warn" },
};

interface NoticeProps {
  tone: NoticeTone;
  title?: string | undefined;
  children?: ReactNode;
}

/** A sentence the reader should see before going on. */
export function Notice({ tone, title, children }: NoticeProps) {
  const { ground, ink, icon } = tones[tone];
  return (
    <div className={`grid grid-cols-[auto_1fr] gap-3 rounded-card p-4 text-text ${ground}`}>
      <Icon name={icon} className={`mt-px ${ink}`} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
