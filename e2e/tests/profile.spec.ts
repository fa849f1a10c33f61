import { readFile } from "node:fs/promises";
import { joinPlan } from "@canopy/dev/test/member";
import sharp from "sharp";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { expect, test } from "../src/fixtures.ts";
import { t, tLike } from "../src/translate.ts";
import { type SignedIn, signIn, storedUser, storeSession } from "../src/wallet/session.ts";

test.describe("The profile", () => {
  test("shows a picture that is cropped and uploaded, until it is removed @phone-persian", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/status of 413/);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/dashboard/profile");
    await expect(page).toHaveTitle(tLike("Profile"));
    const file = page.locator("input[type=file]");

    await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
    await expect(page.getByRole("alert")).toContainText(t("Your browser can't read this file."));

    // The left half is red, the right half blue.
    const red = { width: 300, height: 400, channels: 3, background: "#ff0000" } as const;
    const buffer = await sharp({ create: red })
      .extend({ right: 300, background: "#0000ff" })
      .png()
      .toBuffer();
    await file.setInputFiles({ name: "halves.png", mimeType: "image/png", buffer });
    const dialog = page.getByRole("dialog", { name: t("Your picture") });
    await expect(dialog.getByRole("slider", { name: t("From top to bottom") })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole("slider", { name: t("From left to right") }).press("Home");
    // As a proxy in front of the server refuses a large upload.
    await page.route("**/api/profile/avatar", (route) =>
      route.fulfill({ status: 413, body: "<h1>413</h1>" }),
    );
    await dialog.getByRole("button", { name: t("Save the picture") }).click();
    await expect(dialog.getByRole("alert")).toContainText(t("This is more than the server accepts."));
    await page.unroute("**/api/profile/avatar");
    const uploaded = page.waitForResponse((response) => response.url().endsWith("/api/profile/avatar"));
    await dialog.getByRole("button", { name: t("Save the picture") }).click();
    expect((await uploaded).status()).toBe(200);
    await expect(dialog).toBeHidden();
    const picture = page.getByRole("main").locator("img");
    await expect(picture).toBeVisible();

    // A quarter of the square is blue, because it begins at the left edge.
    const path = (await picture.getAttribute("src")) ?? "";
    const kept = sharp(Buffer.from(await (await fetch(`${world.origin}${path}`)).arrayBuffer()));
    const { width = 0, height = 0 } = await kept.metadata();
    const line = await kept
      .extract({ left: 0, top: height / 2, width, height: 1 })
      .raw()
      .toBuffer();
    const step = line.length / width;
    const blues = Array.from({ length: width }, (_, x) => (line[x * step + 2] ?? 0) > 128).filter(
      Boolean,
    ).length;
    expect(blues / width).toBeCloseTo(0.25, 1);

    await page.getByRole("button", { name: t("Remove it") }).click();
    await expect(picture).toHaveCount(0);
    await expect.poll(() => storedUser(page)).toMatchObject({ avatar: null });
    await expectFits(page, [1440, 390]);
  });

  test("keeps language, theme and digits for the next browser", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto("/dashboard/profile");
    const saved = () =>
      page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
    const html = page.locator("html");

    const theme = saved();
    await page.getByRole("radio", { name: t("Dark") }).check();
    await expect(html).toHaveAttribute("data-theme", "dark");
    await theme;
    const digits = saved();
    await page.getByRole("radio", { name: "۱ ۲ ۳" }).check();
    await expect(page.getByText(/^Last used: .*[۰-۹]/).first()).toBeVisible();
    // The fonts of English pages have no Persian digits.
    const hasDigits = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes("Vazirmatn Digits") && status === "loaded",
        ),
      );
    await expect.poll(hasDigits).toBe(true);
    await digits;
    const language = saved();
    await page.getByRole("radio", { name: "فارسی" }).check();
    await expect(html).toHaveAttribute("dir", "rtl");
    await language;
    await expectAccessible(page);

    // As a browser that has never been here: all that it has is a new session.
    await page.evaluate(() => localStorage.clear());
    const session = await signIn(world.origin, member.account);
    await page.evaluate(
      ({ token, user, expires_in }) => {
        localStorage.setItem("auth-token", token);
        localStorage.setItem("auth-user", JSON.stringify(user));
        localStorage.setItem("auth-token-expiry", String(Date.now() + expires_in * 1_000));
      },
      { token: session.token, user: session.user, expires_in: session.expires_in },
    );
    await page.goto("/dashboard");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(html).toHaveAttribute("data-theme", "dark");
  });

  test("repeats a choice that was not saved, logs out other browsers, and gives and deletes the data @phone-persian", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    // The stream of events ends with its session, perhaps before the page is left.
    problems.expect(/Failed to load resource|status of 401/);
    const member = await joinPlan(chain, world.plan);
    const other = await signIn(world.origin, member.account);
    const session = await signIn(world.origin, member.account);
    await storeSession(page, session);
    await page.goto("/dashboard/profile");
    const readStatus = async ({ token }: SignedIn) =>
      (await fetch(`${world.origin}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })).status;

    await test.step("a choice that was not saved", async () => {
      await page.route("**/api/settings*", (route) => route.abort("connectionfailed"));
      await page.getByRole("radio", { name: t("Dark") }).check();
      const notice = page.getByRole("status").filter({ hasText: t("Changed in this browser only") });
      await expect(notice).toBeVisible();
      await page.unroute("**/api/settings*");
      await notice.getByRole("button", { name: t("Try again") }).click();
      await expect(notice).toBeHidden();
    });

    await test.step("the sessions", async () => {
      const sessions = page.getByRole("region", { name: t("Where you are logged in") });
      await expect(sessions.getByRole("listitem")).toHaveCount(2);
      await expect(sessions.getByText(t("This browser"))).toHaveCount(1);
      await sessions.getByRole("button", { name: t("Log out everywhere else") }).click();
      await expect(sessions.getByRole("listitem")).toHaveCount(1);
      await expect(sessions.getByText(t("You are logged in here only."))).toBeVisible();
      expect(await readStatus(other)).toBe(401);
    });

    await test.step("the data", async () => {
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: t("Download your data") }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${member.username}.json`);
      const exported = JSON.parse(await readFile(await download.path(), "utf8"));
      expect(exported).toMatchObject({ member: { username: member.username }, picture: null });

      await page.getByRole("button", { name: t("Delete your data") }).click();
      const dialog = page.getByRole("dialog", { name: t("Delete your data") });
      await dialog.getByRole("button", { name: t("Keep it") }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole("button", { name: t("Delete your data") }).click();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: t("Delete it for good") }).click();
      await expect(page).toHaveURL(/^[^?]*\/login/);
      await expect(page.getByText(t("Your data on this site is deleted."))).toBeVisible();
      expect(await readStatus(session)).toBe(401);
    });
  });
});
