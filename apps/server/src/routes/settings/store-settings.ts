import type { SettingsData, SettingsRequest } from "@canopy/shared/api/settings";
import { sql } from "kysely";
import type { Address } from "viem";
import type { Database, Row } from "../../database/tables.ts";
import { changeLimit, NO_LIMIT, type SpendingLimit, settle } from "./spending-limit.ts";

export interface Owner {
  id: number;
  wallet: Address;
}

type SettingsRow = Row<"member_settings">;

/** Whether the settings were chosen with the member's wallet, or with one that the member had before. */
const isOwn = (wallet: Address) => sql<boolean>`(member_settings.account = ${wallet} or exists (
  select from identities where identities.member_id = member_settings.member_id
    and identities.field = 'account' and identities.value = member_settings.account
))`;

export async function readSettings(database: Database, owner: Owner, now: Date): Promise<SettingsData> {
  return presentSettings(await findRow(database, owner), now);
}

/** Replaces the settings; one change at a time, so that two requests cannot skip the wait for a looser limit. */
export async function saveSettings(
  database: Database,
  owner: Owner,
  { language, theme, digits, spendingLimit }: SettingsRequest,
  now: Date,
): Promise<SettingsData> {
  return database.transaction().execute(async (transaction) => {
    const held = await lockRow(transaction, owner, now);
    const wanted = spendingLimit === null ? null : BigInt(spendingLimit);
    const limit = changeLimit(toLimit(held, now), wanted, now);
    const row = { language, theme, digits, ...toColumns(limit), account: owner.wallet, changed_at: now };
    await transaction.updateTable("member_settings").set(row).where("member_id", "=", owner.id).execute();
    return presentSettings({ ...row, member_id: owner.id }, now);
  });
}

/**
 * Deletes the settings. A spending limit stays until a change to no limit would have taken effect: otherwise deleting would be
 * the way around the wait.
 *
 * @returns until when a limit stays; null without one
 */
export async function deleteSettings(database: Database, owner: Owner, now: Date): Promise<Date | null> {
  return database.transaction().execute(async (transaction) => {
    const held = await lockRow(transaction, owner, now);
    const limit = toLimit(held, now);
    if (limit.current === null) {
      await transaction.deleteFrom("member_settings").where("member_id", "=", owner.id).execute();
      return null;
    }
    const ending = changeLimit(limit, null, now);
    const nothing = { language: null, theme: null, digits: null };
    await transaction
      .updateTable("member_settings")
      .set({ ...nothing, ...toColumns(ending), account: owner.wallet, changed_at: now })
      .where("member_id", "=", owner.id)
      .execute();
    return ending.next?.from ?? null;
  });
}

/** Deletes what nothing is left of: limits that ended after their member had deleted the rest. */
async function sweep(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom("member_settings")
    .where("next_limit_at", "<=", now)
    .where((all) => all.and({ next_limit: null, language: null, theme: null, digits: null }))
    .execute();
}

async function findRow(database: Database, { id, wallet }: Owner): Promise<SettingsRow | undefined> {
  return database
    .selectFrom("member_settings")
    .selectAll()
    .where("member_id", "=", id)
    .where(isOwn(wallet))
    .executeTakeFirst();
}

/** Settings of another member who had this id before a reorganisation are discarded. */
async function lockRow(database: Database, owner: Owner, now: Date): Promise<SettingsRow | undefined> {
  await sweep(database, now);
  await database
    .insertInto("member_settings")
    .values({ member_id: owner.id, account: owner.wallet, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .selectFrom("member_settings")
    .select("member_id")
    .where("member_id", "=", owner.id)
    .forUpdate()
    .execute();
  return findRow(database, owner);
}

function toLimit(row: SettingsRow | undefined, now: Date): SpendingLimit {
  if (row === undefined) return NO_LIMIT;
  const toAmount = (text: string | null) => (text === null ? null : BigInt(text));
  const { next_limit_at: from } = row;
  const next = from === null ? null : { limit: toAmount(row.next_limit), from };
  return settle({ current: toAmount(row.spending_limit), next }, now);
}

function toColumns({ current, next }: SpendingLimit) {
  return {
    spending_limit: current?.toString() ?? null,
    next_limit: next?.limit?.toString() ?? null,
    next_limit_at: next?.from ?? null,
  };
}

function presentSettings(row: SettingsRow | undefined, now: Date): SettingsData {
  const { current, next } = toLimit(row, now);
  return {
    language: row?.language ?? null,
    theme: row?.theme ?? null,
    digits: row?.digits ?? null,
    spendingLimit: current?.toString() ?? null,
    nextSpendingLimit: next && { limit: next.limit?.toString() ?? null, from: next.from.toISOString() },
  };
}
