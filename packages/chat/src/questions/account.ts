// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const accountQuestions: OtherWords = {
  profile: [
    "account settings; edit my profile; what can be edited; settings page; personal page; my details",
    "تنظیمات حساب; ویرایش پروفایل; صفحه شخصی; چه چیزی قابل ویرایش است; مشخصاتم",
  ],
  picture: [
    "upload a photo; avatar; profile photo; remove my picture; image too large; photo not accepted; put my face",
    "آپلود عکس; آواتار; عکس پروفایل; حذف عکس; عکس قبول نمی‌شود; عکسم را بگذارم",
  ],
  "language-and-digits": [
    "persian numbers; dark mode; night theme; switch to farsi; settings for look; display settings",
    "اعداد فارسی; حالت شب; تم تاریک; ظاهر سایت; تنظیم زبان حساب",
  ],
  "change-username": [
    "rename my account; i don't like my name; pick a new name; edit my name; price for a new username; how much to rename",
    "اسمم را عوض کنم; نام جدید; یوزرنیم دیگر; هزینه تغییر نام; از اسمم خوشم نمی‌آید; ویرایش نام کاربری",
  ],
  "old-username": [
    "can someone take my former name; get my previous name back; is the old name free; reserved name; name after change",
    "نام قبلی‌ام را کسی می‌گیرد; برگشت به نام قبلی; نام قدیمی آزاد می‌شود; رزرو نام",
  ],
  "move-wallet": [
    "change my wallet address; new wallet for my account; transfer my account to another address; switch to a hardware wallet; use another wallet; replace wallet",
    "تغییر کیف پول حساب; کیف پول جدید برای جایگاهم; انتقال حساب به آدرس دیگر; والتم را عوض کنم; کیف پول دیگر; جابه‌جایی جایگاه",
  ],
  "what-moves": [
    "do i keep my team after moving; will my earnings move; lose anything when changing wallet; do i start from zero with a new wallet; is my box transferred; what happens to my points when i move",
    "با عوض کردن کیف پول تیمم می‌ماند; صندوقم منتقل می‌شود; از صفر شروع می‌شود; امتیازم بعد از انتقال; چیزی از دست می‌دهم",
  ],
  "wrong-move": [
    "typed the wrong address; cancel wallet change; stop the transfer of my seat; pasted wrong wallet; undo moving; mistake in new address",
    "آدرس اشتباه زدم; لغو تغییر کیف پول; انتقال را متوقف کنم; آدرس غلط کپی کردم; اشتباه در آدرس جدید",
  ],
  "download-data": [
    "copy of my data; export my information; everything you have about me as a file; gdpr request; get my data",
    "کپی اطلاعاتم; خروجی داده‌هایم; همه اطلاعات من را بدهید; دریافت اطلاعات شخصی; فایل اطلاعات",
  ],
  "delete-account": [
    "remove my account; close my account forever; erase my membership; delete my seat; unregister; stop being a member",
    "بستن حساب برای همیشه; حذف اکانت; پاک کردن عضویت; حساب را ببندم; از عضویت خارج شوم",
  ],
  newsletter: [
    "stop sending me mails; unsubscribe; subscribe to news; mailing list; news by email; remove me from the list",
    "ایمیل نفرستید; لغو خبرنامه; عضو خبرنامه; اخبار با ایمیل; از لیست حذفم کنید",
  ],
  invite: [
    "referral link; my invitation link; qr code for friends; where is my link; share with friends; bring a friend; invite people; affiliate link; how to recruit",
    "لینک دعوت; لینک معرفی; کد qr دعوت; لینکم کجاست; دوستم را دعوت کنم; ارسال لینک; لینک رفرال",
  ],
  "sell-or-inherit": [
    "sell my position; what happens if i die; leave it to my children; inheritance; transfer to my wife; give my account away; can i sell my units",
    "فروش حساب; بعد از مرگم; ارث; به بچه‌هایم برسد; به همسرم منتقل کنم; واگذاری جایگاه; فروش واحد",
  ],
  "what-is-box": [
    "my balance; what is the box; where is my balance; what does box mean; my account balance; funds i can take",
    "موجودی من; باکس چیه; بالانس حسابم; صندوق یعنی چه; موجودی حساب; پولی که می‌توانم بردارم",
  ],
  "how-to-withdraw": [
    "cash out; take my money out; get my earnings; payout; withdraw my balance; transfer to my wallet; claim my money; take out profit; how to receive my money; minimum withdrawal; how long does a withdrawal take; when can i withdraw",
    "پول درآوردن; پولم را بگیرم; نقد کنم; پولم را بردارم; انتقال به کیف پول; حداقل برداشت; برداشت چقدر طول می‌کشد; کی می‌توانم برداشت کنم; درآمدم را چطور بگیرم; سودم را بکشم بیرون; واریز به والت",
  ],
  "withdraw-elsewhere": [
    "withdraw to binance; send to an exchange; pay out to my bank account; withdraw to a friend's wallet; other address for payout; payout to a bank card; send directly to my exchange account; cash in rial",
    "برداشت به بایننس; ارسال به صرافی; واریز به حساب بانکی; برداشت به کارت; به کیف پول دوستم; برداشت ریالی; به نوبیتکس بفرستم",
  ],
  "withdrawal-problem": [
    "withdrawal not received; withdrawal missing; money did not arrive in my wallet; withdraw failed; error when cashing out; withdrew but nothing came; payout lost; stuck withdrawal",
    "برداشت نرسید; برداشت زدم نیامد; پول به کیف پول نیامد; خطا هنگام برداشت; برداشت ناموفق; برداشتم گیر کرده; پول برداشت‌شده کجاست",
  ],
  fees: [
    "withdrawal fee; do you take a cut; hidden fees; what do you charge; deduct from earnings; commission on withdrawal; all fees",
    "کارمزد برداشت; هزینه پنهان; از درآمدم کم می‌کنید; چند درصد برمی‌دارید; فی برداشت; همه هزینه‌ها",
  ],
  ledger: [
    "where does my balance come from; sum of my box; breakdown of balance; my balance looks wrong; explain my balance; check the sum",
    "موجودی‌ام از کجا آمده; ریز صندوق; جمع صندوق درست نیست; موجودی اشتباه است; تفکیک موجودی; صندوق چطور حساب می‌شود",
  ],
  history: [
    "list of my payments; past transactions; see all earnings; record of my account; income history; see what i paid",
    "لیست پرداخت‌هایم; گردش حساب; سابقه درآمد; تراکنش‌های گذشته; همه واریزی‌ها; ببینم چقدر پرداخته‌ام",
  ],
  "how-calculated": [
    "why did i get this amount; explain yesterday's payout; calculation of my round; why so little; check the math of a day; how was my income computed; details of a round",
    "چرا این مبلغ را گرفتم; محاسبه دیروز; چرا کم گرفتم; درآمد دیروز چطور حساب شد; جزئیات یک دور; حساب درآمدم",
  ],
  csv: [
    "export to excel; download transactions; spreadsheet; export history; file for accountant",
    "خروجی اکسل; دانلود تراکنش‌ها; فایل اکسل; خروجی تاریخچه; فایل برای حسابدار",
  ],
  statements: [
    "yearly summary; monthly statement; tax document; printable statement; annual report of my income; invoice",
    "گزارش سالانه; صورت‌حساب ماه; مدرک مالیاتی; چاپ صورت‌حساب; جمع درآمد سال; فاکتور",
  ],
  taxes: [
    "is it taxable; declare my income; tax office; do i owe tax; tax on crypto income; tax advice",
    "مالیات دارد; اظهار درآمد; اداره مالیات; مالیات ارز دیجیتال; مالیات درآمدم",
  ],
  "pol-price": [
    "which exchange rate; dollar value used; rate of pol; source of the price; price at payment; conversion to dollars; how do you convert",
    "نرخ تبدیل; قیمت دلار به پل; کدام نرخ; منبع نرخ; نرخ روز پرداخت; قیمت از کجا می‌آید",
  ],
  "pol-falls": [
    "pol crashed; coin lost value; my balance in dollars went down; value drop; price risk; does the box lose value; pol is cheaper now; volatility",
    "پل ریزش کرد; ارزش صندوقم کم شد; موجودی دلاری پایین آمد; ارز ارزان شد; نوسان قیمت; پل سقوط کند",
  ],
  "not-credited-yet": [
    "earnings not showing; points not in balance; balance did not change; yesterday's income missing; made points but no money; income delayed; balance still the same; where is my income",
    "درآمدم نیامده; امتیاز گرفتم پول نیامد; موجودی تغییر نکرده; درآمد دیروز نیست; پولم به صندوق نرسیده; صندوق همان است; سودم کو",
  ],
  "where-is-money": [
    "who holds my money; is my money safe with you; where are funds stored; custody; do you keep my coins; where is the money",
    "پولم دست کیست; پول اعضا کجاست; شما پول را نگه می‌دارید; امن بودن پول; محل نگهداری پول; پول دست شماست",
  ],
  solvency: [
    "go bankrupt; run out of funds; can you pay everyone; enough reserves; collapse; insolvent; what if everyone withdraws",
    "ورشکست می‌شوید; پول کم می‌آید; همه با هم برداشت کنند; پشتوانه; پول تمام شود; توان پرداخت",
  ],
  report: [
    "public statistics; overall numbers; see the plan's finances; total paid; how many members are there; public data",
    "آمار عمومی; آمار کلی; وضعیت مالی طرح; تعداد اعضا; مجموع پرداخت‌ها; اطلاعات عمومی",
  ],
  "what-is-kept": [
    "what do you know about me; information stored; personal information; which data is collected; is my data public; anonymous",
    "چه اطلاعاتی از من دارید; چه چیزی ذخیره می‌شود; اطلاعات شخصی; داده‌ها عمومی است; ناشناس بمانم",
  ],
  cookies: [
    "tracking; google analytics; cookie banner; do you track visitors; trackers",
    "ردیابی; گوگل آنالیتیکس; کوکی می‌گذارید; دنبال کردن کاربران",
  ],
  "how-long-kept": [
    "retention period; when is data deleted; how long do you store; expiry of data",
    "مدت نگهداری اطلاعات; کی پاک می‌شود; چند روز ذخیره; زمان حذف داده",
  ],
  "delete-my-data": [
    "erase my information; right to be forgotten; remove everything about me; delete personal data; forget me",
    "اطلاعاتم را حذف کنید; حق فراموشی; همه داده‌هایم پاک شود; حذف اطلاعات شخصی",
  ],
  "third-parties": [
    "do you sell my data; share with others; which companies see me; external services; who else sees my visit; data passed on",
    "اطلاعاتم را می‌فروشید; با دیگران به اشتراک; شرکت‌های دیگر; سرویس‌های بیرونی; چه کسی می‌بیند سر زده‌ام",
  ],
  "which-mail": [
    "emails from you; do you send spam; notification mails; confirmation mail; why did i get an email",
    "ایمیل‌های شما; اسپم می‌فرستید; ایمیل تأیید; چرا ایمیل گرفتم; چه ایمیلی می‌آید",
  ],
  "contact-support": [
    "contact you; support email; telegram channel; customer service; phone number; reach the team; help desk; complain; send you a message; official channel",
    "تماس با شما; ایمیل پشتیبانی; کانال تلگرام; شماره تماس; ارتباط با تیم; شکایت; پیام به پشتیبانی; کانال رسمی",
  ],
  "talk-to-a-person": [
    "speak to a human; real person; live agent; human support; not a robot; ticket; open a ticket; operator in chat",
    "صحبت با آدم واقعی; پشتیبان انسانی; اپراتور; تیکت; تیکت بزنم; با ربات حرف نمی‌زنم",
  ],
  "what-is-assistant": [
    "are you human; are you a robot; who am i talking to; are you ai; what can you do; who are you; what can i ask; how do you know the answers",
    "تو آدمی; تو ربات هستی; با کی حرف می‌زنم; هوش مصنوعی هستی; چه کاری بلدی; کی هستی; چه بپرسم; از کجا می‌دانی",
  ],
  "assistant-wrong": [
    "can i trust your answers; you gave a wrong answer; are you sure; mistakes of the chatbot; is this answer correct; do you make things up",
    "به جوابت اعتماد کنم; جوابت اشتباه بود; مطمئنی; اشتباه چت‌بات; درست می‌گویی; از خودت می‌سازی",
  ],
  "chat-kept": [
    "is this chat saved; who reads this conversation; delete this conversation; are my messages stored; chat privacy; remove chat history",
    "این چت ذخیره می‌شود; چه کسی گفت‌وگو را می‌خواند; پاک کردن گفت‌وگو; پیام‌هایم می‌ماند; حذف تاریخچه چت",
  ],
  "external-model": [
    "do you use chatgpt; is openai behind this; are questions sent to an ai company; which model; which llm; local model",
    "از چت جی‌پی‌تی استفاده می‌کنید; پرسش‌ها به openai می‌رود; کدام مدل; شرکت خارجی می‌خواند; مدل زبانی",
  ],
  "assistant-powers": [
    "withdraw for me; send my coins for me; do it on my behalf; can you buy units for me; can you access my account; change my name for me; transfer money for me",
    "برایم برداشت کن; تو بفرست; به جای من انجام بده; برایم واحد بخر; به حسابم دسترسی داری; نامم را تو عوض کن",
  ],
  "site-language": [
    "switch to english; farsi version; change to persian; site in my language; other languages; translate the site",
    "سایت را فارسی کنم; نسخه انگلیسی; تغییر زبان سایت; زبان‌های دیگر; سایت به زبان من",
  ],
  "digits-and-theme": [
    "english digits in persian; dark colors; night mode; too bright; black background; number style",
    "رقم انگلیسی; رنگ تیره; حالت شب; صفحه خیلی روشن است; زمینه سیاه; شکل اعداد",
  ],
  "figures-age": [
    "how often is data updated; numbers look old; real time; delay of numbers; refresh rate; are the figures live; up to date",
    "عددها قدیمی است; چند وقت یک بار به‌روز می‌شود; لحظه‌ای; تأخیر ارقام; به‌روز بودن; ارقام زنده",
  ],
  "site-offline": [
    "without internet; no connection; install as app; mobile app; android app; iphone app; app store; offline mode",
    "بدون اینترنت; اپلیکیشن موبایل; اپ اندروید; نصب برنامه; قطع اینترنت; نسخه آیفون",
  ],
  "find-member": [
    "search for someone; look up a user; find by username; search by address; check if someone is a member",
    "جستجوی عضو; پیدا کردن کاربر; جست‌وجو با نام کاربری; کسی عضو است یا نه; سرچ کاربر",
  ],
  accessibility: [
    "blind users; screen reader; keyboard only; larger text; accessibility; high contrast",
    "نابینا; صفحه‌خوان; فقط با صفحه‌کلید; متن بزرگ‌تر; کنتراست بالا",
  ],
  lotteries: [
    "lottery tickets; draw; jackpot; win a prize; buy a ticket; raffle",
    "بلیت قرعه‌کشی; جایزه; بخت‌آزمایی; لاتاری; خرید بلیت; برنده شدن",
  ],
  "game-center": [
    "play games; casino; betting; gambling here; games available",
    "بازی کردن; کازینو; شرط‌بندی; قمار; بازی‌ها کجاست",
  ],
  "open-services": [
    "what is available; features available now; what works today; roadmap; coming soon; which features",
    "چه امکاناتی فعال است; سرویس‌های فعال; به‌زودی; چه چیزی کار می‌کند; امکانات فعلی",
  ],
  blog: [
    "news and articles; announcements; where are updates posted; read articles",
    "اخبار و مقالات; اطلاعیه‌ها; مطالب; خبرهای جدید کجاست",
  ],
};
