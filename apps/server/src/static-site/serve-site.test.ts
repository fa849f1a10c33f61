import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { apiErrors } from "@canopy/shared/error-catalogue";
import { originPlaceholder } from "@canopy/shared/pages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { buildTestServer, type TestServer } from "../../test/support/test-server.ts";
import type { Database } from "../database/tables.ts";
import { contentPolicy } from "./content-policy.ts";
import { inlineScriptSources } from "./inline-scripts.ts";

const inline = 'console.log("<b>")';
const data = '<script type="application/ld+json">{"a":1}</script>';
const canonical = (path: string) => `<link rel="canonical" href="${originPlaceholder}${path}"/>`;
const files = {
  "index.html": `<html><script>${inline}</script><script type="module" src="/assets/a.js"></script>${data}</html>`,
  "fa/login/index.html": `<html>fa${canonical("/fa/login")}<script>"${originPlaceholder}"</script></html>`,
  "login/index.html": "<html>en</html>",
  "dashboard/index.html": `<html><meta name="robots" content="noindex"/>dashboard</html>`,
  "dashboard/rounds/:round/index.html": `<html><meta name="robots" content="noindex"/>round</html>`,
  "__spa-fallback.html": "<html>fallback<script>1</script></html>",
  "assets/a-1234.js": "export {}",
  "assets/a-1234.js.br": "brotli",
  "assets/a-1234.js.gz": "gzip",
  "assets/tree.worker-1234.js": "export {}",
  "assets/tree.worker-1234.js.br": "brotli",
  "favicon.svg": "<svg/>",
};

let folder: string;
let database: Database;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "canopy-site-"));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await writeFile(join(dirname(folder), "outside.txt"), "outside");
  database = await createTestDatabase();
  server = await buildTestServer(database, {
    SITE_DIR: folder,
    PUBLIC_RPC_URL: "https://rpc.example/v2/key",
  });
});
afterAll(async () => {
  await server.app.close();
  await database.destroy();
  await rm(folder, { recursive: true });
  await rm(join(dirname(folder), "outside.txt"));
});

const get = (url: string, accept = "text/html,*/*", headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept, ...headers } });

/** A built page with the origin that the server fills in. */
const served = (html: string) => html.replaceAll(originPlaceholder, "http://127.0.0.1:4400");

