import { Trans } from "@lingui/react/macro";
import { shortHex } from "../../ui/primitives/Address.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import type { TransactionFlow } from "./use-transaction.ts";

/** Shown when the wallet switched accounts while it was asking. Renders nothing otherwise. */
export function OtherAccountRequest({ flow }: { readonly flow: Pick<TransactionFlow, "otherAsking"> }) {
  if (flow.otherAsking === null) return null;
  const account = <bdi dir="ltr">{shortHex(flow.otherAsking)}</bdi>;
  return (
    <Notice tone="warning" live title={<Trans>Your wallet switched accounts</Trans>}>
      <Trans>
        It still asks account {account} to confirm. Decline that request to continue with the current account.
        If you confirm it, account {account} pays.
      </Trans>
    </Notice>
  );
}
