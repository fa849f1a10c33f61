import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { memberDataSchema } from "@canopy/shared/api/members";
import sharp from "sharp";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expect, test } from "../src/fixtures.ts";
import { card, drawing, expectSelected, figure, openWillow } from "../src/pages/family.ts";

test.describe("The family", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("draws the network, has a card for each seat, and finds members by name @phone", async ({
    page,
    chain,
    world,
  }) => {
    await openWillow(page, world);
    await expectSelected(page, "willow");

    await test.step("the picture is neither empty nor of one colour", async () => {
      const { data, info } = await sharp(await drawing(page).screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3));
      expect(colours.size).toBeGreaterThan(10);
    });

    await test.step("the card of the own seat has the figures of the index, in units", async () => {
      await drawing(page).press("Enter");
      const panel = card(page, "willow");
      const response = await page.request.get("/api/members/willow");
      const { legs, units, lifetime, sponsor } = memberDataSchema.parse((await response.json()).data);
      await expect(figure(panel, "Units")).toContainText(String(units));
      await expect(figure(panel, "Units without a pair")).toHaveText(
        `${legs.left.variance} left, ${legs.right.variance} right`,
      );
      await expect(figure(panel, "Points since joining")).toHaveText(lifetime.points.toLocaleString("en-US"));
      await expect(figure(panel, "Member since")).toHaveText(/\d{4}$/);
      if (sponsor !== null) await expect(figure(panel, "Sponsor")).toHaveText(sponsor);
      // The seeded claims of the first month.
      const genesis = await chain.readContract({
        address: world.plan,
        abi: planAbi,
        functionName: "genesis",
      });
      const [first, last] = [0, 29].map((day) => new Date((Number(genesis) + day * 86_400) * 1_000));
      const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
      await expect(panel).toContainText(`Knight, ${days.formatRange(first ?? 0, last ?? 0)}`);
      await expect(panel).toContainText("Legs count units, not people.");
      await expectAccessible(page);
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toBeHidden();
    });

    await test.step("a member is found by name, and selected", async () => {
      await page.keyboard.press("/");
      const search = page.getByRole("dialog", { name: "Find a member in the tree" });
      await search.getByRole("combobox").fill("cedar");
      // Not the dashboard's own search too.
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await expect(search.getByRole("option", { name: /cedar/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Enter");
      await expect(search).toBeHidden();
      await expect(card(page, "cedar")).toBeVisible();
      await expectSelected(page, "cedar");
    });
  });

  test("colours the seats by units, points, join date and sponsor line @long", async ({ page, world }) => {
    await openWillow(page, world);
    const legend = page.getByRole("list", { name: "Legend" });
    for (const [choice, text] of [
      ["Units", "5 units"],
      [/^Points of round \d+$/, "no points"],
      ["Join date", /\d{4}/],
      ["Sponsor line", "sponsored by this member"],
    ] as const) {
      await page.getByRole("radio", { name: choice }).check();
      await expect(legend).toContainText(text);
    }
    await expectAccessible(page);
  });
});
