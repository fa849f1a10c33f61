import type { BotLogLine, BotLogPage } from "@canopy/shared/api/bots";
import type { Page, Route } from "@playwright/test";

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

/** Answers of the API with a log that has each kind of line, for what the page does with them. */
export async function stubBotLog(page: Page): Promise<void> {
  const send = (route: Route, data: unknown) => route.fulfill({ json: { success: true, message: "", data } });
  await page.route("**/api/bots/log?*", (route) => {
    const outcomes = new URL(route.request().url()).searchParams.get("outcome")?.split(",");
    const items = log.items.filter(({ outcome }) => outcomes?.includes(outcome) ?? true);
    return send(route, { items, next: null });
  });
  await page.route("**/api/bots/log.csv*", (route) =>
    route.fulfill({ contentType: "text/csv", body: "at,outcome\n" }),
  );
}
