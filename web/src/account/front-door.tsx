import { brand } from "@stars/domain/brand.ts";
import type { ReactNode } from "react";
import { Logo } from "#ui/icon.tsx";
import { pageTitle } from "#ui/page.tsx";
import "./front-door.css";

interface FrontDoorProps {
  title: string;
  lede?: string;
  /** A long form keeps the picture low on a phone, so that its first field is in sight. */
  isLong?: boolean;
  picture: FrontDoorPicture;
  children: ReactNode;
}

export interface FrontDoorPicture {
  src: string;
  widthPx: number;
  heightPx: number;
}

/** The frame of the screens before the training: a form beside the drawn world on a desk, below a strip of it on a phone. */
export function FrontDoor({ title, lede, isLong = false, picture, children }: FrontDoorProps) {
  return (
    <div className="front-door" data-long={isLong || undefined}>
      <title>{pageTitle(title)}</title>
      <div className="front-door-picture" aria-hidden="true">
        <img src={picture.src} width={picture.widthPx} height={picture.heightPx} alt="" />
      </div>
      <div className="front-door-form">
        <header>
          <a className="front-door-logo" href="/">
            <Logo className="size-9.5" />
            {brand.name}
          </a>
        </header>
        <main id="main">
          <h1 className="font-display text-display-lg leading-none font-extrabold text-balance">{title}</h1>
          {lede && <p className="text-text-muted">{lede}</p>}
          {children}
        </main>
      </div>
    </div>
  );
}

export const frontDoorPictures = {
  shoot: { src: "/pictures/ada-shoot.webp", widthPx: 620, heightPx: 487 },
  cheer: { src: "/pictures/maya-cheer.webp", widthPx: 548, heightPx: 900 },
  pass: { src: "/pictures/leo-pass.webp", widthPx: 620, heightPx: 477 },
  dribble: { src: "/pictures/kit-dribble.webp", widthPx: 560, heightPx: 429 },
} as const satisfies Record<string, FrontDoorPicture>;
