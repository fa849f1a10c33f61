import { sql } from "kysely";
import type { Address } from "viem";
import type { Database } from "../../database/tables.ts";

/** A path always has the same picture. */
export function avatarPath(id: string): string {
  return `/api/avatars/${id}`;
}

/** Whether the member uploaded the picture from a wallet that is or was theirs in the index. */
export const isUploadedByMember = sql<boolean>`exists (
  select from identities where identities.member_id = avatars.member_id
    and identities.field = 'account' and identities.value = avatars.account
)`;

/** Finds the picture that a member uploaded from this wallet or an earlier one. Null without a picture. */
export async function findAvatarPath(
  database: Database,
  { id, wallet }: { id: number; wallet: Address },
): Promise<string | null> {
  const avatar = await database
    .selectFrom("avatars")
    .select("id")
    .where("member_id", "=", id)
    .where(({ eb, or }) => or([eb("account", "=", wallet), isUploadedByMember]))
    .executeTakeFirst();
  return avatar === undefined ? null : avatarPath(avatar.id);
}
