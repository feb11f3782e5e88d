import { brand } from "@stars/domain/brand.ts";
import { useQuery } from "@tanstack/react-query";
import { viewerQuery } from "#account/account.data.ts";
import { configQuery } from "#site/config.data.ts";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.tsx";
import { ActivatedNotice } from "./recovery/activated-notice.tsx";
import { CodeForm } from "./recovery/code-form.tsx";
import { EmailForm } from "./recovery/email-form.tsx";
import { FoundPaymentCard } from "./recovery/found-payment-card.tsx";
import { recoveryCopy } from "./recovery/recovery.copy.ts";
import { useRecovery } from "./recovery/use-recovery.ts";

export default function PaymentRecoveryScreen() {
  const { data: viewer } = useQuery(viewerQuery());
  const supportEmail = useQuery(configQuery()).data?.supportEmail ?? brand.supportEmail;
  const recovery = useRecovery();
  const { stage } = recovery;
  const accountEmail = viewer?.email ?? null;

  async function sendNewCode(email: string) {
    if ((await recovery.check(email)) === true) toast(recoveryCopy.codeSentAgain);
  }

  return (
    <Page title="Payment Recovery" className="max-w-140">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-7 max-tablet:px-4 max-tablet:py-5">
        {stage.at === "activated" ? (
          <ActivatedNotice redirectTo={stage.redirectTo} />
        ) : (
          <>
            <p className="text-text-muted">{recoveryCopy.lede}</p>
            <EmailForm
              likelyEmail={accountEmail}
              isBusy={recovery.isChecking || recovery.isActivating}
              isNext={stage.at === "start" || stage.at === "nothing"}
              onCheck={recovery.check}
              onEdit={recovery.startAgain}
            />
          </>
        )}
        {stage.at === "code" && (
          <CodeForm
            key={stage.email}
            email={stage.email}
            problem={stage.problem}
            onVerified={() => recovery.check(stage.email, true)}
            onNewCode={() => sendNewCode(stage.email)}
          />
        )}
        {stage.at === "found" && (
          <FoundPaymentCard
            payment={stage.payment}
            accountEmail={accountEmail}
            isBusy={recovery.isActivating}
            onActivate={() => recovery.activate(stage.email, stage.payment)}
          />
        )}
        {stage.at === "nothing" && (
          <Notice tone="info" title={recoveryCopy.nothingWaits.title}>
            {recoveryCopy.nothingWaits.description}
          </Notice>
        )}
      </Card>
      <p className="mt-6 text-text-muted">
        Need a hand? Write to{" "}
        <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(recoveryCopy.supportSubject)}`}>{supportEmail}</a>. If money left your
        account, it is safe: a payment without an account never renews, and after 14 days it goes back to you.
      </p>
    </Page>
  );
}
