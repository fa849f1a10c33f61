import { DayPlot } from "./DayPlot.tsx";
import { type DayChartProps, TICKS } from "./day-chart.ts";
import { niceTicks, scaleTo } from "./scale.ts";
import { fills } from "./series.ts";

/** A column's share of the width of its day. */
const WIDTH = 0.72;

interface ColumnChartProps extends DayChartProps {
  /** Whether the values are counts, so that the grid has whole numbers only. */
  readonly whole?: boolean;
}

/** Values by day as columns. Several series are stacked, the first at the bottom. */
export function ColumnChart({ days, series, whole = true, ...rest }: ColumnChartProps) {
  const sums = days.map((_, day) => series.reduce((sum, { values }) => sum + (values[day] ?? 0), 0));
  const ticks = niceTicks(Math.max(...sums), TICKS, whole);
  const scale = scaleTo(ticks.at(-1) ?? 1);
  const place = 100 / days.length;
  return (
    <DayPlot
      {...rest}
      days={days}
      series={series}
      ticks={ticks}
      scale={scale}
      marks={series.map(({ id, values, look }, level) => (
        <g key={id} className={fills[look]}>
          {values.map((value, day) => {
            const below = series.slice(0, level).reduce((sum, under) => sum + (under.values[day] ?? 0), 0);
            const height = scale(value ?? 0);
            return height === 0 ? null : (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the day is the index
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
