// cspell:disable
import type { OtherWords } from "./other-words.ts";

/** As people write when they are in a hurry. */
export const everydayQuestions: OtherWords = {
  "what-is-canopy": [
    "whats this all about; what is the purpose of this website; what does your company sell",
    "اینجا چه خبره; داستان این سایت چیه; شما چی می‌فروشید; این چیه اصلا",
  ],
  "who-may-join": [
    "im 17 can i register; do you accept members from germany; my son is 16; which countries are blocked; do i have to verify my identity; can a company join",
    "۱۷ سالمه می‌تونم; از ایران میشه عضو شد; کشورم محدودیت داره; احراز هویت می‌خواید; پسرم ۱۶ سالشه",
  ],
  "before-registering": [
    "what must i have before i begin; stuff needed to get started; what do i have to bring",
    "قبلش چی باید داشته باشم; چی لازمه برای شروع; چیا آماده کنم; برا ثبت نام چی می‌خواد",
  ],
  "joining-cost": [
    "how much do i pay to get in; whats the entry fee; price per person; smallest amount to begin with; do i pay every month",
    "ورودیش چنده; چقدر باید پول بدم; با حداقل چقدر میشه شروع کرد; ماهی چقدر باید بدم; عضویتش پولیه",
  ],
  "register-steps": [
    "how do i get started; how to make an account; where do i click to join; tutorial for new people",
    "چجوری عضو بشم; از کجا ثبت نام کنم; چطوری شروع کنم; چجوری اکانت بسازم",
  ],
  "what-is-a-sponsor": [
    "what do they mean by sponsor; whats the role of the person who invited me; i typed the wrong sponsor",
    "اسپانسر یعنی چی; اونی که منو آورده چی گیرش میاد; معرفمو اشتباه زدم",
  ],
  "sponsor-or-placement": [
    "why is someone else above me than the one who invited me; is upline the same as sponsor",
    "اونی که بالاسرمه با معرفم فرق داره; چرا زیر یکی دیگه رفتم; بالاسریم کیه",
  ],
  "without-sponsor": [
    "i found this site myself; i have no one to refer me; can i join by myself; without a link",
    "خودم سایتو پیدا کردم; هیچکی معرفیم نکرده; بدون لینک میشه; معرف ندارم چیکار کنم",
  ],
  "automatic-seat": [
    "where does the system put me; can i decide left or right; how is my spot chosen",
    "سیستم منو کجا میذاره; خودم میتونم جامو انتخاب کنم; چپ باشم یا راست",
  ],
  "seat-taken": [
    "my seat was gone when i paid; somebody was faster than me; the position is not free any more",
    "تا اومدم پول بدم جام پر شد; یکی زودتر گرفت; جای من رو دادن به یکی دیگه",
  ],
  "username-rules": [
    "why is my username invalid; can i use a dot or dash; minimum letters of a name; underscores in name",
    "چرا یوزرنیمم رو قبول نمی‌کنه; اسم فارسی میشه گذاشت; نقطه و خط تیره میشه; چند حرف باید باشه",
  ],
  "no-refund": [
    "give me back my cash; i made a mistake and want out; how do i quit and get paid back; is there a guarantee to return money; 14 day return",
    "پولمو پس می‌خوام; میشه کنسل کنم پولم برگرده; اشتباه کردم پولمو بدید; می‌خوام بیام بیرون پولمو بگیرم; ضمانت بازگشت وجه",
  ],
  "several-seats": [
    "can i have two seats; make extra accounts to fill my legs; multi accounting; use several wallets for more profit; my own second account under me",
    "با چند تا کیف پول عضو بشم; دو تا اکانت داشته باشم; خودم زیر خودم ثبت نام کنم; برای پر کردن شاخه‌هام حساب بسازم",
  ],
  "before-opening": [
    "when do you open; is it already open; can i reserve a place",
    "کی باز میشه; هنوز باز نشده; میشه جا رزرو کرد",
  ],
  "which-wallets": [
    "what app do i need for my coins; can i use my binance wallet; is trustwallet ok; which wallet app should i install",
    "با تراست ولت میشه; متامسک خوبه; چه کیف پولی نصب کنم; کیف پول بایننس میشه",
  ],
  "what-is-pol": [
    "how can i buy the coin you use; do you take visa; can i pay with euros; which cryptocurrency do i need; i only have usdt; where do i buy it",
    "ارزی که می‌خواید رو از کجا بخرم; با ریال میشه پرداخت کرد; فقط تتر دارم; با کارت بانکی میشه; چه ارزی باید بخرم",
  ],
  "which-network": [
    "my wallet is on ethereum; metamask shows another network; what network do i choose; sent on the wrong chain",
    "کیف پولم رو اتریومه; شبکه متامسک رو چی بذارم; رو چه شبکه‌ای بفرستم; رو بی‌اس‌سی فرستادم",
  ],
  gas: [
    "why does every click cost money; what are those small fees; how much is gas",
    "این کارمزدا چیه; چرا هر بار پول کم میشه; گس چنده",
  ],
  "pol-for-fees": [
    "how much should stay in my wallet; leave something for fees",
    "چقدر تو کیف پولم بمونه; چقدر برا کارمزد بذارم کنار",
  ],
  "not-enough-pol": [
    "it says insufficient funds; my wallet doesn't have enough; i have money but it says not enough",
    "میگه موجودی کافی نیست; پول دارم ولی میگه کمه; میگه پل کافی نداری",
  ],
  walletconnect: [
    "how to use it with my phone; wallet is on my mobile and site on pc; qr code doesnt scan",
    "کیف پولم رو گوشیمه سایت رو کامپیوتر; کیو آر اسکن نمیشه; با موبایل چجوری وصل شم",
  ],
  "no-wallet-found": [
    "no wallet detected; it doesn't find my wallet; connect button does nothing no wallet; metamask is installed but not seen",
    "کیف پولمو پیدا نمی‌کنه; میگه کیف پولی نیست; متامسک نصبه ولی نمی‌بینه",
  ],
  declined: [
    "i pressed no; i cancelled it in the wallet did i lose money; accidentally rejected",
    "زدم رد کردن; لغو کردم پولم رفت; اشتباهی ریجکت کردم",
  ],
  pending: [
    "my payment is hanging; waiting since an hour; it still says pending; transaction not going through",
    "تراکنشم گیر کرده; یک ساعته مونده; هنوز میگه در انتظار; پرداختم نمیره",
  ],
  "speed-up": [
    "can i make it go faster; how to cancel what i sent; too slow i want to cancel",
    "چجوری سریعش کنم; چجوری لغوش کنم; خیلی کنده کنسلش کنم",
  ],
  "silent-wallet": [
    "metamask doesn't pop up; the wallet window won't come up; i click and wait and nothing",
    "متامسک نمیاد بالا; پنجره کیف پول باز نمیشه; می‌زنم هیچی نمیشه",
  ],
  "switched-account": [
    "it shows a different address than mine; i use two addresses; why is another account connected",
    "یه آدرس دیگه نشون میده; دو تا آدرس دارم; چرا حساب دیگه‌ای وصله",
  ],
  "key-safety": [
    "how do i not get hacked; where should i write down the words; is it ok to screenshot my phrase",
    "چیکار کنم هک نشم; کلماتو کجا بنویسم; از عبارت بازیابی عکس بگیرم",
  ],
  "lost-key": [
    "i lost everything to my wallet; forgot my wallet password; phone broke with wallet in it; can you give me access again; help me get back into my account i lost the words",
    "کیف پولم پریده; گوشیم شکست کیف پولم توش بود; کلماتشو ندارم; میشه دسترسیمو برگردونید; گوشیمو دزدیدن",
  ],
  "how-to-log-in": [
    "how can i get in again; where do i enter my password; i want to see my account; cant find login",
    "چجوری وارد حسابم بشم; رمزمو کجا بزنم; لاگین کجاست; می‌خوام برم تو حسابم",
  ],
  "session-length": [
    "do i have to log in every day; how many hours until i am logged out",
    "هر روز باید وارد بشم; چند ساعت لاگین می‌مونم",
  ],
  "log-out-everywhere": [
    "i used an internet cafe and forgot to log out; someone has my phone can i end the login",
    "تو کافی‌نت یادم رفت خارج شم; گوشیم دست یکی دیگه‌ست خارجش کنم; چجوری بیام بیرون از حساب",
  ],
  "sign-in-refused": [
    "i signed but it says refused; login doesnt work after i sign",
    "امضا می‌کنم ولی وارد نمیشه; میگه ورود پذیرفته نشد; لاگینم خطا میده",
  ],
  "signature-after-paying": [
    "i paid and then it crashed; money was taken but i'm not a member yet; page closed before signing",
    "پولو دادم صفحه پرید; پول رفت ولی عضو نشدم; قبل امضا صفحه بسته شد",
  ],
  "logged-out": [
    "it always logs me out; why do i have to sign in again",
    "هی میندازم بیرون; چرا باید دوباره وارد شم; خودش لاگ اوت میشه",
  ],
  "what-i-sign": [
    "is it safe to sign this; will signing take my coins; metamask asks to sign something",
    "امضا کنم خطر نداره; با امضا پولم نمیره; متامسک میگه امضا کن",
  ],
  "plan-in-short": [
    "i don't get how this works; give me a short explanation; how do you make money with this; whats the plan exactly; where does the profit come from",
    "نفهمیدم چجوریه; خلاصه بگو چجوری کار می‌کنه; چطوری پول درمیاد; پلنش چطوریه; سود از کجا میاد",
  ],
  "what-is-a-unit": [
    "what do i own after paying; is buying a unit like buying shares; does a unit pay interest",
    "واحد دقیقا چیه; بعد پرداخت صاحب چی میشم; واحد سود میده",
  ],
  "what-is-a-round": [
    "when is the cut off; at what hour does it close; when does the next day begin",
    "چه ساعتی بسته میشه; روز بعد کی شروع میشه; راند کی تمومه",
  ],
  "what-is-a-point": [
    "how do points work; one left one right; how do i make a pair",
    "امتیاز چجوری میاد; یکی چپ یکی راست; جفت چجوری میشه",
  ],
  "no-points": [
    "i brought 10 people but still no points; why is there nothing on my account though my team grows; my left leg is big and right empty",
    "ده نفر آوردم هیچ امتیازی نگرفتم; تیمم بزرگ شده ولی پولی نیست; دست راستم خالیه; چرا هیچی بهم نمیرسه",
  ],
  "what-are-legs": [
    "what do you mean by legs; left team right team; why can i only have two people under me",
    "لگ یعنی چی; تیم چپ تیم راست; چرا فقط دو نفر زیرم میره",
  ],
  "waiting-units": [
    "do i lose the rest on the bigger side; is what is left kept for the next day; extra units stay",
    "اضافیا چی میشه; بقیه‌اش می‌مونه برا فردا; واحدای اضافه می‌پره; ذخیره میشه یا می‌سوزه",
  ],
  "daily-cap": [
    "how much is the most per day; is there a ceiling; can i earn unlimited",
    "روزی حداکثر چقدر; سقفش چنده; بی‌نهایت میشه گرفت",
  ],
  "what-is-flash": [
    "why were some of my pairs not paid; points burned",
    "چرا بعضی جفتام پول نداد; امتیازام سوخت",
  ],
  "point-value": [
    "how many dollars for a point; what does a point pay today; is a point always the same money",
    "هر امتیاز چند دلاره; امتیاز امروز چنده; ارزش امتیاز ثابته",
  ],
  "what-is-rebate": [
    "i got some money back without doing anything why; what is this small payment on the first day",
    "یه مقدار پول برگشته بهم چیه; این پولی که روز اول اومد; ریبیت یعنی چی",
  ],
  "what-is-commission": [
    "how much do i get per person; if my friend joins what do i get; do i earn when my referral buys again; do i get something from my friends friends",
    "اگه دوستم عضو شه چی گیرم میاد; نفری چقدر میدن; از خرید دوستم چند درصد می‌گیرم; از زیرمجموعه زیرمجموعه‌ام هم می‌گیرم",
  ],
  "when-points-credited": [
    "when do i see my money for today; what time are earnings paid; how soon after the day ends do i get paid",
    "پول امروزمو کی می‌بینم; ساعت چند واریز میشه; بعد تموم شدن روز کی پول میاد",
  ],
  "who-settles": [
    "what if nobody closes the day; does settlement happen by itself; can i close a round",
    "اگه کسی روزو نبنده چی; خودش تسویه میشه; من می‌تونم تسویه کنم",
  ],
  "where-money-goes": [
    "what happens with my 20 bucks; how much do you keep for yourself; who profits from my payment",
    "با ۲۰ دلار من چیکار می‌کنید; چقدرش مال شماست; پول من به کیا می‌رسه",
  ],
  "who-earns-nothing": [
    "is it possible that i get zero; which members end up with nothing; what about the last ones",
    "ممکنه هیچی گیرم نیاد; کیا هیچی نمی‌گیرن; آخریا چی میشن",
  ],
  "how-much-can-i-earn": [
    "how rich can i get; how much per month realistically; whats the max i can make; income per week",
    "ماهی چقدر میشه درآورد; حداکثر درآمدش چنده; میشه پولدار شد; هفته‌ای چقدر",
  ],
  "break-even": [
    "when will i have earned back my 100 dollars; how fast do i get my money back",
    "کی پولم درمیاد; چند وقته پولم برمی‌گرده; کی به سود می‌رسم",
  ],
  "must-i-recruit": [
    "what if i don't invite anybody; can i just buy and wait; i have no friends to invite; is inviting mandatory",
    "اگه کسیو دعوت نکنم چی; فقط بخرم و منتظر بمونم; کسیو ندارم دعوت کنم; حتما باید آدم بیارم; مجبورم کسیو بیارم",
  ],
  spillover: [
    "will others put people below me; my upline promised to fill my leg",
    "بالاسریم گفته برام آدم می‌ذاره; بقیه زیر من میان; از بالا پرم می‌کنن",
  ],
  "hero-and-knight": ["which titles can i reach; explain ranks", "رتبه‌ها چیا هستن; قهرمان چیه شوالیه چیه"],
  "become-hero": [
    "what must i do to get the hero title; how many points a month for hero",
    "چیکار کنم قهرمان شم; ماهی چند امتیاز برا قهرمانی",
  ],
  "become-knight": [
    "what must i do to become a knight; how many heroes below me",
    "چیکار کنم شوالیه شم; چند تا قهرمان باید داشته باشم",
  ],
  "share-value": [
    "what do heroes get paid; how much is the rank bonus",
    "به قهرمانا چقدر میدن; جایزه رتبه چنده; شوالیه چقدر پول می‌گیره",
  ],
  "claim-window": [
    "how do i take my rank; until when can i claim; do i get my rank automatically",
    "رتبه‌مو چجوری بگیرم; تا کی وقت دارم رتبه بگیرم; رتبه خودش ثبت میشه",
  ],
  "missed-claim": [
    "i was too late to claim; i forgot to claim my rank",
    "دیر رسیدم رتبه‌مو بگیرم; یادم رفت رتبه بزنم",
  ],
  "collect-shares": [
    "where do i get my hero money; rank money not paid yet",
    "پول قهرمانیمو از کجا بگیرم; پول رتبه رو ندادن",
  ],
  "cannot-claim": ["the claim button is grey; it wont let me claim", "دکمه رتبه خاموشه; نمیذاره رتبه بزنم"],
  "what-is-plus": [
    "what is the plus thing; why is there a second plan",
    "پلاس چیه; پلاس چه فرقی داره; اون طرح صد دلاری چیه",
  ],
  "who-can-join-plus": [
    "can i go directly to plus; who is allowed into plus",
    "میشه مستقیم رفت پلاس; کی می‌تونه بره پلاس",
  ],
  "plus-cost": [
    "how much is plus; what do i pay for plus",
    "پلاس چنده; برا پلاس چقدر باید بدم; عضویت پلاس چند دلاره",
  ],
  "buy-more-units": [
    "how can i add another unit; i want to upgrade; i want to invest more",
    "می‌خوام یه واحد دیگه بگیرم; می‌خوام ارتقا بدم; می‌خوام بیشتر سرمایه‌گذاری کنم; چجوری شارژ کنم",
  ],
  "what-top-up-changes": [
    "do i earn more with 5 units; whats the benefit of buying more",
    "با ۵ واحد بیشتر درمیارم; بیشتر بخرم چی میشه",
  ],
  "unit-price": [
    "why do i have to pay a different number of coins today; price went up",
    "چرا امروز تعداد کوینش فرق داره; چرا گرون شد; چرا قیمتش عوض میشه",
  ],
  "spending-limit": [
    "i spend too much; help me not to buy more; block myself from buying",
    "زیادی خرج می‌کنم; یه کاری کن بیشتر نخرم; برا خودم محدودیت بذارم",
  ],
  "top-up-refused": [
    "it doesn't let me buy a unit; buying fails",
    "نمیذاره واحد بخرم; خریدم خطا میده; خرید انجام نمیشه",
  ],
  overpayment: [
    "i sent a bit more by accident; do i get the difference back",
    "یکم بیشتر فرستادم; اضافه‌شو پس میدید; زیادی واریز کردم",
  ],
  profile: ["where are my settings; change my info", "تنظیماتم کجاست; اطلاعاتمو عوض کنم"],
  picture: [
    "put my own photo; change my pic; my photo wont upload",
    "عکسمو عوض کنم; عکسم آپلود نمیشه; چجوری عکس بذارم",
  ],
  "change-username": [
    "can i have another name; i want a new nickname",
    "اسممو عوض کنم; یه یوزرنیم دیگه می‌خوام; اسم کاربریمو تغییر بدم",
  ],
  "old-username": [
    "what about my old name; can another person take the name i had",
    "اسم قبلیم چی میشه; اسم قبلیمو یکی دیگه برمیداره",
  ],
  "move-wallet": [
    "i got a new wallet how do i use it here; my wallet may be hacked move my account; switch to my ledger",
    "یه کیف پول جدید گرفتم; می‌خوام حسابم بره رو یه کیف پول دیگه; کیف پولم هک شده جابه‌جا کنم",
  ],
  "what-moves": [
    "if i change wallets do i keep everything",
    "کیف پولمو عوض کنم همه چی می‌مونه; زیرمجموعه‌هام می‌پرن",
  ],
  "wrong-move": [
    "i gave the wrong new address; can i cancel the wallet change",
    "آدرس جدیدو اشتباه دادم; تغییر کیف پولو لغو کنم",
  ],
  "delete-account": [
    "get rid of my account; delete everything",
    "اکانتمو پاک کنم; حسابمو ببندم; کلا حذفم کنید; دیلیت اکانت",
  ],
  "delete-my-data": ["wipe my info; remove my email and photo", "اطلاعاتمو پاک کنید; عکس و ایمیلمو حذف کنم"],
  "download-data": [
    "send me everything you know about me; data copy",
    "هرچی از من دارید بدید; یه کپی از اطلاعاتم",
  ],
  newsletter: ["too many emails stop it; how to get news by mail", "دیگه ایمیل نفرستید; چجوری خبرنامه بگیرم"],
  invite: [
    "where's my link; how do i bring my friend in; i want to send a link to my cousin",
    "لینکم کو; چجوری دوستمو بیارم; می‌خوام لینک بفرستم",
  ],
  "sell-or-inherit": [
    "if i pass away who gets it; can i give my account to my brother",
    "بمیرم چی میشه; حسابمو بدم به داداشم; میشه حسابمو فروخت",
  ],
  "what-is-box": [
    "whats that box; how much money do i have; what does the number in my box mean",
    "این صندوق چیه; چقدر پول دارم; عدد صندوقم یعنی چی; باکس من",
  ],
  "how-to-withdraw": [
    "how can i get my cash; i want my profit now; where is the withdraw button; send my earnings to my wallet; when do i get my money out; is there a minimum to take out",
    "چجوری پولمو بگیرم; می‌خوام سودمو بردارم; دکمه برداشت کجاست; چجوری نقدش کنم; حداقل چقدر باید باشه برداشت کنم",
  ],
  "withdraw-elsewhere": [
    "can it go to my bank; send it to my exchange; to another person's wallet; get it in dollars on my card",
    "بره به حساب بانکیم; بفرستید به صرافی; به کارتم بریزید; به کیف پول یکی دیگه",
  ],
  "withdrawal-problem": [
    "i withdrew but got nothing; the withdraw button gives an error; money disappeared after withdrawing",
    "برداشت زدم نیومد; برداشت خطا میده; پولم بعد برداشت غیب شد; پولم هنوز نرسیده",
  ],
  fees: [
    "do you take something when i withdraw; what are all the charges; any hidden costs",
    "موقع برداشت چیزی کم می‌کنید; چه هزینه‌هایی داره; هزینه مخفی داره",
  ],
  ledger: ["how is my balance made up; the sum seems off", "موجودیم از چیا تشکیل شده; جمعش درست درنمیاد"],
  history: [
    "where do i see what i got paid; show me my past earnings",
    "کجا ببینم چقدر گرفتم; درآمدای قبلیمو ببینم; لیست واریزیا",
  ],
  "how-calculated": [
    "why did i only get so little yesterday; explain how you got this number",
    "چرا دیروز انقدر کم شد; این عدد چجوری حساب شده; چرا کم دادید",
  ],
  taxes: [
    "do i owe the state something; will the tax office want a share",
    "مالیات باید بدم; اداره مالیات گیر نمیده",
  ],
  "pol-falls": [
    "what if the coin drops; my balance is worth less today; is my money tied to the coin",
    "اگه ارزش ارز بیاد پایین; موجودیم ارزشش کم شد; پل ارزون شد",
  ],
  "not-credited-yet": [
    "where is what i earned yesterday; my box is still empty; it shows points but no money; balance not updated",
    "پول دیروزم کو; صندوقم هنوز خالیه; امتیاز داد پول نداد; موجودیم آپدیت نشده",
  ],
  "where-is-money": ["who has my money; do you hold the money", "پولم دست کیه; پولا کجا می‌مونه"],
  solvency: [
    "what if everybody takes their money at once; can it go broke",
    "اگه همه باهم بردارن; ورشکست نمیشید; پول کم نمیاد",
  ],
  "can-i-lose": [
    "how risky is this; can all my money be gone; is there a risk",
    "ریسکش چقدره; ممکنه پولم بپره; همه پولم میره",
  ],
  "how-many-lose": [
    "what are my chances; do most people win or lose",
    "شانسم چقدره; بیشتریا می‌بازن یا می‌برن; چند درصد سود کردن",
  ],
  "guaranteed-income": [
    "do you promise i earn; is it sure i make profit",
    "قول میدید سود کنم; سودش حتمیه; تضمینیه",
  ],
  "pyramid-scheme": [
    "sounds like a pyramid to me; is it like those mlm things",
    "این که هرمیه; مثل گلدکوئیسته; نتورکه",
  ],
  "is-it-a-scam": [
    "are you guys for real; how do i know you don't cheat; smells like fraud; prove you are serious",
    "کلاه‌برداری نیست; از کجا بدونم راسته; سرمون کلاه نره; میشه بهتون اعتماد کرد; دزدی نیست",
  ],
  "is-it-legal": [
    "will i get in trouble with the law; is that allowed where i live",
    "قانونیه; مشکل قانونی نداره; پلیس گیر نمیده; حرومه یا حلال",
  ],
  "who-changes-rules": [
    "can you change the percentages tomorrow; will it stay like this",
    "فردا قانونو عوض نکنید; درصدا تغییر می‌کنه",
  ],
  "operator-power": [
    "can the boss take my coins; can you block my account; will you run off",
    "می‌تونید حسابمو ببندید; پولمونو برندارید فرار کنید; مدیرش می‌تونه پولو برداره",
  ],
  audit: [
    "did a professional check it; is the code safe; any security check",
    "کسی کدشو چک کرده; امنیتش بررسی شده; کدش امنه",
  ],
  verify: ["how can i check you don't lie; can i recalculate it", "از کجا بفهمم عددا درسته; خودم حساب کنم"],
  "site-gone": [
    "what if you close the website; page is not loading for days; site doesn't open in my country",
    "اگه سایتو ببندید; سایت بالا نیاد چی; سایت فیلتر بشه پولم چی میشه",
  ],
  "growth-ends": [
    "what happens when no one new comes; what if it dries up",
    "اگه دیگه کسی نیاد; تهش چی میشه; وقتی آدم جدید نباشه",
  ],
  "support-scam": [
    "someone called and wants my words; an admin wrote me on telegram; should i give my phrase to support",
    "یکی زنگ زده کلماتمو می‌خواد; ادمین تو تلگرام پیام داد; کلماتو به پشتیبانی بدم",
  ],
  "real-contract": [
    "is this the real website; how do i know the address is right",
    "از کجا بدونم سایت اصلیه; آدرس درسته; سایت تقلبی نیست",
  ],
  "who-is-operator": [
    "who are you people; who is the boss; where is your company based",
    "شما کی هستید; رئیسش کیه; شرکتتون کجاست; صاحبش کیه",
  ],
  "contact-support": [
    "how do i write to you; do you have a phone number; is there a telegram group",
    "چجوری بهتون پیام بدم; شماره تلفن دارید; گروه تلگرام دارید; آیدی پشتیبانی",
  ],
  "talk-to-a-person": [
    "let me speak to somebody; i want a human; get me a real agent",
    "می‌خوام با آدم حرف بزنم; یه آدم واقعی; وصلم کن به پشتیبان",
  ],
  "what-is-assistant": [
    "am i talking to a machine; what are you; are you a real person",
    "تو رباتی یا آدم; با آدم حرف می‌زنم; تو چی هستی",
  ],
  "tree-privacy": [
    "can strangers see my people; can other members look at my downline; is my structure visible; can others see who is under me",
    "بقیه می‌تونن تیممو ببینن; کسی زیرمجموعه‌هامو می‌بینه; درختم معلومه برا همه",
  ],
  "what-is-family": [
    "where do i see my people; show my tree; how do i view who is below me",
    "زیرمجموعه‌هامو کجا ببینم; درختمو نشون بده; آدمای زیرمو ببینم",
  ],
  "tree-colours": [
    "what do those dots mean; what is the green leaf",
    "این رنگا چیه; دایره‌ها یعنی چی; نقطه‌های رنگی",
  ],
  "find-free-seat": [
    "where is a free place for my friend; i want to put someone on my right side",
    "کجا جا هست برا دوستم; می‌خوام یکیو بذارم سمت راستم",
  ],
  "what-if": [
    "how much would i get if 5 people come; calculate my income; try with pretend people",
    "اگه ۵ نفر بیان چقدر گیرم میاد; درآمدمو حساب کن; ماشین حساب داره",
  ],
  "units-not-people": [
    "it says 30 but i only have 10 people",
    "نوشته ۳۰ ولی ۱۰ نفر دارم; چرا عددش بیشتر از آدماست",
  ],
  "site-offline": [
    "is there an app; does it work without net; android or iphone version",
    "اپ داره; اپلیکیشن اندروید داره; بدون نت کار می‌کنه",
  ],
  "find-member": [
    "how do i look somebody up; is my friend a member",
    "چجوری یکیو پیدا کنم; دوستم عضوه یا نه",
  ],
  "site-language": [
    "i don't understand this language; make it english",
    "زبانشو عوض کنم; فارسیش کن; انگلیسیش کن",
  ],
  "digits-and-theme": [
    "my eyes hurt make it dark; change the numbers to english",
    "تاریکش کنم; عددا انگلیسی بشه; دارک مود",
  ],
  "figures-age": [
    "are these numbers current; when was this updated",
    "این عددا مال کیه; آخرین آپدیت کی بوده",
  ],
  lotteries: ["can i win something here; do you have a lottery", "قرعه‌کشی دارید; جایزه میدید; بلیت می‌فروشید"],
  "game-center": ["can i play here; are there games", "بازی دارید; میشه بازی کرد"],
  "open-services": ["what can i use already; what else do you offer", "الان چیا فعاله; چه خدماتی دارید"],
  "what-are-bots": ["how do the robots work; can a bot trade for me", "رباتا چجورین; ربات برام معامله می‌کنه"],
  "live-bots": [
    "connect the bot to my money; start a real bot",
    "ربات با پول خودم کار کنه; ربات واقعی راه بندازم",
  ],
  "bot-profit": ["will the bot make me money; are the robots profitable", "ربات پول درمیاره; رباتا سود میدن"],
  "paper-bot": ["try a bot without risk; play money bot", "ربات آزمایشی; بدون ریسک ربات امتحان کنم"],
  "bot-log": [
    "what has my robot been doing; see the trades of the robot",
    "رباتم چیکار کرده; معامله‌های رباتو ببینم",
  ],
  overfitting: [
    "my test was super good will it be like that; results look amazing",
    "تستم خیلی خوب شد واقعیه; نتیجه‌اش عالی بود",
  ],
  "what-is-swap": [
    "change my coins to dollars; turn my pol into usdt; what is swap; can i exchange here",
    "سواپ چیه; ارزمو تتر کنم; پلمو دلار کنم; تبدیل کنم به تتر; سواپ برای چیه",
  ],
  "swap-failed": ["swap doesn't work; exchange gave an error", "سواپ نشد; تبدیل ارور میده; تبدیلم انجام نشد"],
  "swap-cost": ["how much do i lose when swapping; swap fees", "تبدیل چقدر کم می‌کنه; کارمزد سواپ چنده"],
  "swap-tokens": [
    "which coins can i trade here; do you have ethereum; can i buy bitcoin here",
    "چه ارزایی داره; اتریوم هم داره; بیت کوین هم میشه خرید اینجا",
  ],
  "unknown-tokens": [
    "a coin that isn't listed; can i trust this token",
    "توکنی که تو لیست نیست; این توکن امنه",
  ],
  "swap-approval": [
    "why do i need to confirm twice; what is this approve",
    "چرا دو بار باید تایید کنم; این approve چیه",
  ],
  slippage: [
    "which percent should i choose for slippage; what does tolerance mean",
    "اسلیپیج چیه; لغزشو چند بذارم",
  ],
  "undo-swap": ["i swapped wrong how to reverse", "اشتباه تبدیل کردم; میشه برگردوند تبدیلو"],
  "what-is-vault": ["whats the vault for; vault meaning", "خزانه چیه; خزانه برای چیه"],
  "vault-custody": [
    "who holds the money in the vault; can you touch my vault",
    "پول خزانه دست کیه; کی به خزانه دسترسی داره",
  ],
  "vault-stop": [
    "how do i get my money from the vault; switch off my vault",
    "پولمو از خزانه بکشم بیرون; خزانه رو خاموش کنم",
  ],
  "vault-caps": [
    "how much can it lose in one day; limits of the vault",
    "خزانه روزی چقدر می‌تونه ضرر کنه; سقف خزانه",
  ],
  "vault-attacks": ["is my vault safe; can they hack the vault", "خزانه امنه; خزانه هک میشه"],
  "docs/plan#ranks": ["rules of ranks in detail", "قواعد دقیق رتبه"],
  "docs/plan#settlement": [
    "how does settlement work technically; distribute function; carry",
    "تسویه از نظر فنی; تابع distribute",
  ],
  "docs/plan#price": [
    "how is the price fixed in the contract; candidate price; price confirmation",
    "قیمت در قرارداد چطور تعیین می‌شود",
  ],
  "docs/plan#views-in-a-block-explorer": [
    "read contract in polygonscan; view functions; call a view",
    "خواندن قرارداد در پلیگان‌اسکن",
  ],
  "docs/plan#gas": ["gas cost of registering; gas per call", "مصرف گس ثبت‌نام"],
  "docs/report#csv-format": ["columns of the report csv; csv fields of the report", "ستون‌های csv گزارش"],
  "docs/report#solvency": ["how solvency is computed; assets and liabilities", "محاسبه دارایی و بدهی"],
  "docs/architecture": [
    "how is the software built; components; overview of the code",
    "معماری نرم‌افزار; بخش‌های برنامه",
  ],
  "docs/architecture#keeper": [
    "how does the keeper work inside; duties of the keeper",
    "کیپر از داخل چطور کار می‌کند",
  ],
  "docs/architecture#events": [
    "server sent events; live updates stream; subscribe to events",
    "رویدادهای زنده; استریم رویداد",
  ],
  "docs/benchmarks": ["how fast is it; performance figures; benchmark", "سرعت برنامه; بنچمارک"],
  "docs/swap#exchanges": ["which routers and factories; venues of the swap", "روترهای تبدیل"],
  "docs/swap#for-operators": [
    "swap settings for operators; addresses of exchanges",
    "تنظیم تبدیل برای گرداننده",
  ],
  "docs/swap#when-it-does-not-work": ["swap problems; reasons a swap is refused", "مشکلات تبدیل"],
  "docs/operating": [
    "run in production; start the server; systemd; operate the server",
    "اجرای سرور در عمل; راه انداختن سرور; سیستم‌دی",
  ],
  "docs/operating#paper-bots": ["bots role on the server; run bots on the server", "اجرای ربات‌ها روی سرور"],
  "docs/operating#commons": ["pay out the commons; collectCommons", "پرداخت صندوق عمومی"],
  "docs/failures#log": [
    "log messages; meaning of a log line; what does this log mean",
    "پیام‌های لاگ; معنی لاگ",
  ],
  "docs/failures#probes": ["health check endpoints; liveness; readiness", "بررسی سلامت; پروب"],
  "docs/deploying#what-cannot-change": [
    "what is fixed after deployment; immutable parameters",
    "چه چیزی بعد از استقرار ثابت است",
  ],
  "docs/releasing#artefacts": ["files of a release; docker image; checksums", "فایل‌های نسخه; ایمیج داکر"],
  "docs/configuration": [
    "environment variables; env file; settings of the server; config list",
    "متغیرهای محیطی; تنظیمات سرور; فایل env",
  ],
  "docs/server-security#v7-sessions": ["session tokens; how sessions are stored", "توکن نشست"],
  "docs/server-security#limits-and-expensive-requests": [
    "protect from floods; denial of service; rate limits",
    "حمله محروم‌سازی; محدودیت درخواست",
  ],
  "docs/strategies": ["list of strategies in detail; how strategies work", "استراتژی‌ها با جزئیات"],
  "docs/strategies#how-a-backtest-fills": [
    "fill price; at which price does a backtest buy",
    "قیمت اجرای بک‌تست",
  ],
  "docs/vault#rules": ["rule parameters of a vault", "پارامترهای قاعده خزانه"],
  "docs/vault#trust": ["trust model of the vault", "اعتماد در خزانه"],
  "docs/verify": ["verify a server against the contract", "بررسی سرور با قرارداد"],
};
