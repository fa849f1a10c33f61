// cspell:disable
import type { ConceptTable } from "./matcher.ts";

export const toolConcepts: ConceptTable = {
  swap: [
    "swap; swap … bitcoin; swap … btc; swap … doge; swap … shiba; trade … shiba; trade … bitcoin; convert … bitcoin; exchange … bitcoin; exchange tokens; convert; trade tokens; change pol into; exchange my; turn … into; usdt; usdc; dai; stablecoin; weth; wbtc; dex; convert … to; switch to usdt; buy usdt; exchange … for; tether",
    "تبدیل; تبدیل … بیت کوین; بیت کوین … تبدیل; تعویض; سواپ; مبادله; تتر; عوض کردن توکن; تبدیل ارز; استیبل; تبدیل به; تعویض توکن; usdt; usdc",
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
    "خزانه; گاوصندوق; ولت خودکار; قرارداد شخصی; والت معامله; معامله واقعی; ولت معامله",
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
  overfitting: [
    "overfitting; overfit; curve fitting; too good; good backtest; worthless; misleading; results look great; past results; past performance",
    "بیش‌برازش; بیش برازش; بک‌تست خوب; بی‌ارزش; گول; نتیجه خوب; عملکرد گذشته",
  ],
  hold: [
    "hold; buy and hold; dca; comparison; benchmark; hodl; compared with",
    "نگه داشتن; خرید پله‌ای; مقایسه; هولد; پله‌ای",
  ],
  candles: [
    "candle; candles; ohlc; price data; import; own data; upload prices; data source; where do the prices",
    "کندل; شمع; وارد کردن; داده قیمت; ایمپورت; قیمت‌ها از کجا; منبع داده",
  ],
  botLog: [
    "bot log; log; what did my bot do; diary; journal; decisions of the bot; why did my bot",
    "گزارش ربات; لاگ; ربات … چه کرد; کارهای ربات; چرا ربات",
  ],
  repeat: [
    "repeat; reproduce; reproducible; share my backtest; same result; again the same; seed",
    "تکرار; بازتولید; همان نتیجه; به اشتراک",
  ],
  drawdown: [
    "drawdown; stop limit; limits of a bot; stops by itself; loss limit; stopped by itself",
    "حد; حد زیان; افت سرمایه; خودش متوقف; حدهای ربات",
  ],
  wrap: [
    "wrap; wrapped; wpol; wrapping; unwrap; wmatic; wrapped pol",
    "رپ; wpol; بسته بندی; تبدیل pol; آنرپ",
  ],
  quote: [
    "quote; quoted; offer expires; quote expired; refresh the price; old price; price changed while",
    "مظنه; قیمت پیشنهادی; اعتبار قیمت; منقضی شدن قیمت",
  ],
  undoSwap: [
    "undo … swap; reverse … swap; cancel … swap; swap back; wrong swap; take back a swap",
    "برگرداندن تبدیل; تبدیل … برگردانم; لغو تبدیل; تبدیل اشتباه; تبدیل … پس",
  ],
  swapFailed: [
    "swap fail; swap failed; swap … not work; swap error; swap did not go; swap … rejected; cant swap",
    "تبدیل ناموفق; تبدیل … انجام نشد; تبدیل … خطا; تبدیل … کار نمی‌کند; سواپ نشد",
  ],
  custody: [
    "custody; who controls; controls the money; access to my money; own my; who holds the money in",
    "اختیار; کنترل پول; در اختیار; دست کیست; دسترسی به پول",
  ],
  keeper: [
    "keeper; executor; who executes; executes; who runs the rule; trigger",
    "مجری; کیپر; چه کسی اجرا; اجرا می‌کند; اجراکننده",
  ],
  attack: [
    "attack; attacks; attacker; exploit; sandwich; front run; frontrun; mev; vulnerability; weakness; manipulate; manipulation; hacker",
    "حمله; مهاجم; ساندویچ; اسیب‌پذیری; نفوذ; دستکاری; ضعف; هکر",
  ],
  vaultCap: [
    "trade in a day; lose in a day; trading limit; daily trading; daily loss; how much can a vault",
    "روزی چقدر; زیان روزانه; معامله روزانه; سقف معامله",
  ],
  colours: [
    "colour; color; colours; colors; mean the colours; green; red; blue; shade; legend",
    "رنگ; رنگ‌ها; سبز; قرمز; ابی; معنی رنگ",
  ],
  freeSeat: [
    "free seat; empty seat; free place; vacant; available spot; open position; find a seat; empty place",
    "جایگاه خالی; جای خالی; جای ازاد; صندلی خالی",
  ],
  childFamily: [
    "child family; child; children of a seat; family of a member below; subtree of",
    "خانواده فرزند; فرزند; بچه; خانواده زیر",
  ],
  countUnits: [
    "units not people; count units; count people; number of people; headcount; how many people in my leg",
    "واحد … نه ادم; شمردن واحد; تعداد ادم; تعداد نفرات; شمارش",
  ],
  treePrivacy: [
    "see my tree; who can see; view my tree; see my downline; is my tree private; others see",
    "درخت … می‌بیند; درختم را ببینند; دیده شدن درخت; زیرمجموعه‌ام را ببیند",
  ],
  fresh: [
    "how fresh; up to date; how often … update; updated; refresh; real time; live data; outdated; stale figures; delay of figures",
    "تازه; به روز; به‌روز; بروزرسانی; چند وقت یکبار; لحظه‌ای; قدیمی بودن",
  ],
  blog: ["blog; articles; posts; magazine; announcements; updates", "وبلاگ; بلاگ; مقاله‌ها; اطلاعیه"],
  server: [
    "server; run a server; vps; hardware; requirements of the server; ram; cpu; disk; linux; docker",
    "سرور; راه‌انداختن سرور; سخت‌افزار; رم; پردازنده; لینوکس; داکر",
  ],
  rpc: [
    "rpc; rpc node; node provider; alchemy; infura; archive node; full node; endpoint of the chain",
    "rpc; گره; نود; ارائه دهنده گره",
  ],
  backup: [
    "backup; back up; restore; disaster; dump; recover the database",
    "پشتیبان گیری; پشتیبان بگیرم; بکاپ; برگردان; بازیابی پایگاه داده",
  ],
  upgrade: [
    "upgrade the server; new version; update the server; release; migrate the server; update to the newest",
    "نسخه تازه; نسخه جدید; به روز رسانی سرور; ارتقای سرور; اپدیت",
  ],
  metrics: [
    "metrics; monitoring; prometheus; grafana; monitor; watch a server; alerts; health check",
    "پایش; مانیتورینگ; مراقب سرور; هشدار سرور; پرومتئوس; گرافانا",
  ],
  externalModel: [
    "ai company; openai; chatgpt; claude; gemini; gpt; language model; llm; read my questions; which ai; sent to; who reads",
    "شرکت هوش مصنوعی; چت جی پی تی; مدل زبانی; پرسش‌هایم را می‌خواند; کدام هوش مصنوعی; اوپن ای ای",
  ],
  assistantWho: [
    "are you human; are you … human; are you … bot; are you … robot; are you real; who are you; what are you; what can you do; talking to; are you … ai; are you a person; are you chatgpt; how can you help; what can you help",
    "تو کی هستی; شما کی هستید; تو چی هستی; انسان هستی; ربات هستی; ربات هستید; ادم هستی; چه کار می‌توانی; چی بلدی; چیکار می‌تونی; هوش مصنوعی هستی; تو رباتی; تو ادمی; چه کمکی",
  ],
  assistantWrong: [
    "assistant … wrong; wrong answer; mistake; incorrect answer; trust the answers; hallucinate; make things up; can i trust you; are you sure",
    "جواب غلط; پاسخ اشتباه; دستیار … اشتباه; اعتماد به پاسخ; از خودت در می‌اوری; مطمئنی",
  ],
  thirdParty: [
    "third party; third parties; share my data; sell my data; who else; google analytics; advertisers; other companies; pass on",
    "شخص ثالث; کسان دیگر; فروش اطلاعات; گوگل; شرکت‌های دیگر; به دیگران می‌دهید",
  ],
  whichMail: [
    "which emails; emails do i get; mails; spam; send me email; what will you email",
    "چه ایمیل; ایمیل … می‌فرستد; اسپم; ایمیل‌هایی",
  ],
  dataKept: [
    "how long … kept; retention; how long do you keep; stored for; period of storage; deleted after",
    "تا کی نگه; مدت نگهداری; چقدر نگه; چند روز نگه",
  ],
  chatKept: [
    "what … chat kept; my chat; save my chat; chat history; conversation saved; delete this chat; delete my chat; record our conversation; messages stored; is this chat",
    "گفت‌وگوی من; چتم; ذخیره چت; پاک کردن چت; این گفت‌وگو; تاریخچه چت; پیام‌هایم",
  ],
  assistantPowers: [
    "assistant … move my money; can you withdraw; do it for me; can you send; withdraw for me; can you change; on my behalf; can you access; can you buy",
    "برایم انجام; می‌توانی برداشت; از طرف من; تو می‌توانی; دسترسی داری; برام برداشت کن",
  ],
};
