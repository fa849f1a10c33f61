import { ROOT } from "@canopy/protocol/rules/tree";
import { OpenRoundPoints } from "@canopy/protocol/settlement/open-round-points";
import { type Arrival, type SeatLegs, settleRound } from "@canopy/protocol/settlement/settle-round";
import { networkKinds } from "@canopy/protocol/simulation/placement";
import { createSeats, grow } from "@canopy/protocol/test/seats";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { insertAll } from "../../test/support/insert-all.ts";
import {
  insertPlans,
  insertRounds,
  insertSeats,
  setCheckpoint,
  setLegs,
  toTime,
} from "../../test/support/insert-rows.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import type { Database } from "../database/tables.ts";
import { createForecast } from "./provisional-points.ts";

const MEMBERS = 40;
const ROUNDS = 12;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());
beforeEach(reset);

async function reset(): Promise<void> {
  await emptyTables(database);
  await insertPlans(database, ["core"], 0n);
  await insertRounds(
    database,
    Array.from({ length: ROUNDS }, (_, round) => ({ round })),
  );
}

interface Entry {
  block: number;
  round: number;
  id: number;
  units: number;
}

/** An index of a network in which members buy, rounds close and blocks are undone; and what the model makes of it. */
class World {
  readonly #seats = new Map<number, SeatLegs>();
  #entries: Entry[] = [];
  #block = 0;
  /** The block that closed each round. */
  readonly #closings: { block: number; before: readonly SeatLegs[] }[] = [];

  get #round(): number {
    // Often two rounds are open: one has ended, the other is running.
    return Math.min(ROUNDS - 1, this.#closings.length + (this.#block % 3 === 0 ? 0 : 1));
  }

