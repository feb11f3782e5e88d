import type { SubscriptionStatus } from "@stars/domain/billing/entitlements.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";

const looks: Record<SubscriptionStatus, { tone: BadgeTone; icon: IconName; word: string }> = {
  active: { tone: "ok", icon: "check", word: "Active" },
  cancelled: { tone: "warn", icon: "warn", word: "Cancelled" },
  trial: { tone: "info", icon: "clock", word: "Trial" },
  inactive: { tone: "off", icon: "lock", word: "Inactive" },
};

/** The state of a plan in colour, picture and word. A state this version does not know opens nothing, so it is shown as inactive. */
export function SubscriptionBadge({ status }: { status: SubscriptionStatus }) {
  const { tone, icon, word } = looks[status] ?? looks.inactive;
  return (
    <Badge tone={tone}>
      <Icon name={icon} className="size-4" />
      {word}
    </Badge>
  );
}
