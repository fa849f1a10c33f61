import { findTicket } from "../chat/store/tickets.ts";
import type { Mail } from "../mail/message.ts";
import type { DueMessage } from "../mail/outbox.ts";
import { writeTicket } from "../routes/chatbot/mail.ts";
import { writeContact } from "../routes/contact/mail.ts";
import { writeFeedback } from "../routes/feedback/mail.ts";
import { writeConfirmation } from "../routes/newsletter/mail.ts";
import { issueToken } from "../routes/newsletter/subscriptions.ts";
import type { Services } from "../services.ts";

/** Writes the mail of a message; null when its address no longer waits for confirmation, or its ticket is deleted. */
export async function writeMail(
  { database, config, now }: Pick<Services, "database" | "config" | "now">,
  message: DueMessage,
): Promise<Mail | null> {
  const { id, locale, kind, createdAt } = message;
  const mail = { id, locale, kind, createdAt };
  const operator = config.mail.to;
  switch (message.kind) {
    case "contact": {
      const { name, email: address } = message.content;
      return { ...mail, to: operator, replyTo: { name, address }, ...writeContact(message.content, locale) };
    }
    case "feedback":
      return { ...mail, to: operator, ...writeFeedback(message.content, locale) };
    case "chat": {
      const ticket = await findTicket(database, message.content.ticket);
      if (ticket === null) return null;
      return { ...mail, to: operator, replyTo: ticket.email, ...writeTicket(ticket) };
    }
    case "newsletter": {
      const { email } = message.content;
      const token = await issueToken(database, email, now());
      if (token === null) return null;
      return { ...mail, to: email, ...writeConfirmation(token, config.publicOrigin, locale) };
    }
  }
}
