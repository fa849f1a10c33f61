// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const ranksQuestions: OtherWords = {
  "hero-and-knight": [
    `
      what are ranks; levels and titles; what does hero mean; list of ranks; which ranks exist; rank conditions
      difference between hero and knight; which titles can i reach; explain ranks; what titles can one get
      what levels are there; which ranks do you have; what does being a knight mean; is there a rank above hero
      career levels; explain hero and knight; list the ranks; which ranks can i reach; what's a hero`,
    `
      رتبه‌ها چیست; لقب‌ها; فرق قهرمان و شوالیه; چه رتبه‌هایی هست; سطح‌ها; مقام‌ها; هیرو یعنی چه; رتبه‌ها چیا هستن
      قهرمان چیه شوالیه چیه; چه رتبه‌هایی دارید; شوالیه یعنی چی; سطح‌ها چیان; بالاتر از قهرمان هم هست
      مقام‌های این طرح; فرق هیرو و نایت; هیرو و نایت رو توضیح بده; رتبه‌ها رو بگو; به چه رتبه‌هایی میشه رسید; هیرو چیه`,
  ],
  "become-hero": [
    `
      requirements for hero; reach hero; points needed for hero; how to get the hero rank; conditions of hero
      what must i do to get the hero title; how many points a month for hero; how many points until hero
      i want to be a hero; what do i need for the first rank; do commissions count for hero; fifty points in a month
      when am i a hero; path to hero; how do i reach the hero level; points for hero rank; make me a hero what do i do`,
    `
      شرط قهرمان; چند امتیاز برای قهرمان; به هیرو برسم; شرایط رتبه قهرمان; چیکار کنم قهرمان شم
      ماهی چند امتیاز برا قهرمانی; تا قهرمانی چند امتیاز مونده; می‌خوام هیرو بشم; برای رتبه اول چی لازمه
      پورسانت برای قهرمانی حسابه; پنجاه امتیاز تو ماه; کی قهرمان میشم; راه هیرو شدن; چطور به سطح هیرو برسم
      امتیاز لازم برای هیرو; چیکار کنم هیرو بشم`,
  ],
  "become-knight": [
    `
      requirements for knight; reach knight; heroes i sponsor; conditions of knight; how many heroes for knight
      become knight; what must i do to become a knight; how many heroes below me; what does it take to be a knight
      how many of my people must be heroes; i have five heroes am i a knight; second rank requirements
      do my heroes have to claim first; path to knight; reach knight level; how many heroes do i need
      knight conditions; what must i do for knight`,
    `
      شرط شوالیه; چند قهرمان برای شوالیه; به شوالیه برسم; شرایط رتبه شوالیه; نایت شوم; چیکار کنم شوالیه شم
      چند تا قهرمان باید داشته باشم; برای نایت شدن چی لازمه; چند تا از آدمام باید قهرمان باشن
      پنج تا هیرو دارم شوالیه میشم; شرط رتبه دوم; قهرمان‌هام باید اول ثبت کنن; چجوری به شوالیه برسم; به سطح نایت برسم
      چند تا هیرو لازم دارم; شرایط نایت; برای شوالیه چیکار کنم`,
  ],
  heropool: [
    `
      monthly prize pool; what fills the hero pool; 2 percent pool; where does the rank money come from
      rank reward fund; bonus pool; what is in the hero pool; how does the pool for ranks fill up
      how much money is in the pool; what happens with the rest of the pool; who pays the heroes
      source of the hero money; where's the rank pot filled from; what is this pool; size of the hero pool`,
    `
      صندوق جایزه ماهانه; گنجینه از کجا پر می‌شود; پول رتبه‌ها از کجا; استخر قهرمانان; هیروپول; ۲ درصد
      تو هیروپول چقدر پوله; استخر رتبه‌ها چجوری پر میشه; پول قهرمانا رو کی میده; باقی هیروپول چی میشه
      صندوق قهرمانان چیه; منبع پول قهرمانا; صندوق رتبه از کجا پر میشه; این استخر چیه; اندازه هیروپول`,
  ],
  "rank-shares": [
    `
      how many shares does a hero get; shares of a knight; number of shares; how are shares counted; more shares
      how many shares do i get with 100 points; does a knight get more; how are the rank shares distributed
      what is a share; do i get several shares; number of shares i have; shares for 150 points
      what gives me another share; count of shares`,
    `
      قهرمان چند سهم می‌گیرد; سهم شوالیه; تعداد سهم; سهم‌ها چطور شمرده می‌شود; با صد امتیاز چند سهم می‌گیرم
      شوالیه سهم بیشتری داره; سهم رتبه چیه; سهم‌ها چطور تقسیم میشن; چند تا سهم دارم; تعداد سهمام
      سهم برای صد و پنجاه امتیاز; چی یه سهم دیگه بهم میده; شمارش سهم`,
  ],
  "share-value": [
    `
      how much does a hero earn per month; money for a rank; value of a rank share; rank bonus amount
      how much money is a share; monthly rank payment; how much does a knight get; what do heroes get paid
      how much is the rank bonus; how much is a rank worth in money; what does a hero earn; dollars per share
      is the rank bonus big; how much do knights make; value of the hero share this month; how much cash is a share
      reward of a hero in dollars; what does the rank pay; value per share`,
    `
      قهرمان ماهی چقدر می‌گیرد; پول رتبه چقدر است; ارزش سهم رتبه; پاداش رتبه; هر سهم چند دلار; شوالیه چقدر درآمد دارد
      به قهرمانا چقدر میدن; جایزه رتبه چنده; شوالیه چقدر پول می‌گیره; رتبه چند دلار می‌ارزه; درآمد قهرمان چقدره
      هر سهم چنده; جایزه قهرمانی چقدره; شوالیه‌ها چقدر می‌گیرن; ارزش سهم این ماه; هر سهم چقدر پوله
      جایزه هیرو چند دلاره; رتبه چقدر میده; ارزش هر سهم`,
  ],
  "claim-window": [
    `
      when can i claim; how to apply for my rank; deadline for claiming; claim period; where is the claim button
      request my rank; register my rank; how do i take my rank; until when can i claim; do i get my rank automatically
      how do i register my rank; where do i claim hero; when does the window open; how many days do i have to claim
      does the rank come automatically; i reached 50 points what now; from when can i take my rank
      how to activate my rank; how do i get the hero title; time span for claiming`,
    `
      کی درخواست رتبه بدهم; مهلت ثبت رتبه; دکمه درخواست رتبه; رتبه‌ام را چطور بگیرم; زمان ثبت رتبه
      رتبه‌مو چجوری بگیرم; تا کی وقت دارم رتبه بگیرم; رتبه خودش ثبت میشه; چجوری رتبه‌مو ثبت کنم
      کجا باید قهرمانی رو بزنم; پنجره ثبت رتبه کی باز میشه; چند روز وقت دارم رتبه بگیرم; رتبه اتوماتیک میاد
      پنجاه امتیاز شدم حالا چیکار کنم; از کی میشه رتبه گرفت; رتبه‌مو چطور فعال کنم; عنوان هیرو رو چجوری بگیرم
      بازه زمانی ثبت رتبه`,
  ],
  "missed-claim": [
    `
      forgot to claim; too late for my rank; deadline passed; claim after the window; forgot the button last month
      lost my rank; claim late; i was too late to claim; i forgot to claim my rank; i didn't press claim in time
      can the window be reopened; rank expired; i was away and missed my rank; lost my shares because i was late
      what happens to an unclaimed rank; i was on a trip and missed the rank; claimed too late
      can i still get last month's rank; time for the rank is over; did not take my rank in time
      slept through the claim period`,
    `
      یادم رفت رتبه را ثبت کنم; دیر شد رتبه; مهلت گذشت; رتبه‌ام سوخت; ماه پیش یادم رفت; از مهلت گذشته
      دیر رسیدم رتبه‌مو بگیرم; یادم رفت رتبه بزنم; به موقع رتبه رو نزدم; میشه دوباره باز کنید رتبه بگیرم
      رتبه‌ام از دست رفت; نبودم رتبه‌مو نگرفتم; سهمم پرید چون دیر کردم; رتبه ثبت نشده چی میشه
      سفر بودم رتبه رو از دست دادم; دیر ثبت کردم; رتبه ماه پیشو هنوز میشه گرفت; وقت رتبه تموم شد
      به موقع رتبه‌مو نگرفتم; خواب موندم رتبه رفت`,
  ],
  "collect-shares": [
    `
      get paid for my rank; collect rank money; receive hero payment; withdraw my shares; when is rank money paid
      rank shares to box; take my share of the pool; where do i get my hero money; rank money not paid yet
      my hero money is not in my box; how do i cash the rank bonus; when are the rank shares paid out
      button to collect; is there a deadline for collecting; get the hero pool payout; where's the payout for my rank
      get my rank shares; hero bonus not received; how do i obtain the rank money`,
    `
      پول رتبه را بگیرم; دریافت سهم قهرمان; سهم رتبه به صندوق; برداشت سهم رتبه; پول سهم‌ها کی می‌رسد
      پول قهرمانیمو از کجا بگیرم; پول رتبه رو ندادن; پول قهرمانیم نیومده تو صندوق; جایزه رتبه‌مو چطور بگیرم
      پول رتبه کی پرداخت میشه; دکمه دریافت سهم; مهلت گرفتن سهم; پول هیروپول رو بگیرم; واریزی رتبه‌ام کجاست
      سهم رتبه‌مو بگیرم; پاداش هیرو نیومده; پول رتبه رو چطور دریافت کنم`,
  ],
  "cannot-claim": [
    `
      claim button disabled; rank claim refused; cannot apply for rank; claiming fails; not allowed to claim
      rank window closed; claim not working; the claim button is grey; it wont let me claim; says window not open
      why is there no button for my rank; rank refused although i have the points; it doesn't let me be hero
      already claimed message; claim is disabled; rank button missing; claim doesn't go through
      why am i not allowed to claim; it refuses my rank`,
    `
      دکمه رتبه کار نمی‌کند; درخواست رتبه رد شد; نمی‌گذارد رتبه بگیرم; ثبت رتبه غیرفعال; چرا رتبه نمی‌دهد
      دکمه رتبه خاموشه; نمیذاره رتبه بزنم; میگه پنجره باز نیست; چرا دکمه رتبه ندارم; امتیازشو دارم ولی رتبه نمی‌ده
      نمی‌ذاره قهرمان بشم; میگه قبلا ثبت شده; ثبت رتبه غیرفعاله; دکمه رتبه نیست; ثبت رتبه انجام نمیشه
      چرا اجازه ثبت رتبه ندارم; رتبه‌مو قبول نمی‌کنه`,
  ],
};