  async plant(kind: (typeof networkKinds)[number], seed: number): Promise<void> {
    for (const [id, seat] of createSeats(grow(kind, MEMBERS - 1, seed))) this.#seats.set(id, seat);
    await insertSeats(
      database,
      [...this.#seats.values()].map(({ id, upline, leg, depth }) => ({
        member_id: id,
        upline_id: upline,
        leg,
        depth,
      })),
    );
  }

  /** A block with entries of these members. */
  async buy(picks: readonly number[]): Promise<void> {
    this.#block += 1;
    const latest = Math.max(this.#round, ...this.#entries.map(({ round }) => round));
    const entries = picks.map((pick) => ({
      block: this.#block,
      round: latest,
      id: ROOT + (pick % MEMBERS),
      units: 1 + (pick % 5),
    }));
    this.#entries.push(...entries);
    await insertAll(
      database,
      "entries",
      entries.map(({ block, round, id, units }, index) => ({
        block_number: BigInt(block),
        log_index: index,
        plan: "core" as const,
        member_id: id,
        kind: "topup" as const,
        round,
        units,
        value: "1",
        commission: "0",
        transaction_hash: "0x",
        at: toTime(round),
      })),
    );
    await setCheckpoint(database, BigInt(this.#block));
  }

  /** A block that closes the oldest open round. */
  async close(): Promise<void> {
    const round = this.#closings.length;
    if (round >= ROUNDS - 2) return;
    this.#block += 1;
    const { seats } = settleRound(this.#seats, this.#arrivals(round), 10);
    this.#closings.push({ block: this.#block, before: [...seats.keys()].map((id) => this.#seat(id)) });
    await this.#setLegs([...seats.values()]);
    await sql`update rounds set closed_at = now() where round = ${round}`.execute(database);
    await setCheckpoint(database, BigInt(this.#block));
  }

  /** Undoes some blocks. */
  async rollBack(count: number): Promise<void> {
    if (this.#block === 0) return;
    this.#block = Math.max(0, this.#block - count);
    this.#entries = this.#entries.filter(({ block }) => block <= this.#block);
    for (let last = this.#closings.at(-1); last && last.block > this.#block; last = this.#closings.at(-1)) {
      await this.#setLegs(last.before);
      this.#closings.pop();
      await sql`update rounds set closed_at = null where round = ${this.#closings.length}`.execute(database);
    }
    await sql`delete from entries where block_number > ${this.#block}`.execute(database);
    await setCheckpoint(database, BigInt(this.#block));
    await sql`update index_checkpoint set rollbacks = rollbacks + 1`.execute(database);
  }

  expected() {
    const seats = new Map(this.#seats);
    const rows = [];
    for (let round = this.#closings.length; round < ROUNDS; round++) {
      const settlement = settleRound(seats, this.#arrivals(round), 10);
      for (const [id, seat] of settlement.seats) seats.set(id, seat);
      for (const { id, points, flash } of settlement.pairings) {
        rows.push({ plan: "core", round, member_id: id, points, flash });
      }
    }
    return rows.sort((one, other) => one.round - other.round || one.member_id - other.member_id);
  }

  #arrivals(round: number): Arrival[] {
    return this.#entries
      .filter((entry) => entry.round === round)
      .map(({ id, units }) => ({ id, units, members: 0 }));
  }

  #seat(id: number): SeatLegs {
    const seat = this.#seats.get(id);
    if (seat === undefined) throw new RangeError(`no seat ${id}`);
    return seat;
  }

  async #setLegs(seats: readonly SeatLegs[]): Promise<void> {
    for (const seat of seats) this.#seats.set(seat.id, seat);
    await setLegs(database, "core", seats);
  }
}

const readRows = () =>
  database.selectFrom("provisional_points").selectAll().orderBy("round").orderBy("member_id").execute();

type Step = { kind: "buy"; picks: number[] } | { kind: "close" } | { kind: "roll back"; count: number };
const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("buy"),
      picks: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "close" }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("roll back"), count: fc.integer({ min: 1, max: 6 }) }),
  },
);

function take(world: World, step: Step): Promise<void> {
  if (step.kind === "buy") return world.buy(step.picks);
  return step.kind === "close" ? world.close() : world.rollBack(step.count);
}

test("equals the model after entries, closed rounds and rollbacks, at once and later", async () => {
  const histories = fc.record({
    kind: fc.constantFrom(...networkKinds),
    seed: fc.nat(),
    steps: fc.array(fc.record({ step, isForecast: fc.boolean() }), { minLength: 5, maxLength: 25 }),
  });
  await fc.assert(
    fc
      .asyncProperty(histories, async ({ kind, seed, steps }) => {
        const world = new World();
        await world.plant(kind, seed);
        const forecast = createForecast(database);
        for (const { step, isForecast } of steps) {
          await take(world, step);
          if (!isForecast) continue;
          await forecast.refresh();
          expect(await readRows()).toEqual(world.expected());
        }
        // A process that starts here finds nothing to correct.
        await forecast.refresh();
        await createForecast(database).refresh();
        expect(await readRows()).toEqual(world.expected());
      })
      .beforeEach(reset),
    { numRuns: 12 },
  );
});

test("starts over after a round has closed", async () => {
  const world = new World();
  await world.plant("random", 7);
  await world.buy(Array.from({ length: 30 }, (_, index) => index));
  const forecast = createForecast(database);
  await forecast.refresh();
  expect((await readRows()).map(({ round }) => round)).toContain(1);
  await world.close();
  await world.close();
  await world.buy([1, 2, 3, 4, 5, 6, 7, 8]);
  await forecast.refresh();
  expect(await readRows()).toEqual(world.expected());
});

test("corrects a table that another process left behind", async () => {
  const world = new World();
  await world.plant("random", 7);
  await world.buy(Array.from({ length: 60 }, (_, index) => index));
  await createForecast(database).refresh();
  const forecast = await readRows();
  expect(forecast.length).toBeGreaterThan(5);
  await sql`update provisional_points set points = points + 1 where member_id % 2 = 0`.execute(database);
  await sql`insert into provisional_points (plan, round, member_id, points, flash) values ('core', 9, 9, 9, 9)`.execute(
    database,
  );
  await createForecast(database).refresh();
  expect(await readRows()).toEqual(forecast);
});

test("starts over after a refresh that failed", async () => {
  const world = new World();
  await world.plant("random", 7);
  await world.buy([1, 2, 3]);
  const forecast = createForecast(database);
  await forecast.refresh();
  await world.buy([4, 5, 6, 7, 8, 9]);
  await sql`alter table provisional_points add constraint full_table check (points < 0) not valid`.execute(
    database,
  );
  await expect(forecast.refresh()).rejects.toThrow("full_table");
  await sql`alter table provisional_points drop constraint full_table`.execute(database);
  await forecast.refresh();
  expect(await readRows()).toEqual(world.expected());
});

/** Calls `before` ahead of each transaction with its number; tells whether one is open. */
function watchTransactions(before: (number: number) => Promise<void> = async () => undefined) {
  const begin = database.transaction.bind(database);
  let [count, open] = [0, 0];
  const watch = vi.spyOn(database, "transaction").mockImplementation(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    vi.spyOn(builder, "execute").mockImplementation(async (work) => {
      count += 1;
      await before(count);
      open += 1;
      return execute(work).finally(() => {
        open -= 1;
      });
    });
    return builder;
  });
  return { isOpen: () => open > 0, restore: () => watch.mockRestore() };
}

test("computes outside of transactions, because PostgreSQL ends idle ones", async () => {
  const world = new World();
  await world.plant("random", 7);
  await world.buy([1, 2, 3, 4]);
  const transactions = watchTransactions();
  const computed: boolean[] = [];
  const { buy } = OpenRoundPoints.prototype;
  const watch = vi.spyOn(OpenRoundPoints.prototype, "buy").mockImplementation(function (
    this: OpenRoundPoints,
    ...purchase
  ) {
    computed.push(transactions.isOpen());
    buy.apply(this, purchase);
  });
  await createForecast(database).refresh();
  watch.mockRestore();
  transactions.restore();
  expect(computed).toEqual([false, false, false, false]);
  expect(await readRows()).toEqual(world.expected());
});

test("includes what another indexer adds while it computes", async () => {
  const world = new World();
  await world.plant("random", 7);
  await world.buy([1, 2, 3]);
  const forecast = createForecast(database);
  await forecast.refresh();
  await world.buy([4, 5, 6]);
  const transactions = watchTransactions(async (number) => {
    // The second one writes what follows from the first.
    if (number === 2) await world.buy([7, 8, 9]);
  });
  await forecast.refresh();
  transactions.restore();
  expect(await readRows()).toEqual(world.expected());
});
