import type { PlanName } from "@canopy/shared/api/primitives";
import type { Outcomes } from "@canopy/shared/api/report";
import { Plural, Trans } from "@lingui/react/macro";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { HundredLeaves } from "../../../ui/charts/HundredLeaves.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { toHundred, totalReturn } from "../../report/outcome-figures.ts";
import { ReportLink } from "../../report/ReportLink.tsx";
import { useReport } from "../../report/use-report.ts";

/** The share of members who never earned back what they paid. */
export function NeverEarnedBack({ plan }: { readonly plan: PlanName }) {
  const { state } = useReport(plan);
  return (
    <div role="status" className="min-h-44 rounded-md bg-clay-wash p-4 text-note forced-colors:border">
      {state.status === "waiting" && <Skeleton className="h-36 w-full" />}
      {state.status === "failed" && (
        <p>
          <Trans>
            How many real members never earned back what they paid is unavailable right now. Don't decide
            without that number.
          </Trans>
        </p>
      )}
      {state.status === "ready" && <Shares outcomes={state.report.outcomes} plan={plan} />}
    </div>
  );
}

interface SharesProps {
  readonly outcomes: Outcomes;
  readonly plan: PlanName;
}

function Shares({ outcomes, plan }: SharesProps) {
  const locale = useLocale();
  const behind = outcomes.members - outcomes.earnedBack;
  const back = totalReturn(outcomes);
  const hundred = toHundred(outcomes);
  if (hundred === null || back === null) {
    return (
      <p>
        <Trans>No one has paid yet, so there are no figures about earnings.</Trans>
      </p>
    );
  }
  const some = formatCount(behind, locale);
  const all = formatCount(outcomes.members, locale);
  // Rounded up, so that it never looks smaller.
  const share = formatPercent(Math.ceil((behind * 100) / outcomes.members) * 100, locale);
  const returned = formatPercent(Math.floor(back / 100) * 100, locale);
  const { earnedNothing } = outcomes;
  const none = formatCount(earnedNothing, locale);
  return (
    <>
      <HundredLeaves hundred={hundred} className="mb-3 max-w-sm" />
      <p>
        <strong className="font-[600]">
          <Plural
            value={behind}
            one={`${some} of ${all} real members (${share}) has not earned back what they paid.`}
            other={`${some} of ${all} real members (${share}) have not earned back what they paid.`}
          />
        </strong>{" "}
        <Plural
          value={earnedNothing}
          one={`${none} of them has earned nothing at all.`}
          other={`${none} of them have earned nothing at all.`}
        />{" "}
        <Trans>Together, members got back {returned} of their payments.</Trans>
      </p>
      <ReportLink plan={plan} />
    </>
  );
}
