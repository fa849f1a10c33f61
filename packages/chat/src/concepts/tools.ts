// cspell:disable
import type { ConceptTable } from "./matcher.ts";

export const toolConcepts: ConceptTable = {
  swap: [
    "swap; exchange tokens; convert; trade tokens; change pol into; exchange my; turn … into; usdt; usdc; dai; stablecoin; weth; wbtc; dex; convert … to; switch to usdt; buy usdt; exchange … for; tether",
    "تبدیل; تعویض; سواپ; مبادله; تتر; عوض کردن توکن; تبدیل ارز; استیبل; تبدیل به; تعویض توکن; usdt; usdc",
  ],
  slippage: [
    "slippage; price impact; tolerance; worse price; minimum received; price moved; least that i get",
    "لغزش; اسلیپیج; اثر قیمت; تحمل; حداقل دریافتی; تلورانس",
  ],
  route: [
    "route; routing; pool route; uniswap; quickswap; best price; path; aggregator; where does the swap",
    "مسیر; یونی‌سواپ; کوییک‌سواپ; بهترین قیمت; یونی سواپ",
  ],
  approve: [
    "approve; approval; allowance; permission; token permission; permit; allow the router; revoke; spend my tokens",
    "مجوز; اجازه; تأیید توکن; اپروو; تایید خرج; لغو مجوز; پس گرفتن مجوز",
  ],
  token: ["token; coin; asset; cryptocurrency; altcoin; crypto", "توکن; سکه; ارز دیجیتال; رمزارز; کوین; ارز"],
  fakeToken: [
    "fake token; scam token; unknown token; lookalike; import a token; add a token; token not listed; token address; custom token",
    "توکن جعلی; توکن ناشناس; توکن تقلبی; افزودن توکن; ادرس توکن; توکن … پیدا",
  ],
  bot: [
    "bot; trading bot; robot; automatic trading; automated trading; auto trade; trade automatically; algorithm; ai trading; autotrade",
    "ربات; بات; ربات معامله; معامله خودکار; ربات ترید; معامله‌گر; ترید; رباتم",
  ],
  paperBot: [
    "paper bot; paper trading; practice; simulated; without money; demo trading; play money; real money; virtual money; try without",
    "ربات کاغذی; معامله ازمایشی; بدون پول; تمرینی; پول واقعی; دمو; کاغذی; پول فرضی; بی پول; تمرین",
  ],
  strategy: [
    "strategy; rule; grid; dca; momentum; moving average; trading rule; stop loss; take profit; rebalance; indicator; martingale; rsi",
    "استراتژی; راهبرد; قاعده معامله; گرید; شبکه قیمت; میانگین; حد ضرر; حد سود; اندیکاتور; توازن",
  ],
  backtest: [
    "backtest; past prices; test on history; historical; test a rule; simulate a strategy; past performance; test my strategy",
    "پس‌ازمون; بک تست; بک‌تست; قیمت‌های گذشته; ازمون گذشته; ازمودن قاعده; گذشته; ازمایش راهبرد",
  ],
  vault: [
    "vault; own contract; trading vault; on chain trading; live bot; my vault; real trading; executes my rules",
    "گاوصندوق; خزانه; قرارداد شخصی; والت معامله; معامله واقعی; ولت معامله",
  ],
  vaultStop: [
    "stop my vault; pause my bot; stop the bot; turn off; stop a bot; delete a bot; halt; switch off; pause; stop",
    "توقف ربات; خاموش; ربات … متوقف; حذف ربات; توقف; مکث; متوقف",
  ],
  market: [
    "market; chart; candles; price chart; price history; prices; volatility",
    "بازار; نمودار; کندل; شمع; نمودار قیمت; قیمت‌ها; تاریخچه قیمت",
  ],
  lottery: [
    "lottery; lotteries; draw; ticket; jackpot; raffle; bingo",
    "قرعه‌کشی; قرعه کشی; لاتاری; بلیت; جایزه; بلیط; بخت ازمایی",
  ],
  game: [
    "game; games; game center; casino; gambling; play; bet; betting; gaming",
    "بازی; بازی‌ها; کازینو; قمار; شرط بندی; مرکز بازی; گیم; شرط‌بندی",
  ],
  services: [
    "services; products; features; coming soon; planned; roadmap; offer; what else",
    "خدمات; امکانات; به زودی; نقشه راه; سرویس; ویژگی; چه دارید",
  ],
  dashboard: [
    "dashboard; overview; home screen; panel; menu; main screen; control panel; back office",
    "داشبورد; نمای کلی; پنل; پیشخوان; منو; صفحه اصلی; پنل کاربری",
  ],
  figures: [
    "figures; numbers; amounts; data shown; live figures; shown numbers",
    "رقم; عدد; ارقام; اعداد; مقدار; رقم‌ها",
  ],
  whatIf: [
    "what if; imagine; what-if; hypothetical; add imagined members; scenario",
    "اگر … بیاید; فرض; فرضی; سناریو; چه می‌شد",
  ],
  timeLapse: [
    "time lapse; timelapse; replay; growth over time; animation; watch … grow; how the tree grew",
    "گذر زمان; پخش; رشد در زمان; انیمیشن; تماشای رشد; مرور زمان",
  ],
  search: [
    "search; find a member; look up; find someone; locate; search for a member; filter",
    "جست‌وجو; جستجو; پیدا کردن عضو; یافتن; سرچ; فیلتر",
  ],
  api: [
    "api; developer; integrate; programmatically; endpoint; json; mcp; openapi; webhook; sdk",
    "api; برنامه‌نویس; توسعه دهنده; وب سرویس; ای پی ای; برنامه نویسی",
  ],
  selfHost: [
    "self host; own server; run my own; install; deploy; operate; host it; fork",
    "سرور خودم; نصب; اجرا روی سرور; راه‌اندازی; میزبانی; استقرار",
  ],
  assistant: [
    "assistant; chat; chatbot; ai support; this chat; support chat; conversation; chat history; artificial intelligence",
    "دستیار; چت; چت‌بات; گفت‌وگو; این چت; گفتگو; تاریخچه گفت‌وگو; هوش مصنوعی",
  ],
  offline: [
    "offline; without internet; app on phone; install the app; mobile app; android; iphone; ios; pwa; play store",
    "افلاین; بدون اینترنت; اپلیکیشن; اندروید; ایفون; نصب برنامه; اپ موبایل",
  ],
  notification: [
    "notification; alert; notify; remind; push; reminder",
    "اعلان; هشدار; نوتیفیکیشن; یاداوری; خبر دادن; اطلاع",
  ],
  slow: [
    "slow; loading; does not load; blank page; stuck loading; refresh; reload; cache; crashes; page … empty",
    "کند; بارگذاری; لود نمی‌شود; صفحه خالی; رفرش; سفید; لود; باز نمی‌شود",
  ],
  explorer: [
    "explorer; polygonscan; block explorer; on chain record; block",
    "کاوشگر; پلیگان اسکن; بلاک اکسپلورر; بلوک; اسکن",
  ],
  accessibility: [
    "screen reader; keyboard; accessibility; large text; zoom; blind; contrast",
    "صفحه‌خوان; صفحه کلید; دسترس‌پذیری; بزرگ‌نمایی; نابینا; کنتراست",
  ],
};
