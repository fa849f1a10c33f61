import type { ContactRequest, Locale } from "@canopy/shared/api/forms";
import type { Wording } from "../../mail/letter.ts";

type Contact = Omit<ContactRequest, "locale">;

const words = {
  en: { subject: "Contact form", name: "Name", email: "E-mail", phone: "Phone" },
  fa: { subject: "فرم تماس", name: "نام", email: "ایمیل", phone: "تلفن" },
} as const;

/** What somebody wrote into the contact form, for those who answer it. */
export function writeContact({ name, email, phone, message }: Contact, locale: Locale): Wording {
  const say = words[locale];
  const sender = [
    `${say.name}: ${name}`,
    `${say.email}: ${email}`,
    ...(phone === undefined ? [] : [`${say.phone}: ${phone}`]),
  ];
  return { subject: `${say.subject}: ${name}`, paragraphs: [sender.join("\n"), message] };
}
