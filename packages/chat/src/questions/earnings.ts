// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const earningsQuestions: OtherWords = {
  "when-points-credited": [
    `
      when are points paid; when does today's money arrive; time of payout for points; when do points become money
      points to box; provisional points; payout time of the day; when do i get paid; when do i see my money for today
      what time are earnings paid; how soon after the day ends do i get paid; when will today's points be paid
      why do points show but no dollars; how soon do i get the money for my points; at what time is the money paid
      provisional what does that mean; payout time; when do i see the cash for today
      how long after the round do i get money; today's income arrives when; what time do payouts come`,
    `
      امتیازها کی پول می‌شود; پول امروز کی می‌رسد; زمان پرداخت امتیاز; امتیاز کی واریز می‌شود; امتیاز موقت
      درآمد امروز کی می‌نشیند; پول امروزمو کی می‌بینم; ساعت چند واریز میشه; بعد تموم شدن روز کی پول میاد
      امتیاز امروزم کی پول میشه; ساعت چند پول واریز میشه; موقت یعنی چی; چند ساعت بعد پول امتیاز میاد
      پول امتیازا کی می‌شینه; زمان واریز درآمد; پول امروز رو کی می‌بینم; چقدر بعد از دور پول میاد; درآمد امروز کی میاد
      واریزی‌ها ساعت چنده`,
  ],
  "who-settles": [
    `
      who closes the day; what if nobody settles; is settlement automatic; closing reward; who runs the settlement
      day not settled; round still not closed; earn by settling; what if nobody closes the day
      does settlement happen by itself; can i close a round; the day was not closed yet; who runs the daily settlement
      can i settle it myself and earn; what if settlement is late; yesterday's round is still open
      what does settle mean; whose task is closing the day; nobody closed the round; can a member do the settlement
      settle button; day end is not processed`,
    `
      چه کسی روز را می‌بندد; اگر کسی تسویه نکند; تسویه خودکار است; پاداش بستن دور; دور بسته نشده; تسویه عقب افتاده
      اگه کسی روزو نبنده چی; خودش تسویه میشه; من می‌تونم تسویه کنم; روز هنوز بسته نشده; تسویه روزانه با کیه
      خودم تسویه کنم پول می‌گیرم; تسویه دیر بشه چی میشه; دور دیروز هنوز بازه; تسویه یعنی چی; بستن روز وظیفه کیه
      کسی دور رو نبسته; یه عضو می‌تونه تسویه کنه; دکمه تسویه; پایان روز پردازش نشده`,
  ],
  "where-money-goes": [
    `
      how is my payment split; who gets my 20 dollars; breakdown of a payment; what percentage goes to members
      share of the operator; distribution of money; where do my dollars go; percent for each
      what happens with my 20 bucks; how much do you keep for yourself; who profits from my payment
      what share does the company keep; how much of my payment goes to other members; split of 20 dollars
      who profits from my joining; percentage for everything; what happens to the money i pay
      who pockets my 20 dollars; how are payments distributed; portion for the company
      where does all the money end up; split of the entry fee`,
    `
      پول من کجا می‌رود; تقسیم پرداخت; چند درصد به اعضا; سهم گرداننده; ۲۰ دلارم چه می‌شود
      پول بین چه کسانی تقسیم می‌شود; درصد هر بخش; با ۲۰ دلار من چیکار می‌کنید; چقدرش مال شماست; پول من به کیا می‌رسه
      سهم شرکت از پول چقدره; چقدر از پولم به بقیه میرسه; پول ورودی چطور تقسیم میشه; از عضویت من کی سود می‌بره
      پولی که میدم چی میشه; بیست دلار چطوری خرج میشه; درصدها رو بگو; بیست دلارم تو جیب کی میره
      پرداخت‌ها چطور پخش میشه; سهم شرکت; این همه پول کجا میره; تقسیم پول ورودی`,
  ],
  "who-earns-nothing": [
    `
      people who get nothing; can i earn zero; how many earn nothing; who does not profit
      is it possible to receive nothing; members without income; bottom of the tree; is it possible that i get zero
      which members end up with nothing; what about the last ones; which members get nothing at all
      could it be that i never earn; what about people at the bottom; do the last ones earn
      share of members without income; i joined and got nothing is that normal
      will there be members who never see a cent; is it normal to get zero; losers of the system
      what if i only have one leg; do bottom members get anything`,
    `
      چه کسانی چیزی نمی‌گیرند; ممکن است هیچ نگیرم; اعضای بی‌درآمد; پایین درخت; درآمد صفر; کسی که سود نمی‌کند
      ممکنه هیچی گیرم نیاد; کیا هیچی نمی‌گیرن; آخریا چی میشن; کدوم اعضا هیچی نمی‌گیرن; ممکنه هیچ‌وقت درآمد نداشته باشم
      پایینی‌ها چی گیرشون میاد; آخرین نفرا سود می‌کنن; عضو شدم و هیچی نگرفتم طبیعیه; کسایی که درآمد ندارن
      اعضایی هستن که یه قرون نگیرن; طبیعیه صفر بگیرم; بازنده‌های سیستم; اگه فقط یه شاخه داشته باشم
      پایینی‌ها چیزی می‌گیرن`,
  ],
  "how-much-can-i-earn": [
    `
      monthly income; potential earnings; maximum profit; how much money will i make; can i live from it; salary
      what is the best case; earn per day; realistic income; can i get rich; how rich can i get
      how much per month realistically; whats the max i can make; income per week; what can i make in a month
      is 1000 dollars a month possible; what do members usually earn; how big can my profit be
      give me a number what will i earn; highest possible income; could i live off this; is it enough to live on
      could this replace my salary; money per month; realistic profit; max income; what do people typically get`,
    `
      درآمد ماهانه; چقدر سود می‌کنم; حداکثر درآمد; می‌شود با آن زندگی کرد; پولدار می‌شوم; درآمد روزانه; سود واقعی
      چقدر گیرم می‌آید; ماهی چقدر میشه درآورد; حداکثر درآمدش چنده; میشه پولدار شد; هفته‌ای چقدر
      تو یه ماه چقدر میشه درآورد; ماهی هزار دلار میشه; اعضا معمولا چقدر درمیارن; سودش چقدره; یه عدد بگو چقدر گیرم میاد
      بیشترین درآمد ممکن; باهاش میشه زندگی کرد; درآمدش خوبه; کفاف زندگی رو میده; جای حقوقم رو می‌گیره; پول ماهانه
      بیشترین درآمد; معمولا مردم چقدر می‌گیرن`,
  ],
  "break-even": [
    `
      when do i get my investment back; how long to recover; time to profit; roi; how many days until i am even
      pay off; recoup what i paid; weeks to get my money back; when will i have earned back my 100 dollars
      how fast do i get my money back; when am i in profit; how fast is the investment returned
      do i ever get back what i paid; how many people until i have my money back
      after how many days am i out of the red; payback time; when did i recover what i put in
      time until my money is back; will i ever see my 100 dollars again; how soon does it pay off
      number of weeks to recover`,
    `
      کی سرمایه‌ام برمی‌گردد; چند روز تا سربه‌سر; بازگشت سرمایه; کی به سود می‌رسم; زمان برگشت پول
      چند هفته طول می‌کشد پولم دربیاید; کی پولم درمیاد; چند وقته پولم برمی‌گرده; پولی که دادم کی برمی‌گرده
      بازگشت سرمایه چقدر طول می‌کشه; چند نفر بیارم تا پولم دربیاد; اصلا پولم برمی‌گرده; بعد چند روز سر به سر میشم
      کی پول گذاشته‌مو درمیارم; زمان برگشت پولم; صد دلارمو دوباره می‌بینم; چقدر زود جواب میده; چند هفته تا برگشت`,
  ],
  "must-i-recruit": [
    `
      can i earn without inviting; do nothing and earn; i don't want to recruit; passive income
      is recruiting required; join and wait; i hate selling; never tell anyone; earn without a team
      what if i don't invite anybody; can i just buy and wait; i have no friends to invite; is inviting mandatory
      do i have to sell or invite; i know nobody who would join; can i earn passively; what if i never bring anyone
      is it enough to just pay; earn without doing anything; i don't like bothering my friends
      i am not good with people; money without inviting; only invest and do nothing; forced to find new members
      does it work without a team; no friends to bring`,
    `
      بدون دعوت درآمد دارم; نمی‌خواهم کسی را بیاورم; درآمد بدون زیرمجموعه; هیچ کاری نکنم پول می‌گیرم; دعوت اجباری است
      بدون عضوگیری; فقط عضو شوم و صبر کنم; اگه کسیو دعوت نکنم چی; فقط بخرم و منتظر بمونم; کسیو ندارم دعوت کنم
      حتما باید آدم بیارم; مجبورم کسیو بیارم; کسی رو نمی‌شناسم که بیاد; بدون کار کردن درآمد داره; اگه هیچ‌کسو نیارم چی
      فقط پول بدم کافیه; درآمد غیرفعال; روم نمیشه به دوستام بگم; فروش اجباریه; با آدما راحت نیستم; پول بدون دعوت
      فقط سرمایه بذارم کاری نکنم; مجبورم عضو جدید پیدا کنم; بدون تیم جواب میده; دوستی ندارم بیارم`,
  ],
  spillover: [
    `
      people placed under me by my upline; get members from above; help from the top; do others fill my legs
      spill over; will my upline put people under me; will others put people below me
      my upline promised to fill my leg; do people from above fall under me; my sponsor says he will fill my legs
      do i profit when others put members below me; overflow from the upline; will my team be built for me
      get people from my upline; will someone fill my side; members placed under me by others; do i get free members`,
    `
      از بالا برایم آدم می‌آید; بالاسری زیر من می‌گذارد; کمک بالادستی; پر شدن شاخه توسط دیگران; سرریز
      بالاسریم گفته برام آدم می‌ذاره; بقیه زیر من میان; از بالا پرم می‌کنن; از بالا آدم میفته زیرم
      معرفم میگه شاخه‌هاتو پر می‌کنم; بقیه برام تیم می‌سازن; سرریز چیه; اگه بالاسریم زیرم آدم بذاره; تیمم خودش پر میشه
      از بالاسریم آدم بگیرم; کسی سمت منو پر می‌کنه; اعضایی که بقیه زیرم می‌ذارن; آدم مجانی می‌گیرم`,
  ],
  "root-seat": [
    `
      who is at the top; first member; top of the tree; does the top earn; who sits at the top; highest position
      first account; who was first; does the founder sit on top; who gets the most
      does the person at the top earn from everyone; the very first seat; top position; seat number one
      who owns the first place; who's at the head; is the boss at the top of the tree; does number one earn`,
    `
      چه کسی بالای درخت است; نفر اول; راس هرم; بالاترین جایگاه; نفر بالا درآمد دارد; حساب اول; نفر اول کیه
      بالای درخت مال کیه; موسس بالای درخته; نفر بالایی از همه پول می‌گیره; اولین جایگاه; سر هرم کیه; جایگاه شماره یک
      جای اول مال کیه; سردسته کیه; رئیس بالای درخته; نفر یک درآمد داره`,
  ],
};
