import { Trans } from "@lingui/react/macro";
import { SilentWallet } from "./SilentWallet.tsx";
import { Stalled } from "./Stalled.tsx";
import { Steps } from "./Steps.tsx";
import { TransactionLink } from "./TransactionLink.tsx";
import type { TransactionFlow } from "./use-transaction.ts";

/** The progress of a transaction: simulate, confirm, wait. */
export function TransactionProgress({ flow }: { readonly flow: TransactionFlow }) {
  const { transaction } = flow;
  return (
    <div className="space-y-4">
      <div aria-live="polite">
        <Steps
          current={transaction.step}
          steps={[
            { id: "simulating", label: <Trans>Simulate on the chain, without paying</Trans> },
            {
              id: "signing",
              label: <Trans>Confirm it in your wallet</Trans>,
              detail: <Trans>Nothing happens before you confirm.</Trans>,
            },
            {
              id: "pending",
              label: <Trans>Wait for a block</Trans>,
              detail: <Trans>You can close this. It continues in the background.</Trans>,
            },
          ]}
        />
      </div>
      {"hash" in transaction && (
        <p className="flex flex-wrap items-center gap-2 text-quiet text-sm">
          <Trans>Transaction</Trans> <TransactionLink hash={transaction.hash} />
        </p>
      )}
      <SilentWallet flow={flow} />
      {transaction.step === "pending" && transaction.stalled && (
        <Stalled checkAgain={flow.checkAgain} forget={flow.forget} />
      )}
    </div>
  );
}
