import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Locale, locales } from "./locale.ts";
import type { MessageSet } from "./message-sets.ts";

const files = import.meta.glob<{ messages: Messages }>("../locales/*/*.po");

/** The set `errors`. */
const errors: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import("virtual:errors/en"),
  fa: () => import("virtual:errors/fa"),
};

/** One per language; grows as sets load. */
const catalogues = new Map<Locale, I18n>(locales.map((locale) => [locale, setupI18n({ locale })]));

/** Requested sets, by `locale/set`. */
const asked = new Map<string, Promise<void>>();
const arrived = new Set<string>();

/** Sets that this visit has used, which a switch of language loads too. */
const needed = new Set<string>(["site"]);

/** Loads the given sets of a language and those that the visit used before, each once. */
export async function loadMessages(locale: Locale, sets: readonly MessageSet[] = []): Promise<void> {
  for (const set of sets) needed.add(set);
  await Promise.all([...needed].map((set) => loadSet(locale, set)));
}

/** Loads every set of every language, for prerendering. */
export async function loadAllMessages(): Promise<void> {
  const sets = new Set(["errors", ...Object.keys(files).map((file) => file.replace(/.*\/(.+)\.po$/, "$1"))]);
  await Promise.all(locales.flatMap((locale) => [...sets].map((set) => loadSet(locale, set))));
}

/** Whether all of these sets are loaded. */
export function hasMessages(locale: Locale, sets: readonly MessageSet[]): boolean {
  return sets.every((set) => arrived.has(`${locale}/${set}`));
}

/** A language's catalogue. The entry files load `site` before they render. */
export function getCatalogue(locale: Locale): I18n {
  const i18n = catalogues.get(locale);
  if (!i18n || !hasMessages(locale, ["site"])) {
    throw new Error(`Messages of "${locale}" are not loaded. Await loadMessages before rendering.`);
  }
  return i18n;
}

function loadSet(locale: Locale, set: string): Promise<void> {
  const key = `${locale}/${set}`;
  const known = asked.get(key);
  if (known) return known;
  const coming = fetchSet(locale, set);
  asked.set(key, coming);
  // The next navigation requests a failed set again.
  coming.catch(() => asked.delete(key));
  return coming;
}

async function fetchSet(locale: Locale, set: string): Promise<void> {
  const file = set === "errors" ? errors[locale] : files[`../locales/${locale}/${set}.po`];
  if (!file) throw new Error(`No catalogue "${set}" in "${locale}". Run npm run messages -w @canopy/web.`);
  const { messages } = await file();
  catalogues.get(locale)?.load(locale, messages);
  arrived.add(`${locale}/${set}`);
}
