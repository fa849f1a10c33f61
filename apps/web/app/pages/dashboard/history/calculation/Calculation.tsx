import type { CalculationData } from "@canopy/shared/api/calculation";
import { formatSmallAmount, formatSmallUSD } from "@canopy/shared/money";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { RoundByContract } from "../../../../chain/read-round.ts";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Agreement } from "./Agreement.tsx";
import type { Derived, Facts } from "./derive.ts";
import { EarnedRows } from "./EarnedRows.tsx";
import { LegTable } from "./LegTable.tsx";
import { PointRows } from "./PointRows.tsx";
import { ValueRows } from "./ValueRows.tsx";

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
        <ValueRows polUsd={facts.polUsd} derived={derived} contract={contract} />
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
          <Amount value={formatSmallAmount(derived.total)} unit="POL" />
        </p>
        <p className="pt-3 text-lg text-quiet">
          <Trans>
            <Amount value={formatSmallUSD(derived.totalUSD)} className="text-ink" /> at the round's price
          </Trans>
          {" · "}
          <Plural value={derived.points} one={`${points} point`} other={`${points} points`} />
        </p>
      </div>
      <Agreement derived={derived} contract={contract} />
    </div>
  );
}
