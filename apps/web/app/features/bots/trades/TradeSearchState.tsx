import { Plural } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { LogSearchState } from "../../log-search/LogSearchState.tsx";
import type { Trades } from "./use-trades.ts";

/** How many trades there are as far back as they were searched. */
export function TradeSearchState({ history }: { readonly history: Trades }) {
  const locale = useLocale();
  const { length } = history.trades;
  const count = formatCount(length, locale);
  return (
    <LogSearchState history={history}>
      <Plural value={length} one={`${count} trade.`} other={`${count} trades.`} />
    </LogSearchState>
  );
}
