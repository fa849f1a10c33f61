// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const planParaphrases: OtherWords = {
  "plan-in-short": [
    `
      i don't get how this works, short version please; how's the money divided among people; sum up the compensation plan
      what do the members get and for what; give me the basics in simple words; how does one make money here in general
      the whole system in three sentences`,
    `
      نمی‌فهمم چطور کار می‌کنه خلاصه بگو; پول چطور بین آدما تقسیم میشه; پلن درآمدی رو خلاصه کن; اصول کار به زبان ساده
      اعضا برای چه چیزی پول می‌گیرند; کلا اینجا چطور پول درمیاد`,
  ],
  "what-is-a-unit": [
    `
      what am i buying for the twenty bucks; what does one unit give me; is a unit a share; can i own six of them
      meaning of unit; do units pay interest; do i get a product for the unit`,
    `
      با بیست دلار چی می‌خرم; یه واحد چی بهم میده; واحد همون سهامه; میشه شش تا داشت; واحد یعنی چی; به واحد سود تعلق می‌گیره
      واحد چه حقی به من می‌دهد`,
  ],
  "what-is-a-round": [
    `
      it says round 87, what's that; how many hours does a round take; how many rounds are in a month; what happens at the end of the day in the plan
      what does closing a round mean; is a round the same as a day`,
    `
      نوشته دور ۸۷ یعنی چی; هر دور چند ساعته; یه ماه چند دوره; آخر روز تو پلن چی میشه; بسته شدن دور یعنی چه
      دور همان روز است؟`,
  ],
  "when-rounds-end": [
    `
      at what clock time is the day over for me in germany; i pay at eleven pm, which round does it count for; when is midnight utc in iran
      until when must i pay to be in today's round; the countdown, in which time zone is it`,
    `
      به وقت ایران روز کی تموم میشه; ساعت یازده شب پول بدم تو کدوم دور حساب میشه; نیمه‌شب جهانی به وقت ما چنده
      تا چه ساعتی باید پرداخت کنم که جزو امروز باشد; شمارش معکوس به وقت کجاست`,
  ],
  "what-is-a-point": [
    `
      how does a point come about; what's meant by pair; one on the left and one on the right gives what; are points money
      how do i collect points; what makes a pair complete; do my own invites have to be in the pair`,
    `
      امتیاز چطور درست میشه; جفت یعنی چی; یکی چپ یکی راست میشه چی; امتیاز همون پوله; چطور امتیاز جمع کنم
      جفت چگونه کامل می‌شود; حتما باید خودم دعوتشون کرده باشم`,
  ],
  "no-points": [
    `
      ten people joined and i didn't get a single point; all mine are on the right, is that the reason; why is my score zero today
      my team grows but no pairs; one side is full, the other empty; do i get nothing for a strong left leg alone`,
    `
      ده نفر اومدن یه امتیازم نگرفتم; همه‌شون سمت راستن به خاطر همینه; چرا امتیاز امروزم صفره; تیمم رشد می‌کنه ولی جفت نمیشه
      یک طرف پر است و طرف دیگر خالی; برای پای قوی چپم هیچی نمیدید`,
  ],
  "what-are-legs": [
    `
      left leg right leg, what is this about; where do the third and fourth person i bring go; how many people sit directly beneath me
      which members belong to my left side; are people others brought on my leg too; why only two`,
    `
      پای چپ و راست یعنی چی; نفر سوم و چهارمی که میارم کجا میرن; چند نفر مستقیم زیرم می‌شینن; کیا جزو سمت چپ منن
      آدم‌هایی که دیگران آورده‌اند هم در شاخهٔ من هستند; چرا فقط دو تا`,
  ],
  "waiting-units": [
    `
      do unmatched ones get deleted at midnight; what's the variance; i have nine left over on the left, are they kept for tomorrow
      how long do leftovers stay; carry over to the next day`,
    `
      اونایی که جفت نشدن نصفه‌شب پاک میشن; واریانس چیه; نه تا سمت چپ اضافه دارم برای فردا می‌مونه; باقی‌مانده‌ها تا کی می‌مونن
      انتقال مازاد به روز بعد`,
  ],
  "daily-cap": [
    `
      is there a maximum i can score per day; why did i stop at twenty points; how does the limit rise; with three units, how many points at most
      upper bound of points a day; what's the ceiling`,
    `
      حداکثر امتیاز در روز چقدره; چرا رو بیست امتیاز وایساد; سقف چطور بالا میره; با سه واحد حداکثر چند امتیاز میشه
      بیشینهٔ امتیاز روزانه; محدودیت روزانه دارم`,
  ],
  "what-is-flash": [
    `
      it says flash 7, have i lost something; can i get flashed pairs back; pairs over my limit, what becomes of them
      what does flashing out mean; how do i avoid losing pairs`,
    `
      نوشته فلش ۷ چیزی از دست دادم; جفت‌های سوخته رو پس بگیرم; جفت‌های بیشتر از سقفم چی میشن; فلش شدن یعنی چه
      چه کنم جفت‌هایم نسوزد`,
  ],
  "point-value": [
    `
      how much money is a single point; why was a point only 80 cents yesterday; what determines how much i get for each point
      can a point be worth more than two dollars; does the price of a point go down when many earn; how is the value worked out`,
    `
      یه امتیاز چقدر پوله; چرا دیروز امتیاز فقط ۸۰ سنت بود; چی تعیین می‌کنه برای هر امتیاز چقدر بگیرم; امتیاز بیشتر از دو دلار میشه
      ارزش هر امتیاز چگونه محاسبه می‌شود; امتیاز زیاد بشه ارزشش کم میشه`,
  ],
  "what-is-rebate": [
    `
      i got eight dollars back on the day i joined, how come; is part of my payment returned; how large will the rebate be
      do i get a rebate every day; why was there no rebate for me; cash back after buying units; discount for new members`,
    `
      روزی که عضو شدم هشت دلار برگشت چرا; بخشی از پولم برمی‌گرده; ریبیت چقدر میشه; هر روز ریبیت می‌گیرم; چرا به من ریبیت نرسید
      برگشت وجه پس از خرید واحد; تخفیف عضو جدید`,
  ],
  "what-is-commission": [
    `
      how much do i get for each person i bring; do i earn from the people my people bring; finder's fee; is the two dollars once or every time
      my friend bought three units through my link, what do i get; referral bonus; why didn't i receive ten percent
      reward for recruiting`,
    `
      برای هر نفری که میارم چقدر می‌گیرم; از آدمای آدمام هم سود می‌برم; دو دلار یه باره یا هر دفعه; دوستم با لینکم سه واحد خرید چی می‌گیرم
      پاداش معرفی چقدر است; چرا ده درصد نگرفتم; پورسانت جذب`,
  ],
  "when-points-credited": [
    `
      today's points, when are they turned into money; what does provisional mean; how long after the day ends do i get paid
      paid daily or weekly; why does the history not show yesterday's points; my points of today have no value`,
    `
      امتیازای امروز کی پول میشن; موقت یعنی چی; چقدر بعد از پایان روز پول میدن; روزانه پرداخت میشه یا هفتگی
      چرا امتیاز دیروز در تاریخچه نیست; امتیاز امروزم ارزش نداره`,
  ],
  "who-settles": [
    `
      who does the closing of the day; the last day has not been closed, what happens; may i settle a round and earn the one percent
      your server was off at midnight, do we lose the points; who presses the button for the settlement`,
    `
      بستن روز کار کیه; روز آخر بسته نشده چی میشه; خودم دور رو تسویه کنم یه درصد بگیرم; سرور نصفه‌شب خاموش بود امتیازا می‌پره
      چه کسی دور را تسویه می‌کند`,
  ],
  "where-money-goes": [
    `
      how is my twenty dollars split; how many percent does each party get; who profits from my payment; where does my hundred bucks go
      what share do you keep; distribution of a payment in percent; can the percentages be changed`,
    `
      بیست دلارم چطور تقسیم میشه; به هر طرف چند درصد می‌رسه; کی از پرداخت من سود می‌کنه; صد دلارم کجا میره
      سهم شما چقدر است; تقسیم‌بندی پرداخت به درصد`,
  ],
  "who-earns-nothing": [
    `
      which people get nothing; what do i get if i recruit no one; is it possible to end up with zero; how many never earn
      what about the ones at the bottom; i don't want to invite, what remains for me`,
    `
      کیا هیچی نمی‌گیرن; کسی رو نیارم چی گیرم میاد; ممکنه آخرش صفر بمونم; پایینی‌ها چی میشن; چند نفر هیچ‌وقت درآمد ندارن
      اگر کسی را دعوت نکنم چه نصیبم می‌شود`,
  ],
  "how-much-can-i-earn": [
    `
      what does an average member make per month; can i quit my job for this; realistic income; with a hundred dollars, what do i make
      how rich can i get; can i reach a thousand a month; what's the highest payout in a day; profit expectation
      is it worth it`,
    `
      یه عضو معمولی ماهی چقدر درمیاره; می‌تونم کارم رو ول کنم; درآمد واقع‌بینانه; با صد دلار چقدر درمیاد; میشه ماهی هزار دلار
      بیشترین درآمد در روز چقدر است; سود مورد انتظار; می‌ارزه`,
  ],
  "break-even": [
    `
      when am i out of the red; how many days until my investment is back; will i recover what i put in; after how many people have i earned back the sixty dollars
      payback time; return on investment; when do i start making profit`,
    `
      کی از ضرر درمیام; چند روزه سرمایه‌ام برمی‌گرده; چیزی که گذاشتم رو پس می‌گیرم; با چند نفر شصت دلارم درمیاد
      دورهٔ بازگشت سرمایه; از کی سود خالص دارم; بازدهی سرمایه‌گذاری`,
  ],
  "must-i-recruit": [
    `
      i'm shy, can i earn without talking to anyone; do i have to sell; what if i just buy and wait; is inviting people compulsory
      can i make it without a team; passive membership; must i bring people every month`,
    `
      خجالتیم بدون حرف زدن با کسی درآمد دارم; باید بفروشم; فقط بخرم و صبر کنم چی; دعوت کردن اجباریه; بدون تیم میشه
      آیا باید هر ماه کسی را بیاورم; نمی‌خوام عضوگیری کنم`,
  ],
  spillover: [
    `
      there is a stranger under me whom i never invited; will my upline fill my legs for me; does somebody else's recruit count for me
      who gets the ten percent for a person placed under me by others; overflow from above`,
    `
      یه غریبه زیرمه که دعوتش نکردم; بالاسریم پاهام رو پر می‌کنه; آدمی که بقیه آوردن برای من حساب میشه; سرریز از بالا
      ده درصد کسی که دیگران زیر من گذاشته‌اند به که می‌رسد`,
  ],
  "root-seat": [
    `
      who is at the very top; does the first member get rich; what is the root; who sits above everyone
      does the founder's place earn from all of us; seat number one`,
    `
      اون بالابالا کی نشسته; نفر اول پولدار میشه; ریشه چیه; کی بالای همه‌ست; جای بنیان‌گذار از همه ما سود می‌بره
      جایگاه شمارهٔ یک`,
  ],
};
