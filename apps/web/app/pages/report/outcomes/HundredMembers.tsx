import type { Outcomes } from "@canopy/shared/api/report";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { HundredLeaves, OutcomeSwatch } from "../../../ui/charts/HundredLeaves.tsx";
import { type OutcomeKind, outcomeKinds } from "../../../ui/charts/round-to-hundred.ts";

const words: Record<OutcomeKind, ReactNode> = {
  ahead: <Trans>earned back what they paid, or more</Trans>,
  behind: <Trans>earned back only a part of it</Trans>,
  nothing: <Trans>earned nothing at all</Trans>,
};

/** A hundred leaves, one per percent of the paying members: earned back, partly earned back, or nothing. */
export function HundredMembers({
  hundred,
  outcomes,
}: {
  readonly hundred: Record<OutcomeKind, number>;
  readonly outcomes: Outcomes;
}) {
  const locale = useLocale();
  const counts: Record<OutcomeKind, number> = {
    ahead: outcomes.earnedBack,
    behind: outcomes.members - outcomes.earnedBack - outcomes.earnedNothing,
    nothing: outcomes.earnedNothing,
  };
  return (
    <div className="space-y-6">
      <p className="max-w-[30ch] font-display text-statement leading-snug">
        <SoFar hundred={hundred} outcomes={outcomes} />
      </p>
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[1.6fr_1fr]">
        <HundredLeaves hundred={hundred} />
        <dl className="space-y-3">
          {outcomeKinds.map((kind) => (
            <div key={kind} className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
              <dt className="col-start-2">
                {words[kind]}
                <span className="block text-quiet text-sm">
                  <Trans>
                    {formatCount(counts[kind], locale)} of {formatCount(outcomes.members, locale)} members
                  </Trans>
                </span>
              </dt>
              <dd className="col-start-1 row-start-1 flex items-baseline gap-2.5 font-display text-2xl">
                <OutcomeSwatch kind={kind} />
                <span className="min-w-[2.2ch] text-right">{formatCount(hundred[kind], locale)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function SoFar({
  hundred,
  outcomes,
}: {
  readonly hundred: Record<OutcomeKind, number>;
  readonly outcomes: Outcomes;
}) {
  const locale = useLocale();
  const part = formatCount(hundred.ahead, locale);
  const all = formatCount(100, locale);
  if (hundred.ahead === 0 && outcomes.earnedBack > 0)
    return <Trans>So far fewer than one of {all} members has earned back what they paid.</Trans>;
  return (
    <Trans>
      So far {part} of {all} members have earned back what they paid.
    </Trans>
  );
}
