import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { errorMessage } from "../../chain/error-messages/error-message.ts";
import { Notice } from "../../ui/primitives/Notice.tsx";
import type { Transaction } from "./flow/transaction.ts";
import { TransactionLink } from "./TransactionLink.tsx";

interface TransactionErrorProps {
  readonly transaction: Transaction;
}

/** The message of a transaction that failed. Renders nothing in other states. */
export function TransactionError({ transaction }: TransactionErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { step } = transaction;
  useEffect(() => {
    // The focus was in the steps that this replaces.
    if (isFailed(step)) place.current?.focus();
  }, [step]);
  return (
    isFailed(step) && (
      <div ref={place} tabIndex={-1} className="outline-none">
        <ErrorNotice transaction={transaction} />
      </div>
    )
  );
}

function isFailed(step: Transaction["step"]): boolean {
  return (
    step === "rejected" ||
    step === "abandoned" ||
    step === "failed" ||
    step === "reverted" ||
    step === "replaced"
  );
}

function ErrorNotice({ transaction }: TransactionErrorProps) {
  const { i18n } = useLingui();
  switch (transaction.step) {
    case "rejected":
      return <Notice live>{errorMessage({ code: "USER_REJECTED" }, i18n)}</Notice>;
    case "abandoned":
      return (
        <Notice tone="warning" live title={<Trans>You can start again</Trans>}>
          <Trans>
            If your wallet still shows the first request, decline it there, or you might pay twice. Nothing
            has been sent so far.
          </Trans>
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="danger" live title={<Trans>Nothing was sent</Trans>}>
          {errorMessage(transaction.error, i18n)}
        </Notice>
      );
    case "reverted":
      return (
        <Notice tone="danger" live title={<Trans>The contract refused it</Trans>}>
          {transaction.reason ? (
            errorMessage(transaction.reason, i18n)
          ) : (
            <Trans>Something changed before it was mined. Check the values and try again.</Trans>
          )}{" "}
          <Trans>It moved no money; only the network fee was spent.</Trans>{" "}
          <TransactionLink hash={transaction.hash} />
        </Notice>
      );
    case "replaced":
      return (
        <Notice tone="warning" live title={<Trans>Your wallet replaced it with another transaction</Trans>}>
          <Trans>It was cancelled or changed in your wallet, so this one won't go through.</Trans>{" "}
          <TransactionLink hash={transaction.by} />
        </Notice>
      );
    default:
      return null;
  }
}
