import type { Locale } from "../../i18n/locale.ts";

/** Pixels of every Open Graph picture. */
export const pagePictureSize = { width: 1200, height: 630 } as const;

/** Where the Open Graph picture of a public page stands; `path` is the page's English one. */
export function pagePicture(path: string, locale: Locale): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/og/${locale}/${name}.png`;
}
