import type { ChainClient } from "@canopy/dev/chain/client";
import { joinPlan } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { configDataSchema } from "@canopy/shared/api/config";
import { type ReportData, reportDataSchema } from "@canopy/shared/api/report";
import { successSchema } from "@canopy/shared/envelope";
import { formatAmount } from "@canopy/shared/money";
import type { Locator, Page } from "@playwright/test";
import { type Address, getAddress } from "viem";
import { expect, test } from "../src/fixtures.ts";

const PATH = "/admin/reports/basic";

const persianDigits = "۰۱۲۳۴۵۶۷۸۹";

/** An amount of wei as POL in Persian digits. */
function inPersian(wei: string | null | undefined): string {
  const separators: Record<string, string> = { ".": "٫", ",": "٬" };
  return formatAmount(BigInt(wei ?? 0)).replace(
    /[\d.,]/g,
    (letter) => separators[letter] ?? persianDigits.charAt(Number(letter)),
  );
}

/** A whole number as a page shows it: in Latin or Persian digits, with separators of thousands from 1,000 on. */
function inAnyDigits(digits: string): RegExp {
  const either = [...digits].map((digit) => `[${digit}${persianDigits.charAt(Number(digit))}]`);
  return new RegExp(either.join("[,٬]?"));
}

/** The current report of the API. */
async function fetchReport(origin: string): Promise<ReportData> {
  const body: unknown = await (await fetch(`${origin}/api/reports/basic`)).json();
  return successSchema(reportDataSchema).parse(body).data;
}

/** Opens the page and waits for its report. */
function openReport(page: Page, path: string): Promise<ReportData> {
  return reportAfter(page, () => page.goto(path));
}

/** Waits until the report that `open` requests is shown. */
async function reportAfter(page: Page, open: () => Promise<unknown>): Promise<ReportData> {
  const response = page.waitForResponse((response) => response.url().includes("/api/reports/basic?"));
  await open();
  const report = successSchema(reportDataSchema).parse(await (await response).json()).data;
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: inAnyDigits(report.blockNumber) })
      .first(),
  ).toBeVisible();
  return report;
}

/** Opens the page with this report. */
async function openChanged(page: Page, data: ReportData): Promise<void> {
  await page.unrouteAll();
  await page.route("**/api/reports/basic?*", (route) =>
    route.fulfill({ json: { success: true, message: "", errors: null, data } }),
  );
  await page.goto(PATH);
}

/** Figures of the contract at the report's block. */
async function readAtBlock(chain: ChainClient, address: Address, block: string) {
  const blockNumber = BigInt(block);
  const [held, [day], { timestamp }] = await Promise.all([
    chain.getBalance({ address, blockNumber }),
    chain.readContract({ address, abi: planAbi, functionName: "Dashboard", args: [0n, false], blockNumber }),
    chain.getBlock({ blockNumber }),
  ]);
  return { held, members: day.userCount, time: new Date(Number(timestamp) * 1_000) };
}

