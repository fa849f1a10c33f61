import type { FeedbackRequest, Locale } from "@canopy/shared/api/forms";
import type { MailText } from "../../mail/message.ts";

type Feedback = Omit<FeedbackRequest, "locale">;

const labels = {
  en: { subject: "Feedback", by: "Username, as the sender gave it", anonymous: "No username was given." },
  fa: {
    subject: "بازخورد",
    by: "نام کاربری، به گفتهٔ فرستنده",
    anonymous: "نام کاربری داده نشده است.",
  },
} as const;

/** The username is not verified. */
export function writeFeedback({ text, username }: Feedback, locale: Locale): MailText {
  const label = labels[locale];
  return {
    subject: username === undefined ? label.subject : `${label.subject}: ${username}`,
    paragraphs: [username === undefined ? label.anonymous : `${label.by}: ${username}`, text],
  };
}
