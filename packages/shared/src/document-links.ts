import type { Locale } from "./api/forms.ts";
import { memberPaths } from "./pages.ts";

/** Where the server returns a page of `docs`. */
const DOCUMENTS_PATH = "/api/documents";

/** A link to another page of `docs`, from one of them or from the root of the repository. */
const docsPage = /^(?:docs\/)?((?:operating\/)?[a-z0-9-]+\.md)(?:#.*)?$/;
const withoutLanguage = [...memberPaths, "/api"];

/**
 * The target of a document's link on this site: a public page in the reader's language, or the text of a document. Null for
 * anything else that is not an https URL.
 */
export function resolveLink(url: string, locale: Locale): string | null {
  const [, page] = docsPage.exec(url) ?? [];
  if (page !== undefined) return `${DOCUMENTS_PATH}/${page}`;
  if (url.startsWith("https://") && URL.canParse(url)) return url;
  if (!/^\/(?![/\\])/.test(url)) return null;
  const [path = ""] = url.split(/[?#]/);
  const hasLanguage = !withoutLanguage.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (locale === "en" || !hasLanguage) return url;
  return path === "/" ? `/fa${url.slice(1)}` : `/fa${url}`;
}

/** A link of Markdown, but not an image. */
const markdownLink = /(?<!!)\[([^\][]+)\]\(([^()\s]+)\)/g;

/** Resolves the links of a Markdown text; of a link that goes nowhere here, the text stays. */
export function resolveLinks(markdown: string, locale: Locale): string {
  return markdown.replace(markdownLink, (_, text: string, url: string) => {
    const resolved = resolveLink(url, locale);
    return resolved === null ? text : `[${text}](${resolved})`;
  });
}
