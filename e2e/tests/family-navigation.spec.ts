import { tabTo } from "../src/browser/keyboard.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { card, drawing, expectSelected, joinFamily, jump, openTree } from "../src/pages/family.ts";

test.describe("The family", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("jumps to the smaller leg, a free seat, one up, the top and back, and zooms by buttons and wheel", async ({
    page,
    chain,
    world,
  }) => {
    const { member, left } = await joinFamily(page, chain, world);
    await openTree(page);
    await jump(page, "Smaller leg").click();
    await expectSelected(page, left.username);
    await jump(page, "One up").click();
    await expectSelected(page, member.username);
    await jump(page, "Next free seat").click();
    const free = card(page, "Free seat");
    await expect(free).toContainText(/Below \w+, on the (left|right) leg/);
    await free.getByRole("button", { name: "Show the seat above" }).click();
    await expect(free).toBeHidden();
    await jump(page, "Top").click();
    await expectSelected(page, "canopy");
    await expect(jump(page, "One up")).toHaveAttribute("aria-disabled", "true");
    await jump(page, "Own seat").click();
    await expectSelected(page, member.username);

    const still = () => drawing(page).screenshot();
    const first = await still();
    await page.getByRole("button", { name: "Zoom out" }).click();
    await expect.poll(async () => (await still()).equals(first)).toBe(false);
    await jump(page, "Own seat").click();
    await expectSelected(page, member.username);
    const second = await still();
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await still()).equals(second)).toBe(false);
  });

  test("is walked by keyboard alone @long", async ({ page, chain, world }) => {
    const { member, left, right } = await joinFamily(page, chain, world);
    await openTree(page);
    await tabTo(page, drawing(page));
    await page.keyboard.press("ArrowDown");
    await expectSelected(page, left.username);
    await page.keyboard.press("ArrowRight");
    await expectSelected(page, right.username);
    await page.keyboard.press("ArrowLeft");
    await expectSelected(page, left.username);
    await page.keyboard.press("ArrowDown");
    await expectSelected(page, "free seat");
    await page.keyboard.press("Enter");
    await expect(card(page, "Free seat")).toContainText(`Below ${left.username}, on the left leg`);
    await page.keyboard.press("Escape");
    await expect(card(page, "Free seat")).toBeHidden();

    await tabTo(page, drawing(page));
    await page.keyboard.press("Home");
    await expectSelected(page, member.username);
    await page.keyboard.press("Enter");
    await expect(card(page, member.username)).toBeVisible();
    await expect(card(page, member.username).getByRole("heading", { level: 2 })).toBeFocused();
    // The whole tree, closer, and from afar.
    await page.keyboard.press("Escape");
    await expect(drawing(page)).toBeFocused();
    const before = await drawing(page).screenshot();
    await page.keyboard.press("0");
    await expect.poll(async () => (await drawing(page).screenshot()).equals(before)).toBe(false);
    await page.keyboard.press("+");
    await page.keyboard.press("-");
    await expectSelected(page, member.username);
  });
});
