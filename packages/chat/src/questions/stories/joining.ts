// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const joiningStories: OtherWords = {
  "what-is-canopy": [
    `
      explain in simple words what i am looking at; a friend told me about this, what is it actually
      is this some kind of mlm; what product do you have; what would i be buying here
      i landed on this page and don't understand what it is; is this an investment platform; who pays whom here
      describe canopy for a beginner; what is network sales on polygon
      my sister sent me a link to this site and i have no clue what it's supposed to be
      i opened the home page and still don't know what you are doing`,
    `
      به زبون ساده بگید این چیه; دوستم اینجا رو معرفی کرده اصلا چیه; این یه جور نتورک مارکتینگه; محصولتون چیه
      من اینجا چی می‌خرم; اومدم تو سایت نمی‌فهمم چیه; پلتفرم سرمایه‌گذاریه; اینجا کی به کی پول میده
      کانوپی رو برای یه مبتدی توضیح بده; بازاریابی شبکه‌ای روی پلیگان یعنی چی
      خواهرم لینک این سایت رو فرستاده اصلا نمی‌دونم چیه; صفحه اول رو باز کردم ولی هنوز نمی‌دونم کارتون چیه`,
  ],
  "who-may-join": [
    `
      is my daughter of 15 allowed to register; do you accept people living in turkey; do i have to show my passport
      which countries can't take part; do you check identities; how old must a member be
      can a foreigner without papers register; i'm a pensioner, may i join; may refugees join
      can i join for someone else; do you let people in without an id card; without verification can i enter
      no documents, is that a problem; do you check who i am
      my mother is 70 and lives in turkey, would she be accepted; turning eighteen next month, do i have to wait`,
    `
      دخترم ۱۵ سالشه می‌تونه ثبت نام کنه; کسی که ترکیه زندگی می‌کنه می‌تونه; باید پاسپورت نشون بدم
      کدوم کشورها نمی‌تونن شرکت کنن; هویت آدما رو چک می‌کنید; چند سالم باید باشه; به جای یکی دیگه می‌تونم ثبت نام کنم
      بازنشسته‌ام می‌تونم عضو بشم; بدون مدرک میشه عضو شد; کی می‌تونه عضو بشه; بدون کارت ملی راه میدید
      بدون احراز هویت میشه اومد; مدرک ندارم مشکلیه; چک می‌کنید کی هستم
      مادرم ۷۰ سالشه و ترکیه زندگی می‌کنه قبولش می‌کنید; ماه بعد هجده سالم میشه باید صبر کنم`,
  ],
  "before-registering": [
    `
      what should be ready before i sign up; i have no wallet yet, where do i begin
      what do i have to have on my computer to register; i never used crypto, what must i get first
      do i need some coins before registering; preparation for a complete beginner
      i have only a bank card, what else do i need to join; shopping list before joining
      i will sit down tonight to sign up, what should i have at hand
      i want to get everything ready so that signing up goes smoothly`,
    `
      قبل از ثبت نام چی باید آماده باشه; هنوز کیف پول ندارم از کجا شروع کنم
      تا حالا با ارز دیجیتال کار نکردم اول چی بگیرم; برای ثبت نام باید از قبل ارز داشته باشم
      فقط کارت بانکی دارم دیگه چی لازمه; برای عضویت چه چیزهایی باید تهیه کنم; آدم تازه‌کار اول باید چیکار کنه
      پیش از عضویت چه مقدماتی داره; امشب می‌خوام ثبت نام کنم چی باید دم دستم باشه
      می‌خوام همه چیز آماده باشه که ثبت نام راحت انجام بشه`,
  ],
  "joining-cost": [
    `
      what's the minimum i have to put in; how much money to be in; do i need to pay a subscription
      is there any hidden cost when i register; what do i pay as a new member; can i join for free
      what does a membership cost in dollars; i only have 15 dollars is it enough; how much is the smallest package
      entry fee in pol; is it 20 dollars once or every month
      before i ask my husband, how much do we need to get started
      is it true that i can begin with twenty bucks and nothing else later`,
    `
      حداقل چقدر باید بذارم; برای ورود چقدر پول لازمه; اشتراک ماهانه داره; موقع ثبت نام هزینه پنهانی هست
      عضو جدید چقدر میده; مجانی میشه عضو شد; عضویت به دلار چنده; فقط ۱۵ دلار دارم کافیه; کوچیک‌ترین پکیج چنده
      بیست دلار یه بار میدیم یا هر ماه; قیمت عضویت چقدره; هزینه ورود به طرح
      قبل از اینکه به شوهرم بگم چقدر لازم داریم برای شروع
      راسته که با بیست دلار میشه شروع کرد و بعدا دیگه چیزی نمی‌خواد`,
  ],
  "register-steps": [
    `
      can you guide me through the sign up; what do i click first to become a member
      i connected my wallet, what comes next; how long does signing up take; i want in, how
      the order of things when registering; what happens after i press register and pay; make me a member
      how do i fill in the registration form; open a new account here
      i'm old and not good with computers, tell me one by one how to sign up; please list all the steps
      explain to a beginner how to become a member; say it slowly, what do i do first and then
      ok i am convinced, where do i start and what do i press
      my wallet is ready and filled, what's the next move to become a member`,
    `
      منو تو ثبت نام راهنمایی کن; اول روی چی بزنم که عضو بشم; کیف پولم رو وصل کردم بعدش چی; ثبت نام چقدر طول می‌کشه
      می‌خوام بیام تو چیکار کنم; ترتیب کارها برای ثبت نام; بعد از زدن دکمه ثبت نام و پرداخت چی میشه
      فرم ثبت نام رو چطور پر کنم; یه حساب جدید بسازم; آموزش تصویری ثبت نام; روش عضو شدن
      سنم بالاست و وارد نیستم ثبت نام رو یکی یکی بگید; لطفا همه مراحل رو بفرمایید
      برای آدم ناوارد توضیح بدید چطور عضو بشه; آروم بگید اول چیکار کنم بعد چیکار; مراحل عضویت رو قدم به قدم بگید
      خب قانع شدم از کجا شروع کنم و چی رو بزنم; کیف پولم آماده و پره قدم بعدی برای عضو شدن چیه`,
  ],
  "what-is-a-sponsor": [
    `
      what does the field sponsor mean; what name do i write in sponsor; the person who invited me gets money from me?
      i put the wrong person as my inviter, can you fix it; change my referrer after joining
      does it cost me extra that my sponsor gets ten percent; why is a sponsor asked
      how much does the one who brought me receive; i had a fight with my inviter, can i take another one
      put someone else as my sponsor afterwards; i'd rather have my brother as sponsor; get rid of my sponsor`,
    `
      فیلد حامی یعنی چی; تو قسمت حامی اسم کی رو بنویسم; کسی که دعوتم کرده از من پول می‌گیره
      حامیم رو اشتباه زدم درستش می‌کنید; معرفم رو بعد از عضویت عوض کنم; ده درصد حامی از جیب من میره; چرا حامی می‌پرسه
      به کسی که منو آورده چقدر میرسه; حامی غلط وارد کردم; با معرفم دعوا کردم میشه یکی دیگه باشه
      بعدا کس دیگه‌ای رو حامی کنم; ترجیح میدم برادرم حامیم باشه; معرفم رو حذف کنم`,
  ],
  "sponsor-or-placement": [
    `
      i sit below someone i don't know; my inviter is not the one directly above me
      who gets the commission, the one above me or the one who invited me; two names were asked, sponsor and position
      is upline and sponsor one and the same; why can placement and sponsor be different people
      i'm placed under a stranger`,
    `
      زیر کسی نشستم که نمی‌شناسم; کسی که دعوتم کرده بالاسریم نیست; پورسانت به بالاسری میرسه یا معرف
      دو تا اسم خواست حامی و جایگاه; آپلاین و معرف یه نفرن; چرا معرف و بالاسری میتونن فرق کنن; منو زیر یه غریبه گذاشته`,
  ],
  "without-sponsor": [
    `
      i don't have a referral code, is it a problem; i found the site on my own; nobody told me to join
      what do i put in the sponsor field if i know no member; can i register on my own without an inviter
      who gets the commission if i have no sponsor; can i add a sponsor later if i join alone; no invitation link
      i saw you on youtube and know no one here; i don't know a single member
      found you through an advert, can i still come in; nobody i know is in this; does someone have to vouch for me`,
    `
      کد معرف ندارم مشکلیه; خودم سایت رو پیدا کردم; کسی بهم نگفته عضو بشم; اگه هیچ عضوی نشناسم تو حامی چی بزنم
      بدون معرف خودم ثبت نام کنم; اگه حامی نداشته باشم پورسانت به کی میرسه; بعدا میشه حامی اضافه کرد اگه تنها عضو بشم
      لینک دعوت ندارم; هیشکی منو دعوت نکرده; تو یوتیوب دیدمتون کسی رو اینجا نمی‌شناسم; حتی یه عضو هم نمی‌شناسم
      از تبلیغ پیداتون کردم بازم می‌تونم بیام; هیچکدوم از آشناهام نیستن; باید کسی ضامنم بشه`,
  ],
  "automatic-seat": [
    `
      where does it put me by default; can i decide on which side i am placed; how does the site pick my position
      i want to sit on the left of my friend; who chooses my spot in the tree
      will i be able to move in the tree later; choose position at registration`,
    `
      به طور پیش‌فرض منو کجا میذاره; می‌تونم انتخاب کنم کدوم طرف باشم; سایت جای منو چطور انتخاب می‌کنه
      می‌خوام سمت چپ دوستم بشینم; جام تو درخت رو کی تعیین می‌کنه; بعدا میتونم جام رو تو درخت عوض کنم
      انتخاب جایگاه موقع ثبت نام`,
  ],
  "seat-taken": [
    `
      it failed because somebody sat there before me; the position i wanted got occupied while i was confirming
      error that the place is not free; i paid and then it said the leg is taken
      do i get my payment back when the place was already gone; someone was quicker than me at the same spot
      just as i paid, a message said the place under my friend is gone
      two of us wanted the same free spot and i was slower`,
    `
      خطا داد چون یکی قبل من نشسته بود; جایی که می‌خواستم موقع تایید پر شد; ارور میده جا خالی نیست
      پرداخت کردم بعد گفت شاخه گرفته شده; اگه جا پر شده باشه پولم برمی‌گرده; یکی زودتر از من همون جا رو گرفت
      همون موقع که پرداخت کردم نوشت جای زیر دوستم رفته; دو نفری یه جای خالی رو می‌خواستیم من دیرتر رسیدم`,
  ],
  "username-rules": [
    `
      it doesn't accept the name i typed; which characters may i use for my nickname
      is there a maximum length for names; can my login name have a space or a dash; my name is said to be invalid
      can i have an arabic or persian name; how many letters at least; the name i want is taken
      do big letters matter in my name; i tried four names and none is accepted, what am i doing wrong
      may i be called ali-reza with a dash in between`,
    `
      اسمی که می‌زنم رو قبول نمی‌کنه; برای نام کاربری از چه حروفی می‌تونم استفاده کنم; طول اسم حداکثر چقدره
      اسمم فاصله یا خط تیره داشته باشه; میگه نام نامعتبره; اسم فارسی یا عربی میشه; حداقل چند حرف
      اسمی که می‌خوام گرفته شده; حروف بزرگ و کوچیک فرق داره; چهار تا اسم زدم هیچکدوم قبول نشد مشکل چیه
      میشه اسمم علی-رضا با خط فاصله باشه`,
  ],
  "no-refund": [
    `
      give me my money back; i'd like to undo my purchase; can i return what i bought
      i was pressured to pay, can i cancel; i want to get out and get my 100 dollars back; is there a trial period
      file a chargeback; can my bank reverse the payment; i regret joining, refund please
      how long is the withdrawal right; it is not what i expected, take it back
      my wife is furious that i paid, how do i undo the whole thing
      it was an impulse purchase last night, please reverse it`,
    `
      پولمو بهم برگردونید; می‌خوام خریدم رو پس بدم; پشیمون شدم پولم رو می‌خوام; تحت فشار پرداخت کردم میشه لغو کنم
      می‌خوام بیام بیرون و صد دلارم رو پس بگیرم; مهلت تست داره; بانک می‌تونه پرداختم رو برگردونه
      از عضویت پشیمونم بازپرداخت کنید; چیزی نبود که فکر می‌کردم پس بگیرید; مهلت انصراف چند روزه; پس گرفتن پول عضویت
      زنم عصبانیه که پول دادم چطور کل ماجرا رو برگردونم; دیشب عجولانه خریدم لطفا برش گردونید`,
  ],
  "seat-expires": [
    `
      how long is my membership valid; will my account be closed if i am inactive; do i have to renew
      i didn't log in for months, is my place still there; is there a yearly payment
      must i buy something every month to stay; does my seat run out; what happens if i just do nothing from now on
      is the payment one time only
      i am going abroad for a year without internet, will my place be there when i am back
      i joined long ago and never logged in since, am i still in`,
    `
      عضویتم تا کی معتبره; اگه فعال نباشم حسابم بسته میشه; باید تمدید کنم; چند ماهه وارد نشدم جام هنوز هست
      پول سالانه داره; هر ماه باید چیزی بخرم که بمونم; جایگاهم باطل میشه; اگه دیگه هیچ کاری نکنم چی میشه
      پرداخت فقط یه باره; جایگاه دائمیه; یه سال می‌رم جایی که اینترنت نیست برگردم جام هست
      خیلی وقت پیش عضو شدم و دیگه وارد نشدم هنوز هستم`,
  ],
  "contract-wallets": [
    `
      does a safe wallet work for registering; my multisig gets refused; only externally owned accounts, what is that
      can our company register with a treasury multisig; i use a smart account from an app with passkeys
      can i join straight from my exchange account; eip 7702 delegated account`,
    `
      با کیف سیف میشه ثبت نام کرد; مولتی سیگ من رد میشه; حساب هوشمند با اثر انگشت دارم قبوله
      شرکت ما با خزانه چندامضایی می‌تونه عضو بشه; مستقیم از حساب صرافیم می‌تونم عضو بشم
      فقط کیف معمولی قبول می‌کنه یعنی چی; کیف پول قراردادی رو قبول نمی‌کنه`,
  ],
  "several-seats": [
    `
      is it clever to register my own accounts under me; can i have a second account
      fill both my legs with my own wallets; how many accounts can one person have; register again with another wallet
      is it allowed to join ten times; would i earn more with several memberships
      what about filling both sides with accounts of mine, clever or stupid
      a friend has five accounts under himself and says everybody should do it`,
    `
      زیر خودم با حساب‌های خودم ثبت نام کنم خوبه; می‌تونم حساب دوم داشته باشم; هر دو شاخه‌ام رو با ولت‌های خودم پر کنم
      هر نفر چند تا حساب می‌تونه داشته باشه; با یه ولت دیگه دوباره ثبت نام کنم; ده بار عضو شدن مجازه
      با چند تا عضویت بیشتر درمیارم; هر دو طرف رو با حساب‌های خودم پر کنم زرنگیه یا اشتباه
      دوستم پنج تا حساب زیر خودش داره میگه همه باید این کارو بکنن`,
  ],
  "before-opening": [
    `
      when does it start; registration is not open yet; can i be one of the first before launch
      the page says not open yet; who got in before the start; can i reserve a place before the opening
      opening date of the plan`,
    `
      کی شروع میشه; ثبت نام هنوز باز نشده; میشه قبل از شروع جزو اولین‌ها باشم; صفحه میگه هنوز باز نشده
      قبل از شروع کیا وارد شدن; قبل از افتتاح جا رزرو کنم; تاریخ باز شدن طرح`,
  ],
};
