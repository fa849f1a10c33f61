// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const swapParaphrases: OtherWords = {
  "what-is-swap": [
    `
      i have usdt and you want pol, can i change it here; convert coins in the dashboard; do you keep my tokens while swapping
      where is the exchange function; trade one coin for another on this page`,
    `
      تتر دارم شما پول می‌خواید میشه اینجا تبدیلش کنم; تبدیل ارز تو داشبورد; موقع تبدیل توکنم دست شماست; بخش مبادله کجاست
      یک ارز را با ارز دیگر عوض کنم`,
  ],
  "swap-exchanges": [
    `
      through whom does the trade run; is it uniswap behind this; why did it pick quickswap for me; do you take the best rate of several exchanges
      can one trade go over both exchanges; no exchange available on amoy`,
    `
      معامله از طریق کجا انجام میشه; پشتش یونی‌سواپه; چرا کوییک‌سواپ رو انتخاب کرد; بهترین نرخ بین چند صرافی رو می‌گیرید
      یک تبدیل ممکن است از هر دو صرافی بگذرد`,
  ],
  "swap-cost": [
    `
      what percentage is lost when i exchange; do you earn on my swaps; fee of the pool; how much gas for exchanging tokens
      how expensive is exchanging ten dollars`,
    `
      موقع تبدیل چند درصد از دست میره; از تبدیل‌های من سود می‌برید; کارمزد استخر; گس تبدیل توکن چقدره
      تبدیل ده دلار چقدر خرج دارد`,
  ],
  slippage: [
    `
      which tolerance is sensible; what does 0.5 percent mean in the settings of the exchange; set the tolerated deviation; somebody front ran me
      is high slippage dangerous`,
    `
      چه تلورانسی معقوله; نیم درصد تو تنظیمات تبدیل یعنی چی; انحراف مجاز رو تنظیم کنم; یکی جلوتر از من خرید
      لغزش زیاد خطرناک است`,
  ],
  "price-impact": [
    `
      it warns that my trade moves the price by 6 percent; why must i type a word before the swap; my large amount gets a bad rate
      red warning about impact`,
    `
      هشدار میده معامله‌ام قیمت رو ۶ درصد جابه‌جا می‌کنه; چرا قبل تبدیل باید یه کلمه تایپ کنم; مبلغ زیادم نرخ بد می‌گیره
      هشدار قرمز اثر قیمت`,
  ],
  "minimum-received": [
    `
      what is the least i'm going to get; i received less than the quote said, allowed; what does you send at most stand for
      guaranteed amount of a swap`,
    `
      کمترین چیزی که می‌گیرم چقدره; کمتر از پیش‌نمایش گرفتم درسته; حداکثر می‌فرستید یعنی چی; مقدار تضمینی تبدیل
      دست‌کم دریافت می‌کنید یعنی چه`,
  ],
  "swap-approval": [
    `
      why are there two transactions for one exchange; is giving permission to the router safe; i have to allow usdc first, why
      how do i take an allowance back; unlimited approval`,
    `
      چرا برای یه تبدیل دو تا تراکنش می‌خواد; اجازه دادن به روتر امنه; اول باید یواس‌دی‌سی رو مجاز کنم چرا; مجوز رو پس بگیرم
      تأیید نامحدود می‌خواهید؟`,
  ],
  "swap-quote-age": [
    `
      the offer expired while i was thinking; the rate keeps changing every two seconds; what's the deadline in minutes; price updated please review
      how long is the shown rate good for`,
    `
      تا فکر کردم پیشنهاد منقضی شد; نرخ هر دو ثانیه عوض میشه; مهلت به دقیقه یعنی چی; نرخ نشون داده‌شده تا کی معتبره
      قیمت به‌روز شد، دوباره بررسی کنید`,
  ],
  "swap-tokens": [
    `
      which coins are supported for exchange; can i get bitcoin for pol here; paste an address of another coin; why is there no dollar value for my coin
      is shiba available; list of tradable tokens`,
    `
      چه ارزهایی برای تبدیل پشتیبانی میشه; با پول میشه بیت‌کوین گرفت اینجا; آدرس یه توکن دیگه رو بزنم; چرا توکنم مبلغ دلاری نداره
      فهرست توکن‌های قابل تبدیل`,
  ],
  "unknown-tokens": [
    `
      found a token with the same name twice; how can i tell a fake usdc from the right one; a coin from telegram isn't on your list, should i buy
      the page warns me about the symbol; it refuses the token, tax on transfers`,
    `
      دو تا توکن هم‌اسم هست; یواس‌دی‌سی تقلبی رو چطور تشخیص بدم; یه کوین از تلگرام تو لیست نیست بخرم; صفحه درباره نماد هشدار میده
      این توکن را نمی‌پذیرد`,
  ],
  "wrap-pol": [
    `
      i have wpol now, how do i get normal pol; what's the w in front of pol; unwrap my coins; can i pay for units with wpol
      difference between pol and wpol`,
    `
      الان دبلیوپول دارم چطور پول معمولی کنم; حرف دبلیو جلوی پول چیه; آنرپ کنم; با دبلیوپول واحد بخرم
      تفاوت پول و دبلیوپول`,
  ],
  "swap-failed": [
    `
      exchange of tokens didn't go through; error while swapping; it took the fee but i got no coins; transaction reverted at the router
      swapping says insufficient output`,
    `
      تبدیل توکن انجام نشد; موقع سواپ خطا; کارمزد رفت ولی توکن نگرفتم; تراکنش روتر برگشت خورد; تبدیل ناموفق بود`,
  ],
  "undo-swap": [
    `
      i exchanged the wrong token, go back; reverse my trade; cancel the exchange i just made; can the old amount be restored after a swap`,
    `
      توکن اشتباهی تبدیل کردم برگرده; معامله‌ام رو برگردونید; تبدیلی که الان زدم رو لغو کنم; بازگرداندن تبدیل ممکن است`,
  ],
  "swap-history": [
    `
      list of my former exchanges; which swaps did i do last month; my swap from another site shows up here, how; an old trade is missing in the list
      export my trades`,
    `
      لیست تبدیل‌های قبلیم; ماه پیش چه تبدیل‌هایی کردم; تبدیلم از سایت دیگه اینجا اومده چرا; یه معامله قدیمی تو لیست نیست
      خروجی تبدیل‌ها`,
  ],
};
