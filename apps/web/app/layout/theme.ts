import { useSyncExternalStore } from "react";
import { browserStorage } from "../lib/browser-storage.ts";

/** `system` follows the device's preference. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The colour of the browser's own parts in each theme: `--paper` of tokens.css in sRGB. */
export const themeColors = { light: "#f8f6ed", dark: "#0e1a14" } as const;

const KEY = "canopy-theme";
const listeners = new Set<() => void>();

/**
 * Runs before the first paint, so that no page flashes in the wrong theme. The text is constant because the content security
 * policy allows it by hash. Of the tags with the theme's colours it changes `media` only: React looks for them by content.
 */
export const themeScript = [
  `try{var t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;`,
  'document.querySelectorAll("meta[name=theme-color]").forEach(function(m){',
  `m.media=(m.content==="${themeColors.light}")===(t==="light")?"all":"not all"})}}catch(e){}`,
].join("");

/** The stored theme, `system` for anything invalid. */
function currentTheme(): Theme {
  const stored = browserStorage.getItem(KEY);
  return themes.find((theme) => theme === stored) ?? "system";
}

/** Stores and applies a theme. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    browserStorage.removeItem(KEY);
    delete document.documentElement.dataset["theme"];
  } else {
    browserStorage.setItem(KEY, theme);
    document.documentElement.dataset["theme"] = theme;
  }
  colorBrowser(theme);
  for (const listener of listeners) listener();
}

/** Gives the browser's own parts the colour of a theme. */
function colorBrowser(theme: Theme): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = tag.content === themeColors.light ? "light" : "dark";
    tag.media = theme === "system" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all";
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "system");
}
