// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const toolQuestions: OtherWords = {
  "what-are-bots": [
    "trading bots; what does the bot page do; use a bot; robots for trading; automatic trading; try a trading rule",
    "ربات ترید; صفحه ربات; با ربات چه کنم; معامله خودکار; آزمودن قاعده",
  ],
  "bot-kinds": [
    "types of bots; strategies available; grid bot; dca bot; moving average; which strategy; kinds of trading rules",
    "انواع ربات; استراتژی‌ها; ربات گرید; میانگین متحرک; نوع استراتژی; قاعده‌های معامله",
  ],
  "what-is-backtest": [
    "test on old prices; try a strategy on the past; historical test; backtesting; simulate past",
    "آزمون روی قیمت قدیمی; تست گذشته; بک تست چیه; امتحان استراتژی روی گذشته",
  ],
  "hold-and-dca": [
    "compare with holding; what does hold mean; dca in results; benchmark lines; buy and hold comparison",
    "مقایسه با نگه داشتن; هولد در نتیجه; خرید پله‌ای; خط مقایسه",
  ],
  "backtest-costs": [
    "fees in a backtest; are fees included; spread and slippage in a test; trading costs counted; realistic costs",
    "کارمزد در بک‌تست; هزینه‌ها حساب شده; اسپرد و لغزش; هزینه واقعی آزمون",
  ],
  overfitting: [
    "great backtest but loses; too good to be true result; will the past repeat; curve fitting; 300 percent profit in test; is the result realistic; optimised parameters",
    "نتیجه خیلی خوب بک‌تست; در واقعیت هم همین می‌شود; بیش‌برازش; سود زیاد در تست; گذشته تکرار می‌شود; نتیجه واقعی است",
  ],
  "paper-bot": [
    "simulated bot; bot without money; practice bot; virtual trading; demo bot; test live without money",
    "ربات بدون پول; ربات تمرینی; معامله فرضی; ربات دمو; ربات کاغذی; آزمایش زنده",
  ],
  "how-many-bots": [
    "maximum bots; bot limit; more than 20 bots; too many bots; number of bots",
    "حداکثر ربات; تعداد ربات; محدودیت ربات; بیشتر از ۲۰ ربات",
  ],
  "live-bots": [
    "real money bot; connect bot to my exchange; bot trades with my coins; go live; real trading; automatic trading with real funds",
    "ربات با پول واقعی; ربات به صرافی وصل شود; معامله واقعی; لایو کردن ربات",
  ],
  "bot-profit": [
    "are bots profitable; profit of a bot; guaranteed bot profit; how much does a bot make; does trading bot win",
    "سود ربات; ربات سودده است; ربات چقدر درمی‌آورد; سود تضمینی ربات",
  ],
  "candle-source": [
    "source of the price data; which prices do bots use; chart data; where do candles come from; price feed of bots",
    "منبع قیمت ربات; داده نمودار; کندل‌ها از کجاست; قیمت ربات از کجا",
  ],
  "import-candles": [
    "upload my own data; import csv prices; use own price data; own candles; file of prices",
    "داده خودم را وارد کنم; آپلود کندل; فایل قیمت; ورود csv قیمت",
  ],
  "bot-limits": [
    "stop loss of a bot; bot stops by itself; drawdown limit; max loss; safety limits; my bot stopped",
    "حد ضرر ربات; ربات خودش ایستاد; حد افت; حداکثر ضرر; رباتم متوقف شد",
  ],
  "bot-log": [
    "what did my bot buy and sell; bot history; trades of my bot; reasons of decisions; see bot trades; journal",
    "ربات چه خرید و فروخت; تاریخچه ربات; معامله‌های رباتم; دلیل تصمیم ربات; لاگ ربات",
  ],
  "repeat-backtest": [
    "reproduce results; share a backtest; same result on another computer; verify someone's backtest; prove my backtest",
    "تکرار نتیجه; اشتراک بک‌تست; نتیجه یکسان; بررسی بک‌تست دیگری",
  ],
  "what-is-family": [
    "see my team; view my downline; tree page; genealogy; show my network; my organisation; list of my people",
    "دیدن تیم; زیرمجموعه‌هایم را ببینم; صفحه درخت; نمودار تیم; شبکه من; لیست افرادم",
  ],
  "tree-colours": [
    "meaning of colors; green circles; what do the leaves mean; grey dots; legend of the tree; symbols in the tree",
    "معنی رنگ‌ها; دایره سبز; برگ‌ها یعنی چه; نقطه خاکستری; راهنمای درخت; علامت‌های درخت",
  ],
  "find-free-seat": [
    "empty positions in my tree; where can i place someone; link for a certain seat; put a friend on my left; choose where a new member sits; open spots",
    "جای خالی در درختم; کجا بنشانمش; لینک برای جایگاه خاص; دوستم را سمت چپ بگذارم; جایگاه آزاد",
  ],
  "child-family": [
    "tree of another member; see the family of someone below; by address; child seat; view subtree",
    "درخت عضو دیگر; خانواده زیرمجموعه; با آدرس; دیدن زیرشاخه کسی",
  ],
  "what-if": [
    "calculator; estimate my income; simulate new members; what happens if ten people join; forecast my points; try imagined members; income calculator",
    "ماشین حساب درآمد; تخمین درآمد; اگر ده نفر بیایند; پیش‌بینی امتیاز; شبیه‌سازی عضو جدید; چقدر می‌شود اگر",
  ],
  "growth-by-round": [
    "history of my tree; how my team grew; animation of growth; growth chart; replay growth; time lapse",
    "رشد تیم; تاریخچه درخت; نمودار رشد; پخش رشد; چطور بزرگ شد",
  ],
  "units-not-people": [
    "leg number higher than people; why does the leg show more than members; count of people vs units; number of units in a leg; more than the people i see",
    "عدد شاخه بیشتر از آدم‌هاست; چرا تعداد شاخه زیاد است; شمارش واحد; تعداد نفر یا واحد",
  ],
  "tree-privacy": [
    "can others see my team; is my downline private; who sees my network; hide my tree; can my upline see; visible to everyone",
    "دیگران تیمم را می‌بینند; درختم خصوصی است; پنهان کردن درخت; بالاسری می‌بیند; زیرمجموعه‌ام معلوم است",
  ],
  "tree-offline": [
    "view tree without connection; tree on a plane; family offline; no internet tree",
    "درخت بدون اینترنت; خانواده آفلاین; قطع نت درخت",
  ],
  "tree-export": [
    "save tree as image; download tree; print my team; svg or png; picture of my network; share a picture of my tree",
    "ذخیره عکس درخت; دانلود درخت; چاپ تیم; تصویر شبکه; خروجی درخت",
  ],
  "plus-family": [
    "tree of plus; plus team; see plus network; plus downline",
    "درخت پلاس; تیم پلاس; زیرمجموعه پلاس",
  ],
  "what-is-swap": [
    "exchange tokens; convert coins; what is swap for; trade one coin for another; change pol to usdt; convert my earnings to dollars",
    "تبدیل ارز; سواپ چیه; تبدیل پل به تتر; تعویض کوین; درآمدم را به دلار تبدیل کنم; صرافی داخلی",
  ],
  "swap-exchanges": [
    "uniswap; quickswap; which dex; where are swaps executed; which exchanges",
    "یونی‌سواپ; کوییک‌سواپ; کدام صرافی غیرمتمرکز; تبدیل کجا انجام می‌شود",
  ],
  "swap-cost": [
    "fee for swapping; swap commission; do you take a fee on swaps; cost of converting; pool fee",
    "کارمزد تبدیل; هزینه سواپ; از تبدیل چند درصد; فی تبدیل",
  ],
  slippage: [
    "slippage tolerance; how much slippage; set slippage; price changed during swap; tolerance setting",
    "لغزش چند درصد; اسلیپیج; تنظیم لغزش; تغییر قیمت حین تبدیل; تحمل لغزش",
  ],
  "price-impact": [
    "price impact warning; large swap moves the price; impact percent; red warning; why is my rate so bad; big trade",
    "هشدار اثر قیمت; تبدیل بزرگ; درصد اثر; نرخ بد; اثر روی قیمت",
  ],
  "minimum-received": [
    "at least amount; minimum i get; guaranteed amount in swap; lowest amount; you receive at least",
    "حداقل دریافتی; کمترین مقداری که می‌گیرم; دست‌کم; مبلغ تضمینی تبدیل",
  ],
  "swap-approval": [
    "approve token; why two transactions; allowance; permission to spend; approval before swap; revoke approval; is approving safe",
    "تأیید توکن; چرا دو تراکنش; اجازه خرج; اپروو; مجوز قبل از تبدیل; لغو اجازه",
  ],
  "swap-quote-age": [
    "quote expired; price keeps refreshing; how long is the rate valid; rate outdated; how long do i have",
    "اعتبار نرخ; قیمت مدام عوض می‌شود; نرخ منقضی; چقدر وقت دارم",
  ],
  "swap-tokens": [
    "list of tokens; which coins are supported; can i swap bitcoin; usdt usdc dai; supported coins; trade other coins; add a token",
    "لیست توکن‌ها; چه کوین‌هایی; بیت‌کوین هم هست; تتر دارد; توکن‌های پشتیبانی‌شده; توکن اضافه کنم",
  ],
  "unknown-tokens": [
    "unlisted token; scam token; import a token by address; is this coin safe; token not in the list; fake usdt",
    "توکن ناشناس; توکن تقلبی; آدرس توکن; این کوین امن است; توکن خارج از لیست; تتر تقلبی",
  ],
  "wrap-pol": [
    "wrapped pol; unwrap; why do i have wpol; wmatic; convert wpol to pol",
    "رپد پل; چرا wpol دارم; آن‌رپ; تبدیل wpol; پل بسته‌بندی‌شده",
  ],
  "swap-failed": [
    "swap error; swap did not go through; exchange failed; swap reverted; could not convert; swap not working; swap rejected",
    "خطای تبدیل; تبدیل نشد; سواپ خطا داد; تبدیل انجام نمی‌شود; تبدیل برگشت خورد",
  ],
  "undo-swap": [
    "reverse a swap; i swapped by mistake; cancel swap; get my tokens back after swap; swapped the wrong token",
    "برگشت تبدیل; اشتباهی تبدیل کردم; لغو سواپ; توکن اشتباه تبدیل شد",
  ],
  "swap-history": [
    "past swaps; list of my conversions; my swaps; record of swaps; see old swaps",
    "تبدیل‌های قبلی; لیست سواپ‌ها; سابقه تبدیل; تبدیل‌های من",
  ],
  "what-is-vault": [
    "trading contract of my own; what does a vault do; own vault; automated trading on chain; vault explained",
    "فایده خزانه; قرارداد معامله شخصی; معامله خودکار روی زنجیره; توضیح خزانه",
  ],
  "vault-custody": [
    "who can take money from my vault; is vault money mine; do you have access to my vault; who owns the vault; can you steal from my vault",
    "پول خزانه دست کیست; شما به خزانه دسترسی دارید; مالک خزانه; کسی پول خزانه را برمی‌دارد",
  ],
  "vault-rules": [
    "rules for a vault; types of orders; stop loss in a vault; dca in vault; what can a vault do; vault strategies",
    "قاعده‌های خزانه; حد ضرر در خزانه; خرید پله‌ای خزانه; خزانه چه کارهایی می‌کند",
  ],
  "vault-keeper": [
    "who executes my rules; keeper fee; executor; what does the keeper get; pay the keeper; who triggers trades",
    "چه کسی اجرا می‌کند; کارمزد مجری; کیپر کیست; پاداش مجری; اجرای قاعده‌ها",
  ],
  "vault-caps": [
    "maximum loss per day in vault; daily trading limit of a vault; how much can the vault lose; limit of trades; loss cap",
    "حداکثر زیان روزانه خزانه; سقف معامله خزانه; خزانه چقدر ضرر می‌کند; حد روزانه",
  ],
  "vault-stop": [
    "close my vault; stop trading; withdraw from vault; take money out of my vault; emergency stop; pause vault",
    "بستن خزانه; توقف معامله; برداشت از خزانه; پول را از خزانه درآورم; توقف اضطراری",
  ],
  "vault-without-us": [
    "vault if the site closes; use vault directly; vault works without the website; site gone vault",
    "خزانه بدون سایت; اگر سایت بسته شود خزانه; استفاده مستقیم از خزانه",
  ],
  "vault-attacks": [
    "is the vault safe; risks of a vault; hack of a vault; sandwich attack; can a vault be hacked; dangers",
    "خزانه امن است; خطرهای خزانه; هک خزانه; حمله ساندویچی; ریسک خزانه",
  ],
  "vault-cost": [
    "price of a vault; fee for a vault; cost to create a vault; vault gas; how expensive is a vault",
    "هزینه خزانه; ساخت خزانه چند; کارمزد خزانه; قیمت خزانه",
  ],
};
