// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const ranksParaphrases: OtherWords = {
  "hero-and-knight": [
    `
      what titles can a member have; which levels are there in your career plan; difference between the two ranks; do i keep my title next month
      what's a knight; is there a diamond or gold level; what do ranks bring me`,
    `
      یه عضو چه عنوان‌هایی می‌تونه داشته باشه; چه سطح‌هایی تو پلن هست; فرق دو تا رتبه چیه; عنوانم ماه بعد می‌مونه; شوالیه چیه
      سطح الماس یا طلایی هم وجود دارد; رتبه به چه درد می‌خوره`,
  ],
  "become-hero": [
    `
      i have 38 points this month, what's missing for the first rank; what does it take to become hero; do commissions count for the title
      i earned over a thousand dollars in points altogether, am i a hero; requirement for the first level`,
    `
      این ماه ۳۸ امتیاز دارم برای رتبه اول چی کمه; برای قهرمان شدن چی لازمه; پورسانت برای عنوان حساب میشه
      مجموع امتیازهایم از هزار دلار گذشت، قهرمان هستم؟; شرط سطح اول`,
  ],
  "become-knight": [
    `
      my five people need a title too, right; what do i need for the higher rank; four of mine are heroes, is this enough for knight
      do my five have to sit under me; do they have to claim before i do; i claimed hero, can i still be knight`,
    `
      پنج نفرم هم باید عنوان داشته باشن; برای رتبه بالاتر چی می‌خوام; چهار نفرم قهرمانن برای شوالیه کافیه; اون پنج نفر باید زیر من باشن
      آیا باید پیش از من رتبه‌شان را بگیرند; قهرمان گرفتم هنوز می‌تونم شوالیه بشم`,
  ],
  heropool: [
    `
      from what money are the ranks paid; how does the hero pool fill; does the rest of the pool go over to next month
      who owns the two percent pot; where do the name change fees end up`,
    `
      رتبه‌ها از چه پولی پرداخت میشن; استخر قهرمان‌ها چطور پر میشه; باقی استخر میره برای ماه بعد; قلک دو درصد مال کیه
      پول تغییر نام به کجا می‌رود`,
  ],
  "rank-shares": [
    `
      i made 170 points, so how many shares; does a knight have more shares than a hero; number of shares for the rank
      how many parts of the pool do i hold`,
    `
      ۱۷۰ امتیاز گرفتم پس چند سهم; سهم شوالیه از قهرمان بیشتره; تعداد سهم رتبه; چند قسمت از استخر مال منه
      سهم‌ها بر چه اساسی شمرده می‌شوند`,
  ],
  "share-value": [
    `
      how many dollars does one share of the heropool pay; why was a share only three dollars last month; is there an upper limit for a share
      what's my rank bonus worth; do shares lose value when more people claim`,
    `
      هر سهم صندوق قهرمانان چند دلار میشه; چرا ماه پیش سهم فقط سه دلار شد; سهم سقف داره; پاداش رتبه‌ام چقدر می‌ارزه
      با زیاد شدن مدعیان، ارزش سهم کم می‌شود`,
  ],
  "claim-window": [
    `
      the month is over, what do i do for my rank; until what day may i claim; where's the button to claim hero
      does my title come by itself or must i click; how much time do i have after the month to claim; what does claiming cost`,
    `
      ماه تموم شد برای رتبه‌ام چیکار کنم; تا چه روزی میشه رتبه گرفت; دکمه گرفتن قهرمان کجاست; عنوانم خودکار میاد یا باید بزنم
      پس از پایان ماه چقدر فرصت دارم; گرفتن رتبه خرج داره`,
  ],
  "missed-claim": [
    `
      i was on vacation and didn't press claim, is it lost; can the window be opened again for me; too late for last month's title
      i was a day late, make an exception please; who gets the shares i did not claim`,
    `
      مسافرت بودم رتبه رو نگرفتم سوخت; میشه پنجره رو دوباره برام باز کنید; برای عنوان ماه پیش دیر شد; یه روز دیر کردم استثنا قائل شید
      سهم‌هایی که نگرفتم به چه کسی می‌رسد`,
  ],
  "collect-shares": [
    `
      my rank is claimed, how do i get paid for it; when do i press collect; is there a last day for collecting
      i'm hero since yesterday, where is the money; how does the bonus get into my box`,
    `
      رتبه رو گرفتم پولش رو چطور بگیرم; دریافت رو کی بزنم; برای دریافت پول سهم آخرین مهلت داره; از دیروز قهرمانم پولش کو
      پاداش چگونه به صندوقم می‌آید`,
  ],
  "cannot-claim": [
    `
      the claim button is grey; why does it refuse my rank; i have more than fifty points and it says not yet; it says already claimed
      knight is refused although five of mine are heroes`,
    `
      دکمه گرفتن رتبه غیرفعاله; چرا رتبه‌ام رو نمیده; بیشتر از پنجاه امتیاز دارم میگه هنوز نه; میگه قبلا گرفته شده
      شوالیه رد می‌شود با اینکه پنج نفرم قهرمان هستند`,
  ],
};
