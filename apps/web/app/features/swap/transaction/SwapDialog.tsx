import type { Exchange } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "../../../ui/primitives/Dialog.tsx";
import { useMemberTransaction } from "../../transactions/use-member-transaction.ts";
import { SwapReview } from "./SwapReview.tsx";
import type { Terms } from "./terms.ts";
import { useSentRecord } from "./use-sent-record.ts";
import { WrapReview } from "./WrapReview.tsx";

interface SwapDialogProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  readonly exchange: Exchange;
  /** What the form showed when the dialog was opened. Null while there is nothing to swap. */
  readonly terms: Terms | null;
  /** What the form shows now. */
  readonly latest: Terms | null;
}

/** Sends a swap from the wallet: what the member agrees to, the approval if one is needed, the swap, and what it brought. */
export function SwapDialog({ open, onOpenChange, exchange, terms, latest }: SwapDialogProps) {
  const { t } = useLingui();
  // Followed while the dialog is closed, too, and after a reload.
  const approval = useMemberTransaction("approve", t`Your approval is mined.`);
  const { flow, address } = useMemberTransaction("swap", t`Your swap is mined.`);
  const scope = { chainId: exchange.chainId, address };
  useSentRecord(flow.transaction, scope);

  function change(next: boolean) {
    if (!next) {
      approval.flow.reset();
      flow.reset();
    }
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={terms === null ? t`Swap` : <SwapTitle terms={terms} />}
      description={
        terms === null || terms.kind === "swap"
          ? t`You trade from your wallet through the exchange's own contract. You pay its pools and the network, and nothing to us.`
          : t`WPOL's own contract does this, without an exchange. You pay only the network fee.`
      }
    >
      {terms?.kind === "swap" && (
        <SwapReview
          exchange={exchange}
          terms={terms}
          latest={latest}
          scope={scope}
          approval={approval.flow}
          swap={flow}
          close={() => change(false)}
        />
      )}
      {terms !== null && terms.kind !== "swap" && (
        <WrapReview exchange={exchange} terms={terms} flow={flow} close={() => change(false)} />
      )}
    </Dialog>
  );
}

function SwapTitle({ terms: { kind, from, to } }: { readonly terms: Terms }) {
  const { t } = useLingui();
  if (kind === "wrap") return t`Wrap POL`;
  if (kind === "unwrap") return t`Unwrap WPOL`;
  const [sold, bought] = [<bdi key="from">{from.symbol}</bdi>, <bdi key="to">{to.symbol}</bdi>];
  return (
    <Trans>
      Swap {sold} for {bought}
    </Trans>
  );
}
