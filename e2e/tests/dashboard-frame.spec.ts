import { joinPlan } from "@canopy/dev/test/member";
import { memberDataSchema } from "@canopy/shared/api/members";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { localPath, t } from "../src/translate.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

test.describe("The dashboard's frame", () => {
  test.beforeEach(async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/dashboard");
  });

  test("finds a member from anywhere, by keyboard alone, and opens the family @phone-persian", async ({
    page,
  }) => {
    const dialog = page.getByRole("dialog", { name: t("Find a member") });
    const field = dialog.getByRole("combobox", { name: t("Username") });
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await page.keyboard.type("1");
    await expect(dialog.getByText(t("Usernames start with a letter."))).toBeVisible();
    await field.fill("zz");
    await expect(dialog.getByText(t("No username starts like this."))).toBeVisible();
    // New members of other tests begin with "m".
    await field.fill("Ju");
    await expect(dialog.getByRole("option", { name: /^juneberry/ })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    const second = dialog.getByRole("option").nth(1);
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
    await expectAccessible(page);

    const name = (await second.locator("bdi").textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("heading", { name })).toBeFocused();
    await expect(dialog.getByRole("region", { name }).getByRole("term").first()).toHaveText(
      t("Member since"),
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("Back to the results") }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("Ju");

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Control+K");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");

    await field.fill("cedar");
    await dialog.getByRole("option", { name: /^cedar/ }).click();
    // Members of the open round are not on the legs yet.
    const { data } = await (await page.request.get("/api/members/cedar")).json();
    const { closedRound, legs } = memberDataSchema.parse(data);
    const title = t("Members on the legs, end of round {round}", { round: closedRound ?? "" });
    await expect(dialog.locator("dl > div", { hasText: title }).getByRole("definition")).toHaveText(
      t("{left} left, {right} right", { left: legs.left.members, right: legs.right.members }),
    );
    await dialog.getByRole("link", { name: t("See the family") }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole("heading", { level: 1, name: t("Family of {username}", { username: "cedar" }) }),
    ).toBeVisible();
  });

  test("says so when the search fails, and tries again @phone-persian @long", async ({ page, problems }) => {
    problems.expect(/Failed to load resource/);
    const more = page.getByRole("button", { name: t("More"), exact: true });
    if (await more.isVisible()) await more.click();
    await page.getByRole("button", { name: t("Find a member") }).click();
    const dialog = page.getByRole("dialog", { name: t("Find a member") });
    // A search also renews itself at each block, and would take the button away before the click.
    const clicked = page.locator("html[data-clicked]");
    await page.route("**/api/members?*", async (route) =>
      (await clicked.count()) > 0 ? route.continue() : route.abort("connectionfailed"),
    );
    await dialog.getByRole("combobox").fill("wil");
    await expect(dialog.getByRole("alert")).toContainText(t("Network error."));
    await page.evaluate(() =>
      document.addEventListener(
        "click",
        () => document.documentElement.toggleAttribute("data-clicked", true),
        {
          capture: true,
        },
      ),
    );
    await dialog.getByRole("button", { name: t("Try again") }).click();
    await expect(dialog.getByRole("option", { name: /^willow/ })).toBeVisible();
  });

  test("has a bar at the bottom of a phone, with everything else in a sheet @phone-persian @phone-only", async ({
    page,
  }) => {
    const bar = page.getByRole("navigation", { name: t("Dashboard") });
    await expect(bar.getByRole("link", { name: t("Overview") })).toHaveAttribute("aria-current", "page");
    await expect(bar.getByRole("link")).toHaveText(
      ["Overview", "Family", "Top up", "History"].map((name) => t(name)),
    );
    await expect(bar.getByRole("listitem")).toHaveCount(5);
    const more = bar.getByRole("button", { name: t("More") });
    const sheet = page.getByRole("dialog", { name: t("More") });
    await more.click();
    await sheet.getByRole("button", { name: t("Find a member") }).click();
    const search = page.getByRole("dialog", { name: t("Find a member") });
    await expect(search.getByRole("combobox")).toBeFocused();
    await expect(sheet).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    await more.click();
    for (const name of ["Overview", "Family", "Plus", "Top up", "Swap", "History", "Profile"])
      await expect(sheet.getByRole("link", { name: t(name), exact: true })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: t("Logout") }).click();
    await expect(page).toHaveURL(localPath("/login"));
  });

  test("opens the search by key while the sheet of a phone still closes @phone-only @long", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    // The sheet closes slowly enough for the key to come before its end.
    await page.evaluate(() => document.documentElement.style.setProperty("--calm", "2s"));
    await page.getByRole("button", { name: t("More"), exact: true }).click();
    await expect(page.getByRole("dialog", { name: t("More") })).toBeVisible();
    await page.keyboard.press("Escape");
    const closing = page.locator("[role=dialog][data-closed]");
    await expect(closing).toBeAttached();
    await page.keyboard.press("Control+K");
    const field = page.getByRole("dialog", { name: t("Find a member") }).getByRole("combobox");
    await expect(field).toBeFocused();
    await expect(closing).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});