/** Watches layout shifts from now on. @returns a function that asserts that their sum (web.dev's CLS) is small, and else names what moved */
async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.canopyShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = node?.textContent?.trim().slice(0, 30) ?? "";
          return `"${text}" from y ${from.y} (${from.height} high) to ${to.y} (${to.height} high)`;
        });
        window.canopyShifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => window.canopyShifts);
    const moved = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join("; ")}`);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `layout shifts:\n${moved.join("\n")}`).toBeLessThanOrEqual(0.02);
  };
}

/** As in the Layout Instability API, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    canopyShifts: { value: number; moved: string[] }[];
  }
}

/**
 * Opens a report that shows what the contract holds after its block. Asked for its latest block, anvil sometimes answers from the
 * state in which it already executes the next one.
 */
async function openReportOfBlock(page: Page, chain: ChainClient, address: Address) {
  let report: ReportData | undefined;
  await expect(async () => {
    report = await openReport(page, PATH);
    const balance = await chain.getBalance({ address, blockNumber: BigInt(report.blockNumber) });
    expect(report.solvency.held).toBe(balance.toString());
  }).toPass({ intervals: [2_000], timeout: 30_000 });
  if (report === undefined) throw new Error("No report was shown.");
  return report;
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const moneyChart = (page: Page, name: string) => page.getByRole("slider", { name });
const valueText = async (slider: Locator) => (await slider.getAttribute("aria-valuetext")) ?? "";

test.describe("The report", () => {
  test("shows what the contract holds at the block that it names @phone-long", async ({
    page,
    chain,
    world,
  }) => {
    const { blockNumber, solvency, outcomes } = await openReportOfBlock(page, chain, world.plan);
    const { held, members, time } = await readAtBlock(chain, world.plan, blockNumber);
    expect(BigInt(solvency.owed)).toBeLessThanOrEqual(held);

    const proof = region(page, "Does it hold what it owes?");
    await expect(proof.getByText("It holds", { exact: true }).locator("..")).toContainText(
      formatAmount(held),
    );
    await expect(proof.getByText("It owes", { exact: true }).locator("..")).toContainText(
      formatAmount(BigInt(solvency.owed)),
    );
    await expect(proof.getByText("Yes, to the last wei.")).toBeVisible();
    await expect(page.getByRole("status").locator("time")).toHaveAttribute("datetime", time.toISOString());
    await expect(proof.getByText(`--block ${blockNumber}`)).toBeVisible();

    const totals = region(page, "Since the plan opened");
    await expect(totals.getByText("Members", { exact: true }).locator("..")).toContainText(
      members.toLocaleString("en-US"),
    );
    const share = Math.floor((outcomes.earnedBack * 100) / outcomes.members);
    await expect(
      page.getByText(`So far ${share} of 100 members have earned back what they paid.`),
    ).toBeVisible();
    const nothing = totals.getByText("paid and have earned nothing").locator("..");
    await expect(nothing).toContainText(outcomes.earnedNothing.toLocaleString("en-US"));
  });

  test("makes each day readable by keyboard and in a table, as CSV and JSON, and has a URL for Plus", async ({
    page,
    chain,
    world,
  }) => {
    const { rounds } = await openReport(page, PATH);
    const chart = moneyChart(page, "Money, in POL a day");
    await chart.focus();
    await page.keyboard.press("ArrowLeft");
    const yesterday = rounds.at(-2);
    expect(await valueText(chart)).toMatch(/^November \d+, 2026, Entered: /);
    expect(await valueText(chart)).toContain(`Entered: ${formatAmount(BigInt(yesterday?.entered ?? 0))} POL`);
    const table = page.getByRole("region", { name: "Each day in figures; amounts in POL" });
    await expect(table.getByRole("row")).toHaveCount(11);
    await expect(table.getByRole("row").nth(2)).toContainText(formatAmount(BigInt(yesterday?.entered ?? 0)));

    await expect(chart).toHaveAttribute("max", "29");
    await page.getByRole("radio", { name: "All days" }).check();
    const days = (rounds.at(-1)?.round ?? 0) - (rounds[0]?.round ?? 0) + 1;
    await expect(chart).toHaveAttribute("max", String(days - 1));
    await page.keyboard.press("Tab");
    await chart.focus();
    await page.keyboard.press("Home");
    expect(await valueText(chart)).toContain(`Entered: ${formatAmount(BigInt(rounds[0]?.entered ?? 0))} POL`);

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "All figures as a table (CSV)" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^report-core-\d+\.csv$/);
    const json = await page.getByRole("link", { name: "As JSON" }).getAttribute("href");
    const response = await page.request.get(json ?? "");
    expect(reportDataSchema.parse((await response.json()).data).plan).toBe("core");

    const config = successSchema(configDataSchema).parse(
      await (await fetch(`${world.origin}/api/config`)).json(),
    );
    const plus = page.getByRole("navigation", { name: "Plan" }).getByRole("link", { name: "Plus" });
    const { blockNumber } = await reportAfter(page, () => plus.click());
    await expect(page).toHaveURL(/\?plan=plus$/);
    const { held } = await readAtBlock(chain, getAddress(config.data.plus ?? ""), blockNumber);
    await expect(page.getByText("It holds", { exact: true }).locator("..")).toContainText(formatAmount(held));
    const plan = { address: getAddress(config.data.plus ?? ""), abi: planAbi } as const;
    const commons = await chain.readContract({ ...plan, functionName: "commons" });
    const months = region(page, "Ranks and the commons, month by month");
    await expect(months.getByTitle(commons)).toBeVisible();
  });

  test("shows how well legs pair, each month's ranks, and what the commons got @phone-long @long", async ({
    page,
    chain,
    world,
  }) => {
    const { blockNumber, months, solvency } = await openReport(page, PATH);
    const at = { address: world.plan, abi: planAbi, blockNumber: BigInt(blockNumber) } as const;
    const closed = months.find(({ closedAt, shares }) => closedAt !== null && shares > 0);
    if (closed === undefined) throw new Error("The local world has no closed month with shares.");
    const { pot, shares, shareValue } = await chain.readContract({
      ...at,
      functionName: "monthData",
      args: [BigInt(closed.month)],
    });

    const section = region(page, "Ranks and the commons, month by month");
    const newest = months.findLast(({ pointsPerUnit }) => pointsPerUnit !== null);
    const pairing = section.getByText(/^points for each unit/).locator("..");
    const hundredths = Math.floor((newest?.pointsPerUnit ?? 0) / 100);
    await expect(pairing).toContainText((hundredths / 100).toFixed(2));
    const row = section.getByRole("row").nth(months.length - months.indexOf(closed));
    for (const amount of [pot, shareValue, pot - shares * shareValue]) {
      await expect(row).toContainText(formatAmount(amount));
    }
    await expect(row.getByRole("cell").nth(4)).toHaveText(String(shares));

    const commons = await chain.readContract({ ...at, functionName: "commons" });
    await expect(section.getByTitle(commons)).toBeVisible();
    const [forCommons] = await chain.readContract({ ...at, functionName: "pots" });
    expect(solvency.debts.find(({ part }) => part === "commons")?.owed).toBe(String(forCommons));
  });

  test("in Persian uses the Jalali calendar, Persian digits, and time from left to right", async ({
    page,
  }) => {
    const { rounds, solvency } = await openReport(page, `/fa${PATH}`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const chart = moneyChart(page, "پول هر روز، به POL");
    await chart.focus();
    await page.keyboard.press("ArrowLeft");
    const text = await valueText(chart);
    expect(text).toMatch(/^[۰-۹]+ \p{L}+ ۱۴۰۵، /u);
    expect(text).toContain(`${inPersian(rounds.at(-2)?.entered)} POL`);
    const held = page.getByText("دارایی", { exact: true }).locator("..");
    await expect(held).toContainText(inPersian(solvency.held));
    const gap = await held.locator("bdi").evaluate((amount) => {
      const [digits, unit] = [...amount.childNodes].map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      });
      return (digits?.left ?? 0) - (unit?.right ?? 0);
    });
    expect(gap, "the unit is left of the digits").toBeGreaterThan(3);
    const rows = page.locator("#days-table tbody tr");
    const ends = await rows
      .locator("td:nth-of-type(1) bdi")
      .evaluateAll((amounts) => amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)));
    expect(ends).toHaveLength(10);
    expect(new Set(ends).size, "units under units").toBe(1);
  });

  for (const { hasFonts, condition } of [
    { hasFonts: true, condition: "load late @phone-long" },
    { hasFonts: false, condition: "load late, and fonts not at all @phone-long @long" },
  ]) {
    test(`shifts no layout when data and simulator ${condition}`, async ({ page, problems }) => {
      if (!hasFonts) {
        problems.expect(/Failed to load resource.*woff2/);
        await page.route("**/*.woff2", (route) => route.abort());
      }
      const held = Promise.withResolvers<void>();
      await page.route("**/api/**", async (route) => {
        await held.promise;
        await route.continue();
      });
      const simulated = Promise.withResolvers<void>();
      await page.route("**/*simulation.worker*", async (route) => {
        await simulated.promise;
        await route.continue();
      });
      const expectFewShifts = await watchShifts(page);
      await reportAfter(page, async () => {
        await page.goto(PATH);
        held.resolve();
      });
      await expect(page.getByRole("navigation", { name: "Plan" })).toBeVisible();
      await expectFewShifts();
      await expect(async () => {
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(page.locator("#simulator")).toBeAttached({ timeout: 500 });
      }).toPass();
      // The result comes while the end of the simulator is in view.
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      simulated.resolve();
      await expect(page.locator("[data-chart=cohorts]")).toBeAttached();
      await expectFewShifts();
    });
  }

  test("retries after the time in Retry-After while the server has no report", async ({ page, problems }) => {
    problems.expect(/status of 503/);
    const asked: number[] = [];
    await page.clock.install();
    await page.route("**/api/reports/basic?*", async (route) => {
      asked.push(asked.length);
      if (asked.length > 2) return route.continue();
      await route.fulfill({ status: 503, headers: { "retry-after": "20" }, json: { success: false } });
    });
    await page.goto(PATH);
    await expect(page.getByText("The report is unavailable right now")).toBeVisible();
    await expect(page.getByText("Next attempt in 20 seconds.")).toBeVisible();
    // The clock also runs on its own, by as much as a busy machine takes.
    await page.clock.fastForward(5_000);
    expect(asked).toHaveLength(1);
    await page.clock.fastForward(15_500);
    await expect.poll(() => asked.length).toBe(2);
    await page.getByRole("button", { name: "Try again" }).click();
    const proof = region(page, "Does it hold what it owes?");
    await expect(proof.getByText("It owes", { exact: true })).toBeVisible();
  });

  test("reports insolvency", async ({ page, world }) => {
    const report = await fetchReport(world.origin);
    const solvency = { ...report.solvency, held: "1", surplus: "-2000000000000000000" };
    await openChanged(page, { ...report, solvency });
    await expect(page.getByText("It holds less than it owes")).toBeVisible();
    await expect(page.getByText(/^According to this index, 2\.00\s*POL is missing\./)).toBeVisible();
  });

  test("reports an unknown balance and a plan without payments @long", async ({ page, world }) => {
    const report = await fetchReport(world.origin);
    const shown = (change: Partial<ReportData>) => openChanged(page, { ...report, ...change });
    await shown({ blockTime: null, solvency: { ...report.solvency, held: null, surplus: null } });
    await expect(page.getByText("so you see only what it owes")).toBeVisible();
    await expect(page.getByText("It holds", { exact: true })).toBeHidden();
    const empty = { ...report.outcomes, members: 0, earnedBack: 0, earnedNothing: 0 };
    await shown({ rounds: [], months: [], outcomes: empty, outcomesByMonth: [] });
    await expect(page.getByText("No one has paid anything yet")).toBeVisible();
    await expect(page.getByText("No day has begun yet")).toBeVisible();
    await expect(page.getByText("No day with a payment is settled yet")).toBeVisible();
  });

  test("without JavaScript links to the CSV file @long", async ({ browser, world }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.origin });
    const page = await context.newPage();
    await page.goto(PATH);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator("noscript p").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "All figures as a table (CSV)" })).toBeVisible();
    await context.close();
  });
});

test.describe("Before anyone pays", () => {
  test("Register shows how many of 100 members earned back what they paid @phone-long", async ({
    page,
    chain,
    world,
  }) => {
    await joinPlan(chain, world.plan);
    // Other tests add members, so page and report are compared until they agree.
    await expect(async () => {
      const { outcomes } = await fetchReport(world.origin);
      const back = Math.floor((outcomes.earnedBack * 100) / outcomes.members);
      const nothing = Math.ceil((outcomes.earnedNothing * 100) / outcomes.members);
      await page.goto("/register");
      const figure = page.getByRole("status").filter({ hasText: "So far" });
      await expect(figure).toContainText(`So far ${back} of 100 members have earned back what they paid.`);
      await expect(figure).toContainText(
        `${nothing} of 100 ${nothing === 1 ? "has" : "have"} earned nothing at all.`,
      );
    }).toPass({ timeout: 30_000 });
    const link = page.getByRole("link", { name: "See the whole report" });
    await expect(link).toHaveAttribute("href", PATH);
  });

  test("Register says when the figure cannot be loaded", async ({ page, problems }) => {
    problems.expect(/status of 503/);
    await page.route("**/api/reports/basic?*", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/register");
    await expect(page.getByText("is unavailable right now. Wait for it before you pay.")).toBeVisible();
  });

  test("Register says when there is no figure yet @long", async ({ page, world }) => {
    const report = await fetchReport(world.origin);
    const data = { ...report, outcomes: { ...report.outcomes, members: 0, earnedBack: 0, earnedNothing: 0 } };
    await page.route("**/api/reports/basic?*", (route) =>
      route.fulfill({ json: { success: true, message: "", errors: null, data } }),
    );
    await page.goto("/register");
    await expect(page.getByText("No one has paid yet")).toBeVisible();
  });
});
