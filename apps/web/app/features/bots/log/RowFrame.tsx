import type { AnyBotLogLine } from "@canopy/shared/api/bots";
import type { ReactNode } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Badge } from "../../../ui/primitives/Badge.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Cell, HeadCell } from "../../../ui/primitives/Table.tsx";
import { formatCandleClock, formatCandleDay } from "../format/dates.ts";
import { type FigureColumn, figureColumns, useFigureTexts } from "./use-column-texts.ts";
import { useLineTexts } from "./use-line-texts.ts";

interface RowFrameProps extends Readonly<Partial<Record<FigureColumn, ReactNode>>> {
  readonly line: AnyBotLogLine;
  /** Replaces the reason. */
  readonly reason?: ReactNode;
}

/** In a table, and in the card that a row is below the width of all columns. */
const cell = "align-top @max-4xl:border-0 @max-4xl:p-0";

/** A line of the log, live or on paper. Without any figure, its reason takes their room. */
export function RowFrame({ line, reason, ...figures }: RowFrameProps) {
  const texts = useLineTexts()(line);
  const labels = useFigureTexts();
  const hasFigures = figureColumns.some((column) => figures[column] != null);
  return (
    <tr className="@max-4xl:block @max-4xl:border-line @max-4xl:border-b @max-4xl:py-4">
      <HeadCell scope="row" className={classes(cell, "@max-4xl:block font-normal!")}>
        <Moment at={line.at} />
      </HeadCell>
      <Cell className={classes(cell, "@max-4xl:block")}>
        <span className="block">{texts.name}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={line.mode === "live" ? "leaf" : "quiet"}>{texts.mode}</Badge>
          {texts.market !== "" && (
            <bdi dir="ltr" className="text-quiet text-sm">
              {texts.market}
            </bdi>
          )}
        </span>
      </Cell>
      <Cell
        colSpan={hasFigures ? undefined : 1 + figureColumns.length}
        className={classes(cell, "@max-4xl:block @max-4xl:pt-1")}
      >
        <span className="block font-[550]">{[texts.outcome, texts.side].filter(Boolean).join(": ")}</span>
        {reason ?? texts.reason}
      </Cell>
      {hasFigures &&
        figureColumns.map((column) => (
          <Cell
            key={column}
            numeric
            className={classes(
              cell,
              figures[column] == null
                ? "@max-4xl:hidden"
                : "@max-4xl:flex @max-4xl:justify-between @max-4xl:gap-4 @max-4xl:pt-1",
            )}
          >
            <span aria-hidden="true" className="@4xl:hidden text-quiet">
              {labels[column]}
            </span>
            <span className="block @max-4xl:text-end">{figures[column] ?? "–"}</span>
          </Cell>
        ))}
    </tr>
  );
}

/** A day above its time, or on one line in a card. */
function Moment({ at }: { readonly at: string }) {
  const locale = useLocale();
  const time = Date.parse(at);
  return (
    <time dateTime={at} className="@max-4xl:text-quiet @max-4xl:text-sm">
      <span className="@4xl:block">{formatCandleDay(time, locale)}</span>{" "}
      <span className="@4xl:block @max-4xl:ms-1 text-quiet">{formatCandleClock(time, locale)}</span>
      {/* The head of the column says so above a table. */}
      <span className="@4xl:hidden"> UTC</span>
    </time>
  );
}
