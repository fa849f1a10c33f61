import { expect, test } from "vitest";
import type { Decision } from "./decision.ts";
import type { Executor } from "./executor.ts";
import { applyExecutions, openPortfolio, totalCosts } from "./portfolio.ts";
import { noLimits, typicalCosts } from "./settings.ts";

const settings = { start: { base: 1, quote: 100 }, costs: typicalCosts, limits: noLimits };
const buy: Decision = { side: "buy", amount: 50, rule: 0, reason: "interval" };

/** Answers later, as the vault does, and refuses what is beyond its cap. */
const vault: Executor = {
  async execute(decisions, { time, price }) {
    return decisions.map((decision, index) =>
      index === 0
        ? {
            type: "fill",
            decision,
            time,
            base: 2,
            quote: -50,
            reference: price,
            price: 24,
            costs: { fee: 0.5, spread: 0, slippage: 1.5, gas: 0 },
            isPartial: false,
          }
        : { type: "skip", decision, time, because: "no balance" },
    );
  },
};

test("what an executor did is booked, whether it answers at once or later", async () => {
  const portfolio = openPortfolio(settings);
  applyExecutions(
    portfolio,
    await vault.execute([buy, buy], { time: 7_000, price: 24, volume: 0 }, portfolio),
  );
  expect(portfolio).toMatchObject({ base: 3, quote: 50, lastFill: 7_000 });
  expect(totalCosts(portfolio.costs)).toBe(2);
});
