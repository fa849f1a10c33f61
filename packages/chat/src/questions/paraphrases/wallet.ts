// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const walletParaphrases: OtherWords = {
  "which-wallets": [
    `
      i have trust wallet, ok for you; which app do i install for this; is phantom supported; does coinbase wallet work here
      what wallet would i need on my android; can i use tonkeeper; recommended wallets`,
    `
      تراست ولت دارم قبوله; کدوم برنامه کیف پول رو نصب کنم; فانتوم پشتیبانی میشه; کیف پول کوین‌بیس اینجا کار می‌کنه
      برای اندروید چه کیف پولی لازم است; با تون‌کیپر میشه; کیف پول پیشنهادی`,
  ],
  "what-is-pol": [
    `
      where can i buy that coin with my credit card; what's pol for; i've never had crypto, how do i get some; is pol the same as matic
      can i pay with dollars or card here; do you sell the coin; how do i turn pol into cash
      my exchange calls it matic, right one`,
    `
      این ارز رو با کارت از کجا بخرم; پول به چه درد می‌خوره; تا حالا رمزارز نداشتم چطور بگیرم; پول همون متیکه
      می‌شود با کارت بانکی پرداخت کرد; خودتون ارز می‌فروشید; پول رو چطور نقد کنم`,
  ],
  "pol-hard-to-get": [
    `
      binance doesn't serve my country, how do i get pol; no exchange accepts iranians, what can i do; a member wants to sell me pol for cash, fine
      the exchange only has tether; i sent it on ethereum instead of polygon, which network should be chosen`,
    `
      بایننس به ما سرویس نمیده پول از کجا بگیرم; صرافی‌ها ایرانی قبول نمی‌کنن; یه عضو می‌خواد نقدی بهم پول بفروشه خوبه
      صرافی فقط تتر دارد; از یه غریبه ارز بخرم; از صرافی ایرانی چطور بفرستم`,
  ],
  "which-network": [
    `
      metamask says ethereum mainnet, is that right; how do i add polygon; wrong chain message; can i use bsc or tron
      do i send via erc20 or polygon; switch to the right network`,
    `
      متامسک نوشته اتریوم درسته; پالیگان رو چطور اضافه کنم; پیام شبکه اشتباه; با بی‌اس‌سی یا ترون میشه; با ای‌آرسی۲۰ بفرستم یا پالیگان
      به شبکهٔ درست تغییر دهم`,
  ],
  gas: [
    `
      what's this extra few cents at each payment; who gets the gas; why does it cost something when a transaction fails; gas fees high today
      explain transaction fee; is signing charged`,
    `
      این چند سنت اضافه هر پرداخت چیه; گس به کی می‌رسه; چرا تراکنش ناموفق هم خرج داره; کارمزد شبکه امروز زیاده
      کارمزد تراکنش یعنی چه; امضا کردن پول می‌خواد`,
  ],
  "pol-for-fees": [
    `
      how much extra should i leave in my wallet; i've zero pol left and can't withdraw; is 0.5 pol sufficient for fees; can i spend my whole balance on units
      my wallet is empty, how do i get at the box`,
    `
      چقدر اضافه تو کیف پولم بمونه; هیچی پول ندارم و نمی‌تونم برداشت کنم; نیم پول برای کارمزد بسه; همه موجودیم رو واحد بخرم
      کیف پولم خالی است، چگونه از صندوق بردارم`,
  ],
  "not-enough-pol": [
    `
      it says insufficient funds but i have 40 usdt; balance too low message when paying; i've got matic on my exchange yet it says not enough
      how much is missing for the payment`,
    `
      میگه موجودی کافی نیست ولی ۴۰ تتر دارم; موقع پرداخت پیام کمبود موجودی; تو صرافی متیک دارم ولی میگه کمه; برای پرداخت چقدر کم دارم
      موجودی ناکافی هنگام خرید`,
  ],
  walletconnect: [
    `
      scan qr with my phone wallet; my phone wallet doesn't pair with the computer; is walletconnect secure; there's no qr code in the list`,
    `
      با گوشی کیوآر رو اسکن کنم; کیف پول گوشیم به کامپیوتر وصل نمیشه; والت‌کانکت امنه; تو لیست کیوآر نیست
      جفت کردن گوشی با رایانه`,
  ],
  "hardware-wallet": [
    `
      can i use my trezor; ledger says blind signing; i keep my coins on a cold wallet, how do i join with it; no button for ledger
      move an existing seat to a ledger`,
    `
      با ترزور میشه; لجر میگه بلایند ساینینگ; ارزهام تو کیف پول سرده چطور عضو شم; دکمه لجر نیست; جایگاهم رو ببرم روی لجر
      کیف پول سخت‌افزاری پشتیبانی می‌شود`,
  ],
  "no-wallet-found": [
    `
      the list of wallets is empty; install metamask, how; chrome says there is no wallet; on my iphone safari it finds nothing
      extension installed but it isn't detected`,
    `
      لیست کیف پول‌ها خالیه; متامسک رو چطور نصب کنم; کروم میگه کیف پولی نیست; تو سافاری آیفون چیزی پیدا نمی‌کنه
      افزونه نصب است ولی شناسایی نمی‌شود`,
  ],
  "dev-wallet": [
    `
      a button says dev wallet, what's this; fake money wallet for developers; should i use the dev wallet for joining`,
    `
      یه دکمه هست نوشته دِو والت چیه; کیف پول آزمایشی توسعه‌دهنده; با کیف پول توسعه عضو بشم`,
  ],
  declined: [
    `
      i pressed reject by accident, did it cost me; cancelled in metamask, is something booked; can i repeat after refusing`,
    `
      اشتباهی ریجکت زدم پولی رفت; تو متامسک کنسل کردم چیزی ثبت شد; بعد از رد کردن دوباره بزنم; درخواست را رد کردم`,
  ],
  pending: [
    `
      it has been spinning for ten minutes; paid but it's still not confirmed; may i close the browser while it waits; transaction hasn't been mined
      is my payment lost, it says waiting`,
    `
      ده دقیقه‌ست داره می‌چرخه; پول دادم هنوز تأیید نشده; وسط انتظار مرورگر رو ببندم; تراکنش استخراج نشده; پرداختم گم شد میگه در انتظار
      تراکنشم هنوز در صف است`,
  ],
  "speed-up": [
    `
      make my transaction go faster; can i still stop the payment i just sent; raise the gas of a pending one; abort the transfer
      what if i press cancel in metamask for a sent transaction`,
    `
      تراکنشم رو سریع‌تر کنید; پرداختی که الان فرستادم رو متوقف کنم; گس تراکنش معلق رو زیاد کنم; انتقال رو لغو کنم
      شتاب دادن به تراکنش`,
  ],
  "silent-wallet": [
    `
      i click pay and metamask doesn't come up; wallet window never opens; nothing occurs after connect; stuck on confirm in your wallet`,
    `
      پرداخت رو می‌زنم متامسک نمیاد; پنجره کیف پول باز نمیشه; بعد از اتصال هیچ اتفاقی نمیفته; روی تأیید در کیف پول گیر کرده
      کیف پول واکنشی نشان نمی‌دهد`,
  ],
  "switched-account": [
    `
      i changed to account 2 in metamask and was thrown out; site noticed another address; how do i return to my first account; two accounts in one wallet mix up`,
    `
      تو متامسک رفتم اکانت ۲ بیرون افتادم; سایت یه آدرس دیگه می‌بینه; به حساب اولم برگردم; دو حساب در یک کیف پول قاطی شده`,
  ],
  "key-safety": [
    `
      where should i write down the twelve words; is a screenshot of my phrase ok; how do i protect myself from thieves; best way of storing the key
      could a virus take my seat; should i show my phrase to my sponsor`,
    `
      دوازده کلمه رو کجا بنویسم; اسکرین‌شات از عبارت بگیرم خوبه; از دزد چطور در امان بمونم; بهترین راه نگهداری کلید
      ویروس می‌تواند جایگاهم را ببرد; عبارتم رو به حامیم نشون بدم`,
  ],
  "lost-key": [
    `
      my phone fell into water and the wallet was on it; can't remember my phrase; i formatted the computer, is my seat gone; please reset my key
      forgot the password of metamask; how do i recover my membership; hacker knows my key`,
    `
      گوشیم افتاد تو آب کیف پول روش بود; عبارتم یادم نیست; کامپیوتر رو فرمت کردم جام رفت; کلیدم رو ریست کنید
      رمز متامسک را فراموش کرده‌ام; عضویتم رو چطور برگردونم; هکر کلیدم رو داره`,
  ],
};
