// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const walletStories: OtherWords = {
  "which-wallets": [
    `
      can i use trust wallet; which wallet app should i install; does phantom work; coinbase wallet ok?
      i have an exchange account, is that a wallet; best wallet for beginners; what wallet do i need
      rabby or metamask; i downloaded an app called trust wallet on my phone, is that good enough
      i have never had a crypto wallet, which one do you suggest to install`,
    `
      با تراست ولت میشه; کدوم کیف پول رو نصب کنم; فانتوم کار می‌کنه; کیف پول کوین‌بیس خوبه
      حساب صرافی دارم این کیف پول حساب میشه; بهترین کیف پول برای تازه‌کار; چه ولتی لازم دارم
      یه برنامه به اسم تراست ولت رو گوشیم ریختم همین کافیه; تا حالا کیف پول ارز نداشتم کدوم رو نصب کنم`,
  ],
  "what-is-pol": [
    `
      where can i buy the coin i need; how do i get pol with a credit card; is matic the same as pol
      can i pay by card or bank transfer; how do i turn my pol into cash on my bank account
      i have ethereum, can i pay with it; which cryptocurrency do you use; can i pay with dollars; deposit with paypal
      don't you sell the coin yourselves; where do i get hold of pol; buy pol from you directly
      how do i obtain the currency; pol where from`,
    `
      ارزی که لازم دارم رو از کجا بخرم; با کارت بانکی پول (pol) بخرم; متیک همون پوله
      با کارت یا حواله بانکی میشه پرداخت کرد; چطور پولم رو نقد کنم بره حساب بانکی; اتریوم دارم با اون میشه پرداخت کرد
      از کدوم رمزارز استفاده می‌کنید; با ریال میشه پرداخت کرد; با تتر میشه پرداخت کرد; مگه خودتون نمی‌فروشید
      از کجا پل گیر بیارم; پل رو مستقیم از شما بخرم; این ارز رو چطور تهیه کنم; پل از کجا بیارم; پل چیه از کجا بخرم
      pol چیه`,
  ],
  "which-network": [
    `
      which chain must i choose when i send from binance; wrong network warning; add polygon to metamask
      i sent pol over ethereum; is it on bsc; switch network button; erc20 or polygon
      my exchange offers me ten different networks when i send the coins, which do i tick
      metamask shows ethereum at the top, is that a problem`,
    `
      از بایننس می‌فرستم کدوم شبکه رو انتخاب کنم; هشدار شبکه اشتباه; پلیگان رو به متامسک اضافه کنم
      پول رو با شبکه اتریوم فرستادم; روی bsc هست; دکمه عوض کردن شبکه; erc20 یا پلیگان; شبکه‌ام رو عوض کنم
      صرافیم موقع ارسال ده تا شبکه نشون میده کدوم رو بزنم; بالای متامسک نوشته اتریوم مشکلیه`,
  ],
  gas: [
    `
      why do i pay a fee for every click; who gets the network fee; how high is the transaction fee
      it cost me although it failed; fee in pol; is gas expensive here; what's that small amount on top
      every time i confirm something a few cents disappear, what are they for
      who takes the small fee when i send something`,
    `
      چرا برای هر کاری کارمزد میدم; کارمزد شبکه به کی میرسه; هزینه تراکنش چقدره; با اینکه خطا داد کارمزد کم شد
      کارمزد به پول; گس اینجا گرونه; اون مبلغ کوچیک اضافه چیه; گس چیه
      هر بار چیزی رو تایید می‌کنم چند سنت کم میشه برای چیه; اون کارمزد کوچیک موقع ارسال رو کی برمی‌داره`,
  ],
  "pol-for-fees": [
    `
      how much extra should i have for fees; i have zero pol but money in my box
      can't withdraw since there is no gas in the wallet; leave some coins for later transactions
      is one pol enough for the fees; my wallet is empty, how do i open the box
      there is money in my box but i can't get it out because my wallet is empty, what now
      how much should remain in the wallet so that i can always act`,
    `
      چقدر اضافه برای کارمزد داشته باشم; پول ندارم ولی صندوقم پول داره; گس تو ولتم نیست نمی‌تونم برداشت کنم
      برای تراکنش‌های بعدی یه مقدار بذارم بمونه; یک پول برای کارمزد بسه; ولتم خالیه چطور صندوق رو باز کنم
      تو صندوقم پول هست ولی چون ولتم خالیه نمی‌تونم درش بیارم چیکار کنم; چقدر تو ولت بمونه که همیشه بتونم کاری بکنم`,
  ],
  "not-enough-pol": [
    `
      insufficient balance; it says i don't have enough; i have the money but it says missing
      wallet balance too low to pay; missing 2 pol; not enough funds for gas and value; it doesn't see my coins
      i sent exactly the price to my wallet and the page still says it's too little
      why does it tell me i lack coins when i see them in my wallet`,
    `
      موجودی کافی نیست; میگه به اندازه کافی نداری; پول دارم ولی میگه کمه; موجودی ولتم برای پرداخت کمه
      دو تا پول کم دارم; ارزهام رو نمی‌بینه; موجودی ناکافی; insufficient funds میده
      دقیقا به اندازه قیمت به ولتم فرستادم باز میگه کمه; چرا میگه ارز کم دارم وقتی تو ولتم می‌بینمش`,
  ],
  walletconnect: [
    `
      scan the code with my phone; connect my mobile wallet to the computer; the qr code doesn't work
      pair my wallet app; wallet connect is missing in the list; connection via walletconnect hangs
      my wallet is on the phone and i sit at the pc, how do i bring both together
      where is the code that i have to scan`,
    `
      کد رو با گوشی اسکن کنم; ولت موبایلم رو به کامپیوتر وصل کنم; کد qr کار نمی‌کنه; اپ کیف پولم رو جفت کنم
      والت کانکت تو لیست نیست; اتصال والت کانکت گیر می‌کنه; ولتم رو گوشیه و پشت کامپیوترم چطور به هم وصلشون کنم
      کدی که باید اسکن کنم کجاست`,
  ],
  "no-wallet-found": [
    `
      metamask is installed but the site doesn't see it; no wallet detected; the connect button says no wallet
      how do i open the page in my wallet app; chrome on my phone finds no wallet; install extension
      list of wallets is empty; i open it in chrome on my phone and it shows no wallet
      on the mobile there is no wallet to choose; the phone browser lists nothing
      i have the app but the site in my browser finds nothing
      installed the extension a minute ago and the page still says there's no wallet
      in safari on my iphone no wallet turns up`,
    `
      متامسک نصبه ولی سایت نمی‌بینه; کیف پولی شناسایی نشد; دکمه اتصال میگه ولت نیست; صفحه رو تو اپ ولتم باز کنم
      کروم گوشیم ولت پیدا نمی‌کنه; افزونه نصب کنم; لیست ولت‌ها خالیه; تو گوشی با کروم باز می‌کنم کیف پولی نشون نمیده
      تو موبایل کیف پولی برای انتخاب نیست; مرورگر گوشی چیزی لیست نمی‌کنه; اپش رو دارم ولی سایت تو مرورگر پیدا نمی‌کنه
      یه دقیقه پیش افزونه رو نصب کردم صفحه هنوز میگه ولت نیست; تو سافاری آیفونم ولتی پیدا نمیشه`,
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
      closed the wallet window without confirming; i said no in the wallet
      my finger slipped and i hit reject, is the money gone now; i said cancel when metamask popped up`,
    `
      تو متامسک ریجکت زدم; کاربر درخواست رو رد کرد; پنجره رو بستم چیزی از دست دادم; بدون تایید پنجره ولت رو بستم
      تو ولت نه زدم; لغو کردم پول رفت; دستم خورد رد کردم الان پولم رفت; متامسک که اومد کنسل زدم`,
  ],
  pending: [
    `
      my payment hangs; transaction not confirmed for an hour; waiting for confirmation; it says not confirmed yet
      still processing; i closed the page while it was pending; should i pay again because nothing happens
      stuck transaction; the wheel has been spinning for half an hour after i paid, should i do it again
      i sent it and closed the laptop, will it still go through`,
    `
      پرداختم گیر کرده; یه ساعته تراکنش تایید نشده; منتظر تایید; میگه هنوز تایید نشده; هنوز در حال پردازشه
      موقع انتظار صفحه رو بستم; هیچی نمیشه دوباره پرداخت کنم; تراکنش پندینگ مونده
      نیم ساعته بعد از پرداخت داره می‌چرخه دوباره بزنم; فرستادم و لپ‌تاپ رو بستم باز هم انجام میشه`,
  ],
  "speed-up": [
    `
      make my transaction faster; increase the gas of a sent transaction; cancel a payment that i just sent
      replace a transaction; can i stop it before it is mined; i confirmed by mistake, stop it
      is there a trick to get my stuck payment into a block faster; i'd like to stop a payment that is still waiting`,
    `
      تراکنشم رو سریع‌تر کنم; گس تراکنش فرستاده رو زیاد کنم; پرداختی که همین الان فرستادم رو لغو کنم
      تراکنش رو جایگزین کنم; قبل از تایید شدن جلوشو بگیرم; اشتباهی تایید کردم نگهش دارم
      راهی هست پرداخت گیر کرده‌ام زودتر ثبت بشه; می‌خوام پرداختی که هنوز منتظره رو متوقف کنم`,
  ],
  "silent-wallet": [
    `
      nothing pops up when i click pay; metamask doesn't open; the wallet window never appears
      connect button does nothing; it waits for the wallet forever; my wallet app is frozen; wallet keeps loading
      metamask shows no reaction; it doesn't react when i connect; nothing moves after i click
      no window, no message, nothing; i click on pay and the fox doesn't come up
      nothing asks me to confirm although the page says look at your wallet`,
    `
      روی پرداخت می‌زنم چیزی باز نمیشه; متامسک باز نمیشه; پنجره ولت نمیاد; دکمه اتصال کار نمی‌کنه
      هی منتظر ولت می‌مونه; اپ ولتم هنگ کرده; ولت همش لود میشه; پاپ‌آپ متامسک نمیاد; متامسک هیچ واکنشی نداره
      وقتی وصل می‌کنم هیچ اتفاقی نمیفته; بعد از کلیک هیچی تکون نمی‌خوره; نه پنجره‌ای نه پیامی
      روی پرداخت می‌زنم روباهه نمیاد بالا; صفحه میگه به کیف پولت نگاه کن ولی چیزی برای تایید نمیاد`,
  ],
  "switched-account": [
    `
      i changed the account in metamask and now i'm out; wrong account is selected; it shows a different member now
      the address at the top is not mine; how do i go back to my first account in the wallet
      i opened another account in my wallet to check something and the site doesn't know me anymore
      why do i see somebody else's seat after switching`,
    `
      تو متامسک حساب رو عوض کردم الان بیرونم; حساب اشتباه انتخاب شده; الان یه عضو دیگه نشون میده
      آدرس بالا مال من نیست; چطور برگردم به حساب اولم تو ولت; یه حساب دیگه تو ولتم باز کردم سایت دیگه منو نمی‌شناسه
      بعد از عوض کردن حساب چرا جایگاه یکی دیگه رو می‌بینم`,
  ],
  "key-safety": [
    `
      where should i keep my 12 words; how do i protect my account; is a screenshot of the phrase ok
      should i buy a ledger; secure my wallet; two factor authentication; store the private key; tips against theft
      what is the best way to store the twelve words so that no thief finds them
      i'm worried somebody could get into my wallet, how do i prevent it`,
    `
      دوازده کلمه‌ام رو کجا نگه دارم; از حسابم چطور محافظت کنم; اسکرین‌شات از عبارت خوبه; لجر بخرم
      کیف پولم رو امن کنم; تایید دو مرحله‌ای; کلید خصوصی رو کجا ذخیره کنم; جلوی دزدی رو چطور بگیرم
      ورود دومرحله‌ای دارید; بهترین راه نگهداری دوازده کلمه چیه که دزد پیدا نکنه
      نگرانم یکی بره تو ولتم چطور جلوشو بگیرم`,
  ],
  "lost-key": [
    `
      my phone was stolen with the wallet on it; i forgot my recovery words; hard disk broke, wallet gone
      deleted metamask by accident; recover my wallet; i lost access to my account; new phone and my wallet is empty
      can you give me a new key; i no longer have the seed phrase; i think my private key has leaked, what do i do
      somebody saw my seed phrase; my key got into the wrong hands; hacker has my key, quick; my words were stolen
      my phone fell in the sea and the wallet was only on it, can you give me access again
      i wrote the words on a paper and can't find it anymore`,
    `
      گوشیم با ولتش دزدیده شد; کلمه‌های بازیابی یادم رفته; هاردم سوخت ولت رفت; اشتباهی متامسک رو پاک کردم
      کیف پولم رو بازیابی کنم; دسترسی به حسابم ندارم; گوشی نو گرفتم ولتم خالیه; کلید جدید بهم بدید
      دیگه عبارت بازیابی ندارم; فکر کنم کلید خصوصیم لو رفته چیکار کنم; یکی عبارت بازیابیم رو دیده
      کلیدم افتاده دست کس دیگه; هکر کلیدم رو داره زود بگید; کلماتم رو دزدیدن
      گوشیم افتاد تو دریا ولتم فقط رو اون بود می‌تونید دوباره دسترسی بدید
      کلمه‌ها رو رو کاغذ نوشته بودم دیگه پیداش نمی‌کنم`,
  ],
};
