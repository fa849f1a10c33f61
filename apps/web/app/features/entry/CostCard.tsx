import { formatAmount, formatSmallAmount, formatSmallUSD, formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import type { EntryCost } from "./entry-cost.ts";

interface CostCardProps {
  /** Null until the price is read. */
  readonly cost: EntryCost | null;
  /** The wallet's balance in wei: null without a wallet, undefined until it is read. */
  readonly balance: bigint | null | undefined;
  /** Whether the payment is for units, so that fewer of them cost less. */
  readonly hasUnits?: boolean;
}

/** The cost of the entry including fees, next to the wallet's balance. */
export function CostCard({ cost, balance, hasUnits = true }: CostCardProps) {
  return (
    <div className="space-y-4">
      <div>
        <p className="label-text">
          <Trans>You pay</Trans>
        </p>
        {cost ? (
          <>
            <p className="font-display text-4xl">
              <Amount value={formatAmount(cost.value)} unit="POL" />
            </p>
            <p className="text-quiet">
              <Amount value={formatUSD(cost.usd)} />
            </p>
          </>
        ) : (
          <Skeleton className="mt-2 h-14 w-44" />
        )}
      </div>
      <dl className="space-y-1 border-line border-t pt-3 text-sm">
        <Line label={<Trans>Network fee, at most</Trans>}>
          {cost ? (
            <PolAndDollars wei={formatSmallAmount(cost.gas, 6)} usd={formatSmallUSD(cost.gasUsd)} />
          ) : (
            <Skeleton className="h-3.5 w-20" />
          )}
        </Line>
        <Line label={<Trans>Total, at most</Trans>}>
          {cost ? (
            <PolAndDollars wei={formatAmount(cost.total, 18, 4)} usd={formatUSD(cost.totalUsd)} />
          ) : (
            <Skeleton className="h-3.5 w-28" />
          )}
        </Line>
        {balance !== null && (
          <Line label={<Trans>In your wallet</Trans>}>
            {balance === undefined ? (
              <Skeleton className="h-3.5 w-20" />
            ) : (
              <Amount value={formatAmount(balance)} unit="POL" />
            )}
          </Line>
        )}
      </dl>
      {cost && cost.missing > 0n && (
        <Notice tone="warning" live title={<Trans>Not enough POL in this wallet</Trans>}>
          {hasUnits ? (
            <Trans>
              Add at least <Amount value={formatAmount(cost.missing, 18, 4)} unit="POL" />, choose fewer
              units, or use another wallet.
            </Trans>
          ) : (
            <Trans>
              Add at least <Amount value={formatAmount(cost.missing, 18, 4)} unit="POL" />, then continue.
            </Trans>
          )}
        </Notice>
      )}
    </div>
  );
}

function PolAndDollars({ wei, usd }: { readonly wei: string; readonly usd: string }) {
  return (
    <span className="flex flex-wrap justify-end gap-x-2">
      <Amount value={wei} unit="POL" />
      <Amount value={usd} className="text-quiet" />
    </span>
  );
}

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
