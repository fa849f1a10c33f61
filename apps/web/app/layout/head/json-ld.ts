/** Data in the vocabulary of schema.org as the text of a script element, which no "<" in it can end. */
export function jsonLd(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}
