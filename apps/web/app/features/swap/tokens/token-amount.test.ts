import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenAmount } from "./token-amount.ts";

test.each([
  [0n, 18, "0.00"],
  [1_000_000n, 6, "1.00"],
  [12_345_678_901n, 6, "12,345.67"],
  [10n ** 18n, 18, "1.00"],
  [123_456_789_012n, 18, "0.000000123456"],
  [1n, 18, "0.000000000000000001"],
  [7n, 0, "7"],
  [1_500_000n, 6, "1.50"],
  [1_234_567n, 2, "12,345.67"],
])("%d with %d decimals is %s", (amount, decimals, text) => {
  expect(tokenAmount(amount, decimals)).toBe(text);
});

test("an amount to pay is rounded up", () => {
  expect(tokenAmount(12_345_678_901n, 6, "up")).toBe("12,345.68");
  expect(tokenAmount(9_999_999_999n, 6, "up")).toBe("10,000.00");
  expect(tokenAmount(12_345_670_000n, 6, "up")).toBe("12,345.67");
});

test("the text is less than 0.001 % from the amount or one smallest unit, on the right side", () => {
  const amounts = fc.bigInt({ min: 0n, max: 2n ** 128n });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
      const read = (text: string) => {
        const [whole = "", fraction = ""] = text.replaceAll(",", "").split(".");
        return BigInt(whole + fraction.padEnd(decimals, "0"));
      };
      const down = read(tokenAmount(amount, decimals));
      const up = read(tokenAmount(amount, decimals, "up"));
      const nearly = amount / 100_000n + 1n;
      expect(down <= amount && amount - down <= nearly).toBe(true);
      expect(up >= amount && up - amount <= nearly).toBe(true);
    }),
  );
});
