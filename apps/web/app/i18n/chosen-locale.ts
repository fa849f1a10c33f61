import { useSyncExternalStore } from "react";
import { browserStorage } from "../lib/browser-storage.ts";
import { loadMessages } from "./catalogues.ts";
import { type Locale, parseLocale } from "./locale.ts";

/** The storage key of the chosen language. */
export const LOCALE_KEY = "canopy-locale";

/**
 * Redirects a visitor from another site to the public page in the language they chose before. Links within the site keep
 * their language. The target is always on this site. Runs before the first paint; the text is constant because the content
 * security policy allows it by hash.
 */
export const chosenLocaleScript = [
  `try{var c=localStorage.getItem("${LOCALE_KEY}"),p=location.pathname,f=/^\\/fa(\\/|$)/.test(p);`,
  'if((c==="en"||c==="fa")&&(c==="fa")!==f&&!/^\\/dashboard(\\/|$)/.test(p)&&document.referrer.indexOf(location.origin+"/")!==0)',
  'location.replace(location.origin+(f?p.slice(3).replace(/^\\/+/,"/")||"/":"/fa"+(p==="/"?"":p))+location.search+location.hash)}catch(e){}',
].join("");

const listeners = new Set<() => void>();
let chosen: Locale | undefined;

/** The language chosen in this browser, by default English. */
export function chosenLocale(): Locale {
  chosen ??= parseLocale(browserStorage.getItem(LOCALE_KEY));
  return chosen;
}

/** Stores a choice and shows it when its messages and its font are loaded. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await Promise.all([loadMessages(locale), loadFont(locale)]);
  browserStorage.setItem(LOCALE_KEY, locale);
  chosen = locale;
  for (const listener of listeners) listener();
}

/** `font-display: optional` gives up on a font that starts to load with its text. Without the font, the next one shows. */
async function loadFont(locale: Locale): Promise<void> {
  if (locale === "fa") await document.fonts.load("1em Vazirmatn", "ا").catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The chosen language, kept up to date, unless the page has its own. English while prerendering.
 *
 * A page's own language is the same before and after hydration. Otherwise React would immediately render the page a second time,
 * and discard prerendered parts whose code is not loaded.
 */
export function useChosenLocale(own: Locale | null): Locale {
  return useSyncExternalStore(
    subscribe,
    () => own ?? chosenLocale(),
    () => own ?? "en",
  );
}
