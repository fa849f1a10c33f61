import { array, assert, bigInt, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { formatUSD } from "./money.ts";
import { addRounded, createCarry, subtractRounded } from "./rounding.ts";

const cents = (text: string) => BigInt(text) * 10n ** 15n;

test("parts that are cut add up to their sum", () => {
  const round = createCarry();
  const shown = [cents("1339"), cents("1336"), cents("1335")].map((amount) => formatUSD(round(amount).shown));
  // 1.339 + 1.336 + 1.335 = 4.010
  expect(shown).toEqual(["$1.33", "$1.34", "$1.34"]);
});

test("a difference is that of what is shown", () => {
  const [received, paid] = [createCarry()(cents("10985")), createCarry()(cents("3339"))];
  const net = subtractRounded(received, paid);
  expect([received, paid, net].map(({ shown }) => formatUSD(shown))).toEqual(["$10.98", "$3.33", "$7.65"]);
  expect(formatUSD(net.exact, 3)).toBe("$7.646");
});

test("shown parts of any sum add up to it, each rounded down or up to its digits", () => {
  const amount = bigInt({ min: 0n, max: 10n ** 30n });
  assert(
    property(array(amount, { minLength: 1 }), integer({ min: 0, max: 18 }), (amounts, digits) => {
      const unit = 10n ** BigInt(18 - digits);
      const down = (exact: bigint) => exact - (exact % unit);
      const parts = amounts.map(createCarry(digits));
      for (const { shown, exact } of parts) {
        const isExact = exact % unit === 0n;
        expect(isExact ? [exact] : [down(exact), down(exact) + unit]).toContain(shown);
      }
      const sum = parts.reduce(addRounded);
      expect(sum.exact).toBe(amounts.reduce((total, exact) => total + exact));
      expect(sum.shown).toBe(down(sum.exact));
    }),
  );
});
