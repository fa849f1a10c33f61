// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const moneyStories: OtherWords = {
  "what-is-box": [
    `
      what is the amount shown as box; is the box my wallet; where does my income go
      what's the balance at the top of the overview; who can touch my box; is there a deadline to empty the box
      box in dollars or in pol; is it like a savings account; does the plus plan use the same box`,
    `
      مبلغی که نوشته صندوق چیه; صندوق همون کیف پوله; درآمدم کجا میره; موجودی بالای صفحه چیه
      کی به صندوق من دسترسی داره; برای خالی کردن صندوق مهلتی هست; صندوق به دلاره یا پول; پلاس هم همین صندوق رو داره
      موجودیم کجاست`,
  ],
  "how-to-withdraw": [
    `
      how can i get my earnings out; where is the payout button; i want to take my profit
      transfer my balance to my wallet; what is the smallest amount i can take out; how long does a payout take
      is there a waiting time before i get my money; can i take out everything at once; send me what i earned
      i'd like to be paid; when can i withdraw; can i withdraw only a part
      the page says i made 50 dollars, how does it get to me; i have something in there, how do i take it
      how do i receive what i've made so far; ready to collect my earnings, what do i press
      hello, my account shows a balance now and i would love to see it in my metamask, how does that work
      it's my first payout, can you walk me through it`,
    `
      درآمدم رو چطور بگیرم; دکمه برداشت کجاست; می‌خوام سودم رو بردارم; موجودیم رو بفرستم به کیف پولم
      حداقل برداشت چقدره; برداشت چقدر طول می‌کشه; برای گرفتن پولم باید صبر کنم; همه‌ش رو یه جا می‌تونم بردارم
      چیزی که درآوردم رو واریز کنید; کی می‌تونم برداشت کنم; فقط یه بخشی رو بردارم; واریزی‌ها کی انجام میشه
      تسویه حساب من چطوریه; نوشته پنجاه دلار درآوردم چطور به دستم می‌رسه; یه مبلغی جمع شده چطور برش دارم
      پولایی که درآوردم رو چطوری بگیرم; می‌خوام پولمو بکشم بیرون; پولم رو چجوری از اینجا خارج کنم; پولمو چطور دربیارم
      سلام حسابم الان موجودی نشون میده می‌خوام بیاد تو متامسکم چطوریه; اولین برداشتمه راهنماییم کنید چیکار کنم`,
  ],
  "withdraw-elsewhere": [
    `
      send my payout straight to binance; can the money go to my bank account; withdraw to my card
      pay out to a different address; can i have my earnings sent to my wife's wallet
      get dollars on my bank account instead of pol; can i cash out to an exchange directly; withdraw in usdt
      how do i get it onto my debit card; i want the money at my bank, not in crypto
      can the payout go to another person's address; straight onto my visa please`,
    `
      برداشتم مستقیم بره بایننس; پول بره به حساب بانکیم; برداشت به کارت بانکی; به یه آدرس دیگه واریز کنید
      درآمدم بره تو ولت خانمم; به جای پول ریال بگیرم تو حسابم; مستقیم به صرافی برداشت کنم; برداشت به تتر
      شماره کارت بدم واریز کنید; چطور بره رو کارتم; پول رو تو بانک می‌خوام نه ارز دیجیتال
      میشه واریز بره به آدرس یکی دیگه; مستقیم به شماره شبا بریزید`,
  ],
  "withdrawal-problem": [
    `
      i pressed withdraw and got nothing; payout is missing; my money left the box but isn't in metamask
      withdrawal shows an error; the transfer was refused, is my money gone
      i can't see the pol in my wallet after withdrawing; withdrawal stuck; why did my payout fail
      i took out money yesterday, still not there
      i confirmed the payout this morning and still don't see a cent in my wallet, is something broken
      box is at zero but my wallet didn't get anything`,
    `
      برداشت زدم هیچی نیومد; واریزیم نرسیده; پول از صندوقم کم شده ولی تو متامسک نیست; برداشت خطا میده
      برداشتم رد شد پولم رفته; بعد از برداشت پول رو تو ولتم نمی‌بینم; برداشت گیر کرده; چرا برداشتم ناموفق بود
      دیروز برداشت کردم هنوز نیومده; امروز صبح برداشت رو تایید کردم هنوز هیچی تو ولتم نیست خرابه
      صندوقم صفر شده ولی چیزی به کیف پولم نیومده`,
  ],
  fees: [
    `
      how much do you take from my earnings; is there commission on withdrawals
      do you deduct a percentage when i cash out; what do i pay you per month; hidden fees
      does claiming cost something; what's your cut; are there any charges after joining
      do you take something from my profit; is something deducted from what i earn; do you keep part of my income
      any monthly charge`,
    `
      از درآمدم چقدر برمی‌دارید; برداشت کمیسیون داره; موقع برداشت درصد کم می‌کنید; ماهی چقدر به شما میدم
      هزینه‌های پنهان; درخواست رتبه خرج داره; سهم شما چقدره; بعد از عضویت هزینه دیگه‌ای هست; کارمزد برداشت چقدره
      از سودم چیزی کم می‌کنید; از درآمدم چیزی برمی‌دارید; بخشی از درآمدم رو نگه می‌دارید; ماهانه چیزی کم میشه`,
  ],
  ledger: [
    `
      the sum of my earnings doesn't match the box; breakdown of my balance; what is my box made of
      which amounts went into my box; why is the total different from what i counted
      detailed account of my income and payouts; my balance looks wrong
      when i add everything up by hand i get another total; the numbers on my dashboard don't add up
      my own calculation gives a different amount than the site; why is the sum different
      where does this balance come from, line by line`,
    `
      جمع درآمدم با صندوق نمی‌خونه; ریز موجودیم; صندوقم از چی تشکیل شده; چه مبلغ‌هایی رفته تو صندوقم
      چرا جمعش با حساب من فرق داره; ریز درآمد و برداشت‌هام; موجودیم به نظر غلطه; حساب و کتاب صندوق
      خودم جمع می‌زنم یه عدد دیگه درمیاد; عددهای داشبوردم با هم جور نیست; حساب خودم با سایت فرق داره
      جمع کل چرا فرق می‌کنه; این موجودی از کجا اومده ردیف به ردیف`,
  ],
  history: [
    `
      list of everything i paid and received; where are my transactions; see my past earnings
      show my commissions of last week; when did i buy my units; find a certain payment; overview of all my movements
      statement of activity; i'd like to go through everything that came in and went out
      where can i look up when i was paid`,
    `
      لیست هر چی دادم و گرفتم; تراکنش‌هام کجاست; درآمدهای قبلیم رو ببینم; پورسانت‌های هفته پیشم رو نشون بده
      کی واحد خریدم; یه پرداخت مشخص رو پیدا کنم; گردش حسابم; سوابق مالی من کجاست
      می‌خوام همه ورودی و خروجی‌ها رو مرور کنم; کجا ببینم کی بهم پرداخت شده`,
  ],
  "how-calculated": [
    `
      explain how you got my points for that day; i think my payout for a round is wrong
      how do i verify my earnings of a day; step by step calculation of my points
      why did i get only 3 points yesterday; show the math behind my income; prove that my share was right
      according to my notes i should have had nine pairs and you paid seven, show me how
      how did you get to that amount for wednesday`,
    `
      بگید امتیاز اون روز رو چطور حساب کردید; فکر کنم درآمد یه دورم اشتباهه; درآمد یه روز رو چطور بررسی کنم
      محاسبه مرحله به مرحله امتیازهام; چرا دیروز فقط ۳ امتیاز گرفتم; حساب درآمدم رو نشون بده; ثابت کنید سهمم درست بوده
      طبق یادداشتم باید نه تا جفت می‌داشتم هفت تا دادید نشونم بدید چطور; مبلغ چهارشنبه رو چطور درآوردید`,
  ],
  csv: [
    `
      excel file of my transactions; export all lines of my account; download my earnings for my accountant
      get a spreadsheet of my payments; save the history to my computer; table of all my income as a file`,
    `
      فایل اکسل تراکنش‌هام; خروجی همه ردیف‌های حسابم; درآمدم رو برای حسابدارم دانلود کنم; جدول پرداخت‌هام رو بگیرم
      تاریخچه رو تو کامپیوترم ذخیره کنم; فایل درآمدهام`,
  ],
  statements: [
    `
      yearly summary of what i earned; monthly report of my income to print; something to give the tax office
      totals per month; proof of income; annual statement; sum of my payments in 2025
      statement in the persian calendar; a yearly document for my bookkeeper; papers for the tax declaration
      i need a printed overview of the whole year; my accountant asks for a summary
      document that shows what i got in a year`,
    `
      خلاصه سالانه درآمدم; گزارش ماهانه درآمد برای چاپ; چیزی که بدم اداره مالیات; جمع هر ماه; گواهی درآمد
      صورت‌حساب سالانه; جمع پرداختی‌هام تو سال گذشته; صورتحساب با تقویم شمسی; یه برگه سالانه برای حسابدارم
      مدارک برای اظهارنامه; خلاصه کل سال برای چاپ; حسابدارم یه خلاصه می‌خواد; سندی که نشون بده تو یه سال چقدر گرفتم`,
  ],
  taxes: [
    `
      must i declare this income; does the tax office get to know; do you withhold tax; is this income taxable
      do i owe tax although i lost; how much tax on crypto earnings; do you report me to the tax authority
      i made 300 dollars here this year, do i have to tell the authorities
      does anything go to the state automatically`,
    `
      باید این درآمد رو اظهار کنم; اداره مالیات خبردار میشه; مالیات رو خودتون کم می‌کنید; این درآمد مشمول مالیاته
      ضرر کردم باز هم مالیات داره; مالیات درآمد ارز دیجیتال چقدره; به اداره مالیات گزارش می‌دید
      امسال ۳۰۰ دلار درآوردم باید به دولت بگم; چیزی خودکار به دولت میره`,
  ],
  "pol-price": [
    `
      at what rate do you convert dollars; where does the pol dollar rate come from
      why is your pol price different from binance; which exchange rate is used for my unit; when is the price fixed
      is the rate the same for everyone; how is 20 dollars converted to pol
      the price here is older than on the market`,
    `
      دلار رو با چه نرخی تبدیل می‌کنید; نرخ پول به دلار از کجا میاد; چرا قیمتتون با بایننس فرق داره
      برای واحد از کدوم نرخ استفاده میشه; قیمت کی ثابت میشه; نرخ برای همه یکیه; ۲۰ دلار چطور به پول تبدیل میشه
      قیمت اینجا از بازار عقبه`,
  ],
  "pol-falls": [
    `
      my balance is worth less than last week although nothing was taken; pol crashed, what about my money
      do you pay me for the loss in value; is my money kept in dollars; the coin dropped 40 percent
      protect my balance against a fall; can i hold my earnings in a stable coin
      the currency lost a third this week and so did my balance, who pays for that
      is it wise to leave my earnings in there when the price drops`,
    `
      موجودیم نسبت به هفته پیش کمتر می‌ارزه ولی چیزی کم نشده; پول ریخت پولم چی میشه; افت ارزش رو جبران می‌کنید
      پولم به دلار نگه داشته میشه; ارز ۴۰ درصد ریخته; جلوی افت ارزش موجودیم رو بگیرم; درآمدم رو تتر نگه دارم
      ارز این هفته یک سومش رفت موجودیم هم کم شد کی جبران می‌کنه; وقتی قیمت میاد پایین درآمدم رو همون‌جا بذارم`,
  ],
  "not-credited-yet": [
    `
      i made points yesterday but the balance is the same; my friend joined and i got nothing so far
      where is the money for my points; commission hasn't been added; i should have been paid by now
      balance doesn't go up; it says earned but i don't see it; when will yesterday's earnings show up
      i scored points last night but the balance hasn't moved; my total is the same although i earned
      i got points and see no money; the amount doesn't change after i earned
      my left and right both got new people yesterday but today there is nothing new in my balance
      the dashboard said five points in the evening and where are they now`,
    `
      دیروز امتیاز گرفتم ولی موجودی همونه; دوستم عضو شد ولی چیزی به من نرسیده; پول امتیازام کو; پورسانتم اضافه نشده
      تا الان باید پولم می‌اومد; موجودیم بالا نمیره; نوشته درآمد ولی نمی‌بینمش; درآمد دیروزم کی میاد
      دیشب امتیاز گرفتم ولی موجودیم تکون نخورده; درآمد داشتم ولی مبلغ همونه; پوینت گرفتم پولی نمی‌بینم
      بعد از امتیاز موجودی عوض نشد; پوینت خوردم ولی صندوقم همونه
      دیروز چپ و راستم هر دو عضو جدید گرفتن ولی امروز موجودیم هیچ فرقی نکرده
      دیشب داشبورد پنج تا امتیاز نشون می‌داد الان کو`,
  ],
  "where-is-money": [
    `
      who holds the funds of the members; is my money on your bank account; where is everything that people pay stored
      can the company spend the members' money; is the money with you; in whose hands is my balance
      what happens to the deposits; after i pay, in which account is my money lying
      is it with a bank or who looks after it`,
    `
      پول اعضا دست کیه; پولم تو حساب بانکی شماست; پولی که مردم میدن کجا ذخیره میشه; شرکت می‌تونه پول اعضا رو خرج کنه
      پول پیش شماست; موجودی من دست کیه; با پول‌های واریزی چیکار می‌کنید; پول ما کجاست
      بعد از پرداخت پولم تو کدوم حسابه; پیش بانکه یا کی مراقبشه`,
  ],
  solvency: [
    `
      can you go bankrupt; is there enough money for everyone to withdraw at once
      what if all members cash out on the same day; does the plan owe more than it has; could the pool become empty
      will there always be enough to pay me; do you have reserves
      if everyone wants their money on the same day, is there enough; how do i know the pot isn't empty`,
    `
      ممکنه ورشکست بشید; اگه همه با هم برداشت کنن پول هست; اگه همه اعضا یه روز پولشون رو بخوان چی
      طرح بیشتر از دارایی‌اش بدهکاره; ممکنه صندوق خالی بشه; همیشه پول برای پرداخت به من هست; پشتوانه دارید
      ذخیره کافی دارید; اگه همه یه روز پولشون رو بخوان هست; از کجا بدونم صندوقتون خالی نیست`,
  ],
  report: [
    `
      where are the public statistics; show the real results of members; how much has been paid out so far
      is there a page with all figures; results of all members; open numbers of the plan; how much money came in
      transparency report`,
    `
      آمار عمومی کجاست; نتیجه واقعی اعضا رو نشون بدید; تا حالا چقدر پرداخت شده; صفحه‌ای با همه عددها هست
      نتیجه همه اعضا; آمار طرح; چقدر پول وارد شده; گزارش شفافیت`,
  ],
};
