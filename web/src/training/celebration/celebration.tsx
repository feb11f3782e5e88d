import "./celebration.css";
import { Dialog } from "radix-ui";
import type { MouseEvent } from "react";
import { Button } from "#ui/button.tsx";
import { StarIcon } from "#ui/icon.tsx";
import { StarPill } from "../star-pill.tsx";
import { Confetti } from "./confetti.tsx";
import { isMotionReduced } from "./reduced-motion.ts";

interface CelebrationProps {
  title: string;
  description: string;
  stars: number;
  /** Only once the server has said so. */
  isSaved: boolean;
  onClose: () => void;
  /** Gives the focus back to a place that still exists: the button that opened this may be gone. */
  onFocusReturn: () => void;
}

const rayAngles = Array.from({ length: 12 }, (_, index) => index * 30);

/** The whole screen cheers for a new star. It may be tapped away at once; without motion it is a still star. */
export function Celebration({ title, description, stars, isSaved, onClose, onFocusReturn }: CelebrationProps) {
  function closeOnTap(event: MouseEvent) {
    // The second tap of a double tap on "Yes, complete it" lands here and means nothing.
    if (event.detail > 1) return;
    onClose();
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          className="panel celebration"
          onClick={closeOnTap}
          // A toast above would take the first Escape for itself.
          onKeyDown={(event) => event.key === "Escape" && onClose()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onFocusReturn();
          }}
        >
          <svg className="celebration-rays" viewBox="-500 -500 1000 1000" aria-hidden="true">
            {rayAngles.map((angle) => (
              <path key={angle} d="M0 0 L-70 -700 L70 -700z" transform={`rotate(${angle})`} />
            ))}
          </svg>
          {!isMotionReduced() && <Confetti />}
          <div className="relative grid w-[min(100%-32px,760px)] justify-items-center py-4">
            <div className="celebration-art">
              <StarIcon className="celebration-star" />
              <img className="celebration-figure" src="/pictures/maya-cheer.webp" width="548" height="900" alt="" />
            </div>
            <div className="relative grid w-full justify-items-center gap-3 pt-3 tablet:gap-3.5 tablet:pt-4.5">
              <Dialog.Title className="loud text-[clamp(3.25rem,15vw,7rem)]">{title}</Dialog.Title>
              <Dialog.Description className="text-lg leading-snug text-pretty">{description}</Dialog.Description>
              <p className="flex min-h-11 flex-wrap items-center justify-center gap-3.5 font-semibold">
                <StarPill stars={stars} />
                <span role="status">{isSaved ? "Your star is saved." : "Saving your star..."}</span>
              </p>
              {/* Its click closes like a tap anywhere does. */}
              <Button look="play" className="mt-1.5 max-tablet:w-full">
                Carry on
              </Button>
              <p className="text-sm text-on-panel-muted">Tap anywhere to close</p>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
