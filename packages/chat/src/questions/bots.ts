// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const botsQuestions: OtherWords = {
  "what-are-bots": [
    `
      trading bots; what does the bot page do; use a bot; robots for trading; automatic trading; try a trading rule
      how do the robots work; can a bot trade for me; how does the robot section work; is there automated trading here
      what can a bot do for me; explain the bot page; what is the use of trading rules
      what are these trading robots for; tell me about the bot feature; does it trade for me; what is the bot menu`,
    `
      ربات ترید; صفحه ربات; با ربات چه کنم; معامله خودکار; آزمودن قاعده; رباتا چجورین; ربات برام معامله می‌کنه
      بخش ربات چیکار می‌کنه; ربات معامله‌گر دارید; ربات‌ها به چه درد می‌خورن; صفحه بات چیه; با ربات چیکار میشه کرد
      ترید اتوماتیک دارید; این ربات‌های ترید برای چیه; درباره بخش بات بگو; خودش برام ترید می‌کنه; منوی ربات چیه`,
  ],
  "bot-kinds": [
    `
      types of bots; strategies available; grid bot; dca bot; moving average; which strategy; kinds of trading rules
      what types of rules can a bot follow; is there a martingale or rsi; list of strategies
      which bot types do you offer; can i use bollinger bands; which methods can i choose for a bot; is there a grid
      what rules exist; kinds of trading robots`,
    `
      انواع ربات; استراتژی‌ها; ربات گرید; میانگین متحرک; نوع استراتژی; قاعده‌های معامله; چند نوع ربات دارید
      چه روش‌هایی برای ترید هست; استراتژی‌های ربات کدومان; ربات rsi هم داره; انواع قاعده; کدوم استراتژی‌ها رو داره
      برای ربات چه روشی انتخاب کنم; گرید هم داره; چه قاعده‌هایی هست; مدل‌های ربات`,
  ],
  "what-is-backtest": [
    `
      test on old prices; try a strategy on the past; historical test; backtesting; simulate past
      how do i try my strategy with old prices; what does a backtest tell me; is a backtest a forecast
      how do i test a strategy; does the test cost anything; try a rule with last year's prices; meaning of backtest
      how would my rule have done; does the test use real money`,
    `
      آزمون روی قیمت قدیمی; تست گذشته; بک تست چیه; امتحان استراتژی روی گذشته; بک‌تست یعنی چی
      استراتژیمو با قیمتای قدیم امتحان کنم; تست گذشته چطور کار می‌کنه; چجوری یه استراتژی رو تست کنم
      بک تست پول می‌خواد; پس‌آزمون چیست; یه قاعده رو با قیمتای پارسال امتحان کنم; معنی بک‌تست
      قاعده‌ام قبلا چطور جواب می‌داد; تست پول واقعی می‌خواد`,
  ],
  "hold-and-dca": [
    `
      compare with holding; what does hold mean; dca in results; benchmark lines; buy and hold comparison
      why is there a line called hold; what does dca stand for; my rule did worse than hold
      what are the two comparison lines; would just holding have been better; what is the hold curve
      compare my bot with doing nothing; explain dca line; what are hold and dca doing in my chart`,
    `
      مقایسه با نگه داشتن; هولد در نتیجه; خرید پله‌ای; خط مقایسه; خط هولد تو نتیجه چیه; dca یعنی چی
      چرا با نگه داشتن مقایسه می‌کنه; رباتم از هولد بدتره; دو تا خط مقایسه تو نمودار; منحنی هولد چیه
      رباتمو با دست نزدن مقایسه کن; خط dca رو توضیح بده; هولد و دی‌سی‌ای تو نمودارم چیکار می‌کنن`,
  ],
  "backtest-costs": [
    `
      fees in a backtest; are fees included; spread and slippage in a test; trading costs counted; realistic costs
      are commissions counted in the test; does it subtract trading fees; is spread included
      are the test results after costs; change the fees of a backtest; is the fee taken off in the test
      what about slippage in the backtest; realistic costs in the simulation; does it count gas`,
    `
      کارمزد در بک‌تست; هزینه‌ها حساب شده; اسپرد و لغزش; هزینه واقعی آزمون; تو بک‌تست کارمزد هم حساب میشه
      هزینه معامله رو کم می‌کنه; اسلیپیج تو تست هست; نتیجه تست بعد از هزینه‌هاست; کارمزد بک تستو عوض کنم
      کارمزد تو تست کم میشه; لغزش تو بک‌تست چی; هزینه‌ها تو شبیه‌سازی واقعیه; گس هم حساب می‌کنه`,
  ],
  overfitting: [
    `
      great backtest but loses; too good to be true result; will the past repeat; curve fitting
      300 percent profit in test; is the result realistic; optimised parameters
      my test was super good will it be like that; results look amazing; my results are fantastic should i trust them
      huge gain in the test; is past performance reliable; i tried many settings and found a great one
      the test shows a big profit is it true; 200 percent profit in the simulation; so good it must be true
      can i rely on the backtest and put in everything; won every trade in the test; is it luck`,
    `
      نتیجه خیلی خوب بک‌تست; در واقعیت هم همین می‌شود; بیش‌برازش; سود زیاد در تست; گذشته تکرار می‌شود; نتیجه واقعی است
      تستم خیلی خوب شد واقعیه; نتیجه‌اش عالی بود; نتیجه تستم فوق‌العاده‌ست میشه اعتماد کرد; تو تست کلی سود کرد
      سود گذشته تکرار میشه; چند تا تنظیم امتحان کردم یکی عالی شد; به بک‌تست میشه اطمینان کرد
      تو شبیه‌سازی دویست درصد سود داد; انقدر خوبه که باورم نمیشه; رو بک‌تست حساب کنم همه پولمو بذارم
      تو تست همه معامله‌ها سود بود; شانسی بوده`,
  ],
  "paper-bot": [
    `
      simulated bot; bot without money; practice bot; virtual trading; demo bot; test live without money
      try a bot without risk; play money bot; practice trading without cash
      does a paper bot keep running when i close the tab; start on paper; try it without risking anything
      test account for bots; can i practise first; bot with virtual money; dry run of a bot
      let it run without actual coins; fake money trading`,
    `
      ربات بدون پول; ربات تمرینی; معامله فرضی; ربات دمو; ربات کاغذی; آزمایش زنده; ربات آزمایشی
      بدون ریسک ربات امتحان کنم; ربات بدون پول واقعی; تمرین ترید بدون ضرر; ربات کاغذی چیه
      صفحه رو ببندم ربات کار می‌کنه; رو کاغذ شروع کن یعنی چی; ربات نمایشی; اول تمرین کنم; ربات با پول مجازی
      بدون ارز واقعی اجرا بشه; ترید الکی; آزمایشی ربات رو راه بندازم`,
  ],
  "how-many-bots": [
    `
      maximum bots; bot limit; more than 20 bots; too many bots; number of bots; is there a limit of bots
      cannot create another bot; says too many bots; can i run 30 robots; restart a stopped bot
      bot count limit reached; may i have fifty bots; maximum number of robots; can't add a new bot`,
    `
      حداکثر ربات; تعداد ربات; محدودیت ربات; بیشتر از ۲۰ ربات; بیشتر از این ربات نمی‌سازه; سقف تعداد ربات چنده
      چندتا بات میشه داشت; میگه رباتات زیاده; ربات متوقف‌شده رو دوباره راه بندازم; محدودیت تعداد ربات پر شد
      پنجاه تا ربات میشه داشت; بیشترین تعداد بات; ربات جدید اضافه نمیشه`,
  ],
  "live-bots": [
    `
      real money bot; connect bot to my exchange; bot trades with my coins; go live; real trading
      automatic trading with real funds; connect the bot to my money; start a real bot
      make the bot trade with my own funds; when can i go from paper to real; can the bot use actual money
      turn on real trading; let the bot buy for real; connect my funds to the robot; run the robot with real coins
      is the bot trading for real; switch from demo to live; let it trade my actual money`,
    `
      ربات با پول واقعی; ربات به صرافی وصل شود; معامله واقعی; لایو کردن ربات; ربات با پول خودم کار کنه
      ربات واقعی راه بندازم; ربات با پول خودم ترید کنه; کی میشه از کاغذی به واقعی رفت; ربات واقعی کجاست
      ترید واقعی با ربات; رباتو به موجودیم وصل کنم; ربات زنده; ربات رو با ارز واقعی اجرا کنم; ربات واقعا معامله می‌کنه
      از آزمایشی ببرمش واقعی; با پول خودم معامله کنه`,
  ],
  "bot-profit": [
    `
      are bots profitable; profit of a bot; guaranteed bot profit; how much does a bot make; does trading bot win
      will the bot make me money; are the robots profitable; how much can i earn with a bot; do robots win or lose
      is the robot worth it; can i get rich with bots; return of the bot per month; which bot is the most profitable
      do people make money with these bots; profit of robots realistic; is a bot a money machine; can it lose`,
    `
      سود ربات; ربات سودده است; ربات چقدر درمی‌آورد; سود تضمینی ربات; ربات پول درمیاره; رباتا سود میدن
      با ربات چقدر میشه درآورد; ربات ضرر هم می‌ده; ارزش داره ربات; ربات ماهی چند درصد سود می‌ده; کدوم ربات سودش بیشتره
      رباتتون سودآوره; ملت با این رباتا پول درمیارن; سود رباتا چقدر واقعیه; ربات ماشین پول‌سازیه; ربات می‌بازه هم`,
  ],
  "candle-source": [
    `
      source of the price data; which prices do bots use; chart data; where do candles come from; price feed of bots
      where do the bot's prices come from; which exchange are the candles of; are the prices in the chart real
      which markets are there; what timeframes can i use; prices are missing in the chart
      who supplies the chart prices; is the price data from binance; are these live prices in the bot
      why is a candle missing`,
    `
      منبع قیمت ربات; داده نمودار; کندل‌ها از کجاست; قیمت ربات از کجا; قیمتای نمودار از کجاست; کندل‌ها مال کدوم صرافیه
      قیمت‌های ربات واقعیه; چه بازارهایی هست; تایم‌فریم‌ها چیه; منبع قیمت چیه; قیمت نمودارا رو کی میده
      دیتای قیمت از بایننسه; قیمت ربات زنده‌ست; چرا یه کندل نیست`,
  ],
  "import-candles": [
    `
      upload my own data; import csv prices; use own price data; own candles; file of prices
      test with my own price file; which columns does the csv need; my csv is not accepted; load historical data
      upload candles; use my own historical prices; csv for the backtest; format of a price file
      load a file of candles`,
    `
      داده خودم را وارد کنم; آپلود کندل; فایل قیمت; ورود csv قیمت; با فایل قیمت خودم تست کنم; فایل csv رو قبول نمی‌کنه
      کندل وارد کنم; ستون‌های فایل قیمت چی باشه; دیتای خودمو آپلود کنم; قیمت تاریخی خودمو بدم; csv برای بک‌تست
      قالب فایل قیمت; فایل کندل رو بارگذاری کنم`,
  ],
  "bot-limits": [
    `
      stop loss of a bot; bot stops by itself; drawdown limit; max loss; safety limits; my bot stopped
      why did the robot quit; set a maximum loss; my bot is not running any more
      protect me from big losses of the bot; daily loss limit of a bot; the bot sold everything and stopped
      robot shut itself off; when does a bot stop on its own; put a brake on my bot; stop trading after a loss`,
    `
      حد ضرر ربات; ربات خودش ایستاد; حد افت; حداکثر ضرر; رباتم متوقف شد; چرا رباتم از کار افتاد
      برای ربات حد ضرر بذارم; ربات دیگه کار نمی‌کنه; ربات همه رو فروخت و وایساد; ضرر روزانه ربات محدود بشه
      رباتم خاموش شده; ربات خودشو خاموش کرد; ربات کی خودش متوقف میشه; برای ربات ترمز بذارم; بعد از ضرر معامله نکنه`,
  ],
  "bot-log": [
    `
      what did my bot buy and sell; bot history; trades of my bot; reasons of decisions; see bot trades; journal
      what has my robot been doing; see the trades of the robot; show what the robot did; why did the bot buy now
      download the trades of my bot; list of bot decisions; history of the robot; what trades were made
      look at what the bot has been up to; the reason for a trade; list the actions of the bot`,
    `
      ربات چه خرید و فروخت; تاریخچه ربات; معامله‌های رباتم; دلیل تصمیم ربات; لاگ ربات; رباتم چیکار کرده
      معامله‌های رباتو ببینم; ببینم ربات چیکار کرده; چرا ربات الان خرید; معاملات ربات رو دانلود کنم; گزارش کارهای ربات
      سابقه ربات; چه معامله‌هایی زده; ببینم رباته چه کارایی کرده; دلیل یه معامله; کارای ربات رو لیست کن`,
  ],
  "repeat-backtest": [
    `
      reproduce results; share a backtest; same result on another computer; verify someone's backtest
      prove my backtest; how can someone check my result; export a backtest; prove that my test is real
      share my strategy result with a friend; run the same test again; can a friend redo my test
      is my backtest reproducible; send the test to someone; verify somebody else's test`,
    `
      تکرار نتیجه; اشتراک بک‌تست; نتیجه یکسان; بررسی بک‌تست دیگری; نتیجه تستمو به دوستم نشون بدم; خروجی بک‌تست
      کسی می‌تونه تست منو دوباره اجرا کنه; ثابت کنم نتیجه‌ام واقعیه; همون تستو تکرار کنم; دوستم تستمو دوباره بگیره
      بک‌تستم قابل تکراره; تست رو برای کسی بفرستم; تست یکی دیگه رو بررسی کنم`,
  ],
};
