import { findVenue } from "@canopy/swap/chain/venues";
import type { Exchange } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { useConfig } from "wagmi";
import { usePlan } from "../../../chain/plan-context.ts";
import { requestSteps } from "../../../chain/transaction-steps.ts";
import { Address } from "../../../ui/primitives/Address.tsx";
import { LeafLoader } from "../../../ui/primitives/LeafLoader.tsx";
import { MemberTransaction } from "../../transactions/MemberTransaction.tsx";
import { NetworkFee } from "../../transactions/NetworkFee.tsx";
import { TransactionProgress } from "../../transactions/TransactionProgress.tsx";
import type { TransactionFlow } from "../../transactions/use-transaction.ts";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import type { NextStep } from "./next-step.ts";
import { mostSold, type SwapTerms } from "./terms.ts";

/** Upper bound of the gas of an approval, for tokens behind a proxy, too. */
const approvalGas = 70_000n;

interface ApprovalStepProps {
  readonly exchange: Exchange;
  readonly terms: SwapTerms;
  readonly next: Exclude<NextStep, { readonly step: "send" }>;
  readonly flow: TransactionFlow;
  close(): void;
}

/** Lets the router take exactly what the swap sells, or first removes what is left of an older approval. */
export function ApprovalStep({ exchange, terms, next: { step, request }, flow, close }: ApprovalStepProps) {
  const plan = usePlan();
  const wallets = useConfig();
  const sum = (
    <TokenAmount
      amount={mostSold(terms)}
      token={terms.from}
      rounding="up"
      className="[&>span]:text-current"
    />
  );
  const symbol = <bdi>{terms.from.symbol}</bdi>;
  const router = <Address value={findVenue(exchange, terms.quote.path.venue).router} />;
  return (
    <MemberTransaction
      flow={flow}
      close={close}
      ready
      send={(account) => flow.start(requestSteps(plan, wallets, account, request))}
      action={
        step === "reset" ? (
          <Trans>Remove the old approval</Trans>
        ) : (
          <span>
            <Trans>Approve {sum}</Trans>
          </span>
        )
      }
      done={() => null}
    >
      <p>
        {step === "reset" ? (
          <Trans>
            First: an older approval of {symbol} is left, and some tokens refuse a new one until it is
            removed. After this you approve the new amount, then you swap.
          </Trans>
        ) : (
          <Trans>
            First allow the exchange's router {router} to take {sum}, and no more. Then you confirm the swap
            itself.
          </Trans>
        )}
      </p>
      <NetworkFee gas={approvalGas} />
    </MemberTransaction>
  );
}

/** An approval on its way, up to the moment in which the node shows it. */
export function ApprovalProgress({ flow }: Pick<ApprovalStepProps, "flow">) {
  if (flow.transaction.step !== "mined") return <TransactionProgress flow={flow} />;
  return (
    <p role="status" className="flex items-center gap-3 text-quiet">
      <LeafLoader size={24} />
      <Trans>Mined. Reading your approval from the chain…</Trans>
    </p>
  );
}
