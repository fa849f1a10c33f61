/** A series of a chart. */
export interface Series {
  readonly id: string;
  readonly name: string;
  /** Numbers to plot by day, null where unknown. */
  readonly values: readonly (number | null)[];
  /** A day's value as text, in the page's language. */
  readonly words: (index: number) => string;
  readonly look: Look;
}

/** How to plot and print values that are not numbers. */
interface Telling<Value> {
  readonly draw: (value: Value) => number;
  readonly say: (value: Value) => string;
  /** The text for an unknown value. */
  readonly unknown: string;
}

/** A series of values by day. Unknown values (null) are not plotted. */
export function toSeries<Value>(
  series: Pick<Series, "id" | "name" | "look">,
  values: readonly (Value | null)[],
  { draw, say, unknown }: Telling<Value>,
): Series {
  return {
    ...series,
    values: values.map((value) => (value === null ? null : draw(value))),
    words: (index) => {
      const value = values[index] ?? null;
      return value === null ? unknown : say(value);
    },
  };
}

/** Chart colours: five tokens, each for lines, surfaces and label text. */
export type Look = "leaf" | "amber" | "clay" | "edge" | "ink";

export const strokes: Record<Look, string> = {
  leaf: "stroke-leaf",
  amber: "stroke-amber-ink",
  clay: "stroke-clay",
  edge: "stroke-edge",
  ink: "stroke-ink",
};

export const fills: Record<Look, string> = {
  leaf: "fill-leaf",
  amber: "fill-amber-ink",
  clay: "fill-clay",
  edge: "fill-edge",
  ink: "fill-ink",
};

export const surfaces: Record<Look, string> = {
  leaf: "bg-leaf",
  amber: "bg-amber-ink",
  clay: "bg-clay",
  edge: "bg-edge",
  ink: "bg-ink",
};

export const inks: Record<Look, string> = {
  leaf: "text-leaf",
  amber: "text-amber-ink",
  clay: "text-clay",
  edge: "text-quiet",
  ink: "text-ink",
};

/** The largest value of all series, or 0 without values. */
export function largestValue(series: readonly Series[]): number {
  return series.reduce((most, { values }) => values.reduce<number>((a, b) => Math.max(a, b ?? 0), most), 0);
}

/** The last known value and its index. */
export function lastKnown({ values }: Pick<Series, "values">): { index: number; value: number } | null {
  for (let index = values.length - 1; index >= 0; index -= 1) {
    const value = values[index] ?? null;
    if (value !== null) return { index, value };
  }
  return null;
}
