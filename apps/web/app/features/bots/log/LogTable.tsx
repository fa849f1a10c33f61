import type { BotLogEntry } from "@canopy/shared/api/bots";
import { Trans, useLingui } from "@lingui/react/macro";
import { HeadCell, Table } from "../../../ui/primitives/Table.tsx";
import { PaperRow } from "./PaperRow.tsx";
import { SkippedRow } from "./SkippedRow.tsx";
import { TradeRow } from "./TradeRow.tsx";

/** Every decision, trade and skip with its reason, price and costs: on paper and live, by time. */
export function LogTable({ lines }: { readonly lines: readonly BotLogEntry[] }) {
  const { t } = useLingui();
  return (
    <div className="space-y-3">
      <Table caption={t`Log`} hideCaption>
        <thead>
          <tr>
            <HeadCell>{t`Time (UTC)`}</HeadCell>
            <HeadCell>{t`What`}</HeadCell>
            <HeadCell>{t`Reason`}</HeadCell>
            <HeadCell numeric>{t`Tokens`}</HeadCell>
            <HeadCell numeric>{t`Reference price`}</HeadCell>
            <HeadCell numeric>{t`Price`}</HeadCell>
            <HeadCell numeric>{t`Costs`}</HeadCell>
            <HeadCell>{t`Bot or rule`}</HeadCell>
          </tr>
        </thead>
        <tbody>
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

function toKey(line: BotLogEntry): string {
  if (line.mode === "paper") return `${line.bot} ${line.line}`;
  return line.outcome === "filled"
    ? `${line.transaction} ${line.index}`
    : `${line.vault} ${line.rule} ${line.because} ${line.at}`;
}

function Row({ line }: { readonly line: BotLogEntry }) {
  if (line.mode === "paper") return <PaperRow line={line} />;
  return line.outcome === "filled" ? <TradeRow trade={line} /> : <SkippedRow skip={line} />;
}
