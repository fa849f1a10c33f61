// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const privacyParaphrases: OtherWords = {
  "what-is-kept": [
    `
      which personal details do you gather; do you know my real name; what's stored about members; is my identity protected
      can you see what's in my wallet; what information do i have to give you; am i anonymous here`,
    `
      چه اطلاعات شخصی جمع می‌کنید; اسم واقعیم رو می‌دونید; از اعضا چی ذخیره میشه; هویتم محفوظه; می‌بینید تو کیف پولم چی هست
      چه اطلاعاتی باید به شما بدهم; اینجا ناشناسم`,
  ],
  cookies: [
    `
      do i have to accept cookies; are you spying on visitors; is google analytics running here; what is saved in my browser
      why is there no cookie banner; do ads follow me after i visit you`,
    `
      باید کوکی‌ها رو قبول کنم; بازدیدکننده‌ها رو زیر نظر دارید; گوگل آنالیتیکس دارید; تو مرورگرم چی ذخیره میشه
      چرا پیام کوکی ندارید; تبلیغات دنبالم می‌کنه`,
  ],
  "how-long-kept": [
    `
      when do you throw away my information; how many months are records stored; are backups containing my picture erased
      retention period; how long does a message to you stay on the server`,
    `
      اطلاعاتم رو کی دور می‌ریزید; سوابق چند ماه می‌مونه; عکسم تو نسخه پشتیبان تا کی هست; مدت نگهداری داده‌ها
      پیامم تا چه زمانی روی سرور می‌ماند`,
  ],
  "delete-my-data": [
    `
      erase all my personal data please; right to be forgotten; how do i wipe what you have on me; remove my information from your server
      can my wallet and payments be erased too; i want my records gone`,
    `
      همه داده‌های شخصیم رو پاک کنید; حق فراموش شدن; هر چی ازم دارید رو چطور پاک کنم; اطلاعاتم رو از سرورتون حذف کنید
      آدرس و پرداخت‌هایم هم پاک می‌شود`,
  ],
  "third-parties": [
    `
      who besides you gets my information; do you pass my ip to somebody; will my internet provider or the node see what i do
      do you share or sell data to others; does the wallet company learn about this`,
    `
      جز شما کی اطلاعاتم رو می‌گیره; آی‌پیم رو به کسی میدید; نود می‌بینه چیکار می‌کنم; داده‌ها رو به دیگران می‌فروشید
      شرکت سازندهٔ کیف پول از این موضوع باخبر می‌شود`,
  ],
  "which-mail": [
    `
      i received an email from canopy, is it really from you; will you send me mails; why don't i get any message by mail
      do you mail me when something changes; is the mail asking for my phrase genuine`,
    `
      یه ایمیل از کانوپی اومده واقعا از شماست; برام ایمیل می‌فرستید; چرا هیچ ایمیلی نمی‌گیرم; تغییری بشه ایمیل می‌زنید
      ایمیلی که عبارت بازیابی خواسته واقعی است؟`,
  ],
};
