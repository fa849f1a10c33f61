import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertAll } from "../../test/support/insert-all.ts";
import { insertPlans, insertSeats, toHash, toTime } from "../../test/support/insert-rows.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import type { Database } from "../database/tables.ts";
import { type OutcomeRow, readOutcomes } from "./read-outcomes.ts";
import { readPayments } from "./read-payments.ts";
import { readSeatSums } from "./read-seat-sums.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

interface Member {
  plan: "core" | "plus";
  round: number;
  units: number;
  entered: bigint;
  earnings: [bigint, bigint, bigint, bigint, bigint];
  withdrawn: bigint;
  /** Gas used and its price, of transactions to the core plan, to Plus, or to another contract. */
  gas: { used: bigint; price: bigint; to: "core" | "plus" | "other" }[];
  fees: bigint[];
}

/** Few different numbers, so that members tie, and numbers too large for a float. */
const wei = fc.oneof(
  fc.bigInt({ min: 0n, max: 3n }),
  fc.constantFrom(40n * 10n ** 18n, 40n * 10n ** 18n + 1n, 10n ** 30n),
  fc.bigInt({ min: 0n, max: 10n ** 21n }),
);

const memberArbitrary: fc.Arbitrary<Member> = fc.record({
  plan: fc.constantFrom("core", "core", "core", "plus"),
  round: fc.integer({ min: 0, max: 95 }),
  units: fc.integer({ min: 0, max: 5 }),
  entered: wei.map((amount) => amount + 1n),
  earnings: fc.oneof(
    fc.constant<Member["earnings"]>([0n, 0n, 0n, 0n, 0n]),
    fc.tuple(wei, wei, wei, wei, wei),
  ),
  withdrawn: wei,
  gas: fc.array(
    fc.record({
      used: fc.bigInt({ min: 21_000n, max: 400_000n }),
      price: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      to: fc.constantFrom("core", "plus", "other"),
    }),
    { maxLength: 3 },
  ),
  fees: fc.array(wei, { maxLength: 2 }),
});

const addresses = {
  core: `0x${"Aa".repeat(20)}`,
  plus: `0x${"Bb".repeat(20)}`,
  other: `0x${"cc".repeat(20)}`,
};

async function plant(members: readonly Member[]): Promise<void> {
  await emptyTables(database);
  await insertPlans(database, ["core", "plus"]);
  for (const plan of ["core", "plus"] as const)
    await database.updateTable("plans").set({ address: addresses[plan] }).where("plan", "=", plan).execute();
  await insertSeats(database, [
    { member_id: 1, upline_id: 0 },
    ...members.map(({ plan, round, units, entered, earnings, withdrawn }, index) => ({
      plan,
      member_id: index + 2,
      upline_id: index + 1,
      depth: index + 1,
      round,
      units,
      entered: units === 0 ? "0" : String(entered),
      commissions: String(earnings[0]),
      point_earnings: String(earnings[1]),
      rebates: String(earnings[2]),
      rank_earnings: String(earnings[3]),
      closing_rewards: String(earnings[4]),
      withdrawn: String(withdrawn),
    })),
  ]);
  let number = 0;
  const transactions = members.flatMap(({ gas }, index) =>
    gas.map(({ used, price, to }) => {
      number += 1;
      return {
        hash: toHash(number),
        block_number: 1n,
        block_hash: toHash(1),
        sender: addresses.other,
        recipient: addresses[to],
        value: "0",
        gas_used: used,
        gas_price: String(price),
        member_id: index + 2,
      };
    }),
  );
  // The transaction of a keeper is not a cost of any member.
  const keepers = { ...transactions[0], hash: toHash(9_999), member_id: null };
  await insertAll(database, "transactions", transactions);
  if (transactions[0] !== undefined)
    await insertAll(database, "transactions", [{ ...transactions[0], ...keepers }]);
  await insertAll(
    database,
    "history",
    members.flatMap(({ fees, plan }, index) =>
      fees.map((fee) => {
        number += 1;
        return {
          block_number: BigInt(number),
          log_index: 0,
          plan,
          member_id: index + 2,
          type: "username" as const,
          round: null,
          amount: String(-fee),
          transaction_hash: toHash(number),
          at: toTime(1),
        };
      }),
    ),
  );
}

