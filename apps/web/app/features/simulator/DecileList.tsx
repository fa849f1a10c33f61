import { EVEN } from "@canopy/protocol/simulation/bands";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatPercent } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classes } from "../../ui/primitives/classes.ts";
import { percentDown } from "./shares.ts";

interface DecileListProps {
  /** Eleven values from the lowest to the highest return, in basis points of what was paid. */
  readonly ratios: readonly number[];
  /** Share of all earnings, in basis points. */
  readonly topTenthShare: number;
}

/** Eleven members, at equal distances in the order of returns. */
export function DecileList({ ratios, topTenthShare }: DecileListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const placeName = (place: number) => {
    if (place === 0) return t`the least`;
    if (place === 5) return t`the middle`;
    if (place === ratios.length - 1) return t`the most`;
    return formatPercent(place * 1_000, locale);
  };
  return (
    <div className="@container space-y-4">
      <h3 className="text-xl">
        <Trans>From the least to the most</Trans>
      </h3>
      <p className="max-w-[62ch] text-quiet text-sm">
        <Trans>All members, sorted by how much of their payments comes back; one member per tenth.</Trans>
      </p>
      <ol className="grid grid-cols-4 ps-px pt-px @md:grid-cols-6 @xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,1.3fr)_repeat(4,minmax(0,1fr))_minmax(0,1.5fr)]">
        {ratios.map((ratio, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its index
            key={place}
            className="-ms-px -mt-px flex flex-col border border-line px-0.5 py-2.5 text-center"
          >
            <span className="whitespace-nowrap text-quiet text-xs">{placeName(place)}</span>
            <span className={classes(ratio >= EVEN ? "text-leaf" : "text-clay", place === 5 && "font-[650]")}>
              {percentDown(ratio, locale)}
            </span>
          </li>
        ))}
      </ol>
      <p className="max-w-[62ch]">
        <Trans>
          The top tenth of members earn {formatPercent(Math.floor(topTenthShare / 100) * 100, locale)} of
          everything that points, commissions and ranks pay.
        </Trans>
      </p>
    </div>
  );
}
