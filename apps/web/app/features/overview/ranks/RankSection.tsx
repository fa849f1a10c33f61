import { toMonth } from "@canopy/protocol/rules/calendar";
import { ranks as rules } from "@canopy/protocol/rules/parameters";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import type { MemberRanks } from "../../../chain/read-ranks.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Meter } from "../../../ui/primitives/Meter.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { PastMonths } from "./PastMonths.tsx";
import { RankActionNotice } from "./RankActionNotice.tsx";
import { type RoundClock, roundsLeft } from "./rank-state.ts";
import { useMonthSpan } from "./use-month-span.ts";
import type { useRanks } from "./use-ranks.ts";

interface RankSectionProps {
  readonly id: number;
  readonly clock: RoundClock;
  readonly ranks: ReturnType<typeof useRanks>;
  /** The member's points since joining. */
  readonly lifetimePoints: number;
  /** The forecast of points in the month's open rounds. */
  readonly provisional: number;
}

/** Hero and Knight: what is reached, what is missing, and what shares were worth. */
export function RankSection({ id, clock, ranks, lifetimePoints, provisional }: RankSectionProps) {
  const { i18n } = useLingui();
  return (
    <DashboardSection id="ranks" title={<Trans>Ranks</Trans>} aside={<MonthClock clock={clock} />}>
      {ranks.data ? (
        <div className="space-y-6">
          <RankActionNotice id={id} ranks={ranks.data} clock={clock} lifetimePoints={lifetimePoints} />
          <Progress ranks={ranks.data} round={clock.round} provisional={provisional} />
          <PastMonths ranks={ranks.data} clock={clock} />
        </div>
      ) : ranks.isPending ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <Notice
          tone="warning"
          live
          action={
            <Button size="small" variant="secondary" onClick={() => void ranks.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(classifyError(ranks.error), i18n)}
        </Notice>
      )}
    </DashboardSection>
  );
}

function MonthClock({ clock }: { readonly clock: RoundClock }) {
  const span = useMonthSpan(clock)(toMonth(clock.round));
  const rounds = roundsLeft(clock.round);
  const left = formatCount(rounds, useLocale());
  return (
    <p className="text-quiet">
      {span} <Plural value={rounds} one={`(${left} round left)`} other={`(${left} rounds left)`} />
    </p>
  );
}

interface ProgressProps {
  readonly ranks: MemberRanks;
  readonly round: number;
  readonly provisional: number;
}

function Progress({ ranks, round, provisional }: ProgressProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { heroUsd, knightUsd, heroesSponsored, knightShares } = usePlanFacts();
  const current = ranks.months.find(({ month }) => month === toMonth(round));
  const points = (current?.points ?? 0) + provisional;
  const heroes = current?.heroes ?? 0;
  const got = formatCount(points, locale);
  const need = formatCount(rules.monthlyPoints, locale);
  const missing = formatCount(Math.max(0, rules.monthlyPoints - points), locale);
  const heroCount = formatCount(heroes, locale);
  const isHero = points >= rules.monthlyPoints;
  return (
    <dl className="space-y-5">
      <div>
        <dt className="flex items-baseline justify-between gap-4 pb-2">
          <span className="font-[600]">
            <Trans>Hero</Trans>
          </span>
          <span className="text-quiet">
            <Trans>
              <span className="font-display text-2xl text-ink">{got}</span> of {need} points
            </Trans>
          </span>
        </dt>
        <dd className="space-y-2">
          <Meter
            value={points}
            most={rules.monthlyPoints}
            label={t`Points towards Hero`}
            text={t`${got} of ${need} points`}
          />
          <p className="text-quiet text-sm">
            {isHero ? (
              <Trans>Reached. A share for each full {need} points; claim it when the month has ended.</Trans>
            ) : (
              <Trans>
                {missing} points are missing this month. Point earnings of {heroUsd} in total qualify once,
                too.
              </Trans>
            )}
          </p>
        </dd>
      </div>
      <div>
        <dt className="flex items-baseline justify-between gap-4 pb-2">
          <span className="font-[600]">
            <Trans>Knight</Trans>
          </span>
          <span className="text-quiet">
            <Trans>
              <span className="font-display text-2xl text-ink">{heroCount}</span> of {heroesSponsored} Heroes
            </Trans>
          </span>
        </dt>
        <dd className="space-y-2">
          <Meter
            value={heroes}
            most={rules.heroesSponsored}
            label={t`Heroes towards Knight`}
            text={t`${heroCount} of ${heroesSponsored} Heroes`}
            look="leaf"
          />
          <p className="text-quiet text-sm">
            <Trans>
              A Hero becomes a Knight when {heroesSponsored} members whom they sponsored are Heroes of the
              same month. Heroes count once they have claimed, after the month. A Knight has {knightShares}{" "}
              more shares; point earnings of {knightUsd} replace the {need} points once.
            </Trans>
          </p>
        </dd>
      </div>
    </dl>
  );
}
