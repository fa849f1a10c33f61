import { sql } from "kysely";
import type { Address } from "viem";
import type { Database } from "../../../database/tables.ts";
import type { Skip } from "./to-skips.ts";

/** What a process saw of a rule and a reason. Times are seconds. */
export interface SkipPart extends Skip {
  readonly owner: Address;
  readonly firstAt: number;
  lastAt: number;
  /** That were not written yet. */
  looks: number;
  detail: Skip["detail"];
}

/** Only one process at a time decides whether to extend a row. No other program on this database uses this number. */
const LOCK = 7_226_681;
/** Seconds without a reason after which it begins a new row. */
export const BREAK = 3_600;
/** Seconds for which a row is kept after the reason was last seen. */
const KEPT = 90 * 86_400;
/** The most rows of a vault. */
const MOST = 1_000;

/** Adds to the rows that go on, and inserts the others. Vaults of accounts that are not members are left out: any account can have one. */
export async function writeSkips(database: Database, parts: readonly SkipPart[]): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map(({ vault, owner, rule, reason, firstAt, lastAt, looks, detail }) => ({
    ...{ vault, owner, rule, reason, looks, detail },
    ...{ first_at: firstAt, last_at: lastAt },
  }));
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await sql`
      with new as (
        select new.* from json_to_recordset(${JSON.stringify(rows)}::json) as new (vault text, owner text, rule integer,
          reason text, first_at bigint, last_at bigint, looks integer, detail json)
        where exists (select from members where account = new.owner)
      ), open as (
        select new.*, (
          select max(old.first_at) from vault_skips as old
          where old.vault = new.vault and old.rule = new.rule and old.reason = new.reason
            and old.first_at <= new.last_at and old.last_at >= new.first_at - ${BREAK}::bigint
        ) as since from new
      ), continued as (
        update vault_skips as old set last_at = greatest(old.last_at, open.last_at), looks = old.looks + open.looks,
          detail = open.detail
        from open
        where old.vault = open.vault and old.rule = open.rule and old.reason = open.reason and old.first_at = open.since
      )
      insert into vault_skips (vault, owner, rule, reason, first_at, last_at, looks, detail)
      select vault, owner, rule, reason, first_at, last_at, looks, detail from open where since is null`.execute(
      transaction,
    );
  });
}

/** @param now seconds, by the chain's time */
export async function deleteOldSkips(database: Database, now: number): Promise<void> {
  await sql`delete from vault_skips where last_at < ${now - KEPT}`.execute(database);
  await sql`
    delete from vault_skips using (
      select vault, rule, reason, first_at, row_number() over (partition by vault order by first_at desc) as place
      from vault_skips
    ) as numbered
    where place > ${MOST} and vault_skips.vault = numbered.vault and vault_skips.rule = numbered.rule
      and vault_skips.reason = numbered.reason and vault_skips.first_at = numbered.first_at`.execute(
    database,
  );
}
