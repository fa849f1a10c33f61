// cspell:disable
import type { ConceptTable } from "./matcher.ts";

export const accountConcepts: ConceptTable = {
  wallet: [
    "wallet; metamask; address; trust wallet; crypto wallet; coinbase wallet; rabby; browser wallet; account in metamask; wallet app",
    "کیف پول; والت; نشانی; ادرس; متامسک; متاماسک; تراست والت; ولت; کیف ارز",
  ],
  whichWallet: [
    "which wallet; supported wallets; wallets work; compatible; what wallet; supported; recommended wallet",
    "کدام کیف پول; چه کیف پول; کیف پول‌های پشتیبانی; سازگار; پشتیبانی می‌شود; چه والت; کدوم والت",
  ],
  connect: [
    "connect; link my wallet; connection; pair my phone; connect wallet; hook up; scan",
    "وصل; اتصال; کانکت; متصل; وصل کردن; اسکن",
  ],
  walletConnect: [
    "walletconnect; wallet connect; qr; phone wallet; mobile wallet; from my phone; on my phone",
    "walletconnect; والت کانکت; با گوشی; موبایل; گوشی; کد qr; تلفن همراه",
  ],
  noWallet: [
    "no wallet found; wallet not found; not detected; no wallet; dont have a wallet; install a wallet; doesn't see my wallet; wallet not detected; extension",
    "کیف پولی پیدا نشد; کیف پول پیدا; کیف پول ندارم; شناسایی نمی‌شود; والت ندارم; افزونه; نصب کیف پول",
  ],
  devWallet: [
    "dev wallet; test wallet; built in wallet; demo wallet; development wallet; built-in",
    "کیف پول ازمایشی; والت تستی; کیف پول توسعه; کیف پول تست; دمو",
  ],
  changeWallet: [
    "change wallet; move my seat; new wallet; another wallet; different wallet; switch wallet; transfer my seat; move … wallet; switch … wallet; get … ledger; change my address; migrate; change … wallet; hand over; move my account",
    "تغییر کیف پول; عوض کردن کیف پول; کیف پول … عوض; کیف پول دیگر; کیف پول جدید; انتقال جایگاه; جایگاه … ببرم; جابه‌جایی; کیف پول تازه; والت جدید; انتقال حساب; تغییر ادرس; والتم را عوض",
  ],
  whatMoves: [
    "what moves; what stays; moves with; comes with me; keep after moving; carried to the new wallet; lose when moving",
    "چه می‌رود; چه می‌ماند; همراهم; با خودم; چه چیزی منتقل; منتقل",
  ],
  wrongAddress: [
    "wrong address; wrong wallet; typo in the address; mistake; incorrect address; mistyped; by accident; cancel the move; cancel the transfer",
    "نشانی اشتباه; ادرس اشتباه; ادرس غلط; اشتباه; اشتباهی; لغو انتقال; به اشتباه",
  ],
  username: [
    "username; user name; nickname; handle; login name; screen name; my name; display name; nick; alias; rename",
    "نام کاربری; یوزرنیم; یوزر نیم; اسم کاربری; ایدی; اسمم; نامم; اسم; لقب; یوزر",
  ],
  changeUsername: [
    "change … username; new username; rename; different username; change my name; edit username; change … name",
    "تغییر نام کاربری; نام کاربری … عوض; عوض کردن اسم; نام جدید; تغییر نام; اسمم را عوض; تغییر اسم; یوزرنیم … عوض",
  ],
  oldUsername: [
    "old username; former name; previous username; old name; name reserved; back to my old name",
    "نام کاربری قبلی; نام پیشین; اسم قبلی; نام قدیمی; یوزرنیم قبلی; نام کاربری پیشین",
  ],
  usernameRules: [
    "rules for usernames; allowed characters; username length; valid username; characters in; letters allowed; invalid username; username … long; which characters",
    "قاعده نام کاربری; حروف مجاز; طول نام; نویسه; کاراکتر; نام مجاز; نام معتبر; چند حرف; حروف فارسی",
  ],
  profile: [
    "profile; my profile; account settings; settings; my account; preferences",
    "پروفایل; نمایه; تنظیمات; حساب کاربری; تنظیم; ترجیحات",
  ],
  picture: ["picture; photo; avatar; image; profile picture; pic", "تصویر; عکس; اواتار; عکس پروفایل"],
  language: [
    "language; english; persian; farsi; turkish; arabic; kurdish; translate the site; switch language",
    "زبان; زبون; انگلیسی; فارسی; ترکی; عربی; کردی; تغییر زبان",
  ],
  theme: [
    "theme; dark mode; light mode; dark; night mode; color scheme; appearance; look",
    "پوسته; تم; حالت تاریک; تیره; روشن; حالت شب; دارک; ظاهر; رنگ",
  ],
  digits: [
    "digits; numerals; persian numbers; latin numbers; number format",
    "رقم; عدد فارسی; ارقام; اعداد; عدد انگلیسی",
  ],
  data: [
    "my data; download my data; personal data; gdpr; export my data; what do you know about me; what … store; stored about me; information about me; data protection",
    "داده; اطلاعات من; اطلاعات شخصی; داده‌هایم; چه می‌دانید; دیتا; اطلاعاتم",
  ],
  privacy: [
    "privacy; cookie; cookies; tracking; anonymous; private; public; see my; visible to others; who can see; track me; confidential",
    "حریم خصوصی; کوکی; ردیابی; ناشناس; محرمانه; خصوصی; چه کسی می‌بیند; دیده می‌شود; عمومی; دیگران ببینند",
  ],
  deleteAccount: [
    "delete … account; close … account; remove my account; erase; cancel my account; deactivate; remove my data; delete my data; forget me; get rid of",
    "حذف حساب; حساب … حذف; پاک کردن حساب; بستن حساب; حذف اکانت; اکانت … حذف; دیلیت; حذف اطلاعات; پاک کردن; حذف کردن",
  ],
  newsletter: [
    "newsletter; subscribe; unsubscribe; mailing list; emails from you; stop emails; email updates; news",
    "خبرنامه; اشتراک; لغو اشتراک; ایمیل‌ها; اخبار; ایمیل تبلیغاتی; عضویت در خبرنامه",
  ],
  sellSeat: [
    "sell … seat; sell … account; inherit; heirs; inheritance; die; death; pass away; leave to my children; transfer to my son; give my seat; resell; sell my units; sell my position; will; gift my seat",
    "فروش جایگاه; جایگاه … بفروشم; حساب … بفروشم; ارث; وارث; ورثه; فوت; مرگ; بمیرم; به فرزندم; واگذار; واگذاری; هدیه; فروختن",
  ],
  login: [
    "log in; login; sign in; log on; access my account; enter my dashboard; logging in; get into my account; authenticate",
    "ورود; لاگین; وارد شدن; وارد شوم; وارد حساب; ورود به حساب; ورود به سایت; ساین این; وارد پنل",
  ],
  logout: [
    "log out; logout; sign out; end the session; all devices; everywhere; log off; other devices; sign off; kick out",
    "خروج; خارج شدن; لاگ اوت; بیرون امدن; همه دستگاه; خارج شوم; ساین اوت; دستگاه‌های دیگر",
  ],
  loggedOut: [
    "logged out; kicked out; signed out; session expired; thrown out; keep logging me out; session ended; logs me out; disconnected; automatically logged; boot … out; boot me; booting me; throw … out; throws me; sign me out",
    "خودبه‌خود خارج; بیرون انداخت; از حساب خارج; نشست تمام; پرت شدم; خارجم کرد; بیرونم; قطع شد; پرتم می‌کند; پرت … بیرون; بیرون … انداختن; بیرون انداختن",
  ],
  session: [
    "session; how long … logged in; stay logged in; remember me; keep me signed in; expire; signed in",
    "نشست; تا کی می‌ماند; وارد بمانم; سشن; اعتبار ورود; مرا به یاد; مدت ورود",
  ],
  notLoggedIn: ["401; not logged in; unauthorized; unauthorised", "401; ۴۰۱; وارد نشده‌ام; وارد نشده‌اید"],
  notMember: [
    "not a member; isn't a member; no member; not registered; says … member; not recognised; unknown wallet; doesn't recognise",
    "عضو نیست; عضو نیستم; ثبت نام نشده; نمی‌شناسد; عضوی با این",
  ],
  sign: [
    "sign; signature; signing; sign a message; sign message; message to sign; signed",
    "امضا; امضاء; پیام … امضا; امضا کردن; ساین",
  ],
  password: [
    "password; pin; passcode; forgot password; reset password; 2fa; two factor; authenticator",
    "رمز; گذرواژه; پسورد; رمز عبور; فراموشی رمز; کلمه عبور; رمز دوم; دو مرحله‌ای",
  ],
  email: ["email; e-mail; mail; inbox; confirmation email", "ایمیل; پست الکترونیک; صندوق ورودی; میل"],
  identity: [
    "identity; kyc; passport; id card; verification of identity; identity card; documents; driver's license; selfie",
    "احراز هویت; کارت ملی; گذرنامه; پاسپورت; مدارک; هویت; کارت شناسایی; شناسنامه; سلفی",
  ],
  age: [
    "age; how old; underage; minor; 18; adult; teenager; years old; kid",
    "سن; چند سال; زیر سن; ۱۸ سال; بزرگسال; نوجوان; سن قانونی",
  ],
  whoMayJoin: [
    "who may join; who can join; eligible; eligibility; requirements; allowed to join; my country; which countries; banned countries; conditions",
    "چه کسی می‌تواند عضو; شرایط; واجد; مجاز; کشور من; کدام کشور; ایرانی; شرایط عضویت; کشور",
  ],
  requirements: [
    "what do i need; need to join; before registering; need before; requirements; prerequisites; prepare",
    "چه لازم دارم; لازم; پیش نیاز; نیاز دارم; پیش از ثبت نام; قبل از ثبت نام; چه چیزهایی",
  ],
  contractWallet: [
    "smart contract wallet; multisig; safe wallet; gnosis; contract wallet; account abstraction; argent; multi signature",
    "کیف پول قراردادی; چندامضایی; چند امضایی; مولتی سیگ; کیف پول سیف; سیف",
  ],
  network: [
    "network; polygon; chain; mainnet; wrong network; switch network; add polygon; blockchain; rpc; ethereum; bsc; which chain",
    "شبکه; پالیگان; پلیگان; زنجیره; بلاکچین; بلاک چین; شبکه اشتباه; پولیگان; اتریوم",
  ],
  notEnoughPol: [
    "not enough pol; insufficient; insufficient funds; too little pol; not enough balance; insufficient balance; not enough money; short of pol; out of gas",
    "pol کافی نیست; موجودی کافی; کافی نیست; کم دارم; pol کم; ناکافی; موجودی ناکافی",
  ],
  keepForFees: [
    "keep for fees; how much pol; reserve for fees; leave for gas; enough for gas; spare pol",
    "برای کارمزد نگه; چقدر pol; کنار بگذارم; برای گس; برای کارمزد",
  ],
  pending: [
    "pending; stuck; not confirmed; unconfirmed; waiting for confirmation; processing; still pending; takes forever; hanging; not mined; spinning",
    "در انتظار; گیر کرده; تایید نشده; معلق; پندینگ; مانده; تأیید نمی‌شود; طول کشیده; در حال انجام",
  ],
  transaction: ["transaction; tx; transfer; hash; txn; txid", "تراکنش; انتقال; هش; تراکنشم"],
  speedUp: [
    "speed up; accelerate; faster; cancel a transaction; cancel the transaction; replace; bump; undo; stop a transaction; hurry",
    "تندتر; سریع‌تر; سرعت; لغو تراکنش; کنسل; شتاب; لغو; تسریع; زودتر",
  ],
  declined: [
    "declined; rejected in my wallet; pressed reject; cancelled in my wallet; said no; refuse in wallet; clicked cancel; hit reject; clicked reject",
    "رد کردم; در کیف پول رد; نپذیرفتم; ریجکت; قبول نکردم; لغو کردم; کنسل کردم",
  ],
  walletSilent: [
    "does not respond; no popup; prompt; nothing happens; wallet frozen; not responding; popup; unresponsive; doesn't open; wallet hangs; pop up",
    "پاسخ نمی‌دهد; جواب نمی‌دهد; باز نمی‌شود; هنگ; پنجره باز نمی‌شود; پاپ اپ; اتفاقی نمی‌افتد; واکنش",
  ],
  switchedAccount: [
    "switched accounts; other account; wrong account; account changed; changed account; different account in",
    "حساب دیگر; عوض شدن حساب; اکانت دیگر; حساب اشتباه; حساب عوض; تغییر حساب",
  ],
  keySafe: [
    "keep … safe; protect my key; secure my wallet; backup my key; back up; security tips; store my seed; protect; hacked; hack; safely; write down",
    "امن نگه; حفاظت; محافظت; پشتیبان گرفتن; ایمن; هک; نگه‌داری کلید; امنیت کیف پول; هک شده",
  ],
  lostKey: [
    "lost … key; lost my wallet; lost access; forgot … phrase; restore … account; recover my account; lost my phone; cannot access my wallet; lost seed; lost my password; recover access; stolen; lost … phrase; broke my phone; new phone; recovery",
    "کلید … گم; گم کرده‌ام; دسترسی … از دست; بازیابی حساب; بازگردانی; گوشی … گم; رمز … فراموش; دزدیده; گم کردن; گم شده; بازیابی; سرقت; گوشی … دزدیدند; یادم رفته; کیف پولم پریده",
  ],
  seedPhrase: [
    "seed phrase; recovery phrase; private key; secret phrase; 12 words; mnemonic; secret key; seed; 24 words; twelve words; secret words",
    "عبارت بازیابی; کلید خصوصی; کلمات بازیابی; ۱۲ کلمه; عبارت مخفی; سید; دوازده کلمه; کلمات مخفی; کلید",
  ],
  fakeSupport: [
    "support asks; asks for my; someone from support; telegram; dm; phishing; fake support; impersonate; claims to be support; admin messaged; contacted me; messaged me; whatsapp; called me; pretending",
    "پشتیبانی … می‌خواهد; کسی از پشتیبانی; تلگرام; فیشینگ; پشتیبانی جعلی; خود را پشتیبان; پیام داده; واتساپ; واتس‌اپ; پیوی; زنگ زد",
  ],
  contact: [
    "contact; support; reach you; talk to a human; talk to a person; real person; help desk; customer service; email address; phone number; get in touch; speak to; write to you; human agent; live agent; complain; complaint",
    "تماس; پشتیبانی; ارتباط; صحبت با; انسان; اپراتور; شماره تلفن; شماره تماس; پشتیبان; خدمات مشتری; شکایت; ادم واقعی; پیام بدهم; ارتباط با شما",
  ],
  feedback: [
    "feedback; suggestion; report a bug; bug; idea for you; improve; review",
    "بازخورد; پیشنهاد; انتقاد; گزارش خطا; باگ; نظر",
  ],
  latePaid: [
    "paid but; payment but; payment went through but; signature came too late; paid and then; already paid; paid twice; money gone but",
    "پرداختم ولی; پول را دادم ولی; پول کم شد ولی; پرداخت شد ولی; پول رفت ولی; پول رفت; دوبار پرداخت",
  ],
};
