// cspell:disable
import type { OtherWords } from "./other-words.ts";

export const joiningQuestions: OtherWords = {
  "what-is-canopy": [
    `
      what is this site about; what is this platform; what do you do here; is it a company; tell me about canopy
      whats this all about; what is the purpose of this website; what does your company sell; what exactly is canopy
      give me an introduction; what is it you offer; what kind of business is this; what do people do on this platform
      what is the idea behind it; i heard about canopy what is it; what's going on here; what kind of website is this
      tell me about your project; i'm new, what is it; what do you guys do; what does this thing do`,
    `
      این سایت چیست; کانوپی یعنی چه; اینجا چه کار می‌کنید; این پلتفرم چیه; موضوع این سایت; اینجا چه خبره
      داستان این سایت چیه; شما چی می‌فروشید; این چیه اصلا; کانوپی چی هست اصلا; یه معرفی کوتاه بدید; کارتون دقیقا چیه
      چه جور کسب و کاریه; ایده پشت این سایت چیه; اینجا قراره چیکار کنیم; موضوع کانوپی چیه; قضیه اینجا چیه
      چه جور سایتیه; از پروژه‌تون بگید; تازه اومدم اینجا چیه; کارتون چیه شما; این چیه دیگه`,
  ],
  "who-may-join": [
    `
      minimum age to join; am i old enough; can people from my country join; is my country allowed; can students join
      who is allowed; kyc or passport needed; do you need my id; can i join from iran; im 17 can i register
      do you accept members from germany; my son is 16; which countries are blocked; do i have to verify my identity
      can a company join; can minors join; are there country restrictions; do i need a passport
      is there an identity check; what is the age limit; can foreigners sign up; am i allowed to take part
      my age is 17; do you take people from abroad; which documents do you ask for; is my nationality ok
      can kids participate; old enough`,
    `
      شرط سنی; حداقل سن; از کشور من می‌شود; ایرانی‌ها می‌توانند; احراز هویت لازم است; مدارک می‌خواهید
      کارت ملی می‌خواهد; زیر ۱۸ سال; ۱۷ سالمه می‌تونم; از ایران میشه عضو شد; کشورم محدودیت داره; احراز هویت می‌خواید
      پسرم ۱۶ سالشه; محدودیت سنی داره; خارجی‌ها هم می‌تونن عضو بشن; شناسنامه یا پاسپورت می‌خواد; زیر هجده سال میشه
      من اجازه دارم شرکت کنم; کیا می‌تونن عضو بشن; سنم ۱۷ ساله; از خارج هم عضو می‌گیرید; چه مدارکی می‌خواید
      ملیت من مشکلی نداره; بچه‌ها هم می‌تونن; سنم می‌رسه`,
  ],
  "before-registering": [
    `
      what do i need to start; things to prepare; requirements to sign up; do i need an email
      what should i have ready; do i need a password to join; what must i have before i begin
      stuff needed to get started; what do i have to bring; what should i prepare
      which things do i need for signing up; do i need email or phone number; what is required to take part
      checklist before joining; requirements for getting started; what do i need to open an account
      things i should own first; do i need a wallet before i join`,
    `
      برای شروع چه می‌خواهم; چه چیزهایی آماده کنم; پیش‌نیاز عضویت; مدارک ثبت‌نام; قبل از عضو شدن
      قبلش چی باید داشته باشم; چی لازمه برای شروع; چیا آماده کنم; برا ثبت نام چی می‌خواد; برای عضویت چیا لازمه
      ایمیل و شماره موبایل لازمه; چی باید آماده داشته باشم; قبل شروع چیکار کنم; چه مقدماتی لازمه
      برای باز کردن حساب چی لازمه; اول باید چی داشته باشم; قبلش کیف پول لازمه; شرایط شروع کار`,
  ],
  "joining-cost": [
    `
      how much to join; entry price; joining fee; cheapest way to start; is there a monthly fee; registration fee
      how much money do i need to begin; subscription price; is it free; how much do i pay to get in
      whats the entry fee; price per person; smallest amount to begin with; do i pay every month
      how expensive is it to start; what is the minimum to begin; do i have to pay monthly; is registration for free
      total price for membership; how many dollars to become a member; can i start with 10 dollars
      what do you charge for membership; price to get started; how many bucks to join; is there any fee to register
      smallest entry; what will it cost me altogether`,
    `
      چقدر باید بدهم تا عضو شوم; هزینه ثبت‌نام; قیمت ورود; ارزان‌ترین ورود; حق عضویت ماهانه; با چقدر پول شروع کنم
      رایگان است; مجانی; ورودیش چنده; چقدر باید پول بدم; با حداقل چقدر میشه شروع کرد; ماهی چقدر باید بدم; عضویتش پولیه
      عضویت چند دلار خرج داره; کمترین مبلغ برای شروع چنده; پول ماهانه هم می‌گیرید; ثبت نام مجانیه
      با ده دلار میشه شروع کرد; چقدر سرمایه می‌خواد; برای ورود چقدر پول لازمه; برای عضویت چقدر می‌گیرید; قیمت شروع
      با چند دلار میشه اومد تو; ثبت نام هزینه داره; کمترین ورودی; در کل چقدر برام آب می‌خوره; ورودی چقدره`,
  ],
  "register-steps": [
    `
      steps to sign up; how to create an account; walk me through registration; open an account; guide to joining
      how to become a member; registration process; how do i get started; how to make an account
      where do i click to join; tutorial for new people; i want to join what do i do; how do i sign up
      create my account; where is the registration form; how to become part of it; instructions for registering
      how do i enroll; how to open an account here; explain the sign up; what are the steps
      i'd like to become a member; how do i get in; start registration`,
    `
      مراحل ثبت‌نام; مرحله به مرحله عضویت; چطور حساب بسازم; آموزش ثبت‌نام; ساخت اکانت; راهنمای عضو شدن; روند ثبت‌نام
      چجوری عضو بشم; از کجا ثبت نام کنم; چطوری شروع کنم; چجوری اکانت بسازم; می‌خوام عضو بشم چیکار کنم
      فرم ثبت نام کجاست; چجوری اکانت باز کنم; نحوه عضویت; آموزش قدم به قدم عضویت; از کجا باید شروع کنم
      چطور اینجا حساب باز کنم; ثبت نام رو توضیح بده; مراحلش چیه; دوست دارم عضو بشم; چجوری بیام تو; ثبت نام چجوریه`,
  ],
  "what-is-a-sponsor": [
    `
      who is a sponsor; what does my inviter get; referrer; who gets a cut when i join; can i change my sponsor
      wrong sponsor; what do they mean by sponsor; whats the role of the person who invited me
      i typed the wrong sponsor; what is the job of my sponsor; can i pick another sponsor later
      who is the person i should enter as sponsor; does my sponsor earn from me; entered the wrong inviter
      what does sponsor stand for; who's a sponsor; whom do i put as sponsor; benefit for the one who brought me
      sponsor can be swapped later?; what is a referrer`,
    `
      معرف کیست; اسپانسر چیه; کسی که دعوتم کرده چه می‌گیرد; معرفم را عوض کنم; حامی اشتباه; نقش معرف; اسپانسر یعنی چی
      اونی که منو آورده چی گیرش میاد; معرفمو اشتباه زدم; معرف چیکاره‌ست; میشه بعدا معرف رو عوض کرد
      به معرفم پول می‌رسه; اسم معرف رو اشتباه زدم; حامی یعنی چی; سود معرف از من چقدره; اسپانسر کیه
      کیو به عنوان معرف بزنم; نفع کسی که منو آورده; معرف رو بعدا میشه عوض کنم; حامی کیه`,
  ],
  "sponsor-or-placement": [
    `
      sponsor vs upline; is the person above me my sponsor; difference between inviter and parent
      two different people above me; placement versus sponsor
      why is someone else above me than the one who invited me; is upline the same as sponsor
      i was invited by one person but sit under another; who is above me; why is my upline a stranger
      is the person over me the one who earns from me; inviter and the one above differ
      person above me isn't my inviter; two names on my account; is my sponsor the one i'm under
      what's the difference between above me and invited me`,
    `
      تفاوت معرف و بالاسری; بالاسری همان معرف است; فرق اسپانسر و آپلاین; کسی که بالای من است معرفم نیست
      اونی که بالاسرمه با معرفم فرق داره; چرا زیر یکی دیگه رفتم; بالاسریم کیه; یکی دعوتم کرد ولی زیر یکی دیگه‌ام
      کی بالای سر منه; بالاسریمو نمی‌شناسم; معرف و بالاسری یکین; چرا زیر یه غریبه نشستم; بالاسریم معرفم نیست
      دو تا اسم تو حسابمه; معرفم همونیه که زیرشم; فرق بالاسری و دعوت‌کننده چیه`,
  ],
  "without-sponsor": [
    `
      join without an invitation; i don't know any member; no referral; sign up alone; nobody told me about it
      is an invite required; no referral code; i found this site myself; i have no one to refer me
      can i join by myself; without a link; nobody referred me; is an invitation mandatory; sign up without a code
      i have no inviter; found you on google can i join; who becomes my sponsor if i have none
      registering without knowing anybody; can i come alone; no one sent me; leave the sponsor empty; i have no code`,
    `
      بدون معرف عضو شوم; معرف ندارم; کسی را نمی‌شناسم; بدون دعوت‌نامه; کد معرف ندارم; تنهایی ثبت‌نام
      خودم سایتو پیدا کردم; هیچکی معرفیم نکرده; بدون لینک میشه; معرف ندارم چیکار کنم; کسی دعوتم نکرده
      دعوت‌نامه اجباریه; بدون کد معرف میشه; معرفی ندارم می‌تونم بیام; تو گوگل پیداتون کردم
      اگه معرف نداشته باشم کی میشه معرفم; بدون آشنا ثبت نام کنم; تنها میشه اومد; کسی منو نفرستاده; معرف رو خالی بذارم
      کد ندارم`,
  ],
  "automatic-seat": [
    `
      where will i be placed; who decides my position; which side am i put on; default position; can i pick my place
      choose where i sit; left or right placement; where does the system put me; can i decide left or right
      how is my spot chosen; how does the system choose my place; can i decide where i sit; do i get put left or right
      is my seat random; can i change my seat later; where in the tree do i land; where am i going to be in the tree
      do i choose the side; pick a place by myself; does the site put me somewhere; position when i join`,
    `
      کجا قرار می‌گیرم; چه کسی جایم را تعیین می‌کند; سمت چپ یا راست می‌نشینم; جای پیش‌فرض; می‌توانم جایم را انتخاب کنم
      سیستم منو کجا میذاره; خودم میتونم جامو انتخاب کنم; چپ باشم یا راست; سیستم چجوری جامو تعیین می‌کنه
      خودم می‌تونم جامو انتخاب کنم; شانسی می‌ذاره; بعدا میشه جام رو عوض کنم; تو درخت کجا میرم; جای من چطوری مشخص میشه
      تو درخت کجا قرار می‌گیرم; سمتش رو من انتخاب می‌کنم; خودم جا انتخاب کنم; سایت خودش منو یه جا می‌ذاره
      موقع عضویت کجا میفتم`,
  ],
  "seat-taken": [
    `
      someone took my place; spot was taken during payment; position already filled; both legs full
      seat no longer free; place gone while registering; my seat was gone when i paid; somebody was faster than me
      the position is not free any more; another user got my spot first; it says the leg is already full
      my payment was rejected because the place was occupied; the position was not free any more when i paid
      did i lose money because the seat was taken; my place is gone; two people wanted the same spot
      position occupied error; someone sat on my seat while i paid`,
    `
      جایم را گرفتند; جایگاهم پر شد; هم‌زمان کس دیگری نشست; جا پر است; هر دو شاخه پر است; تا اومدم پول بدم جام پر شد
      یکی زودتر گرفت; جای من رو دادن به یکی دیگه; یه نفر دیگه جای منو گرفت; میگه این شاخه پره
      پرداختم رد شد چون جا پر بود; تا پرداخت کنم جا پر شد; جام رو گرفتن پولم رفت; جام پرید; دو نفر یه جا رو می‌خواستن
      خطای جا اشغاله; وقتی پول می‌دادم یکی نشست جای من`,
  ],
  "username-rules": [
    `
      allowed characters in a username; how long can a username be; can my name have capital letters
      persian letters in username; username not accepted; name already taken; valid name; why is my username invalid
      can i use a dot or dash; minimum letters of a name; underscores in name; why can't i use this name
      which symbols may a username contain; how short can my name be; my nickname is rejected
      can a username start with a number; is a capital letter ok; is a hyphen ok in a name; how many characters
      forbidden signs in a nickname; my name isn't accepted; can i have spaces; emoji in name`,
    `
      حروف مجاز نام کاربری; نام کاربری چند حرف; حروف فارسی در یوزرنیم; نام کاربری قبول نمی‌شود; نامم گرفته شده
      اسم معتبر; عدد در نام کاربری; چرا یوزرنیمم رو قبول نمی‌کنه; اسم فارسی میشه گذاشت; نقطه و خط تیره میشه
      چند حرف باید باشه; چرا این اسمو قبول نمی‌کنه; یوزرنیم چه کاراکترایی می‌تونه داشته باشه; اسمم چند حرف باشه
      با عدد شروع بشه میشه; حروف بزرگ مجازه; نام کاربریم تکراریه; خط فاصله تو اسم مشکلی نداره; چند کاراکتر باشه
      علامت‌های غیرمجاز; اسممو نمی‌پذیره; فاصله تو اسم میشه; ایموجی تو اسم`,
  ],
  "no-refund": [
    `
      i want my money back; changed my mind; can i leave and be refunded; cancel membership; reverse my payment
      chargeback; sell units back; return my units; i regret paying; give me back my cash
      i made a mistake and want out; how do i quit and get paid back; is there a guarantee to return money
      14 day return; can i get my payment back; i want to cancel everything and get refunded
      do you have a refund policy; how do i undo my registration; can i return my unit; money back guarantee
      i paid by mistake; can this be reversed; i want my cash returned; get my deposit back
      how do i get out and be paid back; changed my mind, refund; withdraw my membership fee`,
    `
      پولم را پس بدهید; پشیمان شدم; انصراف; لغو عضویت; برگشت پول; واحدم را پس بدهم; پرداختم را برگردانید
      پولمو پس می‌خوام; میشه کنسل کنم پولم برگرده; اشتباه کردم پولمو بدید; می‌خوام بیام بیرون پولمو بگیرم
      ضمانت بازگشت وجه; پولم رو برمی‌گردونید; می‌خوام انصراف بدم; سیاست بازگشت وجه چیه; واحدمو پس می‌گیرید
      اشتباهی پرداخت کردم پسش بدید; میشه ثبت نامم لغو بشه; پولمو پس بگیرم; میشه برش گردوند; پول واریزیمو پس بدید
      چطور بیام بیرون و پولمو بگیرم; نظرم عوض شد پولمو بدید; حق عضویتمو پس بدید; عودت وجه`,
  ],
  "contract-wallets": [
    `
      use a safe or multisig; gnosis safe; smart wallet; account abstraction wallet; argent; company multisig account
      can our company multisig join; is a smart account supported; does argent work; my safe is refused
      can i register with an exchange account; does a multisig work for registering; our dao treasury wants in
      smart contract account refused; register via binance account`,
    `
      کیف پول چند امضایی; سیف; کیف پول هوشمند; کیف پول قراردادی; با مولتی‌سیگ میشه عضو شد; ولت قراردادی قبوله
      سیف رو قبول نمی‌کنه; با حساب صرافی میشه ثبت نام کرد; اسمارت ولت پشتیبانی میشه; مولتی‌سیگ برای ثبت نام میشه
      حساب قراردادی رد شد; از طریق حساب بایننس ثبت نام کنم; کیف پول چندامضایی`,
  ],
  "several-seats": [
    `
      two accounts; open more than one account; register my wife and kids; second account for me
      fill the tree with my own accounts; create fake members; join again under myself; can i have two seats
      make extra accounts to fill my legs; multi accounting; use several wallets for more profit
      my own second account under me; is it allowed to have more than one account; would it pay to register twice
      can i put a second account below myself; register my whole family from one wallet; i want 3 positions
      multiple memberships; is it smart to open many accounts; register five times; make ghost accounts
      my own accounts as downline; double my income with two accounts; one person many seats`,
    `
      دو تا حساب; چند اکانت; برای خانواده‌ام هم حساب باز کنم; زیر خودم عضو شوم; اکانت دوم; درخت را خودم پر کنم
      چند تا جایگاه; با چند تا کیف پول عضو بشم; دو تا اکانت داشته باشم; خودم زیر خودم ثبت نام کنم
      برای پر کردن شاخه‌هام حساب بسازم; میشه دو بار ثبت نام کرد; چند تا جایگاه داشته باشم
      برای خودم زیر خودم حساب بسازم; صرف می‌کنه چند تا اکانت داشته باشم; با یه ولت چند تا عضویت; اکانت دوم بزنم
      عاقلانه‌ست چند تا حساب باز کنم; پنج بار ثبت نام کنم; حساب‌های خودم زیرمجموعه خودم
      با دو تا حساب درآمدم دو برابر بشه; یه نفر چند تا جایگاه; اکانت الکی بسازم`,
  ],
  "before-opening": [
    `
      pre registration; plan has not started; when does it start; early access; join early; not open yet error
      launch date; when do you open; is it already open; can i reserve a place; is the plan already running
      when is the launch; can i register before it starts; it says not open yet; how do i get in before everyone
      who could join before the opening; when can i register; has it begun; early bird; not started error
      join ahead of everyone`,
    `
      پیش ثبت‌نام; هنوز شروع نشده; کی باز می‌شود; زودتر عضو شوم; تاریخ شروع; زمان افتتاح; کی باز میشه; هنوز باز نشده
      میشه جا رزرو کرد; طرح شروع شده; کی افتتاح میشه; قبل از شروع میشه ثبت نام کرد; میگه هنوز باز نشده
      زودتر از بقیه بیام تو; زمان شروع کیه; کی میشه ثبت نام کرد; شروع شده یا نه; خطای شروع نشده; جلوتر از همه بیام`,
  ],
};
