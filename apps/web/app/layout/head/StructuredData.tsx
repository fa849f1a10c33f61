import { jsonLd } from "./json-ld.ts";

/** What a page is about, for search engines (JSON-LD in the vocabulary of schema.org). */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own that cannot end the element; never run
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />
  );
}
