import { Trans } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { usePlan } from "../plan/PlanProvider.tsx";
import { transactionUrl } from "../plan/plan-chain.ts";
import { Address } from "../ui/Address.tsx";

/** A transaction: on the block explorer where there is one, else its hash to copy. */
export function TransactionLink({ hash }: { readonly hash: string }) {
  const { config } = usePlan();
  const url = transactionUrl(config, hash);
  if (url === null) return <Address value={hash} />;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 text-leaf underline"
    >
      <Trans>See it on the block explorer</Trans>
      <ExternalLink aria-hidden="true" size={14} strokeWidth={1.5} />
    </a>
  );
}
