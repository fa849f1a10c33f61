import { describe, expect, test } from "vitest";
import { OperatorError } from "../../../lib/operator-error.ts";
import { listPairs, type Pair } from "../candles/pairs.ts";
import { openCcxt } from "./ccxt-client.ts";
import { openCcxtSource } from "./ccxt-source.ts";

type Row = (number | null | undefined)[];

/** A module like ccxt with one exchange. */
function createModule(symbols: readonly string[], rows: readonly Row[] = []) {
  const calls: unknown[][] = [];
  class Kraken {
    readonly options: unknown;
    constructor(options: unknown) {
      this.options = options;
    }
    async loadMarkets() {
      return Object.fromEntries(symbols.map((symbol) => [symbol, {}]));
    }
    async fetchOHLCV(...parameters: unknown[]) {
      calls.push([...parameters, this.options]);
      return rows;
    }
  }
  return { calls, load: async () => ({ kraken: Kraken, version: "4" }) };
}

const [pol, weth] = listPairs(137);
if (pol === undefined || weth === undefined) throw new Error("Polygon has two markets at least");

async function open(pair: Pair, module: ReturnType<typeof createModule>) {
  return openCcxtSource("kraken", await openCcxt("kraken", module.load), pair);
}

describe("an exchange", () => {
  test.each([
    [["ETH/USD", "ETH/USDC"], "kraken ETH/USDC"],
    [["ETH/USD", "ETH/USDT"], "kraken ETH/USDT"],
  ])("with %j is read by its nearest market", async (symbols, name) => {
    expect((await open(weth, createModule(symbols)))?.name).toBe(name);
  });

  test("without a market of the pair is not read", async () => {
    expect(await open(pol, createModule(["ETH/USDC"]))).toBeNull();
  });

  test("is asked for quarters of an hour at its own pace", async () => {
    const module = createModule(["POL/USDC"]);
    await (await open(pol, module))?.read({ from: 9_000, to: 18_000 });
    expect(module.calls).toEqual([["POL/USDC", "15m", 9_000_000, 500, { enableRateLimit: true }]]);
  });

  test("returns the candles of the time span, sorted, each once; invalid candles are gaps", async () => {
    const rows: Row[] = [
      [1_800_000, 2, 3, 1, 2, 5],
      [900_000, 1, 1, 1, 1, 5],
      [900_000, 1, 1, 1, 1, 6],
      [0, 9, 9, 9, 9, 9],
      [2_700_000, 1, 1, 1, 1, 0],
      [3_600_000, null, 1, 1, 1, 1],
      [4_500_000, 5, 4, 3, 3, 1],
      [5_400_100, 1, 1, 1, 1, 1],
      [9_000_000, 1, 1, 1, 1, 1],
    ];
    const source = await open(pol, createModule(["POL/USDC"], rows));
    expect(await source?.read({ from: 900, to: 9_000 })).toEqual([
      { time: 900, open: 1, high: 1, low: 1, close: 1, volume: 6 },
      { time: 1_800, open: 2, high: 3, low: 1, close: 2, volume: 5 },
    ]);
  });

  test("that ccxt does not have is refused", async () => {
    const { load } = createModule([]);
    for (const name of ["unknown", "constructor", "version"])
      await expect(openCcxt(name, load)).rejects.toThrow(OperatorError);
  });

  test("needs ccxt, which the operator installs", async () => {
    await expect(openCcxt("kraken")).rejects.toThrow("Run npm install ccxt");
  });

  test("that answers something else fails", async () => {
    const module = createModule(["POL/USDC"], [[undefined]]);
    await expect((await open(pol, module))?.read({ from: 900, to: 9_000 })).rejects.toThrow(
      "expected number",
    );
  });
});
