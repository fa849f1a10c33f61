// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const siteParaphrases: OtherWords = {
  "site-language": [
    `
      i can't read english, is there persian; where do i switch to farsi; is the website available in turkish or russian
      the page is in a language i don't understand; put everything in english please; how many languages are there`,
    `
      انگلیسی بلد نیستم فارسی دارید; از کجا بذارم رو فارسی; سایت به ترکی یا عربی هم هست; صفحه به زبونیه که نمی‌فهمم
      همه‌چیز را انگلیسی کنید; چند زبان داره; زبون سایت عوض شده`,
  ],
  "digits-and-theme": [
    `
      my eyes hurt, make it dark; numbers are shown in persian letters, i want 123; switch off night mode; black background
      too bright for me; are bigger contrasts possible`,
    `
      چشمم اذیت میشه تیره‌ش کن; عددا فارسیه ۱۲۳ انگلیسی می‌خوام; حالت شب رو خاموش کنم; پس‌زمینه سیاه; خیلی روشنه
      کنتراست بیشتر ممکن است`,
  ],
  "figures-age": [
    `
      are these numbers live; the page says data is 4 minutes old; do i need to press reload to see new values
      how up to date is what i see; the figures haven't moved for an hour; numbers seem stale`,
    `
      این عددا زنده‌ست; صفحه میگه داده‌ها مال ۴ دقیقه پیشه; برای دیدن مقدار جدید باید رفرش کنم; چیزی که می‌بینم چقدر به‌روزه
      یک ساعت است ارقام تغییر نکرده; عددا قدیمیه`,
  ],
  notifications: [
    `
      send me a text when i get a commission; can i get push messages on my phone; how will i know that somebody joined
      remind me of the rank deadline; is there an alert for new members; turn on alerts`,
    `
      پورسانت گرفتم پیامک بدید; رو گوشیم نوتیف میاد; از کجا بفهمم کسی اومده; مهلت رتبه رو یادآوری کنید; اعلان عضو جدید
      هشدارها را چگونه روشن کنم`,
  ],
  "site-offline": [
    `
      no internet right now, what still works; it tells me i am offline; can i pay without a connection; my signal dropped just after i sent it`,
    `
      الان اینترنت ندارم چی کار می‌کنه; میگه آفلاینی; بدون اتصال میشه پرداخت کرد; درست بعد از ارسال آنتن رفت
      بدون شبکه کدام بخش‌ها در دسترس است`,
  ],
  "network-error": [
    `
      i get could not connect all the time; the page stays white; every button gives an error message about the connection
      your server doesn't answer; is it down for everyone or only me; site wont load today`,
    `
      همش می‌نویسه وصل نشد; صفحه سفید می‌مونه; هر دکمه‌ای می‌زنم خطای اتصال میده; سرورتون جواب نمیده; برای همه قطعه یا فقط من
      امروز سایت بارگذاری نمی‌شود`,
  ],
  "vpn-and-countries": [
    `
      is your website blocked in iran; can i open it with a proxy; does my location matter; too many requests when i use a vpn
      do you restrict certain regions; will i get in trouble for using a vpn here`,
    `
      سایتتون تو ایران فیلتره; با پروکسی باز میشه; مهمه کجا باشم; با فیلترشکن میگه درخواست زیاد; بعضی کشورها رو محدود کردید
      استفاده از وی‌پی‌ان برای شما مشکلی دارد`,
  ],
  "phone-app": [
    `
      where's the canopy app in the play store; i found an app called canopy, is it yours; how do i put it on my home screen
      can i do everything from my phone; iphone version please`,
    `
      اپ کانوپی تو پلی‌استور کجاست; یه اپ به اسم کانوپی پیدا کردم مال شماست; بذارمش صفحه اصلی گوشی; همه کارا با گوشی میشه
      نسخهٔ آیفون دارید`,
  ],
  "find-member": [
    `
      how can i look up someone by name; is there a search box; i want to see the profile of another member; does ali42 exist here
      search for my sponsor; check whether a username is registered`,
    `
      یکی رو با اسم چطور پیدا کنم; جعبه جست‌وجو دارید; پروفایل یه عضو دیگه رو ببینم; علی۴۲ اینجا هست; حامیم رو جست‌وجو کنم
      بررسی کنم نامی ثبت شده است یا نه`,
  ],
  accessibility: [
    `
      i am blind, can i use it; does it work with nvda; can i do it without a mouse; i can't tell the colours apart
      keyboard shortcuts; my hands shake, is the page usable`,
    `
      نابینام می‌تونم ازش استفاده کنم; با صفحه‌خوان کار می‌کنه; بدون ماوس میشه; رنگ‌ها رو نمی‌بینم; میانبر صفحه‌کلید
      برای افراد کم‌توان مناسب است`,
  ],
  "contact-support": [
    `
      what's your phone number; i have a complaint, who reads it; whom do i write to about a problem; customer service email
      nobody answers me; how many days until support replies; is there an office i can go to
      i need help from your team`,
    `
      شماره تلفنتون چنده; شکایت دارم کی می‌خونه; برای مشکلم به کی بنویسم; ایمیل پشتیبانی; کسی جوابم رو نمیده
      پشتیبانی چند روزه پاسخ می‌دهد; دفتر حضوری دارید; از تیمتون کمک می‌خوام`,
  ],
  "social-channels": [
    `
      do you have a telegram group; is the canopy page on facebook real; where can i follow you; official twitter account
      someone added me to a whatsapp group of canopy, is that you; are you on youtube`,
    `
      گروه تلگرام دارید; صفحه کانوپی تو فیسبوک واقعیه; کجا دنبالتون کنم; اکانت رسمی اینستاگرام; منو به گروه واتساپ کانوپی اضافه کردن شمایید
      کانال رسمی شما کدام است`,
  ],
  lotteries: [
    `
      can i win something here; when's the next draw on this site; sell me a canopy ticket; the lottery page says not open, why
      i was offered a canopy lottery ticket`,
    `
      اینجا میشه چیزی برنده شد; قرعه‌کشی بعدی سایت کیه; بلیت کانوپی بفروشید; صفحه بخت‌آزمایی میگه بسته‌ست چرا
      بلیت بخت‌آزمایی کانوپی به من پیشنهاد شده است`,
  ],
  "game-center": [
    `
      where are the games; can i bet pol here; is there a casino section on your site; when does the gaming area start
      play for money on canopy`,
    `
      بازی‌ها کجاست; میشه اینجا با پول شرط بست; سایتتون بخش کازینو داره; مرکز بازی کی راه میفته; بازی پولی تو کانوپی
      بخش سرگرمی فعال است؟`,
  ],
  "open-services": [
    `
      what of the things in the menu works already; which parts of the platform can be used today; what are you planning next
      what does services mean; half of the menu is closed, why`,
    `
      از چیزای تو منو کدوما کار می‌کنه; کدوم بخش‌ها الان قابل استفاده‌ست; برنامه بعدیتون چیه; خدمات یعنی چی
      کدام سرویس‌ها هنوز بسته است`,
  ],
  blog: [
    `
      where do i read articles of yours; the blog link takes me to the start page; how do i hear about updates; news section
      what has changed lately in the software`,
    `
      مقاله‌هاتون رو کجا بخونم; لینک بلاگ می‌بره صفحه اول; از تازه‌ها چطور باخبر شم; بخش اخبار
      آخرین تغییرات نرم‌افزار کجاست`,
  ],
};
