import { pageLanguages } from "@canopy/shared/pages";

/** A page in one of its languages; `tag` as in `hreflang`. */
export interface Translation {
  readonly tag: string;
  readonly path: string;
}

/**
 * The translations of a page that the site has, itself included.
 *
 * @param path a page of the site, such as `/fa/login`
 * @param exists whether the site has a page
 */
export function translations(path: string, exists: (path: string) => boolean): Translation[] {
  const own = pageLanguages.findLast(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  const rest = path.slice(own?.prefix.length ?? 0).replace(/^\/$/, "");
  return pageLanguages
    .map(({ tag, prefix }) => ({ tag, path: `${prefix}${rest}` || "/" }))
    .filter((translation) => exists(translation.path));
}
