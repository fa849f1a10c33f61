import { at } from "@canopy/protocol/rules/column";
import {
  AreaSeries,
  CandlestickSeries,
  CrosshairMode,
  createChart,
  createSeriesMarkers,
  LineSeries,
  LineStyle,
  type Time,
  type UTCTimestamp,
} from "lightweight-charts";
import type { Curves, Mark } from "../backtest/outcome.ts";
import type { ChartColours } from "./colours.ts";
import type { DrawnCandle } from "./drawn-candles.ts";

/** How the chart writes what it shows. */
interface ChartFormat {
  readonly fontFamily: string;
  price(value: number): string;
  value(value: number): string;
  percent(value: number): string;
  /** Milliseconds since 1970. */
  day(time: number): string;
}

export interface DrawnChart {
  setCandles(candles: readonly DrawnCandle[]): void;
  setResult(curves: Curves, marks: readonly Mark[]): void;
  setLook(colours: ChartColours, format: ChartFormat): void;
  /** Puts the cross at a candle; null takes it away. */
  point(candle: DrawnCandle | null): void;
  remove(): void;
}

/** Heights of the three parts, in proportion. */
const HEIGHTS = [5, 3, 2];

/**
 * Candles with the trades, the values below, and the drawdown below that, on one time axis. Nothing is distinguished by colour only:
 * candles that fell are filled, lines differ in their dashes, and arrows point up for a purchase and down for a sale.
 */
export function drawChart(element: HTMLElement, onPoint: (index: number | null) => void): DrawnChart {
  const chart = createChart(element, {
    autoSize: true,
    layout: { attributionLogo: false, panes: { enableResize: false } },
    crosshair: { mode: CrosshairMode.Magnet, horzLine: { visible: false, labelVisible: false } },
    rightPriceScale: { borderVisible: false },
    timeScale: { borderVisible: false, minBarSpacing: 0.1, timeVisible: false },
    // The wheel and vertical swipes belong to the page.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  });
  const line = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false } as const;
  const prices = chart.addSeries(CandlestickSeries, { priceLineVisible: false, lastValueVisible: false });
  const hold = chart.addSeries(LineSeries, { ...line, lineWidth: 2, lineStyle: LineStyle.Dashed }, 1);
  const dca = chart.addSeries(LineSeries, { ...line, lineWidth: 2, lineStyle: LineStyle.Dotted }, 1);
  const rule = chart.addSeries(LineSeries, { ...line, lineWidth: 3 }, 1);
  const drawdown = chart.addSeries(AreaSeries, { ...line, lineWidth: 1 }, 2);
  const markers = createSeriesMarkers(prices, []);
  for (const [pane, height] of HEIGHTS.entries()) chart.panes().at(pane)?.setStretchFactor(height);

  let marks: readonly Mark[] = [];
  let colours: ChartColours | undefined;

  chart.subscribeCrosshairMove(({ logical, point }) => {
    onPoint(point === undefined || logical === undefined ? null : Math.round(logical));
  });

  function showMarks(): void {
    if (colours === undefined) return;
    const { leaf, clay } = colours;
    markers.setMarkers(
      marks.map(({ time, side }) =>
        side === "buy"
          ? { time: toTimestamp(time), position: "belowBar", shape: "arrowUp", color: leaf, size: 0.8 }
          : { time: toTimestamp(time), position: "aboveBar", shape: "arrowDown", color: clay, size: 0.8 },
      ),
    );
  }

  return {
    setCandles(candles) {
      markers.setMarkers([]);
      marks = [];
      prices.setData(candles.map((candle) => ({ time: toTimestamp(candle.time), ...candle.prices })));
      for (const series of [rule, hold, dca, drawdown]) series.setData([]);
      chart.timeScale().fitContent();
    },
    setResult(curves, newMarks) {
      const toData = (column: Float64Array, factor = 1) =>
        Array.from(column, (value, index) => {
          const time = toTimestamp(at(curves.time, index));
          return Number.isNaN(value) ? { time } : { time, value: value * factor };
        });
      rule.setData(toData(curves.rule));
      hold.setData(toData(curves.hold));
      dca.setData(toData(curves.dca));
      drawdown.setData(toData(curves.drawdown, -1));
      marks = newMarks;
      showMarks();
    },
    setLook(newColours, format) {
      colours = newColours;
      const { ink, quiet, edge, leaf, clay, sheet, line: hair } = newColours;
      const custom = (formatter: (value: number) => string, minMove: number) =>
        ({ type: "custom", formatter, minMove }) as const;
      chart.applyOptions({
        layout: {
          background: { color: "transparent" },
          textColor: quiet,
          fontFamily: format.fontFamily,
          panes: { separatorColor: hair, separatorHoverColor: hair },
        },
        grid: { vertLines: { visible: false }, horzLines: { color: hair } },
        crosshair: { vertLine: { color: edge, labelBackgroundColor: ink } },
        localization: { timeFormatter: (time: Time) => format.day(toMilliseconds(time)) },
        timeScale: { tickMarkFormatter: (time: Time) => format.day(toMilliseconds(time)) },
      });
      prices.applyOptions({
        upColor: sheet,
        borderUpColor: leaf,
        wickUpColor: leaf,
        downColor: clay,
        borderDownColor: clay,
        wickDownColor: clay,
        priceFormat: custom(format.price, 1e-9),
      });
      rule.applyOptions({ color: leaf, priceFormat: custom(format.value, 0.01) });
      hold.applyOptions({ color: ink, priceFormat: custom(format.value, 0.01) });
      dca.applyOptions({ color: newColours["amber-ink"], priceFormat: custom(format.value, 0.01) });
      drawdown.applyOptions({
        lineColor: clay,
        topColor: "transparent",
        bottomColor: "transparent",
        invertFilledArea: true,
        priceFormat: custom(format.percent, 0.001),
      });
      showMarks();
    },
    point(candle) {
      if (candle === null || candle.prices === null) chart.clearCrosshairPosition();
      else chart.setCrosshairPosition(candle.prices.close, toTimestamp(candle.time), prices);
    },
    remove: () => chart.remove(),
  };
}

function isTimestamp(seconds: number): seconds is UTCTimestamp {
  return Number.isInteger(seconds);
}

function toTimestamp(time: number): UTCTimestamp {
  const seconds = Math.round(time / 1_000);
  if (!isTimestamp(seconds)) throw new RangeError(`${time} is not a time.`);
  return seconds;
}

function toMilliseconds(time: Time): number {
  return typeof time === "number" ? time * 1_000 : 0;
}
