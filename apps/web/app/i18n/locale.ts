/** The languages of the interface. */
export const locales = ["en", "fa"] as const;
export type Locale = (typeof locales)[number];

/** How each language is called in itself, and which way it runs. */
export const localeFacts: Record<Locale, { name: string; dir: "ltr" | "rtl"; tag: string }> = {
  en: { name: "English", dir: "ltr", tag: "en" },
  fa: { name: "فارسی", dir: "rtl", tag: "fa" },
};

/** The language that a stored or foreign text names; English for anything else. */
export function parseLocale(text: string | null | undefined): Locale {
  return locales.find((locale) => locale === text) ?? "en";
}
