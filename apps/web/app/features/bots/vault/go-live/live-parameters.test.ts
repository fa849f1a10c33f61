import { expect, test } from "vitest";
import { readSize, sizeToken, withSize } from "./live-parameters.ts";

test("a DCA sells what its direction says", () => {
  const parameters = { side: "buy", amount: 20, interval: 3_600, times: null };
  expect([sizeToken("dca", parameters), readSize("dca", parameters)]).toEqual(["quote", 20]);
  expect(sizeToken("dca", { ...parameters, side: "sell" })).toBe("base");
  expect(withSize("dca", parameters, 50)).toEqual({ ...parameters, amount: 50 });
});

test("a stop of all has no size", () => {
  const parameters = { trigger: 2_400, amount: "all" };
  expect([sizeToken("stop-loss", parameters), readSize("stop-loss", parameters)]).toEqual([null, null]);
});

test("both amounts of a rebalance change alike", () => {
  const parameters = { target: 0.5, band: 0.1, mostBase: 0.1, mostQuote: 200 };
  expect(readSize("rebalance", parameters)).toBe(200);
  expect(withSize("rebalance", parameters, 50)).toEqual({ ...parameters, mostBase: 0.025, mostQuote: 50 });
});
