import { expect, test } from "vitest";
import { backtestFileName } from "./file-name.ts";

test("the name of a file says that its prices are invented", () => {
  expect(backtestFileName({ name: "POL-USDC", source: "synthetic" }, { kind: "grid" })).toBe(
    "backtest-grid-POL-USDC-synthetic.json",
  );
});

test("a file of the member gives its own name, without signs that a system may refuse", () => {
  expect(backtestFileName({ name: "my candles (1).csv", source: "file" }, { kind: "dca" })).toBe(
    "backtest-dca-my-candles-1-.json",
  );
});
