import { Trans, useLingui } from "@lingui/react/macro";
import type { ClassifiedError } from "../../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../../chain/error-messages/error-message.ts";
import { usePlan } from "../../../../chain/plan-context.ts";
import { CostCard } from "../../../../features/entry/CostCard.tsx";
import { EntriesClosed } from "../../../../features/entry/EntriesClosed.tsx";
import type { EntryQuote } from "../../../../features/entry/form/use-entry-quote.ts";
import { NetworkFigure } from "../../../../features/report/NetworkFigure.tsx";
import { LimitUnknown, OverLimit } from "../../../../features/spending-limit/LimitSection.tsx";
import { OtherAccountRequest } from "../../../../features/transactions/OtherAccountRequest.tsx";
import { TransactionError } from "../../../../features/transactions/TransactionError.tsx";
import type { TransactionFlow } from "../../../../features/transactions/use-transaction.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Card } from "../../../../ui/primitives/Card.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import type { useJoinBudget } from "./use-join-budget.ts";

interface JoinCostProps {
  readonly quote: EntryQuote;
  readonly budget: ReturnType<typeof useJoinBudget>;
  readonly flow: TransactionFlow;
  /** Why the wallet did not switch to the plan's chain. */
  readonly walletError: ClassifiedError | null;
  readonly isConnected: boolean;
  readonly isSubmitting: boolean;
}

/** What joining costs, how others have done, what prevents it, and the button that pays. */
export function JoinCost({ quote, budget, flow, walletError, isConnected, isSubmitting }: JoinCostProps) {
  const { i18n } = useLingui();
  const { config } = usePlan();
  return (
    <Card className="space-y-5">
      <CostCard cost={quote.cost} balance={quote.balance} />
      <NetworkFigure plan="plus" />
      <EntriesClosed error={quote.terms.error} opensAt={config.opensAt} />
      {budget.over && <OverLimit {...budget.over} />}
      {budget.isError && <LimitUnknown retry={budget.retry} />}
      <OtherAccountRequest flow={flow} />
      <TransactionError transaction={flow.transaction} />
      {walletError && (
        <Notice tone="warning" live>
          {errorMessage(walletError, i18n)}
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        wide
        disabled={!budget.isAllowed || (isConnected && quote.cost === null)}
        busy={isSubmitting}
      >
        {isConnected ? <Trans>Join and pay</Trans> : <Trans>Connect a wallet to join</Trans>}
      </Button>
    </Card>
  );
}
