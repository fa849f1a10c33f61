// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const practicalStories: OtherWords = {
  "sponsor-leaves": [
    `
      my inviter disappeared, is my account affected; what if the one over me stops
      the guy who brought me left the plan; do i lose my place when my upline goes
      upline lost his wallet, what about me; my sponsor doesn't reply anymore, do i get a new one`,
    `
      معرفم غیبش زده حسابم چیزی میشه; اگه بالاسریم ادامه نده چی; کسی که منو آورده ول کرده رفته
      با رفتن بالاسری جام از دست میره; بالاسریم ولتش رو گم کرده من چی میشم; حامیم جواب نمیده یکی دیگه بهم میدید`,
  ],
  "sponsor-notified": [
    `
      can my upline see what i buy; does the person who invited me get a message about my purchase
      i don't want my sponsor to know how many units i have; will my inviter find out; is my sponsor told when i join`,
    `
      بالاسریم می‌بینه چی می‌خرم; به معرفم درباره خریدم پیام میره; نمی‌خوام حامیم بدونه چند واحد دارم; معرفم می‌فهمه
      وقتی عضو میشم به حامیم خبر میدن`,
  ],
  "same-computer": [
    `
      can my brother log in on my laptop as well; two people from one house, is it a problem
      our family shares one internet connection; register two members from the same phone; does the same ip get banned
      my husband wants to use my browser for his account`,
    `
      برادرم هم می‌تونه با لپ‌تاپ من وارد شه; دو نفر از یه خونه مشکلی داره; خانوادگی یه اینترنت داریم
      با یه گوشی دو نفر ثبت نام کنن; آی‌پی یکی باشه مسدود میشه; شوهرم با مرورگر من وارد حسابش بشه`,
  ],
  "share-a-seat": [
    `
      can my wife and i own one account together; one seat for two friends who split the price
      use the same membership with a second wallet; may two people log in to one seat; we both want to be owners`,
    `
      من و خانمم یه حساب مشترک داشته باشیم; یه جایگاه برای دو تا دوست که نصف نصف پول بدن
      با کیف پول دوم هم به همون عضویت وصل بشم; دو نفر وارد یه جایگاه بشن; هر دومون صاحبش باشیم`,
  ],
  "try-first": [
    `
      is there a way to test this before i spend money; demo version; i'd like to look inside without registering
      practise with play money first; a free account to try; can i see the dashboard before paying; trial`,
    `
      قبل از خرج کردن پول میشه تست کرد; نسخه دمو; می‌خوام بدون ثبت نام داخلش رو ببینم; اول با پول الکی تمرین کنم
      حساب رایگان برای امتحان; قبل از پرداخت داشبورد رو ببینم; حساب آزمایشی مجانی`,
  ],
  "withdraw-without-site": [
    `
      your site is blocked, how do i take my money from the contract directly; withdraw through the block explorer
      which contract function pays me; can i get my box using foundry; use polygonscan to cash out
      withdraw by hand without your page`,
    `
      سایتتون بسته‌ست چطور مستقیم از قرارداد پولمو بگیرم; از طریق کاوشگر بلاک برداشت کنم; کدوم تابع قرارداد پول میده
      با فاندری صندوقم رو بگیرم; از پلیگان اسکن نقد کنم; بدون صفحه شما دستی برداشت کنم; بدون سایت با قرارداد کار کنم`,
  ],
  "when-rounds-end": [
    `
      at what time does the day switch over here; does a day begin at midnight; what hour is the cut off in my country
      when is the reset each day; until which hour does a purchase count for today; utc or local time`,
    `
      روز جدید ساعت چند شروع میشه; از نیمه شب شروع میشه; به وقت کشور من ساعت چند بسته میشه; ریست هر روز چه ساعتیه
      خرید تا چه ساعتی برای امروز حساب میشه; به وقت جهانی یا ایران`,
  ],
  notifications: [
    `
      tell me by email when somebody registers below me; do you notify me by email when i earn
      can i get a message when my rank can be claimed; push notification on my phone; alert when i get a commission
      sms for new members; how will i know that something happened`,
    `
      وقتی کسی زیرم عضو شد ایمیل بزنید; وقتی درآمد داشتم خبرم می‌کنید; موقع درخواست رتبه بهم پیام میدید
      نوتیفیکیشن روی گوشی; هشدار وقتی پورسانت گرفتم; پیامک برای عضو جدید; از کجا بفهمم اتفاقی افتاده`,
  ],
  "vpn-and-countries": [
    `
      does it work with a vpn; must i turn on a vpn; is the site filtered in my country; do you block iranian ips
      can i open the page from dubai; will a vpn get me banned; which countries can't open the site`,
    `
      با فیلترشکن کار می‌کنه; وی پی ان باید روشن باشه; سایت تو کشور من فیلتره; آی‌پی ایران رو می‌بندید
      از دبی باز میشه; با وی پی ان بن میشم; کدوم کشورها سایت باز نمیشه`,
  ],
  "social-channels": [
    `
      where do i follow you; do you have a news channel; is the instagram page with your logo real
      link of your telegram group; are you on twitter or facebook; somebody invited me to your whatsapp group
      is there a community chat`,
    `
      کجا دنبالتون کنم; کانال خبری دارید; پیج اینستاگرام با لوگوی شما واقعیه; لینک گروه تلگرامتون
      تو توییتر یا فیسبوک هستید; یکی منو به گروه واتساپتون دعوت کرده; گروه گفتگوی اعضا هست`,
  ],
  "top-earners": [
    `
      who earns the most here; show me your most successful members; list of the richest members; leaderboard
      success stories; is there a ranking of members by income`,
    `
      اینجا کی از همه بیشتر درمیاره; موفق‌ترین اعضاتون رو نشون بدید; لیست پولدارترین اعضا; جدول برترین‌ها
      داستان موفقیت; رتبه‌بندی اعضا بر اساس درآمد`,
  ],
  "report-vulnerability": [
    `
      i found a security hole; is there a bug bounty; how do i report a bug in the contract; responsible disclosure
      i can hack your site, whom do i tell; reward for finding a weakness`,
    `
      یه حفره امنیتی پیدا کردم; باگ بانتی دارید; باگ قرارداد رو چطور گزارش بدم; افشای مسئولانه
      می‌تونم سایتتون رو هک کنم به کی بگم; جایزه پیدا کردن ضعف`,
  ],
  "pol-hard-to-get": [
    `
      buy pol in iran; binance doesn't accept me, how do i get pol; no exchange serves my country
      can a member sell me pol; my exchange has only matic; get pol without an exchange
      is it safe to buy pol from a stranger`,
    `
      تو ایران از کجا پول (pol) بخرم; بایننس قبولم نمی‌کنه چطور پول بگیرم; هیچ صرافی به کشورم خدمات نمیده
      عضوی هست بهم پول بفروشه; صرافیم فقط متیک داره; بدون صرافی پول تهیه کنم; خرید پول از غریبه امنه
      پلیگان بخرم از نوبیتکس`,
  ],
  "hardware-wallet": [
    `
      is ledger supported; does it work with tangem or trezor; how do i use my cold wallet here
      my ledger shows an error when i pay; connect a hardware device; keep my seat on a ledger`,
    `
      لجر پشتیبانی میشه; با تانجم یا ترزور کار می‌کنه; با کیف پول سردم چطور کار کنم; لجرم موقع پرداخت خطا میده
      دستگاه سخت‌افزاری رو وصل کنم; جایگاهم روی لجر باشه`,
  ],
  "own-rule-or-market": [
    `
      can i write my own strategy in python; i want to trade other coins with the bot; add solana to the bot
      own indicator for the bot; use my own algorithm; bot api for programmers`,
    `
      استراتژی خودم رو با پایتون بنویسم; می‌خوام با ربات ارزهای دیگه معامله کنم; سولانا رو به ربات اضافه کنم
      اندیکاتور خودم برای ربات; از الگوریتم خودم استفاده کنم; api ربات برای برنامه‌نویس`,
  ],
  "tree-limits": [
    `
      how deep does the tree go; up to which generation do i profit; is the number of people under me limited
      how many people may i invite at most; does someone 30 levels below still count; unlimited width`,
    `
      درخت تا چند طبقه میره; تا چند نسل پایین‌تر سود دارم; تعداد آدمای زیرم محدوده; حداکثر چند نفر می‌تونم دعوت کنم
      کسی که سی طبقه پایین‌تره هنوز حساب میشه; عرض نامحدود`,
  ],
};
