import { pageLanguages } from "@canopy/shared/pages";

/**
 * The `Link` header that tells search engines where a page stands in each of its languages (hreflang); undefined for a page
 * in one language only. In a header, since only the server knows under which origin the built site is found.
 *
 * @param path a page of the site, such as `/fa/login`
 * @param exists whether the site has a page
 */
export function languageLinks(
  path: string,
  publicOrigin: string,
  exists: (path: string) => boolean,
): string | undefined {
  const own = pageLanguages.findLast(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  const rest = path.slice(own?.prefix.length ?? 0).replace(/^\/$/, "");
  const links = pageLanguages
    .map(({ tag, prefix }) => ({ tag, path: `${prefix}${rest}` || "/" }))
    .filter(({ path: translated }) => exists(translated))
    .map(({ tag, path: translated }) => `<${publicOrigin}${translated}>; rel="alternate"; hreflang="${tag}"`);
  return links.length > 1 ? links.join(", ") : undefined;
}
