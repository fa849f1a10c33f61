import { Trans } from "@lingui/react/macro";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { Service } from "./Service.tsx";

export function PlusPlan() {
  const { plusUnit, mostUnits, plusShareMost } = usePlanFacts();
  return (
    <Service
      status="open"
      scene="contract"
      rules={[
        <Trans key="members">
          Only members of the core plan can join, under the name they have there, sponsored by and placed
          below members of Plus.
        </Trans>,
        <Trans key="unit">
          A unit costs {plusUnit}; a member holds one to {mostUnits}. Shares, points, cap and rounds are the
          same as in the core plan.
        </Trans>,
        <Trans key="apart">
          It has its own money, points and ranks. Nothing flows from one plan into the other, and neither can
          spend what the other holds.
        </Trans>,
        <Trans key="ranks">A share of its HeroPool is worth at most {plusShareMost}.</Trans>,
        <Trans key="risk">Larger amounts mean larger losses. They do not make losses less likely.</Trans>,
      ]}
    >
      <p>
        <Trans>
          A second deployment of the same contract with larger units, if the operator has one. Members join it
          in their dashboard, and its figures are in the{" "}
          <LocaleLink to="/admin/reports/basic">report</LocaleLink>.
        </Trans>
      </p>
    </Service>
  );
}