/** Computes outcomes member by member, as docs/report.md defines them. */
function computeOutcomes(members: readonly Member[], plan: "core" | "plus"): OutcomeRow[] {
  const results = members
    .filter((member) => member.plan === plan && member.units > 0)
    .map(({ round, entered, earnings, gas, fees }) => {
      const earned = sum(earnings);
      const ours = gas.filter(({ to }) => (plan === "plus" ? to === "plus" : to !== "plus"));
      const paid = entered + sum(ours.map(({ used, price }) => used * price)) + sum(fees);
      return { month: Math.floor(round / 30), earned, paid };
    });
  const months = [...new Set(results.map(({ month }) => month))].sort((a, b) => a - b);
  return [null, ...months].map((month) => {
    const group = results.filter((result) => month === null || result.month === month);
    const nets = group.map(({ earned, paid }) => earned - paid);
    return {
      month,
      members: group.length,
      earned_back: nets.filter((net) => net >= 0n).length,
      in_profit: nets.filter((net) => net > 0n).length,
      earned_nothing: group.filter(({ earned }) => earned === 0n).length,
      earned: String(sum(group.map(({ earned }) => earned))),
      paid: String(sum(group.map(({ paid }) => paid))),
      net_deciles: computeDeciles(nets),
      ratio_deciles: computeDeciles(group.map(({ earned, paid }) => (earned * 10_000n) / paid)),
    };
  });
}

function computeDeciles(numbers: bigint[]): string[] | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return Array.from({ length: 11 }, (_, k) => {
    const place = Math.max(1, Math.ceil((k * sorted.length) / 10));
    return String(sorted[place - 1]);
  });
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((total, number) => total + number, 0n);
}

test("outcomes equal their definition in any network", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(memberArbitrary, { maxLength: 60 }), async (members) => {
      await plant(members);
      for (const plan of ["core", "plus"] as const)
        expect(await readOutcomes(database, plan)).toEqual(computeOutcomes(members, plan));
    }),
    { numRuns: 40 },
  );
});

test("deciles equal their definition for 1 to 130 members", async () => {
  const member: Member = {
    plan: "core",
    round: 0,
    units: 1,
    entered: 1_000n,
    earnings: [0n, 0n, 0n, 0n, 0n],
    withdrawn: 0n,
    gas: [],
    fees: [],
  };
  const members: Member[] = [];
  await plant([]);
  for (let count = 1; count <= 130; count++) {
    members.push({ ...member, earnings: [BigInt(count * 7), 0n, 0n, 0n, 0n] });
    await insertSeats(database, [
      {
        member_id: count + 1,
        upline_id: count,
        depth: count,
        units: 1,
        entered: "1000",
        commissions: String(count * 7),
      },
    ]);
    expect((await readOutcomes(database, "core"))[0]).toEqual(computeOutcomes(members, "core")[0]);
  }
});

test("counts members without units, and entries without a transaction, separately", async () => {
  const base = { plan: "core" as const, round: 0, entered: 5n, withdrawn: 0n, gas: [], fees: [] };
  const nothing: Member["earnings"] = [0n, 0n, 0n, 0n, 0n];
  await plant([
    { ...base, units: 1, earnings: nothing },
    { ...base, units: 0, earnings: nothing },
  ]);
  await insertAll(database, "entries", [
    {
      block_number: 1n,
      log_index: 0,
      plan: "core",
      member_id: 2,
      kind: "register",
      round: 0,
      units: 1,
      value: "5",
      commission: "0",
      transaction_hash: toHash(77),
      at: toTime(0),
    },
  ]);
  expect(await readSeatSums(database, "core")).toMatchObject({ members: 2, withoutUnits: 1 });
  expect(await readPayments(database, "core", addresses.core)).toMatchObject({
    entriesWithoutTransaction: 1,
  });
});
