import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Notice } from "#ui/notice.tsx";
import { Toaster, toast } from "#ui/toast.tsx";
import type { PricingMessage } from "./pricing-message.ts";

/** Long enough to read 200 characters. */
const bannerMs = 12_000;

export function showBanner(place: HTMLElement, message: PricingMessage): void {
  createRoot(place).render(
    <>
      <PricingBanner message={message} />
      <Toaster />
    </>,
  );
}

export function PricingBanner({ message: { text, source } }: { message: PricingMessage }) {
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    toast({ title: `${source.charAt(0).toUpperCase()}${source.slice(1)} Signup`, description: text });
    const timer = setTimeout(() => setIsShown(false), bannerMs);
    return () => clearTimeout(timer);
  }, [text, source]);

  return (
    <div role="status" className="wrap pt-4 wrap-anywhere">
      {isShown && (
        <Notice tone="ok">
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
