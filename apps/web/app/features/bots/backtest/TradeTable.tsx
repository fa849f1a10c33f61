import { botTexts } from "@canopy/shared/bot-texts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Cell, HeadCell, Table } from "../../../ui/primitives/Table.tsx";
import { formatCandleTime } from "../format/dates.ts";
import { formatPrice, formatTokens } from "../format/format.ts";
import { useBotText } from "../rule/use-bot-text.ts";
import type { Outcome } from "./outcome.ts";

interface TradeTableProps {
  readonly outcome: Outcome;
  readonly base: string;
  readonly quote: string;
}

/** The newest trades with reason, price and costs, and how many decisions were skipped and why. */
export function TradeTable({ outcome, base, quote }: TradeTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const text = useBotText();
  const { trades, statistics } = outcome;
  const count = formatCount(statistics.fills, locale);
  const shown = formatCount(trades.length, locale);
  return (
    <div className="space-y-3">
      <details>
        <summary className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
          <Plural value={statistics.fills} _0="No trade" one={`${count} trade`} other={`${count} trades`} />
        </summary>
        {trades.length < statistics.fills && (
          <p className="text-quiet text-sm">
            <Trans>The last {shown}. The exported file repeats all of them.</Trans>
          </p>
        )}
        <Table caption={t`Trades`} hideCaption className="pt-2">
          <thead>
            <tr>
              <HeadCell>{t`Time (UTC)`}</HeadCell>
              <HeadCell>{t`Side`}</HeadCell>
              <HeadCell numeric>{base}</HeadCell>
              <HeadCell numeric>{t`Price, ${quote}`}</HeadCell>
              <HeadCell numeric>{t`Costs, ${quote}`}</HeadCell>
              <HeadCell>{t`Reason`}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {trades.map(({ time, decision, base: change, price, costs }) => (
              <tr key={`${time} ${decision.rule} ${decision.side}`}>
                <HeadCell scope="row">{formatCandleTime(time, locale)}</HeadCell>
                <Cell>{decision.side === "buy" ? t`Bought` : t`Sold`}</Cell>
                <Cell numeric>
                  <bdi>{formatTokens(change, locale)}</bdi>
                </Cell>
                <Cell numeric>{formatPrice(price, locale)}</Cell>
                <Cell numeric>
                  {formatTokens(costs.fee + costs.spread + costs.slippage + costs.gas, locale)}
                </Cell>
                <Cell className="whitespace-nowrap">{text(botTexts.reason[decision.reason])}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
      <Skips outcome={outcome} />
    </div>
  );
}

const skipReasons = [
  "no balance",
  "no volume",
  "less than its gas",
  "cooldown",
  "daily loss",
  "maximum drawdown",
  "kill switch",
] as const;

/** Decisions that were not executed. */
function Skips({ outcome }: { readonly outcome: Outcome }) {
  const locale = useLocale();
  const text = useBotText();
  const { skips, halted } = outcome;
  const lines = skipReasons.flatMap((because) => {
    const count = skips[because] ?? 0;
    return count === 0 ? [] : [{ because, count }];
  });
  if (lines.length === 0 && halted === null) return null;
  return (
    <div className="space-y-1 text-quiet text-sm">
      {halted !== null && (
        <p className="text-clay">
          <Trans>A limit stopped the bot before the end.</Trans>
        </p>
      )}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ because, count }) => {
            const times = formatCount(count, locale);
            return (
              <li key={because}>
                <Plural
                  value={count}
                  one={`${times} decision skipped`}
                  other={`${times} decisions skipped`}
                />
                {": "}
                {text(botTexts.skip[because])}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
