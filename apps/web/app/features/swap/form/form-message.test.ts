import { describe, expect, test } from "vitest";
import { formMessage, isBlocking } from "./form-message.ts";

const fine = {
  parsed: { amount: 5n },
  error: null,
  noQuote: null,
  isExpired: false,
  shortage: null,
  isQuoted: true,
  impact: 100,
  deviation: 0,
} as const;

describe("the message of the form", () => {
  test("a quote without an error can be reviewed", () => {
    const message = formMessage(fine);
    expect(message).toEqual({ kind: "ready" });
    expect(isBlocking(message)).toBe(false);
  });

  test.each([
    ["no amount", { parsed: { error: "EMPTY" } }, { kind: "empty" }],
    ["a typing error", { parsed: { error: "ZERO" } }, { kind: "amount", error: "ZERO" }],
    ["no pool", { noQuote: { reason: "noPool" } }, { kind: "noQuote", reason: "noPool" }],
    [
      "a paused token",
      { noQuote: { reason: "refused", symbol: "ODD", code: "TOKEN_PAUSED" } },
      { kind: "noQuote", reason: "refused", symbol: "ODD", code: "TOKEN_PAUSED" },
    ],
    ["an expired quote", { isExpired: true }, { kind: "expired" }],
    ["too small a balance", { shortage: "balance" }, { kind: "shortage", shortage: "balance" }],
    ["the first quote on its way", { isQuoted: false }, { kind: "waiting" }],
  ] as const)("%s blocks the swap", (_, changes, message) => {
    expect(formMessage({ ...fine, ...changes })).toEqual(message);
    expect(isBlocking(formMessage({ ...fine, ...changes }))).toBe(true);
  });

  test("a node that fails blocks the swap, also one that was quoted", () => {
    const error = new Error("fetch failed");
    const message = formMessage({ ...fine, error });
    expect(message).toEqual({ kind: "failed", error });
    expect(isBlocking(message)).toBe(true);
  });

  test.each([
    [29_999, null],
    [30_000, { kind: "impact", impact: 30_000, isSevere: false }],
    [50_000, { kind: "impact", impact: 50_000, isSevere: false }],
    [50_001, { kind: "impact", impact: 50_001, isSevere: true }],
  ])("an impact of %i millionths", (impact, warning) => {
    const message = formMessage({ ...fine, impact });
    expect(message).toEqual(warning ?? { kind: "ready" });
    expect(isBlocking(message)).toBe(false);
  });

  test("the oracle warns from 3 %, after the impact, which explains it", () => {
    expect(formMessage({ ...fine, deviation: 29_999 })).toEqual({ kind: "ready" });
    expect(formMessage({ ...fine, deviation: 30_000 })).toEqual({ kind: "oracle", deviation: 30_000 });
    expect(formMessage({ ...fine, deviation: 60_000, impact: 40_000 })).toMatchObject({ kind: "impact" });
    expect(formMessage({ ...fine, deviation: null })).toEqual({ kind: "ready" });
  });
});
