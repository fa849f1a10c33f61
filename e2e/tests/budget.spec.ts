import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { recordScripts } from "../src/measure/script-sizes.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

/** What home may load before any interaction, in bytes. */
const MOST = { scripts: 120_000, everything: 300_000 };
/** What the overview may load as scripts, with the code of wallets and the icon of the chat. */
const MOST_OF_OVERVIEW = 250_000;
/** What the chat loads as scripts when it opens. */
const MOST_OF_CHAT = 40_000;

interface Loaded {
  url: string;
  type: string;
  /** Bytes over the network. */
  sent: number;
  /** Bytes of a script after gzip, independent of the server's encoding. */
  gzip: number;
}

/** Loads a page and waits until it is hydrated and its fonts and pictures are loaded. */
async function load(page: Page, path: string): Promise<Loaded[]> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return Promise.all(
    responses.map(async (response) => {
      const type = response.request().resourceType();
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      const gzip = type === "script" ? gzipSync(await response.body(), { level: 9 }).length : 0;
      return { url: response.url(), type, sent: responseBodySize + responseHeadersSize, gzip };
    }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const list = (loaded: readonly Loaded[]) =>
  loaded.map(({ url, type, sent, gzip }) => `  ${sent} B, gzip ${gzip} B  ${type}  ${url}`).join("\n");

for (const { path, tag } of [
  { path: "/", tag: "" },
  { path: "/fa", tag: " @long" },
]) {
  test(`Home at ${path} loads within its budget${tag}`, async ({ page }) => {
    const loaded = await load(page, path);
    const scripts = loaded.filter(({ type }) => type === "script");
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum(scripts.map(({ gzip }) => gzip)), `scripts:\n${list(scripts)}`).toBeLessThanOrEqual(
      MOST.scripts,
    );
    expect(sum(loaded.map(({ sent }) => sent)), `all:\n${list(loaded)}`).toBeLessThanOrEqual(MOST.everything);
    // Proves that fonts are part of the sum.
    expect(loaded.some(({ type }) => type === "font")).toBe(true);
  });
}

test("The overview loads within its budget", async ({ page, world }) => {
  await storeSession(page, await signIn(world.origin, seededAccount(0)));
  const sizeOfScripts = await recordScripts(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Your last 30 rounds" })).toContainText("of 30 rounds");
  expect(await sizeOfScripts()).toBeLessThanOrEqual(MOST_OF_OVERVIEW);
});

test("A public page loads no code of members, and the chat's panel only when it opens", async ({ page }) => {
  const before = await load(page, "/about");
  expect(before.filter(({ url }) => /\/(ChatPanel|members|plan|connection)-/.test(url))).toEqual([]);
  const sizeOfScripts = await recordScripts(page);
  await page.getByRole("button", { name: "AI Support" }).click();
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused();
  const size = await sizeOfScripts();
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(MOST_OF_CHAT);
});
