import type { BotLogLine } from "@canopy/shared/api/bots";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Cell, HeadCell, Table } from "../../../ui/primitives/Table.tsx";
import { formatCandleTime } from "../figures/dates.ts";
import { formatPrice, formatTokens } from "../figures/format.ts";
import { useLineTexts } from "./use-line-texts.ts";

/** Every decision, fill and skip with its reason, price and costs. */
export function LogTable({ lines }: { readonly lines: readonly BotLogLine[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Log`} hideCaption>
      <thead>
        <tr>
          <HeadCell>{t`Time (UTC)`}</HeadCell>
          <HeadCell>{t`What`}</HeadCell>
          <HeadCell>{t`Reason`}</HeadCell>
          <HeadCell numeric>{t`Tokens`}</HeadCell>
          <HeadCell numeric>{t`Price before costs`}</HeadCell>
          <HeadCell numeric>{t`Price`}</HeadCell>
          <HeadCell numeric>{t`Costs`}</HeadCell>
          <HeadCell>{t`Bot`}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={`${line.bot} ${line.line}`} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ line }: { readonly line: BotLogLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const texts = useLineTexts()(line);
  const { market, reference, price, costs, until } = line;
  const [base = "", quote = ""] = market.split("-");
  const paid = costs === null ? null : costs.fee + costs.spread + costs.slippage + costs.gas;
  const end = until === null ? "" : t`until ${formatCandleTime(Date.parse(until), locale)}`;
  return (
    <tr>
      <HeadCell scope="row" className="align-top font-normal!">
        {formatCandleTime(Date.parse(line.at), locale)}
      </HeadCell>
      <Cell className="whitespace-nowrap align-top font-[550]">
        {[texts.outcome, texts.side].filter(Boolean).join(": ")}
      </Cell>
      <Cell className="min-w-36 align-top">{texts.reason || end || "–"}</Cell>
      <Cell numeric className="align-top">
        <Amount line={line} base={base} quote={quote} />
      </Cell>
      <Cell numeric className="align-top">
        {reference === null ? "–" : formatPrice(reference, locale)}
      </Cell>
      <Cell numeric className="align-top">
        {price === null ? "–" : formatPrice(price, locale)}
      </Cell>
      <Cell numeric className="align-top">
        {paid === null ? "–" : <bdi>{`${formatTokens(paid, locale)} ${quote}`}</bdi>}
      </Cell>
      <Cell className="min-w-40 align-top text-quiet">
        <span className="block">{texts.kind}</span>
        <bdi>{market}</bdi>
      </Cell>
    </tr>
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
