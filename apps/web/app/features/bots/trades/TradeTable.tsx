import { formatSmallAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Address } from "../../../ui/primitives/Address.tsx";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Cell, HeadCell, Table } from "../../../ui/primitives/Table.tsx";
import { RATE_DECIMALS } from "../../swap/rate.ts";
import { TokenAmount } from "../../swap/tokens/TokenAmount.tsx";
import { tokenAmount } from "../../swap/tokens/token-amount.ts";
import { TransactionLink } from "../../transactions/TransactionLink.tsx";
import { formatCandleTime } from "../figures/dates.ts";
import { type ReadablePrice, readablePrice } from "./readable-price.ts";
import type { TradeEntry } from "./trade-entry.ts";

/** Live trades: what was sold and bought, the price next to the feeds', and what it cost. */
export function LiveTradeTable({ trades }: { readonly trades: readonly TradeEntry[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Live trades`} hideCaption>
      <thead>
        <tr>
          <HeadCell>{t`Time (UTC)`}</HeadCell>
          <HeadCell>{t`Rule`}</HeadCell>
          <HeadCell numeric>{t`Sold`}</HeadCell>
          <HeadCell numeric>{t`Bought`}</HeadCell>
          <HeadCell numeric>{t`Price`}</HeadCell>
          <HeadCell numeric>{t`Price by the feeds`}</HeadCell>
          <HeadCell numeric>{t`Keeper's fee`}</HeadCell>
          <HeadCell>{t`Keeper`}</HeadCell>
          <HeadCell>{t`Transaction`}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {trades.map((trade) => (
          <Row key={`${trade.hash} ${trade.index}`} trade={trade} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ trade }: { readonly trade: TradeEntry }) {
  const locale = useLocale();
  const { at, rule, from, to, amountIn, amountOut, oracleOut, fee, keeper, hash } = trade;
  const price = readablePrice({ amountIn, amountOut }, from, to);
  const fair = readablePrice({ amountIn, amountOut: oracleOut }, from, to);
  return (
    <tr>
      <HeadCell scope="row" className="align-top font-normal!">
        <time dateTime={at.toISOString()}>{formatCandleTime(at.getTime(), locale)}</time>
      </HeadCell>
      <Cell className="align-top">{formatCount(rule, locale)}</Cell>
      <Cell numeric className="align-top">
        <TokenAmount amount={amountIn} token={from} />
      </Cell>
      <Cell numeric className="align-top">
        <TokenAmount amount={amountOut} token={to} />
      </Cell>
      <Cell numeric className="align-top">
        {price !== null && <Price {...price} />}
        <Difference amountOut={amountOut} oracleOut={oracleOut} />
      </Cell>
      <Cell numeric className="align-top">
        {fair !== null && <Price {...fair} />}
      </Cell>
      <Cell numeric className="align-top">
        <Amount value={formatSmallAmount(fee, 4)} unit="POL" />
      </Cell>
      <Cell className="whitespace-nowrap align-top">
        <Address value={keeper} copy={false} />
      </Cell>
      <Cell className="whitespace-nowrap align-top text-sm">
        <TransactionLink hash={hash} />
      </Cell>
    </tr>
  );
}

function Price({ rate, unit }: ReadablePrice) {
  return <Amount value={tokenAmount(rate, RATE_DECIMALS)} unit={unit} />;
}

/** The price next to the feeds', pool fees included. */
function Difference({ amountOut, oracleOut }: Pick<TradeEntry, "amountOut" | "oracleOut">) {
  const locale = useLocale();
  if (oracleOut === 0n) return null;
  const points = Number(((amountOut - oracleOut) * 10_000n) / oracleOut);
  const percent = formatPercent(Math.abs(points), locale);
  return (
    <span className={classes("block text-sm", points < 0 ? "text-clay" : "text-quiet")}>
      {points === 0 ? (
        <Trans>as the feeds</Trans>
      ) : points < 0 ? (
        <Trans>{percent} worse</Trans>
      ) : (
        <Trans>{percent} better</Trans>
      )}
    </span>
  );
}
