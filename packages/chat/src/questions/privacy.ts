// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const privacyQuestions: OtherWords = {
  "what-is-kept": [
    `
      what do you know about me; information stored; personal information; which data is collected; is my data public
      anonymous; what data do you collect; what personal details do you store; is my name stored
      which information about me is public; does the server know my ip; what can others find out about me on the chain
      which details do you save; do you record my ip address; what is visible about me publicly; how private am i here
      information you gather`,
    `
      چه اطلاعاتی از من دارید; چه چیزی ذخیره می‌شود; اطلاعات شخصی; داده‌ها عمومی است; ناشناس بمانم
      چه اطلاعاتی جمع می‌کنید; چه مشخصاتی از من نگه می‌دارید; اسمم جایی ثبت میشه; کدوم اطلاعاتم عمومیه
      آی‌پی منو ذخیره می‌کنید; بقیه چی از من می‌فهمن; چه جزئیاتی ذخیره می‌کنید; آی‌پیم ثبت میشه
      چی از من برای همه معلومه; حریم خصوصیم چقدره; اطلاعاتی که می‌گیرید`,
  ],
  cookies: [
    `
      tracking; google analytics; cookie banner; do you track visitors; trackers; do you use analytics
      am i being followed; what is saved in my browser; do you show ads; is there a cookie consent; local storage
      do you spy on visitors; trackers on this site; ads and analytics; cookie policy; what's stored on my device`,
    `
      ردیابی; گوگل آنالیتیکس; کوکی می‌گذارید; دنبال کردن کاربران; آنالیتیکس دارید; کسی دنبالم می‌کنه تو سایت
      چی تو مرورگرم ذخیره میشه; تبلیغات دارید; کوکی ذخیره می‌کنید; ردیابی کاربر; جاسوسی می‌کنید; ردیاب دارید
      تبلیغات و آمارگیری; سیاست کوکی; چی رو دستگاهم ذخیره میشه`,
  ],
  "how-long-kept": [
    `
      retention period; when is data deleted; how long do you store; expiry of data; when do you delete my data
      how many days is data stored; do you keep data after i leave; storage time; when are backups erased
      how long until my info is gone; data retention; how many months do you keep things; expiry of stored data`,
    `
      مدت نگهداری اطلاعات; کی پاک می‌شود; چند روز ذخیره; زمان حذف داده; کی اطلاعاتمو پاک می‌کنید
      داده‌ها چند روز می‌مونه; بعد از رفتنم اطلاعاتمو نگه می‌دارید; زمان نگهداری; بکاپ‌ها کی پاک میشن
      اطلاعاتم کی از بین میره; ماندگاری داده; چند ماه نگه می‌دارید; انقضای داده‌ها`,
  ],
  "delete-my-data": [
    `
      erase my information; right to be forgotten; remove everything about me; delete personal data; forget me
      wipe my info; remove my email and photo; remove my information from the server; i want my data gone
      delete my picture and settings; can you erase what is on the blockchain; how do i make you forget me
      clear my personal data; take my email and picture off your server; get my information erased
      privacy deletion request; remove all traces of me`,
    `
      اطلاعاتم را حذف کنید; حق فراموشی; همه داده‌هایم پاک شود; حذف اطلاعات شخصی; اطلاعاتمو پاک کنید
      عکس و ایمیلمو حذف کنم; اطلاعاتمو از سرور پاک کنید; می‌خوام داده‌هام حذف بشه; از بلاکچین هم پاک میشه
      همه چیز منو حذف کنید; فراموشم کنید; چطور اطلاعات شخصیمو پاک کنم; ایمیل و عکسمو از سرورتون بردارید
      اطلاعاتم پاک بشه; درخواست حذف اطلاعات; همه ردپاهامو پاک کنید`,
  ],
  "third-parties": [
    `
      do you sell my data; share with others; which companies see me; external services; who else sees my visit
      data passed on; is my data sold; who gets my information; do you give my data to the police or companies
      do other companies see that i visit; do you pass my address on; which services are involved
      are advertisers getting my info; who do you share with; other firms that see my data; give my details away`,
    `
      اطلاعاتم را می‌فروشید; با دیگران به اشتراک; شرکت‌های دیگر; سرویس‌های بیرونی; چه کسی می‌بیند سر زده‌ام
      اطلاعاتمو می‌فروشید; اطلاعاتم به کی میرسه; به دولت اطلاعات می‌دید; شرکتای دیگه می‌فهمن سر زدم
      مشخصاتم رو به کسی می‌دید; سرویس‌های خارجی چیان; اطلاعاتم دست تبلیغاتی‌ها می‌افته; با کی به اشتراک می‌ذارید
      شرکتای دیگه اطلاعاتمو می‌بینن; مشخصاتمو پخش می‌کنید`,
  ],
  "which-mail": [
    `
      emails from you; do you send spam; notification mails; confirmation mail; why did i get an email
      why did you send me an email; will you spam me; do you mail me when i earn; got a mail from you is it real
      which messages do you send; do i get notified by email; what emails will i get
      is this email from canopy genuine; do you notify by mail; mail about my payout`,
    `
      ایمیل‌های شما; اسپم می‌فرستید; ایمیل تأیید; چرا ایمیل گرفتم; چه ایمیلی می‌آید; چرا بهم ایمیل زدید
      ایمیل تبلیغاتی می‌فرستید; وقتی پول بگیرم ایمیل میاد; ایمیلی که اومده از شماست; چه پیام‌هایی می‌فرستید
      با ایمیل خبرم می‌کنید; چه ایمیلایی برام میاد; این ایمیل واقعا از کانوپیه; با ایمیل اطلاع می‌دید; ایمیل واریزی`,
  ],
};
