import { ROUND } from "@canopy/protocol/rules/calendar";
import type { PlanName } from "@canopy/shared/api/primitives";
import { sql } from "kysely";
import type { Database, HistoryType } from "../../database/tables.ts";
import { findBookings } from "./find-bookings.ts";

/** Block, log index, type. */
export type HistoryKey = readonly [number, number, HistoryType];

export interface HistoryRow {
  block_number: bigint;
  log_index: number;
  type: HistoryType;
  at: Date;
  round: number | null;
  /** The rounds that a credit books, the oldest first. */
  booked: number[];
  amount: string;
  /** `amount` at the round's price, or at the price in force; rounded toward zero. */
  usd: string;
  units: number | null;
  detail: string | null;
  transaction_hash: string;
  other: string | null;
  /** On the last line of a transaction only. */
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
  // A round's number follows from the time, so that the price in force is found near its key.
  const { rows } = await sql<Omit<HistoryRow, "booked">>`
    select line.block_number, line.log_index, line.type, line.at, line.round, line.amount, line.units, line.detail,
      line.transaction_hash, (select username from members where id = line.other_id) as other,
      (select gas_used * gas_price from transactions
        where hash = line.transaction_hash and member_id = line.member_id) as gas,
      div(line.amount * coalesce(
        (select pol_usd from rounds where plan = ${plan} and round = line.round),
        (select pol_usd from rounds where plan = ${plan} and block_number <= line.block_number
          and round <= floor(extract(epoch from line.at - (select genesis from plans where plan = ${plan})) / ${ROUND}::int4)::int4
          order by round desc limit 1),
        0
      ), 1000000000000000000)::text as usd
    from (${lines}) as line ${order}`.execute(database);
  const lastLines = await findLastLines(database, plan, member, rows);
  const bookings = await findBookings(database, plan, member, rows);
  return rows.map((row) => {
    const { rounds, usd } = bookings.get(row) ?? { rounds: [], usd: row.usd };
    const hasGas = lastLines.get(row.transaction_hash) === toPosition(row);
    return { ...row, booked: rounds, usd, gas: hasGas ? row.gas : null };
  });
}

type Positioned = Pick<HistoryRow, "log_index" | "type">;
const toPosition = ({ log_index, type }: Positioned) => `${log_index} ${type}`;

/** Finds the last of a member's lines in each transaction whose gas the member paid: it can be on another page. */
async function findLastLines(
  database: Database,
  plan: PlanName,
  member: number,
  rows: readonly Pick<HistoryRow, "block_number" | "gas">[],
): Promise<ReadonlyMap<string, string>> {
  const blocks = new Set(rows.flatMap(({ block_number, gas }) => (gas === null ? [] : [block_number])));
  if (blocks.size === 0) return new Map();
  // The blocks exclude partitions.
  const { rows: last } = await sql<Positioned & { transaction_hash: string }>`
    select distinct on (transaction_hash) transaction_hash, log_index, type from history
    where plan = ${plan} and member_id = ${member} and block_number = any(${[...blocks]}::int8[])
    order by transaction_hash, log_index desc, type desc`.execute(database);
  return new Map(last.map((line) => [line.transaction_hash, toPosition(line)]));
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
