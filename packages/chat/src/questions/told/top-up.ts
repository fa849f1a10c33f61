// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const toldTopUp: OtherWords = {
  "buy-more-units": [
    `
      i want to add another unit; increase my package; go from two units to five; where do i upgrade
      buy a second unit; maximum number of units; reinvest my earnings into units; add money to my account
      pay for additional units with what is in my box`,
    `
      می‌خوام یه واحد دیگه اضافه کنم; پکیجم رو بیشتر کنم; از دو واحد برم پنج واحد; از کجا ارتقا بدم; واحد دوم بخرم
      حداکثر تعداد واحد; با درآمدم واحد بخرم; پول به حسابم اضافه کنم; شارژ حساب; تاپ آپ کنم`,
  ],
  "what-top-up-changes": [
    `
      what do i gain from more units; does a second unit double my income; is my position better with five units
      effect of buying more; do old lost pairs come back if i buy; what is the benefit of upgrading
      does my sponsor profit when i top up`,
    `
      با واحد بیشتر چی گیرم میاد; واحد دوم درآمدم رو دو برابر می‌کنه; با پنج واحد جایگاهم بهتر میشه; تاثیر خرید بیشتر
      اگه بخرم جفت‌های سوخته برمی‌گرده; ارتقا چه فایده‌ای داره; تاپ آپ کنم حامیم سود می‌کنه`,
  ],
  "how-many-units": [
    `
      should i start with one or five; what amount do you recommend; is five units the best choice
      how much should a beginner put in; is more units always better; what do most people buy`,
    `
      با یه واحد شروع کنم یا پنج تا; چه مبلغی پیشنهاد می‌کنید; پنج واحد بهترین انتخابه; مبتدی چقدر بذاره
      واحد بیشتر همیشه بهتره; بیشتر آدما چند تا می‌خرن; چند واحد بگیرم بهتره`,
  ],
  "unit-price": [
    `
      a unit cost 40 pol yesterday and 43 today; why isn't the amount always the same; price went up since last time
      will the price in pol change during the day; how many pol is a unit now; when does the price change`,
    `
      دیروز واحد ۴۰ پول بود امروز ۴۳; چرا مبلغ همیشه یکی نیست; قیمت نسبت به دفعه قبل بالا رفته
      قیمت در طول روز عوض میشه; الان هر واحد چند پوله; قیمت کی عوض میشه; واحد چرا گرون شد`,
  ],
  "spending-limit": [
    `
      stop me from spending too much; i can't control myself, block my purchases; raise my limit
      set a maximum per month; why can't i increase the limit right away; self exclusion; limit my own payments`,
    `
      نذارید زیادی خرج کنم; نمی‌تونم خودمو کنترل کنم خریدم رو ببندید; حدم رو بالا ببرم; حداکثر ماهانه بذارم
      چرا حد رو فوری نمیشه زیاد کرد; خودم رو محدود کنم; سقف خرج ماهانه`,
  ],
  "top-up-refused": [
    `
      i couldn't buy more units; purchase of units failed; error at top up; it doesn't let me add units
      my payment for units was rejected; price changed while i was paying; above five units error`,
    `
      نتونستم واحد بیشتر بخرم; خرید واحد خطا داد; ارور تو تاپ آپ; نمی‌ذاره واحد اضافه کنم; پرداختم برای واحد رد شد
      وقتی پرداخت می‌کردم قیمت عوض شد; خطای بیشتر از پنج واحد`,
  ],
  "paid-twice": [
    `
      i clicked twice and paid two times; two payments went out; money was taken double; same purchase shows up twice
      i was charged again; accidentally bought units two times; give back the second payment`,
    `
      دو بار زدم دو بار پول رفت; دو تا پرداخت انجام شد; پول دو برابر کم شد; یه خرید دو بار ثبت شده
      دوباره ازم پول کم کرد; اشتباهی دو بار واحد خریدم; پرداخت دوم رو پس بدید`,
  ],
  overpayment: [
    `
      i sent more than the price; change from my payment; paid a bit above the amount, is the difference lost
      where is my change; more pol was taken than shown; excess of the payment`,
    `
      بیشتر از قیمت فرستادم; بقیه پولم کو; یه کم بیشتر دادم تفاوتش از بین رفت; باقی پول کجاست
      بیشتر از چیزی که نوشته بود پول کم شد; اضافه پرداختی`,
  ],
};
