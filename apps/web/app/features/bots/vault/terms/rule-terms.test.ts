import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { WHOLE_BALANCE } from "@canopy/strategies/vault/vault-rules";
import { parseEther } from "viem";
import { describe, expect, test } from "vitest";
import {
  changedTerms,
  changeTerms,
  draftTerms,
  isUntested,
  listTerms,
  type TermsDraft,
} from "./rule-terms.ts";

const DAY = 86_400;
const scale = { decimals: 6, time: 1_000_000 };
const dca: OnChainRule = {
  ...{ kind: 1, tokenIn: 2, tokenOut: 3, venue: 0, poolFee: 500, via: 0, viaFee: 0 },
  ...{ slippage: 50, interval: DAY, notBefore: 1_050_000, expiry: 0, left: 5, flipped: false },
  ...{ lastPrice: 77n, amount: 50_000_000n, fee: parseEther("0.02"), trigger: 0n, second: 0n },
};
const stop: OnChainRule = {
  ...dca,
  ...{ kind: 2, interval: 60, left: 1, amount: WHOLE_BALANCE, trigger: parseEther("2400") },
};
const grid: OnChainRule = { ...dca, kind: 4, trigger: parseEther("3000"), second: parseEther("2800") };
const rebalance: OnChainRule = { ...dca, kind: 5, trigger: 6_000n, second: 500n };

const change = (rule: OnChainRule, typed: TermsDraft, now = rule) => {
  const first = draftTerms(rule, scale, "en");
  return changeTerms(now, { first, draft: { ...first, ...typed } }, scale);
};

test("the form begins with the terms in force, in the digits of the language", () => {
  expect(draftTerms(dca, scale, "fa")).toEqual({
    amount: "۵۰",
    interval: "۲۴",
    slippage: "۰٫۵",
    fee: "۰٫۰۲",
    left: "۵",
    end: "",
  });
  expect(draftTerms({ ...rebalance, left: 0, expiry: scale.time + DAY }, scale, "en")).toMatchObject({
    ...{ share: "60", band: "5", left: "", end: "1" },
  });
});

test("a rule that sells all, or has no price, has no such term", () => {
  expect(listTerms(stop)).toEqual(["trigger", "slippage", "fee", "end"]);
  expect(listTerms(dca)).not.toContain("trigger");
});

describe("what was typed", () => {
  test("changes its terms and nothing else", () => {
    expect(change(dca, { amount: "40.5", interval: "12", fee: "0", left: "", end: "2" })).toEqual({
      rule: {
        ...dca,
        ...{ amount: 40_500_000n, interval: DAY / 2, fee: 0n, left: 0, expiry: scale.time + 2 * DAY },
      },
    });
    expect(change(stop, { trigger: "۲۵۰۰٫۵", slippage: "3" })).toEqual({
      rule: { ...stop, trigger: parseEther("2500.5"), slippage: 300 },
    });
    expect(change(grid, { second: "2900" })).toEqual({ rule: { ...grid, second: parseEther("2900") } });
    expect(change(rebalance, { share: "52.5", band: "0.5" })).toEqual({
      rule: { ...rebalance, trigger: 5_250n, second: 50n },
    });
  });

  test("is laid over what the rule is by then: an execution in between is not undone", () => {
    const executed = { ...dca, left: 4, notBefore: dca.notBefore + DAY, lastPrice: 78n };
    expect(change(dca, { amount: "40" }, executed)).toEqual({ rule: { ...executed, amount: 40_000_000n } });
  });

  test("keeps a number that its field can't show", () => {
    const odd = { ...dca, interval: 100 };
    expect(change(odd, { fee: "1" })).toEqual({ rule: { ...odd, fee: parseEther("1") } });
  });

  test.each<[OnChainRule, TermsDraft, object]>([
    [dca, { amount: "" }, { amount: "NOT_A_NUMBER" }],
    [dca, { amount: "0" }, { amount: "TOO_SMALL" }],
    [dca, { amount: "1.1234567" }, { amount: "TOO_PRECISE" }],
    [dca, { amount: "9".repeat(40) }, { amount: "TOO_LARGE" }],
    [dca, { interval: "0.01" }, { interval: "TOO_SMALL" }],
    [dca, { slippage: "0.09" }, { slippage: "TOO_SMALL" }],
    [dca, { slippage: "3.01" }, { slippage: "TOO_LARGE" }],
    [dca, { fee: "19" }, { fee: "TOO_LARGE" }],
    [dca, { left: "1.5" }, { left: "TOO_PRECISE" }],
    [dca, { end: "0.5" }, { end: "TOO_EARLY" }],
    [grid, { second: "3000" }, { second: "NOT_BELOW" }],
    [rebalance, { band: "40" }, { band: "TOO_WIDE" }],
  ])("is refused as by the contract, case %#", (rule, typed, errors) => {
    expect(change(rule, typed)).toEqual({ errors });
  });

  test("goes on with a rule whose time is over only with a new end, or none", () => {
    const over = { ...dca, notBefore: 0, expiry: scale.time - 1 };
    expect(change(over, { amount: "40" })).toEqual({ errors: { end: "TOO_EARLY" } });
    expect(change(over, { end: "" })).toEqual({ rule: { ...over, expiry: 0 } });
    expect(change(over, { end: "1" })).toEqual({ rule: { ...over, expiry: scale.time + DAY } });
  });
});

test("the differences are those of the terms, and say whether they ran on paper", () => {
  const after = { ...grid, trigger: parseEther("3100"), fee: 0n, notBefore: 0 };
  expect(changedTerms(grid, after)).toEqual(["trigger", "fee"]);
  expect(changedTerms(grid, grid)).toEqual([]);
  expect([isUntested(["trigger", "fee"]), isUntested(["amount", "slippage", "left", "end"])]).toEqual([
    true,
    false,
  ]);
});
