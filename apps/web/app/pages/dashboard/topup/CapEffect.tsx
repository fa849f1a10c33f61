import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import type { Holding } from "../../../chain/read-holding.ts";
import { UnitLeaves } from "../../../features/entry/UnitLeaves.tsx";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { missedPoints } from "./missed-points.ts";
import { PriceNow } from "./PriceNow.tsx";
import { PAST_ROUNDS, usePastRounds } from "./use-holding.ts";

interface CapEffectProps {
  readonly holding: Holding;
  /** Units to buy. */
  readonly chosen: number;
  /** The price, undefined until it is read. */
  readonly terms: EntryTerms | undefined;
}

/** The member's units and daily cap, now and after the purchase, and whether it would have mattered so far. */
export function CapEffect({ holding, chosen, terms }: CapEffectProps) {
  const locale = useLocale();
  const { units, maximumUnits, pointsPerUnit } = holding;
  const held = formatCount(units, locale);
  const most = formatCount(maximumUnits, locale);
  const cap = pointsPerUnit * units;
  const higherCap = pointsPerUnit * (units + chosen);
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="units" className="label-text">
            <Trans>Your units</Trans>
          </h2>
          <div className="flex items-center gap-4 pt-1">
            <UnitLeaves held={units} most={maximumUnits} chosen={chosen} />
            <p className="font-[550]">
              <Trans>
                {held} of {most}
              </Trans>
            </p>
          </div>
        </div>
        <div>
          <p className="label-text leading-(--leading-heading)">
            <Trans>Points a day, at most</Trans>
          </p>
          <p className="flex items-center gap-3 font-display text-4xl leading-tight" aria-live="polite">
            <span>{formatCount(cap, locale)}</span>
            {chosen > 0 && (
              <>
                <ArrowRight
                  aria-hidden="true"
                  size={24}
                  strokeWidth={1.5}
                  className="text-quiet rtl:-scale-x-100"
                />
                <span className="sr-only">
                  <Trans>then</Trans>
                </span>
                <span className="text-leaf-deep">{formatCount(higherCap, locale)}</span>
              </>
            )}
          </p>
        </div>
      </div>
      {units >= maximumUnits ? (
        <p className="max-w-[60ch] text-quiet">
          <Trans>You hold the maximum. The contract accepts no more units for this seat.</Trans>{" "}
          <PriceNow terms={terms} />
        </p>
      ) : (
        chosen > 0 && <SoFar round={holding.round} cap={cap} higherCap={higherCap} />
      )}
    </div>
  );
}

interface SoFarProps {
  readonly round: number;
  readonly cap: number;
  readonly higherCap: number;
}

/** What the higher cap would have changed in the past rounds; for most members nothing. */
function SoFar({ round, cap, higherCap }: SoFarProps) {
  const locale = useLocale();
  const past = usePastRounds(round);
  const rounds = formatCount(PAST_ROUNDS, locale);
  if (past.isPending) return <Skeleton className="h-12 w-full" />;
  if (!past.data) {
    return (
      <p className="text-quiet text-sm">
        <Trans>The site's index did not answer, so what it would have changed so far is unknown.</Trans>
      </p>
    );
  }
  const missed = missedPoints(past.data.items, cap, higherCap);
  if (missed.points === 0) {
    return (
      <p className="max-w-[60ch]">
        <Trans>
          In your last {rounds} rounds it would have changed nothing: no round had more pairs than your
          present cap.
        </Trans>
      </p>
    );
  }
  const points = formatCount(missed.points, locale);
  const some = formatCount(missed.rounds, locale);
  return (
    <p className="max-w-[60ch]">
      <Trans>
        In your last {rounds} rounds it would have added {points} points in {some} rounds, about{" "}
        <Amount value={formatAmount(missed.wei)} unit="POL" /> at their point values. That says nothing about
        the rounds to come.
      </Trans>
    </p>
  );
}
