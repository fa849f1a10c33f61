import { useSyncExternalStore } from "react";
import { browserStorage } from "../lib/browser-storage.ts";
import { loadMessages } from "./catalogues.ts";
import { type Locale, parseLocale } from "./locale.ts";

/** Where the browser keeps the choice. */
export const LOCALE_KEY = "canopy-locale";

/**
 * Leads who comes from elsewhere to a public page in the language that they once chose here. Within the site the address
 * decides, and who never chose stays where they came. Whatever the path is, it leads to this site. Runs before the page is
 * drawn; a fixed text: the content security policy allows it by its hash.
 */
export const chosenLocaleScript = [
  `try{var c=localStorage.getItem("${LOCALE_KEY}"),p=location.pathname,f=/^\\/fa(\\/|$)/.test(p);`,
  'if((c==="en"||c==="fa")&&(c==="fa")!==f&&!/^\\/dashboard(\\/|$)/.test(p)&&document.referrer.indexOf(location.origin+"/")!==0)',
  'location.replace(location.origin+(f?p.slice(3).replace(/^\\/+/,"/")||"/":"/fa"+(p==="/"?"":p))+location.search+location.hash)}catch(e){}',
].join("");

const listeners = new Set<() => void>();
let chosen: Locale | undefined;

/** The language that the reader chose in this browser; English until they do. */
export function chosenLocale(): Locale {
  chosen ??= parseLocale(browserStorage.getItem(LOCALE_KEY));
  return chosen;
}

/** Remembers a choice and shows it, once its messages are here. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await loadMessages(locale);
  browserStorage.setItem(LOCALE_KEY, locale);
  chosen = locale;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's choice, kept up to date. While prerendering: English. */
export function useChosenLocale(): Locale {
  return useSyncExternalStore(subscribe, chosenLocale, () => "en");
}
