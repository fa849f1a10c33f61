import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../database/tables.ts";

/** Rows that stay in the table: more callers than a busy hour has. */
const MAXIMUM_ROWS = 50_000;
/** Rows that one sweep deletes, so that none takes long. */
const SWEPT_ROWS = 200_000;
const KEY_LENGTH = 22;

/** Requests to add to one window. */
export interface Addition {
  /** The limit and its caller. */
  readonly name: string;
  readonly requests: number;
  /** Milliseconds that the window lasts if it begins now. */
  readonly window: number;
}

/** A window after an addition. */
export interface SharedCount {
  readonly requests: number;
  /** Milliseconds until it ends. */
  readonly remaining: number;
}

export type SharedCounts = ReturnType<typeof createSharedCounts>;

/** Counts of requests that all api processes share, by the clock of the database. */
export function createSharedCounts(database: Database) {
  return {
    /** Adds to several windows in one statement. Returns them in the same order. No two may have the same name. */
    async add(additions: readonly Addition[]): Promise<SharedCount[]> {
      const keys = additions.map(({ name }) => toKey(name));
      // In the order of the keys, so that two processes never wait for each other's rows.
      const { rows } = await sql<{ key: string; count: number; remaining: number }>`
        insert into request_counts as counted (key, count, ends_at)
        select key, requests, now() + make_interval(secs => milliseconds / 1000.0)
        from unnest(
          ${keys}::text[], ${additions.map(({ requests }) => requests)}::int[],
          ${additions.map(({ window }) => Math.ceil(window))}::int[]
        ) as added (key, requests, milliseconds)
        order by key
        on conflict (key) do update set
          count = excluded.count + case when counted.ends_at > now() then counted.count else 0 end,
          ends_at = case when counted.ends_at > now() then counted.ends_at else excluded.ends_at end
        returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as remaining`.execute(
        database,
      );
      const counts = new Map(rows.map(({ key, count, remaining }) => [key, { requests: count, remaining }]));
      return keys.map((key) => {
        const count = counts.get(key);
        if (count === undefined) throw new Error("A window is missing in the answer");
        return count;
      });
    },
    /**
     * Deletes windows that have ended and, when too many are left, those with the fewest requests: a caller with a thousand
     * addresses does not push out the count of one that is near its limit.
     */
    async sweep(maximum = MAXIMUM_ROWS): Promise<void> {
      await sql`
        delete from request_counts where key = any(array(
          select key from request_counts where ends_at <= now() limit ${SWEPT_ROWS} for update skip locked
        ))`.execute(database);
      await sql`
        delete from request_counts where key = any(array(
          select key from request_counts order by count, ends_at
          limit (select least(${SWEPT_ROWS}, greatest(0, count(*) - ${maximum}::int)) from request_counts)
          for update skip locked
        ))`.execute(database);
    },
  };
}

function toKey(name: string): string {
  return createHash("sha256").update(name).digest("base64url").slice(0, KEY_LENGTH);
}
