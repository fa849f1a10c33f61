import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, type ReactNode, useId, useState } from "react";
import type { Locale } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import type { DayChartProps } from "./day-chart.ts";
import { fullDay, shortDay } from "./days.ts";
import { dayMiddle, namedDays, placeAt, type Scale } from "./scale.ts";
import { type Series, surfaces } from "./series.ts";

/** Maximum number of day labels that fit on a phone. */
const NAMED = 5;

interface DayPlotProps extends DayChartProps {
  /** Values of the grid lines, the largest first. */
  readonly ticks: readonly number[];
  readonly scale: Scale;
  /** SVG content in a box of 100 by 100 that is stretched over the plot. */
  readonly marks: ReactNode;
  /** Shown next to the plot if there is room. */
  readonly ends?: ReactNode;
}

/**
 * The common part of all charts over days: grid lines, day labels, and a day that the user selects by pointer, touch or arrow
 * keys, with its values above the plot. Time runs from left to right in every language. All sizes are percentages, so that
 * the chart needs no measuring and works before hydration.
 */
export function DayPlot({ title, days, series, ticks, formatTick, scale, marks, ends, table }: DayPlotProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = days.length - 1;
  // The selected day may be outside a shorter range.
  const index = Math.min(chosen ?? last, last);
  const day = days[index];
  if (day === undefined) return null;

  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(placeAt((clientX - left) / width, days.length));
  };
  const widest = Math.max(...ticks.map((tick) => formatTick(tick).length));
  const words = series.map(({ name, words: wordsOf }) => `${name}: ${wordsOf(index)}`);
  const valueText = [fullDay(day, locale), ...words].join(locale === "fa" ? "، " : ", ");

  return (
    <figure aria-labelledby={id} className="@container min-w-0">
      <figcaption className="space-y-1 pb-3">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <a
          href={`#${table}`}
          className="sr-only focus:not-sr-only focus:inline-block focus:py-1 focus:text-leaf"
        >
          {t`Go to the table with these figures`}
        </a>
        <Reading day={fullDay(day, locale)} series={series} index={index} locale={locale} />
      </figcaption>
      <div
        dir="ltr"
        className="grid text-quiet text-xs"
        // Charts below each other have their plots in line, unless Persian names of thousands need more room.
        style={{ gridTemplateColumns: `max(2.75rem, ${widest + 1}ch) minmax(0, 1fr) auto` }}
      >
        <div aria-hidden="true" className="relative h-52">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute end-2 translate-y-1/2 leading-none"
              style={{ bottom: `${scale(tick)}%` }}
            >
              <bdi>{formatTick(tick)}</bdi>
            </span>
          ))}
        </div>
        <div
          className="relative h-52 touch-pan-y"
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={({ pointerType }) => pointerType === "mouse" && setChosen(null)}
        >
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden="true"
              className={`absolute inset-x-0 border-t ${tick === 0 ? "border-edge" : "border-line"}`}
              style={{ bottom: `${scale(tick)}%` }}
            />
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full"
          >
            {marks}
          </svg>
          {chosen !== null && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 border-ink border-s"
              style={{ left: `${dayMiddle(index, days.length)}%` }}
            />
          )}
          <input
            type="range"
            min={0}
            max={last}
            value={index}
            aria-labelledby={id}
            aria-valuetext={valueText}
            onChange={(event) => setChosen(Number(event.target.value))}
            className="peer pointer-events-none absolute inset-0 m-0 size-full opacity-0"
          />
          <span className="pointer-events-none absolute -inset-1 rounded-sm peer-focus-visible:outline-2 peer-focus-visible:outline-leaf" />
        </div>
        <div>{ends}</div>
        <div />
        <DayAxis days={days} />
      </div>
    </figure>
  );
}

/** The values of the selected day, by default the last one. */
function Reading({
  day,
  series,
  index,
  locale,
}: {
  readonly day: string;
  readonly series: readonly Series[];
  readonly index: number;
  readonly locale: Locale;
}) {
  return (
    <p className="flex min-h-14 flex-wrap content-start gap-x-4 gap-y-0.5 text-sm">
      <span className="text-quiet">{day}</span>
      {series.map(({ id, name, words, look }) => (
        <span key={id} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`keep-colours h-2.5 w-2.5 rounded-[60%_10%] ${surfaces[look]}`}
          />
          {name} {/* Without a direction, the letters of a unit would put it before its Persian number. */}
          <bdi dir={locale === "fa" ? "rtl" : "ltr"} className="font-[550]">
            {words(index)}
          </bdi>
        </span>
      ))}
    </p>
  );
}

function DayAxis({ days }: { readonly days: readonly Date[] }) {
  const locale = useLocale();
  return (
    <div aria-hidden="true" className="relative mt-2 h-5">
      {namedDays(days.length, NAMED).map((index) => {
        const day = days[index];
        const left = dayMiddle(index, days.length);
        // Labels at the ends stay within the plot.
        const shift = left > 92 ? "-100%" : left < 8 ? "0" : "-50%";
        const edge = left > 92 ? 100 : left < 8 ? 0 : left;
        return (
          day && (
            <bdi
              key={day.getTime()}
              className="absolute whitespace-nowrap"
              style={{ left: `${edge}%`, translate: shift }}
            >
              {shortDay(day, locale)}
            </bdi>
          )
        );
      })}
    </div>
  );
}
