import { randomBytes } from "node:crypto";
import type { Address } from "viem";
import type { Database } from "../../database/tables.ts";

const ID_BYTES = 16;

/** Id and wallet, because after a reorganisation the id may belong to another wallet. */
export interface Owner {
  id: number;
  wallet: Address;
}

/** Replaces a member's picture. Returns the id of the new one. */
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

export async function readAvatar(database: Database, id: string): Promise<Buffer | null> {
  const avatar = await database.selectFrom("avatars").select("image").where("id", "=", id).executeTakeFirst();
  return avatar === undefined ? null : Buffer.from(avatar.image);
}
