import type { Member } from "@canopy/dev/test/member";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { card, joinFamily, openTree } from "../src/pages/family.ts";

test.describe("The family as a list and as a table", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("has the seats as a tree that expands, with one Tab stop, and as a table whose rows open cards @phone-long", async ({
    page,
    chain,
    world,
  }) => {
    const { member, left, right } = await joinFamily(page, chain, world);
    await openTree(page);
    await page.getByRole("radio", { name: "List" }).check();
    const tree = page.getByRole("tree", { name: "Seats as a list" });
    const item = ({ username }: Member) =>
      tree.getByRole("treeitem", { name: new RegExp(`^\\W*${username}\\b`) });
    await expect(item(member)).toHaveAttribute("aria-expanded", "true");
    await expect(item(member)).toHaveAttribute("aria-selected", "true");
    await expect(item(left)).toHaveAttribute("aria-level", "2");
    await expect(item(right)).toHaveAccessibleName(/right leg of .*5 units/);
    await expect(tree.locator("[tabindex='0']")).toHaveCount(1);
    await item(member).focus();
    await page.keyboard.press("ArrowDown");
    await expect(item(left)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(item(right)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card(page, right.username)).toBeVisible();
    await page.keyboard.press("Escape");
    // No one is below yet, but both legs are free.
    await item(right).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const free = tree.getByRole("treeitem", { name: "Free seat on the left" });
    await expect(free).toBeFocused();
    await expect(free).toHaveAccessibleName(new RegExp(`left leg of ${right.username}`));
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(free).toHaveCount(0);
    await item(member).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(item(left)).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(item(left)).toBeVisible();

    const table = page.getByRole("table", { name: `${member.username} and the seats below` });
    const row = ({ username }: Member) =>
      table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: username }) });
    await expect(row(right).getByRole("cell").first()).toHaveText("1");
    // Level, units, and units of the left and the right leg.
    for (const [column, text] of ["0", "1", "1", "5"].entries())
      await expect(row(member).getByRole("cell").nth(column)).toHaveText(text);
    await page.getByLabel("Order").selectOption({ label: "Newest first" });
    await expect(table.getByRole("rowheader").first()).toContainText(right.username);
    await row(left).getByRole("button", { name: left.username }).click();
    await expect(card(page, left.username)).toBeVisible();
    await expectAccessible(page);
  });
});
