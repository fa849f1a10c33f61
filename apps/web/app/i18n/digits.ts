import { useSyncExternalStore } from "react";
import { browserStorage } from "../lib/browser-storage.ts";
import type { Locale } from "./locale.ts";
import { pathLocale } from "./public-paths.ts";

const systems = ["latin", "persian"] as const;
export type Digits = (typeof systems)[number];

const KEY = "canopy-digits";
const listeners = new Set<() => void>();
let chosen: Digits | null | undefined;

/** The digits that were chosen for the dashboard in this browser; null for those of the language, and on public pages. */
function chosenDigits(): Digits | null {
  // Public pages are prerendered in the digits of their language.
  if (typeof window === "undefined" || pathLocale(window.location.pathname) !== null) return null;
  if (chosen === undefined) {
    const stored = browserStorage.getItem(KEY);
    chosen = systems.find((digits) => digits === stored) ?? null;
  }
  return chosen;
}

/** The digits of figures on this page. */
export function findDigits(locale: Locale): Digits {
  return chosenDigits() ?? (locale === "fa" ? "persian" : "latin");
}

/** Stores a choice and shows it. */
export function chooseDigits(digits: Digits | null): void {
  if (digits === null) browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, digits);
  chosen = digits;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useChosenDigits(): Digits | null {
  return useSyncExternalStore(subscribe, chosenDigits, () => null);
}
