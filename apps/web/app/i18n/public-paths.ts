import { documentPages, signInPages } from "../pages.ts";
import { type Locale, locales } from "./locale.ts";

/** `path` (an English path) in `locale`. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === "en") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Every public page in every language, all of which are prerendered. */
export const publicPaths: string[] = locales.flatMap((locale) =>
  Object.keys({ ...documentPages, ...signInPages }).map((page) => localizedPath(page, locale)),
);

/** The language of a path, or null for the dashboard, which uses the chosen one. */
export function pathLocale(pathname: string): Locale | null {
  if (pathname === "/fa" || pathname.startsWith("/fa/")) return "fa";
  return pathname === "/dashboard" || pathname.startsWith("/dashboard/") ? null : "en";
}

/**
 * A path without its language and its trailing slash (the build adds one). Leading slashes collapse into one, because a URL
 * that starts with two names another site.
 */
export function englishPath(pathname: string): string {
  const english = pathname === "/fa" || pathname.startsWith("/fa/") ? pathname.slice(3) : pathname;
  return english.replace(/\/+$/, "").replace(/^\/+/, "/") || "/";
}
