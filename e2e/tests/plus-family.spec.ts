import { joinPlan, joinPlus } from "@canopy/dev/test/member";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expectFits } from "../src/browser/expect-fits.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { card, drawing, openPanel, openTree } from "../src/pages/family.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { readTree } from "../src/world/read-tree.ts";

const PATH = "/dashboard/plus-family";

test.describe("The family in Plus", () => {
  test.beforeEach(({ problems }) => problems.expect(INDEX_BEHIND));

  test("shows the tree of Plus, with its own seats and prices @phone-long", async ({ page, world }) => {
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await openTree(page, PATH);
    await expect(page.getByRole("heading", { level: 1, name: "Plus family" })).toBeVisible();
    const [plus, core] = await Promise.all([
      readTree(world.origin, { plan: "plus" }),
      readTree(world.origin),
    ]);
    expect(plus.size).toBeLessThan(core.size);
    // The last closed round, which no other test changes.
    const film = page.getByRole("region", { name: "Growth by round" });
    await film.getByRole("slider").press("ArrowLeft");
    await expect(film).toContainText(`${plus.size.toLocaleString("en-US")} seats`);
    await film.getByRole("button", { name: "Back to now" }).click();
    const panel = await openPanel(page, "What if");
    await expect(panel.getByRole("radio", { name: /^1\s*\$100/ })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page, [360, 390, 1_440, 2_560]);
  });

  test("opens from the family in the core plan @long", async ({ page, world }) => {
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await openTree(page, "/dashboard/family");
    await page.getByRole("link", { name: "See your Plus family" }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole("heading", { level: 1, name: "Plus family" })).toBeVisible();
  });

  test("shows a new member's seat below the upline @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await joinPlus(chain, world.plus, member);
    await storeSession(page, await signIn(world.origin, member.account));
    await openTree(page, PATH);
    await expect(page.getByRole("main")).toContainText(member.username);
  });

  test("opens the Plus family of a member below @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    const below = await joinPlan(chain, world.plan, { sponsor: member.username });
    await joinPlus(chain, world.plus, member);
    await joinPlus(chain, world.plus, below, { sponsor: member.username });
    await storeSession(page, await signIn(world.origin, member.account));
    await openTree(page, PATH);
    await drawing(page).press("ArrowDown");
    await drawing(page).press("Enter");
    await card(page, below.username).getByRole("link", { name: "Open this member's family" }).click();
    await expect(page).toHaveURL(
      new RegExp(`/dashboard/child-family\\?member=${below.account.address}&plan=plus`, "i"),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Plus family of ${below.username}`);
    await page.getByRole("link", { name: "See your Plus family" }).click();
    await expect(page).toHaveURL(PATH);
  });

  test("offers Plus to a member without a seat in it @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto(PATH);
    await expect(page).toHaveURL("/dashboard/plus");
  });
});
