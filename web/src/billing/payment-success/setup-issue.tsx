import type { ReactNode } from "react";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { billingCopy } from "../billing.copy.ts";

/** Something after the payment did not work: what is safe, what to do, and whom to ask. */
export function SetupIssue({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div role="alert">
      <Notice tone="bad" title={billingCopy.setupIssue}>
        <p>{message}</p>
        <div className="mt-3 flex flex-wrap gap-3 max-tablet:*:flex-[1_1_100%]">
          {children}
          <ButtonLink look="line" href={paths.contact}>
            Contact Support
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
