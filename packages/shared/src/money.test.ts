import { assert, bigInt, integer, property, stringMatching } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatAmount,
  formatPOL,
  formatSmallAmount,
  formatSmallUSD,
  formatUSD,
  formatVolume,
  parseAmount,
  weiToUSD,
} from "./money.ts";

const ether = 10n ** 18n;
const amounts = bigInt({ min: -(2n ** 256n), max: 2n ** 256n });

describe("parseAmount", () => {
  test.each([
    ["0", 0n],
    ["1", ether],
    ["007.50", (15n * ether) / 2n],
    ["0.000000000000000001", 1n],
  ])("%s", (text, amount) => expect(parseAmount(text)).toBe(amount));

  test.each([
    "",
    ".",
    "1.",
    ".5",
    "-1",
    "+1",
    "1e3",
    "1,000",
    " 1",
    "0x10",
    "1.0000000000000000000",
    "۱",
  ])("refuses %j", (text) => expect(parseAmount(text)).toBeNull());

  test("reads with the decimals of the unit", () => {
    expect(parseAmount("0.5", 8)).toBe(50_000_000n);
    expect(parseAmount("3", 0)).toBe(3n);
    expect(parseAmount("3.0", 0)).toBeNull();
  });

  test("reads back all that formatAmount shows in full", () => {
    assert(
      property(bigInt({ min: 0n, max: 2n ** 256n }), integer({ min: 0, max: 30 }), (amount, decimals) => {
        const text = formatAmount(amount, decimals, decimals).replaceAll(",", "");
        expect(parseAmount(text, decimals)).toBe(amount);
      }),
    );
  });

  test("never reads anything but a plain decimal number", () => {
    assert(
      property(stringMatching(/^[-+.,eE0-9 ]{0,12}$/), (text) => {
        expect(parseAmount(text) !== null).toBe(/^\d+(\.\d+)?$/.test(text));
      }),
    );
  });
});

describe("formatAmount", () => {
  test.each([
    [0n, "0.00"],
    [1_234_567n * ether, "1,234,567.00"],
    [(1_999n * ether) / 1_000n, "1.99"],
    [ether / 1_000n, "0.00"],
    [-ether / 1_000n, "0.00"],
    [(-1_999n * ether) / 1_000n, "-1.99"],
  ])("%d wei is %s", (amount, text) => expect(formatAmount(amount)).toBe(text));

  test("shows as many fraction digits as asked for", () => {
    expect(formatAmount(1_999n, 3, 0)).toBe("1");
    expect(formatAmount(1_999n, 3, 6)).toBe("1.999000");
  });

  test("cuts off: what it shows is at most a hundredth nearer to zero", () => {
    assert(
      property(amounts, (amount) => {
        const shown = BigInt(formatAmount(amount).replace(/[,.]/g, "")) * 10n ** 16n;
        const rest = amount < 0n ? shown - amount : amount - shown;
        expect(rest >= 0n && rest < 10n ** 16n).toBe(true);
      }),
    );
  });

  test("groups as Intl does", () => {
    assert(
      property(amounts, (amount) => {
        expect(formatAmount(amount, 0, 0)).toBe(new Intl.NumberFormat("en-US").format(amount));
      }),
    );
  });
});

test("formatUSD puts the sign before the dollar", () => {
  expect(formatUSD(1_234n * ether)).toBe("$1,234.00");
  expect(formatUSD(-5n * ether)).toBe("-$5.00");
});

describe("formatSmallAmount", () => {
  test.each([
    [0n, 4, "0.0000"],
    [1n, 4, "<0.0001"],
    [10n ** 14n - 1n, 4, "<0.0001"],
    [10n ** 14n, 4, "0.0001"],
    [1n, 2, "<0.01"],
    [-1n, 2, "0.00"],
  ])("%d wei with %d digits is %s", (wei, digits, text) => expect(formatSmallAmount(wei, digits)).toBe(text));

  test("shows zero for no positive amount", () => {
    assert(
      property(bigInt({ min: 1n, max: 10n ** 30n }), integer({ min: 1, max: 18 }), (wei, digits) => {
        expect(formatSmallAmount(wei, digits)).toMatch(/[1-9]/);
      }),
    );
  });
});

test.each([
  [0n, "$0.00"],
  [1n, "<$0.01"],
  [10n ** 16n - 1n, "<$0.01"],
  [10n ** 16n, "$0.01"],
  [-5n * ether, "-$5.00"],
])("formatSmallUSD of %d is %s", (usd, text) => expect(formatSmallUSD(usd)).toBe(text));

test("formatPOL names the currency", () => expect(formatPOL(ether / 2n, 4)).toBe("0.5000 POL"));

describe("formatVolume", () => {
  test.each([
    [0n, "$0.00K"],
    [9_999_999n * 10n ** 15n, "$9.99K"],
    [1_234_567n * ether, "$1,234.56K"],
  ])("%d is %s", (allEnteredUSD, text) => expect(formatVolume(allEnteredUSD)).toBe(text));
});

test("weiToUSD rounds down", () => {
  expect(weiToUSD(40n * ether, ether / 2n)).toBe(20n * ether);
  expect(weiToUSD(1n, ether / 2n)).toBe(0n);
});
