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
  "sponsor-leaves": [
    `
      my sponsor quit what happens to me; the person above me left; what if my upline loses his key; my sponsor changed wallet
      does it matter when my sponsor stops; sponsor deleted his account; my upline is inactive do i lose points
      what happens to my downline if i leave; my sponsor died; do i get a new sponsor if mine dissapears
      the member i sit under moved to another wallet
      my sponsor has no access to his wallet any more, bad for me; does it hurt me if the upline is gone
      the man who recruited me vanished is my seat ok; what becomes of me if the one over me sells his seat
      if my inviter gives up does anything change for me; sponsor is not in the plan any more what about my units`,
    `
      حامیم رفته چی میشه; بالاسریم انصراف داد جایگاهم چی میشه; اگه معرفم کلیدشو گم کنه من چی میشم; حامیم ولتشو عوض کرد
      بالاسریم غیرفعاله ضرر می‌کنم; معرفم فوت کرده; اگه سرشاخه‌م بذاره بره; معرفم دیگه جواب نمیده به من ضرر میزنه
      اگه لیدرم بره بیرون; نفر بالاییم کیف پولشو جابجا کرده
      بالاسریم کلید کیف پولشو گم کرده به من ضرر می‌زنه; نبودن معرفم مشکلی برام داره
      لیدرم غیبش زده جایگاه من سر جاشه; اگه بالاییم جایگاهشو بفروشه من چی میشم
      معرفم دیگه تو طرح نیست واحدای من چی; حامیم کنار کشیده چیزی برای من عوض میشه`,
  ],
  "sponsor-notified": [
    `
      will my sponsor see that i bought more; does my upline get told when i top up; can i join without my sponsor knowing
      is my sponsor informed about my registration; who sees that i joined; does he notice when i buy units
      can i hide my top up from my sponsor; does my sponsor know how much i payed
      does the one who invited me find out about my purchases; will my inviter notice`,
    `
      معرفم می‌فهمه واحد خریدم; به حامیم پیام میره که عضو شدم; می‌خوام بالاسریم نفهمه خرید کردم
      حامیم خبردار میشه شارژ کردم; کی می‌بینه من عضو شدم; میشه بی‌خبر معرف واحد اضافه کنم
      به معرفم خبر میدید ثبت نام کردم; حامیم می‌بینه چقدر پرداختم
      کسی که دعوتم کرده از خریدام خبر میشه; معرفم متوجه خریدم میشه`,
  ],
  "same-computer": [
    `
      can my wife and i use one laptop; two members on the same ip; two accounts in one browser; same wifi as my brother
      is it forbidden to register from the same device; my son wants to join from my pc; do you block several accounts from one ip adress
      whole family from one house; share a computer with another member; can my parents join with my phone
      several people in one household with one internet line; is one connection for all of us ok
      may my mother sign up from my pc; my friend registers on my laptop; use somebody else's device for my own seat
      we share a router at home; my mom wants to join from my computer; same router`,
    `
      من و زنم با یه لپ‌تاپ میشه; دو نفر با یه آی‌پی مشکلی نداره; با یه گوشی دو تا عضو; از یه وای‌فای چند نفر عضو شن
      داداشم می‌خواد با کامپیوتر من ثبت نام کنه; آی‌پی تکراری رو می‌بندید; اعضای یه خانواده از یه خونه
      دو حساب توی یه مرورگر; با سیستم مشترک میشه وارد شد; پدرم با گوشی من ثبت نامش کنم
      چند نفر با یه خط اینترنت; کل خونه با یه مودم
      مامانم از سیستم من عضو شه; رو لپ‌تاپ دوستم حساب خودمو باز کنم
      خونه‌مون یه مودم داره همه با همون وصلیم; بچه‌هام از کامپیوتر خونه عضو شن`,
  ],
  "share-a-seat": [
    `
      can we own a seat together; joint account with my friend; two owners of one seat; two wallets for one account
      add a second wallet to my seat; split a seat between two people; can my partner also withdraw from my box
      one membership for two people; both of us want to log in to the same seat; co-owner
      link another wallet besides mine; use two different wallets for one membership; account with two wallets`,
    `
      با دوستم شریکی یه جایگاه بگیریم; حساب مشترک میشه; دو تا ولت به یه جایگاه وصل کنم; کیف پول دوم به حسابم اضافه کنم
      یه جایگاه دو نفره; شریکم هم بتونه برداشت کنه; نصف نصف واحد بخریم; دو نفری یه عضویت داشته باشیم
      زنم هم بتونه وارد حسابم بشه; میشه جایگاهو با یکی تقسیم کرد
      دو تا کیف پول برای یه عضویت; کیف پول دیگه هم کنار این وصل شه`,
  ],
  "try-first": [
    `
      is there a demo; demo account; can i test it first; try without money; free trial; can i try it with play money; test without real money
      how do i practice before joining; simulate my team before i pay; sandbox to play with; i want to see it working first
      calculator for earnings before joining; run it on my own computer to try
      play around before putting money in; see how it feels before i invest; get to know it first without paying`,
    `
      دمو داره سایت; حساب دمو; می‌خوام اول تست کنم; بدون پول امتحان کنم; نسخه آزمایشی دارید; دوره رایگان داره; قبل از خرید ببینم چجوریه
      با پول الکی امتحان کنم; شبیه‌ساز داره; میشه مجانی امتحانش کرد; قبل عضویت تمرین کنم; تست رایگان داره
      رو کامپیوتر خودم بالا بیارم ببینم
      قبل پول ریختن یه دور ببینم چطوره; اول باهاش کار کنم بعد پول بدم`,
  ],
  "withdraw-without-site": [
    `
      withdraw with polygonscan; withdraw directly from the contract; write contract withdraw; cast send withdraw; call the contract myself
      can i withdraw without the website; use the contract without the site; site is down and i want my money out
      which function do i call to get my box; how much wei is in my box; get my pol out with etherscan; withdraw by hand
      get paid if the site is filtered; boxOf and addrToId
      steps to cash out when your site is gone; take out my money through polygonscan; how exactly do i withdraw from the contract
      take my money out by write contract; exact contract calls to get my box`,
    `
      با پلیگان‌اسکن برداشت کنم; مستقیم از قرارداد برداشت کنم; بدون سایت برداشت; سایت بسته‌ست پولمو چجوری دربیارم
      کدوم تابعو صدا بزنم برای برداشت; رایت کانترکت; با cast برداشت کنم; سایت فیلتره می‌خوام از قرارداد پول بکشم
      اگه سایت نباشه چجوری صندوقمو خالی کنم; دستی از قرارداد بردارم; مراحل برداشت از اسکن
      از طریق پلیگان اسکن پولمو بکشم بیرون; قدم به قدم برداشت از خود قرارداد
      با write contract پولمو بردارم; تابع‌های لازم برای برداشت دستی`,
  ],
  "hardware-wallet": [
    `
      can i use ledger; is ledger supported; hardware wallet; connect my trezor; how do i connect ledger with metamask; ledger nano
      trezor with rabby; blind signing error; ledger refuses to sign; cold wallet; register with a hardware device
      my leger is not in the list; ledger live
      log in with my trezor safe; my coins are on a ledger; i keep everything on a cold device; usb wallet`,
    `
      لجر; کیف پول سخت‌افزاری; لجر پشتیبانی میشه; با ترزور میشه وارد شد; لجرمو چجوری وصل کنم; کیف پول سرد
      لجر با متامسک; بلایند ساینینگ; لجر امضا نمی‌کنه; می‌خوام با سخت‌افزاری عضو شم; لجر نانو دارم; ترزور تو لیست نیست
      پل‌هام تو لجره چجوری وارد شم; ترزور سیف; کیف سختمو وصل کنم به سایت; ولت سخت‌افزاری با سایت`,
  ],
  "pol-hard-to-get": [
    `
      no exchange works in my country; exchanges blocked me where do i get pol; how to buy pol in iran; sanctions no binance
      which network when i withdraw pol from the exchange; exchange only has usdt; can another member sell me pol
      my exchange lists only matic; get pol without kyc; buy pol from a person; p2p; send erc20 or polygon
      can't use any exchange where i live; exchange won't serve my country`,
    `
      تو ایران پل از کجا بخرم; صرافی خارجی کار نمی‌کنه چجوری پل بگیرم; بایننس بسته شده; صرافی ایرانی پل داره
      موقع برداشت از صرافی کدوم شبکه; صرافیم فقط تتر داره; پل رو دستی از یکی بخرم; صرافی نوشته متیک; تحریمیم چجوری پل تهیه کنیم
      از یه عضو پل بخرم; erc20 بزنم یا پالیگان
      صرافی‌ها برای ما محدوده پل از کجا گیر بیارم; صرافیا به ما خدمات نمیدن`,
  ],
  notifications: [
    `
      do you notify me when someone joins my team; alert for new members; push notification; email when i earn something
      remind me when the claim window opens; how do i know that i got a commission; telegram bot for alerts; sms when a new person comes
      will you tell me that the rank window is open; turn on notifcations
      will i get a mail when somebody registers under me; remind me to claim my rank; can you alert me before the deadline
      how will i notice that somebody registered below me; any alert for earnings
      notify me by mail about new people in my leg`,
    `
      وقتی کسی زیرم میاد خبر میدید; نوتیفیکیشن داره; اعلان عضو جدید; وقتی پورسانت گرفتم پیامک میاد; یادآوری مهلت رتبه
      از کجا بفهمم کسی عضو شده; نوتیف روشن کنم; ایمیل میدید وقتی سود میاد; ربات تلگرام برای خبر; مهلت قهرمان باز شد خبرم کنید
      عضو جدید بیاد ایمیل میاد برام; یادم بندازید رتبه‌مو بگیرم
      از کجا متوجه شم زیرم کسی ثبت نام کرده; چطوری خبردار شم درآمد اومده
      با ایمیل خبر بدید کی تو شاخه‌م اومده`,
  ],
  "vpn-and-countries": [
    `
      do i need a vpn; is my country blocked; which countries are banned; site doesn't open without vpn; can i use vpn
      is the site available in iran; my country is under sanctions can i use the site; will you block me for vpn
      geoblocked; allowed countries; access from abroad
      should my vpn be on; turn on vpn or not; is vpn necessary here; must i use a proxy
      is the website restricted somewhere; are some countries excluded from the site; region lock`,
    `
      فیلترشکن لازمه; با وی پی ان وارد شم; کشورم مسدوده; کدوم کشورها ممنوعن; از ایران باز میشه; با فیلترشکن مشکلی پیش نمیاد
      سایت بدون وی‌پی‌ان باز نمیشه; آی‌پی ایران رو می‌بندید; تحریم نیستیم; از خارج هم میشه وارد شد; وی پی انم روشن باشه بن میشم
      فیلترشکنم روشن باشه یا خاموش; پراکسی لازمه
      سایت برای بعضی کشورا محدوده; کدوم کشورا نمی‌تونن وارد سایت شن`,
  ],
  "social-channels": [
    `
      telegram channel; official telegram; is there a telegram group; instagram page; do you have a youtube channel; twitter account
      whatsapp group of canopy; which channels are official; discord server; follow you on social media
      is this telegram group yours; somebody added me to a canopy group
      are you on facebook; are you on twitter or instagram; do you have linkedin; a whatsapp group uses your name
      facebook page; are you active on facebook or twitter; your social networks`,
    `
      کانال تلگرام; گروه تلگرام دارید; تلگرام رسمی; کانال رسمی; پیج اینستاگرام; یوتیوب دارید; گروه واتساپ
      این گروه تلگرام مال شماست; پیج رسمیتون چیه; یکی منو تو گروه کانوپی ادد کرده; شبکه اجتماعی دارید; توییتر دارید
      فیسبوک دارید; تو کدوم شبکه اجتماعی هستید; گروهی به اسم شما تو واتساپ هست واقعیه
      تو فیسبوک یا توییتر هستید; شبکه‌های اجتماعیتون`,
  ],
  "when-rounds-end": [
    `
      what time does the day end; is it midnight utc; when does the new day start in my timezone; what hour do rounds change
      at what time are points counted in iran; until when today can i pay; daily reset time; cut off time
      which time zone do you use; what time of day is the round over
      end of the day in tehran time; timezone of the daily round; local time of the round's end; time zone
      at what hour does my day reset in germany; when is the daily reset for europe; hour of the day when the round changes`,
    `
      روز ساعت چند تموم میشه; دور به وقت ایران کی تموم میشه; ساعت چند ریست میشه; تا ساعت چند امروز می‌تونم بخرم
      به وقت تهران ساعت چنده پایان روز; ساعت سایت به چه وقتیه; روز جدید از ساعت چند شروع میشه; وقت محلی یا جهانی
      ساعت پایان دور کجا نوشته; چه ساعتی امتیازا حساب میشه
      به ساعت ایران کی دور عوض میشه; منطقه زمانی دور
      تا ساعت چند وقت دارم که برای امروز حساب شه; به وقت آلمان ساعت چند روز عوض میشه`,
  ],
  "tree-limits": [
    `
      how many levels deep; maximum depth; is there a maximum team size; how many people can be below me; do deep members count
      does level 20 still count for me; unlimited depth; how many can i sponsor; is the width limited; max number of members under me
      up to how many levels do i get points; how many generations
      can my network have infinite levels; is the network endless; how big may my structure become`,
    `
      تا چند طبقه حساب میشه; عمق درخت محدوده; حداکثر چند نفر زیرم میان; تا چند سطح پایین سود میدن; سقف تعداد زیرمجموعه
      چند نفرو می‌تونم معرفی کنم; طبقه بیستم هم برام حساب میشه; بی‌نهایت عمق داره; محدودیت زیرمجموعه; چند لول پایین
      تا چند نسل; تا چند پله زیرم پول میده
      شبکه‌م تا کجا می‌تونه بزرگ شه; بی‌نهایت لایه میشه داشت`,
  ],
  "own-rule-or-market": [
    `
      program my own strategy; custom bot code; can i write python for the bot; own indicator; trade eth on the bot; other coins for the bot
      add a market; trade dogecoin with the bot; api for my own bot; pine script; upload my strategy; more trading pairs
      bot for shiba or solana; other coin than eth and btc for the bot`,
    `
      استراتژی خودمو کد بزنم; ربات خودمو بنویسم; با پایتون میشه; اندیکاتور خودم; یه بازار دیگه اضافه کنم; ربات رو دوج‌کوین
      جفت ارز دیگه میشه; ربات با ارزای دیگه; قانون خودمو برنامه‌نویسی کنم; استراتژیمو آپلود کنم; api برای ربات شخصی
      ربات با شیبا; ربات برای سولانا; کوین دیگه برای ربات`,
  ],
  "top-earners": [
    `
      leaderboard; who earns the most; best members; top earners list; ranking of members by income; richest member; who made the most money
      show me the successful people; highest income so far; hall of fame; how much does the best one make
      is there a leaderboard; show the leaderboard of members; who is number one in earnings
      biggest profit of one member and who is it; most income ever`,
    `
      کی از همه بیشتر درآورده; لیست برترین‌ها; پردرآمدترین عضو; جدول برترین اعضا; نفرات برتر; بیشترین درآمد مال کیه
      آدمای موفقو نشونم بده; کی پولدار شده از اینجا; رتبه‌بندی درآمد اعضا; نفر اول چقدر درمیاره; لیدربورد
      لیدربورد دارید; جدول پردرآمدها; برترین‌ها رو کجا ببینم
      بیشترین سود یه نفر چقدر بوده و کی بوده`,
  ],
  "report-vulnerability": [
    `
      i found a bug in the contract; security vulnerability; bug bounty; responsible disclosure; reward for hackers; report an exploit
      i found a hole in your site; where do i send a security issue; do you pay for bugs; vulnerability report confidential
      security contact; found a serius bug`,
    `
      باگ امنیتی پیدا کردم; بانتی دارید; جایزه کشف باگ; یه حفره تو سایت دیدم; آسیب‌پذیری رو به کی بگم; گزارش محرمانه باگ
      باگ قراردادو کجا گزارش بدم; برای باگ پول میدید; هکر کلاه سفیدم; مشکل امنیتی دیدم; راه نفوذ پیدا کردم`,
  ],
};
