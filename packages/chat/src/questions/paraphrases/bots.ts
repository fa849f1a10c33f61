// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const botsParaphrases: OtherWords = {
  "what-are-bots": [
    `
      what's the bot page good for; explain the trading section of the dashboard to me; i found a menu item called bot, what does it do
      can i experiment with trading rules here; is there automated trading on your platform`,
    `
      صفحه بات به چه درد می‌خوره; یه گزینه به اسم بات هست چیکار می‌کنه; معامله خودکار اینجا هست
      بخش معامله‌گری داشبورد را توضیح بدهید`,
  ],
  "bot-kinds": [
    `
      which strategies can i pick from; is there a grid or bollinger strategy; do you offer stop loss and trailing stop
      list of the trading strategies; how many types of strategy exist; which of the rules could a contract follow`,
    `
      از چه استراتژی‌هایی میشه انتخاب کرد; استراتژی گرید یا بولینگر دارید; حد ضرر متحرک هست; چند نوع راهبرد وجود دارد
      لیست قاعده‌های معامله`,
  ],
  "own-rule-or-market": [
    `
      may i code a strategy of my own; i'd like to trade apple or eth against eur, other pairs possible
      can i add my own indicator; i'm a developer and want to plug in my algorithm; only three coins, why not more`,
    `
      می‌تونم استراتژی خودم رو کدنویسی کنم; جفت‌ارزهای دیگه هم میشه; اندیکاتور خودم رو اضافه کنم
      برنامه‌نویسم و می‌خواهم الگوریتم خودم را وصل کنم; چرا فقط سه تا ارز هست`,
  ],
  "what-is-backtest": [
    `
      test of a strategy on history, how does it work; does the simulation on old prices cost me something
      does a backtest predict what i am going to earn; at which price are the trades in the test filled
      what do you mean with past data testing`,
    `
      آزمایش استراتژی روی قیمت‌های قبلی چطوریه; بک تست پول می‌خواد; بک‌تست نشون میده چقدر درمیارم
      معامله‌ها در آزمون گذشته با چه قیمتی انجام می‌شوند; بکتست یعنی چه`,
  ],
  "hold-and-dca": [
    `
      there's a row called hold next to my result, what is it; why am i compared with simply keeping the coins
      what does dca stand for in the comparison; would i be better off just doing nothing`,
    `
      کنار نتیجه‌ام نوشته هولد یعنی چی; چرا با نگه داشتن ساده مقایسه میشه; دی‌سی‌ای تو نتایج چیه; هیچ کاری نکنم بهتره`,
  ],
  "backtest-costs": [
    `
      are commissions and spreads deducted in the test; can i set the fees of the simulation; my test ignores volume, is that realistic
      which expenses are taken off the simulated result; why was a tiny trade left out of the test`,
    `
      کارمزد و اسپرد تو آزمایش کم میشه; هزینه‌های شبیه‌سازی رو خودم بذارم; کدام هزینه‌ها از نتیجهٔ آزمون کسر می‌شود
      چرا یه معامله کوچیک تو تست انجام نشد`,
  ],
  overfitting: [
    `
      my test made 300 percent, should i trust it; i tried fifty settings and the best is brilliant, is it real
      what does deflated sharpe mean; curve fitting; why shouldn't i believe a great looking test result`,
    `
      تستم سیصد درصد سود داد باور کنم; پنجاه تا تنظیم رو امتحان کردم بهترینش عالیه، واقعیه; شارپ تعدیل شده یعنی چه
      چرا نتیجهٔ درخشان آزمون قابل اعتماد نیست`,
  ],
  "paper-bot": [
    `
      does it go on when i shut my laptop; i want to let it run with pretend money; how do i try a rule live but without risk
      what is paper trading here; demo account for bots; how do i stop the one that runs on paper`,
    `
      لپ‌تاپم رو ببندم ادامه میده; می‌خوام با پول الکی اجراش کنم; معامله کاغذی یعنی چی; حساب دمو برای بات
      چگونه رباتی را که کاغذی اجرا می‌شود متوقف کنم`,
  ],
  "how-many-bots": [
    `
      i have twenty and can't add one more; how do i restart a stopped one; maximum count of running bots
      may i run several at a time; are backtests limited too; when i delete one, is its log lost`,
    `
      بیست تا دارم و دیگه اضافه نمیشه; بات متوقف‌شده رو دوباره راه بندازم; حداکثر چند تا ربات هم‌زمان
      با حذف یک ربات، گزارشش هم از بین می‌رود؟; چند تا با هم میشه اجرا کرد`,
  ],
  "live-bots": [
    `
      when may i go from paper to real funds; which rules are able to trade for real; i want it to trade my own coins now
      why can't my rsi bot use real money; how many days do i have to wait before trading for real`,
    `
      از کی میشه از کاغذی رفت روی پول واقعی; کدوم قاعده‌ها واقعی معامله می‌کنن; می‌خوام با ارزهای خودم معامله کنه
      چرا ربات آراس‌آی من با پول واقعی کار نمی‌کند; چند روز باید صبر کنم تا واقعی بشه`,
  ],
  "bot-profit": [
    `
      will i make money if i let it trade; what's a realistic profit for these things; how good are your bots
      do robots beat the market; can i live off a trading robot; my bot loses all the time, is that normal`,
    `
      اگه بذارم معامله کنه پول درمیارم; ربات‌هاتون چقدر خوبن; سود واقعی این ربات‌ها چقدره; ربات از بازار جلو می‌زنه
      ربات من مدام ضرر می‌کند، طبیعی است؟; با ربات میشه زندگی کرد`,
  ],
  "candle-source": [
    `
      which exchange are the chart prices from; is your price data from chainlink; why is there a hole in the chart
      which time frames are available; are these the real prices or made up`,
    `
      قیمت‌های نمودار از کدوم صرافیه; داده قیمت از چین‌لینکه; چرا وسط نمودار خالیه; چه بازه‌های زمانی داره
      این قیمت‌ها واقعی است یا ساختگی`,
  ],
  "import-candles": [
    `
      i have price history in a spreadsheet, can i load it; which columns does the file need; my csv shows an error in line 12
      how large may the file with prices be; upload own data for a test; which date format in the price file`,
    `
      تاریخچه قیمت تو اکسل دارم میشه بارگذاری کرد; فایل چه ستون‌هایی لازم داره; سی‌اس‌وی‌ام تو خط ۱۲ خطا میده
      پروندهٔ قیمت‌ها چه حجمی می‌تواند داشته باشد; قالب تاریخ تو فایل قیمت`,
  ],
  "bot-limits": [
    `
      how do i protect myself when it loses too much; my bot halted by itself; what does maximum drawdown do
      set a daily loss for the bot; it waits until tomorrow and i don't know why; pause after each trade`,
    `
      اگه زیادی ضرر کرد چطور جلوش رو بگیرم; باتم خودش وایساد; حداکثر افت یعنی چی; ضرر روزانه برای بات بذارم
      ربات تا فردا صبر می‌کند، چرا`,
  ],
  "bot-log": [
    `
      where can i read why it bought; show me each decision of my bot; can i save the list of its trades
      my bot skipped a trade, where is the reason; records of what the bot did`,
    `
      کجا ببینم چرا خرید کرد; همه تصمیم‌های باتم رو نشون بده; لیست معامله‌هاش رو ذخیره کنم; یه معامله رو انجام نداد دلیلش کجاست
      سابقهٔ کارهای ربات کجا ثبت می‌شود`,
  ],
  "repeat-backtest": [
    `
      a guy shows a fantastic test result, how can i verify it; share my test so that others get the same numbers
      export the test as a file; can the result be reproduced by someone else; prove that my backtest isn't faked`,
    `
      یکی نتیجه تست فوق‌العاده نشون میده چطور بررسیش کنم; تستم رو با بقیه به اشتراک بذارم که همون عددا رو بگیرن
      نتیجه را دیگری می‌تواند بازتولید کند؟; ثابت کنم بک‌تستم ساختگی نیست`,
  ],
};
