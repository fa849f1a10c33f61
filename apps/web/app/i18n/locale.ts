/** The languages of the interface. */
export const locales = ["en", "fa"] as const;
export type Locale = (typeof locales)[number];

/** How each language is called in itself, which way it runs, and its tag, for Open Graph with a territory. */
export const localeFacts: Record<
  Locale,
  { name: string; dir: "ltr" | "rtl"; tag: string; territory: string }
> = {
  en: { name: "English", dir: "ltr", tag: "en", territory: "en_US" },
  fa: { name: "فارسی", dir: "rtl", tag: "fa", territory: "fa_IR" },
};

/** The language that a stored or foreign text names; English for anything else. */
export function parseLocale(text: string | null | undefined): Locale {
  return locales.find((locale) => locale === text) ?? "en";
}
