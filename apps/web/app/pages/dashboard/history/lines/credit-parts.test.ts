import { formatAmount } from "@canopy/shared/money";
import { describe, expect, test } from "vitest";
import { creditParts } from "./credit-parts.ts";

const credit = (points: bigint, rebates: bigint) =>
  creditParts({ type: "credit", amount: String(points + rebates), detail: String(points) }, 4);

describe("the parts of a credit", () => {
  test("leave out a kind that gave nothing", () => {
    expect(credit(7n, 0n)).toEqual({ points: { shown: 0n, exact: 7n }, rebates: null });
    expect(credit(0n, 10n ** 18n)).toEqual({
      points: null,
      rebates: { shown: 10n ** 18n, exact: 10n ** 18n },
    });
    expect(credit(0n, 0n)).toEqual({ points: null, rebates: null });
  });

  test("add up to the credit as the page shows it", () => {
    const [points, rebates] = [1_000_070_000_000_000_000n, 2_000_060_000_000_000_000n];
    const parts = credit(points, rebates);
    const shown = (parts?.points?.shown ?? 0n) + (parts?.rebates?.shown ?? 0n);
    expect(formatAmount(shown, 18, 4)).toBe(formatAmount(points + rebates, 18, 4));
  });

  test("are not of a line of another type", () => {
    expect(creditParts({ type: "withdraw", amount: "-5", detail: null }, 4)).toBeNull();
    expect(creditParts({ type: "username", amount: "0", detail: "ada" }, 4)).toBeNull();
  });
});
