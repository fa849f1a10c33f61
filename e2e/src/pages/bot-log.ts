import { readFile } from "node:fs/promises";
import { type BotText, botTexts } from "@canopy/shared/bot-texts";
import { expect, type Page } from "@playwright/test";
import type { Address } from "viem";
import { language, t } from "../translate.ts";

interface SeenLog {
  /** Who executed the only trade that the search has to find. */
  readonly keeper: Address;
  /** All trades of the rule. */
  readonly trades: number;
  /** Why the rule did not trade, as its line says. */
  readonly skip: string;
}

/** A word of the log in the language of the running test. */
export const say = (text: BotText) => text[language()];

/** As the page shortens an address. */
const short = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`;

/** Goes through the filters, the search and the file of a log with lines of rule 1 of a vault and of bots on paper. */
export async function expectLog(page: Page, { keeper, trades, skip }: SeenLog): Promise<void> {
  const log = page.getByRole("region", { name: t("Log"), exact: true });
  const lines = log.getByRole("row").filter({ has: page.getByRole("cell") });
  const [live, paper] = [botTexts.mode.live, botTexts.mode.paper]
    .map(say)
    .map((text) => lines.filter({ hasText: text }));
  if (live === undefined || paper === undefined) throw new Error("There are two modes");
  await expect(paper.filter({ hasText: say(botTexts.outcome.decided) }).first()).toContainText(
    say(botTexts.reason.interval),
  );
  await expect(paper.filter({ hasText: say(botTexts.outcome.filled) }).first()).toContainText("WETH");
  // The keeper looks now and then, and the page asks again.
  await expect(live.filter({ hasText: skip }).first()).toBeVisible({ timeout: 30_000 });
  const own = live.filter({ hasText: t("By keeper <0/>", { "<0/>": short(keeper) }) });
  await expect(own).toContainText(say(botTexts.outcome.filled));
  await expect(own).toContainText("USDC");

  // All columns fit where there is a table, and a card needs no scrolling either.
  for (const width of [1280, 1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await log.evaluate((area) => area.scrollWidth - area.clientWidth), `at ${width}`).toBe(0);
  }

  const subject = page.getByLabel(t("Bot or rule"));
  await subject.selectOption({ label: t("All bots on paper") });
  await expect(live).toHaveCount(0);
  await expect(paper.first()).toBeVisible();
  await subject.selectOption({ label: t("Live: rule {number}", { number: 1 }) });
  await expect(paper).toHaveCount(0);
  await expect(page).toHaveURL(/rule=1/);
  await page.getByRole("checkbox", { name: say(botTexts.outcome.filled) }).check();
  await expect(lines).toHaveCount(trades);
  await page.getByLabel(t("Search the whole log")).fill(keeper);
  await expect(lines).toHaveCount(1);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: t("Download as CSV") }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("bots.csv");
  const [head, ...rows] = (await readFile(await file.path(), "utf8")).trim().split("\n");
  expect(head).toMatch(/^at,mode,outcome,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(keeper);
}
