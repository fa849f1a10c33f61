import { sql } from "kysely";
import { type Address, numberToHex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, emptyTables } from "../../../../test/support/test-database.ts";
import type { Database } from "../../../database/tables.ts";
import { createSkipLog } from "./skip-log.ts";
import type { Skip } from "./to-skips.ts";
import { BREAK } from "./write-skips.ts";

const address = (index: number): Address => numberToHex(index, { size: 20 });
const [vault, owner, strangersVault, stranger] = [address(1), address(2), address(3), address(4)];
const owners = new Map([
  [vault, owner],
  [strangersVault, stranger],
]);
const START = 1_767_225_600;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(async () => {
  await emptyTables(database);
  await database
    .insertInto("members")
    .values({ id: 7, account: owner, username: "willow", joined_at: new Date(0), block_number: 1n })
    .execute();
});

const stale: Skip = { vault, rule: 1, reason: "price stale", detail: { token: address(9) } };
const rows = () =>
  database
    .selectFrom("vault_skips")
    .select(["vault", "rule", "reason", "first_at", "last_at", "looks", "detail"])
    .orderBy("first_at")
    .orderBy("rule")
    .execute();
const times = async () =>
  (await rows()).map(({ first_at, last_at, looks }) => [
    Number(first_at) - START,
    Number(last_at) - START,
    looks,
  ]);

/** A log that sees a skip in a block every `step` seconds from `from` to `to`, and saves after each. */
async function watch(
  log: ReturnType<typeof createSkipLog>,
  skip: Skip,
  { from = 0, to, step = 5 }: { from?: number; to: number; step?: number },
): Promise<void> {
  for (let at = from; at <= to; at += step) {
    log.see([skip], owners, START + at);
    await log.save();
  }
}

describe("the log of skips", () => {
  test("has one row while a reason lasts, written once a minute", async () => {
    const log = createSkipLog(database);
    await watch(log, stale, { to: 0 });
    expect(await rows()).toMatchObject([{ vault, rule: 1, reason: "price stale", detail: stale.detail }]);
    await watch(log, stale, { from: 5, to: 55 });
    expect(await times()).toEqual([[0, 0, 1]]);
    await watch(log, stale, { from: 60, to: 600 });
    expect(await times()).toEqual([[0, 600, 121]]);
  });

  test("has a row for each rule and reason, with the figures of the last look", async () => {
    const log = createSkipLog(database);
    const spent: Skip = { vault, rule: 1, reason: "too much spent", detail: { left: "5" } };
    log.see([stale, { ...stale, rule: 2 }, spent], owners, START);
    await log.save();
    log.see([{ ...spent, detail: { left: "7" } }], owners, START + 60);
    await log.save();
    expect((await rows()).map(({ rule, reason, detail }) => [rule, reason, detail])).toEqual(
      expect.arrayContaining([
        [1, "price stale", stale.detail],
        [2, "price stale", stale.detail],
        [1, "too much spent", { left: "7" }],
      ]),
    );
  });

  test("begins a new row after an hour without the reason", async () => {
    const log = createSkipLog(database);
    await watch(log, stale, { to: 100 });
    await watch(log, stale, { from: 100 + 3_600, to: 100 + 3_600 });
    await watch(log, stale, { from: 100 + 7_201, to: 100 + 7_201 });
    expect(await times()).toEqual([
      [0, 3_700, 22],
      [7_301, 7_301, 1],
    ]);
  });

  test("writes the end of a reason that was not written yet", async () => {
    const log = createSkipLog(database);
    await watch(log, stale, { to: 30 });
    log.see([], owners, START + 30 + 3_601);
    await log.save();
    expect(await times()).toEqual([[0, 30, 7]]);
  });

  test("continues after a process was killed, and two processes share a row", async () => {
    await watch(createSkipLog(database), stale, { to: 120 });
    const [one, other] = [createSkipLog(database), createSkipLog(database)];
    for (const log of [one, other]) log.see([stale], owners, START + 300);
    await Promise.all([one.save(), other.save()]);
    expect(await times()).toEqual([[0, 300, 27]]);
  });

  test("loses nothing while the database fails", async () => {
    const log = createSkipLog(database);
    log.see([stale], owners, START);
    await sql`alter table vault_skips rename to hidden_skips`.execute(database);
    await expect(log.save()).rejects.toThrow();
    log.see([stale], owners, START + 5);
    await expect(log.save()).rejects.toThrow();
    await sql`alter table hidden_skips rename to vault_skips`.execute(database);
    await log.save();
    expect(await times()).toEqual([[0, 5, 2]]);
  });

  test("has no row for a fee that has only begun to rise", async () => {
    const log = createSkipLog(database);
    const skip: Skip = { vault, rule: 1, reason: "pays too little", detail: { fee: "1", cost: "2" } };
    await watch(log, skip, { to: 295 });
    expect(await rows()).toEqual([]);
    await watch(log, skip, { from: 300, to: 300 });
    expect(await times()).toEqual([[0, 300, 61]]);
  });

  test("is only about vaults of members", async () => {
    const log = createSkipLog(database);
    log.see([{ ...stale, vault: strangersVault }, stale], owners, START);
    await log.save();
    expect((await rows()).map((row) => row.vault)).toEqual([vault]);
  });

  test("keeps 90 days, and at most 1,000 rows of a vault", async () => {
    const old = { vault, owner, reason: "expired", looks: 1, detail: "{}" } as const;
    await database
      .insertInto("vault_skips")
      .values(
        Array.from({ length: 1_010 }, (_, index) => ({
          ...{ ...old, rule: 1 + (index % 32) },
          first_at: BigInt(START - index),
          last_at: BigInt(index < 1_005 ? START : START - 90 * 86_400 - 1),
        })),
      )
      .execute();
    const log = createSkipLog(database);
    await watch(log, stale, { to: 0 });
    const left = await rows();
    expect(left).toHaveLength(1_000);
    expect(left.filter(({ reason }) => reason === "price stale")).toHaveLength(1);
    expect(Number(left[0]?.first_at)).toBe(START - 998);
  });
});

test("1,000 rules that are skipped in each hour of a day are 1,000 rows", async () => {
  const log = createSkipLog(database);
  const skips = Array.from({ length: 1_000 }, (_, index) => ({
    ...stale,
    vault: address(1_000 + Math.floor(index / 32)),
    rule: 1 + (index % 32),
  }));
  const many = new Map(skips.map((skip) => [skip.vault, owner]));
  for (let at = 0; at <= 86_400; at += BREAK) {
    log.see(skips, many, START + at);
    await log.save();
  }
  const found = await rows();
  expect(found).toHaveLength(1_000);
  expect(new Set(found.map(({ looks }) => looks))).toEqual(new Set([86_400 / BREAK + 1]));
});
