import type { CalculationData } from "@canopy/shared/api/calculation";
import { formatUSD, weiToUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { RoundByContract } from "../../../../chain/read-round.ts";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
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
