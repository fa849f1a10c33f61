import * as z from "zod/mini";
import { described } from "../described.ts";

/** Bytes of a picture that is uploaded. */
export const AVATAR_BYTES = 2 * 1_024 * 1_024;

/** What is taken as a picture. */
export const avatarTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** POST /profile/avatar: where the new picture is. It never changes: another upload gets another address. */
export const avatarDataSchema = described(z.object({ avatar: z.string() }), { id: "AvatarData" });

/** The id in a picture's address. */
export const avatarIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, "The id of a picture"));
