import { DayPlot } from "./DayPlot.tsx";
import { type DayChartProps, TICKS } from "./day-chart.ts";
import { linePath } from "./line-path.ts";
import { niceTicks, type Scale, scaleTo } from "./scale.ts";
import { inks, largestValue, lastKnown, type Series, strokes } from "./series.ts";
import { spreadLabels } from "./spread-labels.ts";

/** Heights of the plot (`h-52`) and of a label, in pixels. */
const HEIGHT = 208;
const LABEL = 20;

/** Lines over days, each labelled at its end. */
export function LineChart({ series, ...rest }: DayChartProps) {
  const ticks = niceTicks(largestValue(series), TICKS);
  const scale = scaleTo(ticks.at(-1) ?? 1);
  return (
    <DayPlot
      {...rest}
      series={series}
      ticks={ticks}
      scale={scale}
      ends={<EndLabels series={series} scale={scale} />}
      marks={series.map(({ id, values, look }) => (
        <path
          key={id}
          d={linePath(values, scale)}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className={strokes[look]}
        />
      ))}
    />
  );
}

/** The labels at the ends of the lines. On narrow screens the legend above the plot is enough. */
function EndLabels({ series, scale }: { readonly series: readonly Series[]; readonly scale: Scale }) {
  const ends = series.map((line) => ((100 - scale(lastKnown(line)?.value ?? 0)) / 100) * HEIGHT);
  const places = spreadLabels(ends, LABEL, HEIGHT);
  return (
    <div aria-hidden="true" className="@2xl:grid hidden h-52 ps-2 text-sm">
      {series.map(({ id, name, look }, index) => (
        <bdi
          key={id}
          // All labels share a grid cell, so that the widest sets the width.
          className={`col-start-1 row-start-1 h-0 whitespace-nowrap leading-none ${inks[look]}`}
          style={{ transform: `translateY(calc(${places[index] ?? 0}px - 0.5em))` }}
        >
          {name}
        </bdi>
      ))}
    </div>
  );
}
