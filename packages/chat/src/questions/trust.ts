// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const trustQuestions: OtherWords = {
  "can-i-lose": [
    "could i lose everything; risk of losing; is it risky; will i lose my money; worst case; is my money at risk; danger of loss",
    "همه پولم را از دست می‌دهم; ریسک دارد; خطر ضرر; بدترین حالت; پولم به خطر می‌افتد; احتمال ضرر",
  ],
  "how-many-lose": [
    "percentage of losers; how many people profit; success rate; what share of members earn; average result; chance of profit; do most people lose",
    "چند درصد ضرر می‌کنند; چند نفر سود کرده‌اند; شانس سود; بیشتر اعضا چه می‌شوند; میانگین درآمد اعضا; اکثر ضرر می‌کنند",
  ],
  "guaranteed-income": [
    "promise of profit; fixed return; is profit certain; sure income; guaranteed return; daily interest",
    "سود تضمینی; درآمد قطعی; سود ثابت; قول سود; بازده تضمین‌شده; سود روزانه",
  ],
  "pyramid-scheme": [
    "is this a pyramid; ponzi; mlm; network marketing; like other pyramid companies; multi level marketing",
    "هرمی است; پانزی; نتورک مارکتینگ; بازاریابی شبکه‌ای; گلدکوئست; شرکت هرمی",
  ],
  "is-it-a-scam": [
    "is it legit; can i trust you; is this real; fraud; are you honest; is it fake; reliable; will you cheat me",
    "کلاهبرداری نیست; قابل اعتماد هستید; واقعی است; سرکاری; دروغ است; معتبر هستید; پولم را نمی‌خورید",
  ],
  "is-it-legal": [
    "allowed in my country; against the law; legal in my country; can i get in trouble; license; halal; is it permitted; police",
    "قانونی است; جرم دارد; در ایران مجاز; مجوز دارید; حلال است; خلاف قانون; دردسر قانونی; شرعی",
  ],
  "who-changes-rules": [
    "can the rules change later; will the percentages change; who decides the rules; upgrade of the contract; are rules fixed; can you alter the plan",
    "قوانین عوض می‌شود; درصدها تغییر می‌کند; چه کسی قانون را تعیین می‌کند; قرارداد تغییر می‌کند; قانون ثابت است",
  ],
  "operator-power": [
    "can you steal the money; run away with funds; can the owner freeze my account; can admin block me; rug pull; can the operator pause the contract; can you take my seat; backdoor; ban me",
    "می‌توانید پول را بردارید; فرار با پول; حسابم را مسدود کنید; مدیر می‌تواند ببندد; راگ پول; پولم را بلوکه کنید; سرم را کلاه بگذارید",
  ],
  commons: [
    "public cause; who gets the ten percent; where do the 10 percent go; charity; burn address; what is commons",
    "کار خیر; ده درصد به کی می‌رسد; فایده صندوق عمومی; خیریه; آدرس سوزاندن",
  ],
  audit: [
    "was the code reviewed; security audit; checked by experts; certified; independent review; are there bugs; was it tested; has the contract been hacked; security company",
    "کد بررسی شده; ممیزی امنیتی; شرکت امنیتی بررسی کرده; باگ دارد; تأییدیه; هک شده تا حالا; آزمایش شده",
  ],
  verify: [
    "check the numbers; prove the figures; verify the calculations; how to audit the data myself; don't trust verify; compare with the blockchain; independent check",
    "عددها را بررسی کنم; راستی‌آزمایی; خودم حساب کنم; مقایسه با بلاکچین; درستی ارقام; اثبات ارقام",
  ],
  "site-gone": [
    "website closed; if you disappear; site not opening; site blocked or filtered; use the contract without the site; domain gone; server is down; what if you stop",
    "سایت بسته شود; اگر غیب شوید; سایت فیلتر شد; سایت باز نمی‌شود; بدون سایت برداشت; دامنه از بین برود; سرور خراب شد",
  ],
  "growth-ends": [
    "no new members; growth stops; market is saturated; everyone has joined; last people to join; what happens at the end; if nobody joins",
    "عضو جدید نیاید; رشد تمام شود; اشباع; نفرهای آخر; آخرش چه می‌شود; همه عضو شده باشند",
  ],
  "support-scam": [
    "someone asked for my seed phrase; telegram support message; admin messaged me; asked for my private key; phishing; fake support; do you ask for my key; someone wants my 12 words; asked me to send money",
    "کسی کلمات بازیابی خواست; پیام پشتیبانی در تلگرام; ادمین پیام داده; کلید خصوصی‌ام را می‌خواهند; فیشینگ; پشتیبان قلابی; ۱۲ کلمه را خواست; گفت پول بفرست",
  ],
  "price-feed-fails": [
    "chainlink down; oracle failure; wrong price; price feed stops; stale price; what if the oracle is hacked",
    "چین‌لینک قطع شود; خرابی اوراکل; قیمت اشتباه; منبع قیمت بخوابد; قیمت قدیمی",
  ],
  "real-contract": [
    "contract address; official address; fake copy of the site; is this the right contract; verify contract on polygonscan; genuine site; correct website; clone site",
    "آدرس قرارداد; آدرس رسمی; سایت کپی; سایت اصلی; قرارداد درست; سایت جعلی; پلیگان‌اسکن",
  ],
  "who-is-operator": [
    "who owns this; who is behind it; which company; founder; who runs the site; who made this; owner of the platform; where is your office",
    "مالک کیست; پشت این کیست; کدام شرکت; بنیان‌گذار; چه کسی اداره می‌کند; سازنده; صاحب سایت; دفترتان کجاست",
  ],
  "what-is-smart-contract": [
    "explain smart contract; what does contract mean; program on blockchain; how does the contract work; blockchain basics",
    "قرارداد هوشمند به زبان ساده; معنی قرارداد; برنامه روی بلاکچین; قرارداد چطور کار می‌کند",
  ],
  "run-a-server": [
    "own server; hardware for a server; install the software; host it myself; server requirements; vps size; set up a server; deploy the server",
    "سرور خودم; سخت‌افزار سرور; نصب نرم‌افزار; میزبانی; مشخصات سرور; راه‌اندازی سرور; نصب روی وی‌پی‌اس",
  ],
  "rpc-node": [
    "which node provider; alchemy or infura; rpc url; archive node needed; node for the server; rpc limits",
    "ارائه‌دهنده نود; آدرس rpc; نود آرشیو; گره برای سرور; آلکمی",
  ],
  "server-keeper": [
    "keeper key; keeper stops; keeper role; fund the keeper; keeper wallet empty; automatic settlement by the server",
    "کلید کیپر; کیپر ایستاد; نقش کیپر; شارژ کیپر; تسویه خودکار سرور",
  ],
  "server-backup": [
    "database backup; restore a backup; move to a new machine; disaster recovery; save the database",
    "بکاپ پایگاه داده; برگرداندن نسخه پشتیبان; انتقال به ماشین دیگر; پشتیبان دیتابیس",
  ],
  "server-upgrade": [
    "install a new version; update the server; new release; upgrade steps; downtime on update",
    "نصب نسخه جدید; آپدیت سرور; به‌روزرسانی; مراحل ارتقا; انتشار تازه",
  ],
  "server-metrics": [
    "monitoring; prometheus metrics; grafana dashboard; alerts; is my server healthy; health endpoint",
    "مانیتورینگ; متریک; گرافانا; هشدارها; سلامت سرور; پایش",
  ],
  "docs/operating#nginx": [
    "nginx; reverse proxy; https in front of the server; certificate; tls",
    "انجینکس; پروکسی معکوس; گواهی https; پروکسی جلوی سرور; انجین ایکس",
  ],
  "docs/operating#requirements": [
    "memory and disk needed; system requirements; how much ram",
    "رم و دیسک لازم; مشخصات سیستم",
  ],
  "docs/operating#roles": [
    "api indexer keeper bots roles; several processes; run roles apart; split the server",
    "نقش‌های سرور; چند فرایند; ایندکسر; جدا کردن نقش‌ها",
  ],
  "docs/operating#limits": [
    "memory limits of the units; systemd memory; out of memory",
    "محدودیت حافظه; مصرف حافظه سرور",
  ],
  "docs/failures": [
    "what breaks when; what happens when something fails; failure list; outage",
    "خرابی‌ها; اگر چیزی از کار بیفتد; قطعی",
  ],
  "docs/failures#exit-codes": [
    "exit code; server stopped with a code; process ended with code; exit status",
    "کد خروج; سرور با کد بسته شد; کد خطای خروج; سرور با کد متوقف شد",
  ],
  "docs/failures#database": [
    "postgres down; database connection lost; database outage",
    "قطع پایگاه داده; پستگرس خوابید; اتصال دیتابیس",
  ],
  "docs/failures#node": [
    "rpc node down; node unreachable; node lags; chain node failure",
    "قطع نود; گره زنجیره جواب نمی‌دهد; نود عقب است",
  ],
  "docs/configuration#network": [
    "port; host; rate limit setting; proxy setting; trust proxy; requests per minute; origin; cors",
    "پورت; تعداد درخواست در دقیقه; تنظیم محدودیت; آدرس سایت; پروکسی",
  ],
  "docs/configuration#database": [
    "database url; postgres settings; database pool",
    "تنظیم پایگاه داده; آدرس دیتابیس",
  ],
  "docs/configuration#chain": [
    "rpc url setting; chain id; contract address setting; start block",
    "تنظیم زنجیره; تنظیم rpc; شناسه زنجیره",
  ],
  "docs/configuration#mail-and-country": [
    "smtp settings; send mail; mail server; mail from",
    "تنظیم ایمیل; smtp; سرور ایمیل; فرستادن ایمیل از سرور",
  ],
  "docs/configuration#keeper": [
    "keeper private key setting; keeper max gwei; keeper configuration",
    "تنظیم کیپر; سقف گس کیپر",
  ],
  "docs/configuration#bots": [
    "market settings; bots role configuration; market exchange",
    "تنظیم ربات‌ها; تنظیم بازار",
  ],
  "docs/configuration#health-metrics-and-logs": [
    "log level; metrics port; health port; tracing",
    "سطح لاگ; پورت متریک; تنظیم لاگ",
  ],
  "docs/configuration#backup": ["backup folder; backup schedule setting", "تنظیم پشتیبان; پوشه بکاپ"],
  "docs/configuration#brand": [
    "change the name and logo; brand config; own company name; support mail on the site; white label; own texts; operator name and address",
    "نام و لوگو; برند خودمان; اسم خودمان روی سایت; ایمیل پشتیبانی خودمان; شخصی‌سازی سایت",
  ],
  "docs/configuration#chat": [
    "chat settings; model for the chat; chat provider; keep days of chats",
    "تنظیم چت; مدل چت; روزهای نگهداری چت",
  ],
  "docs/deploying": [
    "deploy the contracts; put the contracts on polygon; launch my own plan; deployment steps",
    "دیپلوی قرارداد; قراردادها را مستقر کنم; استقرار روی پالیگان; راه‌اندازی طرح خودم",
  ],
  "docs/deploying#rehearse": [
    "test deployment; amoy; dry run; practise deployment",
    "تمرین استقرار; شبکه آزمایشی; آموی",
  ],
  "docs/deploying#execute": [
    "run the deployment; deploy for real; send the deployment",
    "اجرای استقرار; استقرار واقعی",
  ],
  "docs/deploying#keys": [
    "keys for deployment; hardware key; deployer key; ledger for deploying",
    "کلید استقرار; کلید سخت‌افزاری",
  ],
  "docs/deploying#plan-file": [
    "plan parameters file; plan json; settings of the plan before deployment; genesis",
    "فایل طرح; پارامترهای طرح",
  ],
  "docs/deploying#vaults": ["deploy vaults; vault factory; markets contract", "استقرار خزانه; کارخانه خزانه"],
  "docs/deploying#verify-and-publish": [
    "publish the source; verify source on polygonscan",
    "انتشار کد قرارداد; تأیید کد در پلیگان‌اسکن",
  ],
  "docs/releasing#make-a-release": [
    "cut a release; publish a version; new version tag; steps of a release",
    "انتشار نسخه; ساخت ریلیز",
  ],
  "docs/adding-a-feature": [
    "contribute code; where does new code go; developer guide; add a page",
    "توسعه; کد جدید کجا; افزودن قابلیت; مشارکت",
  ],
  "docs/verify": [
    "npm run verify; compare index with contract; verify command",
    "دستور verify; مقایسه با قرارداد",
  ],
  "docs/chat#api": ["chat api; chatbot endpoint; stream replies", "api چت; وب‌سرویس چت"],
  "docs/report#simulator": [
    "outcome simulator; simulate a network; try parameters",
    "شبیه‌ساز نتیجه; شبیه‌سازی شبکه",
  ],
  "docs/strategies#candles-from-a-csv": [
    "csv format of candles; columns of the csv; file format of prices",
    "قالب فایل کندل; ستون‌های csv",
  ],
  "docs/vault#use-a-vault-without-us": [
    "call vault contract directly; withdrawAll by hand; cast commands for a vault",
    "فراخوانی مستقیم خزانه; دستورهای خزانه",
  ],
  "docs/tree-format": [
    "binary format of the tree; file format; parse the tree file; read tree file",
    "قالب فایل درخت; فرمت دودویی درخت",
  ],
  "docs/market-data": [
    "price data of markets; market sources; candles endpoint",
    "داده بازار; منبع‌های بازار",
  ],
  "docs/security": [
    "contract attacks; threat model; security of the contract; what attackers can try",
    "امنیت قرارداد; حمله‌های قرارداد",
  ],
  "docs/server-security": [
    "server security; how is the server protected; asvs; owasp",
    "امنیت سرور; محافظت سرور",
  ],
  "docs/growth": [
    "cost of settlement as it grows; settlement cost; a million members",
    "هزینه تسویه با رشد; یک میلیون عضو",
  ],
};
