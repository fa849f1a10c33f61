import { describe, expect, test } from "vitest";
import { robotsText, sitemapXml } from "./crawlers.ts";

const origin = "https://a.example";

test("robots.txt keeps crawlers out of the dashboard and names the sitemap", () => {
  expect(robotsText(origin).split("\n")).toEqual(
    expect.arrayContaining([
      "User-agent: *",
      "Disallow: /dashboard",
      "Sitemap: https://a.example/sitemap.xml",
    ]),
  );
});

describe("the sitemap", () => {
  const pages = new Map([
    ["/", ""],
    ["/fa", ""],
    ["/a&b", ""],
    ["/newsletter", '<head><meta name="robots" content="noindex"/></head>'],
  ]);
  const xml = sitemapXml(pages, origin);

  test("lists each page with its translations", () => {
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      "<loc>https://a.example/</loc>",
      "<loc>https://a.example/a&amp;b</loc>",
      "<loc>https://a.example/fa</loc>",
    ]);
    const alternate = '<xhtml:link rel="alternate" hreflang="fa" href="https://a.example/fa"/>';
    expect(xml.split(alternate)).toHaveLength(3);
  });

  test("omits pages with noindex", () => expect(xml).not.toContain("newsletter"));
});
