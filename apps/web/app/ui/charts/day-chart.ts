import type { ReactNode } from "react";
import type { Series } from "./series.ts";

/** Props of every chart over days. */
export interface DayChartProps {
  readonly title: ReactNode;
  readonly days: readonly Date[];
  readonly series: readonly Series[];
  readonly formatTick: (value: number) => string;
  /** The element id of the table with the same figures. */
  readonly table: string;
}

/** Maximum number of grid lines above 0. */
export const TICKS = 4;
