import type { ContactRequest, Locale } from "@canopy/shared/api/forms";
import type { MailText } from "../../mail/message.ts";

type Contact = Omit<ContactRequest, "locale">;

const labels = {
  en: { subject: "Contact form", name: "Name", email: "Email", phone: "Phone" },
  fa: { subject: "فرم تماس", name: "نام", email: "ایمیل", phone: "تلفن" },
} as const;

export function writeContact({ name, email, phone, message }: Contact, locale: Locale): MailText {
  const label = labels[locale];
  const sender = [
    `${label.name}: ${name}`,
    `${label.email}: ${email}`,
    ...(phone === undefined ? [] : [`${label.phone}: ${phone}`]),
  ];
  return { subject: `${label.subject}: ${name}`, paragraphs: [sender.join("\n"), message] };
}
