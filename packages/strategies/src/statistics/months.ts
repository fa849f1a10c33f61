import { at } from "@canopy/protocol/rules/column";

export interface MonthReturn {
  /** "2026-03", in UTC. */
  readonly month: string;
  readonly return: number;
}

/** Returns of calendar months in UTC. The first and the last can be parts of a month. */
export function monthlyReturns(startValue: number, time: Float64Array, equity: Float64Array): MonthReturn[] {
  const months: MonthReturn[] = [];
  let before = startValue;
  let monthEnd = Number.NEGATIVE_INFINITY;
  let month = "";
  for (let index = 0; index < time.length; index++) {
    const begin = at(time, index);
    if (begin >= monthEnd) {
      if (index > 0) {
        const value = at(equity, index - 1);
        months.push({ month, return: value / before - 1 });
        before = value;
      }
      const date = new Date(begin);
      month = date.toISOString().slice(0, 7);
      monthEnd = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
    }
  }
  months.push({ month, return: at(equity, equity.length - 1) / before - 1 });
  return months;
}
