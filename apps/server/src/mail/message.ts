import { contactRequestSchema, feedbackRequestSchema, type Locale } from "@canopy/shared/api/forms";
import { z } from "zod";
import * as mini from "zod/mini";

/** A message in the outbox. The worker renders its mail when it sends it. */
export const messageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("contact"), content: mini.omit(contactRequestSchema, { locale: true }) }),
  z.object({ kind: z.literal("feedback"), content: mini.omit(feedbackRequestSchema, { locale: true }) }),
  // The mail is written from the ticket, so that a deleted ticket is not mailed.
  z.object({ kind: z.literal("chat"), content: z.strictObject({ ticket: z.int() }) }),
  z.object({ kind: z.literal("newsletter"), content: z.strictObject({ email: z.string() }) }),
]);
export type Message = z.infer<typeof messageSchema>;

/** The text of a mail in one language: paragraphs of plain text, and links. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  links?: readonly { text: string; url: string }[];
}

/** A mail that a transport can send. */
export interface Mail extends MailText {
  /** The same for every attempt to send the message. */
  id: string;
  kind: Message["kind"];
  locale: Locale;
  createdAt: Date;
  to: string;
  replyTo?: string | { name: string; address: string };
}
