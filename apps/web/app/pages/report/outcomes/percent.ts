import { formatPercent } from "../../../i18n/format.ts";
import type { Locale } from "../../../i18n/locale.ts";

/** Basis points as whole percent, rounded down so that nothing looks better than it is. */
export function formatWholePercent(basisPoints: number, locale: Locale): string {
  return formatPercent(Math.floor(basisPoints / 100) * 100, locale);
}
