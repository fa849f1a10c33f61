import { Trans } from "@lingui/react/macro";
import type { RoundByContract } from "../../../../chain/read-round.ts";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { byContract, type Derived, type Facts } from "./derive.ts";
import { FigureList, type FigureRow } from "./FigureList.tsx";

interface PointRowsProps {
  readonly facts: Facts;
  readonly derived: Derived;
  readonly contract: RoundByContract;
}

/** From pairs to points and flash. */
export function PointRows({ facts, derived, contract }: PointRowsProps) {
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
          your units at the end of the round, {held} × {perUnit} points
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
