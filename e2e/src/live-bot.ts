import type { Bot, BotList } from "@canopy/shared/api/bots";
import type { Page } from "@playwright/test";

/** A bot on a market of the local world whose time on paper is over. */
export const paperBot: Bot = {
  ...{ id: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43", kind: "dca", canGoLive: true, market: "WETH-USDC" },
  interval: 3_600,
  parameters: { side: "buy", amount: 50, interval: 86_400, times: null },
  start: { base: 0, quote: 1_000 },
  costs: { fee: 0.003, spread: 0.001, impact: 0.1, volumeShare: 0.02, gas: 0.01 },
  limits: { maximumDrawdown: null, dailyLoss: null, cooldown: 0, sellsWhenStopped: false },
  ...{ createdAt: "2026-03-24T10:05:00.000Z", startedAt: "2026-03-24T10:00:00.000Z" },
  ...{ lastCandle: "2026-03-25T09:00:00.000Z", candles: 24, status: "running", stopped: null },
  liveAt: "2026-03-25T10:00:00.000Z",
  figures: {
    ...{ base: 0.0169, quote: 949.99, price: 2_950, startValue: 1_000, value: 999.8, return: -0.0002 },
    ...{ hold: { value: 1_003, return: 0.003 }, dca: { value: 1_000.2, return: 0.0002 } },
    ...{ drawdown: 0.0002, maximumDrawdown: 0.0011, trades: 1, skips: 0 },
    costs: { fee: 0.15, spread: 0.03, slippage: 0.01, gas: 0.01 },
  },
};

/** A kind that no rule on the chain can say, and one that is still on paper. */
export const otherBots: readonly Bot[] = [
  {
    ...paperBot,
    ...{ id: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e44", kind: "bollinger", canGoLive: false, liveAt: null },
    parameters: { period: 20, width: 2 },
  },
  {
    ...paperBot,
    ...{ id: "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e45", kind: "stop-loss" },
    parameters: { trigger: 2_400, amount: "all" },
    lastCandle: "2026-03-25T08:00:00.000Z",
  },
];

/** Answers for the member's paper bots. No test waits a day; the server's own tests say when it calls a bot ready. */
export async function stubBots(page: Page, bots: readonly Bot[]): Promise<void> {
  const data: BotList = { bots: [...bots], maximum: 20, paperDays: 1 };
  await page.route(/\/api\/bots(\?|$)/, (route) =>
    route.fulfill({ json: { success: true, message: "", data } }),
  );
}
