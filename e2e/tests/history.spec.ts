import { readFile } from "node:fs/promises";
import { joinPlan } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../src/browser/accessibility.ts";
import { expect, test } from "../src/fixtures.ts";
import { amount, t, tLike } from "../src/translate.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";
import { readName } from "../src/world/read-plan.ts";

/** POL, truncated to `digits` decimals: "3.59". */
function pol(wei: bigint, digits = 2): string {
  const scale = 10n ** BigInt(digits);
  const cut = (wei * scale) / 10n ** 18n;
  return `${(cut / scale).toLocaleString("en-US")}.${String(cut % scale).padStart(digits, "0")}`;
}

/** Makes the API return short pages, so that few lines are enough for several. */
async function shortenPages(page: Page, list: string): Promise<void> {
  await page.route(`**/api/members/*/${list}?*`, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("limit", "4");
    await route.continue({ url: url.href });
  });
}

function toIranianMonth(moment: Date): { year: string; month: string } {
  const format = new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
    year: "numeric",
    month: "2-digit",
    timeZone: "Asia/Tehran",
  });
  const parts = format.formatToParts(moment);
  const find = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { year: find("year"), month: find("month") };
}

function lines(page: Page) {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: tLike("Block {block}") });
}

test.describe("History", () => {
  test("has each line with its transaction and block, and filters that the URL keeps @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const member = await joinPlan(chain, world.plan);
    const below = await joinPlan(chain, world.plan, { sponsor: member.username });
    const session = await signIn(world.origin, member.account);
    await signIn(world.origin, below.account);
    await storeSession(page, session);
    await page.goto("/dashboard/history");
    await expect(page).toHaveTitle(tLike("History"));
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first()).toContainText(t("Commission from {name}", { name: below.username }));
    await expect(lines(page).last()).toContainText(t("Registration, units: {count}", { count: 1 }));
    await expect(lines(page).last()).toContainText(tLike("Round {number}"));
    await expect(lines(page).last()).toContainText(/0x[0-9a-f]{4}…[0-9a-f]{4}/);
    await expectAccessible(page);

    await page.getByRole("checkbox", { name: t("Commissions") }).check();
    await expect(page).toHaveURL(/\?kind=commissions$/);
    await expect(lines(page)).toHaveCount(1);
    await test.step("forced colours show which kinds are chosen", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      const background = (name: string) =>
        page
          .locator("label", { has: page.getByRole("checkbox", { name }) })
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await background(t("Commissions"))).not.toBe(await background(t("Withdrawals")));
      await page.emulateMedia({ forcedColors: "none" });
    });
    await page.getByRole("checkbox", { name: t("Withdrawals") }).check();
    await page.getByRole("checkbox", { name: t("Commissions") }).uncheck();
    await expect(page.getByText(t("No line matches these filters. Points and rebates"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t("Show everything") }).click();
    await expect(lines(page)).toHaveCount(2);

    const search = page.getByLabel(t("Username or transaction"));
    const open = page.getByRole("button", { name: t("Search or choose rounds") });
    if (await open.isVisible()) await open.click();
    await search.fill("no name");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("Search"), exact: true })
      .click();
    await expect(page.getByText(t("Enter a whole username"))).toBeVisible();
    await search.fill(below.username);
    await page.getByLabel(t("From round")).fill("2");
    await page.getByLabel(t("To round")).fill("1");
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("Not before the first round."))).toBeVisible();
    await page.getByLabel(t("From round")).fill("0");
    await page.getByLabel(t("To round")).fill("");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`search=${below.username}&from=0$`));
    await expect(lines(page)).toHaveCount(1);
    await page.reload();
    await expect(search).toHaveValue(below.username);
    await expect(lines(page)).toHaveCount(1);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("Download as CSV") }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${member.username}-core-history.csv`);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv.trim().split("\n")).toHaveLength(2);
    expect(csv).toContain(`,core,commission,`);
    await page.getByRole("button", { name: t("Clear") }).click();
    await expect(page).toHaveURL("/dashboard/history");
  });

  test("loads more when the reader comes to the end, and by keyboard @phone-persian @long", async ({
    page,
    world,
  }) => {
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await shortenPages(page, "history");
    await page.goto("/dashboard/history");
    await expect(lines(page).first()).toBeVisible();
    await page.keyboard.press("End");
    await expect.poll(() => lines(page).count()).toBeGreaterThan(8);
  });

  test("says so when the index does not answer, and tries again @phone-persian", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/status of 500/);
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    const history = /\/api\/members\/[^/]+\/history\?/;
    await page.route(history, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.goto("/dashboard/history");
    // The client tries three times.
    await expect(page.getByRole("alert")).toContainText(t("This is unavailable right now"), {
      timeout: 20_000,
    });
    await page.unroute(history);
    await page.getByRole("button", { name: t("Try again") }).click();
    await expect(lines(page)).toHaveCount(1);
  });
});

test.describe("How a round was calculated", () => {
  test("follows step by step from public data to what the contract has @phone-persian", async ({
    page,
    chain,
    world,
  }) => {
    const account = seededAccount(0);
    const username = await readName(chain, world.plan, account.address);
    const plan = { address: world.plan, abi: planAbi } as const;
    const round = (await chain.readContract({ ...plan, functionName: "roundCounter" })) - 1n;
    const [data, [mine]] = await Promise.all([
      chain.readContract({ ...plan, functionName: "roundData", args: [round] }),
      chain.readContract({ ...plan, functionName: "UserActivity", args: [username, 1n, 1n] }),
    ]);
    // Requires the settled round of the seeded world.
    if (!data.closed || mine === undefined) throw new Error(`Round ${round} is not closed`);
    await storeSession(page, await signIn(world.origin, account));
    await page.goto("/dashboard/history?kind=credits");
    const credit = lines(page).first();
    await expect(credit).toContainText(
      /points and rebates of rounds? [\d,]+|امتیاز و برگشتیِ دور(های)? [۰-۹٬]+/i,
    );
    await expect(credit).toContainText(/\+[\d,.۰-۹٬٫]+ ?POL/);
    const booked = credit.getByRole("link", { name: /[\d۰-۹]/ }).first();
    const [bookedRound = ""] = /[\d,۰-۹٬]+/.exec(await booked.innerText()) ?? [];
    await booked.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("How was round {number} calculated?", { number: bookedRound }),
    );

    await page.goto("/dashboard/history/rounds");
    const number = amount(round.toLocaleString("en-US"));
    await page
      .getByRole("row", { name: new RegExp(`^${number} `) })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL(`/dashboard/history/rounds/${round}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("How was round {number} calculated?", { number }),
    );

    await expect(page.getByText(t("Agrees with the contract")).first()).toBeVisible();
    await expect(page.getByText(t("Differs from the contract"))).toHaveCount(0);
    const points = page.getByRole("region", { name: t("2. Pairs, cap and points") });
    await expect(points.locator("dl > div", { hasText: t("Your points") })).toContainText(
      amount(mine.points.toLocaleString("en-US")),
    );
    await expect(points.locator("dl > div", { hasText: t("Flash") })).toContainText(
      amount(mine.flash.toLocaleString("en-US")),
    );
    const values = page.getByRole("region", { name: t("3. What a point and a unit got") });
    await expect(values).toContainText(amount(pol(data.pointValue, 18)));
    await expect(values).toContainText(amount(pol(data.rebate, 18)));
    const earned = page.getByRole("region", { name: t("4. What you got") });
    await expect(earned).toContainText(amount(pol(mine.ptEarn, 18)));
    await expect(earned).toContainText(amount(pol(mine.spEarn, 18)));
    await expectAccessible(page);

    await earned.getByRole("link", { name: /see them in your history|دیدن در تاریخچه/ }).click();
    await expect(page).toHaveURL(`/dashboard/history?kind=commissions&from=${round}&to=${round}`);
  });

  test("lists all entries below, and finds that they add up @phone-persian @long", async ({
    page,
    chain,
    world,
  }) => {
    const round =
      (await chain.readContract({ address: world.plan, abi: planAbi, functionName: "roundCounter" })) - 1n;
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await shortenPages(page, "rounds/*");
    await page.goto(`/dashboard/history/rounds/${round}`);
    const legs = page.getByRole("region", { name: t("1. What reached your legs") });
    const more = legs.getByRole("button", { name: t("Show more") });
    await expect(legs.getByRole("table", { name: t("Entries below you") })).toBeVisible();
    const whole = legs.getByText(t("All entries of the round below you."));
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1_000 });
      await expect(whole).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  });

  test("names what differs from the contract @phone-persian", async ({ page, chain, world }) => {
    const round =
      (await chain.readContract({ address: world.plan, abi: planAbi, functionName: "roundCounter" })) - 1n;
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    await page.route("**/api/members/*/rounds/*", async (route) => {
      const { data, ...envelope } = await (await route.fetch()).json();
      const sponsored = data.sponsored + 1;
      await route.fulfill({ json: { ...envelope, data: { ...data, sponsored } } });
    });
    await page.goto(`/dashboard/history/rounds/${round}`);
    const alert = page.getByRole("alert").filter({ hasText: t("Differs from the contract") });
    await expect(alert.getByRole("listitem")).toHaveText([t("Commissions")]);
    await expectAccessible(page);
  });

  test("is not there for an open round, or for one that does not exist @phone-persian @long", async ({
    page,
    chain,
    world,
    problems,
  }) => {
    problems.expect(/status of 4\d\d/);
    const round = await chain.readContract({
      address: world.plan,
      abi: planAbi,
      functionName: "roundCounter",
    });
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto(`/dashboard/history/rounds/${round}`);
    await expect(page.getByText(t("This round is not settled yet"))).toBeVisible();
    await page.goto(`/dashboard/history/rounds/${round + 1_000n}`);
    await expect(page.getByText(t("There is no such round"))).toBeVisible();
    await page.goto("/dashboard/history/rounds/first");
    await expect(page.getByText(t("There is no such round"))).toBeVisible();
    await page.getByRole("link", { name: t("See all your rounds") }).click();
    await expect(page).toHaveURL("/dashboard/history/rounds");
  });
});

