import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";

/** A letter needs a moment to arrive, and each new code makes the one before it useless. */
const waitSeconds = 30;

export function NewCodeButton({ onPress }: { onPress: () => Promise<void> }) {
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds);
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function press() {
    setIsBusy(true);
    await onPress();
    setIsBusy(false);
    setSecondsLeft(waitSeconds);
  }

  return (
    <div className="flex min-h-12 flex-wrap items-center justify-center gap-x-2 text-sm text-text-muted">
      {isWaiting ? (
        <p>
          No letter yet? Look in the spam folder. New code in <span className="tabular-nums">{secondsLeft} s</span>
        </p>
      ) : (
        <Button look="ghost" isBusy={isBusy} onClick={press}>
          Send a new code
        </Button>
      )}
    </div>
  );
}
