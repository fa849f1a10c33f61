import { sql } from "kysely";
import type { Database } from "../database/tables.ts";
import type { PlanEvent, PlanEventOf } from "./plan-events.ts";

/** A member has another name, or another account. */
export type IdentityChange = PlanEventOf<"UsernameChanged"> | PlanEventOf<"AddressChanged">;

export function isIdentityChange(event: PlanEvent): event is IdentityChange {
  return event.eventName === "UsernameChanged" || event.eventName === "AddressChanged";
}

/** Writes the change. The member has to be in the index already. */
export async function changeIdentity(database: Database, event: IdentityChange): Promise<void> {
  const { blockNumber, logIndex, blockTime } = event.log;
  const { id } = event.args;
  const [field, value] =
    event.eventName === "UsernameChanged"
      ? (["username", event.args.username] as const)
      : (["account", event.args.account] as const);
  await database
    .insertInto("identities")
    .values({ block_number: blockNumber, log_index: logIndex, member_id: id, field, value, at: blockTime })
    .execute();
  await setIdentity(database, id, field, value);
}

/** Takes back the changes of blocks after `number`. Members of those blocks have to be gone already. */
export async function restoreIdentities(database: Database, number: bigint): Promise<void> {
  const changed = await database
    .deleteFrom("identities")
    .where("block_number", ">", number)
    .returning(["member_id", "field"])
    .execute();
  await sql`set constraints all deferred`.execute(database);
  for (const { member_id, field } of changed) {
    const before = await database
      .selectFrom("identities")
      .select("value")
      .where("member_id", "=", member_id)
      .where("field", "=", field)
      .orderBy("block_number", "desc")
      .orderBy("log_index", "desc")
      .executeTakeFirst();
    if (before !== undefined) await setIdentity(database, member_id, field, before.value);
  }
}

async function setIdentity(database: Database, id: number, field: "username" | "account", value: string) {
  await database
    .updateTable("members")
    .set(field === "username" ? { username: value } : { account: value })
    .where("id", "=", id)
    .execute();
}
