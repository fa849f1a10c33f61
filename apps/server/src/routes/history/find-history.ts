import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database, HistoryType } from "../../database/tables.ts";

/** Block, log index, type. */
export type HistoryKey = readonly [number, number, HistoryType];

export interface HistoryRow {
  block_number: bigint;
  log_index: number;
  type: HistoryType;
  at: Date;
  round: number | null;
  amount: string;
  units: number | null;
  detail: string | null;
  transaction_hash: string;
  other: string | null;
  gas: string | null;
}

export interface HistoryFilter {
  /** Null: all. */
  types: readonly HistoryType[] | null;
  /** A transaction, or the username of a member who paid a commission or of the member's own. */
  search: string | null;
  /** Lines of the time of these rounds, both included. */
  rounds: { from: number; to: number } | null;
}

export const everything: HistoryFilter = { types: null, search: null, rounds: null };

/** Finds a member's history before `before`, the newest first. */
export async function findHistory(
  database: Database,
  plan: PlanName,
  member: number,
  { filter, before, limit }: { filter: HistoryFilter; before: HistoryKey | null; limit: number },
): Promise<HistoryRow[]> {
  const { types, search, rounds } = filter;
  const conditions = [sql`line.plan = ${plan} and line.member_id = ${member}`];
  if (before !== null) conditions.push(isBefore(before));
  if (search !== null) conditions.push(await toSearch(database, plan, member, search));
  if (rounds !== null) conditions.push(await toPeriod(database, plan, rounds));
  const order = sql`order by line.block_number desc, line.log_index desc, line.type desc limit ${limit}`;
  const select = (type: ReturnType<typeof sql>) =>
    sql`select * from history as line where ${sql.join([...conditions, type], sql` and `)} ${order}`;
  // Each type by its own index: a rare type would be searched among all lines otherwise.
  const lines =
    types === null
      ? select(sql`true`)
      : sql`select line.* from unnest(${types}::text[]) as wanted (type)
          cross join lateral (${select(sql`line.type = wanted.type`)}) as line ${order}`;
  const { rows } = await sql<HistoryRow>`
    select line.block_number, line.log_index, line.type, line.at, line.round, line.amount, line.units, line.detail,
      line.transaction_hash, (select username from members where id = line.other_id) as other,
      (select gas_used * gas_price from transactions
        where hash = line.transaction_hash and member_id = line.member_id) as gas
    from (${lines}) as line ${order}`.execute(database);
  return rows;
}

/** The first condition excludes partitions, which a comparison of rows does not. */
const isBefore = ([block, index, type]: HistoryKey) =>
  sql<boolean>`line.block_number <= ${block}
    and (line.block_number, line.log_index, line.type) < (${block}, ${index}, ${type})`;

const transactionHash = /^0x[0-9a-f]{64}$/;

/** Finds the few blocks that can have such lines first: no index contains transactions or other members. */
async function toSearch(database: Database, plan: PlanName, member: number, text: string) {
  const isTransaction = transactionHash.test(text);
  const { rows } = await sql<{ block: bigint }>`${
    isTransaction
      ? sql`select block_number as block from transactions where hash = ${text}`
      : sql`select entries.block_number as block from members
            join entries on entries.member_id = members.id and entries.plan = ${plan}
            where members.username = ${text}
          union
          select block_number from identities where value = ${text} and member_id = ${member}`
  }`.execute(database);
  const blocks = rows.map(({ block }) => block);
  const isWanted = isTransaction
    ? sql`line.transaction_hash = ${text}`
    : sql`(line.detail = ${text} or line.other_id = (select id from members where username = ${text}))`;
  return sql`line.block_number = any(${blocks}::int8[]) and ${isWanted}`;
}

/** The blocks in which rounds got their prices exclude most lines outside of the period; the time excludes the rest. */
async function toPeriod(database: Database, plan: PlanName, { from, to }: { from: number; to: number }) {
  const { rows } = await sql<{ first: bigint | null; last: bigint | null; genesis: Date }>`
    select genesis,
      (select max(block_number) from rounds where plan = ${plan} and round < ${from}) as first,
      (select min(block_number) from rounds where plan = ${plan} and round > ${to}) as last
    from plans where plan = ${plan}`.execute(database);
  const [period] = rows;
  if (period === undefined) return sql`false`;
  const start = (round: number) => sql`${period.genesis}::timestamptz + ${round}::int4 * interval '1 day'`;
  const bounds = [sql`line.at >= ${start(from)} and line.at < ${start(to + 1)}`];
  if (period.first !== null) bounds.push(sql`line.block_number >= ${period.first}`);
  if (period.last !== null) bounds.push(sql`line.block_number <= ${period.last}`);
  return sql.join(bounds, sql` and `);
}
