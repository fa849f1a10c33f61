import type { BotLogEntry } from "@canopy/shared/api/bots";
import type { ReactNode } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Badge } from "../../../ui/primitives/Badge.tsx";
import { Cell, HeadCell } from "../../../ui/primitives/Table.tsx";
import { formatCandleTime } from "../figures/dates.ts";
import { useLineTexts } from "./use-line-texts.ts";

interface RowFrameProps {
  readonly line: BotLogEntry;
  /** Replaces the reason. */
  readonly reason?: ReactNode;
  readonly tokens?: ReactNode;
  readonly reference?: ReactNode;
  readonly price?: ReactNode;
  readonly costs?: ReactNode;
}

/** A line of the log, live or on paper: the same columns for both. A cell without content has a dash. */
export function RowFrame({ line, reason, tokens, reference, price, costs }: RowFrameProps) {
  const locale = useLocale();
  const texts = useLineTexts()(line);
  return (
    <tr>
      <HeadCell scope="row" className="align-top font-normal!">
        <time dateTime={line.at}>{formatCandleTime(Date.parse(line.at), locale)}</time>
      </HeadCell>
      <Cell className="whitespace-nowrap align-top">
        <span className="block font-[550]">{[texts.outcome, texts.side].filter(Boolean).join(": ")}</span>
        <Badge tone={line.mode === "live" ? "leaf" : "quiet"}>{texts.mode}</Badge>
      </Cell>
      <Cell className="min-w-44 align-top">{reason ?? (texts.reason || "–")}</Cell>
      {[tokens, reference, price, costs].map((content, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
        <Cell key={column} numeric className="align-top">
          {content ?? "–"}
        </Cell>
      ))}
      <Cell className="min-w-40 align-top text-quiet">
        <span className="block">{texts.name}</span>
        {texts.market !== "" && <bdi dir="ltr">{texts.market}</bdi>}
      </Cell>
    </tr>
  );
}
