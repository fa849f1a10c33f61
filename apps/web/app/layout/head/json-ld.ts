/** schema.org data as the text of a script element, with "<" escaped. */
export function jsonLd(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}
