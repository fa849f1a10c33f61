import { joinPlan } from "@canopy/dev/test/member";
import type { Page } from "@playwright/test";
import { INDEX_BEHIND } from "../src/browser/page-problems.ts";
import { expectLoaded } from "../src/browser/scroll-through.ts";
import { expect, test } from "../src/fixtures.ts";
import { seededAccount } from "../src/wallet/accounts.ts";
import { signIn, storeSession } from "../src/wallet/session.ts";

/** The sum of the scores of a page's layout shifts up to which people see none; 0.1 is the limit of Core Web Vitals. */
const LEAST = 0.01;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    const describe = ({ node, previousRect, currentRect }: LayoutShift["sources"][number]) =>
      `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${previousRect.y} to ${currentRect.y}`;
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isShift(entry)) shifts.push({ value: entry.value, moved: entry.sources.map(describe) });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Opens a page, lets its figures arrive only when its skeleton is seen, and expects that nothing moves. */
async function expectStill(page: Page, path: string, rpcUrl: string): Promise<void> {
  const figures = (url: URL) =>
    url.origin === new URL(rpcUrl).origin || /^\/api\/(members|report|settings)/.test(url.pathname);
  const released = Promise.withResolvers<void>();
  await page.route(figures, async (route) => {
    await released.promise;
    await route.fallback();
  });
  await page.goto(path);
  await expect(page.locator("main [data-skeleton]").first()).toBeVisible();
  released.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectLoaded(page);
  await page.unroute(figures);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(score, `${path}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(LEAST);
}

test.describe("Nothing moves while it loads", () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.expect(INDEX_BEHIND);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await recordShifts(page);
  });

  test("for a member of both plans @phone", async ({ page, world }) => {
    await storeSession(page, await signIn(world.origin, seededAccount(0)));
    for (const path of ["/dashboard", "/dashboard/plus"])
      await test.step(path, () => expectStill(page, path, world.rpcUrl));
  });

  test("for a member of the core plan @phone @long", async ({ page, chain, world }) => {
    const member = await joinPlan(chain, world.plan);
    await storeSession(page, await signIn(world.origin, member.account));
    for (const path of ["/dashboard/plus", "/dashboard/plus/register", "/dashboard/change-username"])
      await test.step(path, () => expectStill(page, path, world.rpcUrl));
  });
});
