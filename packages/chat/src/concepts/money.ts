// cspell:disable
import type { ConceptTable } from "./matcher.ts";

export const moneyConcepts: ConceptTable = {
  withdraw: [
    `withdraw; cash out; cash … out; cashout; take … out; pull … out; get … out; move … out; transfer … out; payout; pay out;
    money out; take my money; get my money; get paid; receive my money; redeem; pay me; paid to me; send me my money; empty my box; liquidate`,
    `برداشت; نقد کردن; نقد; پول … دراوردن; دراوردن پول; بیرون کشیدن; بیرون اوردن; پول گرفتن; پول را گرفتن; پولم … بگیرم; خارج کردن پول;
    پول … خارج; واریز به کیف پول; پول به دستم; پول به حسابم; پول … تو کیف پولم; تخلیه`,
  ],
  refund: [
    `refund; money back; get … back; give … back; take … back; chargeback; reimburse; return my money; cooling off; change my mind;
    cancel my membership; reverse a payment; undo my payment; quit; leave the plan; exit the plan; opt out`,
    `پس گرفتن; پول … پس; پس دادن; برگرداندن پول; پول … برگردانید; برگشت پول; عودت; استرداد; منصرف; پشیمان; انصراف; مرجوع; لغو عضویت; بی‌خیال شدن; ترک طرح; خارج شدن از طرح`,
  ],
  breakEven: [
    `break even; earn back; make … back; recoup; recover … investment; how long until; pay itself; payback; return on investment; roi; in profit`,
    `سر به سر; سربه‌سر; برگشت سرمایه; بازگشت سرمایه; پولم برگردد; پولم در بیاید; جبران; به سود رسیدن; سوددهی`,
  ],
  pay: [
    "pay; payment; deposit; put … in; pay in; spend; send money; buy in; charged; top up my wallet",
    "پرداخت; واریز; پول ریختن; پول دادن; پول گذاشتن; خرج کردن; شارژ",
  ],
  cost: [
    "cost; fee; charge; expensive; cheap; price to join; how much to join; monthly fee; subscription; how much … pay; expense; deduct; deduction; cut",
    "هزینه; کارمزد; خرج; گران; ارزان; ماهانه; اشتراک; حق عضویت; ماهیانه; کسر; کم شدن; کم کردن",
  ],
  earn: [
    "earn; income; earnings; make money; profit; gain; revenue; salary; return; yield; reward; how much … make; interest; dividend; get rich; winnings; passive; livelihood; make a living; wage; live off",
    "درامد; سود; کسب; پول دراوردن; پول … دربیارم; دراوردن; عایدی; منفعت; درامدزایی; حقوق; بهره; پاداش; پولدار; کاسبی; دخل",
  ],
  earnNothing: [
    "earn nothing; no income; zero earnings; earned nothing; without earning; get nothing; nothing at all",
    "هیچ درامد; بی درامد; بدون درامد; هیچی گیر; هیچ نمی‌گیرند; صفر درامد; چیزی گیر",
  ],
  lose: [
    "lose; loss; lost money; lose money; lose everything; risk; go broke; waste; losing",
    "ضرر; زیان; باختن; از دست دادن; ریسک; خطر; بسوزد; سوختن; ضرر کردن; متضرر",
  ],
  guarantee: [
    "guarantee; guaranteed; promise; fixed income; sure income; steady; assured; fixed return; certain income",
    "تضمین; ضمانت; قول; درامد ثابت; قطعی; گارانتی; سود ثابت; مطمئن",
  ],
  box: [
    "box; balance; my funds; account balance; available funds; credit; earnings account",
    "صندوق; موجودی; بالانس; حسابم; اعتبار; مانده حساب",
  ],
  ledger: [
    "ledger; add up; breakdown; sum; composed; consist; where … balance from; reconcile",
    "جمع; ریز حساب; تفکیک; جزئیات; محاسبه; حساب و کتاب; از کجا امده",
  ],
  minimum: [
    "minimum; least amount; smallest; at least; lowest amount; limit",
    "حداقل; کمترین; دست‌کم; کف; مینیمم",
  ],
  maximum: [
    "maximum; most; at most; upper limit; cap; max; limit; ceiling",
    "حداکثر; بیشترین; سقف; ماکزیمم; نهایت; محدودیت",
  ],
  waitTime: [
    "how long; waiting period; take long; how soon; delay; when will; how many days; how many hours; how fast; wait; instant; immediately",
    "چقدر طول; طول کشیدن; زمان … بردن; کی می‌رسد; چه زمانی; چند روز; چند ساعت; تاخیر; منتظر; انتظار; فوری; سریع; بی‌درنگ",
  ],
  exchange: [
    "exchange account; binance; coinbase; kraken; kucoin; bybit; okx; centralized exchange; cex; nobitex; wallex; exchange",
    "صرافی; بایننس; نوبیتکس; والکس; کوین‌بیس; بیت‌پین; رمزینکس; اکسچنج",
  ],
  bank: [
    "bank; bank account; bank card; credit card; visa; mastercard; paypal; iban; cash; fiat; rial; toman; euro; dollar account",
    "بانک; حساب بانکی; کارت بانکی; کارت به کارت; شبا; ریال; تومان; پی‌پال; شتاب; درگاه",
  ],
  history: [
    "history; past payments; transactions list; activity; log; record; list of payments; previous payments; all my transactions",
    "تاریخچه; سابقه; سوابق; گردش حساب; فهرست پرداخت; لیست تراکنش; تراکنش‌های قبلی; پرداخت‌های قبلی",
  ],
  csv: [
    "csv; excel; spreadsheet; export; download my history; download … transactions",
    "csv; اکسل; خروجی; صفحه گسترده; دانلود تاریخچه; فایل",
  ],
  statement: [
    "statement; monthly summary; yearly summary; annual; month by month; print; invoice; receipt",
    "صورت حساب; صورتحساب; ماهانه; سالانه; چاپ; پرینت; رسید; فاکتور; سیاهه",
  ],
  tax: [
    "tax; taxes; taxable; irs; declare income; tax return; hmrc; vat",
    "مالیات; مالیاتی; اظهارنامه; اداره دارایی",
  ],
  priceOfPol: [
    "price of pol; pol price; pol rate; matic price; value of pol; pol drop; pol falls; pol crash; exchange rate; rate of pol; pol goes down; pol goes up; token price",
    "قیمت pol; نرخ pol; ارزش pol; قیمت ارز; نرخ ارز; افت قیمت; سقوط; ریزش; قیمت پل; نوسان",
  ],
  price: ["price; rate; worth; value; how much is; quote", "قیمت; بها; نرخ; ارزش; می‌ارزد; ارزیدن"],
  fall: [
    "fall; fell; drop; crash; dip; tank; plunge; dump; slump; plummet; nosedive; sink; bear market; decrease; go down; halves; worth less; depreciate; lower",
    "پایین امدن; افت; سقوط; ریزش; کاهش; کم شدن; نصف; کمتر; ارزان شدن; ریختن; پایین اومدن; دامپ; کرش",
  ],
  priceFeed: [
    "price feed; oracle; chainlink; price source; feed fails; stale price",
    "منبع قیمت; اوراکل; چین‌لینک; چین لینک; قیمت از کجا",
  ],
  notArrived: [
    "not arrive; not received; missing; did not receive; has not come; where is my money; not credited; not shown; nothing arrived; disappear; not in my box; never arrived; still waiting; not showing; vanish; where are my",
    "نرسیده; نرسید; نیامده; نیامد; واریز نشده; ننشسته; گم شده; کو; پولم کجاست; دیده نمی‌شود; نشان نمی‌دهد; به حساب نیامده; غیب",
  ],
  failed: [
    "fail; failed; error; does not work; not working; refused; rejected; declined by; reverted; revert; went wrong; unsuccessful; stuck; broken; denied; wont go through; didnt go through",
    "انجام نشد; ناموفق; شکست; خطا; ارور; کار نمی‌کند; رد شد; پذیرفته نشد; برگشت خورد; گیر کرده; نشد; اجرا نشد; نمی‌شود; جواب نمی‌دهد; قبول نکرد; قبول نمی‌کند",
  ],
  solvency: [
    "solvent; solvency; run out; bankrupt; insolvent; enough money; owe; debt; reserves; collapse; go bust; liabilities; empty contract",
    "تمام شدن پول; پول … تمام; ورشکست; ورشکسته; بدهی; بدهکار; ذخیره; پشتوانه; فروپاشی; کم اوردن; خالی شدن",
  ],
  report: [
    "report; public report; public figures; statistics; stats; transparency; numbers of the plan; how is the plan doing",
    "گزارش; امار; شفافیت; ارقام; گزارش عمومی; وضعیت طرح",
  ],
  calculate: [
    "calculate; calculation; computed; how was … calculated; derive; worked out; formula; why did … pay; work out",
    "محاسبه; حساب شد; حساب کردن; چگونه حساب; فرمول; از کجا امد; چطور حساب",
  ],
  keep: [
    "kept; stored; held; custody; where is the money; who holds; hold",
    "نگه داری; نگهداری; کجا نگه; دست کی; دست چه کسی; پیش کی; نگه داشتن",
  ],
  overpaid: [
    "paid too much; overpaid; overpayment; excess; extra; change from; rest of my payment; too much",
    "بیشتر پرداختم; زیادی پرداخت; اضافه پرداخت; اضافه; مازاد; بقیه پول; باقی پول",
  ],
  spendingLimit: [
    "spending limit; limit myself; budget; self limit; set a limit; control spending; too much money; addiction; restrict my purchases",
    "حد خرید; سقف خرید; محدود کردن خودم; بودجه; کنترل خرج; اعتیاد; سقف خرج; محدودیت خرید",
  ],
  networkFee: [
    "network fee; gas; gas fee; transaction fee; miner fee; gwei; gas cost",
    "کارمزد شبکه; گس; هزینه تراکنش; کارمزد تراکنش; گاز; فی شبکه",
  ],
  pol: [
    "pol; matic; polygon coin; polygon token; native token",
    "pol; متیک; ماتیک; ارز پالیگان; پل; توکن پالیگان; پول شبکه",
  ],
  buyPol: [
    "pay … bitcoin; pay … btc; pay … eth; pay … ethereum; pay … usdt; deposit … bitcoin; join … bitcoin; buy pol; get pol; obtain pol; where … pol; purchase matic; acquire pol; buy matic; get matic",
    "بیت کوین … پرداخت; پرداخت … بیت کوین; با بیت کوین … عضو; تتر … پرداخت; پرداخت … تتر; خرید pol; pol بخرم; تهیه pol; pol از کجا; متیک بخرم; خرید متیک",
  ],
};
