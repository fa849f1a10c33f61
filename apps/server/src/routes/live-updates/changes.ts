import { sql } from "kysely";
import type { Address } from "viem";
import type { Database } from "../../database/tables.ts";

/** The index at one moment. */
export interface IndexedBlock {
  number: bigint;
  hash: string;
  time: Date | null;
  finalized: bigint;
  rollbacks: bigint;
  halted: string | null;
}

/** More blocks than this changed every member, as far as clients are concerned. */
const MAXIMUM_BLOCKS = 1_000n;

/** Reads where the index is; null before its first block. */
export async function readIndexedBlock(database: Database): Promise<IndexedBlock | null> {
  const row = await database
    .selectFrom("index_checkpoint")
    .select(["block_number as number", "block_hash as hash", "block_time as time"])
    .select(["finalized_number as finalized", "rollbacks", "halted"])
    .executeTakeFirst();
  return row ?? null;
}

export interface FollowedMember {
  id: number;
  account: string;
  username: string;
}

export async function findFollowed(
  database: Database,
  accounts: readonly Address[],
): Promise<FollowedMember[]> {
  return database
    .selectFrom("members")
    .select(["id", "account", "username"])
    .where(sql<boolean>`account = any(${accounts}::text[])`)
    .execute();
}

/**
 * Finds the members that the blocks from `from` (exclusive) to `to` changed, among `members`. A closed round changes everyone's
 * legs, and undone blocks may have changed anyone.
 */
export async function findChanged(
  database: Database,
  members: readonly FollowedMember[],
  from: IndexedBlock,
  to: IndexedBlock,
): Promise<readonly FollowedMember[]> {
  const isRolledBack = from.rollbacks !== to.rollbacks || to.number < from.number;
  if (members.length === 0 || isRolledBack || to.number - from.number > MAXIMUM_BLOCKS) return members;
  const range = { after: from.number, to: to.number };
  if (await hasClosing(database, range)) return members;
  const { rows } = await sql<{ id: number }>`
    select member_id as id from history where ${isWithin(range)}
    union
    select seats.upline_id from history
    join seats on seats.plan = history.plan and seats.member_id = history.member_id
    where ${isWithin(range)} and history.type = 'register'`.execute(database);
  const changed = new Set(rows.map(({ id }) => id));
  return members.filter(({ id }) => changed.has(id));
}

const isWithin = ({ after, to }: { after: bigint; to: bigint }) =>
  sql<boolean>`history.block_number > ${after} and history.block_number <= ${to}`;

async function hasClosing(database: Database, { after, to }: { after: bigint; to: bigint }) {
  const found = await database
    .selectFrom("rounds")
    .select("round")
    .where("closed_block", ">", after)
    .where("closed_block", "<=", to)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Whether anything of a member may have changed after `block`, the last one that the client has seen. A block that is not
 * final may have been replaced since.
 */
export async function hasChangedSince(
  database: Database,
  member: FollowedMember,
  block: bigint,
  now: IndexedBlock,
): Promise<boolean> {
  if (block > now.finalized) return true;
  if (block >= now.number) return false;
  if (await hasClosing(database, { after: block, to: now.number })) return true;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from history where plan in ('core', 'plus') and member_id = ${member.id}
        and block_number > ${block})
      or exists (
        select from seats as below join history as joined
          on joined.plan = below.plan and joined.member_id = below.member_id and joined.type = 'register'
            and joined.block_number > ${block}
        where below.plan in ('core', 'plus') and below.upline_id = ${member.id}
      )
      or (
        exists (select from provisional_points where plan in ('core', 'plus') and member_id = ${member.id})
        and exists (select from entries where block_number > ${block})
      )
      or exists (select from paper_bots where member_id = ${member.id} and not is_done)
      or exists (
        select from members join vault_trades on owner = account
        where members.id = ${member.id} and vault_trades.block_number > ${block}
      ) as found`.execute(database);
  return rows[0]?.found === true;
}

/** What changes between blocks, by member, as a text to compare: the forecast of the open rounds, paper bots, and the log of the vault. */
export async function readStates(
  database: Database,
  members: readonly FollowedMember[],
): Promise<Map<number, string>> {
  const ids = members.map(({ id }) => id);
  const { rows } = await sql<{ id: number; state: string }>`
    select id, string_agg(state, ',' order by state) as state from (
      select member_id as id, concat_ws(' ', plan, round, points, flash) as state
      from provisional_points where plan in ('core', 'plus') and member_id = any(${ids}::int4[])
      union all
      select member_id, concat_ws(' ', 'bots', count(*), sum(version))
      from paper_bots where member_id = any(${ids}::int4[]) group by member_id
      union all
      select members.id, concat_ws(' ', 'trades', count(*), max(vault_trades.block_number))
      from members join vault_trades on owner = account where members.id = any(${ids}::int4[]) group by members.id
      union all
      select members.id, concat_ws(' ', 'skips', count(*), sum(looks))
      from members join vault_skips on owner = account where members.id = any(${ids}::int4[]) group by members.id
    ) as states
    group by id`.execute(database);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
