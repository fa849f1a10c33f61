import { localizeAmount } from "../../i18n/format.ts";
import type { Locale } from "../../i18n/locale.ts";

const units = [
  [1e9, { en: "B", fa: "میلیارد" }],
  [1e6, { en: "M", fa: "میلیون" }],
  [1e3, { en: "K", fa: "هزار" }],
] as const;

/** A short number for an axis with at most two decimals, in the language: 1.25K or ۱٫۲۵ هزار. */
export function shortAmount(value: number, locale: Locale): string {
  const [size, unit] = units.find(([least]) => Math.abs(value) >= least) ?? [1, null];
  const number = localizeAmount(String(Math.round((value / size) * 100) / 100), locale);
  if (unit === null) return number;
  return locale === "fa" ? `${number}\u00a0${unit.fa}` : `${number}${unit.en}`;
}
