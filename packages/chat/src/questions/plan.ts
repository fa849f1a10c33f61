// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const planQuestions: OtherWords = {
  "plan-in-short": [
    `
      how does it all work; explain the compensation plan; summary of the plan; explain simply; overview of the rules
      how does the system work; explain like i am five; what is the business model; binary plan
      i don't get how this works; give me a short explanation; how do you make money with this; whats the plan exactly
      where does the profit come from; explain the scheme in two sentences; how does the money flow
      what do i have to do to make money; i don't understand your system; how does one earn here; what are the basics
      how does the network pay; how do members make their money; simple explanation please; i don't get it, explain
      what's the system behind this; ways to earn here; how is the payout structured`,
    `
      سیستم چطور کار می‌کند; توضیح ساده طرح; خلاصه قوانین; پلن درآمدی; طرح باینری; به زبان ساده توضیح بده
      مدل کسب و کار; کلیات طرح; نفهمیدم چجوریه; خلاصه بگو چجوری کار می‌کنه; چطوری پول درمیاد; پلنش چطوریه
      سود از کجا میاد; طرحتون رو تو دو جمله بگو; پول چطوری می‌چرخه; باید چیکار کنم درآمد داشته باشم
      از سیستمتون سر درنمیارم; اینجا چجوری میشه پول درآورد; پلن درآمدیتون; قضیه درآمد چیه; سیستم پورسانت چطوریه
      اعضا چجوری پول درمیارن; یه توضیح ساده لطفا; نمی‌فهمم توضیح بده; سیستمش چیه; راه‌های درآمد اینجا
      ساختار پرداخت چطوره`,
  ],
  "what-is-a-unit": [
    `
      what am i buying; what does a unit give me; is a unit like a share; price of one unit; package
      what do i get for 20 dollars; is it an investment; deposit; what do i own after paying
      is buying a unit like buying shares; does a unit pay interest; what do i get for my money
      what is one unit good for; is a unit a share or a token; what am i paying for; how much is one unit
      can i sell a unit; do units expire; explain units; what exactly do i purchase; one unit costs what
      benefits of owning a unit; is it a product`,
    `
      چه می‌خرم; فایده واحد; واحد مثل سهام است; قیمت یک واحد; پکیج; با ۲۰ دلار چه می‌گیرم; سرمایه‌گذاری است; یونیت چیه
      واحد دقیقا چیه; بعد پرداخت صاحب چی میشم; واحد سود میده; واحد به چه درد می‌خوره; در ازای پولم چی می‌گیرم
      واحد سهامه یا توکن; هر واحد چنده; واحد رو میشه فروخت; واحد منقضی میشه; یونیت یعنی چی; واحد رو توضیح بده
      دقیقا چی می‌خرم; هر واحد چقدره; داشتن واحد چه سودی داره; محصوله یا چی`,
  ],
  "what-is-a-round": [
    `
      when does a day start; how long is a round; when does the round end; what time does the day end
      time of the daily reset; 24 hour period; timezone of a round; when is the cut off; at what hour does it close
      when does the next day begin; at what time does the round finish; how many hours does a day have here
      when is the daily reset; what does round mean; how long until the next round; what is a month in the plan
      when's the day over; closing time of the day; start of a new round; length of a round; what hour does it reset`,
    `
      دور چند ساعت است; روز کی شروع می‌شود; پایان دور چه ساعتی; راند چیست; ریست روزانه; دوره ۲۴ ساعته
      چه ساعتی بسته میشه; روز بعد کی شروع میشه; راند کی تمومه; دور چه ساعتی تموم میشه; هر دور چقدره
      ریست روزانه ساعت چنده; راند یعنی چی; تا دور بعدی چقدر مونده; ماه تو این طرح چند روزه; روز کی تمومه
      ساعت بسته شدن روز; شروع دور جدید; طول هر دور; ساعت چند ریست میشه`,
  ],
  "what-is-a-point": [
    `
      meaning of points; how do i earn points; how are points made; what counts as a point; how are pairs formed
      pairing explained; matching bonus; get points; how do points work; one left one right; how do i make a pair
      how are points earned; what is pairing; when do i get a point; left and right must match; what is half a point
      how does the binary matching work; explain points; a pair means what; requirement for one point
      when left meets right; how do i score`,
    `
      امتیاز چطور ساخته می‌شود; چگونه امتیاز بگیرم; جفت شدن; پوینت چیه; معنی امتیاز; جفت چطور تشکیل می‌شود
      امتیاز چجوری میاد; یکی چپ یکی راست; جفت چجوری میشه; امتیاز چجوری به دست میاد; جفت شدن یعنی چی; کی امتیاز می‌گیرم
      یه نفر چپ یه نفر راست; نیم امتیاز چیه; تعادل چپ و راست چطور حساب میشه; امتیاز رو توضیح بده; جفت یعنی چی
      برای یه امتیاز چی لازمه; چپ و راست که جور بشن; چطور امتیاز جمع کنم`,
  ],
  "no-points": [
    `
      zero points; people joined but i got nothing; all joined on one side; one leg is full but no points
      why is my score zero; 40 units and no points; recruits on one leg only; only left side grows
      i brought 10 people but still no points; why is there nothing on my account though my team grows
      my left leg is big and right empty; why am i not earning points; my team grows but points stay zero
      people registered under me and nothing happened; everyone is on one side; i have members but no income
      nothing happens although people join; my points do not increase; many joined but zero points
      downline is big and i earn nothing; why is nothing counted; i brought lots of people, where are my points
      score remains zero; all my people are left`,
    `
      امتیازم صفر است; آدم آوردم ولی امتیاز نگرفتم; همه سمت چپ‌اند; یک شاخه پر است ولی امتیازی ندارم
      فقط یک طرف رشد می‌کند; چرا امتیازی نیامد; یک طرفم قوی است; ده نفر آوردم هیچ امتیازی نگرفتم
      تیمم بزرگ شده ولی پولی نیست; دست راستم خالیه; چرا هیچی بهم نمیرسه; چرا امتیاز نمی‌گیرم
      تیمم رشد می‌کنه امتیازم صفره; زیرم ثبت نام کردن ولی هیچی نشد; همه رفتن یه طرف; عضو دارم ولی درآمد نه
      امتیازم زیاد نمیشه; چرا با این همه آدم پول نگرفتم; کلی آدم اومدن ولی امتیاز صفر; زیرمجموعه‌م بزرگه هیچی نمی‌گیرم
      چرا چیزی حساب نمیشه; این همه آدم آوردم امتیازم کو; امتیازم همون صفر مونده; همه آدمام چپن`,
  ],
  "what-are-legs": [
    `
      what is a leg; left and right side; two branches; what are left and right teams; my branches; why only two legs
      how many people directly below me; what do you mean by legs; left team right team
      why can i only have two people under me; what does left leg mean; how many legs do i have
      why only two people directly below; where do further people go; what are branches; third person under me
      explain the legs; what is my left side; left and right meaning; where does the third one i invite go
      two branches only`,
    `
      شاخه چپ و راست; دو طرف; لگ چیست; تیم چپ و راست; دو بازو; چند نفر مستقیم زیر من; لگ یعنی چی; تیم چپ تیم راست
      چرا فقط دو نفر زیرم میره; شاخه چپ یعنی چی; چند تا پا دارم; چرا فقط دو نفر زیر من; نفر سوم کجا میره
      دست چپ و راست چیه; لاین چیه; شاخه‌ها رو توضیح بده; سمت چپم چیه; چپ و راست یعنی چی
      سومین نفری که دعوت کنم کجا میره; فقط دو تا شاخه`,
  ],
  "waiting-units": [
    `
      what happens to the extra on my strong leg; do leftover units expire; carry over to tomorrow; unmatched units
      do i lose the surplus; remainder of bigger leg; carry forward; do extra units burn
      do i lose the rest on the bigger side; is what is left kept for the next day; extra units stay
      are unused units on the strong side kept; what is variance; do the surplus units stay
      my strong leg has lots left over; do extra people on one side get wasted; carried to the next day or not
      will my unpaired units vanish; stronger side leftover tomorrow; does the rest expire
      unmatched people lost or kept; how long do units wait; surplus of one leg`,
    `
      اضافه شاخه قوی چه می‌شود; واحدهای مانده می‌سوزد; به فردا منتقل می‌شود; واحد جفت نشده; مازاد شاخه
      باقی‌مانده شاخه بزرگ; ذخیره می‌شود; اضافیا چی میشه; بقیه‌اش می‌مونه برا فردا; واحدای اضافه می‌پره
      ذخیره میشه یا می‌سوزه; واحدای اضافی سمت قوی می‌مونن; ذخیره شاخه قوی; مازاد یه طرف می‌سوزه یا می‌مونه
      واحد بدون جفت چی میشه; اضافه‌ها به روز بعد میره; باقی‌مونده سمت بزرگ‌تر; واریانس یعنی چی; باقی سمت قوی برای فردا
      بقیه‌ش منقضی میشه; جفت نشده‌ها می‌پرن یا می‌مونن; واحدا تا کی منتظر می‌مونن; مازاد یه شاخه`,
  ],
  "daily-cap": [
    `
      maximum points per day; daily limit; cap on earnings; most i can earn in a day; limit of pairs
      how many pairs count each day; ceiling per day; how much is the most per day; is there a ceiling
      can i earn unlimited; how many points per day at most; what is the limit for my earnings per day
      does the cap rise with more units; maximum pairs a day; i hit the limit; why did it stop at 10 points
      points limit with two units; how many points can i make in one day; upper limit; most pairs counted
      cap for five units`,
    `
      حداکثر امتیاز روزانه; سقف درآمد روز; محدودیت روزانه; بیشترین امتیاز; چند جفت در روز حساب می‌شود; سقف روز
      روزی حداکثر چقدر; سقفش چنده; بی‌نهایت میشه گرفت; سقف روزانه‌م چنده; روزی حداکثر چند تا جفت حساب میشه
      با واحد بیشتر سقف بالا میره; به سقف رسیدم; چرا رو ده امتیاز وایساد; محدودیت امتیاز در روز; سقف امتیاز با دو واحد
      تو یه روز چند امتیاز میشه گرفت; حد بالا; چند جفت حداکثر; سقف پنج واحد`,
  ],
  "what-is-flash": [
    `
      points lost above the cap; what does flash mean; flush; pairs over the limit; wasted pairs; flashed out
      pairs that pay nothing; exceeded my limit; why were some of my pairs not paid; points burned
      what are flashed points; why did some pairs not count; do i get flash back later; my points got burned
      why is flash not paid; i lost pairs over the limit; it shows flash, meaning; why did i lose points to flash
      wasted points; points beyond the limit`,
    `
      فلش چیه; امتیازهای سوخته; جفت‌های بالای سقف; از سقف رد شدم; جفت هدررفته; فلاش; چرا بعضی جفتام پول نداد
      امتیازام سوخت; فلش چی هست; چرا چند تا از جفتام حساب نشد; امتیازام سوخته; فلش بعدا برمی‌گرده; چرا فلش پول نداره
      جفت بیشتر از سقف; نوشته فلش یعنی چی; چرا امتیازم فلش شد; امتیاز هدر رفته; امتیازای بیشتر از سقف`,
  ],
  "point-value": [
    `
      how much is one point worth; value of points in dollars; how is the point value calculated; price of a point
      money per point; why is the point value different each day; max value of a point; how many dollars for a point
      what does a point pay today; is a point always the same money; how many dollars is a point today
      is the worth of a point fixed; why was a point worth less yesterday; who decides what a point pays
      highest value of a point; what does one pair pay; price per point; how much money for one point
      worth of my points; dollars for ten points; does the point price move`,
    `
      هر امتیاز چند دلار; ارزش امتیاز چطور حساب می‌شود; قیمت امتیاز; پول هر امتیاز; چرا ارزش امتیاز عوض می‌شود
      یک پوینت چقدر می‌ارزد; هر امتیاز چند دلاره; امتیاز امروز چنده; ارزش امتیاز ثابته; امتیاز امروز چند دلار شد
      ارزش امتیاز ثابته یا عوض میشه; چرا دیروز هر امتیاز کمتر بود; یه جفت چقدر پول داره; بیشترین ارزش امتیاز
      قیمت هر پوینت; قیمت هر امتیاز; برای یه امتیاز چقدر پول میدن; ارزش امتیازام; ده امتیاز چند دلاره
      قیمت امتیاز بالا پایین میشه`,
  ],
  "what-is-rebate": [
    `
      money back on the first day; cashback; what is a rebate; part of my payment came back; refund of the pool
      how much comes back if i do nothing; leftover pool; i got some money back without doing anything why
      what is this small payment on the first day; a part of my payment returned why
      what is this refund on my first day; how big is the rebate; do i get a rebate every day; why did i get no rebate
      money back per unit; got money on my first day without doing anything; payment back after registering
      explain rebate; why did i receive part of my payment; first day refund`,
    `
      ریبیت چیست; کش‌بک; بخشی از پولم برگشت; برگشت روز اول; باقی استخر; اگر کاری نکنم چقدر برمی‌گردد
      یه مقدار پول برگشته بهم چیه; این پولی که روز اول اومد; ریبیت یعنی چی; چرا یه بخشی از پولم برگشت; ریبیت چقدره
      هر روز ریبیت می‌گیرم; چرا ریبیت نگرفتم; بازگشت پول روز اول چیه; برگشتی هر واحد; روز اول بدون هیچ کاری پول گرفتم
      بعد از ثبت نام پول برگشت; ریبیت رو توضیح بده; چرا بخشی از پولمو گرفتم`,
  ],
  "what-is-commission": [
    `
      referral bonus; what do i get for inviting; how much for each person i bring
      do i earn from my referrals' payments; percent for the sponsor; direct bonus; commission from second level
      reward for bringing someone; someone i brought paid; how much do i get per person
      if my friend joins what do i get; do i earn when my referral buys again
      do i get something from my friends friends; what do i earn when someone joins with my link
      how much is the referral bonus; do i get paid when my invitee tops up; do i earn on the second generation
      how many percent for inviting; bonus for bringing people; direct sales bonus; reward when my invited friend pays
      what does each new person give me; percentage for my referrals; earn on people i bring
      do i get a share of their purchase; bonus per signup`,
    `
      پاداش دعوت; برای هر نفر چقدر می‌گیرم; درصد معرف; از خرید زیرمجموعه چه می‌گیرم; کمیسیون; پاداش مستقیم
      از دعوت چه گیرم می‌آید; سود معرفی; اگه دوستم عضو شه چی گیرم میاد; نفری چقدر میدن; از خرید دوستم چند درصد می‌گیرم
      از زیرمجموعه زیرمجموعه‌ام هم می‌گیرم; هر نفر که با لینکم بیاد چقدر می‌گیرم; پاداش معرفی چقدره
      وقتی دعوت‌شده‌م واحد بخره پول می‌گیرم; از نسل دوم هم پورسانت هست; برای دعوت چند درصد میدن; پورسانت مستقیم
      سهم من از ورودی دوستم; پاداش وقتی دوستم پول میده; هر آدم جدید چقدر برام داره; درصد معرفی‌هام
      از آدمایی که میارم سود می‌برم; از خریدشون سهمی دارم; پاداش هر ثبت نام`,
  ],
};
