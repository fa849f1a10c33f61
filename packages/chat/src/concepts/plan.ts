// cspell:disable
import type { ConceptTable } from "./matcher.ts";

export const planConcepts: ConceptTable = {
  plan: [
    "plan; scheme; system; business; program; model; concept; idea",
    "طرح; پلن; سیستم; برنامه; مدل; کسب و کار; بیزنس; ایده",
  ],
  howItWorks: [
    "how it works; in short; in a nutshell; overview of the plan; summary; basics; explain the plan; whole thing work; get started; beginner; big picture",
    "چگونه کار می‌کند; چطور کار می‌کند; خلاصه; کوتاه; به زبان ساده; نحوه کار; مبتدی; کلیات; از کجا شروع",
  ],
  unit: ["unit; package; share; stake; slot; pack; entry; level", "واحد; بسته; پکیج; سهمیه; یونیت; پک"],
  buyUnits: [
    "buy more; top up; topup; upgrade; buy units; buy a unit; add units; increase my units; purchase units; more units; extra units; second unit; another unit; reinvest; purchase",
    "خرید واحد; واحد … خریدن; واحد بیشتر; ارتقا; ارتقاء; افزایش واحد; اضافه کردن واحد; شارژ; تاپ اپ; واحد دیگر; خریدن; خرید",
  ],
  join: [
    "join; register; sign up; signup; become a member; enroll; enter the plan; registration; get in; open an account; create an account; new account; membership; participate; take part; enrol; subscribe to the plan",
    "پیوستن; ثبت نام; عضو شدن; عضویت; وارد طرح شدن; ثبتنام; شرکت کردن; اکانت ساختن; حساب باز کردن; حساب ساختن; عضو شوم; بپیوندم; ملحق; رجیستر; نام نویسی",
  ],
  severalAccounts: [
    "several accounts; multiple accounts; second account; two accounts; more than one account; join twice; join again; many accounts; several times; fake accounts; another account; sybil; own accounts; accounts myself",
    "چند حساب; چند اکانت; دو حساب; دو اکانت; چند بار عضو; چند بار ثبت نام; دوباره عضو; حساب دوم; اکانت دوم; اکانت فیک; چندین حساب",
  ],
  sponsor: [
    "sponsor; referrer; inviter; who invited me; recruiter; person … invited me; referral code; referred; introducer; ref link",
    "حامی; معرف; دعوت کننده; اسپانسر; کسی که … دعوت; کد معرف; معرفی کننده; معرفم",
  ],
  noSponsor: [
    "no sponsor; nobody invited; no one invited; without a sponsor; without an invitation; not invited; don't know anyone; do not know any member; no referral; no inviter",
    "کسی … دعوت نکرده; بدون حامی; بدون معرف; بی معرف; معرف ندارم; حامی ندارم; دعوت نشده; کسی را نمی‌شناسم; بدون دعوت",
  ],
  upline: [
    "upline; placed below; above me; parent; placement; placed under; directly above; sit under; position under; person over me; member above",
    "بالاسری; بالا دستی; بالادستی; زیر چه کسی; زیرش می‌نشینم; سرشاخه; بالای من; بالا سری; زیر کی; لیدر",
  ],
  seat: [
    "seat; place in the tree; position; spot; slot in the tree; my place; node",
    "جایگاه; جای من; صندلی; موقعیت; مکان در درخت; پوزیشن; جا",
  ],
  chooseSeat: [
    "choose my seat; pick my seat; choose … place; pick a spot; decide where; automatic seat; placed automatically; which seat; which leg; auto placement; where … placed",
    "انتخاب جایگاه; جایگاه … انتخاب; جایگاه خودکار; خودکار; کدام جایگاه; کجا می‌نشینم; انتخاب جا",
  ],
  taken: [
    "taken; occupied; already full; someone else got; no longer free; grabbed; snatched; filled",
    "پر شده; پر شد; گرفته شده; اشغال; کس دیگری گرفت; از دستم رفت; تکراری",
  ],
  team: [
    "team; downline; organization; organisation; people below; recruits; referrals; group; people under me; members below; my people; subtree; structure",
    "تیم; زیرمجموعه; زیر مجموعه; گروه; سازمان; زیر دست; زیردست; افراد زیر; نیروها; ساختار; افرادم",
  ],
  invite: [
    "invite; invitation; invitation link; recruit; refer; bring people; bring friends; referral link; share my link; qr code; introduce; bring someone; ask friends; find people",
    "دعوت; لینک دعوت; پیوند دعوت; معرفی; اوردن کسی; کسی را بیاورم; جذب; ادم بیارم; عضوگیری; رفرال; دعوت کردن; نفر اوردن; کد qr; نفر بیارم",
  ],
  mustRecruit: [
    "have to recruit; must … invite; need to invite; without recruiting; without inviting; obliged; do nothing; passive; without bringing; recruit people; not want to recruit; hate selling",
    "باید … دعوت; مجبورم; بدون دعوت; بدون زیرمجموعه; حتما کسی; هیچ کاری نکنم; بدون جذب; اجبار; بدون عضوگیری",
  ],
  spillover: [
    "spillover; spill over; placed under me by others; from above; other people's recruits; help from upline; people … above place",
    "سرریز; ریزش از بالا; از بالا بیاید; بالادستی برایم; اسپیل",
  ],
  leg: [
    "leg; side; branch; left; right; left and right; arm; line",
    "شاخه; پا; دست چپ; دست راست; چپ; راست; سمت; طرف; بازو; لاین; لگ",
  ],
  weakLeg: [
    "weak leg; weaker leg; smaller leg; strong leg; one leg; only one side; unbalanced; only on the left; only on the right; one side only; lopsided; imbalance; balance the legs",
    "شاخه ضعیف; شاخه کوچک; یک شاخه; یک طرف; فقط چپ; فقط راست; نامتعادل; شاخه قوی; تعادل; بالانس شاخه; یک دست",
  ],
  point: ["point; score; credit point; pv; bv", "امتیاز; پوینت; نمره"],
  noPoints: [
    "no points; zero points; why … points; did not get points; without points; points missing; 0 points",
    "امتیاز ندارم; بی امتیاز; بدون امتیاز; چرا امتیاز; صفر امتیاز; امتیازی نگرفتم; امتیاز نگرفتم; امتیاز صفر",
  ],
  pair: [
    "pair; match; matched; cycle; pairing; partner; matching; binary",
    "جفت; مچ; تعادل; سیکل; باینری; جفت شدن; تطبیق",
  ],
  waiting: [
    "left over; leftover; unpaired; unmatched; carry over; carried over; waiting units; roll over; remaining units; expire; no partner; carry forward; saved for",
    "مانده; جفت نشده; منتظر; باقی مانده; می‌سوزد; منقضی; ذخیره; انتقال به روز بعد; اضافه می‌ماند; باقیمانده",
  ],
  dailyCap: [
    "daily cap; cap; daily limit; per day; in a day; each day; limit of points; most points; maximum points; every day; ceiling",
    "سقف روزانه; در روز; روزانه; هر روز; سقف; حداکثر امتیاز; محدودیت روزانه",
  ],
  flash: [
    "flash; flashed; flush; above the cap; over the cap; beyond the cap; wasted pairs; lost pairs; exceed the cap; over the limit",
    "فلش; بالاتر از سقف; بیش از سقف; از سقف; جفت‌های سوخته; هدر; فلاش; سوخت",
  ],
  pointValue: [
    "value of a point; point worth; worth … point; point value; how much … point; price of a point; pay per point; each point",
    "ارزش امتیاز; هر امتیاز; امتیاز چند; قیمت امتیاز; امتیاز چقدر; ارزش هر امتیاز",
  ],
  rebate: [
    "rebate; cashback; cash back; comes back; part of … back; left of the pool; returned to buyers; return of the first day",
    "برگشتی; کش بک; کش‌بک; برگشت; برمی‌گردد; بازگشت; تخفیف",
  ],
  commission: [
    "commission; referral bonus; direct bonus; sponsor bonus; 10 percent; bonus; referral reward; percent of what; percentage",
    "پورسانت; کمیسیون; پاداش معرفی; پاداش مستقیم; ده درصد; بونوس; درصد; پاداش دعوت",
  ],
  round: [
    "round; day of the plan; daily round; cycle; period; 24 hours; end of the day; midnight",
    "دور; روز طرح; دوره; راند; ۲۴ ساعت; پایان روز; نیمه شب; نوبت",
  ],
  settle: [
    "settle; settlement; close the round; closing; settles; closed; finalize; process the round; distribution; distribute",
    "تسویه; بستن دور; بسته شدن; تسویه کردن; نهایی شدن; توزیع; تقسیم; بستن روز",
  ],
  whenCredited: [
    "when … points; when … credited; reach my box; arrive in my box; when do i get; when … paid; points become money; points … box; today's points",
    "کی به صندوق; کی می‌رسد; کی واریز; چه وقت; امتیاز … صندوق; کی حساب; امتیاز امروز",
  ],
  pool: ["pool; day pool; daily pool; pot; day's money", "استخر; استخر روز; صندوق روز; پول روز"],
  split: [
    "where … go; split; divided; share of each payment; distribution of; breakdown of a payment; percent of payment; who gets; goes to whom; every dollar; my twenty dollars; my 20",
    "به کجا می‌رود; کجا می‌رود; تقسیم; سهم هر; چند درصد; به کی می‌رسد; پول من کجا; خرج چی; پولم کجا",
  ],
  commons: [
    "commons; public cause; charity; burn; donation; burned; common good; burn address",
    "صندوق عمومی; خیریه; عام المنفعه; سوزاندن; نیکوکاری; همگانی",
  ],
  operator: [
    "operator; owner; company; team behind; admin; administrator; founder; who runs; who owns; management; ceo; creator; developers; behind this; you guys",
    "گرداننده; مالک; صاحب; مدیر; شرکت; ادمین; بنیانگذار; موسس; گردانندگان; مدیریت; پشت این; سازنده; صاحبان; کی اداره",
  ],
  operatorPower: [
    "operator … steal; run away; take the money; exit scam; rug pull; stop the plan; pause; freeze; power over; control the contract; shut down; operator … can; owner … can; backdoor; back door; admin key; disappear with",
    "فرار; پول را بردارد; بردارد و برود; متوقف کند; توقف; بلوکه; مسدود; قدرت; کنترل قرارداد; گرداننده … می‌تواند; در پشتی; بالا کشیدن; بپیچاند",
  ],
  changeRules: [
    "change the rules; change rules; modify the plan; upgrade the contract; alter; amend; rules … change; update the contract; changeable; immutable",
    "عوض کردن قاعده; تغییر قاعده; تغییر قوانین; قوانین … عوض; قوانین … تغییر; تغییر طرح; قواعد; اصلاح; ثابت بودن قوانین",
  ],
  root: [
    "root seat; root; top of the tree; first seat; top member; very top; apex; highest position",
    "ریشه; بالای درخت; راس; جایگاه اول; بالاترین; نوک هرم; اولین نفر",
  ],
  plus: [
    "plus; plus plan; second plan; bigger plan; $100 plan; premium; 100 dollar; vip",
    "پلاس; طرح دوم; طرح بزرگتر; ۱۰۰ دلار; صد دلار; ویژه; پریمیوم",
  ],
  core: [
    "core; core plan; main plan; basic plan; first plan; ordinary plan",
    "طرح اصلی; اصلی; پلن اصلی; طرح پایه; هسته; معمولی",
  ],
  rank: ["rank; title; level; status; badge; ranking; grade", "رتبه; مقام; عنوان; سطح; رنک; درجه; لقب; رده"],
  hero: ["hero; heroes; become a hero; hero rank", "قهرمان; هیرو; قهرمان شدن"],
  knight: ["knight; knights; knight rank", "شوالیه; نایت"],
  heroPool: [
    "heropool; hero pool; monthly pool; rank pool; monthly bonus pool; 2 percent",
    "گنجینه; گنجینه قهرمانان; هیرو پول; استخر قهرمانان; صندوق رتبه; استخر ماهانه",
  ],
  rankShare: [
    "rank share; shares of a rank; share worth; value of a share; how many shares; share of the heropool; shares",
    "سهم رتبه; سهم; چند سهم; ارزش سهم; سهم قهرمان",
  ],
  claim: [
    "claim; claim my rank; apply for; request a rank; register my rank; claim rank; claim window; claiming",
    "درخواست رتبه; درخواست; ثبت رتبه; مطالبه; کلیم; تقاضا; ادعا",
  ],
  collect: [
    "collect; collect my share; collect shares; get the money for; receive my share; pick up",
    "دریافت سهم; گرفتن سهم; پول سهم; وصول; دریافت",
  ],
  deadline: [
    "deadline; missed; too late; window; last day; last date; how long … claim; forgot to claim; time limit; late; on vacation; on holiday; was away; overslept",
    "مهلت; دیر; از دست دادم; تمام شد; اخرین روز; فراموش; گذشت; ضرب الاجل; وقتش گذشت; جا ماندم; سفر بودم; مسافرت بودم; نبودم; خواب ماندم",
  ],
  month: ["month; monthly; 30 rounds; 30 days; each month", "ماه; ماهانه; ۳۰ دور; سی دور; هر ماه; ماهیانه"],
  opening: [
    "before the plan opens; opening; not open yet; launch; start date; pre launch; when … start; opening date",
    "پیش از باز شدن; افتتاح; گشایش; شروع طرح; باز نشده; راه اندازی; کی شروع",
  ],
  stopJoining: [
    "people stop joining; no one joins; nobody joins; stops growing; no new members; no more members; saturated; saturation; growth ends; last to join; run out of people; joins anymore",
    "دیگر کسی نپیوندد; کسی نیاید; عضو جدید نیاید; رشد متوقف; اشباع; کسی عضو نشود; دیگر کسی; نفر جدید",
  ],
  simulator: [
    "simulator; simulate; predict; prediction; predict my earnings; what if; try out; forecast; project my earnings; estimate; calculator; outcome",
    "شبیه ساز; شبیه سازی; پیش بینی; تخمین; پیش بینی درامد; محاسبه گر; ماشین حساب; برآورد",
  ],
  tree: [
    "tree; family; genealogy; network tree; family tree; see my team; view my team; chart of the network; map of the network",
    "درخت; خانواده; شجره; دیدن تیم; نمودار; درخت شبکه; نقشه",
  ],
  forecast: [
    "provisional; forecast; estimated points; points of today; preview; so far today; live points",
    "موقت; پیش بینی; تخمینی; امتیاز امروز; تا الان",
  ],
  howManyUnits: [
    "how many units; number of units; one or five; five units; optimal units; all five; worth buying",
    "چند واحد; تعداد واحد; یک یا پنج; پنج واحد; ۵ واحد",
  ],
};
