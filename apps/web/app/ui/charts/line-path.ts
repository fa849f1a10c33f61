import { dayMiddle, type Scale } from "./scale.ts";

/** Coordinates in percent with two decimals, finer than any screen. */
const at = (percent: number) => Number(percent.toFixed(2));

/**
 * The `d` of an SVG path through equidistant values, in a box of 100 by 100. Missing values interrupt the line; a single value
 * becomes a point, which round caps make visible.
 */
export function linePath(values: readonly (number | null)[], scale: Scale): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const place = `${at(dayMiddle(index, values.length))} ${at(100 - scale(value))}`;
      const before = values[index - 1] ?? null;
      const after = values[index + 1] ?? null;
      if (before !== null) return `L${place}`;
      return after === null ? `M${place}h0` : `M${place}`;
    })
    .join("");
}
