import { type I18n, setupI18n } from "@lingui/core";
import type { Locale } from "./locale.ts";

const load = {
  en: () => import("../locales/en/messages.po"),
  fa: () => import("../locales/fa/messages.po"),
};

const loaded = new Map<Locale, I18n>();

/** Loads a language once; afterwards `catalogueOf` has it. */
export async function loadCatalogue(locale: Locale): Promise<I18n> {
  const ready = loaded.get(locale);
  if (ready) return ready;
  const { messages } = await load[locale]();
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  loaded.set(locale, i18n);
  return i18n;
}

/** A language that has been loaded. Entries load the page's language before they render it. */
export function catalogueOf(locale: Locale): I18n {
  const i18n = loaded.get(locale);
  if (!i18n) throw new Error(`The messages of "${locale}" were rendered before they were loaded.`);
  return i18n;
}
