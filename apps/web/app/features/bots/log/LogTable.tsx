import type { AnyBotLogLine } from "@canopy/shared/api/bots";
import { Trans, useLingui } from "@lingui/react/macro";
import { HeadCell, Table } from "../../../ui/primitives/Table.tsx";
import { PaperRow } from "./PaperRow.tsx";
import { SkippedRow } from "./SkippedRow.tsx";
import { TradeRow } from "./TradeRow.tsx";
import { figureColumns, useFigureTexts } from "./use-column-texts.ts";

/** Every decision, trade and skip with its reason, price and costs: on paper and live, by time. Cards where no table fits. */
export function LogTable({ lines }: { readonly lines: readonly AnyBotLogLine[] }) {
  const { t } = useLingui();
  const texts = useFigureTexts();
  return (
    <div className="@container space-y-3">
      <Table caption={t`Log`} hideCaption className="@max-4xl:[&>table]:block">
        {/* Cards name their figures themselves. */}
        <thead className="@max-4xl:sr-only">
          <tr>
            <HeadCell>{t`Time (UTC)`}</HeadCell>
            <HeadCell>{t`Bot or rule`}</HeadCell>
            <HeadCell>{t`What happened`}</HeadCell>
            {figureColumns.map((column) => (
              <HeadCell key={column} numeric>
                {texts[column]}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody className="@max-4xl:block">
          {lines.map((line) => (
            <Row key={toKey(line)} line={line} />
          ))}
        </tbody>
      </Table>
      <p className="max-w-[80ch] text-quiet text-sm">
        <Trans>
          The reference price is the market's before costs on paper, and that of the price feeds live. Costs
          of a live trade are the keeper's fee; the pools' fees are in its price.
        </Trans>
      </p>
    </div>
  );
}

function toKey(line: AnyBotLogLine): string {
  if (line.mode === "paper") return `${line.bot} ${line.line}`;
  return line.outcome === "filled"
    ? `${line.transaction} ${line.index}`
    : `${line.vault} ${line.rule} ${line.because} ${line.at}`;
}

function Row({ line }: { readonly line: AnyBotLogLine }) {
  if (line.mode === "paper") return <PaperRow line={line} />;
  return line.outcome === "filled" ? <TradeRow trade={line} /> : <SkippedRow skip={line} />;
}
