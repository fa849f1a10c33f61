// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const practicalQuestions: OtherWords = {
  "seat-expires": [
    "do i lose my seat if i do nothing; does my membership run out; is there a yearly renewal; do i have to buy again every month; must i stay active; i was away for a year is my account still there; inactive account",
    "اگر هیچ کاری نکنم جایگاهم می‌پرد; عضویتم تا کی اعتبار دارد; تمدید سالانه دارد; هر ماه باید دوباره بخرم; باید فعال بمانم; یک سال نبودم حسابم هست; حساب غیرفعال",
  ],
  "can-i-be-excluded": [
    "can you ban me; can my account be blocked; can you freeze my money; will you suspend me; can the admin kick me out; can you close my account against my will",
    "می‌توانید مرا مسدود کنید; حسابم بسته می‌شود; پولم را بلوکه می‌کنید; مدیر می‌تواند بیرونم کند; اخراجم می‌کنید; مسدودی حساب",
  ],
  "report-a-promise": [
    "someone guarantees me profit; my upline promised me money every month; report a member who lies; complain about a recruiter; he said i will earn a fixed salary; false promises of a seller",
    "یکی به من سود تضمینی قول داده; بالاسری‌ام گفته ماهی این‌قدر درمی‌آوری; شکایت از یک عضو; گزارش تخلف; بازاریاب دروغ گفته; وعده حقوق ثابت",
  ],
  "paid-twice": [
    "charged twice; i was billed two times; duplicate payment; i clicked pay again and it took the money twice; double payment refund; two transactions for the same purchase",
    "دو بار پول کم شد; پرداخت تکراری; دوبار زدم روی پرداخت; دو تراکنش برای یک خرید; پول دوباره کسر شد; پرداخت اضافه را پس می‌دهید",
  ],
  "network-error": [
    "network error; could not connect to the server; page does not load; the site is not opening; nothing loads; failed to fetch; connection problem; it keeps saying check your connection; is the server down",
    "خطای شبکه; اتصال به سرور برقرار نشد; صفحه باز نمی‌شود; سایت بالا نمی‌آید; هیچی لود نمی‌شود; اینترنتم وصله ولی ارور می‌دهد; سرور قطع است",
  ],
  "phone-app": [
    "do you have an app; download the app; android app; iphone app; is it in the app store or google play; apk; can i use it on my phone",
    "اپ دارید; دانلود برنامه; نسخه اندروید; نسخه آیفون; در کافه بازار هست; فایل نصبی; با گوشی می‌شود کار کرد",
  ],
};
