import { describe, expect, test } from "vitest";
import { leftToSpend, type Purchases, spentInMonth } from "./month-spending.ts";

const now = new Date("2026-11-01T00:30:00Z");
const core: Purchases = {
  unitUSD: 20n,
  entries: [
    { units: 1, at: "2026-10-31T23:59:59.000Z" },
    { units: 2, at: "2026-11-01T00:00:00.000Z" },
  ],
  held: 3,
};

describe("spending of a month", () => {
  test("counts units of the calendar month in UTC, of both plans", () => {
    const plus = { unitUSD: 100n, entries: [{ units: 1, at: "2026-11-01T00:10:00.000Z" }], held: 1 };
    expect(spentInMonth([core], now)).toBe(40n);
    expect(spentInMonth([core, plus], now)).toBe(140n);
  });

  test("counts units that the index does not list yet", () => {
    expect(spentInMonth([{ ...core, held: 5 }], now)).toBe(80n);
  });

  test("does not fall below the index when the contract was read before", () => {
    expect(spentInMonth([{ ...core, held: 1 }], now)).toBe(40n);
  });
});

test("a limit leaves its rest, nothing once it is reached, and everything without one", () => {
  expect(leftToSpend(50n, 40n)).toBe(10n);
  expect(leftToSpend(50n, 50n)).toBe(0n);
  expect(leftToSpend(20n, 40n)).toBe(0n);
  expect(leftToSpend(null, 40n)).toBeNull();
});
