// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const toldWallet: OtherWords = {
  "which-wallets": [
    `
      can i use trust wallet; which wallet app should i install; does phantom work; coinbase wallet ok?
      i have an exchange account, is that a wallet; best wallet for beginners; what wallet do i need
      rabby or metamask`,
    `
      با تراست ولت میشه; کدوم کیف پول رو نصب کنم; فانتوم کار می‌کنه; کیف پول کوین‌بیس خوبه
      حساب صرافی دارم این کیف پول حساب میشه; بهترین کیف پول برای تازه‌کار; چه ولتی لازم دارم`,
  ],
  "what-is-pol": [
    `
      where can i buy the coin i need; how do i get pol with a credit card; is matic the same as pol
      can i pay by card or bank transfer; how do i turn my pol into cash on my bank account
      i have ethereum, can i pay with it; which cryptocurrency do you use; can i pay with dollars; deposit with paypal`,
    `
      ارزی که لازم دارم رو از کجا بخرم; با کارت بانکی پول (pol) بخرم; متیک همون پوله
      با کارت یا حواله بانکی میشه پرداخت کرد; چطور پولم رو نقد کنم بره حساب بانکی; اتریوم دارم با اون میشه پرداخت کرد
      از کدوم رمزارز استفاده می‌کنید; با ریال میشه پرداخت کرد; با تتر میشه پرداخت کرد`,
  ],
  "which-network": [
    `
      which chain must i choose when i send from binance; wrong network warning; add polygon to metamask
      i sent pol over ethereum; is it on bsc; switch network button; erc20 or polygon`,
    `
      از بایننس می‌فرستم کدوم شبکه رو انتخاب کنم; هشدار شبکه اشتباه; پلیگان رو به متامسک اضافه کنم
      پول رو با شبکه اتریوم فرستادم; روی bsc هست; دکمه عوض کردن شبکه; erc20 یا پلیگان; شبکه‌ام رو عوض کنم`,
  ],
  gas: [
    `
      why do i pay a fee for every click; who gets the network fee; how high is the transaction fee
      it cost me although it failed; fee in pol; is gas expensive here; what's that small amount on top`,
    `
      چرا برای هر کاری کارمزد میدم; کارمزد شبکه به کی میرسه; هزینه تراکنش چقدره; با اینکه خطا داد کارمزد کم شد
      کارمزد به پول; گس اینجا گرونه; اون مبلغ کوچیک اضافه چیه; گس چیه`,
  ],
  "pol-for-fees": [
    `
      how much extra should i have for fees; i have zero pol but money in my box
      can't withdraw since there is no gas in the wallet; leave some coins for later transactions
      is one pol enough for the fees; my wallet is empty, how do i open the box`,
    `
      چقدر اضافه برای کارمزد داشته باشم; پول ندارم ولی صندوقم پول داره; گس تو ولتم نیست نمی‌تونم برداشت کنم
      برای تراکنش‌های بعدی یه مقدار بذارم بمونه; یک پول برای کارمزد بسه; ولتم خالیه چطور صندوق رو باز کنم`,
  ],
  "not-enough-pol": [
    `
      insufficient balance; it says i don't have enough; i have the money but it says missing
      wallet balance too low to pay; missing 2 pol; not enough funds for gas and value; it doesn't see my coins`,
    `
      موجودی کافی نیست; میگه به اندازه کافی نداری; پول دارم ولی میگه کمه; موجودی ولتم برای پرداخت کمه
      دو تا پول کم دارم; ارزهام رو نمی‌بینه; موجودی ناکافی; insufficient funds میده`,
  ],
  walletconnect: [
    `
      scan the code with my phone; connect my mobile wallet to the computer; the qr code doesn't work
      pair my wallet app; wallet connect is missing in the list; connection via walletconnect hangs`,
    `
      کد رو با گوشی اسکن کنم; ولت موبایلم رو به کامپیوتر وصل کنم; کد qr کار نمی‌کنه; اپ کیف پولم رو جفت کنم
      والت کانکت تو لیست نیست; اتصال والت کانکت گیر می‌کنه`,
  ],
  "no-wallet-found": [
    `
      metamask is installed but the site doesn't see it; no wallet detected; the connect button says no wallet
      how do i open the page in my wallet app; chrome on my phone finds no wallet; install extension
      list of wallets is empty`,
    `
      متامسک نصبه ولی سایت نمی‌بینه; کیف پولی شناسایی نشد; دکمه اتصال میگه ولت نیست; صفحه رو تو اپ ولتم باز کنم
      کروم گوشیم ولت پیدا نمی‌کنه; افزونه نصب کنم; لیست ولت‌ها خالیه`,
  ],
  "dev-wallet": [
    `
      play money wallet; what is that test wallet in the list; can i use the dev wallet for real`,
    `
      کیف با پول الکی; اون کیف تستی تو لیست چیه; با کیف آزمایشی واقعی کار کنم`,
  ],
  declined: [
    `
      i pressed reject in metamask; user rejected request; i cancelled the popup, did i lose something
      closed the wallet window without confirming; i said no in the wallet`,
    `
      تو متامسک ریجکت زدم; کاربر درخواست رو رد کرد; پنجره رو بستم چیزی از دست دادم; بدون تایید پنجره ولت رو بستم
      تو ولت نه زدم; لغو کردم پول رفت`,
  ],
  pending: [
    `
      my payment hangs; transaction not confirmed for an hour; waiting for confirmation; it says not confirmed yet
      still processing; i closed the page while it was pending; should i pay again because nothing happens
      stuck transaction`,
    `
      پرداختم گیر کرده; یه ساعته تراکنش تایید نشده; منتظر تایید; میگه هنوز تایید نشده; هنوز در حال پردازشه
      موقع انتظار صفحه رو بستم; هیچی نمیشه دوباره پرداخت کنم; تراکنش پندینگ مونده`,
  ],
  "speed-up": [
    `
      make my transaction faster; increase the gas of a sent transaction; cancel a payment that i just sent
      replace a transaction; can i stop it before it is mined; i confirmed by mistake, stop it`,
    `
      تراکنشم رو سریع‌تر کنم; گس تراکنش فرستاده رو زیاد کنم; پرداختی که همین الان فرستادم رو لغو کنم
      تراکنش رو جایگزین کنم; قبل از تایید شدن جلوشو بگیرم; اشتباهی تایید کردم نگهش دارم`,
  ],
  "silent-wallet": [
    `
      nothing pops up when i click pay; metamask doesn't open; the wallet window never appears
      connect button does nothing; it waits for the wallet forever; my wallet app is frozen; wallet keeps loading`,
    `
      روی پرداخت می‌زنم چیزی باز نمیشه; متامسک باز نمیشه; پنجره ولت نمیاد; دکمه اتصال کار نمی‌کنه
      هی منتظر ولت می‌مونه; اپ ولتم هنگ کرده; ولت همش لود میشه; پاپ‌آپ متامسک نمیاد`,
  ],
  "switched-account": [
    `
      i changed the account in metamask and now i'm out; wrong account is selected; it shows a different member now
      the address at the top is not mine; how do i go back to my first account in the wallet`,
    `
      تو متامسک حساب رو عوض کردم الان بیرونم; حساب اشتباه انتخاب شده; الان یه عضو دیگه نشون میده
      آدرس بالا مال من نیست; چطور برگردم به حساب اولم تو ولت`,
  ],
  "key-safety": [
    `
      where should i keep my 12 words; how do i protect my account; is a screenshot of the phrase ok
      should i buy a ledger; secure my wallet; two factor authentication; store the private key; tips against theft`,
    `
      دوازده کلمه‌ام رو کجا نگه دارم; از حسابم چطور محافظت کنم; اسکرین‌شات از عبارت خوبه; لجر بخرم
      کیف پولم رو امن کنم; تایید دو مرحله‌ای; کلید خصوصی رو کجا ذخیره کنم; جلوی دزدی رو چطور بگیرم
      ورود دومرحله‌ای دارید`,
  ],
  "lost-key": [
    `
      my phone was stolen with the wallet on it; i forgot my recovery words; hard disk broke, wallet gone
      deleted metamask by accident; recover my wallet; i lost access to my account; new phone and my wallet is empty
      can you give me a new key; i no longer have the seed phrase`,
    `
      گوشیم با ولتش دزدیده شد; کلمه‌های بازیابی یادم رفته; هاردم سوخت ولت رفت; اشتباهی متامسک رو پاک کردم
      کیف پولم رو بازیابی کنم; دسترسی به حسابم ندارم; گوشی نو گرفتم ولتم خالیه; کلید جدید بهم بدید
      دیگه عبارت بازیابی ندارم`,
  ],
};
