import type { BotLogLine } from "@canopy/shared/api/bots";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { formatCandleTime } from "../figures/dates.ts";
import { formatPrice, formatTokens } from "../figures/format.ts";
import { RowFrame } from "./RowFrame.tsx";

/** A line of a paper bot. */
export function PaperRow({ line }: { readonly line: BotLogLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { market, reference, price, costs, until } = line;
  const [base = "", quote = ""] = market.split("-");
  const paid = costs === null ? null : costs.fee + costs.spread + costs.slippage + costs.gas;
  return (
    <RowFrame
      line={line}
      reason={until === null ? null : t`until ${formatCandleTime(Date.parse(until), locale)}`}
      tokens={<Amount line={line} base={base} quote={quote} />}
      reference={reference === null ? null : formatPrice(reference, locale)}
      price={price === null ? null : formatPrice(price, locale)}
      costs={paid === null ? null : <bdi>{`${formatTokens(paid, locale)} ${quote}`}</bdi>}
    />
  );
}

interface AmountProps {
  readonly line: BotLogLine;
  readonly base: string;
  readonly quote: string;
}

/** What changed, or what the rule wanted to sell. */
function Amount({ line, base, quote }: AmountProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (line.base !== null && line.quote !== null) {
    return (
      <>
        <bdi className="block">{`${formatTokens(line.base, locale)} ${base}`}</bdi>
        <bdi className="block text-quiet">{`${formatTokens(line.quote, locale)} ${quote}`}</bdi>
      </>
    );
  }
  if (line.amount === null) return "–";
  if (line.amount === "all") return t`everything`;
  return <bdi>{`${formatTokens(line.amount, locale)} ${line.side === "buy" ? quote : base}`}</bdi>;
}
