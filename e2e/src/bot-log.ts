import type { BotLogLine, BotLogPage } from "@canopy/shared/api/bots";
import type { VaultSkipped, VaultTrade } from "@canopy/shared/api/vault-log";
import { localAddress } from "@canopy/swap/deployments-local";
import type { Page, Route } from "@playwright/test";

const at = "2026-03-25T10:00:00.000Z";
const id = "018f3d5e-6a0b-4c7e-9a51-2d0c8b1f7e43";

const line = (number: number, part: Partial<BotLogLine>): BotLogLine => ({
  ...{
    mode: "paper",
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

const live = { mode: "live", vault: `0x${"22".repeat(20)}` } as const;
const trade: VaultTrade = {
  ...{ ...live, outcome: "filled", rule: 2, at: "2026-03-25T11:00:00.000Z" },
  ...{ tokenIn: localAddress("usdc"), tokenOut: localAddress("weth") },
  ...{ amountIn: "300000000", amountOut: "99700000000000000", oracleOut: "100000000000000000" },
  ...{ fee: "20000000000000000", keeper: `0x${"33".repeat(20)}`, transaction: `0x${"5c".repeat(32)}` },
  ...{ block: 71, index: 3 },
};
const skip: VaultSkipped = {
  ...{ ...live, outcome: "skipped", rule: 1, at: "2026-03-25T09:00:00.000Z", because: "too little received" },
  ...{ until: "2026-03-25T09:40:00.000Z", looks: 480 },
  ...{ token: null, left: null, fee: null, cost: null, error: null, transaction: null },
};

/** The newest first. */
const log: BotLogPage = {
  items: [
    trade,
    line(3, { outcome: "skipped", ...decision, because: "cooldown" }),
    line(2, { outcome: "filled", ...decision, ...fill, costs }),
    line(1, { outcome: "decided", ...decision, reference: 0.52 }),
    line(0, {}),
    skip,
  ],
  next: null,
};

/** Answers of the API with a log that has each kind of line, for what the page does with them. */
export async function stubBotLog(page: Page): Promise<void> {
  const send = (route: Route, data: unknown) => route.fulfill({ json: { success: true, message: "", data } });
  await page.route("**/api/bots/log?*", (route) => {
    const { searchParams: query } = new URL(route.request().url());
    const outcomes = query.get("outcome")?.split(",");
    const [mode, rule] = [query.get("mode"), query.get("rule")];
    const items = log.items.filter(
      (entry) =>
        (outcomes?.includes(entry.outcome) ?? true) &&
        (mode === null || entry.mode === mode) &&
        (rule === null || (entry.mode === "live" && String(entry.rule) === rule)),
    );
    return send(route, { items, next: null });
  });
  await page.route("**/api/bots/log.csv*", (route) =>
    route.fulfill({ contentType: "text/csv", body: "at,outcome\n" }),
  );
}
