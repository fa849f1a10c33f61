import type { Mail } from "../mail/letter.ts";
import type { OutgoingLetter } from "../mail/outbox.ts";
import { writeContact } from "../routes/contact/letter.ts";
import { writeFeedback } from "../routes/feedback/letter.ts";
import { writeConfirmation } from "../routes/newsletter/letter.ts";
import { issueToken } from "../routes/newsletter/subscriptions.ts";
import type { Services } from "../services.ts";

/** Puts a letter into words; null when what it is about is over. */
export async function writeMail(
  { database, config, now }: Services,
  letter: OutgoingLetter,
): Promise<Mail | null> {
  const { id, locale, kind, createdAt: writtenAt } = letter;
  const mail = { id, locale, kind, writtenAt };
  switch (letter.kind) {
    case "contact": {
      const { name, email: address } = letter.content;
      return {
        ...mail,
        to: config.mail.to,
        replyTo: { name, address },
        ...writeContact(letter.content, locale),
      };
    }
    case "feedback":
      return { ...mail, to: config.mail.to, ...writeFeedback(letter.content, locale) };
    case "newsletter": {
      const { email } = letter.content;
      const token = await issueToken(database, email, now());
      if (token === null) return null;
      return { ...mail, to: email, ...writeConfirmation(token, config.publicOrigin, locale) };
    }
  }
}
