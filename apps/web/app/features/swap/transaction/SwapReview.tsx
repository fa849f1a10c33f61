import { needsTypedConfirmation, priceImpact } from "@canopy/swap/quotes/price";
import type { Exchange, Quote } from "@canopy/swap/types";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Hash } from "viem";
import { useConfig } from "wagmi";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { useFocusWhen } from "../../../lib/use-focus-when.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { isBusy } from "../../transactions/flow/transaction.ts";
import { MemberTransaction } from "../../transactions/MemberTransaction.tsx";
import type { TransactionFlow } from "../../transactions/use-transaction.ts";
import { type RecordScope, swapRecords } from "../history/swap-records.ts";
import { ApprovalProgress, ApprovalStep } from "./ApprovalStep.tsx";
import { nextStep } from "./next-step.ts";
import { OrderSummary } from "./OrderSummary.tsx";
import { PriceChanged } from "./PriceChanged.tsx";
import { SwapResult } from "./SwapResult.tsx";
import { type PreparedSwap, swapSteps } from "./swap-steps.ts";
import { TypedConfirmation } from "./TypedConfirmation.tsx";
import { bestOffer, isWithinLimit, type SwapTerms, type Terms } from "./terms.ts";
import { useApprovalEnd } from "./use-approval-end.ts";
import { useFreshQuote, useHolding, useTransferCheck } from "./use-review-reads.ts";

interface SwapReviewProps {
  readonly exchange: Exchange;
  /** What the form showed. Newer terms of the form do not change what is reviewed. */
  readonly terms: SwapTerms;
  /** What the form shows now. It is offered when the reviewed price is gone. */
  readonly latest: Terms | null;
  readonly scope: RecordScope & { readonly address: `0x${string}` };
  readonly approval: TransactionFlow;
  readonly swap: TransactionFlow;
  close(): void;
}

/** The steps of one swap, from what the member agrees to, to what it brought. */
export function SwapReview({ terms: reviewed, ...rest }: SwapReviewProps) {
  const { exchange, scope, approval, swap } = rest;
  const [terms, setTerms] = useState(reviewed);
  /** The price that the member accepts once a word is typed. */
  const [unconfirmed, setUnconfirmed] = useState<Quote | null>(null);
  // A swap that was sent before a reload has other terms.
  const [isEarlier] = useState(isBusy(swap.transaction));
  const holding = useHolding(exchange, terms, scope.address);
  const transfers = useTransferCheck(exchange, terms, scope.address);
  const allowance = terms.from.isNative ? 0n : holding.data?.allowance;
  useApprovalEnd(approval, allowance);
  // Nothing is approved for a token that can't be swapped.
  const isKnown = allowance !== undefined && transfers.isSuccess;
  const next = isKnown ? nextStep(exchange, terms, allowance) : null;
  const isSent = isBusy(swap.transaction) || swap.transaction.step === "mined";
  const isApproving = !isSent && (isBusy(approval.transaction) || approval.transaction.step === "mined");
  const isReady = next?.step === "send" && !isApproving;
  function retry() {
    for (const query of [transfers, holding]) if (query.isError) void query.refetch();
  }
  // The button of the approval is gone.
  const part = useFocusWhen<HTMLDivElement>(approval.transaction.step === "idle" && unconfirmed === null);
  const question = useFocusWhen<HTMLDivElement>(unconfirmed !== null);

  function renew(quote: Quote) {
    setUnconfirmed(null);
    swap.reset();
    setTerms({ ...terms, quote });
  }

  if (unconfirmed !== null) {
    return (
      <div ref={question} tabIndex={-1} className="outline-none">
        <TypedConfirmation
          terms={{ ...terms, quote: unconfirmed }}
          action={<Trans>Use the new price</Trans>}
          confirm={() => renew(unconfirmed)}
        />
      </div>
    );
  }

  return (
    <div className="space-y-5">
      {isEarlier && isBusy(swap.transaction) ? (
        <p>
          <Trans>
            A swap that you sent before is on its way. You can send the next one when it is mined.
          </Trans>
        </p>
      ) : (
        swap.transaction.step !== "mined" && <OrderSummary terms={terms} />
      )}
      <div ref={part} tabIndex={-1} className="outline-none">
        {isSent || isReady ? (
          <SwapStep
            {...rest}
            terms={terms}
            accept={(quote) =>
              needsTypedConfirmation(priceImpact(quote)) ? setUnconfirmed(quote) : renew(quote)
            }
          />
        ) : isApproving ? (
          <ApprovalProgress flow={approval} />
        ) : next === null || next.step === "send" ? (
          <ReadState error={transfers.error ?? holding.error} retry={retry} close={rest.close} />
        ) : (
          <ApprovalStep exchange={exchange} terms={terms} next={next} flow={approval} close={rest.close} />
        )}
      </div>
    </div>
  );
}

interface ReadStateProps {
  readonly error: Error | null;
  retry(): void;
  close(): void;
}

/** While it is not known what the swap needs, or when it can't be known. */
function ReadState({ error, retry, close }: ReadStateProps) {
  const { i18n } = useLingui();
  if (error === null) return <Skeleton className="h-13 w-full" />;
  const classified = classifyError(error);
  // No second try changes the token.
  const isFinal = classified.code === "TOKEN_TAKES_FEE";
  return (
    <Notice
      tone="danger"
      live
      action={
        <Button size="small" variant="secondary" onClick={isFinal ? close : retry}>
          {isFinal ? <Trans>Back to the form</Trans> : <Trans>Try again</Trans>}
        </Button>
      }
    >
      {errorMessage(classified, i18n)}
    </Notice>
  );
}

interface SwapStepProps extends Omit<SwapReviewProps, "approval"> {
  /** The member wants a newer quote. */
  accept(quote: Quote): void;
}

function SwapStep({ exchange, terms, latest, scope, swap, close, accept }: SwapStepProps) {
  const { i18n } = useLingui();
  const plan = usePlan();
  const wallets = useConfig();
  const fresh = useFreshQuote(exchange, terms).data;
  const { transaction } = swap;
  const isGone = fresh === null || (fresh !== undefined && !isWithinLimit(terms, fresh));
  const offer = isGone ? bestOffer(terms, fresh, latest) : null;

  function sent(hash: Hash, { quote: { side, amountIn, amountOut }, quotedAt }: PreparedSwap) {
    swapRecords.put(scope, { hash, side, amountIn, amountOut, quotedAt });
  }

  return (
    <MemberTransaction
      flow={swap}
      close={close}
      ready={fresh !== undefined && !isGone}
      send={(account) => swap.start(swapSteps({ connection: plan, wallets, exchange, account, sent }, terms))}
      action={<Trans>Swap</Trans>}
      done={() =>
        transaction.step === "mined" && (
          <SwapResult exchange={exchange} terms={terms} member={scope.address} hash={transaction.hash} />
        )
      }
    >
      {isGone && offer === null && (
        <Notice tone="danger" live>
          {errorMessage({ code: "NO_LIQUIDITY" }, i18n)}
        </Notice>
      )}
      {offer && <PriceChanged terms={terms} offer={offer} accept={() => accept(offer)} />}
      {transaction.step === "reverted" && transaction.reason === null && (
        <p className="text-quiet text-sm">
          <Trans>
            Most likely another trade in the same block moved the price past your limit, and the exchange then
            enforced the limit.
          </Trans>
        </p>
      )}
    </MemberTransaction>
  );
}
