import type { ReactNode } from "react";

export type BadgeTone = "info" | "ok" | "warn" | "bad" | "off";

const tones: Record<BadgeTone, string> = {
  info: "bg-info-ground text-info",
  ok: "bg-success-ground text-success",
  warn: "bg-warning-ground text-warning",
  bad: "bg-danger-ground text-danger",
  off: "bg-locked text-on-locked",
};

/** A state in a word. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-pill px-3 py-1 text-sm leading-snug font-bold ${tones[tone]}`}>
      {children}
    </span>
  );
}

/** A loud label in lime: whose turn it is, what is free. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-pill bg-action px-3 pt-[5px] pb-1 font-display text-lg leading-none font-black tracking-[0.015em] text-on-action uppercase">
      {children}
    </span>
  );
}
