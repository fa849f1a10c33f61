import type { Locale } from "../../i18n/locale.ts";

/** Size of every Open Graph picture, in pixels. */
export const previewPictureSize = { width: 1200, height: 630 } as const;

/** The path of a page's Open Graph picture. `path` is the page's English one. */
export function previewPicture(path: string, locale: Locale): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/og/${locale}/${name}.png`;
}
