import { expect, test } from "vitest";
import { toReadiness } from "./readiness.ts";

const figures = {
  ...{ base: 0, quote: 1, price: 1, startValue: 1, value: 1, return: 0, drawdown: 0, maximumDrawdown: 0 },
  ...{ hold: { value: 1, return: 0 }, dca: { value: 1, return: 0 }, trades: 0, skips: 0 },
  costs: { fee: 0, spread: 0, slippage: 0, gas: 0 },
};
const bot = {
  canGoLive: true,
  liveAt: "2026-03-08T00:00:00.000Z",
  lastCandle: "2026-03-07T23:00:00.000Z",
  interval: 3_600,
  figures,
} as const;

test("a bot is ready when it has seen all candles of its time on paper", () => {
  expect(toReadiness(bot)).toEqual({ status: "ready" });
});

test("a bot whose candles are late is not ready, whatever the clock says", () => {
  const late = { ...bot, lastCandle: "2026-03-07T22:00:00.000Z" };
  expect(toReadiness(late)).toEqual({ status: "not yet", at: new Date(bot.liveAt) });
  expect(toReadiness({ ...bot, lastCandle: null, figures: null }).status).toBe("not yet");
});

test("other kinds stay on paper, and so does a bot that stopped early", () => {
  expect(toReadiness({ ...bot, canGoLive: false, liveAt: null })).toEqual({ status: "paper only" });
  expect(toReadiness({ ...bot, liveAt: null })).toEqual({ status: "stopped" });
});
