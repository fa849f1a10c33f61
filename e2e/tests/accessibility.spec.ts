import { joinPlan } from "@canopy/dev/test/member";
import { expectAccessible, expectContrast } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { expectLoaded } from "../src/browser/scroll-through.ts";
import { expect, test } from "../src/fixtures.ts";
import { choosePages, isLongRun } from "../src/long-run.ts";
import { openExampleChat } from "../src/pages/example-chat.ts";
import { labels } from "../src/pages/labels.ts";
import { memberPages } from "../src/pages/member-pages.ts";
import { publicPages } from "../src/pages/public-pages.ts";
import { visit } from "../src/pages/visit.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { TestWallet } from "../src/wallet/wallet.ts";

const languages = [
  { name: "English", locale: "en", prefix: "" },
  { name: "Persian", locale: "fa", prefix: "/fa" },
] as const;

/** From a desktop to a narrow window; with touch and at 400 % zoom, `layout.spec.ts` looks at some of the pages. */
const widths = isLongRun ? [1440, 1024, 768, 360] : [1024, 360];

/** The theme of the whole check. A long run also checks the colours of the dark one, and else the pages alternate. */
const chooseTheme = (index: number) => (isLongRun || index % 2 === 0 ? "light" : "dark");

for (const [walk, { name, locale, prefix }] of languages.entries()) {
  const walks = languages.length;
  test.describe(`In ${name}, axe finds no violation and all widths fit`, () => {
    // In one test, because most of a first visit is in fetching and compiling what all pages share.
    test("on every public page", async ({ page, problems }) => {
      test.slow();
      problems.expect(/status of 404/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const paths = choosePages([...publicPages(locale), `${prefix}/no-such-page`], { walk, walks });
      for (const [index, path] of paths.entries()) {
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: chooseTheme(index) });
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expectLoaded(page);
          await expectAccessible(page);
          // Colours do not depend on the language.
          if (locale === "en" && isLongRun) {
            await page.emulateMedia({ colorScheme: "dark" });
            await expectContrast(page);
          }
          await expectFits(page, widths);
        });
      }
      // In Persian and in a run of every push, the chat's own tests do so.
      if (locale === "fa" || !isLongRun) return;
      await test.step("the chat", async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await openExampleChat(page);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectContrast(page);
      });
    });

    test(`on the wallet list and on form errors${locale === "fa" ? " @long" : ""}`, async ({
      page,
      wallet,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${prefix}/register`);
      await page.getByLabel(labels[locale].username, { exact: true }).fill("1x");
      await page.getByLabel(labels[locale].sponsor, { exact: true }).fill("no_member");
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(2);
      await expectAccessible(page);
      await page.getByRole("button", { name: labels[locale].connect, exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("button", { name: "willow" })).toBeVisible();
      await expectAccessible(page);
      expect(wallet.sent).toBe(0);
    });

    test("on every page of a member", async ({ page, chain, world }) => {
      test.slow();
      const member = await joinPlan(chain, world.plan);
      await TestWallet.install(page, world.rpcUrl, member.account);
      await page.addInitScript((chosen) => localStorage.setItem("canopy-locale", chosen), locale);
      await storeSession(page, await signIn(world.origin, member.account));
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      for (const [index, path] of choosePages(memberPages, { walk, walks }).entries()) {
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: chooseTheme(index) });
          await visit(page, path);
          await expectLoaded(page);
          await expectAccessible(page);
          if (isLongRun) {
            await page.emulateMedia({ colorScheme: "dark" });
            await expectContrast(page);
          }
          await expectFits(page, widths);
        });
      }
    });
  });
}
