import { Trans } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { Service } from "./Service.tsx";

export function PlusPlan() {
  const { plusUnit, mostUnits, plusHeroMost, plusKnightMost } = usePlanFacts();
  return (
    <Service
      status="chain"
      scene="contract"
      rules={[
        <Trans key="members">
          Only members of the first plan can join, under the name they have there, sponsored by and placed
          below members of Plus.
        </Trans>,
        <Trans key="unit">
          A unit costs {plusUnit}; a member holds one to {mostUnits}. Shares, points, cap and rounds are those
          of the first plan.
        </Trans>,
        <Trans key="apart">
          It has money, points and ranks of its own. Nothing flows from one plan into the other, and one
          cannot use up what the other holds.
        </Trans>,
        <Trans key="ranks">
          A share of its HeroPool is worth one of its units at the most: {plusHeroMost} a month for a Hero,{" "}
          {plusKnightMost} for a Knight.
        </Trans>,
        <Trans key="risk">Higher amounts make losses higher. They do not make them less likely.</Trans>,
      ]}
    >
      <p>
        <Trans>
          The same contract once more, with larger units, where the operator has set it up. This site settles
          it and shows its figures in the <LocaleLink to="/admin/reports/basic">report</LocaleLink>, but has
          no page on which to join it.
        </Trans>
      </p>
    </Service>
  );
}
