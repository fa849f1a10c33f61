import { randomBytes } from "node:crypto";
import type { Database } from "../database/tables.ts";

const ID_BYTES = 16;

/** Keeps a member's picture in place of the one before, and returns its id. */
export async function saveAvatar(
  database: Database,
  memberId: number,
  image: Buffer,
  now: Date,
): Promise<string> {
  const avatar = { id: randomBytes(ID_BYTES).toString("base64url"), image, created_at: now };
  await database
    .insertInto("avatars")
    .values({ member_id: memberId, ...avatar })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(avatar))
    .execute();
  return avatar.id;
}

export async function deleteAvatar(database: Database, memberId: number): Promise<void> {
  await database.deleteFrom("avatars").where("member_id", "=", memberId).execute();
}

/** Where a member's picture is; null without one. */
export async function findAvatarPath(database: Database, memberId: number): Promise<string | null> {
  const avatar = await database
    .selectFrom("avatars")
    .select("id")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return avatar === undefined ? null : avatarPath(avatar.id);
}

export async function readAvatar(database: Database, id: string): Promise<Buffer | null> {
  const avatar = await database.selectFrom("avatars").select("image").where("id", "=", id).executeTakeFirst();
  return avatar === undefined ? null : Buffer.from(avatar.image);
}

/** The address of a picture: it never shows another one. */
export function avatarPath(id: string): string {
  return `/api/avatars/${id}`;
}
