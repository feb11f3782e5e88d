import type { Skill } from "@stars/domain/training/catalogue.ts";

/** Who shows each skill in the drawn world. Sizes in px, so that nothing jumps while a picture loads. */
export const figures = {
  passing: { src: "/pictures/leo-pass.webp", width: 620, height: 477 },
  juggling: { src: "/pictures/maya-juggle.webp", width: 896, height: 980 },
  shooting: { src: "/pictures/ada-shoot.webp", width: 620, height: 487 },
  dribbling: { src: "/pictures/kit-dribble.webp", width: 560, height: 429 },
} as const satisfies Record<Skill, Figure>;

export interface Figure {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Maya after the last star. */
export const cheer: Figure = { src: "/pictures/maya-cheer.webp", width: 548, height: 900 };
