import type { PlanName } from "@canopy/shared/api/primitives";
import type { Outcomes } from "@canopy/shared/api/report";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { toHundred } from "./outcome-figures.ts";
import { ReportLink } from "./ReportLink.tsx";
import { useReport } from "./use-report.ts";

interface NetworkFigureProps {
  readonly plan: PlanName;
}

/** Outcomes of a plan's earlier members, shown before a payment. */
export function NetworkFigure({ plan }: NetworkFigureProps) {
  const { state } = useReport(plan);
  return (
    <div className="@container">
      {/* As high as the figure in a narrow and in a wide column. */}
      <div
        role="status"
        className="grid min-h-36 content-center rounded-md bg-clay-wash p-4 text-note @sm:min-h-29 rtl:min-h-39 rtl:@sm:min-h-31"
      >
        {state.status === "waiting" && <Skeleton className="h-28 w-full @sm:h-21" />}
        {state.status === "failed" && (
          <p>
            <Trans>
              The share of members who earned back what they paid is unavailable right now. Wait for it before
              you pay.
            </Trans>
          </p>
        )}
        {state.status === "ready" && <Figure outcomes={state.report.outcomes} plan={plan} />}
      </div>
    </div>
  );
}

function Figure({ outcomes, plan }: NetworkFigureProps & { readonly outcomes: Outcomes }) {
  const hundred = toHundred(outcomes);
  if (hundred === null) {
    return (
      <p>
        <Trans>No one has paid yet, so there are no figures about earnings.</Trans>
      </p>
    );
  }
  // Few members are shown as counts instead of shares.
  const [back, nothing, of] =
    outcomes.members < 100
      ? [outcomes.earnedBack, outcomes.earnedNothing, outcomes.members]
      : [hundred.ahead, hundred.nothing, 100];
  return (
    <>
      <p>
        <strong className="font-[600]">
          <SoFar back={back} of={of} isFewer={back === 0 && outcomes.earnedBack > 0} />
        </strong>{" "}
        <Nothing nothing={nothing} of={of} />
      </p>
      <ReportLink plan={plan} />
    </>
  );
}

interface PartProps {
  readonly back: number;
  readonly of: number;
  readonly isFewer: boolean;
}

function SoFar({ back, of, isFewer }: PartProps): ReactNode {
  const locale = useLocale();
  const all = formatCount(of, locale);
  const part = formatCount(back, locale);
  return isFewer ? (
    <Trans>So far fewer than one of {all} members has earned back what they paid.</Trans>
  ) : (
    <Plural
      value={back}
      one={`So far ${part} of ${all} members has earned back what they paid.`}
      other={`So far ${part} of ${all} members have earned back what they paid.`}
    />
  );
}

function Nothing({ nothing, of }: { readonly nothing: number; readonly of: number }): ReactNode {
  const locale = useLocale();
  const part = formatCount(nothing, locale);
  const all = formatCount(of, locale);
  return (
    <Plural
      value={nothing}
      one={`${part} of ${all} has earned nothing at all.`}
      other={`${part} of ${all} have earned nothing at all.`}
    />
  );
}
