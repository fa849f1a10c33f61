/** Paths of pages in the member's language, and of all pages below: they have no language in their path, and crawlers skip them. */
export const memberPaths: readonly string[] = ["/dashboard"];

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
