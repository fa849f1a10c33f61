import type { Ticket } from "../../chat/store/tickets.ts";
import type { MailText } from "../../mail/message.ts";

const labels = {
  en: {
    subject: "Chat ticket",
    visitor: "visitor",
    from: "From",
    member: (username: string) => `${username} (logged in)`,
    email: "Email",
    asks: "Asks a person",
    nothing: "Wrote nothing more.",
    conversation: "The conversation",
    user: "Question",
    assistant: "Reply",
    close: "When it is answered: canopy-admin chat close --number",
  },
  fa: {
    subject: "درخواست گفت‌وگو",
    visitor: "بازدیدکننده",
    from: "از",
    member: (username: string) => `${username} (وارد حساب شده)`,
    email: "ایمیل",
    asks: "پرسش از پشتیبانی",
    nothing: "چیزی ننوشته است.",
    conversation: "گفت‌وگو",
    user: "پرسش",
    assistant: "پاسخ",
    close: "پس از پاسخ: canopy-admin chat close --number",
  },
} as const;

/** What a person asked, and the conversation before. The operator replies to the mail. */
export function writeTicket(ticket: Ticket): MailText {
  const label = labels[ticket.locale];
  const from = ticket.username === null ? label.visitor : label.member(ticket.username);
  return {
    subject: `${label.subject} ${ticket.number}: ${ticket.username ?? label.visitor}`,
    paragraphs: [
      `${label.from}: ${from}\n${label.email}: ${ticket.email}`,
      `${label.asks}:\n${ticket.text === "" ? label.nothing : ticket.text}`,
      `${label.conversation}:`,
      ...ticket.transcript.map(({ role, content, at }) => `${label[role]} (${at}):\n${content}`),
      `${label.close} ${ticket.number}`,
    ],
  };
}
