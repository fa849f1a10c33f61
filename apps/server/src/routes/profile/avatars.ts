import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Address } from "viem";
import type { Database } from "../../database/tables.ts";

const ID_BYTES = 16;

/** A member as the chain has them now: after a reorganisation an id may be another wallet's. */
export interface Owner {
  id: number;
  wallet: Address;
}

/** Keeps a member's picture in place of the one before, and returns its id. */
export async function saveAvatar(
  database: Database,
  owner: Owner,
  image: Buffer,
  now: Date,
): Promise<string> {
  const id = randomBytes(ID_BYTES).toString("base64url");
  const avatar = { id, account: owner.wallet, image, created_at: now };
  await database
    .insertInto("avatars")
    .values({ member_id: owner.id, ...avatar })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(avatar))
    .execute();
  return avatar.id;
}

export async function deleteAvatar(database: Database, memberId: number): Promise<void> {
  await database.deleteFrom("avatars").where("member_id", "=", memberId).execute();
}

/** Where the picture is that a member uploaded, from this wallet or from one that the seat has left; null without one. */
export async function findAvatarPath(database: Database, owner: Owner): Promise<string | null> {
  const avatar = await database
    .selectFrom("avatars")
    .select("id")
    .where("member_id", "=", owner.id)
    .where(({ eb, or }) => or([eb("account", "=", owner.wallet), isOfMember]))
    .executeTakeFirst();
  return avatar === undefined ? null : avatarPath(avatar.id);
}

/** Of pictures those whose account the index knows as the member's, now or before. */
export const isOfMember = sql<boolean>`exists (
  select from identities where identities.member_id = avatars.member_id
    and identities.field = 'account' and identities.value = avatars.account
)`;

export async function readAvatar(database: Database, id: string): Promise<Buffer | null> {
  const avatar = await database.selectFrom("avatars").select("image").where("id", "=", id).executeTakeFirst();
  return avatar === undefined ? null : Buffer.from(avatar.image);
}

/** The address of a picture: it never shows another one. */
export function avatarPath(id: string): string {
  return `/api/avatars/${id}`;
}
