import type { Database } from "../database/tables.ts";
import type { PlanEvent, PlanEventOf } from "./plan-events.ts";

/** A member has another name, or another account. */
export type IdentityChange = PlanEventOf<"UsernameChanged"> | PlanEventOf<"AddressChanged">;

export function isIdentityChange(event: PlanEvent): event is IdentityChange {
  return event.eventName === "UsernameChanged" || event.eventName === "AddressChanged";
}

/** Writes the change, and what was there before it. The member has to be in the index already. */
export async function changeIdentity(database: Database, event: IdentityChange): Promise<void> {
  const { blockNumber, logIndex } = event.log;
  const { id } = event.args;
  const member = await database
    .selectFrom("members")
    .select(["username", "account"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const field = event.eventName === "UsernameChanged" ? "username" : "account";
  await database
    .insertInto("identity_changes")
    .values({ block_number: blockNumber, log_index: logIndex, member_id: id, field, before: member[field] })
    .execute();
  const now = event.eventName === "UsernameChanged" ? event.args.username : event.args.account;
  await setIdentity(database, id, field, now);
}

/**
 * Takes back the changes of blocks after `number`, the last one first: a name that one member gave up may have become
 * another's. Members of those blocks have to be gone already.
 */
export async function restoreIdentities(database: Database, number: bigint): Promise<void> {
  const changes = await database
    .deleteFrom("identity_changes")
    .where("block_number", ">", number)
    .returningAll()
    .execute();
  const latestFirst = changes.toSorted((one, other) =>
    one.block_number === other.block_number
      ? other.log_index - one.log_index
      : Number(other.block_number - one.block_number),
  );
  for (const { member_id, field, before } of latestFirst) {
    await setIdentity(database, member_id, field, before);
  }
}

async function setIdentity(database: Database, id: number, field: "username" | "account", value: string) {
  await database
    .updateTable("members")
    .set(field === "username" ? { username: value } : { account: value })
    .where("id", "=", id)
    .execute();
}
