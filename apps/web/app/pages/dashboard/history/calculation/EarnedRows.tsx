import type { CalculationData } from "@canopy/shared/api/calculation";
import { formatAmount, weiToUSD } from "@canopy/shared/money";
import { addRounded, createCarry, type Rounded } from "@canopy/shared/rounding";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { RoundByContract } from "../../../../chain/read-round.ts";
import { formatCount, formatPercent } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Amount, RoundedUSD } from "../../../../ui/primitives/Amount.tsx";
import { ExactAmount } from "../../../../ui/primitives/ExactAmount.tsx";
import { byContract, type Derived, type Facts } from "./derive.ts";
import { FigureList, type FigureRow } from "./FigureList.tsx";

interface EarnedRowsProps {
  readonly data: Pick<CalculationData, "plan" | "round">;
  readonly facts: Facts;
  readonly derived: Derived;
  readonly contract: RoundByContract;
}

/** What the member got, in POL to the last digit and in dollars. */
export function EarnedRows({ data, facts, derived, contract }: EarnedRowsProps) {
  const locale = useLocale();
  const checked = byContract(contract);
  const points = formatCount(derived.points, locale);
  const bought = formatCount(facts.bought, locale);
  const sponsored = formatCount(facts.sponsored, locale);
  const share = formatPercent(contract.shares.sponsor, locale);
  const commission = <Amount value={formatAmount(derived.commission, 18, 4)} unit="POL" />;
  const inHistory = `/dashboard/history?${new URLSearchParams({
    ...(data.plan === "plus" && { plan: "plus" }),
    kind: "commissions",
    from: String(data.round),
    to: String(data.round),
  })}`;
  const carry = createCarry();
  const toUSD = (wei: bigint) => carry(weiToUSD(wei, facts.polUsd));
  const usd = {
    points: toUSD(derived.pointEarnings),
    rebates: toUSD(derived.rebates),
    commissions: toUSD(derived.commissions),
  };
  const rows: FigureRow[] = [
    {
      id: "pointEarnings",
      name: <Trans>For points</Trans>,
      how: <Trans>your points, {points} × the value of a point</Trans>,
      value: <Worth wei={derived.pointEarnings} usd={usd.points} />,
      agrees: checked.pointEarnings === derived.pointEarnings,
    },
    {
      id: "rebates",
      name: <Trans>Rebates</Trans>,
      how: <Trans>units that you bought in this round, {bought} × the rebate of a unit</Trans>,
      value: <Worth wei={derived.rebates} usd={usd.rebates} />,
      agrees: null,
    },
    {
      id: "commissions",
      name: <Trans>Commissions</Trans>,
      how: (
        <Trans>
          units bought by members whom you sponsored, {sponsored} × {commission}, which is {share} of a unit:{" "}
          <Link to={inHistory} className="text-leaf underline underline-offset-4">
            see them in your history
          </Link>
        </Trans>
      ),
      value: <Worth wei={derived.commissions} usd={usd.commissions} />,
      agrees: checked.commissions === derived.commissions,
    },
  ];
  return (
    <FigureList
      rows={rows}
      total={{
        name: <Trans>Together</Trans>,
        value: <Worth wei={derived.total} usd={Object.values(usd).reduce(addRounded)} />,
      }}
    />
  );
}

/** POL to the last digit, and dollars at the round's price. */
function Worth({ wei, usd }: { readonly wei: bigint; readonly usd: Rounded }) {
  return (
    <>
      <ExactAmount wei={wei} unit="POL" />
      <span className="block font-normal text-quiet text-sm">
        <RoundedUSD usd={usd} />
      </span>
    </>
  );
}
