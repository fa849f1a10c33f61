import type { CalculationData } from "@canopy/shared/api/calculation";
import { formatAmount, formatUSD, weiToUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { RoundByContract } from "../../../../chain/read-round.ts";
import { formatCount, formatPercent } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { ExactAmount } from "../../../../ui/primitives/ExactAmount.tsx";
import { Agreement } from "./Agreement.tsx";
import { byContract, type Derived, type Facts } from "./derive.ts";
import { FigureList, type FigureRow } from "./FigureList.tsx";
import { LegTable } from "./LegTable.tsx";

interface CalculationProps {
  readonly data: CalculationData;
  readonly facts: Facts;
  readonly derived: Derived;
  readonly contract: RoundByContract;
  /** The entries that reached the legs. */
  readonly arrivals: ReactNode;
}

/** A round's result first, then the steps that lead to it. */
export function Calculation({ data, facts, derived, contract, arrivals }: CalculationProps) {
  return (
    <div className="space-y-12">
      <Result derived={derived} contract={contract} />
      <DashboardSection id="legs" title={<Trans>1. What reached your legs</Trans>}>
        <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <LegTable legs={data.legs} pairs={derived.pairs} isRoot={facts.isRoot} />
          {arrivals}
        </div>
      </DashboardSection>
      <DashboardSection id="points" title={<Trans>2. Pairs, cap and points</Trans>}>
        <PointRows facts={facts} derived={derived} contract={contract} />
      </DashboardSection>
      <DashboardSection id="values" title={<Trans>3. What a point and a unit got</Trans>}>
        <ValueRows data={data} derived={derived} contract={contract} />
      </DashboardSection>
      <DashboardSection id="earned" title={<Trans>4. What you got</Trans>}>
        <EarnedRows data={data} facts={facts} derived={derived} contract={contract} />
      </DashboardSection>
    </div>
  );
}

function Result({ derived, contract }: Pick<CalculationProps, "derived" | "contract">) {
  const points = formatCount(derived.points, useLocale());
  return (
    <div className="grid items-end gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div>
        <p className="label-text">
          <Trans>This round gave you</Trans>
        </p>
        <p className="pt-2 font-display text-5xl leading-none sm:text-6xl">
          <Amount value={formatAmount(derived.total)} unit="POL" />
        </p>
        <p className="pt-3 text-lg text-quiet">
          <Trans>
            <Amount value={formatUSD(derived.totalUSD)} className="text-ink" /> at the round's price, with{" "}
            {points} points
          </Trans>
        </p>
      </div>
      <Agreement derived={derived} contract={contract} />
    </div>
  );
}

type RowsProps = Pick<CalculationProps, "data" | "facts" | "derived" | "contract">;

function PointRows({ facts, derived, contract }: Omit<RowsProps, "data">) {
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  const checked = byContract(contract);
  const perUnit = count(contract.pointsPerUnit);
  const held = count(facts.held);
  const pairs = count(derived.pairs);
  const cap = count(derived.cap);
  const points = count(derived.points);
  const rows: FigureRow[] = [
    {
      id: "pairs",
      name: <Trans>Pairs</Trans>,
      how: facts.isRoot ? (
        <Trans>the root's pairs do not count</Trans>
      ) : facts.legs === null ? (
        <Trans>by the index</Trans>
      ) : (
        <Trans>the smaller of both sums above</Trans>
      ),
      value: pairs,
      agrees: null,
    },
    {
      id: "cap",
      name: <Trans>Daily cap</Trans>,
      how: (
        <Trans>
          {perUnit} points × {held} units at the end of the round
        </Trans>
      ),
      value: cap,
      agrees: null,
    },
    {
      id: "points",
      name: <Trans>Your points</Trans>,
      how: (
        <Trans>
          the smaller of {pairs} and {cap}
        </Trans>
      ),
      value: points,
      agrees: checked.points === BigInt(derived.points),
    },
    {
      id: "flash",
      name: <Trans>Flash</Trans>,
      how: (
        <Trans>
          {pairs} − {points}: pairs above the cap earn nothing
        </Trans>
      ),
      value: count(derived.flash),
      agrees: checked.flash === BigInt(derived.flash),
    },
  ];
  return <FigureList rows={rows} />;
}

function ValueRows({ data, derived, contract }: Omit<RowsProps, "facts">) {
  const locale = useLocale();
  const checked = byContract(contract);
  const units = formatCount(contract.units, locale);
  const points = formatCount(contract.points, locale);
  const most = formatCount(contract.units * contract.pointsPerUnit, locale);
  const pool = formatPercent(contract.shares.pool, locale);
  const price = <Amount value={formatAmount(contract.unitPrice, 18, 4)} unit="POL" />;
  const rate = <Amount value={formatUSD(BigInt(data.polUsd), 4)} />;
  const rows: FigureRow[] = [
    {
      id: "pool",
      name: <Trans>The day's pool</Trans>,
      how: (
        <Trans>
          {pool} of {units} units at {price} each; one POL was {rate}
        </Trans>
      ),
      value: <Amount value={formatAmount(poolOf(contract), 18, 4)} unit="POL" />,
      agrees: null,
    },
    {
      id: "pointValue",
      name: <Trans>Value of a point</Trans>,
      how:
        contract.points > contract.units * contract.pointsPerUnit ? (
          <Trans>the pool ÷ {points} points of all members</Trans>
        ) : (
          <Trans>
            the pool ÷ {most}, the most points of {units} units; all members had {points}
          </Trans>
        ),
      value: <ExactAmount wei={derived.pointValue} />,
      agrees: checked.pointValue === derived.pointValue,
    },
    {
      id: "rebate",
      name: <Trans>Rebate of a unit</Trans>,
      how: (
        <Trans>
          what {points} points left of the pool ÷ {units} units bought in the round
        </Trans>
      ),
      value: <ExactAmount wei={derived.rebate} />,
      agrees: checked.rebate === derived.rebate,
    },
  ];
  return <FigureList rows={rows} />;
}

function EarnedRows({ data, facts, derived, contract }: RowsProps) {
  const locale = useLocale();
  const checked = byContract(contract);
  const points = formatCount(derived.points, locale);
  const bought = formatCount(facts.bought, locale);
  const inHistory = `/dashboard/history?${new URLSearchParams({
    ...(data.plan === "plus" && { plan: "plus" }),
    kind: "commissions",
    from: String(data.round),
    to: String(data.round),
  })}`;
  const rows: FigureRow[] = [
    {
      id: "pointEarnings",
      name: <Trans>For points</Trans>,
      how: <Trans>{points} points × the value of a point</Trans>,
      value: <Worth wei={derived.pointEarnings} polUsd={facts.polUsd} />,
      agrees: checked.pointEarnings === derived.pointEarnings,
    },
    {
      id: "rebates",
      name: <Trans>Rebates</Trans>,
      how: <Trans>{bought} units that you bought in this round × the rebate of a unit</Trans>,
      value: <Worth wei={derived.rebates} polUsd={facts.polUsd} />,
      agrees: null,
    },
    {
      id: "commissions",
      name: <Trans>Commissions</Trans>,
      how: (
        <Trans>
          from entries of members whom you sponsored:{" "}
          <Link to={inHistory} className="text-leaf underline underline-offset-4">
            see them in your history
          </Link>
        </Trans>
      ),
      value: <Worth wei={derived.commissions} polUsd={facts.polUsd} />,
      agrees: checked.commissions === derived.commissions,
    },
  ];
  return (
    <FigureList
      rows={rows}
      total={{
        name: <Trans>Together</Trans>,
        value: (
          <>
            <ExactAmount wei={derived.total} />
            <Amount value={formatUSD(derived.totalUSD)} className="block font-normal text-quiet text-sm" />
          </>
        ),
      }}
    />
  );
}

/** POL to the last digit, and dollars at the round's price. */
function Worth({ wei, polUsd }: { readonly wei: bigint; readonly polUsd: bigint }) {
  return (
    <>
      <ExactAmount wei={wei} />
      <Amount value={formatUSD(weiToUSD(wei, polUsd))} className="block font-normal text-quiet text-sm" />
    </>
  );
}

/** The pool as the contract rounds it: for each unit. */
function poolOf({ unitPrice, units, shares }: RoundByContract): bigint {
  return ((unitPrice * BigInt(shares.pool)) / 10_000n) * BigInt(units);
}
