/**
 * Paths of pages that render in the browser only and have no file in the built site. The web server answers them, and all
 * paths below, with the fallback page and status 200; every other unknown path gets the same page with 404.
 */
export const clientPages: readonly string[] = ["/dashboard"];

/** The languages of public pages, as language tags, and the prefix of their paths. */
export const pageLanguages = [
  { tag: "en", prefix: "" },
  { tag: "fa", prefix: "/fa" },
] as const;

/**
 * Placeholder in the built pages for the site's origin, which only the web server knows and inserts. No one can own this
 * name (RFC 6761).
 */
export const originPlaceholder = "https://public-origin.invalid";
