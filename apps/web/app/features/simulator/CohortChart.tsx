import { EVEN } from "@canopy/protocol/simulation/bands";
import type { Cohort } from "@canopy/protocol/simulation/summary";
import { Trans } from "@lingui/react/macro";
import { formatCount, formatPercent } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** The scale ends at twice what was paid. The few early members above it would flatten all others. */
const END = 2 * EVEN;
const TICKS = [0, EVEN / 2, EVEN, (3 * EVEN) / 2, END] as const;

/** A ratio's height in the chart, in percent. */
const toHeight = (ratio: number) => (Math.min(ratio, END) / END) * 100;

/** Returns by time of joining, as ten columns. `CohortTable` has the same figures. */
export function CohortChart({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const locale = useLocale();
  return (
    <div className="space-y-4">
      <h3 className="text-xl">
        <Trans>Early and late members</Trans>
      </h3>
      <p className="max-w-[62ch] text-quiet text-sm">
        <Trans>
          Members in the order in which they joined, one tenth per column. Each band covers the middle eight
          tenths of its members; the line in it marks the median. The dashed line marks what they paid.
        </Trans>
      </p>
      <div
        aria-hidden="true"
        data-chart="cohorts"
        dir="ltr"
        className="grid grid-cols-[2.75rem_minmax(0,1fr)] text-quiet text-xs"
      >
        <div className="relative h-60">
          {TICKS.map((tick) => (
            <bdi
              key={tick}
              className="absolute end-2 translate-y-1/2 leading-none"
              style={{ bottom: `${toHeight(tick)}%` }}
            >
              {formatPercent(tick, locale)}
            </bdi>
          ))}
        </div>
        <div className="relative flex h-60 gap-[2%]">
          {TICKS.map((tick) => (
            <span
              key={tick}
              className={`absolute inset-x-0 border-t ${tick === EVEN ? "border-ink border-dashed" : "border-line"}`}
              style={{ bottom: `${toHeight(tick)}%` }}
            />
          ))}
          {cohorts.map(({ ratioDeciles }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tenth is identified by its index
            <Column key={index} ratios={ratioDeciles} />
          ))}
        </div>
        <span />
        <div className="flex justify-between pt-2">
          <bdi>
            <Trans>day {formatCount(cohorts[0]?.fromDay ?? 1, locale)}</Trans>
          </bdi>
          <bdi>
            <Trans>day {formatCount(cohorts.at(-1)?.toDay ?? 1, locale)}</Trans>
          </bdi>
        </div>
      </div>
    </div>
  );
}

/** From the first to the ninth decile: red below what was paid, green above. */
function Column({ ratios }: { readonly ratios: readonly number[] }) {
  const [low = 0, middle = 0, high = 0] = [ratios[1], ratios[5], ratios[9]];
  const part = (from: number, to: number) => ({
    bottom: `${toHeight(from)}%`,
    height: `${toHeight(to) - toHeight(from)}%`,
  });
  return (
    <span className="relative h-full min-w-0 grow">
      <span
        className="keep-colours absolute inset-x-0 bg-clay"
        style={part(Math.min(low, EVEN), Math.min(high, EVEN))}
      />
      <span
        className="keep-colours absolute inset-x-0 bg-leaf"
        style={part(Math.max(low, EVEN), Math.max(high, EVEN))}
      />
      {high > END && <span className="absolute inset-x-0 top-2 h-1 -skew-y-12 bg-sheet" />}
      <span
        className="absolute inset-x-0 h-1 translate-y-1/2 border-sheet border-y bg-ink forced-colors:bg-[CanvasText]"
        style={{ bottom: `${toHeight(middle)}%` }}
      />
    </span>
  );
}
