import { at } from "@canopy/protocol/rules/column";
import { NO_ID, ROOT, Tree } from "@canopy/protocol/rules/tree";
import { createPlacement, type NetworkKind } from "@canopy/protocol/simulation/placement";
import { createRandom } from "@canopy/protocol/simulation/random";
import { createPartitions } from "@canopy/server/database/partitions";
import type { Database } from "@canopy/server/database/tables";
import { withoutTimeLimit } from "@canopy/server/database/time-limit";
import { insertClosing } from "@canopy/server/test/support/closed-rounds";
import { insertPlans, toHash } from "@canopy/server/test/support/insert-rows";
import { sql } from "kysely";

/** The newest closed round; the next is open. */
const ROUND = 364;
const CLOSING = 1_000_000;
/** Rows in a statement. */
const CHUNK = 100_000;
/** One in this many seats has points of the closed round, and one has bought a unit in the open round. */
const PER_POINTS = 4;
const PER_BUYER = 119;

/**
 * Writes a network of `seats` seats into an empty database: only the rows that a tree is made from, which takes seconds. Half of
 * the members have their upline as sponsor, the others any older member.
 */
export async function plantTree(database: Database, kind: NetworkKind, seats: number): Promise<void> {
  await insertPlans(database, ["core"], BigInt(CLOSING));
  await insertClosing(database, "core", ROUND, BigInt(CLOSING));
  await createPartitions(database, "activity", [{ round: ROUND }]);
  await database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await sql`insert into index_source (chain_id, plan_block, plan_block_hash, derived_version)
      values (31337, 1, ${toHash(1)}, 1)`.execute(transaction);
    await plantSeats(transaction, kind, seats);
    await sql`
      insert into activity (plan, member_id, round, points)
      select 'core', id, ${sql.lit(ROUND)}, 1 + id % 90
      from generate_series(1, ${sql.lit(seats)}, ${sql.lit(PER_POINTS)}) as id`.execute(transaction);
    await sql`
      insert into entries (block_number, log_index, plan, member_id, kind, round, units, value, commission, transaction_hash, at)
      select ${sql.lit(CLOSING)} + id, 0, 'core', id, 'topup', ${sql.lit(ROUND + 1)}, 1, 1, 0, ${toHash(2)}, now()
      from generate_series(${sql.lit(PER_BUYER)}, ${sql.lit(seats)}, ${sql.lit(PER_BUYER)}) as id`.execute(
      transaction,
    );
  });
  await database.connection().execute(async (connection) => {
    // `vacuum` cannot run in a transaction.
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of ["seats", "activity", "entries"])
      await sql`vacuum analyze ${sql.table(table)}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

async function plantSeats(database: Database, kind: NetworkKind, seats: number): Promise<void> {
  const random = createRandom(seats);
  const tree = new Tree();
  const place = createPlacement(kind, tree, random);
  const sponsors = [NO_ID, NO_ID];
  while (tree.size < seats) {
    const { referral, leg } = place();
    sponsors.push(random.chance(0.5) ? referral : ROOT + random.integer(tree.size));
    tree.add(referral, leg);
  }
  for (let first = ROOT; first <= seats; first += CHUNK) {
    const ids = Array.from({ length: Math.min(CHUNK, seats + 1 - first) }, (_, index) => first + index);
    const column = (values: ArrayLike<number>) => sql`${ids.map((id) => at(values, id))}::int4[]`;
    await sql`
      insert into seats (plan, member_id, sponsor_id, upline_id, leg, depth, round, joined_at, block_number, units)
      select 'core', id, sponsor, upline, leg, depth, (id - 1)::int8 * ${sql.lit(ROUND + 1)} / ${sql.lit(seats)}, now(),
        id, 2 + id % 4
      from unnest(${ids}::int4[], ${column(sponsors)}, ${column(tree.upline)}, ${column(tree.leg)},
        ${column(tree.depth)}) as seat (id, sponsor, upline, leg, depth) order by id`.execute(database);
  }
}
