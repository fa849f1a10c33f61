import type { ChainClient } from "@canopy/dev/chain/client";
import { joinPlan, joinSeat, type Member } from "@canopy/dev/test/member";
import { memberDataSchema } from "@canopy/shared/api/members";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, expectContrast } from "../src/accessibility.ts";
import { seededAccount } from "../src/accounts.ts";
import { expectFits } from "../src/expect-fits.ts";
import { expectUsableZoomed } from "../src/expect-zoomed.ts";
import { card, drawing, expectSelected, figure, openTree } from "../src/family.ts";
import { expect, test } from "../src/fixtures.ts";
import { joinApart } from "../src/join-apart.ts";
import { tabTo } from "../src/keyboard.ts";
import { INDEX_BEHIND } from "../src/page-problems.ts";
import { awaitMember, signIn, storeSession } from "../src/session.ts";
import type { WorldAddress } from "../src/world.ts";

interface Family {
  /** Has one unit, and the other two below. */
  member: Member;
  /** With one unit. */
  left: Member;
  /** With five units. */
  right: Member;
}

/** A signed-in member with a member on each leg. */
async function joinFamily(page: Page, chain: ChainClient, world: WorldAddress): Promise<Family> {
  const { plan, origin } = world;
  // Members of other tests would come on the smaller leg.
  const member = await joinApart(chain, world);
  const below = { sponsor: member.username, referral: member.username };
  const left = await joinSeat(chain, plan, { ...below, leg: "left" });
  const right = await joinSeat(chain, plan, { ...below, leg: "right", units: 5 });
  await awaitMember(origin, right.username);
  await storeSession(page, await signIn(origin, member.account));
  return { member, left, right };
}

async function openWillow(page: Page, { origin }: WorldAddress): Promise<void> {
  await storeSession(page, await signIn(origin, seededAccount(0)));
  await openTree(page);
}

/** A place on the screen where the pointer is on a seat of the drawing. */
async function findSeat(page: Page): Promise<{ x: number; y: number }> {
  const found = await page
    .locator("main canvas")
    .first()
    .evaluate((canvas) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      for (let y = top + 40; y < Math.min(top + height, window.innerHeight) - 40; y += 6)
        for (let x = left + 40; x < left + width - 40; x += 6) {
          const target = document.elementFromPoint(x, y) ?? canvas;
          const move = { clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", bubbles: true };
          target.dispatchEvent(new PointerEvent("pointermove", move));
          if (target.closest<HTMLElement>("[style*=pointer]")?.style.cursor === "pointer") return { x, y };
        }
      return null;
    });
  if (found === null) throw new Error("The drawing shows no seat");
  return found;
}

const jump = (page: Page, name: string) =>
  page.getByRole("list", { name: "Go to" }).getByRole("button", { name, exact: true });

