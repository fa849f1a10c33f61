import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { expectLoaded } from "../src/browser/scroll-through.ts";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";
import { openExampleChat } from "../src/pages/example-chat.ts";
import { memberPages } from "../src/pages/member-pages.ts";
import { visit } from "../src/pages/visit.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

// Windows high contrast replaces every colour of a page that does not say which of them carry meaning.
test.use({ forcedColors: "active", colorScheme: "light" });

/** The share of pixels above which a colour is more than the edge of a letter, and more than the edge of a line. */
const VISIBLE = 0.01;
const VISIBLE_LINE = 0.002;

/** The number of colours that a person can tell apart in an element. */
async function countColours(element: Locator, visible = VISIBLE): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const pixels = info.width * info.height;
  return [...counts.values()].filter((count) => count / pixels > visible).length;
}

/** The background as painted. */
function readBackground(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

async function expectBorder(button: Locator): Promise<void> {
  expect(await button.evaluate((node) => getComputedStyle(node).borderTopWidth)).not.toBe("0px");
}

test("In forced colours, public pages keep shares, outcomes, chosen units and main actions", async ({
  page,
}) => {
  await test.step("home", async () => {
    await page.goto("/");
    await expectLoaded(page);
    const bar = page.locator("#division [aria-hidden=true]").first();
    await bar.scrollIntoViewIfNeeded();
    expect(await countColours(bar)).toBeGreaterThanOrEqual(5);
    const swatch = page.locator("#division dt > span").first();
    expect(await readBackground(swatch)).not.toBe(await readBackground(page.locator("body")));
    await expectBorder(page.getByRole("banner").getByRole("link", { name: "Register" }));
  });

  await test.step("registration", async () => {
    await page.goto("/register");
    const chosen = page.locator("label").filter({ has: page.getByRole("radio", { checked: true }) });
    await expect(chosen.first()).toBeVisible();
    const other = page.locator("label").filter({ has: page.getByRole("radio", { checked: false }) });
    expect(await readBackground(chosen.first())).not.toBe(await readBackground(other.first()));
    await expectBorder(page.getByRole("button", { name: "Connect a wallet to register" }));
  });

  await test.step("report", async () => {
    await page.goto("/admin/reports/basic");
    await expectLoaded(page);
    const leaves = page.locator("svg[viewBox='0 0 200 50']").first();
    await leaves.scrollIntoViewIfNeeded();
    expect(await countColours(leaves)).toBeGreaterThanOrEqual(3);
  });
});

// In one test, because most of a first visit is in fetching and compiling what all pages share.
test("In forced colours, every page of a member and the chat keep their actions, choices, meters and drawings", async ({
  page,
  world,
}) => {
  test.slow();
  await storeSession(page, await signIn(world.origin, seededAccount(0)));
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of choosePages(memberPages, { walk: 1, walks: 6 })) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectLoaded(page);
      const main = page.getByRole("main");
      for (const action of await main.locator(":is(a, button)[class~=bg-leaf]:visible").all())
        await expectBorder(action);
      for (const drawing of await main.locator(":is([role=meter], svg[role=img]):visible").all())
        await expect.poll(() => countColours(drawing, VISIBLE_LINE)).toBeGreaterThanOrEqual(2);
    });
  }
  await test.step("the profile", async () => {
    await visit(page, "/dashboard/profile");
    const themes = page.getByRole("group", { name: "Theme" }).locator("label");
    const chosen = themes.filter({ has: page.getByRole("radio", { checked: true }) });
    const other = themes.filter({ has: page.getByRole("radio", { checked: false }) });
    await expect(chosen).toHaveCount(1);
    expect(await readBackground(chosen)).not.toBe(await readBackground(other.first()));
    await expectBorder(page.getByRole("button", { name: "Choose a picture" }));
  });
  await test.step("the chat", async () => {
    const chat = await openExampleChat(page);
    const bubble = chat.log.getByText("What is a unit?", { exact: true }).first().locator("..");
    for (const part of [chat.icon, chat.panel, chat.send, chat.errors, chat.button("Stop"), bubble])
      await expectBorder(part);
    await expectBorder(chat.log.locator("code"));
    const pressed = chat.button("Helpful");
    await pressed.click();
    await expect(pressed).toHaveCSS("outline-style", "solid");
  });
});
