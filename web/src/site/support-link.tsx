import { brand } from "@stars/domain/brand.ts";

/** Our help address, ready to write to. */
export function SupportLink({ subject }: { subject?: string }) {
  const query = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
  return <a href={`mailto:${brand.supportEmail}${query}`}>{brand.supportEmail}</a>;
}
