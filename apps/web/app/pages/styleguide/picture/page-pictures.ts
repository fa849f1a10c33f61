import type { Locale } from "../../../i18n/locale.ts";
import type { SceneName } from "../../../ui/illustration/scenes/scene-names.ts";

interface PagePicture {
  /** A scene, or the seed of a tree. */
  readonly drawing: SceneName | number;
  /** Text in the picture, outside the message catalogues. */
  readonly title: Record<Locale, string>;
}

/** What the Open Graph picture of each public page shows, by the page's English path. */
export const pagePictures: Record<string, PagePicture> = {
  "/": {
    drawing: "greeting",
    title: { en: "A team plan you can check, leaf by leaf", fa: "طرحی گروهی که برگ‌به‌برگ می‌توان سنجید" },
  },
  "/about": {
    drawing: "plans",
    title: { en: "How the plan works, told to the cent", fa: "طرح چگونه کار می‌کند، تا آخرین سنت" },
  },
  "/services": {
    drawing: "bot",
    title: { en: "Four services, and which of them are open", fa: "چهار خدمت، و اینکه کدام باز است" },
  },
  "/contact": { drawing: 9, title: { en: "Write to us", fa: "برای ما بنویسید" } },
  "/faq": {
    drawing: "chance",
    title: { en: "Plain questions, plain answers", fa: "پرسش‌های روشن، پاسخ‌های روشن" },
  },
  "/terms": { drawing: 17, title: { en: "The terms, in plain words", fa: "شرایط استفاده، به زبان ساده" } },
  "/privacy": {
    drawing: 22,
    title: { en: "What we know of you, and what we do not", fa: "آنچه از شما می‌دانیم و آنچه نمی‌دانیم" },
  },
  "/admin/reports/basic": {
    drawing: "contract",
    title: { en: "What it holds, what it owes, who earned what", fa: "دارایی، بدهی، و درآمد هر کس" },
  },
  "/register": { drawing: 4, title: { en: "Take your seat", fa: "جایگاه خود را بگیرید" } },
  "/login": { drawing: 15, title: { en: "Log in", fa: "ورود" } },
  "/newsletter": { drawing: 24, title: { en: "Newsletter", fa: "خبرنامه" } },
};
