import type { MemberData } from "@canopy/shared/api/members";
import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { EndedRound, MemberOverview } from "../../../chain/read-member.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { LegBalance } from "../../../ui/primitives/LegBalance.tsx";
import { Meter } from "../../../ui/primitives/Meter.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { FlashNotice } from "./FlashNotice.tsx";
import { Outcome } from "./LastRound.tsx";
import { RoundClock } from "./RoundClock.tsx";
import { Units } from "./Units.tsx";

interface TodayProps {
  readonly overview: MemberOverview;
  /** Null for members who have not been in an ended round. */
  readonly lastRound: EndedRound | null;
  /** The index's forecasts of open rounds; undefined until it has answered. */
  readonly provisional: MemberData["provisional"] | undefined;
}

/** The current round: what it would give if it ended now. */
export function Today({ overview, lastRound, provisional }: TodayProps) {
  const { round, roundEndsAt, today, leftVariance, rightVariance } = overview;
  const forecast = provisional && (provisional.find((one) => one.round === round) ?? { points: 0, flash: 0 });
  return (
    <DashboardSection
      id="today"
      title={<Trans>Today</Trans>}
      aside={<RoundClock round={round} endsAt={roundEndsAt} />}
    >
      <div className="space-y-7">
        {lastRound && <LastOutcome ended={lastRound} />}
        {forecast ? (
          <Points points={forecast.points} cap={overview.maxPoints} commission={today.commission} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
        {forecast && <FlashNotice forecast={forecast} overview={overview} />}
        <div className="space-y-2">
          <h3 className="label-text">
            <Trans>Units waiting for a partner</Trans>
          </h3>
          <LegBalance
            left={leftVariance}
            right={rightVariance}
            pairs={forecast ? forecast.points + forecast.flash : null}
          />
          <p className="max-w-[66ch] text-quiet text-sm">
            <Trans>
              One unit from each leg makes a pair, and a pair makes a point. The mark in the middle counts
              today's pairs; the leaves are what the last settlement left over. Waiting units are never lost.
            </Trans>
          </p>
        </div>
        <Units overview={overview} />
      </div>
    </DashboardSection>
  );
}

/** The state of the last settlement in a line; `LastRound` has its figures. */
function LastOutcome({ ended }: { readonly ended: EndedRound }) {
  const number = formatCount(ended.round, useLocale());
  return (
    <p className="text-quiet text-sm">
      <Trans>
        Round {number}: <Outcome ended={ended} />
      </Trans>
    </p>
  );
}

interface PointsProps {
  readonly points: number;
  readonly cap: number;
  readonly commission: bigint;
}

function Points({ points, cap, commission }: PointsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const got = formatCount(points, locale);
  const most = formatCount(cap, locale);
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pb-3">
        <p>
          <span className="font-display text-5xl leading-none">{got}</span>{" "}
          <span className="text-quiet">
            <Trans>of at most {most} points</Trans>
          </span>
        </p>
        <p className="text-quiet">
          <Trans>
            Commissions today:{" "}
            <Amount value={formatAmount(commission)} unit="POL" className="font-[550] text-ink" />
          </Trans>
        </p>
      </div>
      <Meter value={points} most={cap} label={t`Points today`} text={t`${got} of at most ${most} points`} />
      <p className="pt-2 text-quiet text-sm">
        <Trans>A forecast. It can still grow, and it is final when the round is settled.</Trans>
      </p>
    </div>
  );
}
