import { at } from "@canopy/protocol/rules/column";
import type { Candles } from "@canopy/strategies/candles/candles";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { dateFormat } from "../../../i18n/date-format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { classes } from "../../../ui/primitives/classes.ts";
import type { Outcome } from "../backtest/outcome.ts";
import { formatCandleDay } from "../format/dates.ts";
import { formatPart, formatPrice, formatTokens } from "../format/format.ts";
import { readColours } from "./colours.ts";
import { type DrawnChart, drawChart } from "./draw-chart.ts";
import { drawnCandles } from "./drawn-candles.ts";
import { useLook } from "./use-look.ts";

const arrow = { size: 14, strokeWidth: 2.5, "aria-hidden": true } as const;

interface BacktestChartProps {
  readonly title: ReactNode;
  readonly candles: Candles;
  readonly quote: string;
  readonly outcome: Outcome | null;
  /** The id of the table with the same figures. */
  readonly table: string;
}

/** Price with trades, values and drawdown. The reader selects a time by pointer, touch or arrow keys, and reads its figures. */
export default function BacktestChart({ title, candles, quote, outcome, table }: BacktestChartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const look = useLook();
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<DrawnChart | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const drawn = useMemo(() => drawnCandles(candles), [candles]);

  useEffect(() => {
    if (box.current === null) return;
    const created = drawChart(box.current, setChosen);
    chart.current = created;
    return () => {
      chart.current = null;
      created.remove();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another look has other colours
  useEffect(() => {
    if (box.current === null) return;
    const axis = dateFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
    chart.current?.setLook(readColours(box.current), {
      fontFamily: getComputedStyle(box.current).fontFamily,
      price: (value) => formatPrice(value, locale),
      value: (value) => formatTokens(value, locale),
      percent: (value) => formatPart(value, locale),
      day: (time) => axis.format(time),
    });
  }, [look, locale]);

  useEffect(() => {
    setChosen(null);
    chart.current?.setCandles(drawn);
  }, [drawn]);

  useEffect(() => {
    if (outcome !== null && outcome.curves.time.length === drawn.length) {
      chart.current?.setResult(outcome.curves, outcome.marks);
    }
  }, [outcome, drawn]);

  const last = drawn.length - 1;
  const index = Math.min(Math.max(chosen ?? last, 0), last);
  const readings = useReadings(outcome, drawn, index, quote);
  const day = formatCandleDay(drawn[index]?.time ?? 0, locale);
  const valueText = [day, ...readings.map(({ name, text }) => `${name}: ${text}`)].join(
    locale === "fa" ? "، " : ", ",
  );

  return (
    <figure aria-label={t`Chart`} className="min-w-0">
      <figcaption className="space-y-1 pb-2">
        <h2 className="text-xl">{title}</h2>
        <a
          href={`#${table}`}
          className="sr-only focus:not-sr-only focus:inline-block focus:py-1 focus:text-leaf"
        >
          <Trans>Go to the table with these figures</Trans>
        </a>
        <p className="flex min-h-[4.5lh] flex-wrap content-start gap-x-4 gap-y-0.5 text-sm sm:min-h-[2.5lh]">
          <span className="text-quiet">{day}</span>
          {readings.map(({ id, name, text }) => (
            <span key={id} className="inline-flex items-center gap-1.5">
              <Swatch id={id} />
              {name} <bdi className="font-[550]">{text}</bdi>
            </span>
          ))}
        </p>
      </figcaption>
      <div className="relative">
        <div ref={box} dir="ltr" aria-hidden="true" className="h-[27rem] w-full overflow-clip lg:h-[32rem]" />
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={t`Time on the chart`}
          aria-valuetext={valueText}
          onChange={(event) => {
            const next = event.currentTarget.valueAsNumber;
            setChosen(next);
            chart.current?.point(drawn[next] ?? null);
          }}
          className="peer pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        />
        <span className="pointer-events-none absolute -inset-1 rounded-sm peer-focus-visible:outline-2 peer-focus-visible:outline-leaf" />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-1 text-quiet text-sm">
        <span>
          <Trans>
            <ArrowUp {...arrow} className="inline text-leaf" /> bought,{" "}
            <ArrowDown {...arrow} className="inline text-clay" /> sold. Hollow candles rose, filled ones fell.
            Below: value, then loss since its highest.
          </Trans>
        </span>
        <a href="https://www.tradingview.com/" rel="noreferrer" className="underline underline-offset-4">
          <Trans>Chart by TradingView</Trans>
        </a>
      </p>
    </figure>
  );
}

type LineId = "price" | "rule" | "hold" | "dca" | "drawdown";

interface Reading {
  readonly id: LineId;
  readonly name: string;
  readonly text: string;
}

function useReadings(
  outcome: Outcome | null,
  drawn: ReturnType<typeof drawnCandles>,
  index: number,
  quote: string,
): Reading[] {
  const { t } = useLingui();
  const locale = useLocale();
  const prices = drawn[index]?.prices ?? null;
  const price = prices === null ? t`no candles` : `${formatPrice(prices.close, locale)} ${quote}`;
  const readings: Reading[] = [{ id: "price", name: t`Price`, text: price }];
  if (outcome === null || outcome.curves.time.length !== drawn.length || prices === null) return readings;
  const value = (column: Float64Array) => formatTokens(at(column, index), locale);
  const { rule, hold, dca, drawdown } = outcome.curves;
  return [
    ...readings,
    { id: "rule", name: t`Rule`, text: value(rule) },
    { id: "hold", name: t`Hold`, text: value(hold) },
    { id: "dca", name: t`DCA`, text: value(dca) },
    { id: "drawdown", name: t`Below the top`, text: formatPart(at(drawdown, index), locale) },
  ];
}

const looks: Record<LineId, string> = {
  price: "border-edge border-s-4",
  rule: "border-leaf border-t-[3px]",
  hold: "border-ink border-t-2 border-dashed",
  dca: "border-amber-ink border-t-2 border-dotted",
  drawdown: "border-clay border-t",
};

/** The line as the chart draws it. */
function Swatch({ id }: { readonly id: LineId }) {
  return (
    <span
      aria-hidden="true"
      className={classes("inline-block", id === "price" ? "h-3 w-0" : "h-0 w-5", looks[id])}
    />
  );
}
