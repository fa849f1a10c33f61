// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const trustQuestions: OtherWords = {
  "can-i-lose": [
    `
      could i lose everything; risk of losing; is it risky; will i lose my money; worst case; is my money at risk
      danger of loss; how risky is this; can all my money be gone; is there a risk; what is the risk; is my money safe
      how likely is a loss; is it dangerous to put money in; what can go wrong; should i borrow money for this
      worst that can happen; how dangerous is it; could everything be gone; do i risk my money; losing is possible?
      what's the downside`,
    `
      همه پولم را از دست می‌دهم; ریسک دارد; خطر ضرر; بدترین حالت; پولم به خطر می‌افتد; احتمال ضرر; ریسکش چقدره
      ممکنه پولم بپره; همه پولم میره; خطرش چیه; پولم امنه اینجا; احتمال ضررش چقدره; پول گذاشتن خطرناکه
      چی ممکنه خراب بشه; وام بگیرم برای این کار; ضرر هم داره; چقدر خطرناکه; ممکنه همه‌ش بره; پولمو ریسک می‌کنم
      باختن هم داره; عیبش چیه`,
  ],
  "how-many-lose": [
    `
      percentage of losers; how many people profit; success rate; what share of members earn; average result
      chance of profit; do most people lose; what are my chances; do most people win or lose
      do more people win or lose; share of people in profit; statistics of winners and losers; how do most members do
      how many members made money; what percent fail; odds of losing; ratio of losers; how many people came out ahead
      how do others do here`,
    `
      چند درصد ضرر می‌کنند; چند نفر سود کرده‌اند; شانس سود; بیشتر اعضا چه می‌شوند; میانگین درآمد اعضا
      اکثر ضرر می‌کنند; شانسم چقدره; بیشتریا می‌بازن یا می‌برن; چند درصد سود کردن; چند نفر ضرر کردن
      آمار سود و ضرر اعضا; بیشتر آدما سود می‌کنن یا ضرر; وضع بیشتر اعضا چطوره; چند درصد موفق میشن; درصد بازنده‌ها
      احتمال باخت; نسبت بازنده‌ها; چند نفر جلو افتادن; بقیه اینجا چطورن`,
  ],
  "guaranteed-income": [
    `
      promise of profit; fixed return; is profit certain; sure income; guaranteed return; daily interest
      do you promise i earn; is it sure i make profit; is my income certain; do you guarantee anything
      is there a fixed monthly profit; my sponsor promised me a sure profit; does it pay interest
      will i definitely earn; secure profit; is earning certain; will i surely get something
      they told me profit is safe`,
    `
      سود تضمینی; درآمد قطعی; سود ثابت; قول سود; بازده تضمین‌شده; سود روزانه; قول میدید سود کنم; سودش حتمیه; تضمینیه
      درآمدم قطعیه; چیزی رو تضمین می‌کنید; سود ماهانه ثابت داره; معرفم قول سود حتمی داده; بهره می‌ده; حتما سود می‌کنم
      سود مطمئن; درآمد حتمیه; قطعا یه چیزی می‌گیرم; بهم گفتن سودش تضمینیه`,
  ],
  "pyramid-scheme": [
    `
      is this a pyramid; ponzi; mlm; network marketing; like other pyramid companies; multi level marketing
      sounds like a pyramid to me; is it like those mlm things; how are you different from a pyramid
      is this multilevel marketing; isn't it illegal snowball; looks like a ponzi to me; network marketing or what
      pyramid or not; smells like ponzi; another mlm; isn't this snowball system forbidden`,
    `
      هرمی است; پانزی; نتورک مارکتینگ; بازاریابی شبکه‌ای; گلدکوئست; شرکت هرمی; این که هرمیه; مثل گلدکوئیسته; نتورکه
      فرقتون با هرمی چیه; این بازاریابی شبکه‌ایه; شرکت هرمی هستید; شبیه پانزیه; همون نتورک خودمونه; هرمی هست یا نه
      بوی پانزی میده; یه نتورک دیگه; گلدکوئیست جدید`,
  ],
  "is-it-a-scam": [
    `
      is it legit; can i trust you; is this real; fraud; are you honest; is it fake; reliable; will you cheat me
      are you guys for real; how do i know you don't cheat; smells like fraud; prove you are serious; is this serious
      are you trustworthy; i'm afraid of being ripped off; are there people who lost money through fraud here
      convince me it is not fake; can this site be trusted; is it a swindle; can i believe you; scam alert
      is this for real; prove that you're honest; too good to be true; why trust this site; will you run`,
    `
      کلاهبرداری نیست; قابل اعتماد هستید; واقعی است; سرکاری; دروغ است; معتبر هستید; پولم را نمی‌خورید
      کلاه‌برداری نیست; از کجا بدونم راسته; سرمون کلاه نره; میشه بهتون اعتماد کرد; دزدی نیست; جدیه این سایت
      قابل اعتمادید; می‌ترسم کلاه سرم بره; ثابت کنید فیک نیست; این سایت معتبره; دارید سرمون رو شیره می‌مالید
      کلاهبردارید; می‌تونم باورتون کنم; کلاهبرداریه; واقعیه این; ثابت کنید راست می‌گید; زیادی خوبه
      چرا به این سایت اعتماد کنم; الکی نباشه`,
  ],
  "is-it-legal": [
    `
      allowed in my country; against the law; legal in my country; can i get in trouble; license; halal
      is it permitted; police; will i get in trouble with the law; is that allowed where i live
      is this forbidden in some countries; can the police come after me; do you have a permit
      is network marketing banned here; is it against religion; am i breaking the law; could i be arrested
      lawful here?; does the government allow it; permission from authorities; illegal where i am`,
    `
      قانونی است; جرم دارد; در ایران مجاز; مجوز دارید; حلال است; خلاف قانون; دردسر قانونی; شرعی; قانونیه
      مشکل قانونی نداره; پلیس گیر نمیده; حرومه یا حلال; تو کشور ما ممنوع نیست; پلیس کاری نداره; مجوز رسمی دارید
      بازاریابی شبکه‌ای جرم نیست; از نظر شرع مشکل نداره; جرم محسوب میشه; خلاف نیست; می‌گیرنم بابتش; اینجا قانونیه
      دولت اجازه میده; مجوز دولتی; تو شهر ما غیرقانونیه`,
  ],
  "who-changes-rules": [
    `
      can the rules change later; will the percentages change; who decides the rules; upgrade of the contract
      are rules fixed; can you alter the plan; can you change the percentages tomorrow; will it stay like this
      might you raise the fees later; can somebody modify the contract; will the rules be the same next year
      is an update of the plan possible; can you lower our payouts; may the terms be altered
      can you touch the percentages; are the rules set in stone; will it be changed later`,
    `
      قوانین عوض می‌شود; درصدها تغییر می‌کند; چه کسی قانون را تعیین می‌کند; قرارداد تغییر می‌کند; قانون ثابت است
      فردا قانونو عوض نکنید; درصدا تغییر می‌کنه; ممکنه بعدا کارمزد بذارید; کسی می‌تونه قراردادو عوض کنه
      قوانین سال بعد هم همینه; میشه طرح رو آپدیت کنید; می‌تونید پرداختی‌ها رو کم کنید; شرایط عوض میشه
      درصدا رو دست می‌زنید; قوانین ثابت ثابته; بعدا عوضش می‌کنید`,
  ],
  "operator-power": [
    `
      can you steal the money; run away with funds; can the owner freeze my account; can admin block me; rug pull
      can the operator pause the contract; can you take my seat; backdoor; ban me; can the boss take my coins
      can you block my account; will you run off; could you close my account; can you take my balance
      what is the admin able to do; is there a backdoor for the owner; can you stop withdrawals
      could you disappear with the money; what can the owner do with my account; block a member
      take our money and vanish; do you have control over my box; freeze withdrawals`,
    `
      می‌توانید پول را بردارید; فرار با پول; حسابم را مسدود کنید; مدیر می‌تواند ببندد; راگ پول; پولم را بلوکه کنید
      سرم را کلاه بگذارید; می‌تونید حسابمو ببندید; پولمونو برندارید فرار کنید; مدیرش می‌تونه پولو برداره
      می‌تونید اکانتمو ببندید; می‌تونید موجودیمو بردارید; ادمین چه قدرتی داره; می‌تونید برداشت رو ببندید
      نکنه با پولا غیبتون بزنه; مدیر به پول ما دسترسی داره; مالک با حسابم چیکار می‌تونه بکنه; عضو رو بلاک کنید
      پولامونو بردارید غیبتون بزنه; رو صندوقم کنترل دارید; برداشت‌ها رو ببندید`,
  ],
  commons: [
    `
      public cause; who gets the ten percent; where do the 10 percent go; charity; burn address; what is commons
      what happens with the ten percent for the commons; who owns the commons address; is it a donation
      why does part of my money go to the commons; which good cause; ten percent to charity?
      what's this commons address; who takes the 10 percent`,
    `
      کار خیر; ده درصد به کی می‌رسد; فایده صندوق عمومی; خیریه; آدرس سوزاندن; ده درصد صندوق عمومی کجا میره
      آدرس صندوق عمومی مال کیه; کمک خیریه‌ست; چرا یه بخش پولم میره صندوق عمومی; مشترکات چیه; ده درصد برای خیریه‌ست
      این آدرس صندوق عمومی چیه; ده درصد رو کی برمی‌داره`,
  ],
  audit: [
    `
      was the code reviewed; security audit; checked by experts; certified; independent review; are there bugs
      was it tested; has the contract been hacked; security company; did a professional check it; is the code safe
      any security check; who reviewed the smart contract; is there an audit report; can the contract be hacked
      how do you test the code; any bugs known; is it certified by certik; has somebody checked the contract
      independent security test; contract bugs; trustworthy code`,
    `
      کد بررسی شده; ممیزی امنیتی; شرکت امنیتی بررسی کرده; باگ دارد; تأییدیه; هک شده تا حالا; آزمایش شده
      کسی کدشو چک کرده; امنیتش بررسی شده; کدش امنه; کی قراردادو بررسی کرده; گزارش ممیزی دارید; قرارداد هک میشه
      کدتون تست شده; باگ داره; گواهی امنیتی دارید; کسی قراردادو چک کرده; تست امنیتی مستقل; باگ قرارداد; کد قابل اعتماد`,
  ],
  verify: [
    `
      check the numbers; prove the figures; verify the calculations; how to audit the data myself; don't trust verify
      compare with the blockchain; independent check; how can i check you don't lie; can i recalculate it
      how can i make sure the numbers are correct; is everything provable; recompute the figures
      compare your site with the blockchain; where is the source code; open source link; prove the numbers to me
      i want to recheck everything; can i audit the figures; are the figures honest`,
    `
      عددها را بررسی کنم; راستی‌آزمایی; خودم حساب کنم; مقایسه با بلاکچین; درستی ارقام; اثبات ارقام
      از کجا بفهمم عددا درسته; چطور مطمئن بشم اعداد درسته; میشه همه چیو اثبات کرد; ارقام رو دوباره حساب کنم
      سایت رو با بلاکچین مقایسه کنم; کد منبع کجاست; متن بازه; عددا رو بهم ثابت کنید; می‌خوام همه چیو دوباره چک کنم
      ارقام رو خودم حسابرسی کنم; ارقام راسته`,
  ],
  "site-gone": [
    `
      website closed; if you disappear; site not opening; site blocked or filtered
      domain gone; server is down; what if you stop; what if you close the website; page is not loading for days
      site doesn't open in my country; what if you go offline forever; the website does not open any more
      site is filtered where i live; what if the company closes; domain expired
      page can't be reached; if your server dies; website vanishes; what's with my balance when you shut down
      can't open the site any more`,
    `
      سایت بسته شود; اگر غیب شوید; سایت فیلتر شد; سایت باز نمی‌شود; دامنه از بین برود; سرور خراب شد
      اگه سایتو ببندید; سایت بالا نیاد چی; سایت فیلتر بشه پولم چی میشه; اگه سایت برای همیشه بسته بشه
      سایت دیگه باز نمیشه; سایت اینجا فیلتره; اگه شرکت تعطیل بشه
      اگه سایتتون هک یا خراب بشه; صفحه باز نمیشه; اگه سرورتون بمیره; سایت غیبش بزنه; تعطیل کنید موجودیم چی میشه
      دیگه سایت بالا نمیاد`,
  ],
  "growth-ends": [
    `
      no new members; growth stops; market is saturated; everyone has joined; last people to join
      what happens at the end; if nobody joins; what happens when no one new comes; what if it dries up
      what if there are no more people to join; does it collapse at some point; is it too late to join
      what happens when it is saturated; what if my country is full of members; future of the plan
      what's when everybody is in; new people run out; end of the line; am i too late; does it die someday`,
    `
      عضو جدید نیاید; رشد تمام شود; اشباع; نفرهای آخر; آخرش چه می‌شود; همه عضو شده باشند; اگه دیگه کسی نیاد
      تهش چی میشه; وقتی آدم جدید نباشه; اگه دیگه آدمی نمونه که بیاد; یه روزی می‌خوابه; الان دیر نیست برای عضویت
      وقتی اشباع بشه; آخر این طرح چی میشه; اگه ورودی کم بشه; وقتی همه عضو شدن چی; آدم جدید تموم بشه; ته خط چی میشه
      دیر رسیدم; یه روز می‌میره`,
  ],
  "support-scam": [
    `
      someone asked for my seed phrase; telegram support message; admin messaged me; asked for my private key
      phishing; fake support; do you ask for my key; someone wants my 12 words; asked me to send money
      someone called and wants my words; an admin wrote me on telegram; should i give my phrase to support
      someone claims to be from your team; a person asks me for my key
      i got a message that my account is blocked and i must send my words
      somebody wants a payment to unlock my account; is this admin real; i gave my phrase to someone
      a stranger offers to fix my wallet; admin wants my secret phrase; somebody on instagram pretends to be you
      is that really support who texted me; they ask me to pay to unlock`,
    `
      کسی کلمات بازیابی خواست; پیام پشتیبانی در تلگرام; ادمین پیام داده; کلید خصوصی‌ام را می‌خواهند; فیشینگ
      پشتیبان قلابی; ۱۲ کلمه را خواست; گفت پول بفرست; یکی زنگ زده کلماتمو می‌خواد; ادمین تو تلگرام پیام داد
      کلماتو به پشتیبانی بدم; یکی میگه از تیم شماست; یکی کلید خصوصیمو خواسته; پیام اومده حسابت مسدوده کلماتتو بفرست
      میگه پول بده حسابتو باز کنم; این ادمین واقعیه; کلماتمو به یکی دادم; یه غریبه میگه ولتتو درست می‌کنم
      ادمین عبارت مخفیمو می‌خواد; یکی تو اینستاگرام خودشو جای شما زده; اونی که پیام داده واقعا پشتیبانیه
      میگن پول بده باز کنیم`,
  ],
  "price-feed-fails": [
    `
      chainlink down; oracle failure; wrong price; price feed stops; stale price; what if the oracle is hacked
      what if the price source is wrong; no one can buy because of the price; price feed has no reading
      oracle problem; chainlink stops; price data outage; no price available; what if chainlink lies`,
    `
      چین‌لینک قطع شود; خرابی اوراکل; قیمت اشتباه; منبع قیمت بخوابد; قیمت قدیمی; اگه منبع قیمت خراب بشه
      به خاطر قیمت نمیشه خرید; اوراکل مشکل داره; چین‌لینک از کار بیفته; قیمت غلط بیاد; قطعی قیمت; قیمت در دسترس نیست
      اگه چین‌لینک دروغ بگه`,
  ],
  "real-contract": [
    `
      contract address; official address; fake copy of the site; is this the right contract
      verify contract on polygonscan; genuine site; correct website; clone site; is this the real website
      how do i know the address is right; is this address the right one; how do i spot a fake site
      how do i check i am on the genuine page; which contract address is yours; a copy of your site exists
      how can i tell it's the right contract; phishing copy of your page; correct address of the contract`,
    `
      آدرس قرارداد; آدرس رسمی; سایت کپی; سایت اصلی; قرارداد درست; سایت جعلی; پلیگان‌اسکن; از کجا بدونم سایت اصلیه
      آدرس درسته; سایت تقلبی نیست; این آدرس درسته; سایت قلابی رو چطور بشناسم; از کجا بدونم تو سایت واقعیم
      آدرس قراردادتون چیه; یه سایت شبیه شما هست; از کجا بفهمم قرارداد درسته; کپی فیشینگ صفحه‌تون; آدرس درست قرارداد`,
  ],
  "who-is-operator": [
    `
      who owns this; who is behind it; which company; founder; who runs the site; who made this; owner of the platform
      where is your office; who are you people; who is the boss; where is your company based; who owns canopy
      name of the company; who is responsible; is there a real company; where are you located; who do i sue
      who gets the operator share; who built this; people behind the site; owner's name; whose company is it`,
    `
      مالک کیست; پشت این کیست; کدام شرکت; بنیان‌گذار; چه کسی اداره می‌کند; سازنده; صاحب سایت; دفترتان کجاست
      شما کی هستید; رئیسش کیه; شرکتتون کجاست; صاحبش کیه; مالک کانوپی کیه; اسم شرکت چیه; مسئولش کیه; شرکت واقعی هستید
      کجا هستید; از کی شکایت کنم; صاحب اینجا کیه; کی اینو ساخته; آدمای پشت سایت; اسم صاحبش; شرکت مال کیه`,
  ],
  "what-is-smart-contract": [
    `
      explain smart contract; what does contract mean; program on blockchain; how does the contract work
      blockchain basics; what is a contract in this context; explain blockchain program; is there a paper contract
      how can a program hold money; what does it mean that it runs on a contract; contract in simple words
      program that holds the money; what's meant by contract`,
    `
      قرارداد هوشمند به زبان ساده; معنی قرارداد; برنامه روی بلاکچین; قرارداد چطور کار می‌کند; قرارداد اینجا یعنی چی
      برنامه بلاکچینی رو توضیح بده; قرارداد کاغذی داره; یه برنامه چطور پول نگه می‌داره; اسمارت کانترکت چیه
      قرارداد به زبون ساده; برنامه‌ای که پولو نگه می‌داره; منظور از قرارداد چیه`,
  ],
};
