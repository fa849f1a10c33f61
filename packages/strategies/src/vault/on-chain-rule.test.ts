import { describe, expect, test } from "vitest";
import { decodeRule, encodeRule, type RuleTerms } from "./on-chain-rule.ts";
import { toVaultRules } from "./vault-rules.ts";

const pair = { base: 4, quote: 2 };
const terms: RuleTerms = {
  venue: "quickswap",
  poolFee: 500,
  via: { token: 3, poolFee: 3_000 },
  slippage: 50,
  fee: 20_000_000_000_000_000n,
  notBefore: 1_750_000_000,
  expiry: 0,
  lastPrice: 0n,
};
const priced = { baseDecimals: 18, quoteDecimals: 6, price: 100 };
const rules = [
  ...toVaultRules("dca", { side: "buy", amount: 12.5, interval: 86_400, times: 30 }, priced),
  ...toVaultRules("stop-loss", { trigger: 0.1, amount: "all" }, priced),
  ...toVaultRules("grid", { low: 80, high: 120, levels: 2, amount: 1 }, priced),
  ...toVaultRules("rebalance", { target: 0.6, band: 0.05, mostBase: 1, mostQuote: 200 }, priced),
];

describe("a rule in the contract's form", () => {
  test.each(rules)("$kind that sells the $sells is read back unchanged", (rule) => {
    const decoded = decodeRule(encodeRule(rule, pair, terms), pair);
    expect(decoded).toEqual({ rule, terms });
  });

  test("sells the token of its side", () => {
    const [buys] = rules;
    if (buys === undefined) throw new Error("no rule");
    expect(encodeRule(buys, pair, terms)).toMatchObject({ kind: 1, tokenIn: 2, tokenOut: 4, venue: 1 });
    expect(encodeRule(buys, pair, { ...terms, via: null })).toMatchObject({ via: 0, viaFee: 0 });
  });

  test("is of its own pair only", () => {
    const [rule] = rules;
    if (rule === undefined) throw new Error("no rule");
    const stored = encodeRule(rule, pair, terms);
    expect(decodeRule(stored, { base: 4, quote: 3 })).toBeNull();
    expect(decodeRule(stored, { base: 1, quote: 2 })).toBeNull();
    expect(decodeRule(stored, { base: 2, quote: 4 })?.rule.sells).toBe("base");
  });

  test.each([
    ["no rule", { kind: 0 }],
    ["an unknown kind", { kind: 6 }],
    ["an unknown venue", { venue: 2 }],
  ])("%s is null", (_what, changes) => {
    const [rule] = rules;
    if (rule === undefined) throw new Error("no rule");
    expect(decodeRule({ ...encodeRule(rule, pair, terms), ...changes }, pair)).toBeNull();
  });
});