test.describe("The family", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("opens on the own seat, whose card has the figures of the index, in units @phone", async ({
    page,
    world,
  }) => {
    await openWillow(page, world);
    await expectSelected(page, "willow");
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
    await expect(panel).toContainText("Legs count units, not people.");
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
  });

  test("draws the network: the picture is neither empty nor of one colour", async ({ page, world }) => {
    await openWillow(page, world);
    const { data, info } = await sharp(await drawing(page).screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3));
    expect(colours.size).toBeGreaterThan(10);
  });

  test("finds a member by name and goes to their seat @phone", async ({ page, world }) => {
    await openWillow(page, world);
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

  test("jumps to the smaller leg, a free seat, one up, the top and back", async ({ page, chain, world }) => {
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
  });

  test("is walked by keyboard alone", async ({ page, chain, world }) => {
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

  test("zooms by buttons and wheel, and a tap on a seat opens its card", async ({ page, chain, world }) => {
    const { member } = await joinFamily(page, chain, world);
    await openTree(page);
    const still = () => drawing(page).screenshot();
    const first = await still();
    await page.getByRole("button", { name: "Zoom out" }).click();
    await expect.poll(async () => (await still()).equals(first)).toBe(false);
    await jump(page, "Own seat").click();
    await expectSelected(page, member.username);
    const seat = await findSeat(page);
    await page.mouse.click(seat.x, seat.y);
    const opened = page.getByRole("region").filter({ has: page.getByRole("button", { name: "Close" }) });
    await expect(opened).toContainText(/Wallet|Free seat/);
    const second = await still();
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await still()).equals(second)).toBe(false);
  });

  test("colours the seats by units, points, join date and sponsor line", async ({ page, world }) => {
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

  test("draws the nearest seats first, and keeps the selection when the rest arrives", async ({
    page,
    world,
  }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/api\/tree\/(\d+|latest)\?/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await page.goto("/dashboard/family");
    await expect(page.locator("main canvas")).toBeVisible();
    const loading = page.getByText("loading the rest of the network");
    await expect(loading).toBeVisible();
    const response = await page.request.get("/api/members/willow");
    const { left } = memberDataSchema.parse((await response.json()).data);
    await drawing(page).press("ArrowDown");
    await expectSelected(page, String(left));
    arrived.resolve();
    await expect(loading).toHaveCount(0);
    await expectSelected(page, String(left));
  });

  test("shows the last stored tree without a network, and says so", async ({ page, world, problems }) => {
    problems.expect(/Failed to load resource|ERR_CONNECTION_FAILED/);
    await openWillow(page, world);
    // The tree's files and entries, without the cards of its seats.
    await page.route(/\/api\/(tree\/[^/]+(\/entries)?\?|members\/\w+\/shape)/, (route) =>
      route.abort("connectionfailed"),
    );
    await page.goto("/dashboard/family");
    await expect(page.locator("main canvas")).toBeVisible();
    await expect(page.getByText("saved earlier, because there is no network")).toBeVisible();
    await expectSelected(page, "willow");
  });

  test("reports a tree that can't be loaded, and retries", async ({ page, chain, world, problems }) => {
    problems.expect(/status of 503/);
    // News of a block would make the page retry on its own.
    await page.route("**/api/events", () => undefined);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    const tree = (url: URL) => /\/api\/(tree\/|members\/\w+\/shape)/.test(url.pathname);
    await page.route(tree, (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          message: "The tree is not ready.",
          errors: { code: "TREE_NOT_READY" },
          data: null,
        },
      }),
    );
    await page.goto("/dashboard/family");
    const alert = page.getByRole("alert").filter({ hasText: "The tree is unavailable right now" });
    await expect(alert).toBeVisible({ timeout: 30_000 });
    await page.unroute(tree);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("main canvas")).toBeVisible();
  });
});

test.describe("The family as a list and as a table", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  const showList = (page: Page) => page.getByRole("radio", { name: "List" }).check();

  test("has the seats as a tree that expands, with one Tab stop @phone", async ({ page, chain, world }) => {
    const { member, left, right } = await joinFamily(page, chain, world);
    await openTree(page);
    await showList(page);
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
    await expectAccessible(page);
  });

  test("has the seats as a table whose rows open cards", async ({ page, chain, world }) => {
    const { member, left, right } = await joinFamily(page, chain, world);
    await openTree(page);
    await showList(page);
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

test.describe("The family on every screen", () => {
  test("fits from 360 to 2560 pixels, in both themes, and at 400 % zoom", async ({ page, world }) => {
    test.slow();
    await openWillow(page, world);
    await drawing(page).press("Enter");
    await expect(card(page, "willow")).toBeVisible();
    await expectFits(page, [360, 390, 768, 1_280, 1_440, 2_560]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectContrast(page);
    }
    await page.keyboard.press("Escape");
    await expectUsableZoomed(page);
  });

  test("is in Persian from right to left, with the left leg on the left @phone", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(INDEX_BEHIND);
    const { member, left, right } = await joinFamily(page, chain, world);
    await page.addInitScript(() => localStorage.setItem("canopy-locale", "fa"));
    await openTree(page);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("خانواده");
    await drawing(page).press("ArrowDown");
    await expectSelected(page, left.username);
    await drawing(page).press("ArrowRight");
    await expectSelected(page, right.username);
    await drawing(page).press("Home");
    await drawing(page).press("Enter");
    await expect(card(page, member.username)).toContainText("واحد");
    await expectAccessible(page);
    await expectFits(page, [360, 390, 1_440]);
  });

  test("keeps its shapes in forced colours", async ({ page, world }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
    await openWillow(page, world);
    const { data, info } = await sharp(await drawing(page).screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += info.channels) {
      const colour = data.readUIntBE(at, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const visible = [...counts.values()].filter((count) => count / (info.width * info.height) > 0.002);
    expect(visible.length).toBeGreaterThanOrEqual(3);
    for (const swatch of await page.getByRole("list", { name: "Legend" }).locator("span[aria-hidden]").all())
      expect(await swatch.evaluate((node) => getComputedStyle(node).borderTopWidth)).not.toBe("0px");
  });
});
