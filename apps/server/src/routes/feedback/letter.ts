import type { FeedbackRequest, Locale } from "@canopy/shared/api/forms";
import type { Wording } from "../../mail/letter.ts";

type Feedback = Omit<FeedbackRequest, "locale">;

const words = {
  en: { subject: "Feedback", by: "Username, as the sender gave it", nobody: "No username was given." },
  fa: {
    subject: "بازخورد",
    by: "نام کاربری، به گفتهٔ فرستنده",
    nobody: "نام کاربری داده نشده است.",
  },
} as const;

/** What somebody wrote into the feedback form. Whether the username is theirs nobody has checked. */
export function writeFeedback({ text, username }: Feedback, locale: Locale): Wording {
  const say = words[locale];
  return {
    subject: username === undefined ? say.subject : `${say.subject}: ${username}`,
    paragraphs: [username === undefined ? say.nobody : `${say.by}: ${username}`, text],
  };
}
