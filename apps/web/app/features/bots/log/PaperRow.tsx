import type { BotLogLine } from "@canopy/shared/api/bots";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { AmountUnit } from "../../../ui/primitives/Amount.tsx";
import { formatCandleTime } from "../format/dates.ts";
import { formatPrice, formatTokens } from "../format/format.ts";
import { RowFrame } from "./RowFrame.tsx";

/** A line of a paper bot. */
export function PaperRow({ line }: { readonly line: BotLogLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { market, reference, price, costs, until } = line;
  const [base = "", quote = ""] = market.split("-");
  const hasAmount = line.amount !== null || (line.base !== null && line.quote !== null);
  const paid = costs === null ? null : costs.fee + costs.spread + costs.slippage + costs.gas;
  return (
    <RowFrame
      line={line}
      reason={until === null ? null : t`until ${formatCandleTime(Date.parse(until), locale)}`}
      tokens={hasAmount ? <Amount line={line} base={base} quote={quote} /> : null}
      reference={reference === null ? null : <Counted text={formatPrice(reference, locale)} unit={quote} />}
      price={price === null ? null : <Counted text={formatPrice(price, locale)} unit={quote} />}
      costs={paid === null ? null : <Counted text={formatTokens(paid, locale)} unit={quote} />}
    />
  );
}

/** A formatted number with its unit, as `Amount` writes those of live trades. */
function Counted({ text, unit }: { readonly text: string; readonly unit: string }) {
  const locale = useLocale();
  return (
    <bdi dir={locale === "fa" ? "rtl" : "ltr"} className="whitespace-nowrap">
      {text}
      <AmountUnit unit={unit} />
    </bdi>
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
        <span className="block">
          <Counted text={formatTokens(line.base, locale)} unit={base} />
        </span>
        <span className="block text-quiet">
          <Counted text={formatTokens(line.quote, locale)} unit={quote} />
        </span>
      </>
    );
  }
  if (line.amount === null) return null;
  if (line.amount === "all") return t`everything`;
  return <Counted text={formatTokens(line.amount, locale)} unit={line.side === "buy" ? quote : base} />;
}
