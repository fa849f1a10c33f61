import { buildWrap } from "@canopy/swap/chain/build-swap";
import type { Exchange } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { useConfig } from "wagmi";
import { usePlan } from "../../../chain/plan-context.ts";
import { requestSteps } from "../../../chain/transaction-steps.ts";
import { MemberTransaction } from "../../transactions/MemberTransaction.tsx";
import { NetworkFee } from "../../transactions/NetworkFee.tsx";
import type { TransactionFlow } from "../../transactions/use-transaction.ts";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import { WRAP_GAS } from "./gas.ts";
import type { WrapTerms } from "./terms.ts";

interface WrapReviewProps {
  readonly exchange: Exchange;
  readonly terms: WrapTerms;
  readonly flow: TransactionFlow;
  close(): void;
}

/** POL that becomes WPOL, or back: one transaction of WPOL itself, without approval. */
export function WrapReview({ exchange, terms, flow, close }: WrapReviewProps) {
  const plan = usePlan();
  const wallets = useConfig();
  const { kind, to, amount } = terms;
  return (
    <MemberTransaction
      flow={flow}
      close={close}
      ready
      send={(account) => flow.start(requestSteps(plan, wallets, account, buildWrap(exchange, kind, amount)))}
      action={kind === "wrap" ? <Trans>Wrap</Trans> : <Trans>Unwrap</Trans>}
      done={() => (
        <Trans>
          <TokenAmount amount={amount} token={to} /> is in your wallet.
        </Trans>
      )}
    >
      <p>
        <Trans>
          You receive exactly <TokenAmount amount={amount} token={to} />. One POL is always one WPOL: there is
          no price, no limit and no deadline.
        </Trans>
      </p>
      <NetworkFee gas={WRAP_GAS} />
    </MemberTransaction>
  );
}
