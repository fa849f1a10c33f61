// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const trustStories: OtherWords = {
  "can-i-lose": [
    `
      is my investment safe; what are the risks; could i end up with nothing; i'm afraid of losing my savings
      should i borrow money for this; what's the worst that can happen; is it risky; can all my money be gone
      how safe is it to put money in; i only have my savings for the wedding, is it safe to put them in here
      be honest, can everything be gone`,
    `
      سرمایه‌ام امنه; ریسک‌هاش چیه; ممکنه هیچی دستم نمونه; می‌ترسم پس‌اندازم بره; برای این وام بگیرم; بدترین حالت چیه
      خطرناکه; ممکنه کل پولم از بین بره; پول گذاشتن چقدر امنه; احتمال ضرر هست
      فقط پس‌انداز عروسیم رو دارم بذارمش اینجا مطمئنه; راستشو بگید ممکنه همه‌ش بره`,
  ],
  "how-many-lose": [
    `
      what share of members make a profit; how many people have lost; success rate
      statistics about winners and losers; do most people earn or lose; what did the average member get
      percentage in profit; out of a hundred members, how many are in profit right now
      do more people win or lose in this`,
    `
      چند درصد اعضا سود می‌کنن; چند نفر ضرر کردن; نرخ موفقیت; آمار برنده‌ها و بازنده‌ها; بیشتر آدما سود می‌کنن یا ضرر
      عضو معمولی چقدر گرفته; درصد سود کرده‌ها; از هر صد تا عضو چند تا الان تو سودن; اینجا بیشتر مردم می‌برن یا می‌بازن`,
  ],
  "guaranteed-income": [
    `
      do you promise a return; is the profit fixed; monthly interest; will i surely earn; is there a minimum income
      my friend says it is guaranteed; passive income without risk; fixed percentage per day
      my neighbour was told he gets a hundred dollars every month no matter what, is that so
      can i count on a fixed amount`,
    `
      سود قول می‌دید; سود ثابته; سود ماهانه; حتما درآمد دارم; حداقل درآمد داره; دوستم میگه تضمینیه; درآمد بدون ریسک
      روزی چند درصد ثابت میدید; درآمد قطعیه; به همسایه‌ام گفتن هر ماه صد دلار می‌گیره هر چی بشه درسته
      می‌تونم رو یه مبلغ ثابت حساب کنم`,
  ],
  "report-a-promise": [
    `
      a member lies about the earnings; my uncle was told he would get 500 a month for sure
      report someone who makes false claims; my inviter cheated me with promises
      a recruiter posts fake income on instagram; complaint against a member; where do i turn when a seller lied to me
      the man who recruited my father lied about the profit, to whom can i complain
      someone in a chat group promises double your money with canopy`,
    `
      یه عضو درباره درآمد دروغ میگه; به عموم گفتن ماهی ۵۰۰ تا قطعی می‌گیره; کسی که ادعای دروغ می‌کنه رو گزارش بدم
      معرفم با وعده گولم زد; یکی تو اینستاگرام درآمد الکی میذاره; شکایت از یه عضو; لیدرم وعده دروغ داده به کی بگم
      کسی که بابام رو آورده درباره سود دروغ گفته به کی شکایت کنم; یکی تو گروه قول میده با کانوپی پولت دو برابر میشه`,
  ],
  "pyramid-scheme": [
    `
      is it a ponzi; sounds like a pyramid to me; how is this different from a ponzi scheme
      is it multi level marketing; isn't this just new people paying old people; snowball system
      my husband says it's a pyramid
      my teacher says plans where you earn through others are pyramids, what do you say
      isn't it always the last ones who pay`,
    `
      پانزیه; به نظرم هرمیه; فرقش با پانزی چیه; نتورک مارکتینگه یا هرمی; جدیدها پول قدیمی‌ها رو میدن دیگه; گلدکوئیسته
      شوهرم میگه هرمیه; شبیه شرکت‌های هرمیه; معلمم میگه طرح‌هایی که از بقیه درمیاری هرمیه شما چی میگید
      همیشه آخری‌ها پول نمیدن`,
  ],
  "is-it-a-scam": [
    `
      are you legit; can i trust you; is this a fraud; will you run off with the money; how do i know you are honest
      i read bad things about you; are there reviews; is this real or fake; prove you are no scammers
      is the site trustworthy; my bank warned me about sites like this, why should i believe you
      everything looks too good, where is the catch`,
    `
      معتبرید; میشه بهتون اعتماد کرد; این کلاهبرداریه; پول رو برنمی‌دارید فرار کنید; از کجا بدونم راست میگید
      چیزای بد ازتون خوندم; نظر بقیه چیه; واقعیه یا فیک; ثابت کنید کلاهبردار نیستید; سایت قابل اعتماده
      بانکم درباره این جور سایت‌ها هشدار داد چرا باید باورتون کنم; همه چیز زیادی خوبه گیرش کجاست`,
  ],
  "is-it-legal": [
    `
      could i get into trouble with the police for joining; is network marketing allowed in my country
      do you have a licence; is it forbidden in iran; are you registered with the authorities
      legal situation in germany; is recruiting people for this a crime; cyber police
      i live in a country where such networks are watched, will i get into trouble
      should i ask a lawyer before i invite somebody`,
    `
      عضو بشم برام دردسر قانونی داره; نتورک تو کشورم مجازه; مجوز دارید; تو ایران جرمه; ثبت شده‌اید; وضعیت قانونی
      دعوت کردن آدم برای این جرمه; پلیس فتا گیر نمیده; مشکل قضایی پیدا نمی‌کنم
      تو کشوری هستم که این شبکه‌ها رو زیر نظر دارن به مشکل می‌خورم; قبل از دعوت کسی از وکیل بپرسم`,
  ],
  "who-changes-rules": [
    `
      could you lower the percentages later; can the terms be changed after i join; will the price of a unit go up
      is there an admin key; can the owner stop everything; upgradeable contract; who votes on changes
      today it's ten percent, who says it won't be five tomorrow; can the price for a seat be raised next year`,
    `
      بعدا درصدها رو کم نمی‌کنید; بعد از عضویت شرایط عوض میشه; قیمت واحد گرون میشه; کلید مدیر وجود داره
      صاحبش می‌تونه همه چیز رو متوقف کنه; قرارداد قابل ارتقا; کی درباره تغییرات تصمیم می‌گیره; قوانین عوض میشن
      امروز ده درصده از کجا معلوم فردا پنج نشه; سال بعد ممکنه قیمت جایگاه رو بالا ببرن`,
  ],
  "operator-power": [
    `
      can you take my money; what rights do the owners have; how much does the company earn
      does the admin have special access; can the boss steal from members; what does the owner get from each payment
      does the operator have seats of his own; if the boss disappears can he take what we have
      suppose the owner runs to another country with everything; can the people behind it empty our accounts
      could the admin steal it all tomorrow; who guarantees the people behind this don't take the pot and vanish
      what could the makers do to my balance`,
    `
      می‌تونید پولمو بردارید; صاحب‌ها چه اختیاراتی دارن; شرکت چقدر درمیاره; مدیر دسترسی ویژه داره
      رئیس می‌تونه از اعضا بدزده; صاحب سایت از هر پرداخت چقدر می‌گیره; گرداننده خودش هم جایگاه داره
      اگه رئیسش غیبش بزنه می‌تونه پولمون رو ببره; فرض کن صاحبش فرار کنه خارج
      کسایی که پشتش هستن می‌تونن حسابامون رو خالی کنن; مدیر می‌تونه فردا همه رو برداره
      کی تضمین می‌کنه پشت‌پرده‌ها پول رو برندارن برن; سازنده‌ها با موجودی من چیکار می‌تونن بکنن`,
  ],
  "can-i-be-excluded": [
    `
      could i get banned; will you freeze my account; they threatened to delete my account; can my payouts be blocked
      is it possible that i'm thrown out; suspend; can i lose my seat as a punishment`,
    `
      ممکنه بن بشم; حسابم رو فریز می‌کنید; تهدیدم کردن حسابم رو پاک می‌کنن; برداشتم رو می‌تونن ببندن; ممکنه بیرونم کنن
      تعلیق حساب; به عنوان جریمه جایگاهم رو می‌گیرید`,
  ],
  commons: [
    `
      what is the ten percent for the commons used for; which charity gets the money; is it a donation
      who owns the commons address; why do ten percent go away; public good`,
    `
      ده درصد صندوق عمومی خرج چی میشه; کدوم خیریه پول رو می‌گیره; این کمک مالیه; آدرس صندوق عمومی مال کیه
      چرا ده درصد میره; خیریه`,
  ],
  audit: [
    `
      did a security company check the code; is there an audit report; has the smart contract been reviewed
      who tested the contract; certik audit; could there be a bug in the contract; can the contract be hacked
      has anybody independent looked for holes in the code; how sure are you that the program has no mistake`,
    `
      شرکت امنیتی کد رو بررسی کرده; گزارش ممیزی دارید; قرارداد هوشمند بازبینی شده; کی قرارداد رو تست کرده; ممیزی سرتیک
      ممکنه قرارداد باگ داشته باشه; قرارداد هک نمیشه; کسی مستقل دنبال حفره تو کد گشته
      چقدر مطمئنید برنامه اشتباهی نداره`,
  ],
  verify: [
    `
      how can i make sure your numbers aren't fake; check the results on my own; compare the site with the blockchain
      i don't believe the figures; independent check of the balances; recompute everything from the chain
      i'm a programmer and want to recompute the figures, is that possible
      why should i trust the numbers that you display`,
    `
      از کجا مطمئن بشم عددهاتون الکی نیست; نتیجه‌ها رو خودم بررسی کنم; سایت رو با بلاکچین مقایسه کنم
      ارقام رو باور ندارم; بررسی مستقل موجودی‌ها; همه چیز رو از روی زنجیره دوباره حساب کنم
      برنامه‌نویسم می‌خوام عددها رو دوباره حساب کنم میشه; چرا باید به عددهایی که نشون می‌دید اعتماد کنم`,
  ],
  "site-gone": [
    `
      what if you close tomorrow; can i still get my money if the website is offline
      the domain is blocked in my country; what happens if the company goes away; site hacked, is my balance safe
      suppose your company is closed by the state next month, what becomes of my balance
      the page has been unreachable for two days, is my stuff lost`,
    `
      اگه فردا تعطیل کنید چی; سایت قطع باشه میشه پولم رو بگیرم; دامنه تو کشورم فیلتره; اگه شرکت بره چی میشه
      سایت هک شد موجودیم امنه; سایت فیلتر بشه چی; فرض کن ماه بعد دولت شرکتتون رو ببنده موجودیم چی میشه
      دو روزه صفحه باز نمیشه همه چیزم رفته`,
  ],
  "growth-ends": [
    `
      what if no new people come; will it collapse at the end; nobody joins anymore, what then; saturation
      is there income without new members; end of the plan; what about the last ones to join
      at some point everyone has joined, then what; the newcomers dry up; what happens when there are no fresh members
      my village has only 300 people and all have joined, how does it go on; what remains when nobody new pays in`,
    `
      اگه آدم جدید نیاد چی; آخرش سقوط می‌کنه; دیگه کسی عضو نمیشه بعدش چی; اشباع بشه; بدون عضو جدید درآمد هست
      پایان طرح; آخرین نفرها چی میشن; بالاخره همه عضو میشن بعدش چی; تازه‌واردها تموم بشن; وقتی عضو تازه نباشه چی میشه
      روستای ما ۳۰۰ نفره و همه عضون بعدش چی; وقتی کسی تازه پول نده چی می‌مونه`,
  ],
  "support-scam": [
    `
      a man on telegram says he is your admin and wants my seed words; i gave my 12 words to someone
      they called me and asked for my key; an employee asks me to verify my wallet; i entered my phrase on a website
      is it normal that support wants my private key; a support agent wrote me first
      a woman from your team messaged me that my account will be blocked unless i confirm the words, real or not
      i told somebody my secret phrase because he said he was from canopy`,
    `
      یکی تو تلگرام میگه ادمین شماست و کلمات بازیابی می‌خواد; ۱۲ کلمه‌ام رو دادم به یکی; زنگ زدن کلیدم رو خواستن
      یه کارمند میگه کیف پولت رو تایید کن; عبارتم رو تو یه سایت زدم; طبیعیه پشتیبانی کلید خصوصی بخواد
      پشتیبان خودش اول پیام داد; یه خانم از تیم شما پیام داد حسابم بسته میشه مگه کلمات رو تایید کنم راسته
      عبارتم رو به یکی گفتم چون گفت از کانوپیه`,
  ],
  "price-feed-fails": [
    `
      what if chainlink stops; no one can buy because there is no price; oracle broken; price stuck
      entries are stopped because of the price; the pol price doubled in an hour and buying is blocked`,
    `
      اگه چین‌لینک قطع بشه چی; قیمت نیست کسی نمی‌تونه بخره; اوراکل خراب شد; قیمت گیر کرده; ورود به خاطر قیمت متوقف شده
      قیمت پول تو یه ساعت دو برابر شد خرید بسته شد`,
  ],
  "real-contract": [
    `
      how do i check that the address is right; is this the official contract; fake contract
      which contract address is correct; someone sent me a different contract address
      compare the contract with the source; phishing site; check that the address isn't fake
      how to see the contract is not a copy`,
    `
      از کجا بدونم آدرس درسته; این قرارداد رسمیه; قرارداد جعلی; آدرس قرارداد درست کدومه
      یکی آدرس قرارداد دیگه‌ای فرستاده; قرارداد رو با کد منبع مقایسه کنم; سایت فیشینگ; چطور ببینم آدرس تقلبی نیست
      از کجا بفهمم قرارداد کپی نیست`,
  ],
  "who-is-operator": [
    `
      who owns this website; which company is behind it; who are the founders; who runs canopy
      where is the company registered; name of the owner; who is responsible for this`,
    `
      صاحب این سایت کیه; کدوم شرکت پشتشه; بنیان‌گذارها کین; کی کانوپی رو اداره می‌کنه; شرکت کجا ثبت شده; اسم صاحبش چیه
      مسئول اینجا کیه; مدیرعامل کیه`,
  ],
  "what-is-smart-contract": [
    `
      explain smart contracts to a layman; what is the contract everyone talks about; is it a paper i sign
      who controls a program on the blockchain; can a smart contract be changed; where does the contract run`,
    `
      قرارداد هوشمند رو ساده توضیح بده; قراردادی که همه ازش میگن چیه; کاغذیه که امضا می‌کنم
      برنامه روی بلاکچین رو کی کنترل می‌کنه; قرارداد هوشمند رو میشه عوض کرد; قرارداد کجا اجرا میشه; اسمارت کانترکت`,
  ],
};
