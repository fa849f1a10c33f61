import { contactRequestSchema, feedbackRequestSchema, type Locale } from "@canopy/shared/api/forms";
import { z } from "zod";
import * as mini from "zod/mini";

/** What a mail is about, as it waits in the outbox: its text is made when it is sent. */
export const letterSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("contact"), content: mini.omit(contactRequestSchema, { locale: true }) }),
  z.object({ kind: z.literal("feedback"), content: mini.omit(feedbackRequestSchema, { locale: true }) }),
  z.object({ kind: z.literal("newsletter"), content: z.strictObject({ email: z.string() }) }),
]);
export type Letter = z.infer<typeof letterSchema>;

/** A letter in the words of a language: paragraphs of plain text, and a link to follow. */
export interface Wording {
  subject: string;
  paragraphs: readonly string[];
  links?: readonly { text: string; url: string }[];
}

/** A letter with everything that is put on its envelope. */
export interface Mail extends Wording {
  /** The same each time the letter is handed over. */
  id: string;
  kind: Letter["kind"];
  locale: Locale;
  writtenAt: Date;
  to: string;
  replyTo?: string | { name: string; address: string };
}
