import type { Locale } from "@canopy/shared/api/forms";
import type { MailText } from "../../mail/message.ts";

const texts = {
  en: {
    prefix: "",
    subject: "Confirm your subscription",
    paragraphs: [
      "Someone, probably you, asked for our newsletter at this address. Confirm it within 48 hours to receive it.",
      "If it was not you, do nothing: without a confirmation you get nothing more from us, and the address is forgotten.",
      "Keep this mail if you want to unsubscribe later.",
    ],
    confirm: "Confirm the subscription",
    unsubscribe: "Unsubscribe",
  },
  fa: {
    prefix: "/fa",
    subject: "اشتراک خود را تأیید کنید",
    paragraphs: [
      "کسی، به احتمال زیاد خودتان، خبرنامهٔ ما را برای این نشانی خواسته است. آن را تا ۴۸ ساعت تأیید کنید تا برایتان بیاید.",
      "اگر شما نبوده‌اید کاری نکنید: بدون تأیید چیز دیگری از ما دریافت نمی‌کنید و این نشانی فراموش می‌شود.",
      "اگر می‌خواهید بعداً اشتراک را لغو کنید این ایمیل را نگه دارید.",
    ],
    confirm: "تأیید اشتراک",
    unsubscribe: "لغو اشتراک",
  },
} as const;

/**
 * Writes the mail that asks the owner of an address to confirm it. The token is in the fragment of the link: servers, proxies
 * and mail scanners do not see it.
 */
export function writeConfirmation(token: string, origin: string, locale: Locale): MailText {
  const { prefix, subject, paragraphs, confirm, unsubscribe } = texts[locale];
  const page = `${origin}${prefix}/newsletter`;
  return {
    subject,
    paragraphs,
    links: [
      { text: confirm, url: `${page}#confirm=${token}` },
      { text: unsubscribe, url: `${page}#unsubscribe=${token}` },
    ],
  };
}
