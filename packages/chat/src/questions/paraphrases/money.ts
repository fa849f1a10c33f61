// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const moneyParaphrases: OtherWords = {
  "what-is-box": [
    `
      everybody talks about a box, what is that; where do i see how much belongs to me; what kind of currency does my balance have
      is the amount in my box mine already; does my balance expire if i leave it; what goes into the box
      is it a wallet or an account`,
    `
      همه از صندوق حرف می‌زنن صندوق چیه; کجا ببینم چقدر مال منه; موجودیم به چه ارزیه; موجودی رو برندارم می‌سوزه
      چه چیزهایی به صندوق اضافه می‌شود; پول توی صندوق دیگه مال خودمه`,
  ],
  "how-to-withdraw": [
    `
      i want to take my profit out; how do i get at my money; smallest amount i can take out; how fast is a payout
      cash out please; when can i have what i earned in my wallet; steps for getting paid out; i'd like to collect my balance
      is there a limit per day for taking money out; wanna get my pol`,
    `
      می‌خوام سودم رو بردارم; چطور به پولم برسم; حداقل برداشت چنده; برداشت چقدر طول می‌کشه; پولمو نقد کنم
      موجودی‌ام را چگونه به کیف پولم بفرستم; سقف برداشت روزانه داره; پولم رو بدید; تسویه حساب چطوریه`,
  ],
  "withdraw-elsewhere": [
    `
      please send my earnings to my visa card; can the payout go straight to my kucoin address; i want it on my paypal
      get it paid on my iban; can i give another recipient for the withdrawal; my money should go to my husband's wallet
      how do i turn what i got here into real money at my bank`,
    `
      درآمدم رو بریزید به کارتم; برداشت مستقیم به آدرس نوبیتکس; به شماره شبا واریز می‌کنید; گیرنده دیگه‌ای برای برداشت بذارم
      پولم به کیف پول همسرم واریز شود; چیزی که گرفتم رو چطور تومن کنم; به حساب بانکی میدید`,
  ],
  "withdraw-without-site": [
    `
      can i take out my money by calling the contract myself; which function do i use on polygonscan for my payout
      withdraw using foundry cast; your website is dead, how do i get my box from the chain; how many zeros does one pol have in wei
      manual withdrawal through the explorer`,
    `
      خودم با صدا زدن قرارداد پولمو بردارم; تو پالیگان‌اسکن از کدوم تابع برای برداشت استفاده کنم; سایت از کار افتاده صندوقم رو از زنجیره بردارم
      برداشت دستی از راه مرورگر بلاک; یک پول چند وی است; برداشت با کست`,
  ],
  "withdrawal-problem": [
    `
      i took out money yesterday and my wallet shows nothing; my payout got stuck; it says withdrawal reverted
      where did my money go after i pressed withdraw; balance went down but nothing came; cannot take my money out, error
      my payout isnt here yet`,
    `
      دیروز برداشت زدم تو کیف پولم هیچی نیست; برداشتم گیر کرده; موقع برداشت خطا میده; برداشت کردم پول کجا رفت
      موجودی کم شد ولی چیزی دریافت نکردم; نمی‌ذاره پولم رو بردارم; واریزی هنوز نیومده`,
  ],
  fees: [
    `
      how much do you deduct when i take out money; do you cut something from my earnings; is claiming free
      what percentage does the site keep; are there any charges later on; what else will i be charged for
      does signing in cost money`,
    `
      موقع برداشت چقدر ازم کم می‌کنید; از درآمدم چیزی برمی‌دارید; گرفتن رتبه مجانیه; سایت چند درصد برمی‌داره
      بعدها بابت چه چیزهایی هزینه می‌گیرید; کمیسیون برداشت چقدره`,
  ],
  ledger: [
    `
      what is my balance made up of; show the sums that form my box; the numbers in the overview don't add up
      how come the box is 31 pol, from what; detailed composition of the balance`,
    `
      موجودیم از چی تشکیل شده; جمع‌هایی که صندوقم رو ساخته نشون بده; عددای نمای کلی با هم نمی‌خونه; صندوقم از کجا شده ۳۱ پول
      ریز اجزای موجودی`,
  ],
  history: [
    `
      where are my old transactions listed; i'd like to see every payment i got; when exactly did i get that commission
      show all my payouts up to now; search my past transactions; where can i look up what i paid in march
      list of things that happened on my account`,
    `
      تراکنش‌های قبلیم کجا لیست شده; همه پول‌هایی که گرفتم رو ببینم; اون پورسانت رو دقیقا کی گرفتم; تا حالا چقدر برداشت کردم
      پرداخت‌های گذشته‌ام را کجا جست‌وجو کنم; گردش حساب`,
  ],
  "how-calculated": [
    `
      can you show the maths behind yesterday's payout; why 3.2 pol and not more in that round; how was my share worked out
      i don't believe the calculation, let me check it; step by step how my result of a day came about`,
    `
      حساب و کتاب پرداخت دیروز رو نشون بده; چرا تو اون دور ۳٫۲ گرفتم نه بیشتر; سهمم چطور حساب شده
      محاسبه را قبول ندارم، می‌خواهم بررسی کنم; نتیجه یه روز رو مرحله به مرحله ببینم`,
  ],
  csv: [
    `
      i need my transactions in excel; export of all my payments; can google sheets open my history; download a spreadsheet with the amounts
      give me a file with every line of my earnings`,
    `
      تراکنش‌هام رو تو اکسل می‌خوام; خروجی همه پرداخت‌هام; فایل صفحه گسترده با مبالغ; همه درآمدهام تو یه فایل
      تاریخچه را در گوگل‌شیت باز کنم`,
  ],
  statements: [
    `
      i need a yearly summary to give to my accountant; monthly sums of what i got; print an overview for the tax office
      total earnings for last year; is there a document with my income per month`,
    `
      جمع سالانه برای حسابدارم می‌خوام; جمع ماهانه دریافتی‌هام; یه برگه برای اداره مالیات چاپ کنم; کل درآمد پارسالم
      صورت‌حساب ماهانه دارم؟`,
  ],
  taxes: [
    `
      must i declare this income; does the tax office get to know; is there tax on what i earn; do you report me to the authorities
      how much of it do i give to the state; i made a loss, still tax; do you withhold anything`,
    `
      باید این درآمد رو اظهار کنم; اداره مالیات می‌فهمه; به درآمدم مالیات می‌خوره; منو به دارایی گزارش می‌کنید
      ضرر کردم باز هم مالیات دارد; چقدرش رو باید به دولت بدم`,
  ],
  "pol-price": [
    `
      why is your pol price different from google; whose dollar rate do you use; at what rate is my history converted
      the price on coinmarketcap is higher than yours; when is the rate of a round decided`,
    `
      چرا قیمت پول شما با گوگل فرق داره; نرخ دلار رو از کجا میارید; تاریخچه‌ام با چه نرخی حساب شده; نرخ دور کی تعیین میشه
      قیمت شما با کوین‌مارکت‌کپ یکی نیست`,
  ],
  "pol-falls": [
    `
      what if the coin crashes; my balance is worth less today than last week; am i protected against a price drop
      should i leave my earnings in or does the value sink; the dollars in my box got fewer although i did nothing
      can the box be held in stablecoins`,
    `
      اگه ارز سقوط کنه چی; موجودیم امروز کمتر از هفته پیش می‌ارزه; در برابر افت قیمت محافظت میشم; دلار صندوقم کم شد بدون اینکه کاری کنم
      می‌شود صندوق را به تتر نگه داشت; ارزش پولم آب میشه`,
  ],
  "not-credited-yet": [
    `
      i should have got something yesterday but nothing's there; points are shown, money isn't; when will my earnings show up
      two people joined under me and i still have zero; my share of the month isn't in yet; why is my balance not growing today
      where is my money from this round`,
    `
      دیروز باید یه چیزی می‌گرفتم ولی نیومده; امتیاز نشون میده پول نه; درآمدم کی میاد; دو نفر زیرم اومدن هنوز صفرم
      سهم ماهم هنوز واریز نشده است; چرا موجودیم امروز زیاد نشد; پول این دورم کو`,
  ],
  "where-is-money": [
    `
      who holds the funds of the members; is my cash on your server; can you run off with the money; in which bank are the deposits
      where are all these dollars physically; does the owner have access to our money`,
    `
      پول اعضا دست کیه; پولم رو سرور شماست; می‌تونید پول رو بردارید فرار کنید; سپرده‌ها تو کدوم بانکه
      صاحب سایت به پول ما دسترسی دارد; این همه پول کجا نگه داشته میشه`,
  ],
  solvency: [
    `
      will there always be enough to pay everybody; what if all members take their money out on the same day; can you go bankrupt
      is my balance covered; does the contract owe more than it owns`,
    `
      همیشه برای پرداخت به همه پول هست; اگه همه یه روز پولشون رو بردارن چی; ورشکست میشید; موجودی من پشتوانه دارد
      قرارداد بیشتر از داراییش بدهکاره`,
  ],
  report: [
    `
      where do i find statistics about all members; is there a public page with the results; how much has come in since the beginning
      numbers about how well members did; transparency report; who made this report`,
    `
      آمار همه اعضا کجاست; صفحه عمومی نتایج دارید; از اول چقدر وارد شده; اعداد مربوط به وضعیت اعضا; گزارش شفافیت
      این گزارش را چه کسی تهیه کرده است`,
  ],
};
