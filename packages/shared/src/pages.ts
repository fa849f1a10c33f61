/**
 * Where pages are drawn in the browser only, so that no file of the built site has their name. Whoever serves the site
 * answers these paths and all below them with its fallback page and status 200, since only the browser knows whether a
 * member or a visitor asks, and every other unknown path with the same page and 404.
 */
export const clientPages: readonly string[] = ["/dashboard"];

/** The languages in which public pages stand, as language tags, with what their paths begin with. */
export const pageLanguages = [
  { tag: "en", prefix: "" },
  { tag: "fa", prefix: "/fa" },
] as const;

/**
 * Stands in the built pages for the origin under which browsers find the site, which only the server knows: whoever serves
 * the pages puts that in its place. A name that can belong to nobody (RFC 6761).
 */
export const originPlaceholder = "https://public-origin.invalid";
