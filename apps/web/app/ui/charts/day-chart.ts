import type { ReactNode } from "react";
import type { Series } from "./series.ts";

/** What every chart over days is given. */
export interface DayChartProps {
  readonly title: ReactNode;
  readonly days: readonly Date[];
  readonly series: readonly Series[];
  readonly formatTick: (value: number) => string;
  /** The id of the table with the same figures. */
  readonly table: string;
}

/** Lines across a chart above 0 at most. */
export const TICKS = 4;
