import { brand } from "@stars/domain/brand.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** A letter to our help address, ready to be written. */
export function ContactSupport({ subject }: { subject: string }) {
  return (
    <ButtonLink look="line" href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}>
      <Icon name="mail" />
      Contact Support
    </ButtonLink>
  );
}
