import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { type Locale, locales } from "./locale.ts";
import { type MessageSet, messageSets } from "./message-sets.ts";

const files = import.meta.glob<{ messages: Messages }>("../locales/*/*.po");

/** One a language; it grows as sets arrive. */
const catalogues = new Map<Locale, I18n>(locales.map((locale) => [locale, setupI18n({ locale })]));

/** Sets by `locale/set`, from the moment they are asked for. */
const asked = new Map<string, Promise<void>>();
const arrived = new Set<string>();

/** What pages of this visit have needed so far: another language needs the same. */
const needed = new Set<MessageSet>(["site"]);

/** Loads the given sets of a language, each once, and whatever the visit needed before. */
export async function loadMessages(locale: Locale, sets: readonly MessageSet[] = []): Promise<void> {
  for (const set of sets) needed.add(set);
  await Promise.all([...needed].map((set) => loadSet(locale, set)));
}

/** Loads every set of every language: for prerendering. */
export async function loadAllMessages(): Promise<void> {
  const sets = Object.keys(messageSets).filter((name): name is MessageSet => name in messageSets);
  await Promise.all(locales.map((locale) => loadMessages(locale, sets)));
}

/** Whether all of these can be rendered now. */
export function hasMessages(locale: Locale, sets: readonly MessageSet[]): boolean {
  return sets.every((set) => arrived.has(`${locale}/${set}`));
}

/** A language's catalogue. Entries load `site` before they render it. */
export function getCatalogue(locale: Locale): I18n {
  const i18n = catalogues.get(locale);
  if (!i18n || !hasMessages(locale, ["site"])) {
    throw new Error(`The messages of "${locale}" were rendered before they were loaded.`);
  }
  return i18n;
}

function loadSet(locale: Locale, set: MessageSet): Promise<void> {
  const key = `${locale}/${set}`;
  const known = asked.get(key);
  if (known) return known;
  const coming = fetchSet(locale, set);
  asked.set(key, coming);
  // A set that did not come is asked for again at the next navigation.
  coming.catch(() => asked.delete(key));
  return coming;
}

async function fetchSet(locale: Locale, set: MessageSet): Promise<void> {
  const file = files[`../locales/${locale}/${set}.po`];
  if (!file) throw new Error(`There is no catalogue "${set}" in "${locale}".`);
  const { messages } = await file();
  catalogues.get(locale)?.load(locale, messages);
  arrived.add(`${locale}/${set}`);
}
