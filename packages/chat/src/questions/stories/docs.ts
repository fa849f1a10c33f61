// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const docsStories: OtherWords = {
  "docs/security#invariants": [
    `
      which invariants hold for the contract; what is always true of the plan contract
      properties that the fuzz tests check; invariant tests of the contract; what must never be violated`,
    `
      ناورداهای قرارداد کدومن; چه چیزی همیشه تو قرارداد برقراره; ویژگی‌هایی که تست فاز بررسی می‌کنه
      تست ناوردای قرارداد`,
  ],
  "docs/security#faults-and-their-tests": [
    `
      which bugs do the contract tests look for; faults and the tests that find them
      list of attacks with the test of each; mutation tests of the contract`,
    `
      تست‌های قرارداد دنبال چه باگ‌هایی هستن; خطاها و تستی که پیداشون می‌کنه; لیست حمله‌ها با تست هر کدوم`,
  ],
  "docs/server-security#protected-data": [
    `
      which data does the server protect and how; sensitive data on the server; what does a database leak reveal
      how are tokens and emails protected`,
    `
      سرور از چه داده‌ای محافظت می‌کنه; داده‌های حساس سرور; اگه دیتابیس لو بره چی معلوم میشه
      توکن و ایمیل چطور محافظت میشن`,
  ],
  "docs/server-security#permissions": [
    `
      who may call which endpoint; access rights of the api; roles and permissions of users; what can a session do`,
    `
      کی به کدوم اندپوینت دسترسی داره; سطح دسترسی api; مجوزهای کاربران; با یه نشست چه کارهایی میشه کرد`,
  ],
  "docs/server-security#cryptography": [
    `
      which hash algorithms does the server use; how are session tokens hashed; random numbers and keys on the server
      encryption used`,
    `
      سرور از چه الگوریتم هشی استفاده می‌کنه; توکن نشست چطور هش میشه; رمزنگاری سرور`,
  ],
  "docs/server-security#logs": [
    `
      what do the logs contain; are secrets written to logs; do logs contain personal data; redact tokens in logs`,
    `
      تو لاگ‌ها چی نوشته میشه; رمزها تو لاگ میاد; لاگ داده شخصی داره; مخفی کردن توکن تو لاگ`,
  ],
  "docs/operating#chat": [
    `
      watch the chat as operator; metrics of the chat; how good are the answers of the chat
      usage of the language model per day`,
    `
      چت رو به عنوان گرداننده زیر نظر بگیرم; متریک‌های چت; کیفیت جواب‌های چت; مصرف مدل زبانی در روز`,
  ],
  "docs/operating#vault-rules": [
    `
      let our server execute vault rules; run a vault keeper on the server; bots key for executing rules
      why does the server not execute a rule`,
    `
      سرورمون قاعده‌های خزانه رو اجرا کنه; کیپر خزانه روی سرور; کلید bots برای اجرای قاعده
      چرا سرور قاعده رو اجرا نمی‌کنه`,
  ],
  "docs/verify#compared-figures": [
    `
      which figures does verify compare; what is checked against the contract by npm run verify
      differences printed by verify`,
    `
      دستور verify کدوم ارقام رو مقایسه می‌کنه; چه چیزی با قرارداد چک میشه; اختلاف‌هایی که verify چاپ می‌کنه`,
  ],
  "docs/architecture#layers": [
    `
      which module may import which; layers of the code; dependency rules between packages
      structure of the repository`,
    `
      کدوم ماژول می‌تونه کدوم رو import کنه; لایه‌های کد; قواعد وابستگی پکیج‌ها; ساختار مخزن`,
  ],
  "docs/failures#soak": [
    `
      what does the soak test do; long load test with random faults; run the soak test for an hour; chaos test`,
    `
      تست سوک چیکار می‌کنه; تست طولانی با خرابی تصادفی; تست یک ساعته زیر بار`,
  ],
  "docs/market-data#api": [
    `
      endpoint for candles; read market prices over the api; candles in json`,
    `
      اندپوینت کندل‌ها; خوندن قیمت بازار از api; کندل به json`,
  ],
  "docs/releasing#fix-a-release": [
    `
      a release is broken, what now; withdraw a bad release; hotfix of a published version`,
    `
      نسخه منتشر شده خرابه چیکار کنم; پس گرفتن یه نسخه بد; هات‌فیکس نسخه`,
  ],
  "docs/plan#gas": [
    `
      how much gas does one registration burn; gas used by each function of the plan; cost of a call in gas units
      gas of settling a round`,
    `
      یه ثبت نام چقدر گس می‌سوزونه; گس هر تابع طرح; هزینه هر فراخوانی به گس; گس تسویه یه دور`,
  ],
  "docs/configuration#database": [
    `
      where is the connection to postgres set; env variable for the db; which setting has the database address
      maximum connections to the database`,
    `
      اتصال پستگرس کجا تنظیم میشه; متغیر محیطی دیتابیس; آدرس پایگاه داده تو کدوم تنظیمه; حداکثر اتصال به دیتابیس`,
  ],
  "docs/configuration#mail-and-country": [
    `
      how do i configure sending emails; the server doesn't send mails, which setting; smtp host and port
      refuse visitors of some countries`,
    `
      ارسال ایمیل رو چطور تنظیم کنم; سرور ایمیل نمی‌فرسته کدوم تنظیم; هاست و پورت smtp
      رد کردن بازدیدکننده بعضی کشورها`,
  ],
  "docs/configuration#brand": [
    `
      put our own logo and name on everything; how do we rename the site for our company
      change the colours of the theme to our brand; where is the support address configured`,
    `
      لوگو و اسم خودمون رو همه جا بذاریم; اسم سایت رو برای شرکتمون عوض کنیم; رنگ‌های سایت رو رنگ برند خودمون کنیم
      آدرس پشتیبانی کجا تنظیم میشه`,
  ],
  "docs/configuration#chain": [
    `
      set the rpc endpoint; which variable has the contract's address; change the chain to amoy
      block at which indexing begins`,
    `
      آدرس rpc رو تنظیم کنم; آدرس قرارداد تو کدوم متغیره; زنجیره رو بذارم آموی; ایندکس از کدوم بلوک شروع میشه`,
  ],
  "docs/configuration#network": [
    `
      change the listening port; behind cloudflare all users have one ip; raise the request limit
      allow another domain to call the api`,
    `
      پورت سرور رو عوض کنم; پشت کلودفلر همه یه آی‌پی دارن; محدودیت درخواست رو بیشتر کنم; یه دامنه دیگه api رو صدا بزنه`,
  ],
  "docs/configuration#keeper": [
    `
      where do i enter the key of the keeper; upper limit for gas of the keeper; settings of the keeper account`,
    `
      کلید کیپر رو کجا وارد کنم; سقف گس برای کیپر; تنظیمات حساب کیپر`,
  ],
  "docs/configuration#chat": [
    `
      connect a language model through settings; daily limit of the model's cost
      how many days are chats kept, which variable`,
    `
      مدل زبانی رو تو تنظیمات وصل کنم; سقف هزینه روزانه مدل; چت‌ها چند روز بمونه کدوم متغیر`,
  ],
  "docs/configuration#health-metrics-and-logs": [
    `
      which port has the metrics; make the logs more detailed; turn tracing on; where do prometheus metrics listen`,
    `
      متریک‌ها روی کدوم پورته; لاگ‌ها جزئی‌تر بشه; ردیابی رو روشن کنم; پرومتئوس به کدوم پورت وصل بشه`,
  ],
  "docs/failures#exit-codes": [
    `
      the process ended with a number, what does it mean; systemd shows status 75; why did the server exit by itself`,
    `
      پروسه با یه عدد تموم شد یعنی چی; سیستم‌دی کد ۷۵ نشون میده; چرا سرور خودش بسته شد`,
  ],
  "docs/failures#database": [
    `
      what does the site do while postgres is down; the database was restarted, must i restart the server too
      database connection refused`,
    `
      وقتی پستگرس قطعه سایت چی میشه; دیتابیس ریستارت شد سرور هم باید ریستارت بشه; اتصال به دیتابیس رد شد`,
  ],
  "docs/failures#node": [
    `
      the rpc node is behind; our node stopped, what happens to the site; node returns errors`,
    `
      نود rpc عقب افتاده; نودمون خوابید سایت چی میشه; نود خطا میده`,
  ],
  "docs/operating#nginx": [
    `
      how do i put nginx in front; certificate renewal; tls termination; proxy settings for the websocket or events`,
    `
      انجینکس رو چطور بذارم جلوش; تمدید گواهی; تنظیم پروکسی برای رویدادها; سرتیفیکیت https`,
  ],
  "docs/operating#roles": [
    `
      split api and indexer on two machines; which roles can a process have; run two api processes
      what does the indexer role do`,
    `
      api و ایندکسر رو دو تا ماشین جدا; یه پروسه چه نقش‌هایی می‌تونه داشته باشه; دو تا پروسه api; نقش ایندکسر چیه`,
  ],
  "docs/operating#requirements": [
    `
      how big must the server be; memory for a million members; disk space of the index; cpu cores needed`,
    `
      سرور چقدر باید قوی باشه; رم برای یک میلیون عضو; فضای دیسک ایندکس; چند هسته لازمه`,
  ],
  "docs/deploying": [
    `
      deploy the contract to polygon; how do i put my own plan on the chain; steps of the deployment`,
    `
      قرارداد رو روی پلیگان مستقر کنم; طرح خودم رو چطور روی زنجیره بذارم; مراحل استقرار`,
  ],
  "docs/deploying#keys": [
    `
      which key deploys the contract; keep the deployer key safe; what can the deployer key do later`,
    `
      با کدوم کلید مستقر میشه; کلید استقرار رو امن نگه دارم; کلید استقرار بعدا چیکار می‌تونه بکنه`,
  ],
  "docs/chat#tickets": [
    `
      how do i see questions for a person on the command line; list of open tickets; close a ticket as operator
      answer a user's ticket`,
    `
      تیکت‌های باز رو تو خط فرمان ببینم; لیست تیکت‌ها; تیکت رو ببندم; جواب تیکت کاربر`,
  ],
  "docs/chat#mcp": [
    `
      connect claude to the figures; use the site from an ai assistant; model context protocol address`,
    `
      کلود رو به ارقام وصل کنم; از دستیار هوش مصنوعی با سایت کار کنم; آدرس mcp`,
  ],
  "docs/chat#configure-a-model": [
    `
      let a llm write the answers; use ollama locally; which providers can the chat use; set up anthropic for the chat`,
    `
      مدل زبانی جواب‌ها رو بنویسه; اولاما محلی; چت از چه سرویس‌دهنده‌هایی پشتیبانی می‌کنه; راه‌اندازی آنتروپیک برای چت`,
  ],
  "docs/tree-format": [
    `
      how is the tree file encoded; write a reader for the tree file; binary layout of the tree`,
    `
      فایل درخت چطور کد شده; خواننده برای فایل درخت بنویسم; ساختار دودویی درخت`,
  ],
  "docs/growth": [
    `
      cost of settlement with a million members; how does gas grow with the network; who pays for settling a huge tree`,
    `
      هزینه تسویه با یک میلیون عضو; گس با بزرگ شدن شبکه چقدر زیاد میشه; تسویه درخت بزرگ رو کی میده`,
  ],
  "docs/benchmarks": [
    `
      how fast is the server; how many requests per second; how is performance measured`,
    `
      سرور چقدر سریعه; چند درخواست در ثانیه; کارایی چطور اندازه‌گیری میشه`,
  ],
  "docs/architecture": [
    `
      how is the software built; overview of the components; which parts does the system have`,
    `
      نرم‌افزار چطور ساخته شده; نمای کلی اجزا; سیستم از چه بخش‌هایی تشکیل شده`,
  ],
  "docs/adding-a-feature": [
    `
      i'm a developer and want to add a page; where does new code go; steps to contribute a feature`,
    `
      برنامه‌نویسم می‌خوام یه صفحه اضافه کنم; کد جدید کجا بره; مراحل اضافه کردن قابلیت`,
  ],
};
