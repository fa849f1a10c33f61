// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const topUpParaphrases: OtherWords = {
  "buy-more-units": [
    `
      i have one unit and want three; how can i put in more; where do i enlarge my membership; can i add units any time
      top up how; what's the maximum i can hold; get additional units`,
    `
      یه واحد دارم سه تا می‌خوام; چطور بیشتر بذارم; عضویتم رو از کجا بزرگ کنم; هر وقت خواستم واحد اضافه کنم; حداکثر چند واحد
      چگونه واحد بیشتری بگیرم; شارژ کردن چطوریه`,
  ],
  "what-top-up-changes": [
    `
      is anything better for me with four units instead of one; will i get burnt pairs back when i buy now; advantage of more units
      do i climb in the tree when i pay more; who gets money from my extra units`,
    `
      با چهار واحد به جای یکی چی بهتر میشه; الان بخرم جفت‌های سوخته برمی‌گرده; مزیت واحد بیشتر; بیشتر پول بدم تو درخت بالا میرم
      از واحدهای اضافی من چه کسی سود می‌برد`,
  ],
  "how-many-units": [
    `
      one or five, what would you take; is the maximum package smarter; what's a good number for starting; my sponsor pushes me to take five
      is one enough for the beginning`,
    `
      یکی یا پنج تا شما بودید کدوم; بسته کامل بهتره; برای شروع چند تا خوبه; حامیم اصرار داره پنج تا بگیرم; برای اول یکی کافیه
      چه تعداد واحد مناسب من است`,
  ],
  "unit-price": [
    `
      yesterday i'd have paid less pol; the amount in pol is different each morning; is the price the same for everyone today
      why does it show 51 pol and not twenty dollars; does it get cheaper tomorrow`,
    `
      دیروز پول کمتری می‌دادم; هر صبح مقدارش فرق می‌کنه; قیمت امروز برای همه یکیه; چرا ۵۱ پول نشون میده نه بیست دلار
      فردا ارزان‌تر می‌شود`,
  ],
  "spending-limit": [
    `
      i tend to overspend, can you lock me; set myself a monthly budget; how do i raise the cap i set for purchases; block purchases for me
      gambling problem, i want a barrier; why do i have to wait seven days`,
    `
      زیاد خرج می‌کنم میشه قفلم کنید; بودجه ماهانه برای خودم بذارم; سقف خریدم رو بالا ببرم; خرید رو برام ببندید
      چرا باید هفت روز صبر کنم; محدودیت خرید برای خودم`,
  ],
  "top-up-refused": [
    `
      purchase of another unit bounced; it won't sell me a sixth unit; adding units says wrong price; why am i not able to increase
      my payment for two more failed; contract rejected the top up`,
    `
      خرید واحد دیگه برگشت خورد; واحد ششم رو نمی‌فروشه; اضافه کردن واحد میگه قیمت اشتباهه; چرا نمی‌تونم زیادش کنم
      پرداخت دو واحد بیشتر ناموفق بود; قرارداد شارژ رو رد کرد`,
  ],
  "paid-twice": [
    `
      my history has the purchase two times, one was a mistake; pressed the button again and lost double; i ended up with more units than i wanted
      same payment went through twice`,
    `
      تو تاریخچه خرید دو باره یکیش اشتباهه; دوباره دکمه رو زدم دو برابر رفت; بیشتر از چیزی که می‌خواستم واحد دارم
      یک پرداخت دو بار انجام شده است`,
  ],
  overpayment: [
    `
      the contract took 52 pol but the price is 51; do i get the difference returned; i sent two percent too much; where did the surplus go`,
    `
      قرارداد ۵۲ پول برداشت ولی قیمت ۵۱ بود; مابه‌التفاوت رو پس می‌گیرم; دو درصد زیادی فرستادم; مازاد پرداخت کجا رفت`,
  ],
};
