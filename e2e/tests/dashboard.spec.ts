import { joinPlan, newUsername } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Locator } from "@playwright/test";
import { seededAccount } from "../src/accounts.ts";
import { connectInDialog } from "../src/entry-form.ts";
import { expect, test } from "../src/fixtures.ts";
import { readBox, readName } from "../src/read-plan.ts";
import { awaitMember, signIn, storeSession } from "../src/session.ts";
import { TestWallet } from "../src/wallet.ts";

/** POL, truncated to `digits` decimals: "3.59". */
function pol(wei: bigint, digits = 2): string {
  const scale = 10n ** BigInt(digits);
  const cut = (wei * scale) / 10n ** 18n;
  return `${(cut / scale).toLocaleString("en-US")}.${String(cut % scale).padStart(digits, "0")}`;
}

/** The value of a figure, by its name. */
function figure(card: Locator, name: string): Locator {
  return card.locator("dl > div", { has: card.page().getByText(name, { exact: true }) }).locator("dd");
}

/** The amount of a line of the ledger, by its name. */
function line(box: Locator, name: string): Locator {
  return box.getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("cell");
}

test.describe("The dashboard", () => {
  test("shows identity, seat, box, units and entries as the contract has them @phone", async ({
    page,
    chain,
    world,
  }) => {
    const upline = await joinPlan(chain, world.plan, { sponsor: "ginkgo" });
    await joinPlan(chain, world.plan, { sponsor: upline.username });
    // Wide letters, as many as a name can have, on the right leg, where the drawing has least room.
    const username = newUsername().padEnd(16, "m");
    const member = await joinPlan(chain, world.plan, { username, sponsor: upline.username });
    const below = await joinPlan(chain, world.plan, { sponsor: member.username });
    await awaitMember(world.origin, below.username);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");

    await expect(page.getByRole("heading", { name: member.username })).toBeVisible();
    await expect(page.getByText(`Sponsored by ${upline.username}`)).toBeVisible();
    await expect(page.getByText(member.account.address.slice(-4)).first()).toBeVisible();
    const box = await readBox(chain, world.plan, member.username);
    expect(box).toBeGreaterThan(0n);
    await expect(page.getByRole("region", { name: "Your box" })).toContainText(`${pol(box)}POL`);
    await expect(page.getByRole("region", { name: "Your units" })).toContainText("1 of 5");
    const drawing = page.getByRole("img", {
      name: `Above you: ${upline.username}. On your left leg: ${below.username}. On your right leg: free.`,
    });
    await expect(drawing).toBeVisible();
    const cut = await drawing.evaluate((svg) => {
      const { left, right, top, bottom } = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("text")]
        .filter((name) => {
          const box = name.getBoundingClientRect();
          return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
        })
        .map(({ textContent }) => textContent);
    });
    expect(cut).toEqual([]);
    await expect(page.getByRole("region", { name: "Recent activity" })).toContainText("Registration");
    await expect(page.getByText("Sponsored by you so far: 1")).toBeVisible();
  });

  test("shows the last round, the legs, and a ledger that is the contract's box to the wei @phone", async ({
    page,
    chain,
    world,
  }) => {
    const account = seededAccount(0);
    await storeSession(page, await signIn(world.origin, account));
    await page.goto("/dashboard");
    const username = await readName(chain, world.plan, account.address);
    const plan = { address: world.plan, abi: planAbi } as const;
    const [node, lifetime, last] = await chain.readContract({
      ...plan,
      functionName: "UserDashboard",
      args: [username, 1n],
    });
    const pointValue = await chain.readContract({ ...plan, functionName: "dayPointValue", args: [1n] });
    // Requires the settled round of the seeded world.
    expect(lifetime.points).toBeGreaterThan(0);
    expect(pointValue).toBeGreaterThan(0n);

    const ended = page.getByRole("region", { name: /^Round [\d,]+, the last one to end$/ });
    await expect(figure(ended, "Your points")).toHaveText(last.points.toLocaleString("en-US"));
    await expect(figure(ended, "Pairs above your cap (flash)")).toHaveText(
      last.flash.toLocaleString("en-US"),
    );
    await expect(figure(ended, "Value of a point")).toContainText(`${pol(pointValue, 4)}POL`);
    await expect(figure(ended, "Earned with points")).toHaveText(`${pol(last.ptEarn)}POL`);
    await expect(ended).toContainText("Settled.");
    await expect(
      page.getByRole("img", {
        name: `Waiting units: ${node.leftVariance} left, ${node.rightVariance} right. Pairs:`,
      }),
    ).toBeVisible();

    const box = page.getByRole("region", { name: "Your box" });
    await expect(line(box, "Points")).toHaveText(pol(lifetime.ptEarn, 18));
    // Other tests add members below this one, so page and contract are compared until they agree.
    await expect(async () => {
      const [, now] = await chain.readContract({
        ...plan,
        functionName: "UserDashboard",
        args: [username, 1n],
      });
      const inBox = await readBox(chain, world.plan, username);
      await expect(line(box, "Commissions")).toHaveText(pol(now.spEarn, 18), { timeout: 1_000 });
      await expect(line(box, "In your box")).toHaveText(pol(inBox, 18), { timeout: 1_000 });
      await expect(box).toContainText("it is the contract's box, to the wei", { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole("region", { name: "Your last 30 rounds" })).toContainText(
      /in \d+ of 30 rounds/,
    );
    await expect(page.getByRole("meter", { name: "Points towards Hero" })).toBeVisible();
  });

  test("says so when the ledger does not add up, and when it does not load", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/status of 500/);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    let answer: "one wei more" | "error" = "error";
    await page.route("**/api/members/*/ledger*", async (route) => {
      if (answer === "error") return route.fulfill({ status: 500, json: { success: false } });
      const { data, ...envelope } = await (await route.fetch()).json();
      const points = String(BigInt(data.points) + 1n);
      return route.fulfill({ json: { ...envelope, data: { ...data, points } } });
    });
    await page.goto("/dashboard");
    const box = page.getByRole("region", { name: "Your box" });
    // The client tries three times.
    await expect(box).toContainText("The list of what made your box is not available", { timeout: 20_000 });
    // The page also retries by itself, so the server fails until the button has sent a request.
    const request = page.waitForRequest(/\/ledger/);
    await box.getByRole("button", { name: "Try again" }).click();
    await request;
    answer = "one wei more";
    await expect(box).toContainText("These lines do not add up", { timeout: 20_000 });
    await expect(box).toContainText("−0.000000000000000001POL");
  });

  test("warns of pairs above the cap, and says how many units would save them", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.route(`**/api/members/${member.username}?*`, async (route) => {
      const { data, ...envelope } = await (await route.fetch()).json();
      const round = Number(
        await chain.readContract({ address: world.plan, abi: planAbi, functionName: "roundCounter" }),
      );
      const provisional = [{ round, points: 10, flash: 14 }];
      await route.fulfill({ json: { ...envelope, data: { ...data, provisional } } });
    });
    await page.goto("/dashboard");
    const today = page.getByRole("region", { name: "Today" });
    await expect(today.getByRole("meter", { name: "Points today" })).toHaveAttribute("aria-valuenow", "10");
    await expect(today).toContainText("Flash: 14 of today's pairs are above your cap");
    await expect(today).toContainText("2 more of your own units raise the cap enough");
  });

  test("keeps its data visible in forced colours", async ({ page, world }) => {
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/dashboard");
    const shown = (element: Element) => {
      const { backgroundColor, fill } = getComputedStyle(element);
      const canvas = getComputedStyle(document.documentElement).backgroundColor;
      return (element instanceof SVGElement ? fill : backgroundColor) !== canvas;
    };
    const hero = page.getByRole("meter", { name: "Points towards Hero" });
    expect(await hero.locator("div").evaluate(shown)).toBe(true);
    const leaves = page
      .getByRole("img", { name: /^Waiting units/ })
      .locator("g path")
      .last();
    expect(await leaves.evaluate(shown)).toBe(true);
  });

  test("stays without a network, and opens the chosen page when it is back @phone", async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/Failed to load resource: net::/);
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await page.goto("/dashboard");
    const box = page.getByRole("region", { name: "Your box", exact: true });
    await expect(box).toBeVisible();

    await page.context().setOffline(true);
    await expect(page.getByText("You are offline")).toBeVisible();
    await page.getByRole("link", { name: "History", exact: true }).click();
    await expect(page.getByText("The page that you chose opens when the network is back.")).toBeVisible();
    await expect(box).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { name: "History", level: 1 })).toBeVisible();
    await expect(page.getByText("You are offline")).toBeHidden();
  });

  test("opens a dialog that was asked for without a network when it is back", async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/Failed to load resource: net::/);
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await page.goto("/dashboard");
    const box = page.getByRole("region", { name: "Your box", exact: true });
    await expect(box).toBeVisible();

    await page.context().setOffline(true);
    await box.getByRole("button", { name: "Withdraw" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Part of this page isn't loaded yet" });
    await expect(notice).toBeVisible();
    // A reload would lose the page.
    await expect(notice.getByRole("button")).toHaveCount(0);
    await expect(box).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("dialog", { name: "Withdraw from your box" })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test("has an invitation link with the sponsor", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    const link = await page
      .getByRole("region", { name: "Your invitation link" })
      .locator("bdi")
      .textContent();
    expect(link).toBe(`${world.origin}/register?sponsor=${member.username}`);
    await page.getByRole("button", { name: "Show a QR code" }).click();
    await expect(page.getByRole("img", { name: "QR code of your invitation link" })).toBeVisible();
  });

  test("withdraws the box to the member's wallet", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await joinPlan(chain, world.plan, { sponsor: member.username });
    await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await page.getByRole("region", { name: "Your box" }).getByRole("button", { name: "Withdraw" }).click();
    await connectInDialog(page);
    const dialog = page.getByRole("dialog", { name: "Withdraw from your box" });
    await dialog.getByLabel("Amount in POL").fill("1000000");
    await expect(dialog.getByText("Your box holds less than this amount.")).toBeVisible();
    await dialog.getByRole("button", { name: "Use full amount" }).click();
    const amount = `${pol(await readBox(chain, world.plan, member.username), 4)}POL`;
    await expect(dialog).toContainText(`You receive ${amount} ($`);
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(dialog.getByRole("status")).toContainText(`${amount} is in your wallet ($`);
    expect(await readBox(chain, world.plan, member.username)).toBe(0n);
  });
});
