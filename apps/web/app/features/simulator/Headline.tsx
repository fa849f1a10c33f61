import { EVEN } from "@canopy/protocol/simulation/bands";
import type { OutcomeSummary } from "@canopy/protocol/simulation/summary";
import { Trans } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classes } from "../../ui/primitives/classes.ts";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { HundredOutcomes } from "./HundredOutcomes.tsx";
import { percentDown } from "./shares.ts";

interface HeadlineProps {
  /** The result of the last run, null before the first. */
  readonly summary: OutcomeSummary | null;
  readonly isRunning: boolean;
}

/** The result, as sentences that are announced on change and as a hundred leaves. */
export function Headline({ summary, isRunning }: HeadlineProps) {
  const isStale = isRunning && summary !== null;
  return (
    <div
      aria-busy={isRunning}
      className={classes("space-y-8 transition-opacity duration-150", isStale && "opacity-50 delay-200")}
    >
      <div role="status" className="min-h-56 space-y-3 sm:min-h-36 md:min-h-44 lg:min-h-52">
        {summary === null ? (
          <>
            <Skeleton className="h-8 w-full max-w-xl" />
            <Skeleton className="h-8 w-2/3 max-w-md" />
          </>
        ) : (
          <Statement summary={summary} />
        )}
      </div>
      <HundredOutcomes outcome={summary?.all ?? null} />
    </div>
  );
}

function Statement({ summary: { all, money } }: { readonly summary: OutcomeSummary }) {
  const locale = useLocale();
  const members = formatCount(all.members, locale);
  const ahead = formatCount(all.inProfit, locale);
  const nothing = formatCount(all.earnedNothing, locale);
  const returned = money.commissions + money.points + money.rebates + money.ranks;
  const together = percentDown(Math.floor((returned * EVEN) / money.entered), locale);
  const middle = percentDown(all.ratioDeciles[5] ?? 0, locale);
  return (
    <>
      <p className="max-w-[34ch] font-display text-statement proportional-nums leading-snug">
        <Trans>
          Of {members} members, {ahead} end with more than they paid, and {nothing} earn nothing.
        </Trans>
      </p>
      <p className="max-w-[62ch] text-quiet">
        <Trans>
          The member in the middle gets back {middle} of what they paid; all of them together get back{" "}
          {together}.
        </Trans>
      </p>
    </>
  );
}
