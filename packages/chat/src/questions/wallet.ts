// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const walletQuestions: OtherWords = {
  "which-wallets": [
    `
      supported wallets; does metamask work; trust wallet
      which wallet do you recommend; coinbase wallet; rabby; phantom; exchange account instead of a wallet
      what app do i need for my coins; can i use my binance wallet; is trustwallet ok
      which wallet app should i install; i use exodus is it ok; wallet recommendation; can i join with a phone wallet
      can i use my exchange wallet; what wallet do i need to install; list of compatible wallets
      is my wallet ok; does rabby work; can i join with coinbase wallet; best wallet for this; install which app`,
    `
      کیف پول‌های پشتیبانی‌شده; متامسک کار می‌کند; تراست والت; چه والتی نصب کنم
      کدوم کیف پول بهتره; با تراست ولت میشه; متامسک خوبه; چه کیف پولی نصب کنم; کیف پول بایننس میشه; با اکسودوس میشه
      چه کیف پولی پیشنهاد می‌کنید; با کیف پول گوشی میشه; ولت صرافی قبوله; کدوم والت رو نصب کنم
      والتای سازگار; ولت من مشکلی نداره; رابی کار می‌کنه; با کوین‌بیس والت میشه; بهترین ولت برای اینجا; چه اپی نصب کنم`,
  ],
  "what-is-pol": [
    `
      where to buy pol; how do i get matic; what is matic; which coin do i pay with; buy coins for joining
      what currency; can i pay in usdt; pay by card; pay with bitcoin; why pol; buy crypto to pay
      how can i buy the coin you use; do you take visa; can i pay with euros; which cryptocurrency do i need
      i only have usdt; where do i buy it; which coin do you accept; where can i purchase the currency
      can i pay with dollars; do you accept usdt or bitcoin; is matic the same as pol; how do i get crypto for this
      can i pay by credit card; which crypto is needed; how to buy the token; purchase coins with my card
      don't have any crypto; pay in cash; what's polygon's coin`,
    `
      پل از کجا تهیه کنم; متیک چیست; با چه ارزی پرداخت کنم; با تتر می‌شود پرداخت کرد; پرداخت با کارت; خرید ارز پالیگان
      چه کوینی لازم است; با ریال بپردازم; ارزی که می‌خواید رو از کجا بخرم; با ریال میشه پرداخت کرد; فقط تتر دارم
      با کارت بانکی میشه; چه ارزی باید بخرم; چه ارزی قبول می‌کنید; ارز مورد نیاز رو از کجا بگیرم
      با دلار میشه پرداخت کرد; تتر یا بیت‌کوین قبوله; متیک همون پله; پل چیه; با کارت بانکی میشه پول داد
      از کدوم صرافی پل بخرم; کدوم رمزارز لازمه; چطور توکنشو بخرم; با کارتم ارز بخرم; هیچ ارزی ندارم; نقدی پرداخت کنم
      ارز پالیگان چیه; پل رو از کجا تهیه کنم`,
  ],
  "which-network": [
    `
      wrong network; switch to polygon; add polygon to my wallet; which blockchain; is it on ethereum
      binance smart chain; bsc or polygon; mainnet; chain id; change network in metamask; my wallet is on ethereum
      metamask shows another network; what network do i choose; sent on the wrong chain; my coins are on another chain
      how do i add polygon; it says wrong network; do you support bsc; i sent over ethereum; what chain is it on
      switch network button; is arbitrum ok; what network must metamask be on; change chain
      coins sent on the wrong network; polygon settings`,
    `
      شبکه اشتباه; رفتن به پالیگان; کدام بلاکچین; روی اتریوم است; بایننس اسمارت چین; افزودن شبکه; تغییر شبکه متامسک
      چه شبکه‌ای; کیف پولم رو اتریومه; شبکه متامسک رو چی بذارم; رو چه شبکه‌ای بفرستم; رو بی‌اس‌سی فرستادم
      ارزام رو یه شبکه دیگه‌ست; پالیگان رو چطور اضافه کنم; میگه شبکه اشتباهه; بی‌اس‌سی پشتیبانی میشه
      با شبکه اتریوم فرستادم; رو کدوم زنجیره‌ست; شبکه رو عوض کنم; رو آربیتروم میشه; متامسک باید رو چه شبکه‌ای باشه
      زنجیره رو عوض کنم; ارزو رو شبکه اشتباه زدم; تنظیمات پالیگان`,
  ],
  gas: [
    `
      what is gas; why do i pay gas; transaction fee too high; who gets the network fee; fee per transaction; gwei
      miner fee; why does it cost something to click; why does every click cost money; what are those small fees
      how much is gas; what is this network fee; who gets the fee; why is gas so high today
      do failed transactions cost; does every action cost something; how many cents is a transaction
      tiny fee for everything; explain gas; costs of a transaction; why was i charged a few cents; network charges`,
    `
      گس فی; هزینه تراکنش; کارمزد شبکه به کی می‌رسد; گس چقدر; چرا گس می‌دهم; کارمزد هر تراکنش; این کارمزدا چیه
      چرا هر بار پول کم میشه; گس چنده; این کارمزد شبکه چیه; کارمزد به کی می‌رسه; چرا امروز گس زیاده
      تراکنش ناموفق هم کارمزد داره; هر کاری پول می‌خواد; هر تراکنش چند سنته; برای هر چیزی یه کارمزد کوچیک
      گس رو توضیح بده; چرا چند سنت ازم کم شد; هزینه شبکه`,
  ],
  "pol-for-fees": [
    `
      how much to leave for gas; keep some coins for fees; minimum pol in wallet; reserve for transaction costs
      spare coins; how much should stay in my wallet; leave something for fees; how much coin must remain in my wallet
      do i need extra pol for fees; i can't withdraw because i have no pol for gas; empty wallet can't pay the fee
      leave a bit for transaction costs; amount to keep for gas; no pol left for the fee; enough for transaction fees
      how much do i leave`,
    `
      چقدر برای گس نگه دارم; چقدر پل ته کیف پول; موجودی برای کارمزد; کنار گذاشتن برای گس; چقدر تو کیف پولم بمونه
      چقدر برا کارمزد بذارم کنار; چقدر پل باید ته ولت بمونه; پل اضافه برای کارمزد می‌خواد
      پل ندارم کارمزد بدم نمی‌تونم برداشت کنم; کیف پولم خالیه کارمزد ندارم; یه کم برای کارمزد بذارم
      چقدر برای گس بمونه; برای کارمزد پل نموند; کافی برای کارمزدها; چقدر باقی بذارم`,
  ],
  "not-enough-pol": [
    `
      insufficient funds; not enough balance to pay; insufficient balance error; wallet too empty; need more coins
      can't afford the payment; page says my balance is too low; it says insufficient funds
      my wallet doesn't have enough; i have money but it says not enough; it says i don't have enough
      balance too low for payment; i have the money but the page complains; missing pol; add more funds to pay
      balance insufficient; funds missing for payment; too few coins; cannot pay although i bought pol`,
    `
      موجودی کافی نیست; خطای موجودی ناکافی; پل کم دارم; پولم کافی نیست; کیف پولم خالی است; میگه موجودی کافی نیست
      پول دارم ولی میگه کمه; میگه پل کافی نداری; میگه پلت کافی نیست; موجودی کیف پولم کمه; پول دارم ولی قبول نمی‌کنه
      کسری پل; موجودی برای پرداخت کمه; موجودی ناکافیه; برای پرداخت پول کمه; کوینم کمه
      پل خریدم ولی نمی‌تونم پرداخت کنم`,
  ],
  walletconnect: [
    `
      connect my phone; scan the qr code with wallet; mobile wallet on computer; use my phone's wallet
      pair wallet app; qr code connection; how to use it with my phone; wallet is on my mobile and site on pc
      qr code doesnt scan; how do i link my phone wallet to the computer; where is the qr code; scanning does nothing
      connect trust wallet from mobile; wallet connect fails; pair with my mobile; qr scan; phone app with the laptop`,
    `
      اتصال با گوشی; اسکن کد qr; کیف پول موبایل با کامپیوتر; وصل کردن موبایل; والت کانکت
      کیف پولم رو گوشیمه سایت رو کامپیوتر; کیو آر اسکن نمیشه; با موبایل چجوری وصل شم; ولت گوشیمو به کامپیوتر وصل کنم
      کد کیوآر کجاست; اسکن می‌کنم هیچی نمیشه; تراست والت موبایل رو وصل کنم; والت کانکت وصل نمیشه; با موبایلم جفت کنم
      اسکن کیوآر; اپ گوشی با لپتاپ`,
  ],
  "no-wallet-found": [
    `
      site doesn't see metamask; browser can't detect my wallet; extension not found; install wallet
      cannot find any wallet; chrome extension missing; wallet missing; no provider; no wallet detected
      it doesn't find my wallet; connect button does nothing no wallet; metamask is installed but not seen
      my browser has no wallet; the site can't see my extension; install metamask where; wallet list is empty
      i open it on my phone and there is no wallet; metamask not detected; wallet isn't recognised by the page
      have metamask but nothing appears; no extension on this browser; can't see any wallet to choose`,
    `
      متامسک را نمی‌بیند; مرورگر کیف پول را پیدا نمی‌کند; افزونه نصب نیست; کیف پول شناسایی نشد; کروم کیف پول ندارد
      سافاری کیف پول; کیف پولمو پیدا نمی‌کنه; میگه کیف پولی نیست; متامسک نصبه ولی نمی‌بینه; مرورگرم کیف پول نداره
      سایت افزونه‌مو نمی‌بینه; متامسک رو از کجا نصب کنم; لیست کیف پول‌ها خالیه; با گوشی باز کردم کیف پول نداره
      متامسک شناسایی نمیشه; صفحه کیف پولو نمی‌شناسه; متامسک دارم چیزی نشون نمیده; این مرورگر افزونه نداره
      کیف پولی برای انتخاب نیست`,
  ],
  "dev-wallet": [
    `
      test wallet; practice wallet; fake wallet for trying; local world wallet
      what is the developer wallet
      i see a dev wallet is that normal; what's this developer wallet; sandbox`,
    `
      کیف پول تستی; والت آزمایشی; کیف پول توسعه‌دهنده چیه
      کیف پول dev چیه; این ولت توسعه‌دهنده چیه; محیط آزمایشی`,
  ],
  declined: [
    `
      i clicked reject; pressed cancel in metamask; rejected the request; closed the popup
      was i charged after cancelling; user rejected; i pressed no; i cancelled it in the wallet did i lose money
      accidentally rejected; i refused the payment in the wallet is anything lost; cancelled in metamask
      i clicked cancel and now; do i pay if i reject; try again after rejecting; clicked no
      rejected by accident, did i pay; cancelled the request; pressed deny`,
    `
      ریجکت زدم; در متامسک لغو کردم; پنجره را بستم; رد کردم پول کم شد; کنسل کردم; زدم رد کردن; لغو کردم پولم رفت
      اشتباهی ریجکت کردم; پرداخت رو تو کیف پول رد کردم چیزی کم شد; تو متامسک زدم کنسل; رد کنم پول کم میشه
      بعد از رد کردن دوباره امتحان کنم; لغو زدم; زدم نه; اشتباهی رد کردم پولی رفت; درخواستو کنسل کردم; نپذیرفتم`,
  ],
  pending: [
    `
      transaction stuck; payment not confirmed for an hour; still processing; waiting for confirmation; unconfirmed
      transaction takes forever; hanging transaction; confirmation does not come; my payment is hanging
      waiting since an hour; it still says pending; transaction not going through; still waiting for the blockchain
      how long does a payment take; transaction not confirmed; is my payment lost it doesn't finish
      should i pay again since it hangs; it keeps loading after paying; been waiting for confirmation forever
      my transaction is in limbo; payment sent but nothing; not going through for an hour
      still processing my registration`,
    `
      تراکنش گیر کرده; تأیید نمی‌شود; نیم ساعت است معلق مانده; پندینگ; هنوز تأیید نشده; پرداختم در حال پردازش مانده
      تراکنشم گیر کرده; یک ساعته مونده; هنوز میگه در انتظار; پرداختم نمیره; هنوز منتظر بلاکچینم
      پرداخت چقدر طول می‌کشه; تراکنش تأیید نشده; پرداختم تموم نمیشه; دوباره پرداخت کنم چون گیر کرده
      بعد از پرداخت همینجوری می‌چرخه; خیلی وقته منتظر تأییدم; تراکنشم بلاتکلیفه; پرداختو زدم خبری نیست
      یه ساعته انجام نمیشه; ثبت نامم هنوز در حال پردازشه`,
  ],
  "speed-up": [
    `
      make transaction faster; accelerate; cancel pending transaction; replace a transaction; raise the fee
      higher gas to speed; stop a sent transaction; can i make it go faster; how to cancel what i sent
      too slow i want to cancel; my transaction is slow can i push it; cancel a payment that is still waiting
      increase the fee afterwards; stop what i just sent; get it confirmed quicker; faster confirmation
      abort a transaction; stop a payment in progress; replace by higher fee`,
    `
      تراکنش سریع‌تر; لغو تراکنش معلق; کنسل کردن تراکنش; گس بیشتر برای سرعت; جلو انداختن تراکنش; چجوری سریعش کنم
      چجوری لغوش کنم; خیلی کنده کنسلش کنم; تراکنشم کنده جلو بندازمش; پرداختی که هنوز نرفته رو لغو کنم
      کارمزد رو بیشتر کنم زودتر بره; چیزی که فرستادم رو متوقف کنم; زودتر تأیید بشه; تأیید سریع‌تر; تراکنشو قطع کنم
      پرداخت در جریان رو متوقف کنم; با کارمزد بیشتر`,
  ],
  "silent-wallet": [
    `
      metamask popup does not open; nothing happens when i click pay; wallet frozen; no confirmation window
      wallet hangs; request not showing; wallet locked; button does nothing; metamask doesn't pop up
      the wallet window won't come up; i click and wait and nothing; the pay button does nothing
      no window from my wallet; wallet app does not react; waiting for the wallet forever
      confirmation does not show up; metamask is stuck; metamask not opening; clicked pay and nothing
      wallet window doesn't show; frozen at waiting for wallet`,
    `
      متامسک باز نمی‌شود; دکمه را می‌زنم اتفاقی نمی‌افتد; پنجره تأیید نمی‌آید; کیف پول هنگ کرده; کیف پول جواب نمی‌دهد
      قفل شدن والت; متامسک نمیاد بالا; پنجره کیف پول باز نمیشه; می‌زنم هیچی نمیشه; دکمه پرداخت کار نمی‌کنه
      کیف پول هیچ پنجره‌ای باز نمی‌کنه; ولتم واکنش نمیده; همش میگه منتظر کیف پول; تأییدیه نمیاد بالا; متامسک گیر کرده
      متامسک باز نمیشه; زدم پرداخت هیچی نشد; پنجره ولت نمیاد; رو منتظر کیف پول مونده`,
  ],
  "switched-account": [
    `
      wrong account in metamask; changed account in wallet; other address is selected
      site logged out after switching account; i have two accounts in my wallet
      it shows a different address than mine; i use two addresses; why is another account connected
      metamask is on the wrong account; i changed the account and got logged out; two accounts in one wallet
      pays from the wrong account; how do i go back to my other account; different address selected
      signed in with the wrong account; my wallet jumped to another account`,
    `
      حساب دیگری در متامسک; اکانت عوض شد; آدرس دیگری انتخاب است; دو حساب در کیف پول; حساب اشتباه در والت
      یه آدرس دیگه نشون میده; دو تا آدرس دارم; چرا حساب دیگه‌ای وصله; متامسک رو اکانت اشتباهه
      اکانت رو عوض کردم خارج شدم; تو یه ولت دو تا اکانت دارم; از حساب اشتباهی پرداخت میشه; برگردم به حساب قبلیم
      آدرس دیگه‌ای انتخابه; با حساب اشتباه وارد شدم; ولتم پرید رو یه حساب دیگه`,
  ],
  "key-safety": [
    `
      protect my wallet; store my seed phrase; backup my recovery words; keep from being hacked; security tips
      best way to secure key; is my wallet safe; avoid hackers; someone hacked my wallet; how do i not get hacked
      where should i write down the words; is it ok to screenshot my phrase; where do i keep my secret words
      how do i protect my account; is it safe to store my phrase in the cloud; tips against theft
      can someone with my key take everything; do i need a hardware wallet; secure storage of my phrase
      someone might steal my key; how to be safe; paper or cloud for the words`,
    `
      حفاظت از کیف پول; عبارت بازیابی را کجا بنویسم; امنیت والت; جلوگیری از هک; نکات امنیتی
      کلمات بازیابی را چطور نگه دارم; هک نشوم; چیکار کنم هک نشم; کلماتو کجا بنویسم; از عبارت بازیابی عکس بگیرم
      کلمات مخفیمو کجا نگه دارم; چجوری از حسابم محافظت کنم; عبارت بازیابی رو تو گوشی نگه دارم امنه; جلوی دزدی رو بگیرم
      کسی کلیدمو داشته باشه چی میشه; کیف پول سخت‌افزاری لازمه; نگهداری امن عبارتم; کسی کلیدمو ندزده; چطور امن باشم
      کلمه‌ها رو کاغذ یا گوشی`,
  ],
  "lost-key": [
    `
      lost my seed phrase; forgot my recovery words; lost my phone with wallet; can't access my wallet
      reset my wallet; recover my seat; broken computer had the wallet; restore access; deleted my wallet app
      my wallet was stolen; i lost everything to my wallet; forgot my wallet password; phone broke with wallet in it
      can you give me access again; help me get back into my account i lost the words
      i have no access to my wallet any more; my phone is gone with the wallet; restore my account please
      i deleted metamask and have no backup; what if i lose my key; can support recover my account
      new phone and wallet is empty; seed words are gone; can't get into my wallet; forgot the twelve words
      laptop with the wallet died; recovery of my account; wallet deleted, help`,
    `
      کلمات بازیابی یادم رفته; کیف پولم را گم کردم; گوشیم گم شد; دسترسی به والت ندارم; بازیابی حساب; کیف پولم پاک شد
      سید فریز گم شده; رمز والت یادم رفته; دسترسیم قطع شده; کیف پولم پریده; گوشیم شکست کیف پولم توش بود; کلماتشو ندارم
      میشه دسترسیمو برگردونید; گوشیمو دزدیدن; دیگه به ولتم دسترسی ندارم; گوشیم با کیف پولم رفت; حسابمو برگردونید
      متامسکو پاک کردم بکاپ ندارم; کلیدم گم بشه چی میشه; پشتیبانی می‌تونه حسابمو برگردونه; گوشی عوض کردم ولتم نیست
      کلمات بازیابیم نیست; نمی‌تونم برم تو ولتم; دوازده کلمه یادم رفته; لپتاپی که ولت توش بود سوخت; بازیابی اکانتم
      ولتم پاک شده کمک`,
  ],
};
