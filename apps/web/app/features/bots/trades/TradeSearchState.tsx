import { Plural, Trans } from "@lingui/react/macro";
import { formatCount, formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import type { Trades } from "./use-trades.ts";

/** How far back the trades were searched, and the way to go further. */
export function TradeSearchState({ history }: { readonly history: Trades }) {
  const locale = useLocale();
  const { trades, searched, isSearching, canSearchFurther, searchFurther } = history;
  if (searched === null) return null;
  const count = formatCount(trades.length, locale);
  const block = <bdi dir="ltr">{formatCount(searched.from, locale)}</bdi>;
  const moment = searched.since && formatMoment(searched.since, locale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4 text-quiet text-sm">
      <p role="status">
        <Plural value={trades.length} one={`${count} trade.`} other={`${count} trades.`} />{" "}
        {isSearching ? (
          <Trans>Searching further back…</Trans>
        ) : !canSearchFurther ? (
          <Trans>The whole chain was searched.</Trans>
        ) : moment ? (
          <Trans>
            Searched back to {moment}, block {block}.
          </Trans>
        ) : (
          <Trans>Searched back to block {block}.</Trans>
        )}
      </p>
      {canSearchFurther && (
        <Button variant="secondary" size="small" busy={isSearching} onClick={searchFurther}>
          <Trans>Search further back</Trans>
        </Button>
      )}
    </div>
  );
}
