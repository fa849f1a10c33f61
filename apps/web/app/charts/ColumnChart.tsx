import type { ReactNode } from "react";
import { DayPlot } from "./DayPlot.tsx";
import { niceTicks, scaleTo } from "./scale.ts";
import { fills, type Series } from "./series.ts";

/** Lines across above 0 at most. */
const TICKS = 4;
/** The part of a day's place that its column takes. */
const WIDTH = 0.72;

interface ColumnChartProps {
  readonly title: ReactNode;
  readonly days: readonly Date[];
  /** Stacked, the first at the bottom. Whole numbers. */
  readonly series: readonly Series[];
  readonly formatTick: (value: number) => string;
  readonly table: string;
}

/** Counts by day as columns. */
export function ColumnChart({ title, days, series, formatTick, table }: ColumnChartProps) {
  const sums = days.map((_, day) => series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0));
  const ticks = niceTicks(Math.max(...sums), TICKS, true);
  const scale = scaleTo(ticks.at(-1) ?? 1);
  const place = 100 / days.length;
  return (
    <DayPlot
      title={title}
      days={days}
      series={series}
      ticks={ticks}
      formatTick={formatTick}
      scale={scale}
      table={table}
      marks={series.map(({ id, values, look }, level) => (
        <g key={id} className={fills[look]}>
          {values.map((value, day) => {
            const below = series.slice(0, level).reduce((sum, under) => sum + (under.values[day] ?? 0), 0);
            const height = scale(value ?? 0);
            return height === 0 ? null : (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the day is the column's place and nothing else
                key={day}
                x={(day + (1 - WIDTH) / 2) * place}
                y={100 - scale(below) - height}
                width={place * WIDTH}
                height={height}
              />
            );
          })}
        </g>
      ))}
    />
  );
}
