import { poundsOf } from "@stars/domain/billing/terms.ts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { sentenceOf } from "#billing/sentence-of.ts";
import { type Invoice, invoicesQuery } from "#billing/status.data.ts";
import { writtenDate } from "#billing/written-date.ts";
import { Loading, TryAgain } from "#ui/page.tsx";
import { AccountCard } from "./account-card.tsx";
import { accountPageCopy } from "./account-page.copy.ts";

/** What was paid, each with the provider's invoice. */
export function InvoicesCard() {
  const invoices = useQuery(invoicesQuery());
  return (
    <AccountCard title="Invoices">
      {invoices.isPending && <Loading>{accountPageCopy.invoicesLoading}</Loading>}
      {invoices.isError && (
        <TryAgain onClick={() => invoices.refetch()}>{sentenceOf(invoices.error, accountPageCopy.invoicesFailed)}</TryAgain>
      )}
      {invoices.isSuccess && invoices.data.length === 0 && <p className="text-text-muted">{accountPageCopy.invoicesEmpty}</p>}
      {invoices.isSuccess && invoices.data.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-5 max-tablet:grid-cols-[minmax(0,1fr)_auto]">
          {invoices.data.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </AccountCard>
  );
}

function InvoiceLine({ invoice: { paidAt, amount, url } }: { invoice: Invoice }) {
  const dateId = useId();
  return (
    <li className="col-span-full grid min-h-14 grid-cols-subgrid items-center border-t border-line tabular-nums max-tablet:py-2">
      <span className="tablet:contents">
        <span id={dateId} className="max-tablet:block">
          {paidAt === null ? "Not paid yet" : writtenDate(paidAt)}
        </span>
        <b className="tablet:text-right">{poundsOf(amount)}</b>
      </span>
      {url === null ? (
        <span className="text-text-muted">No copy</span>
      ) : (
        <a className="inline-flex min-h-11 items-center" href={url} target="_blank" rel="noopener noreferrer" aria-describedby={dateId}>
          View invoice
        </a>
      )}
    </li>
  );
}
