import { corePlan } from "@canopy/protocol/rules/parameters";
import type { Database } from "@canopy/server/database/tables";
import { DERIVED_VERSION } from "@canopy/server/indexer/index-source";
import { sql } from "kysely";
import { BLOCKS_PER_ROUND, blockHash, GENESIS, toBlock } from "./place.ts";
import type { World } from "./world.ts";

/** The core plan, and an index that is complete up to the end of the open round's day. All blocks are final. */
export async function plantPlan(database: Database, world: World): Promise<void> {
  const { unitUsd, pointsPerUnit, maxUnits, shares } = corePlan;
  const zero = sql`${blockHash(sql.lit(0))}`;
  await sql`insert into index_source (chain_id, plan_block, plan_block_hash, derived_version)
    values (31337, 0, ${zero}, ${DERIVED_VERSION})`.execute(database);
  await database
    .insertInto("plans")
    .values({
      plan: "core",
      address: `0x${"2".padStart(40, "0")}`,
      code_hash: `0x${"3".padStart(64, "0")}`,
      genesis: new Date(GENESIS),
      opens_at: new Date(GENESIS),
      unit_usd: unitUsd.toString(),
      points_per_unit: pointsPerUnit,
      maximum_units: maxUnits,
      sponsor_share: shares.sponsor,
      pool_share: shares.pool,
      hero_share: shares.heroPool,
      commons_share: shares.commons,
      operations_share: shares.operations,
    })
    .execute();
  const last = toBlock(world.rounds, BLOCKS_PER_ROUND - 1);
  const tip = sql.lit(last);
  await sql`insert into index_checkpoint (block_number, block_hash, finalized_number)
    values (${tip}, ${blockHash(tip)}, ${tip})`.execute(database);
  await sql`insert into block_headers (number, hash, parent_hash)
    values (${tip}, ${blockHash(tip)}, ${blockHash(sql.lit(last - 1))})`.execute(database);
}
