// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const moneyQuestions: OtherWords = {
  "what-is-box": [
    `
      my balance; what is the box; where is my balance; what does box mean; my account balance; funds i can take
      whats that box; how much money do i have; what does the number in my box mean; what does box stand for
      is the box my wallet; where is my money shown; what is inside my box; money i have earned so far; my credit
      what does this box show; my funds; how much is in there; is this box mine; where's the money i made`,
    `
      موجودی من; باکس چیه; بالانس حسابم; صندوق یعنی چه; موجودی حساب; پولی که می‌توانم بردارم; این صندوق چیه
      چقدر پول دارم; عدد صندوقم یعنی چی; باکس من; صندوق همون کیف پولمه; پولم کجا نشون داده میشه; تو صندوقم چی هست
      موجودی قابل برداشت; اعتبار حسابم; این باکس چی نشون میده; پولم تو صندوقه; چقدر توشه; این صندوق مال منه
      پولی که درآوردم کجاست`,
  ],
  "how-to-withdraw": [
    `
      cash out; take my money out; get my earnings; payout; withdraw my balance; transfer to my wallet; claim my money
      take out profit; how to receive my money; minimum withdrawal; how long does a withdrawal take
      when can i withdraw; how can i get my cash; i want my profit now; where is the withdraw button
      send my earnings to my wallet; when do i get my money out; is there a minimum to take out
      i would like to be paid; transfer my profit to me; how do i get my money off the site
      where do i request a payout; is there a waiting time for payouts; how much can i take out at once
      smallest payout; get paid; receive my earnings; i want to get my earnings now; how do i collect the money
      way to take profit; when am i allowed to cash out; transfer balance to metamask; take my cash home
      get the dollars i made; where do i press to get paid`,
    `
      پول درآوردن; پولم را بگیرم; نقد کنم; پولم را بردارم; انتقال به کیف پول; حداقل برداشت; برداشت چقدر طول می‌کشد
      کی می‌توانم برداشت کنم; درآمدم را چطور بگیرم; سودم را بکشم بیرون; واریز به والت; چجوری پولمو بگیرم
      می‌خوام سودمو بردارم; دکمه برداشت کجاست; چجوری نقدش کنم; حداقل چقدر باید باشه برداشت کنم
      می‌خوام پولمو بکشم بیرون; چطوری سودمو بگیرم; درخواست برداشت کجاست; واریز به کیف پولم
      چقدر طول می‌کشه پول بیاد به ولتم; کمترین مبلغ برداشت; پولم رو نقد کنم; درآمدم رو کی و چطور می‌تونم بردارم
      حقوقمو چطوری بگیرم; می‌خوام درآمدمو بگیرم; چجوری پولو بگیرم; سود رو چجوری برداشت کنم; کی اجازه برداشت دارم
      موجودیمو بفرستم به متامسک; دلارامو بگیرم; کجا بزنم پولم بیاد; پول درآورده‌مو بکشم بیرون`,
  ],
  "withdraw-elsewhere": [
    `
      withdraw to binance; send to an exchange; pay out to my bank account; withdraw to a friend's wallet
      other address for payout; payout to a bank card; send directly to my exchange account; cash in rial
      can it go to my bank; send it to my exchange; to another person's wallet; get it in dollars on my card
      pay me to my bank; can you pay out in euros; send it to my coinbase; withdraw to a different address
      get it on my debit card; payout to someone else's wallet; withdraw to a stablecoin; receive it on my visa
      send my earnings to paypal; withdraw in local currency; direct to my exchange; payout to my brother's wallet
      bank transfer`,
    `
      برداشت به بایننس; ارسال به صرافی; واریز به حساب بانکی; برداشت به کارت; به کیف پول دوستم; برداشت ریالی
      به نوبیتکس بفرستم; بره به حساب بانکیم; بفرستید به صرافی; به کارتم بریزید; به کیف پول یکی دیگه
      به حساب بانکیم بریزید; برداشت به صورت ریالی; بفرستم به صرافی; برداشت به یه آدرس دیگه; به شماره کارتم واریز کنید
      به ولت یه نفر دیگه برداشت کنم; تومنی برداشت کنم; رو کارت بانکی بگیرم; به پی‌پال بفرستید
      با پول خودمون برداشت کنم; مستقیم به صرافیم; به ولت داداشم بریزید; کارت به کارت کنید`,
  ],
  "withdrawal-problem": [
    `
      withdrawal not received; withdrawal missing; money did not arrive in my wallet; withdraw failed
      error when cashing out; withdrew but nothing came; payout lost; stuck withdrawal; i withdrew but got nothing
      the withdraw button gives an error; money disappeared after withdrawing; my payout is missing
      i took my money out but it's not there; withdrawal stuck; the money left the box but is not in my wallet
      error while withdrawing; how long until a withdrawal arrives; my withdrawal was rejected; where's my withdrawal
      i cashed out and got nothing; payout never reached me; money vanished after withdrawing
      box is empty but wallet too; withdrawal error`,
    `
      برداشت نرسید; برداشت زدم نیامد; پول به کیف پول نیامد; خطا هنگام برداشت; برداشت ناموفق; برداشتم گیر کرده
      پول برداشت‌شده کجاست; برداشت زدم نیومد; برداشت خطا میده; پولم بعد برداشت غیب شد; پولم هنوز نرسیده
      برداشتم نیومده; پول از صندوق کم شد ولی به ولت نرسید; برداشتم خطا داد; پولی که برداشتم نیست
      برداشت کردم ولی هیچی نگرفتم; واریز نشد; برداشتم رد شد; برداشتم کو; پول کشیدم هیچی نیومد; واریزی به دستم نرسید
      بعد برداشت پولم ناپدید شد; صندوقم خالیه ولتمم خالیه; خطای برداشت`,
  ],
  fees: [
    `
      withdrawal fee; do you take a cut; hidden fees; what do you charge; deduct from earnings
      commission on withdrawal; all fees; do you take something when i withdraw; what are all the charges
      any hidden costs; how much do you keep when i withdraw; are payouts free; is there a charge for anything
      does it cost to claim or log in; do you deduct something from my earnings; service fee; percentage you take
      are there charges when taking money; do i pay to withdraw; any deductions; is it free of charge to use`,
    `
      کارمزد برداشت; هزینه پنهان; از درآمدم کم می‌کنید; چند درصد برمی‌دارید; فی برداشت; همه هزینه‌ها
      موقع برداشت چیزی کم می‌کنید; چه هزینه‌هایی داره; هزینه مخفی داره; برای برداشت چقدر کم می‌شه; برداشت مجانیه
      کارمزد شما چقدره; از سودم چیزی برمی‌دارید; خدماتتون پولیه; چه مبالغی ازم کسر میشه; موقع گرفتن پول چیزی کم میشه
      برای برداشت باید پول بدم; کسورات داره; استفاده‌ش رایگانه`,
  ],
  ledger: [
    `
      where does my balance come from; sum of my box; breakdown of balance; my balance looks wrong; explain my balance
      check the sum; how is my balance made up; the sum seems off; where do the amounts in my box come from
      the box does not match my earnings; itemise my balance; why is my balance this number; how is the box total made
      sum of the box explained; why is my balance that number; parts of my balance; the total looks strange`,
    `
      موجودی‌ام از کجا آمده; ریز صندوق; جمع صندوق درست نیست; موجودی اشتباه است; تفکیک موجودی; صندوق چطور حساب می‌شود
      موجودیم از چیا تشکیل شده; جمعش درست درنمیاد; مبلغ صندوقم از کجا اومده; صندوقم با درآمدم جور نیست; جزئیات موجودیم
      چرا موجودیم اینقدره; صندوق از چی تشکیل شده; جمع صندوق رو توضیح بده; چرا موجودیم این عدده; اجزای موجودیم
      جمع کل عجیبه`,
  ],
  history: [
    `
      list of my payments; past transactions; see all earnings; record of my account; income history; see what i paid
      where do i see what i got paid; show me my past earnings; where can i look up old transactions
      show all my deposits and payouts; i want to see what i earned last month; my activity; account statement list
      where are my past commissions; what have i received up to now; overview of all payments; see my past income
      where are my old payouts; everything i ever got`,
    `
      لیست پرداخت‌هایم; گردش حساب; سابقه درآمد; تراکنش‌های گذشته; همه واریزی‌ها; ببینم چقدر پرداخته‌ام
      کجا ببینم چقدر گرفتم; درآمدای قبلیمو ببینم; لیست واریزیا; تراکنش‌های قبلیم کجان; همه پرداختا و دریافتامو ببینم
      ماه پیش چقدر گرفتم; سوابق حسابم; پورسانت‌های قبلیم رو کجا ببینم; گزارش واریز و برداشت; تا حالا چی گرفتم
      نمای همه پرداخت‌ها; درآمد گذشته‌م; برداشتای قدیمیم کجاست; هرچی تا حالا دریافت کردم`,
  ],
  "how-calculated": [
    `
      why did i get this amount; explain yesterday's payout; calculation of my round; why so little
      check the math of a day; how was my income computed; details of a round; why did i only get so little yesterday
      explain how you got this number; this amount seems wrong; how did my daily payout come about
      show the math behind my earnings; i expected more yesterday; recalculate my round
      why did i get less than my friend; details of how a day was computed; that's less than i expected, why
      what is the formula for my pay; prove yesterday's number; check my payout; how is it worked out`,
    `
      چرا این مبلغ را گرفتم; محاسبه دیروز; چرا کم گرفتم; درآمد دیروز چطور حساب شد; جزئیات یک دور; حساب درآمدم
      چرا دیروز انقدر کم شد; این عدد چجوری حساب شده; چرا کم دادید; مبلغ دیروز به نظرم غلطه; چجوری درآمد روزم حساب شده
      انتظار داشتم بیشتر بگیرم; فرمول درآمد دیروزم; چرا کمتر از دوستم گرفتم; محاسبات یه دور رو نشون بده
      درآمدم درست حساب نشده; این کمتر از انتظارم بود چرا; فرمول پولم چیه; عدد دیروزو ثابت کن; واریزمو بررسی کنم
      چطوری حسابش کردید`,
  ],
  csv: [
    `
      export to excel; download transactions; spreadsheet; export history; file for accountant
      get my transactions into excel; a file with all my lines; export the history; list for my accountant
      download my data as a table; download everything as a sheet; i need the data in excel; export payments
      give me a table file`,
    `
      خروجی اکسل; دانلود تراکنش‌ها; فایل اکسل; خروجی تاریخچه; فایل برای حسابدار; تراکنشامو تو اکسل بریزم
      فایل همه تراکنش‌ها; خروجی از تاریخچه; برای حسابدارم یه فایل می‌خوام; تاریخچه رو دانلود کنم
      همه رو تو اکسل دانلود کنم; دیتا رو تو اکسل می‌خوام; خروجی پرداختا; فایل جدول بدید`,
  ],
  statements: [
    `
      yearly summary; monthly statement; tax document; printable statement; annual report of my income; invoice
      paper for the tax authority; yearly statement; how much did i earn in total this year; monthly overview to print
      proof of income; document about my income for the year; summary for the tax; print out of my earnings
      certificate of earnings; annual total`,
    `
      گزارش سالانه; صورت‌حساب ماه; مدرک مالیاتی; چاپ صورت‌حساب; جمع درآمد سال; فاکتور; گزارش برای اداره مالیات
      صورت‌حساب سالانه; امسال جمعا چقدر گرفتم; خلاصه ماهانه برای چاپ; گواهی درآمد; مدرک درآمد سالم; خلاصه برای مالیات
      پرینت درآمدهام; جمع سالانه`,
  ],
  taxes: [
    `
      is it taxable; declare my income; tax office; do i owe tax; tax on crypto income; tax advice
      do i owe the state something; will the tax office want a share; is my profit taxed
      do you report to the tax authorities; must i tell the tax office; who pays the tax; how much tax on this
      does the site withhold tax; do i have to report these earnings; is tax due; what about taxes
      will you tell the tax people; tax on what i earn here`,
    `
      مالیات دارد; اظهار درآمد; اداره مالیات; مالیات ارز دیجیتال; مالیات درآمدم; مالیات باید بدم
      اداره مالیات گیر نمیده; سودم مالیات داره; به مالیات گزارش می‌دید; مالیاتشو کی میده; چقدر مالیات داره
      درآمدم رو باید اظهار کنم; سایت مالیات کم می‌کنه; باید این درآمدو گزارش کنم; مالیات بهش تعلق می‌گیره
      مالیاتش چی میشه; به دارایی خبر می‌دید; مالیات درآمد اینجا`,
  ],
  "pol-price": [
    `
      which exchange rate; dollar value used; rate of pol; source of the price; price at payment
      conversion to dollars; how do you convert; how do you calculate the dollar amount
      what rate do you use for dollars; where does the price of the coin come from
      the rate here differs from my exchange; is the rate fair; when is the rate fixed
      how many dollars is a pol for you; which rate is applied; why's your price different
      conversion rate dollar to pol`,
    `
      نرخ تبدیل; قیمت دلار به پل; کدام نرخ; منبع نرخ; نرخ روز پرداخت; قیمت از کجا می‌آید; دلار رو چجوری حساب می‌کنید
      نرخ پل رو از کجا میارید; قیمت شما با صرافی فرق داره; نرخ کی ثابت میشه; با چه قیمتی تبدیل میشه
      قیمت دلاری از کجا میاد; هر پل رو چند دلار حساب می‌کنید; کدوم نرخ اعمال میشه; چرا قیمتتون فرق داره
      نرخ تبدیل دلار به پل`,
  ],
  "pol-falls": [
    `
      pol crashed; coin lost value; my balance in dollars went down; value drop; price risk; does the box lose value
      pol is cheaper now; volatility; what if the coin drops; my balance is worth less today
      is my money tied to the coin; the coin is crashing what about my balance
      does my box lose value when the price drops; my dollars became less; protect my balance from the price
      is my balance stable; the coin lost half; coin price goes down what then; my dollars shrink
      is my balance protected; token dumped; currency risk; my box lost value overnight`,
    `
      پل ریزش کرد; ارزش صندوقم کم شد; موجودی دلاری پایین آمد; ارز ارزان شد; نوسان قیمت; پل سقوط کند
      اگه ارزش ارز بیاد پایین; موجودیم ارزشش کم شد; پل ارزون شد; پل ریخت موجودیم چی میشه; ارزش صندوقم پایین میاد
      دلارام کم شد; اگه پل سقوط کنه ضرر می‌کنم; ارز نصف شد; موجودیم با قیمت عوض میشه; پل داره می‌ریزه
      قیمت کوین بیاد پایین چی; دلارام آب میره; موجودیم محافظت میشه; توکن دامپ شد; ریسک نوسان
      صندوقم یه شبه ارزشش کم شد`,
  ],
  "not-credited-yet": [
    `
      earnings not showing; points not in balance; balance did not change; yesterday's income missing
      made points but no money; income delayed; balance still the same; where is my income
      where is what i earned yesterday; my box is still empty; it shows points but no money; balance not updated
      my income from yesterday has not arrived; i have points but no money; when is it added to my balance
      commission did not come; i should have been paid already; my earnings are missing; still nothing in my account
      still haven't got yesterday's pay; where's the income i made; nothing added to my balance
      i earned points but see no cash; waiting for my bonus; balance not changing`,
    `
      درآمدم نیامده; امتیاز گرفتم پول نیامد; موجودی تغییر نکرده; درآمد دیروز نیست; پولم به صندوق نرسیده
      صندوق همان است; سودم کو; پول دیروزم کو; صندوقم هنوز خالیه; امتیاز داد پول نداد; موجودیم آپدیت نشده
      درآمد دیروزم نیومده; پورسانتم واریز نشده; امتیاز دارم ولی پول نه; پس کی به موجودیم اضافه میشه
      باید تا الان پول می‌گرفتم; سودم هنوز ننشسته; چرا پولم هنوز نیومده; هنوز پول دیروزو نگرفتم; درآمدی که داشتم کجاست
      چیزی به موجودیم اضافه نشد; امتیاز گرفتم پولشو نمی‌بینم; منتظر پاداشمم; موجودی عوض نمیشه`,
  ],
  "where-is-money": [
    `
      who holds my money; is my money safe with you; where are funds stored; custody; do you keep my coins
      where is the money; who has my money; do you hold the money; who keeps the funds; is the money on your server
      are my funds safe; where does the money sit; does the company hold the deposits; is it in a bank
      who's got our money; place where funds are held; do you control the funds; is there a bank account behind this`,
    `
      پولم دست کیست; پول اعضا کجاست; شما پول را نگه می‌دارید; امن بودن پول; محل نگهداری پول; پول دست شماست
      پولم دست کیه; پولا کجا می‌مونه; پولا دست کیه; پول تو سرور شماست; پولم امنه; شرکت پول رو نگه می‌داره
      پول تو بانکه; پولمون کجا می‌خوابه; پولمون پیش کیه; پولا کجا نگهداری میشه; کنترل پول دست شماست; حساب بانکی پشتشه`,
  ],
  solvency: [
    `
      go bankrupt; run out of funds; can you pay everyone; enough reserves; collapse; insolvent
      what if everyone withdraws; what if everybody takes their money at once; can it go broke
      is there enough money for everyone; what if the pot is empty; could payouts stop because of no money
      what happens if all withdraw; are you solvent; do you have reserves; will there be enough for all of us
      can the pot run dry; what if too many withdraw; might you be unable to pay`,
    `
      ورشکست می‌شوید; پول کم می‌آید; همه با هم برداشت کنند; پشتوانه; پول تمام شود; توان پرداخت; اگه همه باهم بردارن
      ورشکست نمیشید; پول کم نمیاد; پول برای همه هست; اگه صندوق خالی بشه; ممکنه پول برای پرداخت نداشته باشید
      همه برداشت کنن چی میشه; توان پرداخت همه رو دارید; پشتوانه‌تون چیه; برای همه‌مون پول هست; صندوق ته نمی‌کشه
      اگه زیادی برداشت کنن; ممکنه نتونید پول بدید`,
  ],
  report: [
    `
      public statistics; overall numbers; see the plan's finances; total paid; how many members are there; public data
      where are the statistics; is there a public overview of results; show me numbers of the whole network
      how much has been paid out overall; can everyone see how members did; financial report; numbers about everybody
      statistics of members; how is the whole thing doing; public results`,
    `
      آمار عمومی; آمار کلی; وضعیت مالی طرح; تعداد اعضا; مجموع پرداخت‌ها; اطلاعات عمومی; آمار سایت کجاست
      کلا چقدر پرداخت شده; نتایج همه اعضا رو کجا ببینم; گزارش مالی; آمار کل شبکه; عملکرد کل طرح; آمار همه; آمار اعضا
      کلا اوضاع چطوره; نتایج عمومی`,
  ],
};
