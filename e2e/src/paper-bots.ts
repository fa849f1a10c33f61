import type { Bot, BotList, BotLogLine, BotLogPage } from "@canopy/shared/api/bots";
import type { CandlePage, MarketList } from "@canopy/shared/api/markets";
import type { Page, Route } from "@playwright/test";

const START = Date.UTC(2026, 0, 1) / 1_000;
const HOURS = 2_000;
const hours = Array.from({ length: HOURS }, (_, hour) => hour);
const price = (hour: number) => 0.5 + 0.1 * Math.sin(hour / 60) + 0.03 * Math.sin(hour / 7);
const token = (symbol: string, decimals: number) => ({ symbol, decimals, address: `0x${"11".repeat(20)}` });

const markets: MarketList = {
  markets: [
    {
      id: "POL-USDC",
      base: token("POL", 18),
      quote: token("USDC", 6),
      source: "synthetic",
      sourceName: "a generator",
      first: START,
      last: START + (HOURS - 1) * 3_600,
    },
  ],
};

const candles: CandlePage = {
  interval: 3_600,
  time: hours.map((hour) => START + hour * 3_600),
  open: hours.map(price),
  high: hours.map((hour) => Math.max(price(hour), price(hour + 1)) * 1.002),
  low: hours.map((hour) => Math.min(price(hour), price(hour + 1)) * 0.998),
  close: hours.map((hour) => price(hour + 1)),
  volume: hours.map(() => 50_000),
  gaps: [],
};

const at = "2026-03-25T10:00:00.000Z";
const id = "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43";

const line = (number: number, part: Partial<BotLogLine>): BotLogLine => ({
  ...{
    bot: id,
    line: number,
    kind: "dca",
    market: "POL-USDC",
    at,
    outcome: "started",
    side: null,
    amount: null,
  },
  ...{
    rule: null,
    reason: null,
    because: null,
    stop: null,
    base: null,
    quote: null,
    reference: null,
    price: null,
  },
  ...{ costs: null, isPartial: null, until: null },
  ...part,
});
const decision = { side: "buy", amount: 20, rule: 0, reason: "interval" } as const;
const fill = { base: 38.1, quote: -20.01, reference: 0.52, price: 0.5203, isPartial: false };
const costs = { fee: 0.06, spread: 0.01, slippage: 0.001, gas: 0.01 };

/** The newest first. */
const log: BotLogPage = {
  items: [
    line(3, { outcome: "skipped", ...decision, because: "cooldown" }),
    line(2, { outcome: "filled", ...decision, ...fill, costs }),
    line(1, { outcome: "decided", ...decision, reference: 0.52 }),
    line(0, {}),
  ],
  next: null,
};

/** Answers of the API about an invented market and one member's bots, for what the page does with them. */
export async function stubPaperBots(page: Page): Promise<void> {
  const bots: Bot[] = [];
  const send = (route: Route, data: unknown) => route.fulfill({ json: { success: true, message: "", data } });
  await page.route("**/api/markets?*", (route) => send(route, markets));
  await page.route("**/api/markets/*/candles?*", (route) => send(route, candles));
  await page.route(/\/api\/bots(\?|$)/, (route) => {
    if (route.request().method() === "GET") {
      const list: BotList = { bots, maximum: 20, paperDays: 1 };
      return send(route, list);
    }
    bots.push(toBot(route.request().postDataJSON()));
    return send(route, bots[0]);
  });
  await page.route("**/api/bots/*/stop", (route) => {
    const [bot] = bots;
    if (bot !== undefined) bots[0] = { ...bot, status: "stopped", stopped: { at, because: "member" } };
    return send(route, bots[0]);
  });
  await page.route(`**/api/bots/${id}`, (route) => {
    bots.pop();
    return send(route, null);
  });
  await page.route("**/api/bots/log?*", (route) => {
    const outcomes = new URL(route.request().url()).searchParams.get("outcome")?.split(",");
    const items = log.items.filter(({ outcome }) => outcomes?.includes(outcome) ?? true);
    return send(route, { items, next: null });
  });
  await page.route("**/api/bots/log.csv*", (route) =>
    route.fulfill({ contentType: "text/csv", body: "at,outcome\n" }),
  );
}

function toBot(
  request: Pick<Bot, "kind" | "market" | "interval" | "parameters" | "start" | "costs" | "limits">,
): Bot {
  const { kind, market, interval, parameters, start, limits } = request;
  return {
    ...{ id, kind, market, interval, parameters, start, limits, costs: request.costs },
    ...{
      canGoLive: true,
      createdAt: at,
      startedAt: at,
      lastCandle: at,
      candles: 5,
      status: "running",
      stopped: null,
    },
    liveAt: at,
    figures: {
      ...{
        base: 38.1,
        quote: 979.99,
        price: 0.52,
        startValue: 1_000,
        value: 999.8,
        return: -0.0002,
        trades: 1,
        skips: 1,
      },
      ...{ hold: { value: 1_003, return: 0.003 }, dca: { value: 1_000.2, return: 0.0002 } },
      ...{ drawdown: 0.0002, maximumDrawdown: 0.0002, costs },
    },
  };
}
