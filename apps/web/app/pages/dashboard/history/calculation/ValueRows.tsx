import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { RoundByContract } from "../../../../chain/read-round.ts";
import { formatCount, formatPercent } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { ExactAmount } from "../../../../ui/primitives/ExactAmount.tsx";
import { byContract, type Derived } from "./derive.ts";
import { FigureList, type FigureRow } from "./FigureList.tsx";

interface ValueRowsProps {
  /** USD of one POL in the round, 18 decimals. */
  readonly polUsd: bigint;
  readonly derived: Derived;
  readonly contract: RoundByContract;
}

/** From the day's pool to the value of a point and the rebate of a unit. */
export function ValueRows({ polUsd, derived, contract }: ValueRowsProps) {
  const locale = useLocale();
  const checked = byContract(contract);
  const units = formatCount(contract.units, locale);
  const points = formatCount(contract.points, locale);
  const most = formatCount(contract.units * contract.pointsPerUnit, locale);
  const pool = formatPercent(contract.shares.pool, locale);
  const price = <Amount value={formatAmount(contract.unitPrice, 18, 4)} unit="POL" />;
  const rate = <Amount value={formatUSD(polUsd, 4)} />;
  const rows: FigureRow[] = [
    {
      id: "pool",
      name: <Trans>The day's pool</Trans>,
      how: (
        <Trans>
          {pool} of the price of all units of the round, {units} × {price}; one POL was {rate}
        </Trans>
      ),
      value: <Amount value={formatAmount(derived.pool, 18, 4)} unit="POL" />,
      agrees: null,
    },
    {
      id: "pointValue",
      name: <Trans>Value of a point</Trans>,
      how:
        contract.points > contract.units * contract.pointsPerUnit ? (
          <Trans>the pool ÷ the points of all members, {points}</Trans>
        ) : (
          <Trans>
            the pool ÷ the most points that all units could make, {most}; the points of all members were{" "}
            {points}
          </Trans>
        ),
      value: <ExactAmount wei={derived.pointValue} unit="POL" />,
      agrees: checked.pointValue === derived.pointValue,
    },
    {
      id: "rebate",
      name: <Trans>Rebate of a unit</Trans>,
      how: <Trans>what the points of all members left of the pool ÷ all units of the round, {units}</Trans>,
      value: <ExactAmount wei={derived.rebate} unit="POL" />,
      agrees: checked.rebate === derived.rebate,
    },
  ];
  return <FigureList rows={rows} />;
}
