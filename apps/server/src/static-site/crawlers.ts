import { memberPaths } from "@canopy/shared/pages";
import { translations } from "./languages.ts";

/** Keeps crawlers out of the members' pages and names the sitemap. */
export function robotsText(publicOrigin: string): string {
  return [
    "User-agent: *",
    ...memberPaths.map((page) => `Disallow: ${page}`),
    "",
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    "",
  ].join("\n");
}

/**
 * The sitemap (sitemaps.org) of all indexable pages, each with its translations.
 *
 * @param pages HTML by path
 */
export function sitemapXml(pages: ReadonlyMap<string, string>, publicOrigin: string): string {
  const listed = new Set([...pages].filter(([, html]) => !forbidsIndex.test(html)).map(([path]) => path));
  const urls = [...listed].sort().map((path) => {
    const alternates = translations(path, (page) => listed.has(page)).map(
      ({ tag, path: translated }) =>
        `    <xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(publicOrigin + translated)}"/>`,
    );
    return ["  <url>", `    <loc>${escapeXml(publicOrigin + path)}</loc>`, ...alternates, "  </url>"].join(
      "\n",
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

const forbidsIndex = /<meta name="robots" content="noindex/;

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
