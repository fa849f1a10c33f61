import type { ProfileExport } from "@canopy/shared/api/settings";
import type { Database } from "../../database/tables.ts";
import { isUploadedByMember } from "../members/find-avatar.ts";
import type { Owner } from "./store-settings.ts";

/** Finds the picture that a member uploaded from this wallet or an earlier one. */
export async function findPicture(
  database: Database,
  { id, wallet }: Owner,
): Promise<ProfileExport["picture"]> {
  const avatar = await database
    .selectFrom("avatars")
    .select(["image", "created_at"])
    .where("member_id", "=", id)
    .where(({ eb, or }) => or([eb("account", "=", wallet), isUploadedByMember]))
    .executeTakeFirst();
  if (avatar === undefined) return null;
  return {
    uploadedAt: avatar.created_at.toISOString(),
    type: "image/webp",
    base64: Buffer.from(avatar.image).toString("base64"),
  };
}