describe("pages", () => {
  test.each([
    ["/", files["index.html"]],
    ["/?utm=1", files["index.html"]],
    ["/fa/login", files["fa/login/index.html"]],
    ["/fa/login/", files["fa/login/index.html"]],
    ["/dashboard?_t=1", files["dashboard/index.html"]],
    ["/dashboard/rounds/12", files["dashboard/rounds/:round/index.html"]],
  ])("%s: 200", async (url, html) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-cache");
    expect(response.body).toBe(served(html));
  });

  test.each([
    ["/fa/dashboard", "/dashboard"],
    ["/fa/dashboard/", "/dashboard/"],
    ["/fa/dashboard/plus?sponsor=willow", "/dashboard/plus?sponsor=willow"],
    ["/fa/dashboard//evil.example", "/dashboard//evil.example"],
  ])("%s: redirects to the page, which has no language in its path", async (url, location) => {
    const response = await get(url);
    expect([response.statusCode, response.headers["location"]]).toEqual([302, location]);
  });

  test.each([
    "/nope",
    "/fa/dashboards",
    "/dashboards",
    "/dashboard/nope",
    "/dashboard/rounds",
    "/__spa-fallback",
    "/index.html",
    "/assets/",
  ])("%s: the 404 page of the site", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(files["__spa-fallback.html"]);
  });

  test("contain the site's origin before their scripts are hashed", async () => {
    const { body, headers } = await get("/fa/login");
    expect(body).toContain('<link rel="canonical" href="http://127.0.0.1:4400/fa/login"/>');
    expect(body).not.toContain(originPlaceholder);
    const hash = createHash("sha256").update('"http://127.0.0.1:4400"').digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("are sent in %s to a client that accepts it", async (encoding, decompress) => {
    const { rawPayload, headers } = await get("/", "text/html", { "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["vary"]).toMatch(/Accept-Encoding/);
    expect(decompress(rawPayload).toString()).toBe(files["index.html"]);
  });

  test("have an ETag for each encoding", async () => {
    const plain = await get("/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["vary"]).toMatch(/Accept-Encoding/);
    const small = await get("/", "text/html", { "accept-encoding": "br" });
    expect(small.headers["etag"]).not.toBe(plain.headers["etag"]);
    const known = { "if-none-match": String(small.headers["etag"]), "accept-encoding": "br" };
    const again = await get("/", "text/html", known);
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["vary"]).toMatch(/Accept-Encoding/);
    expect((await get("/", "text/html", { ...known, "accept-encoding": "gzip" })).statusCode).toBe(200);
    // A 404 page is never answered with 304.
    const { headers } = await get("/nope");
    const missing = await get("/nope", "text/html", { "if-none-match": String(headers["etag"]) });
    expect(missing.statusCode).toBe(404);
  });

  test("a request that does not accept HTML gets the envelope", async () => {
    for (const response of [
      await get("/nope.js", "*/*"),
      await server.app.inject({ method: "POST", url: "/login" }),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().message).toBe(apiErrors.NOT_FOUND.en);
    }
  });

  test.each([
    "/../outside.txt",
    "/..%2foutside.txt",
    "/assets/..%2f..%2foutside.txt",
    "/%2e%2e/outside.txt",
  ])("%s does not leave the folder", async (url) => expect((await get(url)).body).not.toContain("outside"));
});

test("security.txt names the contact page and expires within a year", async () => {
  const response = await get("/.well-known/security.txt", "*/*");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(response.body).toContain("Contact: http://127.0.0.1:4400/contact\n");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(response.body)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

describe("files", () => {
  test("below /assets are immutable, others revalidated", async () => {
    const asset = await get("/assets/a-1234.js");
    expect(asset.statusCode).toBe(200);
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  test("are sent as the build compressed them", async () => {
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ] as const) {
      const { headers } = await get("/assets/a-1234.js", "*/*", { "accept-encoding": accepted });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
      expect(headers["vary"]).toMatch(/accept-encoding/i);
    }
    expect((await get("/assets/a-1234.js.br", "*/*")).statusCode).toBe(404);
  });
});

describe("crawlers", () => {
  test("find the sitemap through robots.txt", async () => {
    const robots = await get("/robots.txt", "*/*");
    expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(robots.body).toContain("Sitemap: http://127.0.0.1:4400/sitemap.xml");
    const sitemap = await get("/sitemap.xml", "*/*");
    expect(sitemap.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(sitemap.body).toContain("<loc>http://127.0.0.1:4400/fa/login</loc>");
    expect(sitemap.body).not.toContain("dashboard");
  });
});

describe("the content policy", () => {
  test("of a page allows only its own inline scripts and the public node", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    const hash = createHash("sha256").update(inline).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("connect-src 'self' https://rpc.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.split("; ").find((line) => line.startsWith("script-src"))).not.toContain("unsafe");
    expect(String((await get("/fa/login")).headers["content-security-policy"])).toContain(
      "script-src 'self' 'sha256-",
    );
    expect(policy).not.toContain(createHash("sha256").update('{"a":1}').digest("base64"));
  });

  test("of a worker allows requests and fonts of this site only, and no other file has it", async () => {
    const readPolicy = async (path: string) =>
      String((await get(path, "*/*", { "accept-encoding": "br" })).headers["content-security-policy"]);
    const policy = await readPolicy("/assets/tree.worker-1234.js");
    expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self';");
    expect(await readPolicy("/assets/a-1234.js")).not.toContain("connect-src");
  });

  test("upgrades requests to https only for an https origin", () => {
    const { config } = server.services;
    expect(contentPolicy({ ...config, publicOrigin: "https://a.example" }, [])).toContain(
      "upgrade-insecure-requests",
    );
    expect(contentPolicy({ ...config, publicOrigin: "http://127.0.0.1:4400" }, [])).not.toContain("upgrade");
  });

  test("allows WalletConnect's relay and its page for wallets only with a project id", () => {
    const { config } = server.services;
    const policy = (walletConnectProjectId: string | null) =>
      contentPolicy({ ...config, walletConnectProjectId }, []);
    expect(policy("0".repeat(32))).toContain(
      "connect-src 'self' https://rpc.example wss://relay.walletconnect.org; frame-src https://verify.walletconnect.org;",
    );
    expect(policy(null)).not.toContain("walletconnect");
  });
});

test("inline scripts are found in any spelling, those with a source are not", () => {
  const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const html =
    '<SCRIPT async>a\n</SCRIPT ><script type="module">a()</script><script\nsrc="b"></script><script>a()</script>';
  expect(inlineScriptSources(html)).toEqual([sha("a\n"), sha("a()")]);
});
