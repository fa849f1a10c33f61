import { joinPlan, newUsername } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Locator } from "@playwright/test";
import { expect, test } from "../src/fixtures.ts";
import { connectInDialog } from "../src/pages/entry-form.ts";
import { amount, localPath, t, tLike } from "../src/translate.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { awaitMember, signIn, storeSession } from "../src/wallet/session.ts";
import { TestWallet } from "../src/wallet/wallet.ts";
import { readBox, readName } from "../src/world/read-plan.ts";

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
  const header = box.page().getByRole("rowheader", { name, exact: true });
  return box.getByRole("row").filter({ has: header }).getByRole("cell");
}

test.describe("The dashboard", () => {
  test("shows identity, seat, box, units and entries as the contract has them, and an invitation link @phone-persian", async ({
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
    await expect(page.getByText(t("Sponsored by {name}", { name: upline.username }))).toBeVisible();
    await expect(page.getByText(member.account.address.slice(-4)).first()).toBeVisible();
    const box = await readBox(chain, world.plan, member.username);
    expect(box).toBeGreaterThan(0n);
    await expect(page.getByRole("region", { name: t("Your box") })).toContainText(`${amount(pol(box))}POL`);
    await expect(page.getByRole("region", { name: t("Your units") })).toContainText(
      tLike("{held} of {most}, for up to", { held: 1, most: 5 }),
    );
    const drawing = page.getByRole("img", {
      name: t("Above you: {0}. On your left leg", { 0: upline.username, 1: below.username, 2: t("free") }),
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
    await expect(page.getByRole("region", { name: t("Recent activity") })).toContainText(
      tLike("Registration, units", { count: 1 }),
    );
    await expect(page.getByText(t("Sponsored by you so far: {count}", { count: 1 }))).toBeVisible();

    const link = await page
      .getByRole("region", { name: t("Your invitation link") })
      .locator("bdi")
      .textContent();
    expect(link).toBe(`${world.origin}${localPath("/register")}?sponsor=${member.username}`);
    await page.getByRole("button", { name: t("Show a QR code") }).click();
    await expect(page.getByRole("img", { name: t("QR code of your invitation link") })).toBeVisible();
  });

  test("shows the last round, the legs, and a ledger that is the contract's box to the wei @phone-persian", async ({
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

    const ended = page.getByRole("region", { name: tLike("Round {number}, the last one to end") });
    await expect(figure(ended, t("Your points"))).toHaveText(amount(last.points.toLocaleString("en-US")));
    await expect(figure(ended, t("Pairs above your cap (flash)"))).toHaveText(
      amount(last.flash.toLocaleString("en-US")),
    );
    await expect(figure(ended, t("Value of a point"))).toContainText(`${amount(pol(pointValue, 4))}POL`);
    await expect(figure(ended, t("Earned with points"))).toHaveText(`${amount(pol(last.ptEarn))}POL`);
    await expect(ended).toContainText(t("Settled. Your share is in your box."));
    await expect(
      page.getByRole("img", {
        name: tLike("Waiting units: {leftText} left, {rightText} right. Pairs", {
          leftText: node.leftVariance,
          rightText: node.rightVariance,
        }),
      }),
    ).toBeVisible();

    const box = page.getByRole("region", { name: t("Your box") });
    await expect(line(box, t("Points"))).toHaveText(amount(pol(lifetime.ptEarn, 18)));
    // Other tests add members below this one, so page and contract are compared until they agree.
    await expect(async () => {
      const [, now] = await chain.readContract({
        ...plan,
        functionName: "UserDashboard",
        args: [username, 1n],
      });
      const inBox = await readBox(chain, world.plan, username);
      await expect(line(box, t("Commissions"))).toHaveText(amount(pol(now.spEarn, 18)), { timeout: 1_000 });
      await expect(line(box, t("In your box"))).toHaveText(amount(pol(inBox, 18)), { timeout: 1_000 });
      await expect(box).toContainText(t("Your browser added this up"), { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(
      page.getByRole("region", { name: t("Your last {count} rounds", { count: 30 }) }),
    ).toContainText(tLike("<0/> in {some} of {all} rounds", { all: 30 }));
    await expect(page.getByRole("meter", { name: t("Points towards Hero") })).toBeVisible();
  });

  test("says so when the ledger does not add up, and when it does not load @phone-persian", async ({
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
    const box = page.getByRole("region", { name: t("Your box") });
    // The client tries three times.
    await expect(box).toContainText(t("The list of what made your box is not available"), {
      timeout: 20_000,
    });
    // The page also retries by itself, so the server fails until the button has sent a request.
    const request = page.waitForRequest(/\/ledger/);
    await box.getByRole("button", { name: t("Try again") }).click();
    await request;
    answer = "one wei more";
    await expect(box).toContainText(t("These lines do not add up"), { timeout: 20_000 });
    await expect(box).toContainText(`${amount("-0.000000000000000001")}POL`);
  });

  test("warns of pairs above the cap, and says how many units would save them @phone-persian @long", async ({
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
    const today = page.getByRole("region", { name: t("Today") });
    await expect(today.getByRole("meter", { name: t("Points today") })).toHaveAttribute(
      "aria-valuenow",
      "10",
    );
    await expect(today).toContainText(t("Flash: {lost} of today's pairs are above your cap", { lost: 14 }));
    await expect(today).toContainText(
      t(
        "They earn nothing if the round ends like this. {units} more of your own units raise the cap enough",
        { units: 2 },
      ),
    );
  });

  test("stays without a network, and opens the chosen page when it is back @phone-persian", async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/Failed to load resource: net::/);
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await page.goto("/dashboard");
    const box = page.getByRole("region", { name: t("Your box"), exact: true });
    await expect(box).toBeVisible();

    await page.context().setOffline(true);
    await expect(page.getByText(t("You are offline"))).toBeVisible();
    await page.getByRole("link", { name: t("History"), exact: true }).click();
    await expect(page.getByText(t("The page that you chose opens when the network is back."))).toBeVisible();
    await expect(box).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { name: t("History"), level: 1 })).toBeVisible();
    await expect(page.getByText(t("You are offline"))).toBeHidden();
  });

  test("opens a dialog that was asked for without a network when it is back @phone-persian @long", async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/Failed to load resource: net::/);
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await page.goto("/dashboard");
    const box = page.getByRole("region", { name: t("Your box"), exact: true });
    await expect(box).toBeVisible();

    await page.context().setOffline(true);
    await box.getByRole("button", { name: t("Withdraw") }).click();
    const notice = page.getByRole("status").filter({ hasText: t("Part of this page isn't loaded yet") });
    await expect(notice).toBeVisible();
    // A reload would lose the page.
    await expect(notice.getByRole("button")).toHaveCount(0);
    await expect(box).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("dialog", { name: t("Withdraw from your box") })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test("withdraws the box to the member's wallet, also after it was declined @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    await joinPlan(chain, world.plan, { sponsor: member.username });
    const wallet = await TestWallet.install(page, world.rpcUrl, member.account);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard");
    await page
      .getByRole("region", { name: t("Your box") })
      .getByRole("button", { name: t("Withdraw") })
      .click();
    await connectInDialog(page);
    const dialog = page.getByRole("dialog", { name: t("Withdraw from your box") });
    await dialog.getByLabel(t("Amount in POL")).fill("1000000");
    await expect(dialog.getByText(t("Your box holds less than this amount."))).toBeVisible();
    await dialog.getByRole("button", { name: t("Use full amount") }).click();
    const all = `${amount(pol(await readBox(chain, world.plan, member.username), 4))}POL`;
    await expect(dialog).toContainText(tLike("You receive <0/> (<1/>", { "<0/>": all }));
    wallet.reject("eth_sendTransaction");
    await dialog.getByRole("button", { name: t("Withdraw"), exact: true }).click();
    await expect(dialog.getByText(t("You declined the request in your wallet."))).toBeVisible();
    wallet.approve();
    await dialog.getByRole("button", { name: t("Withdraw"), exact: true }).click();
    await expect(dialog.getByRole("status")).toContainText(
      tLike("<0/> is in your wallet (<1/>", { "<0/>": all }),
    );
    expect(await readBox(chain, world.plan, member.username)).toBe(0n);
  });
});
