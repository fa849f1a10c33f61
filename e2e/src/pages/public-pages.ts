import { type Locale, locales } from "../../../apps/web/app/i18n/locale.ts";
import { pathLocale, publicPaths } from "../../../apps/web/app/i18n/public-paths.ts";

/** The public pages of a language, as the site lists them. */
export function publicPages(locale: Locale): string[] {
  return publicPaths.filter((path) => pathLocale(path) === locale);
}

export { locales, publicPaths };
