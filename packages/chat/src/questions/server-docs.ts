// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const serverDocsQuestions: OtherWords = {
  "docs/benchmarks": [
    `
      how fast is it; performance figures; benchmark; how fast does it run; how many members can it handle
      load test results`,
    `
      سرعت برنامه; بنچمارک; سرعتش چقدره; چند تا عضو رو جواب میده; نتایج بنچمارک`,
  ],
  "docs/chat#api": [
    `
      chat api; chatbot endpoint; stream replies; call the chat from a program; chat endpoint; stream of the reply`,
    `
      api چت; وب‌سرویس چت; چت رو از برنامه صدا بزنم; اندپوینت چت`,
  ],
  "docs/chat#configure-a-model": [
    `
      use claude or ollama for the chat; connect a language model; local model for the chat; chat with our own ai`,
    `
      مدل زبانی رو به چت وصل کنم; با اولاما; مدل محلی برای چت; استفاده از مدل خودمون`,
  ],
  "docs/chat#mcp": [
    `
      use it from my ai assistant; mcp server; connect claude desktop; tools over mcp`,
    `
      سرور mcp; اتصال به دستیار خودم; با mcp وصل شم`,
  ],
  "docs/chat#storage-and-privacy": [
    `
      where are chats stored; chat_keep_days; when are chats deleted from the database`,
    `
      چت‌ها کجا ذخیره میشن; چت‌ها کی از دیتابیس پاک میشن`,
  ],
  "docs/chat#tickets": [
    `
      see the tickets; close a ticket; canopy-admin chat; list of people who want a person; answer tickets of users`,
    `
      تیکت‌ها رو ببینم; بستن تیکت; لیست تیکت‌های باز; تیکت‌ها تو خط فرمان`,
  ],
  "docs/chat#tools": [
    `
      which tools does the chat have; figures the chat can look up`,
    `
      چت چه ابزارهایی داره; ابزارهای چت`,
  ],
  "docs/configuration": [
    `
      environment variables; env file; settings of the server; config list; all settings of the server
      list of environment variables; where is the config file; which variables are required`,
    `
      متغیرهای محیطی; تنظیمات سرور; فایل env; همه تنظیمات سرور; لیست متغیرهای محیطی; فایل تنظیمات کجاست
      کدوم متغیرها لازمه`,
  ],
  "docs/configuration#backup": [
    `
      backup folder; backup schedule setting; where do backups go; change the backup time; variable for backups`,
    `
      تنظیم پشتیبان; پوشه بکاپ; پوشه بکاپ رو عوض کنم; ساعت بکاپ; متغیر بکاپ`,
  ],
  "docs/configuration#bots": [
    `
      market settings; bots role configuration; market exchange; which variable sets the markets
      source of candles setting`,
    `
      تنظیم ربات‌ها; تنظیم بازار; متغیر بازارها; تنظیم منبع کندل`,
  ],
  "docs/configuration#brand": [
    `
      change the name and logo; brand config; own company name; support mail on the site; white label; own texts
      operator name and address; use our own logo; rename the product; put our company name on the pages; own colours
      own contact address`,
    `
      نام و لوگو; برند خودمان; اسم خودمان روی سایت; ایمیل پشتیبانی خودمان; شخصی‌سازی سایت; لوگوی خودمون رو بذاریم
      اسم محصول رو عوض کنیم; اسم شرکتمون رو صفحات; رنگ خودمون; ایمیل تماس خودمون`,
  ],
  "docs/configuration#chain": [
    `
      rpc url setting; chain id; contract address setting; start block; variable for the node url
      set the contract address; confirmations setting; which block to start from`,
    `
      تنظیم زنجیره; تنظیم rpc; شناسه زنجیره; متغیر آدرس نود; آدرس قرارداد رو تنظیم کنم; از کدوم بلوک شروع کنه`,
  ],
  "docs/configuration#chat": [
    `
      chat settings; model for the chat; chat provider; keep days of chats; set the api key of the model
      how long are chats stored setting; configure openai for the chat; turn the model on`,
    `
      تنظیم چت; مدل چت; روزهای نگهداری چت; کلید api مدل چت; چتا چند روز بمونه تنظیم; مدل چت رو روشن کنم
      تنظیم openai برای چت`,
  ],
  "docs/configuration#database": [
    `
      database url; postgres settings; database pool; where do i put the postgres password; connection string
      pool size; which variable is for postgres`,
    `
      تنظیم پایگاه داده; آدرس دیتابیس; آدرس پستگرس رو کجا بذارم; کانکشن استرینگ; متغیر دیتابیس کدومه
      رمز پستگرس کجا تنظیم میشه`,
  ],
  "docs/configuration#health-metrics-and-logs": [
    `
      log level; metrics port; health port; tracing; log format; set the log level; port of the metrics
      turn on tracing; debug logs`,
    `
      سطح لاگ; پورت متریک; تنظیم لاگ; سطح لاگ رو عوض کنم; پورت متریک‌ها; لاگ دیباگ روشن بشه; ردیابی opentelemetry`,
  ],
  "docs/configuration#keeper": [
    `
      keeper private key setting; keeper max gwei; keeper configuration; limit the gas price of the keeper
      keeper variable; where does the keeper's key go`,
    `
      تنظیم کیپر; سقف گس کیپر; سقف قیمت گس کیپر; متغیر کیپر; کلید کیپر کجا بره`,
  ],
  "docs/configuration#mail-and-country": [
    `
      smtp settings; send mail; mail server; mail from; outgoing mail setup; mailserver variable; block countries
      mails are not sent; smtp user and password`,
    `
      تنظیم ایمیل; smtp; سرور ایمیل; فرستادن ایمیل از سرور; راه‌اندازی ایمیل; متغیر سرور ایمیل; کشورها رو ببندم
      ایمیل ارسال نمیشه; یوزر و پسورد smtp`,
  ],
  "docs/configuration#network": [
    `
      port; host; rate limit setting; proxy setting; trust proxy; requests per minute; origin; cors; change the port
      too many requests limit; allowed origins; set the public url; behind a proxy the ip is wrong; throttle requests`,
    `
      پورت; تعداد درخواست در دقیقه; تنظیم محدودیت; آدرس سایت; پروکسی; پورت رو عوض کنم; محدودیت تعداد درخواست
      دامنه‌های مجاز cors; آدرس عمومی سایت رو تنظیم کنم; ریت لیمیت`,
  ],
  "docs/failures": [
    `
      what breaks when; what happens when something fails; failure list; outage; what if a part of the system breaks
      table of failures; how does it behave when something is down`,
    `
      خرابی‌ها; اگر چیزی از کار بیفتد; قطعی; اگه یه بخش سیستم بخوابه; جدول خرابی‌ها; وقتی چیزی قطعه چه رفتاری داره`,
  ],
  "docs/failures#database": [
    `
      postgres down; database connection lost; database outage; what happens when postgres is restarted
      lost connection to the database`,
    `
      قطع پایگاه داده; پستگرس خوابید; اتصال دیتابیس; اگه پستگرس ریستارت بشه; ارتباط با دیتابیس قطع شد`,
  ],
  "docs/failures#exit-codes": [
    `
      exit code; server stopped with a code; process ended with code; exit status; the process exits with 75
      what does exit status 78 mean; why did the process stop; list of exit codes`,
    `
      کد خروج; سرور با کد بسته شد; کد خطای خروج; سرور با کد متوقف شد; پروسه با کد ۷۸ بسته شد; معنی کد خروج
      چرا پروسه متوقف شد; لیست کدهای خروج`,
  ],
  "docs/failures#log": [
    `
      log messages; meaning of a log line; what does this log mean; what does this line in the log mean
      explain a log message; error in the server log`,
    `
      پیام‌های لاگ; معنی لاگ; این خط لاگ یعنی چی; پیام لاگ رو توضیح بده; خطا تو لاگ سرور`,
  ],
  "docs/failures#node": [
    `
      rpc node down; node unreachable; node lags; chain node failure; what if the node is behind; rpc does not answer
      the chain node is lagging`,
    `
      قطع نود; گره زنجیره جواب نمی‌دهد; نود عقب است; اگه نود عقب بمونه; آر‌پی‌سی جواب نمیده; نود زنجیره قطعه`,
  ],
  "docs/failures#probes": [
    `
      health check endpoints; liveness; readiness; which url for health checks; kubernetes probes
      is there a ready endpoint`,
    `
      بررسی سلامت; پروب; آدرس بررسی سلامت; پروب‌های کوبرنتیز; اندپوینت ready`,
  ],
  "docs/market-data": [
    `
      price data of markets; market sources; candles endpoint; where does the server get prices
      price sources for markets; add another market`,
    `
      داده بازار; منبع‌های بازار; سرور قیمت رو از کجا می‌گیره; منابع قیمت بازارها`,
  ],
  "docs/operating": [
    `
      run in production; start the server; systemd; operate the server; day to day running of the server
      how do i operate it; start and stop the services`,
    `
      اجرای سرور در عمل; راه انداختن سرور; سیستم‌دی; کارهای روزمره سرور; سرویس‌ها رو استارت و استاپ کنم`,
  ],
  "docs/operating#commons": [
    `
      pay out the commons; collectCommons`,
    `
      پرداخت صندوق عمومی`,
  ],
  "docs/operating#limits": [
    `
      memory limits of the units; systemd memory; out of memory; process was killed because of memory
      how much memory does each process get; oom`,
    `
      محدودیت حافظه; مصرف حافظه سرور; پروسه به خاطر رم کشته شد; هر پروسه چقدر رم می‌گیره`,
  ],
  "docs/operating#nginx": [
    `
      nginx; reverse proxy; https in front of the server; certificate; tls; nginx config for the site
      where do i terminate tls; web server in front of it; ssl certificate for my domain; proxy pass to the api`,
    `
      انجینکس; پروکسی معکوس; گواهی https; پروکسی جلوی سرور; انجین ایکس; کانفیگ انجینکس; گواهی ssl برای دامنه
      وب‌سرور جلوی برنامه; پشت پروکسی بذارمش; https رو کجا تنظیم کنم`,
  ],
  "docs/operating#paper-bots": [
    `
      bots role on the server; run bots on the server`,
    `
      اجرای ربات‌ها روی سرور`,
  ],
  "docs/operating#requirements": [
    `
      memory and disk needed; system requirements; how much ram; how many cores and gigabytes; smallest server
      which cpu`,
    `
      رم و دیسک لازم; مشخصات سیستم; چند گیگ رم لازمه; حداقل سخت‌افزار; چند هسته سی‌پی‌یو`,
  ],
  "docs/operating#roles": [
    `
      api indexer keeper bots roles; several processes; run roles apart; split the server
      run the indexer on another machine; which processes are there; start only the api
      how do i start several api processes`,
    `
      نقش‌های سرور; چند فرایند; ایندکسر; جدا کردن نقش‌ها; ایندکسر رو جدا اجرا کنم; چه پروسه‌هایی داره
      فقط api رو بالا بیارم; نقش هر پروسه چیه`,
  ],
  "docs/server-security": [
    `
      server security; how is the server protected; asvs; owasp; how do you protect the server
      security measures of the site; owasp level`,
    `
      امنیت سرور; محافظت سرور; از سرور چطور محافظت می‌کنید; تدابیر امنیتی سایت`,
  ],
  "docs/server-security#limits-and-expensive-requests": [
    `
      protect from floods; denial of service; rate limits`,
    `
      حمله محروم‌سازی; محدودیت درخواست`,
  ],
  "docs/server-security#v7-sessions": [
    `
      session tokens; how sessions are stored`,
    `
      توکن نشست`,
  ],
};
