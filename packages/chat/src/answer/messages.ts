import type { Locale } from "@canopy/shared/api/forms";

/** What the chat says of its own, in each language. */
export const messages = {
  unknown: {
    en: "I don't know: the documentation doesn't answer this. Ask it in other words, or choose *Talk to a person* and we'll reply by email.",
    fa: "نمی‌دانم؛ در مستندات پاسخی برای این پرسش نیست. آن را جور دیگری بپرسید یا «گفت‌وگو با پشتیبان» را بزنید تا با ایمیل پاسخ بدهیم.",
  },
  offTopic: {
    en: "I can't help with that. I answer questions about this site and its plan from the documentation, and nothing else. To reach us, choose *Talk to a person*.",
    fa: "در این مورد نمی‌توانم کمک کنم. فقط به پرسش‌هایی دربارهٔ این سایت و طرح آن، از روی مستندات، پاسخ می‌دهم. برای تماس با ما «گفت‌وگو با پشتیبان» را بزنید.",
  },
  englishOnly: {
    en: "This is described here:",
    fa: "پاسخ این پرسش فقط در مستندات انگلیسی آمده است:",
  },
  greeting: {
    en: "Hello! Ask me how the plan works, what something costs, or what a screen shows.",
    fa: "سلام! بپرسید طرح چطور کار می‌کند، چیزی چقدر هزینه دارد یا هر صفحه چه نشان می‌دهد.",
  },
  thanks: {
    en: "You're welcome. Ask again whenever you like.",
    fa: "خواهش می‌کنم. هر وقت پرسشی داشتید، در خدمتم.",
  },
  goodbye: {
    en: "Goodbye!",
    fa: "خدانگهدار!",
  },
} as const satisfies Record<string, Record<Locale, string>>;
