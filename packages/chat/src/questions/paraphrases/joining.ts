// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const joiningParaphrases: OtherWords = {
  "what-is-canopy": [
    `
      my neighbour talks about canopy all day, what is it really; so what's this whole thing about; is there an actual product behind it
      explain your business to my grandma; where does the income of this company come from; what exactly am i looking at here
      what is the idea of canopy in two sentences; is anything sold here`,
    `
      همسایه‌م همش از کانوپی میگه، اصلا چیه; کل ماجرا از چه قراره; محصولی هم پشتش هست; برای مامان‌بزرگم توضیح بده اینجا چیه
      درآمد این شرکت از کجا می‌آید; اینجا چی می‌فروشن; ایدهٔ اصلی کانوپی چیست; خلاصه این سایت چیکار می‌کنه`,
  ],
  "who-may-join": [
    `
      i'm seventeen, can i take part; do you accept people from pakistan; is a passport scan needed; am i old enough
      my mother is seventy, may she become a member; who isn't allowed; can companies join or only persons; minimum age
      is it open to everybody in the world`,
    `
      هفده سالمه می‌تونم شرکت کنم; از افغانستان هم قبول می‌کنید; عکس پاسپورت لازمه; مادرم هفتاد سالشه می‌تونه عضو بشه
      چه کسانی مجاز نیستند; حداقل سن چقدره; همه دنیا می‌تونن بیان; برای عضویت شناسنامه می‌خواید`,
  ],
  "before-registering": [
    `
      what should i have ready before i sign up; i wanna start tomorrow, what do i prepare; do i need crypto beforehand
      list of things needed for the registration; what must i own to begin; is a bank card enough to get in`,
    `
      قبل از عضو شدن چی باید آماده داشته باشم; فردا می‌خوام شروع کنم چی تهیه کنم; باید از قبل ارز داشته باشم
      فهرست چیزهایی که برای ثبت‌نام نیاز است; کارت بانکی برای ورود کافیه`,
  ],
  "joining-cost": [
    `
      how much do i have to put down to get in; what's the entry fee; cheapest way to become a member; is there a subscription
      what am i going to pay all together; price of membership in dollars; do you charge monthly; are there hidden costs
      is it for free to join`,
    `
      برای ورود چقدر باید بذارم; ورودیش چنده; ارزون‌ترین راه عضو شدن; حق اشتراک ماهانه داره; روی هم چقدر میدم
      بهای عضویت به دلار چقدر است; هزینه پنهان هم داره; عضویت مجانیه`,
  ],
  "register-steps": [
    `
      walk me through signing up; i'm on the sign up page, what do i press; how does one become a member here
      guide for new members from start to finish; what comes after choosing a username; i want in, how; how can i make an acount
      in which order do i pay and sign`,
    `
      قدم به قدم بگو چطور عضو بشم; تو صفحه ثبت‌نامم چی رو بزنم; چه جوری میشه عضو شد; بعد از انتخاب نام کاربری چی میاد
      راهنمای کامل نام‌نویسی از ابتدا تا انتها; می‌خوام بیام تو چیکار کنم; اول پول میدم یا امضا می‌کنم; اکانت چجوری بسازم`,
  ],
  "what-is-a-sponsor": [
    `
      what does the one who invited me get; is it possible to switch my inviter; why do i have to type a sponsor
      i picked the wrong referrer; who counts as my sponsor; do i pay more because of the sponsor; what's a referrer
      can i get rid of my sponsor`,
    `
      اونی که منو دعوت کرده چی گیرش میاد; دعوت‌کننده‌ام رو عوض کنم; چرا باید حامی بنویسم; معرف اشتباهی زدم
      چه کسی حامی من به شمار می‌رود; به خاطر حامی پول بیشتری میدم; اسپانسر یعنی کی; از شر حامیم خلاص شم`,
  ],
  "sponsor-or-placement": [
    `
      i was invited by anna but sit below bob, who gets what; my upline isn't my sponsor, why; two names on the form, what's the difference
      is the person above me the one who earns on me; placement and sponsor, are they the same`,
    `
      آنا دعوتم کرد ولی زیر باب نشستم کی چی می‌گیره; بالاسریم حامیم نیست چرا; تو فرم دو تا اسم هست فرقشون چیه
      عضوی که بالای من است از من سود می‌برد یا حامی; جایگذاری و حامی یکیه`,
  ],
  "sponsor-leaves": [
    `
      my sponsor has quit, what about me; the man above me doesn't do anything anymore; my upline lost his keys, am i affected
      does it harm me when the inviter disappears; if my sponsor gives up do i get a new one`,
    `
      حامیم ول کرده رفته من چی میشم; اونی که بالای منه دیگه فعال نیست; بالاسریم کلیدش رو گم کرده به من آسیب می‌خوره
      اگر دعوت‌کننده‌ام ناپدید شود; حامیم بره حامی جدید می‌گیرم`,
  ],
  "sponsor-notified": [
    `
      will the person who invited me find out that i bought more; can i join without my sponsor seeing it
      does he get a message when i register; can my inviter see what i paid`,
    `
      اونی که دعوتم کرده می‌فهمه بیشتر خریدم; بدون اینکه حامیم ببینه عضو بشم; وقتی ثبت‌نام کنم بهش پیام میره
      معرفم مبلغ پرداخت مرا می‌بیند`,
  ],
  "without-sponsor": [
    `
      i found you on google and know no member, may i register anyway; what do i type when there's no inviter; no referrer, who gets the ten percent
      nobody told me about this site, i came alone; can i take a sponsor later if i start without; i don't have an invitation link`,
    `
      از گوگل پیداتون کردم کسی رو نمی‌شناسم، میشه ثبت‌نام کنم; وقتی معرف ندارم چی بنویسم; بدون معرف ده درصد به کی میره
      خودم تنها اومدم; بدون حامی شروع کنم بعدا می‌تونم بگیرم; لینک دعوت ندارم; کسی مرا معرفی نکرده است`,
  ],
  "automatic-seat": [
    `
      who decides where i am put; i didn't pick any place, where do i end up; does the system choose left or right for me
      may i select my own spot; how does the site pick my seat; can i be put somewhere else afterwards`,
    `
      کی تعیین می‌کنه کجا برم; جایی انتخاب نکردم کجا می‌افتم; سیستم خودش چپ و راست رو انتخاب می‌کنه; جای خودم رو خودم انتخاب کنم
      سایت صندلی مرا چگونه برمی‌گزیند; بعدا جام رو عوض کنید`,
  ],
  "seat-taken": [
    `
      it says the leg is occupied while i paid; somebody was faster and has my seat; did i lose my sixty dollars because the spot was gone
      payment refused because the place isn't free anymore; can i end up on a different seat than i confirmed`,
    `
      وسط پرداخت میگه این پا پره; یکی زودتر صندلیمو گرفت; جا رفت، شصت دلارم هم رفت; پرداخت رد شد چون جا دیگه خالی نیست
      ممکن است جای دیگری به من داده شود؟`,
  ],
  "username-rules": [
    `
      why doesn't it accept my name with a dash; may a name have capital letters; can i use persian letters in the username
      the shortest name allowed; the nickname i want is taken; is my name visible forever; it says invalid username
      should i take my real name`,
    `
      چرا اسمم با خط تیره قبول نمیشه; حروف بزرگ میشه; اسم کاربری فارسی میشه; کوتاه‌ترین اسم چند حرفه; اسمی که می‌خوام گرفته شده
      نام کاربری‌ام همیشه دیده می‌شود؟; میگه نام کاربری نامعتبره; اسم واقعیم رو بذارم`,
  ],
  "no-refund": [
    `
      i changed my mind, can i get the twenty dollars returned; want my money back; how do i revoke my purchase; 14 days return right
      i joined an hour ago and regret it; how do i ask for a chargeback; can support reverse my payment; give my payment back please
      i got talked into it and want out with my cash`,
    `
      پشیمون شدم بیست دلارم رو پس بدید; پولمو می‌خوام; خریدم رو چطور لغو کنم; یه ساعت پیش عضو شدم پشیمونم
      پشتیبانی می‌تواند پرداختم را برگرداند؟; استرداد وجه دارید; گولم زدن پولم رو برگردونید; حق انصراف هفت روزه`,
  ],
  "seat-expires": [
    `
      i haven't logged in for a year, is my place still there; must i stay active; is there a renewal fee each year
      do i lose the membership if i do nothing; for how long is one payment valid; does it run out`,
    `
      یه ساله وارد نشدم جام هنوز هست; باید فعال بمونم; تمدید سالانه داره; کاری نکنم عضویتم می‌پره
      یک پرداخت تا کی اعتبار دارد; مهلتش تموم میشه`,
  ],
  "contract-wallets": [
    `
      i use a gnosis safe and it refuses me; may i register with my binance address; is an account abstraction wallet ok
      our team has a multisig, can that be a member; it says contracts can't join`,
    `
      با سیف می‌خوام عضو بشم قبول نمی‌کنه; با آدرس بایننسم ثبت‌نام کنم; کیف پول چندامضایی تیممون می‌تونه عضو بشه
      ولت هوشمند قبوله; می‌گوید قرارداد نمی‌تواند عضو شود`,
  ],
  "several-seats": [
    `
      should i open three accounts below one another; can i make a second membership with another wallet; is it smart to register twice
      are multiple accounts forbidden; what if i fill my own legs with my own accounts`,
    `
      سه تا حساب زیر هم باز کنم; با یه ولت دیگه عضویت دوم بگیرم; دو بار ثبت‌نام کردن به‌صرفه‌ست; چند اکانت ممنوعه
      پاهای خودم را با حساب‌های خودم پر کنم چه`,
  ],
  "same-computer": [
    `
      my wife wants to use my laptop for her own account; do you ban people with the same ip; two accounts in one browser
      our whole family is behind one router; may i log my dad in on my phone`,
    `
      زنم می‌خواد با لپ‌تاپ من حساب خودشو داشته باشه; آی‌پی یکی باشه بن می‌کنید; دو تا حساب تو یه مرورگر
      همهٔ خانواده از یک مودم استفاده می‌کنیم، اشکال دارد؟; بابام رو تو گوشی خودم وارد کنم`,
  ],
  "share-a-seat": [
    `
      can my partner and i own one seat together; we want to split a membership between three of us; joint account for a couple
      is it possible that two persons hold one place`,
    `
      من و همسرم یه صندلی شریکی داشته باشیم; عضویت رو بین سه نفر تقسیم کنیم; حساب مشترک زن و شوهر; دو نفر یه جایگاه
      جایگاه مشترک ممکن است`,
  ],
  "before-opening": [
    `
      when does it start; the registration isn't open yet, what can i do now; may i secure a spot before the launch
      it shows a countdown; can i pay in advance of the opening`,
    `
      کی شروع میشه; ثبت‌نام هنوز باز نشده الان چیکار کنم; قبل از افتتاح جا بگیرم; شمارش معکوس نشون میده
      پیش از گشایش می‌شود پرداخت کرد؟`,
  ],
  "try-first": [
    `
      is there a trial; can i test everything with play money before i pay; i'd like to look inside first, demo please
      how may i practise without risk; free test version`,
    `
      دوره آزمایشی داره; با پول الکی امتحان کنم بعد پول بدم; اول می‌خوام توش رو ببینم دمو دارید; بدون خطر تمرین کنم
      نسخهٔ آزمایشی رایگان هست`,
  ],
};
