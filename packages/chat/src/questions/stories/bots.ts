// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const botsStories: OtherWords = {
  "what-are-bots": [
    `
      what is the bot section for; do you have trading robots; explain the bot menu to me
      what do the bots on this site do; can a robot trade for me here
      what is the use of the bot page if it does not trade; is there automatic trading
      i saw bot in the menu, what is it`,
    `
      بخش ربات برای چیه; ربات معامله‌گر دارید; صفحه ربات رو برام توضیح بده; ربات‌های این سایت چیکار می‌کنن
      ربات میتونه به جام معامله کنه; تو منو ربات دیدم چیه; معامله خودکار دارید; ربات ترید اینجا به چه دردی می‌خوره`,
  ],
  "bot-kinds": [
    `
      what strategies can a bot use; is there a grid bot; do you have dca and stop loss
      list of the indicators i can use; which strategy types exist; can i use rsi or bollinger
      what is the difference between the ten rules; is there a trailing stop; which of the strategies can run for real`,
    `
      ربات چه استراتژی‌هایی داره; ربات گرید دارید; حد ضرر و خرید پله‌ای هم هست; کدوم اندیکاتورها رو میشه استفاده کرد
      انواع استراتژی‌ها رو بگید; با آر اس آی یا بولینگر میشه; فرق ده تا قاعده چیه; حد ضرر متحرک دارید
      کدوم استراتژی‌ها واقعی اجرا میشن`,
  ],
  "what-is-backtest": [
    `
      what does testing on old prices mean; how does the simulation of a strategy work
      is the test run with real past data; try a strategy on historical prices; is a backtest a prediction
      what happens when i press test; does it spend money when i test a rule
      why does the test trade at the next candle`,
    `
      تست روی قیمت‌های گذشته یعنی چی; شبیه‌سازی استراتژی چطور کار می‌کنه
      می‌خوام یه استراتژی رو روی قیمت‌های قبلی امتحان کنم; بک تست پیش‌بینی آینده‌ست; وقتی تست می‌کنم پولی خرج میشه
      آزمایش قاعده با داده تاریخی چیه; بک تست یعنی چی به زبان ساده`,
  ],
  "hold-and-dca": [
    `
      what is the line called hold in the chart; why is my result compared with dca
      what do the two comparison curves mean; buying once a week versus my strategy
      why do you show buy and hold next to it; my bot made less than hold, what does it mean
      what are the benchmarks in the result`,
    `
      خط نگه داشتن تو نمودار چیه; چرا نتیجه رو با خرید پله‌ای مقایسه می‌کنید; اون دو تا خط مقایسه چی هستن
      رباتم از نگه داشتن کمتر سود کرده یعنی چی; هولد و dca تو نتیجه یعنی چی; معیار مقایسه تو بک تست چیه
      خرید هفتگی با استراتژی من چه فرقی داره`,
  ],
  "backtest-costs": [
    `
      are trading fees part of the test result; does the test take slippage into account
      why does the strategy lose so much to costs; can i set the fee in a test to zero
      which costs are subtracted in the simulation; spread and network fee in the test
      does the simulation consider that a big order moves the price`,
    `
      کارمزد معامله تو نتیجه تست حساب شده; تست لغزش قیمت رو هم در نظر می‌گیره; چرا هزینه‌ها تو بک تست این‌قدر زیاده
      میشه کارمزد تست رو صفر گذاشت; چه هزینه‌هایی تو شبیه‌سازی کم میشه; اسپرد و کارمزد شبکه تو تست
      تست اثر سفارش بزرگ روی قیمت رو حساب می‌کنه`,
  ],
  overfitting: [
    `
      my test shows 500 percent, can i trust it; why shouldn't i just use the settings with the best result
      what is overfitting; i tuned the parameters until it was great, why is that bad
      what does the deflated sharpe number mean; great in the past and bad in the future, why
      how many of the settings would have lost; is a high profit in the test meaningful
      should i go all in because the test was great; backtest plus 200 percent, real?
      the results are too good to be true`,
    `
      تستم ۵۰۰ درصد سود نشون میده میشه بهش اعتماد کرد; چرا همون تنظیمی که بهترین نتیجه رو داد استفاده نکنم
      بیش‌برازش چیه; این‌قدر پارامترها رو عوض کردم تا خوب شد اشکالش چیه; شارپ تعدیل شده یعنی چی
      تو گذشته عالی بوده چرا آینده نباشه; نتیجه عالی تست چقدر معنی داره; اورفیتینگ یعنی چی
      چون تست عالی بود همه پولمو بذارم; بک تست دویست درصد سود داد واقعیه; نتیجه زیادی خوبه`,
  ],
  "paper-bot": [
    `
      how do i run a bot without money; does the bot go on when i close my browser; start a practice bot
      demo trading with fake money; what is the difference between paper and backtest; how do i stop my practice bot
      does the paper bot send orders to an exchange; test a strategy live without risk; virtual trading account
      i want to see how my idea does over the next weeks without risking anything
      does it keep going at night when my laptop is off`,
    `
      چطور ربات رو بدون پول اجرا کنم; مرورگر رو ببندم ربات ادامه میده; ربات تمرینی راه بندازم
      معامله آزمایشی با پول الکی; فرق ربات کاغذی با بک تست چیه; ربات آزمایشیم رو چطور نگه دارم
      ربات دمو سفارش به صرافی می‌فرسته; استراتژی رو زنده و بدون ریسک امتحان کنم; ترید مجازی
      می‌خوام ببینم ایده‌ام تو هفته‌های بعد بدون ریسک چطور میشه; شب که لپ‌تاپم خاموشه ادامه میده`,
  ],
  "how-many-bots": [
    `
      it won't let me create another bot; is there a limit on bots; can i have 50 bots; i have too many bots, what now
      restart a bot that i stopped; how do i delete a bot to make room; max number of running bots
      why can't i start a new bot`,
    `
      نمی‌ذاره ربات دیگه‌ای بسازم; تعداد ربات محدوده; میشه پنجاه تا ربات داشت
      رباتی که متوقف کردم رو دوباره راه بندازم; چطور یه ربات رو پاک کنم که جا باز بشه; حداکثر تعداد ربات
      چرا ربات جدید شروع نمیشه; زیادی ربات ساختم`,
  ],
  "live-bots": [
    `
      how do i let the bot trade real coins; when can i switch from paper to real; make my bot real
      connect the bot to my binance account; what do i need for a bot with real funds
      after how many days can it trade for real; put real money on my strategy; is live trading possible
      somebody sells a canopy bot that earns, is it yours
      my test bot has run for two weeks, how do i let it loose with my own coins
      do you also have robots that buy for real`,
    `
      چطور ربات با پول واقعی معامله کنه; کی می‌تونم از آزمایشی برم روی واقعی; رباتم رو واقعی کنم
      ربات رو به حساب بایننس وصل کنم; برای ربات با پول واقعی چی لازمه; بعد چند روز میشه واقعی معامله کرد
      معامله زنده ممکنه; یکی ربات کانوپی می‌فروشه که سود میده مال شماست
      ربات آزمایشیم دو هفته‌ست کار می‌کنه چطور با ارز خودم راهش بندازم; ربات‌هایی که واقعی بخرن هم دارید`,
  ],
  "bot-profit": [
    `
      what return does a bot bring per month; will the robot make me rich; how profitable are your bots
      is it worth using a bot; do bots really make money; how much percent does the bot earn; can i live from the bot
      guaranteed profit with the bot; if i run the grid for a year, what will i have at the end
      do people get rich with your robots`,
    `
      ربات ماهی چند درصد سود میده; ربات پولدارم می‌کنه; ربات‌هاتون چقدر سودده هستن; ارزش داره از ربات استفاده کنم
      واقعا ربات‌ها پول درمیارن; بازده ربات چقدره; میشه با ربات زندگی کرد; سود تضمینی با ربات
      اگه گرید رو یه سال اجرا کنم آخرش چی دارم; مردم با ربات‌های شما پولدار میشن`,
  ],
  "candle-source": [
    `
      which exchange do the candles come from; where do you take the chart data from; which coins can the bot trade
      what time frames are there; why is a candle missing in the chart; are the prices real on the test network
      bitcoin and ether prices in the bot, from where; is there a one minute chart`,
    `
      کندل‌ها از کدوم صرافی میاد; داده نمودار رو از کجا میارید; ربات روی چه ارزهایی کار می‌کنه; تایم فریم‌ها چیه
      چرا یه کندل تو نمودار نیست; قیمت‌های شبکه آزمایشی واقعیه; قیمت بیت کوین ربات از کجاست; نمودار یک دقیقه‌ای دارید`,
  ],
  "import-candles": [
    `
      use my own price data; upload a csv with prices; my candle file is rejected; how must the file with prices look
      can i test on gold prices from a file; load historical data from excel; what columns does the price file need
      how big may the price file be`,
    `
      داده قیمت خودم رو بدم; فایل csv قیمت آپلود کنم; فایل کندلم رو قبول نمی‌کنه; فایل قیمت باید چه شکلی باشه
      می‌خوام روی قیمت طلا از فایل خودم تست کنم; داده تاریخی از اکسل بیارم; فایل کندل چه ستون‌هایی لازم داره
      حجم فایل قیمت چقدر میتونه باشه`,
  ],
  "bot-limits": [
    `
      my bot stopped on its own, why; set a maximum loss for the bot; how do i protect the bot from big losses
      the bot is resting, what does that mean; stop after losing ten percent; daily loss limit for the bot
      bot paused until tomorrow; can the bot lose more than my limit`,
    `
      رباتم خودش وایساد چرا; برای ربات حداکثر ضرر بذارم; چطور جلوی ضرر زیاد ربات رو بگیرم
      ربات داره استراحت می‌کنه یعنی چی; بعد از ده درصد ضرر متوقف بشه; حد ضرر روزانه ربات; ربات تا فردا متوقف شده
      ممکنه ربات بیشتر از حدی که گذاشتم ضرر کنه`,
  ],
  "bot-log": [
    `
      where do i see what my bot traded; list of all trades of the bot; why did the bot not buy; history of my bot
      export the trades of a bot; find out why a trade was skipped; what did my robot do last night
      journal of bot decisions`,
    `
      از کجا ببینم رباتم چی معامله کرده; لیست همه معامله‌های ربات; چرا ربات نخرید; تاریخچه رباتم
      خروجی معامله‌های ربات; چرا یه معامله انجام نشد; ربات دیشب چیکار کرد; لاگ ربات کجاست`,
  ],
  "repeat-backtest": [
    `
      how can i prove my test result to a friend; share a backtest; can another person rerun my test
      export a test with all its data; is there a file of my backtest; check that a shown backtest is real
      reproduce the results on another machine`,
    `
      چطور نتیجه تستم رو به دوستم ثابت کنم; بک تستم رو به اشتراک بذارم; یکی دیگه می‌تونه تست منو دوباره اجرا کنه
      خروجی بک تست با همه داده‌ها; فایل بک تست رو از کجا بگیرم; از کجا بفهمم بک تستی که نشون میدن واقعیه
      تکرار نتیجه روی یه کامپیوتر دیگه`,
  ],
};
