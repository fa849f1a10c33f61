import { Trans } from "@lingui/react/macro";
import { useSilentWallet } from "../../chain/use-silent-wallet.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import type { TransactionFlow } from "./use-transaction.ts";

/** Offers to start again while the wallet does not answer. Renders nothing otherwise. */
export function SilentWallet({ flow }: { readonly flow: Pick<TransactionFlow, "transaction" | "abandon"> }) {
  const { step } = flow.transaction;
  const isSilent = useSilentWallet(step === "signing" ? step : null);
  if (!isSilent) return null;
  return (
    <Notice
      tone="warning"
      live
      title={<Trans>Your wallet has not answered yet</Trans>}
      action={
        <Button size="small" variant="secondary" onClick={flow.abandon}>
          <Trans>Start again</Trans>
        </Button>
      }
    >
      <Trans>
        Open your wallet and look for the request. If there is none, start again: nothing has been sent so
        far.
      </Trans>
    </Notice>
  );
}
