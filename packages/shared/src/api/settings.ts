import * as z from "zod/mini";
import { described } from "../described.ts";
import { sessionListSchema } from "./auth.ts";
import { botListSchema } from "./bots.ts";
import { storedMessageSchema, transcriptLineSchema } from "./chat.ts";
import { addressSchema, amountSchema, usernameSchema } from "./primitives.ts";

/** Days after which a looser spending limit, or none, takes effect. */
export const LOOSER_LIMIT_DAYS = 7;

const spendingLimitSchema = described(
  z.nullable(amountSchema),
  "USD with 18 decimals per calendar month (UTC) that the site lets the member spend on units; null: no limit. Not in the contract",
);

const choices = {
  language: described(z.nullable(z.enum(["en", "fa"])), "null: not chosen"),
  theme: described(z.nullable(z.enum(["system", "light", "dark"])), "null: not chosen"),
  digits: described(z.nullable(z.enum(["latin", "persian"])), "null: as in the language"),
  spendingLimit: spendingLimitSchema,
};

/** PUT /settings: all settings. A lower spending limit takes effect at once, a higher one after seven days. */
export const settingsRequestSchema = described(z.strictObject(choices), { id: "SettingsRequest" });
export type SettingsRequest = z.infer<typeof settingsRequestSchema>;

/** GET /settings. */
export const settingsDataSchema = described(
  z.object({
    ...choices,
    nextSpendingLimit: described(
      z.nullable(z.object({ limit: spendingLimitSchema, from: z.iso.datetime() })),
      "A looser limit that is not in effect yet",
    ),
  }),
  { id: "SettingsData" },
);
export type SettingsData = z.infer<typeof settingsDataSchema>;

const chatExportSchema = described(
  z.object({
    conversations: z.array(z.object({ id: z.uuid(), messages: z.array(storedMessageSchema) })),
    tickets: z.array(
      z.object({
        number: z.int(),
        at: z.iso.datetime(),
        email: z.string(),
        text: z.string(),
        answeredAt: z.nullable(z.iso.datetime()),
        transcript: z.array(transcriptLineSchema),
      }),
    ),
  }),
  "Conversations with the chat, and questions to a person",
);

/** GET /profile/export: what the server keeps about a member in addition to the public index. */
export const profileExportSchema = described(
  z.object({
    exportedAt: z.iso.datetime(),
    member: z.object({ id: z.int(), wallet: addressSchema, username: usernameSchema }),
    settings: settingsDataSchema,
    picture: described(
      z.nullable(
        z.object({ uploadedAt: z.iso.datetime(), type: z.literal("image/webp"), base64: z.string() }),
      ),
      "null without a picture",
    ),
    sessions: sessionListSchema.shape.items,
    bots: botListSchema.shape.bots,
    chat: chatExportSchema,
  }),
  { id: "ProfileExport" },
);
export type ProfileExport = z.infer<typeof profileExportSchema>;

/** DELETE /profile. */
export const profileDeletedSchema = described(
  z.object({
    spendingLimitUntil: described(
      z.nullable(z.iso.datetime()),
      "A spending limit stays as long as a change to no limit takes; null without a limit",
    ),
  }),
  { id: "ProfileDeleted" },
);
export type ProfileDeleted = z.infer<typeof profileDeletedSchema>;
