// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const siteQuestions: OtherWords = {
  "site-language": [
    `
      switch to english; farsi version; change to persian; site in my language; other languages; translate the site
      i don't understand this language; make it english; where is the language button; show the page in persian
      i can't read english; change to english please; which languages are there; is there an arabic version
      want persian pages; change the language to english; website in another language; it's all in english help`,
    `
      سایت را فارسی کنم; نسخه انگلیسی; تغییر زبان سایت; زبان‌های دیگر; سایت به زبان من; زبانشو عوض کنم; فارسیش کن
      انگلیسیش کن; دکمه زبان کجاست; صفحه رو فارسی نشون بده; انگلیسی بلد نیستم; سایت انگلیسی بشه; چه زبان‌هایی داره
      زبون سایت رو عوض کنم; صفحه‌ها فارسی بشه; زبون رو انگلیسی کن; سایت به یه زبون دیگه; همش انگلیسیه کمک`,
  ],
  "digits-and-theme": [
    `
      english digits in persian; dark colors; night mode; too bright; black background; number style
      my eyes hurt make it dark; change the numbers to english; dark theme please; the page is too bright at night
      show normal numbers instead of persian ones; black mode; letters and numbers look strange; switch to light
      dark look; too white for my eyes; persian numerals off; use english numbers; night colours`,
    `
      رقم انگلیسی; رنگ تیره; حالت شب; صفحه خیلی روشن است; زمینه سیاه; شکل اعداد; تاریکش کنم; عددا انگلیسی بشه
      دارک مود; تم تیره می‌خوام; صفحه شبا خیلی روشنه; عددا رو فارسی نشون بده; حالت مشکی; عددا انگلیسی باشه
      سایت رو روشن کنم; ظاهر تاریک; زیادی سفیده چشمم درد می‌گیره; اعداد فارسی رو بردار; اعداد انگلیسی کن; رنگ شب`,
  ],
  "figures-age": [
    `
      how often is data updated; numbers look old; real time; delay of numbers; refresh rate; are the figures live
      up to date; are these numbers current; when was this updated; how current is the dashboard
      my numbers do not update; is it real time; dashboard shows old values; do i have to reload the page
      how long until a new member shows up; are the numbers up to the second; why's my dashboard behind
      refresh of the data; stale numbers; update interval`,
    `
      عددها قدیمی است; چند وقت یک بار به‌روز می‌شود; لحظه‌ای; تأخیر ارقام; به‌روز بودن; ارقام زنده; این عددا مال کیه
      آخرین آپدیت کی بوده; داشبورد چقدر به‌روزه; عددام آپدیت نمیشه; آنلاین نشون میده; داشبورد مقدار قدیمی نشون میده
      باید صفحه رو رفرش کنم; عضو جدیدم هنوز نیومده تو سایت; عددا ثانیه‌ایه; چرا داشبوردم عقبه; رفرش داده‌ها
      عددای کهنه; هر چند وقت آپدیت میشه`,
  ],
  "site-offline": [
    `
      without internet; no connection; install as app; mobile app; android app; iphone app; app store; offline mode
      is there an app; does it work without net; android or iphone version; can i put it on my home screen
      is there an ios app; do you have a mobile application; does the page load without connection; internet went off
      app for iphone; download your app; use without a network; no signal here; mobile version`,
    `
      بدون اینترنت; اپلیکیشن موبایل; اپ اندروید; نصب برنامه; قطع اینترنت; نسخه آیفون; اپ داره; اپلیکیشن اندروید داره
      بدون نت کار می‌کنه; رو گوشی نصب میشه; برنامه آیفون دارید; اپ موبایل دارید; بدون اینترنت باز میشه; نتم قطع شد
      اپلیکیشنتون کجاست; اپ برای آیفون; اپتون رو دانلود کنم; بدون شبکه; اینجا آنتن ندارم; نسخه موبایل`,
  ],
  "find-member": [
    `
      search for someone; look up a user; find by username; search by address; check if someone is a member
      how do i look somebody up; is my friend a member; search a username; how can i find my friend here
      is this person a member; look for somebody by name; where is the search box; look for a person; find my upline
      search people; how to see another member; is user xyz here`,
    `
      جستجوی عضو; پیدا کردن کاربر; جست‌وجو با نام کاربری; کسی عضو است یا نه; سرچ کاربر; چجوری یکیو پیدا کنم
      دوستم عضوه یا نه; یه یوزرنیم رو سرچ کنم; دوستم رو چطور پیدا کنم; این آدم عضوه; با اسم دنبال یکی بگردم
      جعبه جستجو کجاست; دنبال یه نفر بگردم; بالاسریمو پیدا کنم; جستجوی آدما; یه عضو دیگه رو ببینم
      فلان کاربر هست اینجا`,
  ],
  accessibility: [
    `
      blind users; screen reader; keyboard only; larger text; accessibility; high contrast; my eyesight is bad
      i cannot use a mouse; make the text bigger; is it usable for disabled people; shortcuts of the keyboard
      colour blind; i'm blind; big letters; keyboard use; voice over; hard to read for old people`,
    `
      نابینا; صفحه‌خوان; فقط با صفحه‌کلید; متن بزرگ‌تر; کنتراست بالا; چشمم ضعیفه; با ماوس نمی‌تونم کار کنم
      نوشته‌ها بزرگ‌تر بشه; برای معلول‌ها مناسبه; کوررنگم; کلیدهای میانبر; نابینام; حروف درشت; با کیبورد
      صفحه‌خوان گوشی; برای سالمندا خوندنش سخته`,
  ],
  "contact-support": [
    `
      contact you; support email; customer service; phone number; reach the team; help desk
      complain; send you a message; official channel; how do i write to you; do you have a phone number
      where can i write to you; how do i complain; email of the team
      i need help from support; how fast do you answer; report a problem; mail address of support
      how can i get hold of you; i have a complaint; give me your phone number; chat with your staff; message the team`,
    `
      تماس با شما; ایمیل پشتیبانی; شماره تماس; ارتباط با تیم; شکایت; پیام به پشتیبانی
      چجوری بهتون پیام بدم; شماره تلفن دارید; آیدی پشتیبانی; کجا براتون بنویسم; چجوری شکایت کنم
      ایمیل تیمتون; کمک پشتیبانی می‌خوام; چقدر طول می‌کشه جواب بدید; یه مشکلو گزارش کنم; راه ارتباطی
      آدرس ایمیل پشتیبانی; چطور گیرتون بیارم; شکایت دارم; شماره‌تون رو بدید; به تیم پیام بدم; پشتیبانی کجاست`,
  ],
  lotteries: [
    `
      lottery tickets; draw; jackpot; win a prize; buy a ticket; raffle; can i win something here
      do you have a lottery; when is the next draw; can i win money; where do i buy a ticket; is there a jackpot
      someone sold me a lottery ticket; do you raffle something; lotto; chance to win prizes; draws`,
    `
      بلیت قرعه‌کشی; جایزه; بخت‌آزمایی; لاتاری; خرید بلیت; برنده شدن; قرعه‌کشی دارید; جایزه میدید; بلیت می‌فروشید
      قرعه‌کشی بعدی کیه; میشه برنده شد; بلیت از کجا بخرم; جایزه بزرگ دارید; یکی بهم بلیت قرعه‌کشی فروخت
      قرعه‌کشی می‌کنید; لاتاری دارید; شانس برنده شدن جایزه; قرعه کشی کیه`,
  ],
  "game-center": [
    `
      play games; casino; betting; gambling here; games available; can i play here; are there games
      which games do you have; where do i play; can i bet; casino section; is the game center working
      gambling on this site; slots; play for money; where's the game section`,
    `
      بازی کردن; کازینو; شرط‌بندی; قمار; بازی‌ها کجاست; بازی دارید; میشه بازی کرد; چه بازی‌هایی دارید; کجا بازی کنم
      میشه شرط بست; بخش کازینو; مرکز بازی کار می‌کنه; قمار تو این سایت; اسلات; بازی پولی; بخش بازی کجاست`,
  ],
  "open-services": [
    `
      what is available; features available now; what works today; roadmap; coming soon; which features
      what can i use already; what else do you offer; what can i do here besides the plan; which parts are working
      what services do you offer; when do the other services open; what is planned; list of services; what's live
      upcoming features; everything you offer`,
    `
      چه امکاناتی فعال است; سرویس‌های فعال; به‌زودی; چه چیزی کار می‌کند; امکانات فعلی; الان چیا فعاله; چه خدماتی دارید
      غیر از طرح چه کاری میشه کرد; کدوم بخش‌ها فعاله; چه سرویس‌هایی دارید; بقیه خدمات کی باز میشه; چه چیزی در راهه
      لیست خدمات; چی الان راه افتاده; امکانات آینده; همه چیزایی که دارید`,
  ],
  blog: [
    `
      news and articles; announcements; where are updates posted; read articles; do you have articles
      where are your news posted; the blog link does nothing; read about updates; where's your blog; news page; posts`,
    `
      اخبار و مقالات; اطلاعیه‌ها; مطالب; خبرهای جدید کجاست; مقاله دارید; خبرهاتون رو کجا می‌ذارید; وبلاگ باز نمیشه
      اخبار سایت; وبلاگتون کجاست; صفحه اخبار; نوشته‌ها`,
  ],
};
