// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const privacyStories: OtherWords = {
  "what-is-kept": [
    `
      which information do you have on me; do you know my real name; what data do you collect
      do you store my ip or email; is my identity known to you; what do you save when i log in
      do you have my phone number; how much do you know of your visitors`,
    `
      چه اطلاعاتی از من دارید; اسم واقعیم رو می‌دونید; چه داده‌ای جمع می‌کنید; آی‌پی یا ایمیلم رو ذخیره می‌کنید
      هویتم برای شما معلومه; وقتی وارد میشم چی ذخیره میشه; شماره تلفنم رو دارید; از بازدیدکننده‌ها چی می‌دونید`,
  ],
  cookies: [
    `
      do you use google analytics; are there ads that follow me; what does the site save in my browser
      am i tracked here; where is the cookie banner; third party scripts; do you put anything on my computer`,
    `
      از گوگل آنالیتیکس استفاده می‌کنید; تبلیغاتی هست که دنبالم کنه; سایت چی تو مرورگرم ذخیره می‌کنه
      اینجا ردیابی میشم; چرا بنر کوکی ندارید; اسکریپت شخص ثالث دارید; چیزی رو کامپیوترم می‌ذارید`,
  ],
  "how-long-kept": [
    `
      when do you erase my information; for how many days do you keep messages i sent
      how long are backups with my data kept; do you keep my data forever
      is my message to support deleted at some time; retention period`,
    `
      کی اطلاعاتم رو پاک می‌کنید; پیامی که فرستادم چند روز می‌مونه; بکاپ‌هایی که داده من توشه تا کی می‌مونه
      داده‌هام رو برای همیشه نگه می‌دارید; پیامم به پشتیبانی پاک میشه; مدت نگهداری اطلاعات`,
  ],
  "delete-my-data": [
    `
      erase everything you have stored about me; remove my photo and settings from your servers; right to be forgotten
      wipe my personal information; delete my email address from your system
      can my records on the blockchain be removed; please forget me; i don't want any trace of me on your computers
      which of my traces can be removed and which can't`,
    `
      هر چی از من ذخیره کردید پاک کنید; عکس و تنظیماتم رو از سرورتون حذف کنید; حق فراموش شدن
      اطلاعات شخصیم رو پاک کنید; ایمیلم رو از سیستمتون حذف کنید; اطلاعاتم از بلاکچین پاک میشه; پاک کردن داده‌های من
      نمی‌خوام هیچ ردی ازم رو کامپیوترهاتون باشه; کدوم ردهای من پاک میشه و کدوم نمیشه`,
  ],
  "third-parties": [
    `
      do you give my data to others; which companies see that i visit you; does metamask know what i do here
      do you sell my information; who can see my ip address; does my internet provider or the node see my requests
      is my data shared with advertisers; do you pass my personal info to anybody
      are my details given to other companies`,
    `
      اطلاعاتم رو به کسی میدید; چه شرکت‌هایی می‌فهمن من اومدم اینجا; متامسک می‌فهمه اینجا چیکار می‌کنم
      اطلاعاتم رو می‌فروشید; کی آی‌پی من رو می‌بینه; نود درخواست‌هام رو می‌بینه
      داده‌هام با تبلیغاتی‌ها به اشتراک گذاشته میشه; اطلاعات شخصیم رو به کسی میدید; مشخصاتم رو به شرکت دیگه میدید`,
  ],
  "which-mail": [
    `
      i received an email that claims to be from you, is it real; do you send emails to members; will i get spam
      why did i get no email after registering; is the mail asking for my phrase genuine
      how do i recognise your emails`,
    `
      یه ایمیل اومده میگه از طرف شماست واقعیه; به اعضا ایمیل می‌زنید; اسپم می‌فرستید; چرا بعد از ثبت نام ایمیل نیومد
      ایمیلی که عبارت بازیابی می‌خواد از شماست; ایمیل‌های شما رو از کجا بشناسم`,
  ],
};
