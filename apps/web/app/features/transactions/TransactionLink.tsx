import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink } from "lucide-react";
import { transactionUrl } from "../../chain/plan-chain.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { shortHex } from "../../ui/primitives/Address.tsx";
import { CopyButton } from "../../ui/primitives/CopyButton.tsx";

/** A link to the transaction on the block explorer, or its hash to copy without one. */
export function TransactionLink({ hash }: { readonly hash: string }) {
  const { t } = useLingui();
  const { config } = usePlan();
  const url = transactionUrl(config, hash);
  if (url === null) {
    return (
      <span className="inline-flex items-center gap-1">
        <bdi dir="ltr" title={hash}>
          {shortHex(hash)}
        </bdi>
        <CopyButton text={hash} label={t`Copy the transaction hash`} />
      </span>
    );
  }
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
