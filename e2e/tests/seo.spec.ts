import { expect, test } from "../src/fixtures.ts";
import { memberPages } from "../src/pages/member-pages.ts";
import { locales, publicPages, publicPaths } from "../src/pages/public-pages.ts";

// The server compresses a page on its first request, at a tenth of a second of CPU time; its own tests check how.
test.use({ extraHTTPHeaders: { "accept-encoding": "identity" } });

/** The value of an attribute of the only element that matches in the page's source. */
function attribute(html: string, element: RegExp, name: string): string {
  const found = html.match(new RegExp(element, "g")) ?? [];
  expect(found, `${element}`).toHaveLength(1);
  return new RegExp(`${name}="([^"]*)"`, "i").exec(found[0] ?? "")?.[1] ?? "";
}

const elementTexts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, "g"))].map(([, text = ""]) => text);

test("Every public page has its own metadata and Open Graph picture", async ({ request, world }) => {
  for (const locale of locales) {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const paths = publicPages(locale);
    for (const path of paths) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      titles.add(elementTexts(html.split("</head>")[0] ?? "", "title").join());
      descriptions.add(attribute(html, /<meta name="description"[^>]*>/, "content"));
      const own = `${world.origin}${path}`;
      expect(attribute(html, /<link rel="canonical"[^>]*>/, "href")).toBe(own);
      expect(attribute(html, /<meta property="og:url"[^>]*>/, "content")).toBe(own);
      for (const tag of [...locales, "x-default"]) {
        const there = attribute(html, new RegExp(`<link rel="alternate" hrefLang="${tag}"[^>]*>`), "href");
        expect(publicPaths).toContain(there.slice(world.origin.length) || "/");
      }
      const picture = attribute(html, /<meta property="og:image"[^>]*>/, "content");
      expect(picture.startsWith(`${world.origin}/og/`), picture).toBe(true);
      const drawn = await request.get(picture);
      expect([drawn.status(), drawn.headers()["content-type"]], picture).toEqual([200, "image/png"]);
      const header = await drawn.body();
      expect([header.readUInt32BE(16), header.readUInt32BE(20)], picture).toEqual([1200, 630]);
      expect(html).not.toContain(".invalid");
      for (const data of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
        expect(JSON.parse(data[1] ?? "")["@context"]).toBe("https://schema.org");
    }
    expect(titles.size).toBe(paths.length);
    expect(descriptions.size).toBe(paths.length);
  }
});

test("Every dashboard page has a title before it renders, and an unknown one is a 404", async ({
  request,
}) => {
  const ask = (path: string) => request.get(path, { headers: { accept: "text/html" } });
  for (const path of memberPages) {
    const response = await ask(path);
    expect(response.status(), path).toBe(200);
    expect(elementTexts(await response.text(), "title").join(), path).toMatch(/^.+ · Canopy$/);
  }
  expect((await ask("/dashboard/nope")).status()).toBe(404);
});

test("Every page names its icons, manifest and colours, and all of them exist", async ({ request }) => {
  for (const path of ["/", "/fa/login", "/dashboard"]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<title>[^<]*Canopy/);
    expect(html.match(/<meta name="theme-color"[^>]*>/g)).toHaveLength(2);
    const touch = await request.get(attribute(html, /<link rel="apple-touch-icon"[^>]*>/, "href"));
    expect(touch.headers()["content-type"]).toBe("image/png");
    const manifest = await request.get(attribute(html, /<link rel="manifest"[^>]*>/, "href"));
    expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
    for (const { src } of (await manifest.json()).icons)
      expect((await request.get(src)).status(), src).toBe(200);
  }
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});

test("Every public page is complete without its scripts", async ({ request }) => {
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    expect(elementTexts(html, "h1"), path).toHaveLength(1);
    for (const landmark of ["header", "main", "footer"]) {
      expect(elementTexts(html, landmark).length, `${landmark} of ${path}`).toBeGreaterThan(0);
    }
    // React hides streamed content in a template until a script moves it.
    expect(html, path).not.toContain("<template");
  }
});

test("Every page's policy allows only named inline scripts and no other origin", async ({ request }) => {
  for (const path of [...publicPaths, ...memberPages, "/no-such-page"]) {
    const response = await request.get(path, { headers: { accept: "text/html" } });
    const policy = response.headers()["content-security-policy"] ?? "";
    const scripts = policy.split("; ").find((line) => line.startsWith("script-src")) ?? "";
    expect(scripts, path).toMatch(/^script-src 'self'( 'sha256-[\w+/]+=*')*$/);
    expect(policy).toContain("default-src 'self'");
    const html = await response.text();
    expect(html, path).not.toMatch(/\son\w+="/);
    const loadedFrom = [...html.matchAll(/<(?:script|img|iframe)[^>]*\ssrc="([^"]+)"/g)].map(
      ([, url]) => url,
    );
    for (const url of loadedFrom) expect(url).toMatch(/^\//);
  }
});

test("The sitemap lists every page for crawlers", async ({ request, world }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${world.origin}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const wanted = publicPaths.filter((path) => !path.endsWith("/newsletter"));
  expect(listed.sort()).toEqual(wanted.map((path) => `${world.origin}${path}`).sort());
});
