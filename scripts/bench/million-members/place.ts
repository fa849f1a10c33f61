import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";

/** The start of round 0. */
export const GENESIS = "2026-01-01T00:00:00Z";
/** One block a minute. */
export const BLOCKS_PER_ROUND = 1_440;

/** The blocks of a round, counted from its first, in which things happen. */
export const offsets = {
  priced: 1,
  /** The round before is closed. */
  closed: 2,
  windowOpened: 3,
  claims: 4,
  windowClosed: 5,
  entries: 10,
  withdrawals: 1_000,
} as const;

/** Blocks of a round that have entries, at most. */
const ENTRY_BLOCKS = 900;

/** Entries in a block when `count` entries share a round. */
export const entriesPerBlock = (count: number): number => Math.max(1, Math.ceil(count / ENTRY_BLOCKS));

export const toBlock = (round: number, offset: number): number => round * BLOCKS_PER_ROUND + offset;

/** The time of a block. */
export const timeSql = (block: RawBuilder<unknown>) =>
  sql`(timestamptz '${sql.raw(GENESIS)}' + ${block} * interval '1 minute')`;

/** A hash that depends on `text`. Like real ones, hashes of consecutive blocks are far apart. */
export const hashSql = (text: RawBuilder<unknown>) =>
  sql`('0x' || md5(${text}) || md5('second ' || ${text}))`;
export const blockHash = (block: RawBuilder<unknown>) => hashSql(sql`'block ' || ${block}`);
export const transactionHash = (block: RawBuilder<unknown>, position: RawBuilder<unknown>) =>
  hashSql(sql`'transaction ' || ${block} || ' ' || ${position}`);

/** Digits only: such an address equals its checksummed form. */
export const accountSql = (id: RawBuilder<unknown>) => sql`('0x1' || lpad(${id}::text, 39, '0'))`;

/** The username of a member; names are spread over the alphabet, independent of the order of joining. */
export function toName(id: number): string {
  return (
    String.fromCharCode(97 + (id % 26)) + createHash("md5").update(String(id)).digest("hex").slice(0, 12)
  );
}

export const nameSql = (id: RawBuilder<unknown>) =>
  sql`(chr(97 + ${id} % 26) || substr(md5(${id}::text), 1, 12))`;
