/** What a number counts; `any` for one in a text that does not say it. */
export type Unit = "pol" | "usd" | "percent" | "plain" | "any";

/** digits x 10^exponent, without a sign: "lost 12" and "-12" are the same figure. */
export interface Figure {
  readonly digits: bigint;
  readonly exponent: number;
  readonly unit: Unit;
}

const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:pol|پول)$/u, "pol"],
  [/^(?:\$|usd|dollars?|دلار|دلاری)$/u, "usd"],
  [/^(?:%|percent|درصد)$/u, "percent"],
];
const scales: Readonly<Record<string, number>> = { k: 3, thousand: 3, هزار: 3, m: 6, million: 6, میلیون: 6 };
const suffix =
  "(?:k(?![a-z])|m(?![a-z])|thousand|million|هزار|میلیون|pol|usd|dollars?|دلار|percent|درصد|%|پول)";
const number = new RegExp(
  `(\\$\\s?)?(\\d{1,3}(?:[, \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+)(?:\\.(\\d+))?((?:[\\s\\u00a0]*${suffix}(?![\\p{L}]))*)`,
  "giu",
);

const words: Readonly<Record<string, number>> = {
  ...{ three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ hundred: 100, thousand: 1_000, million: 1_000_000 },
  ...{ سه: 3, چهار: 4, پنج: 5, شش: 6, هفت: 7, هشت: 8, نه: 9, ده: 10, دوازده: 12, بیست: 20, سی: 30, چهل: 40 },
  ...{
    پنجاه: 50,
    شصت: 60,
    هفتاد: 70,
    هشتاد: 80,
    نود: 90,
    صد: 100,
    دویست: 200,
    هزار: 1_000,
    میلیون: 1_000_000,
  },
};
/** «نه» is also "no", so it is a number before a counted noun only. */
const ambiguous = new Set(["نه"]);

/** One way to write digits, separators and signs, without what only formats or hides them. */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[*_`~]|\p{Cf}/gu, "")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .replaceAll("٪", "%")
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .toLowerCase();
}

/** Whether digits of another script are left, which `readFigures` does not read. */
export const hasOtherDigits = (plain: string): boolean => /\p{N}/u.test(plain.replace(/\d/g, ""));

/** The figures of a plain text: numbers in digits, and words from three up. */
export function readFigures(plain: string): Figure[] {
  const figures: Figure[] = [];
  const rest = plain.replace(
    number,
    (_, dollar: string | undefined, whole: string, fraction = "", ends = "") => {
      const found = ends.match(new RegExp(suffix, "giu")) ?? [];
      const scale = found.reduce((sum: number, end: string) => sum + (scales[end] ?? 0), 0);
      const unit = [...(dollar === undefined ? [] : ["$"]), ...found].flatMap((end) => toUnit(end) ?? [])[0];
      figures.push({
        digits: BigInt(whole.replace(/\D/g, "") + fraction),
        exponent: scale - fraction.length,
        unit: unit ?? "any",
      });
      return " ";
    },
  );
  for (const [word] of rest.matchAll(/\p{L}+/gu)) {
    const value = Object.hasOwn(words, word) && !ambiguous.has(word) ? words[word] : undefined;
    if (value !== undefined) figures.push({ digits: BigInt(value), exponent: 0, unit: "any" });
  }
  return figures;
}

function toUnit(end: string): Unit | undefined {
  return units.find(([pattern]) => pattern.test(end))?.[1];
}

/** The fewest digits of a rounded number. */
const SIGNIFICANT = 3;

/** Whether `shown` is `known`, or `known` rounded or cut to at least two decimals or three digits, in the same unit. */
export function isSameFigure(shown: Figure, known: Figure): boolean {
  if (shown.unit !== "any" && known.unit !== "any" && shown.unit !== known.unit) return false;
  const difference = shown.exponent - known.exponent;
  if (difference <= 0) return shown.digits === known.digits * 10n ** BigInt(-difference);
  const unit = 10n ** BigInt(difference);
  const cut = known.digits / unit;
  if (known.digits % unit === 0n) return shown.digits === cut;
  const rounded = (known.digits + unit / 2n) / unit;
  const isPrecise = shown.exponent <= -2 || String(shown.digits).length >= SIGNIFICANT;
  return isPrecise && (shown.digits === cut || shown.digits === rounded);
}
