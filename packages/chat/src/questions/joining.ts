// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const joiningQuestions: OtherWords = {
  "what-is-canopy": [
    "what is this site about; what is this platform; what do you do here; is it a company; tell me about canopy",
    "این سایت چیست; کانوپی یعنی چه; اینجا چه کار می‌کنید; این پلتفرم چیه; موضوع این سایت",
  ],
  "who-may-join": [
    "minimum age to join; am i old enough; can people from my country join; is my country allowed; can students join; who is allowed; kyc or passport needed; do you need my id; can i join from iran",
    "شرط سنی; حداقل سن; از کشور من می‌شود; ایرانی‌ها می‌توانند; احراز هویت لازم است; مدارک می‌خواهید; کارت ملی می‌خواهد; زیر ۱۸ سال",
  ],
  "before-registering": [
    "what do i need to start; things to prepare; requirements to sign up; do i need an email; what should i have ready; do i need a password to join",
    "برای شروع چه می‌خواهم; چه چیزهایی آماده کنم; پیش‌نیاز عضویت; مدارک ثبت‌نام; قبل از عضو شدن",
  ],
  "joining-cost": [
    "how much to join; entry price; joining fee; cheapest way to start; is there a monthly fee; registration fee; how much money do i need to begin; subscription price; is it free",
    "چقدر باید بدهم تا عضو شوم; هزینه ثبت‌نام; قیمت ورود; ارزان‌ترین ورود; حق عضویت ماهانه; با چقدر پول شروع کنم; رایگان است; مجانی",
  ],
  "register-steps": [
    "steps to sign up; how to create an account; walk me through registration; open an account; guide to joining; how to become a member; registration process",
    "مراحل ثبت‌نام; مرحله به مرحله عضویت; چطور حساب بسازم; آموزش ثبت‌نام; ساخت اکانت; راهنمای عضو شدن; روند ثبت‌نام",
  ],
  "what-is-a-sponsor": [
    "who is a sponsor; what does my inviter get; referrer; who gets a cut when i join; can i change my sponsor; wrong sponsor",
    "معرف کیست; اسپانسر چیه; کسی که دعوتم کرده چه می‌گیرد; معرفم را عوض کنم; حامی اشتباه; نقش معرف",
  ],
  "sponsor-or-placement": [
    "sponsor vs upline; is the person above me my sponsor; difference between inviter and parent; two different people above me; placement versus sponsor",
    "تفاوت معرف و بالاسری; بالاسری همان معرف است; فرق اسپانسر و آپلاین; کسی که بالای من است معرفم نیست",
  ],
  "without-sponsor": [
    "join without an invitation; i don't know any member; no referral; sign up alone; nobody told me about it; is an invite required; no referral code",
    "بدون معرف عضو شوم; معرف ندارم; کسی را نمی‌شناسم; بدون دعوت‌نامه; کد معرف ندارم; تنهایی ثبت‌نام",
  ],
  "automatic-seat": [
    "where will i be placed; who decides my position; which side am i put on; default position; can i pick my place; choose where i sit; left or right placement",
    "کجا قرار می‌گیرم; چه کسی جایم را تعیین می‌کند; سمت چپ یا راست می‌نشینم; جای پیش‌فرض; می‌توانم جایم را انتخاب کنم",
  ],
  "seat-taken": [
    "someone took my place; spot was taken during payment; position already filled; both legs full; seat no longer free; place gone while registering",
    "جایم را گرفتند; جایگاهم پر شد; هم‌زمان کس دیگری نشست; جا پر است; هر دو شاخه پر است",
  ],
  "username-rules": [
    "allowed characters in a username; how long can a username be; can my name have capital letters; persian letters in username; username not accepted; name already taken; valid name",
    "حروف مجاز نام کاربری; نام کاربری چند حرف; حروف فارسی در یوزرنیم; نام کاربری قبول نمی‌شود; نامم گرفته شده; اسم معتبر; عدد در نام کاربری",
  ],
  "no-refund": [
    "i want my money back; changed my mind; can i leave and be refunded; cancel membership; reverse my payment; chargeback; sell units back; return my units; i regret paying",
    "پولم را پس بدهید; پشیمان شدم; انصراف; لغو عضویت; برگشت پول; واحدم را پس بدهم; پرداختم را برگردانید",
  ],
  "contract-wallets": [
    "use a safe or multisig; gnosis safe; smart wallet; account abstraction wallet; argent; company multisig account",
    "کیف پول چند امضایی; سیف; کیف پول هوشمند; کیف پول قراردادی",
  ],
  "several-seats": [
    "two accounts; open more than one account; register my wife and kids; second account for me; fill the tree with my own accounts; create fake members; join again under myself",
    "دو تا حساب; چند اکانت; برای خانواده‌ام هم حساب باز کنم; زیر خودم عضو شوم; اکانت دوم; درخت را خودم پر کنم; چند تا جایگاه",
  ],
  "before-opening": [
    "pre registration; plan has not started; when does it start; early access; join early; not open yet error; launch date",
    "پیش ثبت‌نام; هنوز شروع نشده; کی باز می‌شود; زودتر عضو شوم; تاریخ شروع; زمان افتتاح",
  ],
  "which-wallets": [
    "supported wallets; does metamask work; trust wallet; can i use ledger; hardware wallet; which wallet do you recommend; coinbase wallet; rabby; phantom; exchange account instead of a wallet",
    "کیف پول‌های پشتیبانی‌شده; متامسک کار می‌کند; تراست والت; لجر; کیف پول سخت‌افزاری; چه والتی نصب کنم; کدوم کیف پول بهتره",
  ],
  "what-is-pol": [
    "where to buy pol; how do i get matic; what is matic; which coin do i pay with; buy coins for joining; what currency; can i pay in usdt; pay by card; pay with bitcoin; why pol; buy crypto to pay",
    "پل از کجا تهیه کنم; متیک چیست; با چه ارزی پرداخت کنم; با تتر می‌شود پرداخت کرد; پرداخت با کارت; خرید ارز پالیگان; چه کوینی لازم است; با ریال بپردازم",
  ],
  "which-network": [
    "wrong network; switch to polygon; add polygon to my wallet; which blockchain; is it on ethereum; binance smart chain; bsc or polygon; mainnet; chain id; change network in metamask",
    "شبکه اشتباه; رفتن به پالیگان; کدام بلاکچین; روی اتریوم است; بایننس اسمارت چین; افزودن شبکه; تغییر شبکه متامسک; چه شبکه‌ای",
  ],
  gas: [
    "what is gas; why do i pay gas; transaction fee too high; who gets the network fee; fee per transaction; gwei; miner fee; why does it cost something to click",
    "گس فی; هزینه تراکنش; کارمزد شبکه به کی می‌رسد; گس چقدر; چرا گس می‌دهم; کارمزد هر تراکنش",
  ],
  "pol-for-fees": [
    "how much to leave for gas; keep some coins for fees; minimum pol in wallet; reserve for transaction costs; spare coins",
    "چقدر برای گس نگه دارم; چقدر پل ته کیف پول; موجودی برای کارمزد; کنار گذاشتن برای گس",
  ],
  "not-enough-pol": [
    "insufficient funds; not enough balance to pay; insufficient balance error; wallet too empty; need more coins; can't afford the payment; page says my balance is too low",
    "موجودی کافی نیست; خطای موجودی ناکافی; پل کم دارم; پولم کافی نیست; کیف پولم خالی است",
  ],
  walletconnect: [
    "connect my phone; scan the qr code with wallet; mobile wallet on computer; use my phone's wallet; pair wallet app; qr code connection",
    "اتصال با گوشی; اسکن کد qr; کیف پول موبایل با کامپیوتر; وصل کردن موبایل; والت کانکت",
  ],
  "no-wallet-found": [
    "site doesn't see metamask; browser can't detect my wallet; extension not found; install wallet; cannot find any wallet; chrome extension missing; wallet missing; no provider",
    "متامسک را نمی‌بیند; مرورگر کیف پول را پیدا نمی‌کند; افزونه نصب نیست; کیف پول شناسایی نشد; کروم کیف پول ندارد; سافاری کیف پول",
  ],
  "dev-wallet": [
    "test wallet; practice wallet; fake wallet for trying; try without real money; demo account; local world wallet",
    "کیف پول تستی; حساب دمو; امتحان بدون پول واقعی; والت آزمایشی",
  ],
  declined: [
    "i clicked reject; pressed cancel in metamask; rejected the request; closed the popup; was i charged after cancelling; user rejected",
    "ریجکت زدم; در متامسک لغو کردم; پنجره را بستم; رد کردم پول کم شد; کنسل کردم",
  ],
  pending: [
    "transaction stuck; payment not confirmed for an hour; still processing; waiting for confirmation; unconfirmed; transaction takes forever; hanging transaction; confirmation does not come",
    "تراکنش گیر کرده; تأیید نمی‌شود; نیم ساعت است معلق مانده; پندینگ; هنوز تأیید نشده; پرداختم در حال پردازش مانده",
  ],
  "speed-up": [
    "make transaction faster; accelerate; cancel pending transaction; replace a transaction; raise the fee; higher gas to speed; stop a sent transaction",
    "تراکنش سریع‌تر; لغو تراکنش معلق; کنسل کردن تراکنش; گس بیشتر برای سرعت; جلو انداختن تراکنش",
  ],
  "silent-wallet": [
    "metamask popup does not open; nothing happens when i click pay; wallet frozen; no confirmation window; wallet hangs; request not showing; wallet locked; button does nothing",
    "متامسک باز نمی‌شود; دکمه را می‌زنم اتفاقی نمی‌افتد; پنجره تأیید نمی‌آید; کیف پول هنگ کرده; کیف پول جواب نمی‌دهد; قفل شدن والت",
  ],
  "switched-account": [
    "wrong account in metamask; changed account in wallet; other address is selected; site logged out after switching account; i have two accounts in my wallet",
    "حساب دیگری در متامسک; اکانت عوض شد; آدرس دیگری انتخاب است; دو حساب در کیف پول; حساب اشتباه در والت",
  ],
  "key-safety": [
    "protect my wallet; store my seed phrase; backup my recovery words; keep from being hacked; security tips; best way to secure key; is my wallet safe; avoid hackers; someone hacked my wallet",
    "حفاظت از کیف پول; عبارت بازیابی را کجا بنویسم; امنیت والت; جلوگیری از هک; نکات امنیتی; کلمات بازیابی را چطور نگه دارم; هک نشوم",
  ],
  "lost-key": [
    "lost my seed phrase; forgot my recovery words; lost my phone with wallet; can't access my wallet; reset my wallet; recover my seat; broken computer had the wallet; restore access; deleted my wallet app; my wallet was stolen",
    "کلمات بازیابی یادم رفته; کیف پولم را گم کردم; گوشیم گم شد; دسترسی به والت ندارم; بازیابی حساب; کیف پولم پاک شد; سید فریز گم شده; رمز والت یادم رفته; دسترسیم قطع شده",
  ],
  "how-to-log-in": [
    "sign in with wallet; where is the login; password for login; get into my account; access my dashboard; no password field; log in from a new device; enter my panel; login steps",
    "چگونه لاگین کنم; رمز ورود; ورود به پنل; وارد داشبورد; کجا وارد شوم; ورود با کیف پول; ورود از دستگاه دیگر; پسورد ندارد",
  ],
  "session-length": [
    "how long do i stay logged in; remember me; session timeout; when will i be logged out; login expire",
    "چقدر وارد می‌مانم; مدت نشست; کی خارج می‌شوم; اعتبار ورود; لاگین چند روز می‌ماند",
  ],
  "log-out-everywhere": [
    "log out of other devices; sign out of a lost phone; end all sessions; log out from a public computer; kick out other devices; logout button; disconnect",
    "خروج از همه دستگاه‌ها; خروج از گوشی گمشده; پایان نشست‌ها; خروج از کامپیوتر عمومی; دکمه خروج; لاگ‌اوت",
  ],
  "session-ended": [
    "401 error; you are not logged in; unauthorized; says i must log in again; not authenticated; session is invalid",
    "خطای ۴۰۱; می‌گوید وارد نشده‌اید; دوباره وارد شوید; نشست نامعتبر; عدم احراز هویت",
  ],
  "sign-in-refused": [
    "signature rejected at login; login fails after signing; sign in error; message expired; signed but not logged in; sign-in refused",
    "امضا زدم ولی وارد نشد; خطای ورود پس از امضا; پیام ورود منقضی; ورود پذیرفته نشد; لاگین نمی‌شود",
  ],
  "signature-after-paying": [
    "paid but not registered; money gone but no account; closed the page after paying; payment done but sign in missing; forgot to sign after payment; paid but page crashed",
    "پول دادم ولی ثبت‌نام نشد; پرداخت کردم صفحه بسته شد; پول کم شد ولی حساب ندارم; امضا نکردم بعد از پرداخت",
  ],
  "not-a-member": [
    "wallet not registered; says i am not a member; account not recognized; not found after login; this wallet has no seat",
    "کیف پول ثبت نشده; می‌گوید عضو نیستم; حسابم را نمی‌شناسد; این کیف پول جایگاه ندارد",
  ],
  "logged-out": [
    "why am i logged out; thrown out of my account; keeps logging me out; session dropped; automatically signed out; kicked out",
    "چرا بیرون افتادم; خودش خارج شد; مدام خارج می‌شوم; از حساب پرت شدم; لاگ‌اوت خودکار",
  ],
  "what-i-sign": [
    "is signing safe; can a signature take my money; what does the signature do; why sign a message; message in metamask; signature danger; does signing cost",
    "امضا خطر دارد; امضا پولم را برمی‌دارد; چرا باید امضا کنم; پیام امضا چیست; امضا هزینه دارد; امن بودن امضا",
  ],
};
