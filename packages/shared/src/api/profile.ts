import * as z from "zod/mini";
import { described } from "../described.ts";

/** Most bytes of an uploaded picture. */
export const AVATAR_BYTES = 2 * 1_024 * 1_024;

/** Accepted picture formats. */
export const avatarTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;

/** POST /profile/avatar: the path of the new picture. Each upload gets a new one. */
export const avatarDataSchema = described(z.object({ avatar: z.string() }), { id: "AvatarData" });

/** The id in a picture's path. */
export const avatarIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, "The id of a picture"));
