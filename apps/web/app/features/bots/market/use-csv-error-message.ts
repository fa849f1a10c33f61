import type { ColumnName } from "@canopy/strategies/candles/candles";
import type { CsvError } from "@canopy/strategies/candles/parse-csv";
import { useLingui } from "@lingui/react/macro";

/** What is wrong in a line of a file, and what would be right. */
export function useCsvErrorMessage(): (error: CsvError) => string {
  const { t } = useLingui();
  const columns: Record<ColumnName, string> = {
    time: t`time`,
    open: t`open`,
    high: t`high`,
    low: t`low`,
    close: t`close`,
    volume: t`volume`,
  };
  return (error) => {
    switch (error.code) {
      case "no header":
        return t`No header. The first line must name the columns: time, open, high, low, close.`;
      case "too few candles":
        return t`Too few candles. A backtest needs at least two.`;
      case "same time twice":
        return t`The same time as the line before. Remove one of them.`;
      case "irregular":
        return t`Closer to the line before than the usual interval.`;
      case "missing column":
        return t`The column “${columns[error.column]}” is missing.`;
      case "not a time":
        return t`The time can't be read. Use ISO 8601 or Unix time.`;
      case "not a number":
        return t`“${columns[error.column]}” is not a number.`;
      case "impossible candle":
        switch (error.reason) {
          case "not positive":
            return t`A price is zero or less, or the volume is negative.`;
          case "outside of high and low":
            return t`Open or close is outside the range from low to high.`;
          default:
            return t`A number is missing or too large.`;
        }
    }
  };
}
