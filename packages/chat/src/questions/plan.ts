// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const planQuestions: OtherWords = {
  "plan-in-short": [
    "how does it all work; explain the compensation plan; summary of the plan; explain simply; overview of the rules; how does the system work; explain like i am five; what is the business model; binary plan",
    "سیستم چطور کار می‌کند; توضیح ساده طرح; خلاصه قوانین; پلن درآمدی; طرح باینری; به زبان ساده توضیح بده; مدل کسب و کار; کلیات طرح",
  ],
  "what-is-a-unit": [
    "what am i buying; what does a unit give me; is a unit like a share; price of one unit; package; what do i get for 20 dollars; is it an investment; deposit",
    "چه می‌خرم; فایده واحد; واحد مثل سهام است; قیمت یک واحد; پکیج; با ۲۰ دلار چه می‌گیرم; سرمایه‌گذاری است; یونیت چیه",
  ],
  "what-is-a-round": [
    "when does a day start; how long is a round; when does the round end; what time does the day end; time of the daily reset; 24 hour period; timezone of a round",
    "دور چند ساعت است; روز کی شروع می‌شود; پایان دور چه ساعتی; راند چیست; ریست روزانه; دوره ۲۴ ساعته",
  ],
  "what-is-a-point": [
    "meaning of points; how do i earn points; how are points made; what counts as a point; how are pairs formed; pairing explained; matching bonus; get points",
    "امتیاز چطور ساخته می‌شود; چگونه امتیاز بگیرم; جفت شدن; پوینت چیه; معنی امتیاز; جفت چطور تشکیل می‌شود",
  ],
  "no-points": [
    "zero points; people joined but i got nothing; all joined on one side; one leg is full but no points; why is my score zero; 40 units and no points; recruits on one leg only; only left side grows",
    "امتیازم صفر است; آدم آوردم ولی امتیاز نگرفتم; همه سمت چپ‌اند; یک شاخه پر است ولی امتیازی ندارم; فقط یک طرف رشد می‌کند; چرا امتیازی نیامد; یک طرفم قوی است",
  ],
  "what-are-legs": [
    "what is a leg; left and right side; two branches; what are left and right teams; my branches; why only two legs; how many people directly below me",
    "شاخه چپ و راست; دو طرف; لگ چیست; تیم چپ و راست; دو بازو; چند نفر مستقیم زیر من",
  ],
  "waiting-units": [
    "what happens to the extra on my strong leg; do leftover units expire; carry over to tomorrow; unmatched units; do i lose the surplus; remainder of bigger leg; carry forward; do extra units burn",
    "اضافه شاخه قوی چه می‌شود; واحدهای مانده می‌سوزد; به فردا منتقل می‌شود; واحد جفت نشده; مازاد شاخه; باقی‌مانده شاخه بزرگ; ذخیره می‌شود",
  ],
  "daily-cap": [
    "maximum points per day; daily limit; cap on earnings; most i can earn in a day; limit of pairs; how many pairs count each day; ceiling per day",
    "حداکثر امتیاز روزانه; سقف درآمد روز; محدودیت روزانه; بیشترین امتیاز; چند جفت در روز حساب می‌شود; سقف روز",
  ],
  "what-is-flash": [
    "points lost above the cap; what does flash mean; flush; pairs over the limit; wasted pairs; flashed out; pairs that pay nothing; exceeded my limit",
    "فلش چیه; امتیازهای سوخته; جفت‌های بالای سقف; از سقف رد شدم; جفت هدررفته; فلاش",
  ],
  "point-value": [
    "how much is one point worth; value of points in dollars; how is the point value calculated; price of a point; money per point; why is the point value different each day; max value of a point",
    "هر امتیاز چند دلار; ارزش امتیاز چطور حساب می‌شود; قیمت امتیاز; پول هر امتیاز; چرا ارزش امتیاز عوض می‌شود; یک پوینت چقدر می‌ارزد",
  ],
  "what-is-rebate": [
    "money back on the first day; cashback; what is a rebate; part of my payment came back; refund of the pool; how much comes back if i do nothing; leftover pool",
    "ریبیت چیست; کش‌بک; بخشی از پولم برگشت; برگشت روز اول; باقی استخر; اگر کاری نکنم چقدر برمی‌گردد",
  ],
  "what-is-commission": [
    "referral bonus; what do i get for inviting; how much for each person i bring; do i earn from my referrals' payments; percent for the sponsor; direct bonus; commission from second level; reward for bringing someone; someone i brought paid",
    "پاداش دعوت; برای هر نفر چقدر می‌گیرم; درصد معرف; از خرید زیرمجموعه چه می‌گیرم; کمیسیون; پاداش مستقیم; از دعوت چه گیرم می‌آید; سود معرفی",
  ],
  "when-points-credited": [
    "when are points paid; when does today's money arrive; time of payout for points; when do points become money; points to box; provisional points; payout time of the day; when do i get paid",
    "امتیازها کی پول می‌شود; پول امروز کی می‌رسد; زمان پرداخت امتیاز; امتیاز کی واریز می‌شود; امتیاز موقت; درآمد امروز کی می‌نشیند",
  ],
  "who-settles": [
    "who closes the day; what if nobody settles; is settlement automatic; closing reward; who runs the settlement; day not settled; round still not closed; earn by settling",
    "چه کسی روز را می‌بندد; اگر کسی تسویه نکند; تسویه خودکار است; پاداش بستن دور; دور بسته نشده; تسویه عقب افتاده",
  ],
  "where-money-goes": [
    "how is my payment split; who gets my 20 dollars; breakdown of a payment; what percentage goes to members; share of the operator; distribution of money; where do my dollars go; percent for each",
    "پول من کجا می‌رود; تقسیم پرداخت; چند درصد به اعضا; سهم گرداننده; ۲۰ دلارم چه می‌شود; پول بین چه کسانی تقسیم می‌شود; درصد هر بخش",
  ],
  "who-earns-nothing": [
    "people who get nothing; can i earn zero; how many earn nothing; who does not profit; is it possible to receive nothing; members without income; bottom of the tree",
    "چه کسانی چیزی نمی‌گیرند; ممکن است هیچ نگیرم; اعضای بی‌درآمد; پایین درخت; درآمد صفر; کسی که سود نمی‌کند",
  ],
  "how-much-can-i-earn": [
    "monthly income; potential earnings; maximum profit; how much money will i make; can i live from it; salary; what is the best case; earn per day; realistic income; can i get rich",
    "درآمد ماهانه; چقدر سود می‌کنم; حداکثر درآمد; می‌شود با آن زندگی کرد; پولدار می‌شوم; درآمد روزانه; سود واقعی; چقدر گیرم می‌آید",
  ],
  "break-even": [
    "when do i get my investment back; how long to recover; time to profit; roi; how many days until i am even; pay off; recoup what i paid; weeks to get my money back",
    "کی سرمایه‌ام برمی‌گردد; چند روز تا سربه‌سر; بازگشت سرمایه; کی به سود می‌رسم; زمان برگشت پول; چند هفته طول می‌کشد پولم دربیاید",
  ],
  "must-i-recruit": [
    "can i earn without inviting; do nothing and earn; i don't want to recruit; passive income; is recruiting required; join and wait; i hate selling; never tell anyone; earn without a team",
    "بدون دعوت درآمد دارم; نمی‌خواهم کسی را بیاورم; درآمد بدون زیرمجموعه; هیچ کاری نکنم پول می‌گیرم; دعوت اجباری است; بدون عضوگیری; فقط عضو شوم و صبر کنم",
  ],
  spillover: [
    "people placed under me by my upline; get members from above; help from the top; do others fill my legs; spill over; will my upline put people under me",
    "از بالا برایم آدم می‌آید; بالاسری زیر من می‌گذارد; کمک بالادستی; پر شدن شاخه توسط دیگران; سرریز",
  ],
  "root-seat": [
    "who is at the top; first member; top of the tree; does the top earn; who sits at the top; highest position; first account",
    "چه کسی بالای درخت است; نفر اول; راس هرم; بالاترین جایگاه; نفر بالا درآمد دارد; حساب اول",
  ],
  "hero-and-knight": [
    "what are ranks; levels and titles; what does hero mean; list of ranks; which ranks exist; rank conditions; difference between hero and knight",
    "رتبه‌ها چیست; لقب‌ها; فرق قهرمان و شوالیه; چه رتبه‌هایی هست; سطح‌ها; مقام‌ها; هیرو یعنی چه",
  ],
  "become-hero": [
    "requirements for hero; reach hero; points needed for hero; how to get the hero rank; conditions of hero",
    "شرط قهرمان; چند امتیاز برای قهرمان; به هیرو برسم; شرایط رتبه قهرمان",
  ],
  "become-knight": [
    "requirements for knight; reach knight; heroes i sponsor; conditions of knight; how many heroes for knight; become knight",
    "شرط شوالیه; چند قهرمان برای شوالیه; به شوالیه برسم; شرایط رتبه شوالیه; نایت شوم",
  ],
  heropool: [
    "monthly prize pool; what fills the hero pool; 2 percent pool; where does the rank money come from; rank reward fund; bonus pool",
    "صندوق جایزه ماهانه; گنجینه از کجا پر می‌شود; پول رتبه‌ها از کجا; استخر قهرمانان; هیروپول; ۲ درصد",
  ],
  "rank-shares": [
    "how many shares does a hero get; shares of a knight; number of shares; how are shares counted; more shares",
    "قهرمان چند سهم می‌گیرد; سهم شوالیه; تعداد سهم; سهم‌ها چطور شمرده می‌شود",
  ],
  "share-value": [
    "how much does a hero earn per month; money for a rank; value of a rank share; rank bonus amount; how much money is a share; monthly rank payment; how much does a knight get",
    "قهرمان ماهی چقدر می‌گیرد; پول رتبه چقدر است; ارزش سهم رتبه; پاداش رتبه; هر سهم چند دلار; شوالیه چقدر درآمد دارد",
  ],
  "claim-window": [
    "when can i claim; how to apply for my rank; deadline for claiming; claim period; where is the claim button; request my rank; register my rank",
    "کی درخواست رتبه بدهم; مهلت ثبت رتبه; دکمه درخواست رتبه; رتبه‌ام را چطور بگیرم; زمان ثبت رتبه",
  ],
  "missed-claim": [
    "forgot to claim; too late for my rank; deadline passed; claim after the window; forgot the button last month; lost my rank; claim late",
    "یادم رفت رتبه را ثبت کنم; دیر شد رتبه; مهلت گذشت; رتبه‌ام سوخت; ماه پیش یادم رفت; از مهلت گذشته",
  ],
  "collect-shares": [
    "get paid for my rank; collect rank money; receive hero payment; withdraw my shares; when is rank money paid; rank shares to box; take my share of the pool",
    "پول رتبه را بگیرم; دریافت سهم قهرمان; سهم رتبه به صندوق; برداشت سهم رتبه; پول سهم‌ها کی می‌رسد",
  ],
  "cannot-claim": [
    "claim button disabled; rank claim refused; cannot apply for rank; claiming fails; not allowed to claim; rank window closed; claim not working",
    "دکمه رتبه کار نمی‌کند; درخواست رتبه رد شد; نمی‌گذارد رتبه بگیرم; ثبت رتبه غیرفعال; چرا رتبه نمی‌دهد",
  ],
  "what-is-plus": [
    "second plan; bigger plan; plan with 100 dollar units; purpose of plus; what does plus add; premium plan; difference between core and plus",
    "طرح دوم; طرح بزرگ‌تر; فایده پلاس; فرق پلاس با اصلی; پلن ۱۰۰ دلاری; نسخه ویژه",
  ],
  "who-can-join-plus": [
    "am i eligible for plus; conditions for plus; can everyone join plus; requirements of plus; plus without core; need to be in core first",
    "شرط پلاس; همه می‌توانند وارد پلاس شوند; بدون طرح اصلی پلاس; چه کسانی به پلاس می‌روند; مجاز به پلاس",
  ],
  "plus-cost": [
    "price of plus; how expensive is plus; plus unit price; plus membership price; cost of 5 plus units; how much for plus",
    "قیمت پلاس; واحد پلاس چند; پلاس گران است; هزینه عضویت پلاس; برای پلاس چقدر بدهم",
  ],
  "join-plus": [
    "enter plus; sign up for plus; steps to plus; register in plus; where do i join plus; upgrade to plus",
    "وارد پلاس شوم; ثبت‌نام پلاس; مراحل پلاس; کجا پلاس را فعال کنم; ارتقا به پلاس",
  ],
  "plus-sponsor": [
    "sponsor in plus; who gets the commission in plus; can i choose another sponsor for plus; upline in plus",
    "معرف در پلاس; پورسانت پلاس به کی می‌رسد; حامی پلاس را عوض کنم; بالاسری پلاس",
  ],
  "plus-is-separate": [
    "do my legs carry to plus; are core units counted in plus; separate boxes; are plus and core the same tree; points of core in plus",
    "شاخه‌هایم در پلاس هست; واحد اصلی در پلاس حساب می‌شود; جدا بودن پلاس; درخت پلاس جداست; امتیاز اصلی در پلاس",
  ],
  "buy-more-units": [
    "top up; add a unit; increase my units; purchase another unit; upgrade my account; buy extra units later; where do i buy units",
    "افزایش واحد; یک واحد دیگر بخرم; ارتقای حساب; تاپ‌آپ; خرید واحد جدید; واحد اضافه کنم; از کجا واحد بخرم",
  ],
  "what-top-up-changes": [
    "benefit of more units; what does an extra unit do; does a bigger package earn more; effect of top up; is it useful to buy more; why buy more",
    "فایده واحد بیشتر; واحد بیشتر درآمد بیشتر; اثر خرید واحد; چرا واحد بیشتر بخرم; چه فرقی می‌کند بیشتر بخرم",
  ],
  "how-many-units": [
    "best number of units; is one unit enough; should i take five; one or five; buy all at once; recommended units",
    "یک واحد کافی است; پنج تا بخرم; بهترین تعداد واحد; یکی بخرم یا پنج تا; چند تا واحد بهتر است",
  ],
  "unit-price": [
    "why did the price in pol change; price of a unit today in pol; price different from yesterday; how is the price set; amount keeps changing; price moves",
    "چرا قیمت واحد به پل عوض شد; قیمت امروز با دیروز فرق دارد; قیمت چطور تعیین می‌شود; مبلغ تغییر می‌کند",
  ],
  "spending-limit": [
    "limit how much i spend; stop myself from buying; set a budget; self exclusion; gambling problem; restrict my own purchases; control my spending",
    "سقف خرج برای خودم; جلوی خودم را بگیرم; بودجه تعیین کنم; محدود کردن خرید; زیاد خرج نکنم; کنترل خرج",
  ],
  "top-up-refused": [
    "purchase failed; cannot buy a unit; buying units error; max units reached; already have five; price changed while paying; top up not working",
    "خرید واحد نشد; خطای خرید; نمی‌توانم واحد بخرم; واحد نمی‌دهد; پنج تا دارم; تاپ‌آپ خطا",
  ],
  overpayment: [
    "sent too much; paid more than the price; where did the extra go; change of my payment; excess amount; difference of the payment",
    "زیادی فرستادم; اضافه پولم کجاست; بیشتر از قیمت دادم; مابه‌التفاوت; پول اضافی; باقی پرداخت",
  ],
};
