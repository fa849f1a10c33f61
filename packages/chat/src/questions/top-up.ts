// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const topUpQuestions: OtherWords = {
  "buy-more-units": [
    `
      top up; add a unit; increase my units; purchase another unit; upgrade my account; buy extra units later
      where do i buy units; how can i add another unit; i want to upgrade; i want to invest more
      i have one unit and want three; get a bigger package; add funds to my account; extend my membership
      where can i purchase more; how to top up; raise my number of units; how can i add units; purchase a second one
      increase my package; buy two extra; more units please; top up my account`,
    `
      افزایش واحد; یک واحد دیگر بخرم; ارتقای حساب; تاپ‌آپ; خرید واحد جدید; واحد اضافه کنم; از کجا واحد بخرم
      می‌خوام یه واحد دیگه بگیرم; می‌خوام ارتقا بدم; می‌خوام بیشتر سرمایه‌گذاری کنم; چجوری شارژ کنم
      یه واحد دارم می‌خوام بشه سه تا; پکیج بزرگ‌تر بگیرم; حسابمو شارژ کنم; از کجا بیشتر بخرم; چجوری تاپ‌آپ کنم
      تعداد واحدمو زیاد کنم; واحد جدید بگیرم; چطور واحد اضافه کنم; دومی رو بخرم; پکیجمو زیاد کنم; دو تا اضافه بخرم
      واحد بیشتر می‌خوام; حسابمو تاپ‌آپ کنم`,
  ],
  "what-top-up-changes": [
    `
      benefit of more units; what does an extra unit do; does a bigger package earn more; effect of top up
      is it useful to buy more; why buy more; do i earn more with 5 units; whats the benefit of buying more
      what do i gain from another unit; does topping up increase my income; is more units more money
      what happens after i buy a second unit; effect of extra units; do extra units help
      is there any use in more units; what's different after a top up; do i earn more by upgrading
      will extra units pay`,
    `
      فایده واحد بیشتر; واحد بیشتر درآمد بیشتر; اثر خرید واحد; چرا واحد بیشتر بخرم; چه فرقی می‌کند بیشتر بخرم
      با ۵ واحد بیشتر درمیارم; بیشتر بخرم چی میشه; واحد دوم چه سودی داره; با شارژ درآمدم بیشتر میشه
      واحد بیشتر یعنی پول بیشتر; بعد از خرید واحد دوم چی میشه; تاپ‌آپ چه تأثیری داره; واحدای اضافه به درد می‌خوره
      واحد بیشتر فایده‌ای داره; بعد از تاپ‌آپ چه فرقی می‌کنه; با ارتقا بیشتر درمیارم; واحد اضافی پول میده`,
  ],
  "how-many-units": [
    `
      best number of units; is one unit enough; should i take five; one or five; buy all at once; recommended units
      should i start with 1 or 5; which package is best; do i need all five; is it better to buy five at once
      recommended amount to start; is one unit sufficient; one or more units to begin
      what number of units makes sense; go all in with five; is 20 dollars enough`,
    `
      یک واحد کافی است; پنج تا بخرم; بهترین تعداد واحد; یکی بخرم یا پنج تا; چند تا واحد بهتر است
      با یه واحد شروع کنم یا پنج تا; کدوم پکیج بهتره; پنج تا واحد لازمه; یهو پنج تا بخرم; پیشنهادتون چند واحده
      یه دونه واحد بسه; برای شروع یکی یا بیشتر; چند واحد منطقیه; پنج تا رو یه جا بخرم; بیست دلار کافیه`,
  ],
  "unit-price": [
    `
      why did the price in pol change; price of a unit today in pol; price different from yesterday
      how is the price set; amount keeps changing; price moves; why do i have to pay a different number of coins today
      price went up; why do i pay more coins than my friend did; price of a unit changes every day
      amount in pol is different now; when does the price change; is the price fixed during the day
      how many pol is a unit today; cost in coins isn't the same as before; today it takes more pol
      price keeps moving; why more expensive now; fluctuating price`,
    `
      چرا قیمت واحد به پل عوض شد; قیمت امروز با دیروز فرق دارد; قیمت چطور تعیین می‌شود; مبلغ تغییر می‌کند
      چرا امروز تعداد کوینش فرق داره; چرا گرون شد; چرا قیمتش عوض میشه; چرا باید بیشتر از دوستم کوین بدم
      قیمت واحد هر روز عوض میشه; مبلغ به پل فرق کرده; قیمت کی عوض میشه; امروز هر واحد چند پله; چرا گرون‌تر از دیروزه
      هزینه به کوین مثل قبل نیست; امروز پل بیشتری می‌خواد; قیمت هی تکون می‌خوره; چرا الان گرون‌تره; قیمت نوسان داره`,
  ],
  "spending-limit": [
    `
      limit how much i spend; stop myself from buying; set a budget; self exclusion; gambling problem
      restrict my own purchases; control my spending; i spend too much; help me not to buy more
      block myself from buying; help me control my purchases; i am addicted to buying; lock my account for payments
      monthly budget; remove my limit; why can't i raise my limit today; stop me from overspending
      set a maximum i can pay; block purchases; i can't stop buying; protect me from myself`,
    `
      سقف خرج برای خودم; جلوی خودم را بگیرم; بودجه تعیین کنم; محدود کردن خرید; زیاد خرج نکنم; کنترل خرج
      زیادی خرج می‌کنم; یه کاری کن بیشتر نخرم; برا خودم محدودیت بذارم; کمکم کنید کمتر خرج کنم; سقف ماهانه بذارم
      پرداختامو قفل کنم; محدودیت خریدمو بردارم; چرا نمی‌تونم سقفمو بالا ببرم; بودجه ماهانه; نذار زیاد خرج کنم
      حداکثر پرداختمو تعیین کنم; خرید رو ببندم; نمی‌تونم جلوی خریدمو بگیرم; جلومو بگیر`,
  ],
  "top-up-refused": [
    `
      purchase failed; cannot buy a unit; buying units error; max units reached; already have five
      price changed while paying; top up not working; it doesn't let me buy a unit; buying fails
      my purchase of units was rejected; it won't let me buy another one; payment for the unit bounced
      buying a second unit gives an error; i have five and want a sixth; buying another unit isn't working
      unit purchase denied; why can't i top up; sixth unit`,
    `
      خرید واحد نشد; خطای خرید; نمی‌توانم واحد بخرم; واحد نمی‌دهد; پنج تا دارم; تاپ‌آپ خطا; نمیذاره واحد بخرم
      خریدم خطا میده; خرید انجام نمیشه; خرید واحدم رد شد; نمی‌ذاره یکی دیگه بخرم; پرداخت واحد برگشت خورد
      خرید واحد دوم ارور داد; پنج تا دارم ششمی رو می‌خوام; خرید واحد دیگه کار نمی‌کنه; خرید واحد رد شد
      چرا نمی‌تونم تاپ‌آپ کنم; واحد ششم`,
  ],
  overpayment: [
    `
      sent too much; paid more than the price; where did the extra go; change of my payment; excess amount
      difference of the payment; i sent a bit more by accident; do i get the difference back
      i transferred more than necessary; is the surplus lost; extra amount in my payment
      the contract took more than 20 dollars; what happens with the excess; where is my change
      i paid extra by mistake; get the change back; sent above the price; too much pol sent`,
    `
      زیادی فرستادم; اضافه پولم کجاست; بیشتر از قیمت دادم; مابه‌التفاوت; پول اضافی; باقی پرداخت; یکم بیشتر فرستادم
      اضافه‌شو پس میدید; زیادی واریز کردم; بیشتر از لازم واریز کردم; اضافه پرداخت از بین میره
      بیشتر از بیست دلار ازم کم شد; مازاد پرداختم کجاست; بقیه پولم چی شد; اشتباهی اضافه دادم; باقی پولمو پس بگیرم
      بیشتر از قیمت زدم; پل زیادی فرستادم`,
  ],
};