test.describe("A statement", () => {
  test("has the sums of the year and its months, on paper, too, and is empty in a year without entries @phone-long", async ({
    page,
    chain,
    world,
  }) => {
    const account = seededAccount(0);
    const username = await readName(chain, world.plan, account.address);
    await storeSession(page, await signIn(world.origin, account));
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/dashboard/history/statements");
    const year = new Date().getUTCFullYear();
    const query = `plan=core&from=${year}-01&to=${year}-12`;
    const { data } = await (
      await fetch(`${world.origin}/api/members/${username}/statements?${query}`)
    ).json();
    const statement = page.getByRole("article", { name: /^Statement for/ });
    await expect(statement).toHaveAccessibleName(`Statement for ${year}`);
    const paid = statement.getByRole("row", { name: /^Paid for units and usernames/ });
    await expect(paid).toContainText(pol(BigInt(data.totals.paid.wei), 6));
    await expect(statement.getByRole("row", { name: /^Points/ })).toContainText(
      pol(BigInt(data.totals.points.wei), 6),
    );
    // A reader who adds up what the page shows finds its sums. Read at once: others pay commissions.
    const rows = await statement.getByRole("table").first().getByRole("row").allInnerTexts();
    const cents = (name: string) => {
      const text = rows.find((row) => row.startsWith(name)) ?? "";
      const [, sign = "", dollars = ""] = /(\u2212?)\$([\d,.]+)/.exec(text) ?? [];
      return Number(`${sign && "-"}${dollars.replaceAll(/[,.]/g, "")}`);
    };
    const kinds = ["Points", "Commissions", "Rebates", "Rank shares", "Rewards for closing rounds"];
    expect(cents("Received")).toBeGreaterThan(0);
    expect(kinds.map(cents).reduce((sum, amount) => sum + amount)).toBe(cents("Received"));
    expect(cents("Received") - cents("Paid")).toBe(cents("Net"));
    await expect(
      statement
        .getByRole("region", { name: t("By month") })
        .getByRole("row", { name: new RegExp(`${year}`) }),
    ).toHaveCount(data.months.length);
    await expectAccessible(page);

    const { month } = data.months.at(-1);
    await page.getByLabel(t("Month (UTC)")).selectOption(String(Number(month.slice(5))));
    await expect(page).toHaveURL(`/dashboard/history/statements?period=${month}`);
    await expect(statement.getByRole("region", { name: t("By month") })).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: t("Download as CSV") }).click(),
    ]);
    const csv = await readFile(await download.path(), "utf8");
    expect(
      csv
        .trim()
        .split("\n")
        .map((line) => line.split(",")[0]),
    ).toEqual(["month", month, "total"]);

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByText(account.address)).toBeVisible();
    // Dark text: paper is white.
    const ink = await statement.evaluate((element) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (canvas === null) throw new Error("No canvas");
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
    expect(ink).toBeLessThan(100);

    await page.emulateMedia({ media: "screen" });
    await page.goto("/dashboard/history/statements?period=2021");
    await expect(page.getByText(t("Nothing was paid, received or withdrawn"))).toBeVisible();
    await expect(page.getByLabel(t("Year"))).toHaveValue("2021");
    await expectAccessible(page);
  });

  test("has both calendars in both languages @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await page.addInitScript(() => localStorage.setItem("canopy-locale", "fa"));
    await storeSession(page, await signIn(world.origin, member.account));
    await page.goto("/dashboard/history/statements?period=2026-11");
    await expect(page.getByRole("article")).toContainText("نوامبر ۲۰۲۶");

    const { timestamp } = await chain.getBlock();
    const { year, month } = toIranianMonth(new Date(Number(timestamp) * 1_000));
    await page.goto("/dashboard/history/statements");
    await expect(page.getByLabel("سال")).toHaveValue(year);
    await page.getByLabel("ماه (به وقت ایران)").selectOption(String(Number(month)));
    await expect(page).toHaveURL(`/dashboard/history/statements?period=${year}-${month}`);
    await expect(page.getByText("ماه‌ها شمسی و به وقت ایران است.")).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "CSV" }).click(),
    ]);
    const [, line = ""] = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(line).toMatch(new RegExp(`^${year}-${month},[1-9]`));
    await page.getByLabel("تقویم").selectOption({ label: "میلادی" });
    await expect(page).toHaveURL(/\?period=20\d\d-\d\d$/);
  });
});
