import { jsonLd } from "./json-ld.ts";

/** Structured data of a page (JSON-LD, schema.org). */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, escaped so that it can't close the element
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />
  );
}
