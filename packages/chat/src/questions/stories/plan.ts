// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const planStories: OtherWords = {
  "plan-in-short": [
    `
      explain the compensation plan; what is the system behind it; how does the binary work
      how are earnings distributed; i don't get the model, explain it simply; give me the short version of the rules
      what happens with the money of new members; how does this business model work
      explain left and right and points in two sentences
      somebody at work tried to explain it with left and right and pairs and i got lost, can you do it in a few words
      how is the money that comes in every day handed out`,
    `
      پلن درآمدی رو توضیح بده; سیستمش چطوریه; باینری چطور کار می‌کنه; درآمدها چطور تقسیم میشه
      مدلش رو نمی‌فهمم ساده بگو; خلاصه قوانین رو بگو; با پول عضوهای جدید چیکار می‌شه
      این مدل کسب و کار چطور کار می‌کنه; چپ و راست و امتیاز رو تو دو جمله بگو; نحوه درآمدزایی
      یکی سر کار با چپ و راست و جفت توضیح داد گیج شدم تو چند کلمه بگید; پولی که هر روز میاد چطور پخش میشه`,
  ],
  "what-is-a-unit": [
    `
      what am i buying for 20 dollars; what does one unit give me; is a unit like a share; can a unit be sold again
      unit versus point; what do they mean by unit; is a unit a deposit with interest; does a unit expire
      how many units can one have`,
    `
      با ۲۰ دلار چی می‌خرم; یه واحد چی بهم میده; واحد مثل سهامه; واحد رو میشه دوباره فروخت; فرق واحد و امتیاز
      منظورتون از واحد چیه; واحد سپرده با سوده; واحد منقضی میشه; هر نفر چند واحد می‌تونه داشته باشه`,
  ],
  "what-is-a-round": [
    `
      when does the day end here; how long is a round; 24 hours from when; how many rounds has a month
      countdown on the overview`,
    `
      روز اینجا کی تموم میشه; هر دور چند ساعته; بیست و چهار ساعت از کی; هر ماه چند دوره; شمارش معکوس صفحه چیه
      منظور از راند چیه`,
  ],
  "what-is-a-point": [
    `
      how do i get a point; what counts as a pair; one left and one right makes what
      do i need to invite the people myself to get points; does it matter how deep they are; explain points to me
      matching of the left and right side; what must happen for me to score`,
    `
      چطور امتیاز می‌گیرم; جفت به چی میگن; یکی چپ یکی راست چی میشه; برای امتیاز باید خودم دعوت کنم; عمق مهمه
      امتیاز رو برام توضیح بده; تعادل چپ و راست; چی باید بشه که امتیاز بگیرم; پوینت چطور حساب میشه`,
  ],
  "no-points": [
    `
      twenty people on the left and still zero; my team grows but i earn nothing; points stay at zero
      why am i not earning although people joined under me; only one of my sides has members
      i have lots of volume but no points; my own purchase gave me no point
      i have worked so hard, brought eleven people and they all sit left, why don't i get anything
      my numbers on one side go up and up but income is zero`,
    `
      بیست نفر سمت چپ دارم هنوز صفره; تیمم بزرگ میشه ولی درآمد ندارم; امتیازم صفر مونده
      چرا با اینکه زیرم عضو شدن چیزی نمی‌گیرم; فقط یه طرفم عضو داره; کلی واحد دارم ولی امتیاز ندارم
      خرید خودم امتیازی بهم نداد; این همه زحمت کشیدم یازده نفر آوردم همه چپن چرا چیزی نمی‌گیرم
      یه طرفم هی بیشتر میشه ولی درآمدم صفره`,
  ],
  "what-are-legs": [
    `
      what is my left side and right side; what does leg mean; how many legs do i have
      where do further people i invite go; can i have three legs; which people belong to my right side
      branches of my seat`,
    `
      سمت چپ و راستم یعنی چی; لگ یعنی چی; چند تا شاخه دارم; نفرات بعدی که دعوت می‌کنم کجا میرن; میشه سه تا شاخه داشت
      کدوم آدما جزو سمت راستمن; دست چپ و راست تو طرح`,
  ],
  "waiting-units": [
    `
      what happens to the surplus of my big leg; do the extra ones on the strong side disappear at night
      carry over to the next day; how long do unmatched units stay; is my volume lost if the other side is empty
      are leftovers reset each month; variance in the overview
      my weak side is empty at the moment, will the many units on the strong side still be there next year
      do i lose what has piled up on one leg when the month ends`,
    `
      مازاد شاخه بزرگم چی میشه; اضافه‌های سمت قوی شب می‌سوزه; به روز بعد منتقل میشه; واحدهای جفت نشده تا کی می‌مونن
      اگه اون طرف خالی باشه حجمم از بین میره; باقی‌مونده هر ماه صفر میشه; ذخیره شاخه‌ها; تعداد ذخیره‌ام کم میشه
      سمت ضعیفم فعلا خالیه اون همه واحد سمت قوی سال بعد هنوز هستن; چیزایی که تو یه شاخه جمع شده آخر ماه از بین میره`,
  ],
  "daily-cap": [
    `
      what is the most i can make in one day; ceiling per day; with 3 units how many points are possible
      does buying now raise today's maximum; why did i only get fifty points; daily maximum
      my team is growing quickly, is there a limit of what i can collect in a day
      i hold two units, at how many points does it stop for me`,
    `
      تو یه روز حداکثر چقدر میشه درآورد; سقف هر روز; با ۳ واحد چند امتیاز میشه گرفت; الان بخرم سقف امروز بالا میره
      چرا فقط پنجاه امتیاز گرفتم; حداکثر روزانه; سقف درآمد روزانه چنده; محدودیت امتیاز در روز
      تیمم داره سریع رشد می‌کنه تو یه روز تا چقدر می‌تونم بگیرم; دو تا واحد دارم بعد از چند امتیاز برام قطع میشه`,
  ],
  "what-is-flash": [
    `
      some of my pairs were not paid; it says 12 flashed; points burned; why are pairs above the maximum lost
      can i get back flashed pairs by buying more; what is the flash number; lost points because of the limit
      yesterday i had more pairs than allowed, where did the rest go
      there is a number next to flash and i don't know what i lost`,
    `
      بعضی جفت‌هام پرداخت نشد; نوشته ۱۲ فلش; امتیاز سوخته; چرا جفت‌های بالای سقف از بین میره
      اگه بیشتر بخرم فلش‌ها برمی‌گرده; عدد فلش چیه; امتیازهام به خاطر سقف سوخت; فلش خوردم
      دیروز جفت‌هام از حد مجاز بیشتر شد بقیه‌اش کجا رفت; کنار فلش یه عدد نوشته نمی‌دونم چی از دست دادم`,
  ],
  "point-value": [
    `
      how many dollars do i get for one point; why was a point worth less today; what decides the value of a point
      maximum price of a point; is the point value fixed; point was 1.46 and now it is 0.9
      how much is 50 points in money
      on monday each of my points brought a dollar and today only seventy cents, what's behind that
      who sets how much a point pays`,
    `
      برای هر امتیاز چند دلار میدن; چرا امروز امتیاز کمتر می‌ارزید; ارزش امتیاز به چی بستگی داره; حداکثر ارزش امتیاز
      قیمت امتیاز ثابته; امتیاز ۱.۴۶ بود الان ۰.۹ شده; ۵۰ امتیاز چقدر پول میشه; نرخ هر پوینت
      دوشنبه هر امتیازم یه دلار بود امروز هفتاد سنت دلیلش چیه; کی تعیین می‌کنه هر امتیاز چقدر پول بده`,
  ],
  "what-is-rebate": [
    `
      i got some money back on the day i paid, what is it; is part of my payment returned
      what is the cash back for new buyers; why did i get no rebate; when do i receive the rebate; rebate every day?
      how much comes back of my 20 dollars; it says rebate in my account, what's that
      why did a small amount come back to me after buying; this line rebate in my history
      a refund of a part on the day of joining
      the day i joined i found a few dollars in my box without having invited anybody, where do they come from
      will this little refund come every day`,
    `
      روزی که پرداخت کردم یه مقدار پول برگشت چیه; بخشی از پرداختم برمی‌گرده; کش بک خریدار جدید چیه; چرا برگشتی نگرفتم
      برگشتی کی میاد; برگشتی هر روزه; از ۲۰ دلارم چقدر برمی‌گرده; ریبیت چیه; تو حسابم نوشته برگشتی چیه
      چرا بعد از خرید یه مبلغ کم برگشت; این سطر برگشتی تو تاریخچه; این ریبیت که نوشته چیه
      یه کم از پول روز عضویت برگشته; روزی که عضو شدم چند دلار تو صندوقم بود بدون اینکه کسی رو دعوت کنم از کجا اومده
      این برگشتی کوچیک هر روز میاد`,
  ],
  "what-is-commission": [
    `
      how much do i get when my friend joins; ten percent of what; bonus for inviting
      do i also earn from people my friends invite; is the referral bonus paid every time they buy
      why did i get no commission from my invitee; direct bonus; income for each person i bring
      i brought my cousin in and he paid for three units, what's in it for me
      if the person i invited buys again later do i get something again`,
    `
      دوستم عضو بشه چقدر گیرم میاد; ده درصدِ چی; پاداش دعوت; از کسایی که دوستام دعوت می‌کنن هم پول می‌گیرم
      هر بار که بخرن پاداش میاد; چرا از زیرمجموعه مستقیمم پورسانت نگرفتم; پاداش مستقیم
      برای هر نفری که میارم چقدر میدن; کمیسیون معرفی; پسرعموم رو آوردم سه تا واحد خرید به من چی می‌رسه
      کسی که دعوت کردم بعدا دوباره بخره باز به من چیزی میدن`,
  ],
  "when-points-credited": [
    `
      when are yesterday's points paid; at what time is the payout each day; how long until points become money
      points are provisional, what does it mean; how soon after the round do i see my earnings
      do i get paid daily or weekly
      it is late at night and the round is nearly over, when can i count on seeing my money
      how many hours after the day closes do i get paid`,
    `
      امتیازهای دیروز کی پرداخت میشه; هر روز ساعت چند واریز میشه; چقدر طول می‌کشه امتیاز پول بشه; امتیاز موقت یعنی چی
      بعد از دور کی درآمدم رو می‌بینم; روزانه پرداخت میشه یا هفتگی; امتیازام کی به پول تبدیل میشه
      آخر شبه و دور داره تموم میشه کی می‌تونم منتظر پولم باشم; چند ساعت بعد از بسته شدن روز پولم میاد`,
  ],
  "who-settles": [
    `
      who closes the day; what happens when a round isn't closed for days; can i close a round myself
      what do i get for settling; is settlement automatic; the round ended long ago but it's not settled
      who does the accounting at the end of the day; what if nobody triggers the payout
      who pushes the button at the end of the day; is my money stuck when nobody closes the round
      the day is over and nothing was distributed; does someone have to start the distribution`,
    `
      روز رو کی می‌بنده; اگه یه دور چند روز بسته نشه چی میشه; خودم می‌تونم دور رو تسویه کنم
      برای تسویه کردن چی گیرم میاد; تسویه خودکاره; دور خیلی وقته تموم شده ولی تسویه نشده
      آخر روز حساب و کتاب رو کی انجام میده; اگه کسی پرداخت رو راه نندازه چی; آخر روز کی دکمه رو میزنه
      اگه کسی دور رو نبنده پولم گیر می‌کنه; روز تموم شده ولی چیزی تقسیم نشده; کسی باید تقسیم رو شروع کنه`,
  ],
  "where-money-goes": [
    `
      how are my 20 dollars divided; what share goes to the company; breakdown of a payment
      who gets what from my purchase; how much of my money lands in the pool; percentages of the plan
      where did my hundred dollars go`,
    `
      ۲۰ دلارم چطور تقسیم میشه; چند درصدش میره برای شرکت; ریز یه پرداخت; از خرید من به کی چی می‌رسه
      چقدر از پولم میره تو استخر; درصدهای طرح; صد دلارم کجا رفت; پول عضویت صرف چی میشه`,
  ],
  "who-earns-nothing": [
    `
      which members get zero; do people at the bottom earn; i am one of the last, do i get anything
      how many members have no income; is everybody paid; what about someone who brings no one
      do half of the people get nothing`,
    `
      کدوم اعضا هیچی نمی‌گیرن; آدمای پایین درخت درآمد دارن; من جزو آخری‌هام چیزی گیرم میاد; چند نفر درآمد ندارن
      به همه پول میرسه; کسی که کسی رو نیاره چی; نصف آدما هیچی نمی‌گیرن`,
  ],
  "how-much-can-i-earn": [
    `
      what is a realistic monthly income; how much profit with five units; can i earn 1000 dollars a month
      what do people typically make; average earnings; can i quit my job with this; how much will 100 dollars bring me
      what's the maximum income; return per month in percent
      my upline drives a big car and says it's all from here, what would somebody like me make
      what sum can a normal member expect at the end of the month`,
    `
      درآمد ماهانه واقعی چقدره; با پنج واحد چقدر سود داره; میشه ماهی هزار دلار درآورد; مردم معمولا چقدر درمیارن
      میانگین درآمد; میشه با این کارم رو ول کنم; صد دلار چقدر برام سود داره; حداکثر درآمد چقدره; سود ماهانه چند درصده
      ماهی چقدر گیر آدم میاد; بالاسریم ماشین مدل بالا داره میگه همه از اینجاست کسی مثل من چقدر درمیاره
      یه عضو معمولی آخر ماه منتظر چه مبلغی باشه`,
  ],
  "break-even": [
    `
      when do i have my investment back; how many months to recover 100 dollars; roi; when am i in profit
      after which time is the money earned back; is there a payback period; how many points until i'm even
      i spent one hundred dollars in january, at what point do i have that back
      realistically how long does it take until i am no longer in the red`,
    `
      سرمایه‌ام کی برمی‌گرده; چند ماه طول می‌کشه صد دلارم دربیاد; نرخ بازگشت سرمایه; کی سود می‌کنم
      بعد از چقدر پولم درمیاد; دوره بازگشت سرمایه; با چند امتیاز سر به سر میشم
      صد دلار تو دی ماه گذاشتم کی پسش می‌گیرم; واقعا چقدر طول می‌کشه تا از ضرر دربیام`,
  ],
  "must-i-recruit": [
    `
      can i earn without bringing people; i don't want to invite anyone; is it possible to just wait
      do i earn passively; i hate selling to friends, does it still work; what if i do nothing after paying
      is recruiting an obligation; earn money by only buying units
      i'm shy and don't know many people, does it make sense for me at all
      would i still get something if i never talk to anyone about it`,
    `
      بدون آوردن آدم میشه درآمد داشت; نمی‌خوام کسی رو دعوت کنم; میشه فقط منتظر بمونم; درآمد غیرفعال داره
      از معرفی به دوستام بدم میاد باز هم کار می‌کنه; اگه بعد از پرداخت هیچ کاری نکنم چی; زیرمجموعه گرفتن اجباریه
      فقط با خرید واحد درآمد داشته باشم; باید حتما آدم جذب کنم; خجالتی‌ام و آدم زیادی نمی‌شناسم به درد من می‌خوره
      اگه هیچوقت به کسی نگم باز هم چیزی گیرم میاد`,
  ],
  spillover: [
    `
      people appeared under me that i didn't invite; my upline fills my leg, do i profit
      do members placed by others count for me; somebody was put below me by my sponsor; will others fill my tree
      can i rely on my upline to build my team
      a stranger showed up on my left although i didn't bring him, does he count for me
      my sponsor promised to put people below me, is that worth anything`,
    `
      آدمایی زیرم اومدن که دعوت نکردم; بالاسریم شاخه‌ام رو پر می‌کنه سود می‌کنم; اعضایی که بقیه می‌ذارن برام حساب میشن
      حامیم یکی رو زیر من گذاشت; بقیه درختم رو پر می‌کنن; به بالاسریم تکیه کنم تیمم رو بسازه
      یه غریبه سمت چپم اومده که من نیاوردمش برام حساب میشه; حامیم قول داده آدم زیرم بذاره به درد می‌خوره`,
  ],
  "root-seat": [
    `
      who is at the very top; who is the first member; does the founder earn the most; who sits above everybody
      is the top of the pyramid getting rich; what is the seat number one; owner of the first place`,
    `
      اون بالای بالا کیه; اولین عضو کیه; بنیان‌گذار از همه بیشتر درمیاره; کی بالای همه نشسته; راس هرم پولدار میشه
      جایگاه شماره یک چیه; صاحب جای اول; نفر اول درخت کیه`,
  ],
};
