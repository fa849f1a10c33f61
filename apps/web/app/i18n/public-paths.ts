import { type Locale, locales } from "./locale.ts";

/** The public pages, as English paths. Persian ones stand under `/fa`. */
const pages = [
  "/",
  "/about",
  "/admin/reports/basic",
  "/contact",
  "/terms",
  "/privacy",
  "/services",
  "/faq",
  "/register",
  "/login",
  "/newsletter",
] as const;

/** `path` (an English path) in `locale`. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === "en") return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Every public page in every language: what is rendered when the site is built. */
export const publicPaths: string[] = locales.flatMap((locale) =>
  pages.map((page) => localizedPath(page, locale)),
);

/** The language that a path itself names; null where the reader's choice decides (the dashboard). */
export function pathLocale(pathname: string): Locale | null {
  if (pathname === "/fa" || pathname.startsWith("/fa/")) return "fa";
  return pathname === "/dashboard" || pathname.startsWith("/dashboard/") ? null : "en";
}

/**
 * A path without its language, and without the slash that it may end in: while the site is built, paths do. It begins with
 * one slash, for an address that begins with two is one of another site.
 */
export function englishPath(pathname: string): string {
  const english = pathname === "/fa" || pathname.startsWith("/fa/") ? pathname.slice(3) : pathname;
  return english.replace(/\/+$/, "").replace(/^\/+/, "/") || "/";
}
