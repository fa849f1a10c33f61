import { expect, test } from "vitest";
import { nodelessEnvironment } from "../../test/support/test-server.ts";
import { readConfig } from "./config.ts";

const read = (environment: Record<string, string>) =>
  readConfig({ ...nodelessEnvironment, PUBLIC_RPC_URL: "http://127.0.0.1:1", ...environment }).markets;

test("prices are of Chainlink's feeds, and invented on a local chain only", () => {
  expect(read({ CHAIN_ID: "137" })).toEqual({ source: "chainlink", exchange: null, historyDays: 400 });
  expect(read({ CHAIN_ID: "31337" }).source).toBe("synthetic");
  expect(() => read({ CHAIN_ID: "137", MARKET_SOURCE: "synthetic" })).toThrow("MARKET_SOURCE");
});

test("another source may be chosen", () => {
  expect(read({ MARKET_SOURCE: "pools", MARKET_HISTORY_DAYS: "30" })).toEqual({
    ...{ source: "pools", exchange: null, historyDays: 30 },
  });
  expect(read({ MARKET_EXCHANGE: "kraken" })).toMatchObject({ source: "exchange", exchange: "kraken" });
});

test.each<[Record<string, string>, string]>([
  [{ MARKET_SOURCE: "pools", MARKET_EXCHANGE: "kraken" }, "MARKET_SOURCE and MARKET_EXCHANGE are both set"],
  [{ MARKET_EXCHANGE: "Kraken.com" }, 'MARKET_EXCHANGE is "Kraken.com"'],
  [{ MARKET_HISTORY_DAYS: "0" }, "MARKET_HISTORY_DAYS"],
])("%j is refused", (environment, reason) => {
  expect(() => read(environment)).toThrow(reason);
});
