// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const ranksStories: OtherWords = {
  "hero-and-knight": [
    `
      what ranks are there; what is the difference between a hero and a knight; do i keep my rank next month
      what are titles good for; levels in the plan; is there something above knight; what does a rank bring me`,
    `
      چه رتبه‌هایی هست; فرق قهرمان و شوالیه چیه; رتبه‌ام ماه بعد می‌مونه; عنوان‌ها به چه درد می‌خورن; سطح‌های طرح
      بالاتر از شوالیه هم هست; رتبه چی برام داره; هیرو و نایت یعنی چی`,
  ],
  "become-hero": [
    `
      how many points for hero; what do i need to reach the first rank; do commissions count for hero
      i have 43 points, how many are missing; can i get hero through earnings; conditions of the hero rank
      when is someone a hero; i'm at thirty points and there are ten days left, what is needed for the title
      does it count for hero what i got for inviting`,
    `
      برای قهرمان شدن چند امتیاز لازمه; برای اولین رتبه چی می‌خواد; پورسانت برای قهرمان حساب میشه
      ۴۳ امتیاز دارم چقدر مونده; از راه درآمد میشه قهرمان شد; شرایط رتبه قهرمان; کی قهرمان حساب میشم; شرط هیرو شدن
      سی امتیاز دارم و ده روز مونده برای عنوان چی لازمه; چیزی که برای دعوت گرفتم برای قهرمانی حساب میشه`,
  ],
  "become-knight": [
    `
      how do i reach the second rank; how many heroes do i need among my invitees
      my five heroes are there but i'm not knight; do the five have to be on different legs
      must my five claim before me; conditions for knight; i claimed as hero too early and now have five
      i'm hero already, what comes next; what is missing for the next level; how do i go up from hero
      next rank after hero; promotion to the higher rank`,
    `
      رتبه دوم رو چطور بگیرم; چند تا قهرمان باید بین دعوتی‌هام باشه; پنج تا قهرمان دارم ولی شوالیه نشدم
      پنج نفر باید تو شاخه‌های مختلف باشن; پنج نفرم باید قبل من درخواست بدن; شرایط شوالیه
      زود به عنوان قهرمان درخواست دادم حالا پنج نفر دارم; نایت چطور میشم; قهرمانم بعدش چیه; برای سطح بعدی چی کم دارم
      از قهرمان چطور برم بالاتر; رتبه بعد از قهرمان; ارتقا به رتبه بالاتر; هیرو شدم مرحله بعد چیه`,
  ],
  heropool: [
    `
      where does the money for ranks come from; how big is the pot this month
      what is paid into the pool of the heroes; does the pot carry over; who shares the two percent
      monthly bonus pool; what happens with the rest of the hero pot`,
    `
      پول رتبه‌ها از کجا میاد; استخر این ماه چقدره; چی میره تو گنجینه قهرمان‌ها; گنجینه به ماه بعد منتقل میشه
      اون دو درصد رو کی تقسیم می‌کنه; پاداش ماهانه از کجاست; باقی‌مونده گنجینه چی میشه; هیروپول یعنی چی`,
  ],
  "rank-shares": [
    `
      i have 170 points, how many shares is that; how many shares does a knight have
      shares for a hero with less than 50 points; how are shares counted; do more points mean more shares`,
    `
      ۱۷۰ امتیاز دارم چند سهم میشه; شوالیه چند سهم داره; قهرمان با کمتر از ۵۰ امتیاز چند سهم; سهم‌ها چطور شمرده میشه
      امتیاز بیشتر سهم بیشتر میده`,
  ],
  "share-value": [
    `
      how much money is one share; what will i get for my rank this month; why was a share worth only 3 dollars
      maximum of a share; when is the value of shares known; income of a hero per month; how much does a knight earn
      what's the price of each share; how much is one share this month; a share is how many dollars
      what is every share worth in the end`,
    `
      هر سهم چند دلاره; این ماه برای رتبه‌ام چقدر می‌گیرم; چرا سهم فقط ۳ دلار شد; سقف هر سهم; ارزش سهم کی معلوم میشه
      درآمد ماهانه قهرمان; شوالیه چقدر درمیاره; هر سهم چقدر می‌ارزه; قیمت هر سهم; یه سهم این ماه چنده
      هر سهم چند دلار میشه آخرش; هرسهم چنده`,
  ],
  "claim-window": [
    `
      where do i click to get my rank; until when can i claim; i reached 50 points, what now
      is the rank given automatically; how many days is the claim open; when does claiming begin
      does claiming cost money; how do i request my title
      the month is over and i made enough points, what do i have to press now; until what day may i pick up my title`,
    `
      برای گرفتن رتبه کجا بزنم; تا کی می‌تونم درخواست بدم; به ۵۰ امتیاز رسیدم حالا چی; رتبه خودکار داده میشه
      درخواست چند روز بازه; درخواست رتبه از کی شروع میشه; درخواست رتبه خرج داره; چطور عنوانم رو بگیرم
      فرصت درخواست رتبه; ماه تموم شد و امتیازم کافیه الان چی رو بزنم; تا چه روزی می‌تونم عنوانم رو بگیرم`,
  ],
  "missed-claim": [
    `
      i forgot to claim; the claim period is over and i didn't press it; i was on holiday and missed the rank
      can you give me my rank afterwards; is my bonus lost since i was late; extend the claim period for me
      too late for claiming; i was in hospital when the time for claiming was there, is there any mercy
      noticed too late that i should have pressed claim`,
    `
      یادم رفت درخواست بدم; مهلت تموم شد و نزدم; سفر بودم رتبه‌ام رفت; بعدا می‌تونید رتبه‌ام رو بدید
      دیر کردم پاداشم پرید; مهلت رو برام تمدید کنید; برای درخواست دیر شد; یادم نبود کلیم کنم
      وقتی مهلت درخواست بود بیمارستان بودم راهی هست; دیر فهمیدم باید درخواست می‌زدم`,
  ],
  "collect-shares": [
    `
      i claimed my rank, how is it paid; where is the collect button; the window closed, when do i get my bonus
      how long can i collect; my rank money isn't in the box; get my hero bonus
      i have been confirmed as hero, and how does the bonus come to me; my knight money, where do i fetch it`,
    `
      رتبه رو درخواست دادم پولش چطور پرداخت میشه; دکمه دریافت کجاست; مهلت تموم شد پاداشم کی میاد
      تا کی میشه سهم رو گرفت; پول رتبه‌ام تو صندوق نیست; پاداش قهرمانی رو بگیرم; جایزه رتبه رو چطور بردارم
      قهرمانیم تایید شد پاداشش چطور به من می‌رسه; پول شوالیه‌ام رو از کجا بگیرم`,
  ],
  "cannot-claim": [
    `
      the claim button is grey; it refuses my claim; i have 60 points but can't claim; window not open
      why am i not eligible for the rank; it says already claimed; it's the first of the month and i can't claim`,
    `
      دکمه درخواست خاکستریه; درخواستم رو رد می‌کنه; ۶۰ امتیاز دارم ولی نمی‌تونم درخواست بدم; میگه پنجره باز نیست
      چرا واجد شرایط رتبه نیستم; میگه قبلا درخواست شده; اول ماهه ولی نمیشه درخواست داد; رتبه‌ام رو نمیده`,
  ],
};
