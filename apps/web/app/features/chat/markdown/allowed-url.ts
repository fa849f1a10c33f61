/**
 * The URL of a link that may be followed: a path of this site, or https to one of `hosts`. Null for all others.
 *
 * @param origin the origin of this site
 */
export function allowedUrl(href: string, origin: string, hosts: readonly string[]): string | null {
  // Browsers read a backslash as a slash, and drop tabs and line breaks.
  if (/[\\\s\p{C}]/u.test(href)) return null;
  if (href.startsWith("/")) {
    const url = parse(href, origin);
    return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
  }
  const url = parse(href);
  if (url === null || url.username !== "" || url.password !== "") return null;
  // A blob has the origin of its page.
  if (url.origin === origin && url.protocol !== "blob:") return url.href;
  return url.protocol === "https:" && url.port === "" && hosts.includes(url.hostname) ? url.href : null;
}

function parse(href: string, base?: string): URL | null {
  return URL.canParse(href, base) ? new URL(href, base) : null;
}
