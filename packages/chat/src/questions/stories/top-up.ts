// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const topUpStories: OtherWords = {
  "buy-more-units": [
    `
      i want to add another unit; increase my package; go from two units to five; where do i upgrade
      buy a second unit; maximum number of units; reinvest my earnings into units; add money to my account
      pay for additional units with what is in my box; how do i add to what i have; can i put in more money later
      increase my stake; raise my position from one to three; i want to invest more; expand my membership
      it goes well and i would like to put another sixty dollars in; how can i get from one to four`,
    `
      می‌خوام یه واحد دیگه اضافه کنم; پکیجم رو بیشتر کنم; از دو واحد برم پنج واحد; از کجا ارتقا بدم; واحد دوم بخرم
      حداکثر تعداد واحد; با درآمدم واحد بخرم; پول به حسابم اضافه کنم; شارژ حساب; تاپ آپ کنم
      چطور به چیزی که دارم اضافه کنم; بعدا میشه پول بیشتری گذاشت; سهمم رو بیشتر کنم; از یکی به سه تا برسونم
      می‌خوام بیشتر سرمایه‌گذاری کنم; عضویتم رو بزرگ‌تر کنم; داره خوب پیش میره می‌خوام شصت دلار دیگه بذارم
      چطور از یکی برسم به چهار تا`,
  ],
  "what-top-up-changes": [
    `
      what do i gain from more units; does a second unit double my income; is my position better with five units
      effect of buying more; do old lost pairs come back if i buy; what is the benefit of upgrading
      does my sponsor profit when i top up; if i pay for two more, what exactly is better for me afterwards
      do more units also mean a better place`,
    `
      با واحد بیشتر چی گیرم میاد; واحد دوم درآمدم رو دو برابر می‌کنه; با پنج واحد جایگاهم بهتر میشه; تاثیر خرید بیشتر
      اگه بخرم جفت‌های سوخته برمی‌گرده; ارتقا چه فایده‌ای داره; تاپ آپ کنم حامیم سود می‌کنه
      حسابم رو شارژ کردم چی عوض میشه; شارژ حساب چه فایده‌ای داره; اگه دو تا دیگه بخرم بعدش دقیقا چی برام بهتره
      واحد بیشتر یعنی جای بهتر`,
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
      will the price in pol change during the day; how many pol is a unit now; when does the price change
      last week twenty dollars were fewer coins than now, why is that; do i pay less if i wait until tomorrow`,
    `
      دیروز واحد ۴۰ پول بود امروز ۴۳; چرا مبلغ همیشه یکی نیست; قیمت نسبت به دفعه قبل بالا رفته
      قیمت در طول روز عوض میشه; الان هر واحد چند پوله; قیمت کی عوض میشه; واحد چرا گرون شد
      هفته پیش بیست دلار ارز کمتری بود چرا; اگه تا فردا صبر کنم کمتر میدم`,
  ],
  "spending-limit": [
    `
      stop me from spending too much; i can't control myself, block my purchases; raise my limit
      set a maximum per month; why can't i increase the limit right away; self exclusion; limit my own payments
      my son spends too much here, can he block himself; i'd like a brake so that i don't pay more than fifty a month`,
    `
      نذارید زیادی خرج کنم; نمی‌تونم خودمو کنترل کنم خریدم رو ببندید; حدم رو بالا ببرم; حداکثر ماهانه بذارم
      چرا حد رو فوری نمیشه زیاد کرد; خودم رو محدود کنم; سقف خرج ماهانه; پسرم اینجا زیاد خرج می‌کنه می‌تونه خودشو ببنده
      یه ترمز می‌خوام که ماهی بیشتر از پنجاه تا ندم`,
  ],
  "top-up-refused": [
    `
      i couldn't buy more units; purchase of units failed; error at top up; it doesn't let me add units
      my payment for units was rejected; price changed while i was paying; above five units error
      charging my account is not accepted; adding units gives an error; i try to buy but it is declined
      why can't i add more; i topped up and it didn't take it; i wanted to add two and it simply says no
      buying more worked in march but today it's rejected`,
    `
      نتونستم واحد بیشتر بخرم; خرید واحد خطا داد; ارور تو تاپ آپ; نمی‌ذاره واحد اضافه کنم; پرداختم برای واحد رد شد
      وقتی پرداخت می‌کردم قیمت عوض شد; خطای بیشتر از پنج واحد; شارژ حساب قبول نمیشه; واحد اضافه می‌کنم خطا میده
      خرید می‌زنم رد میشه; چرا نمی‌تونم بیشتر اضافه کنم; شارژ کردم نگرفت; خواستم دو تا اضافه کنم میگه نه
      اسفند خرید بیشتر شد ولی امروز رد می‌کنه`,
  ],
  "paid-twice": [
    `
      i clicked twice and paid two times; two payments went out; money was taken double; same purchase shows up twice
      i was charged again; accidentally bought units two times; give back the second payment
      the page was slow so i pressed again and now i have paid double; my history shows the same purchase two times`,
    `
      دو بار زدم دو بار پول رفت; دو تا پرداخت انجام شد; پول دو برابر کم شد; یه خرید دو بار ثبت شده
      دوباره ازم پول کم کرد; اشتباهی دو بار واحد خریدم; پرداخت دوم رو پس بدید
      صفحه کند بود دوباره زدم حالا دو برابر دادم; تاریخچه یه خرید رو دو بار نشون میده`,
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
