// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const swapStories: OtherWords = {
  "what-is-swap": [
    `
      can i exchange coins on your site; how do i change usdt into pol; where is the exchange
      i need pol but have usdc; do i need the swap for the plan; convert tokens here; what does the swap page do
      turn my pol into dollars; what is swapping good for; swap, what is it and what do i need it for
      exchanging in the dashboard, explain; i only own usdc and need the other coin, can that be done right here
      what is this exchange function in my dashboard`,
    `
      میشه تو سایتتون ارز عوض کرد; چطور تتر رو به پول تبدیل کنم; بخش تبدیل کجاست; پول می‌خوام ولی usdc دارم
      برای طرح تبدیل لازمه; توکن‌هام رو اینجا تبدیل کنم; صفحه سواپ چیکار می‌کنه; پولم رو دلار کنم
      سواپ چیه به چه دردی می‌خوره; سواپ یعنی چی; تبدیل تو داشبورد رو توضیح بده; سواپ برای چیه
      فقط usdc دارم و اون یکی ارز رو می‌خوام همین‌جا میشه; این قسمت تبدیل تو داشبوردم چیه`,
  ],
  "swap-exchanges": [
    `
      which dex is behind the swap; do you use uniswap; why quickswap and not the other; how is the best route chosen
      can it split over two exchanges; is it a decentralised exchange; why is there no swap on the test network`,
    `
      پشت سواپ کدوم صرافیه; از یونی سواپ استفاده می‌کنید; چرا کوییک سواپ; بهترین مسیر چطور انتخاب میشه
      بین دو صرافی تقسیم میشه; صرافی غیرمتمرکزه; چرا تو شبکه آزمایشی تبدیل نیست`,
  ],
  "swap-cost": [
    `
      how much do you charge for exchanging; do you earn from my swap; pool fee; total costs of changing usdc to pol
      why did i get less than the price; is there a percentage for the swap
      is there a commission when exchanging coins in the dashboard; what is deducted when i swap; price of an exchange`,
    `
      برای تبدیل چقدر می‌گیرید; از تبدیل من سود می‌برید; کارمزد استخر; کل هزینه تبدیل usdc به پول
      چرا کمتر از قیمت گرفتم; تبدیل درصد داره; برای عوض کردن ارز تو داشبورد کمیسیون هست; موقع سواپ چی کم میشه
      هزینه عوض کردن ارز`,
  ],
  slippage: [
    `
      what should i enter for slippage; is one percent slippage too much; slippage tolerance meaning; front running
      sandwich attack on my swap; my slippage is too low
      it asks for a percentage before the exchange and i don't know what to type
      half a percent or three, what's wiser`,
    `
      برای لغزش چه عددی بزنم; یک درصد لغزش زیاده; اسلیپیج یعنی چی; جلو زدن معامله‌گرها; حمله ساندویچی به تبدیلم
      اسلیپیجم کمه; قبل از تبدیل یه درصد می‌خواد نمی‌دونم چی بزنم; نیم درصد یا سه درصد کدوم عاقلانه‌تره`,
  ],
  "price-impact": [
    `
      red warning about price impact; why do i get so little for a large amount
      it wants me to type a word before swapping; my trade moves the market; impact of 20 percent
      too big for the pool`,
    `
      هشدار قرمز اثر قیمت; چرا برای مبلغ زیاد این‌قدر کم میده; میگه قبل از تبدیل یه کلمه بنویس
      معامله‌ام قیمت رو تکون میده; اثر بیست درصدی; برای استخر زیادی بزرگه; پرایس ایمپکت`,
  ],
  "minimum-received": [
    `
      what does at least mean in the review; guaranteed minimum of the swap; why is the minimum lower than the quote
      you send at most; how much will certainly arrive; least amount i get; got less than the screen promised
      i received fewer tokens than it said; the amount that came was lower than shown; how much less can it become`,
    `
      دست‌کم تو پیش‌نمایش یعنی چی; حداقل تضمینی تبدیل; چرا حداقل از مظنه کمتره; حداکثر می‌فرستید یعنی چی
      چقدر حتما می‌رسه; کمترین مقداری که می‌گیرم; کمتر از چیزی که صفحه گفته بود گرفتم; توکن کمتری نسبت به نوشته‌ش اومد
      مقداری که رسید از نمایش کمتر بود; چقدر ممکنه کمتر بشه`,
  ],
  "swap-approval": [
    `
      why do i confirm two times for one swap; what is approve; is it dangerous to approve a token
      unlimited allowance; usdt needs a reset of the approval; allow spending popup; remove an approval`,
    `
      چرا برای یه تبدیل دو بار تایید می‌کنم; اپروو چیه; اجازه دادن به توکن خطرناکه; اجازه نامحدود
      تتر اول باید اجازه قبلی پاک بشه; پنجره اجازه خرج; اجازه رو پس بگیرم`,
  ],
  "swap-quote-age": [
    `
      the price expired while i was thinking; why does the rate change every few seconds; quote is outdated
      deadline of a swap; how many seconds is the rate valid; the price was renewed before i signed`,
    `
      تا فکر کردم قیمت منقضی شد; چرا نرخ هر چند ثانیه عوض میشه; مظنه قدیمی شده; مهلت تبدیل; نرخ چند ثانیه معتبره
      قبل از امضا قیمت نو شد`,
  ],
  "swap-tokens": [
    `
      which coins are supported in the swap; can i swap dogecoin; add a token by its address; is bitcoin in the list
      my coin isn't in the list; swap matic; no pool for this pair; trade usdt against eth`,
    `
      تو سواپ چه ارزهایی هست; دوج کوین رو میشه تبدیل کرد; توکن رو با آدرس اضافه کنم; بیت کوین تو لیست هست
      ارز من تو لیست نیست; برای این جفت استخری نیست; تتر رو با اتریوم عوض کنم; توکن جدید اضافه کنم`,
  ],
  "unknown-tokens": [
    `
      is this token a scam; someone sent me a strange coin; fake usdt; warning about a token i pasted
      can i sell a token that i found; how to know a token is real; token takes a part of each transfer
      a friend sent me the address of a new coin, is it ok; can i trade a coin that just came out
      someone recommends a token i never heard of; the site warns me about this coin`,
    `
      این توکن کلاهبرداریه; یکی یه ارز عجیب برام فرستاده; تتر تقلبی; هشدار برای توکنی که اضافه کردم
      توکنی که پیدا کردم رو میشه فروخت; از کجا بفهمم توکن واقعیه; توکن از هر انتقال کم می‌کنه
      دوستم آدرس یه کوین جدید فرستاده مشکلی نداره; کوینی که تازه اومده رو میشه معامله کرد
      یکی توکنی معرفی کرده که نشنیدم; سایت درباره این کوین هشدار میده`,
  ],
  "wrap-pol": [
    `
      what is wrapped pol; i have wpol, how do i get pol; difference between pol and wpol; unwrap my coins
      can i pay the plan with wpol; do i lose something when wrapping`,
    `
      پول رپ شده چیه; wpol دارم چطور پولش کنم; فرق pol و wpol; آنرپ کردن; با wpol میشه واحد خرید
      موقع رپ کردن چیزی کم میشه`,
  ],
  "swap-failed": [
    `
      my exchange did not go through; swap reverted; error while swapping; tokens still there but fee gone
      transaction of the swap failed on polygonscan; why does it fail each time i try to swap
      swap refused because the price moved; tried to exchange three times and each time it breaks off
      fee gone, coins not exchanged, what happened`,
    `
      تبدیلم انجام نشد; سواپ برگشت خورد; موقع تبدیل خطا میده; توکنم هست ولی کارمزد رفت
      تراکنش سواپ تو پلیگان اسکن فیلد شده; چرا هر بار سواپ می‌کنم خطا میده; تبدیل رد شد چون قیمت تکون خورد
      سه بار خواستم تبدیل کنم هر بار قطع میشه; کارمزد رفت ارز عوض نشد چی شد`,
  ],
  "undo-swap": [
    `
      i exchanged the wrong coin; reverse my exchange; can i get my usdc back after a swap; swapped by mistake
      cancel a finished swap; i got a bad rate, give it back; picked the wrong coin and it's confirmed, any way back
      i wanted another token, can i take it back; exchange done by mistake, how do i revert
      put it back the way it was`,
    `
      ارز اشتباهی عوض کردم; تبدیلم رو برگردونید; بعد از تبدیل usdc خودم رو پس بگیرم; اشتباهی سواپ زدم
      تبدیل انجام شده رو لغو کنم; نرخ بدی گرفتم پس بدید; ارز اشتباهی انتخاب کردم و تایید شد راه برگشت هست
      یه توکن دیگه می‌خواستم میشه پس گرفت; اشتباهی عوض کردم چطور برگردونم; مثل قبلش کن`,
  ],
  "swap-history": [
    `
      list of my exchanges; which swaps did i make last week; my older swaps are missing; find my previous conversions
      export my swaps; history of the swap page`,
    `
      لیست تبدیل‌هام; هفته پیش چه تبدیل‌هایی کردم; تبدیل‌های قدیمیم نیست; تبدیل‌های قبلیم رو پیدا کنم; خروجی تبدیل‌ها
      تاریخچه سواپ`,
  ],
};
