import fc from "fast-check";
import { type Address, numberToHex } from "viem";
import { describe, expect, test } from "vitest";
import { createVaultBalances } from "./vault-balances.ts";

const address = (index: number): Address => numberToHex(index + 1, { size: 20 });
const [vault, other] = [address(0), address(1)];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LOSS_A_DAY = 10n ** 18n;
/** The most that an execution can cost: the gas fees never exceed the rule's fee. */
const MOST = LOSS_A_DAY / 20n;

describe("a vault", () => {
  test("in debt rests for half a minute, then twice as long, at most an hour", () => {
    const balances = createVaultBalances();
    const rests = Array.from({ length: 9 }, () => {
      balances.book(vault, -1n, 0);
      return balances.restsUntil(vault, MOST, 0) / 1_000;
    });
    expect(rests).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
    expect(balances.restsUntil(other, MOST, 0)).toBe(0);
  });

  test("that has paid more than it cost does not rest when its owner, or another keeper, was faster", () => {
    const balances = createVaultBalances();
    balances.book(vault, 3n * MOST, 0);
    balances.book(vault, -2n * MOST, 5);
    expect(balances.restsUntil(vault, MOST, 5)).toBe(5);
    balances.book(vault, -2n * MOST, 6);
    expect(balances.restsUntil(vault, MOST, 6)).toBe(30_006);
  });

  test("does not clear its debt with a payment that is smaller", () => {
    const balances = createVaultBalances();
    balances.book(vault, -10n, 0);
    balances.book(vault, 1n, 30_000);
    balances.book(vault, -10n, 30_000);
    expect(balances.restsUntil(vault, MOST, 30_000)).toBe(90_000);
    balances.book(vault, 19n, 90_000);
    expect(balances.restsUntil(vault, MOST, 90_000)).toBe(90_000);
  });

  test("is executed while others have used what a day may cost, if it has paid before", () => {
    const balances = createVaultBalances(LOSS_A_DAY);
    balances.book(vault, MOST, 0);
    for (let index = 2; index < 22; index++) balances.book(address(index), -MOST, 0);
    expect(balances.restsUntil(vault, MOST, 0)).toBe(0);
    const until = balances.restsUntil(other, MOST, 0);
    expect(until).toBeGreaterThan(0);
    expect(until).toBeLessThan(DAY / 500);
    expect(balances.restsUntil(other, MOST, until)).toBeLessThanOrEqual(until);
  });
});

interface Move {
  vault: number;
  profit: bigint;
  wait: number;
}

/** What an owner does to an execution that is sent when the keeper allows it. */
const moves = fc.array(
  fc.record<Move>({
    vault: fc.integer({ min: 0, max: 30 }),
    // Pays something more than its gas, or costs up to the most: stopped, drained or executed before.
    profit: fc.bigInt({ min: -MOST, max: MOST }),
    wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 * HOUR })),
  }),
  { minLength: 1, maxLength: 400 },
);

/** Plays the moves that the keeper allows. Returns each with its time. */
function play(balances: ReturnType<typeof createVaultBalances>, all: readonly Move[]) {
  const booked: { vault: Address; profit: bigint; now: number }[] = [];
  let now = 0;
  for (const { vault: index, profit, wait } of all) {
    now += wait;
    const one = address(index);
    if (balances.restsUntil(one, MOST, now) > now) continue;
    balances.book(one, profit, now);
    booked.push({ vault: one, profit, now });
  }
  return booked;
}

describe("whatever owners do", () => {
  test("a vault never costs more than it paid and what its rests allow", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const booked = play(createVaultBalances(10n ** 30n), all);
        for (const one of new Set(booked.map(({ vault: of }) => of))) {
          const own = booked.filter(({ vault: of }) => of === one);
          const balance = own.reduce((sum, { profit }) => sum + profit, 0n);
          const hours = ((own.at(-1)?.now ?? 0) - (own[0]?.now ?? 0)) / HOUR;
          // Seven pauses until they last an hour, and the loss before the first.
          expect(balance).toBeGreaterThanOrEqual(-MOST * BigInt(8 + Math.floor(hours)));
        }
      }),
    );
  });

  test("all vaults together cost at most twice the day's limit and one execution in 24 hours, beyond what they had paid", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const booked = play(createVaultBalances(LOSS_A_DAY), all);
        const balances = new Map<Address, bigint>();
        const debts = booked.map(({ vault: one, profit, now }) => {
          const before = balances.get(one) ?? 0n;
          balances.set(one, before + profit);
          const debt = (balance: bigint) => (balance < 0n ? -balance : 0n);
          const grown = debt(before + profit) - debt(before);
          return { now, grown: grown > 0n ? grown : 0n };
        });
        for (const { now: end } of debts) {
          const day = debts.filter(({ now }) => now > end - DAY && now <= end);
          const sum = day.reduce((total, { grown }) => total + grown, 0n);
          expect(sum).toBeLessThanOrEqual(2n * LOSS_A_DAY + MOST);
        }
      }),
    );
  });

  test("a vault that has paid what its next execution can cost is never refused", () => {
    fc.assert(
      fc.property(moves, (all) => {
        const balances = createVaultBalances(LOSS_A_DAY);
        balances.book(vault, MOST, 0);
        const booked = play(balances, all);
        const paid = booked
          .filter(({ vault: one }) => one === vault)
          .reduce((sum, { profit }) => sum + profit, MOST);
        const end = booked.at(-1)?.now ?? 0;
        fc.pre(paid >= MOST);
        expect(balances.restsUntil(vault, MOST, end)).toBeLessThanOrEqual(end);
      }),
    );
  });
});
