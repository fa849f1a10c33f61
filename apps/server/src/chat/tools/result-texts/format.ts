import type { Locale } from "@canopy/shared/api/forms";
import { formatPOL, formatSmallAmount, formatUSD, groupThousands } from "@canopy/shared/money";
import { fromDecimal } from "../definition/amounts.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Replaces Latin digits and separators with those of the language. */
export function inDigits(text: string, locale: Locale): string {
  if (locale === "en") return text;
  return text
    .replaceAll(",", "٬")
    .replace(/(?<=\d)\.(?=\d)/g, "٫")
    .replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".charAt(Number(digit)));
}

/** A minus sign, in Persian with a mark that keeps it left of the number. */
function withSign(text: string, locale: Locale): string {
  if (!text.startsWith("-")) return text;
  return `${locale === "fa" ? "\u200e" : ""}\u2212${text.slice(1)}`;
}

/** 40.0000 as 40, 12.5000 as 12.50. */
const withoutZeros = (text: string) =>
  text.replace(/(\.\d{2}\d*?)0+(?=$|\s)/, "$1").replace(/\.00(?=$|\s)/, "");
const inText = (text: string, locale: Locale) => withSign(inDigits(text, locale), locale);

const dates: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }),
  fa: new Intl.DateTimeFormat("fa-IR", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Tehran" }),
};

/** Figures of tools as a sentence of the language shows them. */
export function figuresIn(locale: Locale) {
  const count = (value: number) => inText(groupThousands(String(value)), locale);
  return {
    count,
    /** 1 unit, 1,234 units; for English sentences. */
    many: (value: number, one: string, more = `${one}s`) => `${count(value)} ${value === 1 ? one : more}`,
    percent: (value: number) => inText(String(value), locale) + (locale === "fa" ? "٪" : "%"),
    /** 1,234.56 POL or ۱٬۲۳۴٫۵۶ POL; a positive amount is never shown as zero. */
    pol(decimal: string, digits = 2): string {
      const wei = fromDecimal(decimal);
      if (wei <= 0n) return inText(withoutZeros(formatPOL(wei, digits)), locale);
      const shown = formatSmallAmount(wei, digits);
      if (!shown.startsWith("<")) return `${inText(withoutZeros(shown), locale)} POL`;
      return locale === "fa"
        ? `کمتر از ${inText(shown.slice(1), locale)} POL`
        : `less than ${shown.slice(1)} POL`;
    },
    /** $20 or ۲۰ دلار. */
    usd(decimal: string, digits = 2): string {
      const text = withoutZeros(formatUSD(fromDecimal(decimal), digits));
      return locale === "fa" ? `${inText(text.replace("$", ""), locale)} دلار` : inText(text, locale);
    },
    /** By the clock of UTC, in Persian by Iran's. */
    moment(iso: string): string {
      const text = dates[locale].format(new Date(iso));
      return locale === "fa" ? `${text} به وقت ایران` : `${text} UTC`;
    },
    /** The hours and minutes until a time; null unless it is within a day, because a round is 24 hours. */
    left(iso: string, now: Date): string | null {
      const rest = new Date(iso).getTime() - now.getTime();
      if (rest < MINUTE || rest > DAY) return null;
      const [hours, minutes] = [Math.floor(rest / (60 * MINUTE)), Math.floor(rest / MINUTE) % 60];
      if (locale === "en") return `${hours} h ${minutes} min`;
      return hours === 0 ? `${count(minutes)} دقیقه` : `${count(hours)} ساعت و ${count(minutes)} دقیقه`;
    },
  };
}

export type Figures = ReturnType<typeof figuresIn>;
