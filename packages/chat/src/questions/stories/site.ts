// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const siteStories: OtherWords = {
  "site-language": [
    `
      the page is in english but i want farsi; where is the language switch; show the site in persian
      how do i get this page in english; is there a german version; switch to english without losing what i typed
      can i read this in arabic`,
    `
      صفحه انگلیسیه فارسی می‌خوام; دکمه زبان کجاست; سایت رو فارسی نشون بده; این صفحه رو انگلیسی کنم
      نسخه عربی یا ترکی دارید; بدون اینکه چیزایی که نوشتم بپره زبان رو عوض کنم; زبان سایت رو عوض کن`,
  ],
  "digits-and-theme": [
    `
      numbers are shown in persian, i want 123; is there a dark mode; the white background hurts my eyes
      switch to night mode; can i type numbers in persian; high contrast; english digits on the farsi page
      turn off animations`,
    `
      عددها فارسیه من انگلیسی می‌خوام; حالت شب دارید; پس‌زمینه سفید چشممو اذیت می‌کنه; دارک مود
      عدد فارسی می‌تونم تایپ کنم; کنتراست بالا; رقم انگلیسی تو صفحه فارسی; انیمیشن‌ها رو خاموش کنم; تم تیره`,
  ],
  "figures-age": [
    `
      are the numbers live; how often does the dashboard refresh; the dashboard shows old values
      do i have to reload to see new members; why is the data behind; when was this page updated
      figures are stale warning; my friend joined five minutes ago and i don't see it, is the page slow
      how current is what i see here`,
    `
      عددها زنده‌ان; داشبورد هر چند وقت یه بار به‌روز میشه; داشبورد مقدار قدیمی نشون میده
      برای دیدن عضو جدید باید رفرش کنم; چرا داده‌ها عقبه; این صفحه کی به‌روز شده; هشدار قدیمی بودن ارقام
      دوستم پنج دقیقه پیش عضو شد نمی‌بینمش صفحه کنده; چیزی که اینجا می‌بینم چقدر به‌روزه`,
  ],
  "site-offline": [
    `
      can i use it without a connection; what still works with no internet
      my internet is gone, is my transaction lost; offline notice at the top; does it work on a train with bad signal`,
    `
      بدون اینترنت میشه استفاده کرد; نت نباشه چی کار می‌کنه; اینترنتم رفت تراکنشم از بین رفت; پیام آفلاین بالای صفحه
      با اینترنت ضعیف کار می‌کنه`,
  ],
  "network-error": [
    `
      it can't reach the server; connection failed message; nothing loads when i press a button
      keeps saying try again; site not responding; page is blank with an error; an error occurred while loading
      a red bar says connection failed whenever i open the dashboard; all other pages work, only yours doesn't load`,
    `
      به سرور وصل نمیشه; پیام اتصال ناموفق; دکمه می‌زنم هیچی لود نمیشه; هی میگه دوباره تلاش کنید; سایت جواب نمیده
      صفحه سفید با خطا; موقع بارگذاری خطا میده; هر وقت داشبورد رو باز می‌کنم یه نوار قرمز میگه اتصال ناموفق
      بقیه سایت‌ها باز میشن فقط شما باز نمیشه`,
  ],
  "phone-app": [
    `
      is there something in the play store; install it on my mobile; use it on my iphone; app for android please
      can i have an icon on my home screen; i found a canopy app, is it yours; mobile version`,
    `
      تو گوگل پلی هست; روی موبایلم نصب کنم; با آیفون میشه استفاده کرد; اپ اندروید بدید; آیکونش رو صفحه گوشیم باشه
      یه اپ به اسم کانوپی پیدا کردم مال شماست; نسخه موبایل; برنامه موبایل`,
  ],
  "find-member": [
    `
      search for a person by name; how do i look up my friend's account; is there a search box
      find out if someone is a member; check another member's points; keyboard shortcut for search`,
    `
      یه نفر رو با اسم جستجو کنم; حساب دوستم رو چطور پیدا کنم; جعبه جستجو هست; بفهمم یکی عضوه یا نه
      امتیاز یه عضو دیگه رو ببینم; میانبر جستجو`,
  ],
  accessibility: [
    `
      i'm blind, can i use it; does it work with nvda; navigate without a mouse; large text; i can't see colors well
      voice over on iphone; keyboard only`,
    `
      نابینام می‌تونم استفاده کنم; با صفحه‌خوان کار می‌کنه; بدون ماوس; متن بزرگ; رنگ‌ها رو خوب تشخیص نمیدم
      ویس اور آیفون; فقط با کیبورد`,
  ],
  "contact-support": [
    `
      how do i contact you; your phone number; do you have telegram or whatsapp support; email address of the company
      where is your office; i need help from your team; how long does support take to answer; i want to complain
      send a message to the company; report a bug
      something on the page is wrong and i'd like to write to someone about it; how do i reach the people who run this`,
    `
      چطور باهاتون تماس بگیرم; شماره تلفنتون; پشتیبانی تلگرام یا واتساپ دارید; آدرس ایمیل شرکت; دفترتون کجاست
      از تیمتون کمک می‌خوام; پشتیبانی کی جواب میده; شکایت دارم; به شرکت پیام بدم; گزارش باگ; شماره پشتیبانی
      یه چیزی تو صفحه اشتباهه می‌خوام به یکی بنویسم; چطور به کسایی که اینجا رو می‌گردونن دسترسی پیدا کنم`,
  ],
  lotteries: [
    `
      when is the draw; buy a lottery ticket here; do you have a raffle; someone sold me a canopy ticket
      is there a jackpot; can i win a prize; lottery in the services menu
      they sell lottery tickets in your name on instagram; tickets for a draw with your logo
      is the raffle on facebook from you; where are your lotteries and games`,
    `
      قرعه کشی کیه; بلیت بخت‌آزمایی بخرم; قرعه کشی دارید; یکی بلیت کانوپی بهم فروخت; جایزه بزرگ هست; میشه جایزه برد
      لاتاری تو منوی خدمات; شانسم رو امتحان کنم; تو اینستا به اسم شما بلیت بخت‌آزمایی می‌فروشن
      بلیت قرعه کشی با لوگوی شما; قرعه کشی تو تلگرام مال شماست; قرعه کشی‌هاتون کجاست`,
  ],
  "game-center": [
    `
      can i play games here for money; casino; betting on your site; when do the games open; poker or dice
      play to earn; game center in the menu does nothing; where are your games; gambling section; play with stakes
      when can i play`,
    `
      میشه اینجا با پول بازی کرد; کازینو; شرط بندی تو سایتتون; بازی‌ها کی باز میشه; پوکر یا تاس; بازی کنم پول دربیارم
      مرکز بازی تو منو کار نمی‌کنه; بازی‌هاتون کجاست; بخش قمار; بازی شرطی; کی میشه بازی کرد`,
  ],
  "open-services": [
    `
      which parts of the site are working; what can i use apart from the plan; what services do you offer
      is everything in the menu available; coming soon services; list of products`,
    `
      کدوم بخش‌های سایت کار می‌کنه; غیر از طرح از چی میشه استفاده کرد; چه خدماتی دارید; همه چیز منو فعاله
      خدماتی که به زودی میاد; لیست محصولات`,
  ],
  blog: [
    `
      where can i read news; is there an articles page; what's new on the site; changelog
      where do you publish announcements; news about the project`,
    `
      خبرها رو کجا بخونم; صفحه مقالات دارید; چه چیز جدیدی اومده; اطلاعیه‌ها رو کجا می‌ذارید; اخبار پروژه
      تغییرات جدید سایت`,
  ],
};
