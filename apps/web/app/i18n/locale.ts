/** The languages of the interface. */
export const locales = ["en", "fa"] as const;
export type Locale = (typeof locales)[number];

/** Each language's own name, direction, and tags for HTML and Open Graph (with a territory). */
export const localeFacts: Record<
  Locale,
  { name: string; dir: "ltr" | "rtl"; tag: string; territory: string }
> = {
  en: { name: "English", dir: "ltr", tag: "en", territory: "en_US" },
  fa: { name: "فارسی", dir: "rtl", tag: "fa", territory: "fa_IR" },
};

/** Parses an untrusted language name, by default English. */
export function parseLocale(text: string | null | undefined): Locale {
  return locales.find((locale) => locale === text) ?? "en";
}
