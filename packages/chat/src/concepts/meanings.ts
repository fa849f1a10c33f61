// cspell:disable
import type { ConceptTable } from "./matcher.ts";

/**
 * Everyday words that mean much the same, so that a question is found in words that no example has. They say nothing about the
 * product: what belongs to it is a concept.
 */
export const meanings: ConceptTable = {
  // people
  relative: [
    "mom; mum; mother; dad; father; parent; brother; sister; wife; husband; spouse; partner; son; daughter; kid; child; children; uncle; aunt; cousin; grandma; grandpa; grandmother; grandfather; family member; relative; in law; nephew; niece; fiance; girlfriend; boyfriend; household",
    "مادر; مامان; پدر; بابا; برادر; داداش; خواهر; ابجی; زن; زنم; خانمم; شوهر; شوهرم; همسر; پسر; پسرم; دختر; دخترم; بچه; فرزند; عمو; خاله; دایی; عمه; پسرعمو; مادربزرگ; پدربزرگ; فامیل; خانواده; نامزد; والدین",
  ],
  acquaintance: [
    "friend; buddy; pal; mate; colleague; coworker; neighbour; neighbor; guy; someone; somebody; person; people; folks; man; woman; lady; dude; bloke; acquaintance; contact; boss; stranger; roommate; classmate; customer; client",
    "دوست; رفیق; همکار; همسایه; یه نفر; یک نفر; یکی; کسی; ادم; شخص; افراد; مردم; اقا; خانم; اشنا; غریبه; هم اتاقی; همکلاسی; مشتری; رئیس",
  ],
  dead: [
    "die; dies; died; dead; death; pass away; passed away; passes away; funeral; deceased; late; heir; inherit; inheritance; estate; testament; something happens to me; if i am gone; hit by a bus",
    "مردن; بمیرم; بمیرد; مرد; مرگ; فوت; درگذشت; فوت شدن; مرحوم; وارث; ورثه; ارث; به ارث; وصیت; اتفاقی برایم بیفتد; خدا بیامرز; از دنیا",
  ],
  outsider: [
    "company; firm; outfit; corporation; organisation; organization; third party; outsider; vendor; provider; agency; independent; external; outside",
    "شرکت; کمپانی; سازمان; موسسه; شخص ثالث; بیرونی; مستقل; طرف سوم; نهاد",
  ],
  boss: [
    "owner; operator; founder; ceo; runs this; run this; behind this; in charge; team behind; admin; administrator; creator; the company; management; who made; who built; developer; developers; you guys; organiser",
    "صاحب; مالک; گرداننده; موسس; بنیان گذار; مدیر; مدیریت; پشت این; سازنده; سازندگان; مسئول; ادمین; برنامه نویس; کی ساخته; تیم شما; اداره می‌کنه",
  ],
  // things
  device: [
    "phone; mobile; smartphone; cell; iphone; android; tablet; ipad; laptop; pc; desktop; computer; mac; macbook; notebook; machine; device; handset; chromebook; samsung; windows; linux; browser; chrome; firefox; safari",
    "گوشی; موبایل; تلفن; ایفون; اندروید; تبلت; ایپد; لپ تاپ; لپتاپ; کامپیوتر; رایانه; سیستم; دستگاه; مک; ویندوز; سامسونگ; مرورگر; کروم; فایرفاکس; سافاری",
  ],
  photo: [
    "photo; photograph; picture; pic; image; selfie; avatar; profile pic; snapshot; portrait; face; headshot; jpg; jpeg; png; webp",
    "عکس; تصویر; سلفی; اواتار; پرتره; چهره; صورت; عکس پروفایل",
  ],
  screen: [
    "page; screen; site; website; app; tab; window; popup; pop up; dialog; dashboard; menu; panel; interface; web site; view; form",
    "صفحه; سایت; وبسایت; برنامه; اپ; اپلیکیشن; تب; پنجره; پاپ اپ; داشبورد; منو; پنل; فرم; سامانه",
  ],
  button: [
    "button; link; icon; checkbox; toggle; switch; click; tap; press; hit; push; select; tick",
    "دکمه; لینک; پیوند; ایکون; کلیک; بزنم; فشار; انتخاب; تیک; تپ; کلید",
  ],
  file: [
    "file; document; csv; spreadsheet; excel; pdf; printout; sheet; export; backup; archive; json; zip; attachment; dump",
    "فایل; پرونده; سند; اکسل; پی دی اف; چاپ; خروجی; پشتیبان; ارشیو; سی اس وی; پیوست",
  ],
  message: [
    "message; mail; email; e mail; text; sms; note; letter; notification; alert; ping; dm; reminder; push; heads up; inbox; whatsapp; telegram",
    "پیام; ایمیل; میل; اس ام اس; پیامک; نامه; اعلان; نوتیف; نوتیفیکیشن; هشدار; یاداوری; خبر; دایرکت; تلگرام; واتساپ",
  ],
  group: [
    "group; channel; community; chat group; forum; discord; telegram; whatsapp; instagram; facebook; twitter; youtube; social; tiktok; x account; linkedin; reddit",
    "گروه; کانال; انجمن; دیسکورد; تلگرام; واتساپ; اینستاگرام; اینستا; فیسبوک; توییتر; یوتیوب; شبکه اجتماعی; پیج",
  ],
  handle: [
    "username; user name; nickname; nick; handle; alias; login name; screen name; display name; call myself; name i picked; name",
    "نام کاربری; یوزرنیم; اسم; نام; لقب; نام مستعار; اسم کاربری",
  ],
  secret: [
    "password; passphrase; pin; seed; seed phrase; recovery phrase; mnemonic; twelve words; 12 words; 24 words; private key; secret; key; code; backup phrase; secret words; keys",
    "رمز; پسورد; گذرواژه; پین; کلمات بازیابی; عبارت بازیابی; دوازده کلمه; ۱۲ کلمه; کلید خصوصی; کلید; رمز عبور; کد; عبارت پشتیبان; سید",
  ],
  software: [
    "metamask; trust wallet; rabby; ledger; trezor; coinbase wallet; rainbow; phantom; walletconnect; hardware wallet; extension; safe; multisig; gnosis",
    "متامسک; تراست ولت; تراست; لجر; ترزور; کوین بیس; ولت کانکت; کیف سخت افزاری; افزونه; مولتی سیگ; فانتوم; سیف",
  ],
  coin: [
    "coin; token; crypto; currency; pol; matic; usdt; usdc; dai; eth; weth; btc; bitcoin; tether; stablecoin; stable coin; ether; ethereum",
    "کوین; توکن; ارز; رمزارز; کریپتو; پل; ماتیک; تتر; دای; اتریوم; بیت کوین; استیبل کوین; ارز دیجیتال",
  ],
  money: [
    "money; cash; funds; fund; dough; bucks; dollars; dollar; usd; euro; balance; capital; savings; sum; amount; quid; coins; euros; pounds",
    "پول; نقد; وجه; دلار; یورو; سرمایه; پس انداز; مبلغ; مقدار; تومان; تومن; ریال; مانده; مایه",
  ],
  contract: [
    "contract; smart contract; code; source; program; solidity; chain; blockchain; on chain; polygon; polygonscan; explorer; block explorer; ledger",
    "قرارداد; قرارداد هوشمند; کد; سورس; بلاکچین; زنجیره; پالیگان; پالیگون; پلیگان اسکن; کاوشگر",
  ],
  // money moves
  obtain: [
    "get; receive; obtain; collect; gain; earn; make; take home; bring in; win; pick up; land; be given; pocket; reap; accrue",
    "گرفتن; دریافت; به دست; کسب; دراوردن; جمع کردن; نصیب; گیر; بردن; عاید",
  ],
  payIn: [
    "pay; spend; put in; deposit; fork out; cough up; shell out; invest; transfer; send; chip in; contribute; hand over; buy; purchase; order; pay in; top up",
    "پرداخت; خرج; واریز; گذاشتن; سرمایه گذاری; انتقال; فرستادن; خرید; خریدن; ریختن; دادن پول; حواله; شارژ",
  ],
  takeOut: [
    "withdraw; withdrawal; cash out; take out; took out; taken out; pull out; pulled out; pull; payout; get out; move out; empty; drain; redeem; liquidate; cashing out; claim my earnings; take my earnings; get my earnings; my earnings out; my money out",
    "برداشت; نقد; بیرون کشیدن; خارج کردن; تسویه; دراوردن پول; خالی کردن; پولم رو بگیرم; برداشتن",
  ],
  cost: [
    "cost; price; fee; charge; expense; rate; how much; expensive; cheap; commission; cut; percentage; percent; deduct; deduction; tariff; overhead; gas; spread; share; slice; portion",
    "هزینه; قیمت; کارمزد; خرج; چقدر; چند; گران; گرون; ارزان; ارزون; کمیسیون; درصد; کسر; نرخ; گس; سهم; پورسانت",
  ],
  income: [
    "income; earnings; profit; return; reward; salary; payout; bonus; commission; revenue; yield; dividend; gains; winnings; wage; pay; paycheck; interest; proceeds",
    "درامد; سود; بازده; پاداش; حقوق; بونوس; پورسانت; عایدی; منفعت; بهره; دستمزد; جایزه; مزد",
  ],
  lose: [
    "lose; loses; lost; losing; loss; losses; gone; vanish; disappear; burn; waste; forfeit; wiped out; down the drain; missing; evaporate; worth nothing; worthless; in the red",
    "از دست; گم; ضرر; زیان; باخت; سوخت; می‌سوزه; پرید; ناپدید; هدر; نابود; غیب; به باد; ارزش",
  ],
  refund: [
    "refund; money back; give back; get back; return; reimburse; compensate; make up for; undo; reverse; cancel; cover my loss; chargeback; recover; reclaim",
    "پس گرفتن; برگشت; برگرداندن; بازپرداخت; عودت; جبران; لغو; کنسل; استرداد; خسارت; پس دادن",
  ],
  tax: [
    "tax; taxes; accountant; bookkeeper; bookkeeping; irs; declare; tax return; tax office; invoice; receipt; statement; totals; annual report; accounting; fiscal",
    "مالیات; حسابدار; حسابداری; دارایی; اظهارنامه; فاکتور; رسید; صورتحساب; صورت حساب; جمع ماهانه; گزارش مالی",
  ],
  limit: [
    "limit; cap; maximum; max; ceiling; restrict; restriction; quota; at most; upper; threshold; bound; up to; no more than; allowed; exceed; too many; too much",
    "حد; سقف; حداکثر; بیشترین; محدود; محدودیت; سهمیه; نهایت; تا چقدر; مجاز; بیشتر از; زیادی",
  ],
  least: [
    "minimum; min; least; lowest; smallest; at least; bare minimum; floor; start with; starting amount; entry level",
    "حداقل; کمترین; دست کم; مینیمم; کف; حداقلی",
  ],
  cheapness: [
    "free; gratis; no cost; without paying; for nothing; zero cost; costless; complimentary",
    "رایگان; مجانی; مفت; بدون پرداخت; بدون هزینه",
  ],
  budget: [
    "budget; overspend; spend too much; control myself; gambling; addicted; addiction; self limit; block me; stop me; hold me back; restrain",
    "بودجه; زیاد خرج; ولخرجی; کنترل خودم; قمار; اعتیاد; معتاد; جلویم را; جلوم رو",
  ],
  // actions
  begin: [
    "start; begin; join; sign up; register; enrol; enroll; enter; get in; get started; open an account; become a member; onboard; signup; get going; first step; kick off; hop on; new here",
    "شروع; اغاز; عضو; عضویت; ثبت نام; وارد; پیوستن; جوین; اول کار; راه انداختن; قدم اول; تازه وارد",
  ],
  quit: [
    "leave; quit; exit; stop; cancel; end; close; drop out; walk away; get out; resign; unsubscribe; opt out; want out; bow out; terminate; off the list; be done with",
    "ترک; انصراف; خروج; خارج; لغو; بستن; کنار; بیخیال; تمام کردن; رفتن; کنسل; استعفا; بیرون اومدن",
  ],
  remove: [
    "delete; remove; erase; wipe; clear; get rid; drop; purge; scrub; trash; forget; take down; destroy; clean out; discard; eliminate",
    "حذف; پاک; پاک کردن; برداشتن; از بین; نابود; دور ریختن; دیلیت; محو",
  ],
  change: [
    "change; edit; modify; update; alter; switch; replace; swap; rename; fix; correct; adjust; different; new one; amend; redo; another; instead; set to; other one; swap out; revise",
    "تغییر; عوض; ویرایش; اصلاح; تعویض; جابجا; درست; جدید; به روز; جایگزین; تصحیح; یکی دیگه",
  ],
  move: [
    "move; transfer; migrate; bring over; carry over; take along; relocate; shift; port; come along; pass on; hand over; take it to; over to; bring everything",
    "انتقال; منتقل; جابجایی; جابه‌جا; بردن; اوردن; کوچ; نقل; واگذار; تحویل",
  ],
  give: [
    "give; sell; gift; hand; donate; pass; present; lend; rent; share; trade away; auction; give away; offer; assign; hand over",
    "دادن; فروش; فروختن; هدیه; بخشیدن; واگذاری; اجاره; قرض; تحویل",
  ],
  see: [
    "see; look; view; check; find; show; watch; look up; find out; display; visible; read; observe; monitor; track; inspect; where do i find; where can i find; look at; peek; spot; where is",
    "دیدن; ببینم; نگاه; مشاهده; چک; پیدا; نشان; نمایش; کجا; بررسی; خواندن; رصد; تماشا; کجاست",
  ],
  understand: [
    "understand; explain; mean; meaning; what is; what are; definition; tell me about; get it; make sense; clarify; describe; concept; stands for; whats; how does it work; confused; clueless; elaborate; wtf is; eli5",
    "فهمیدن; توضیح; یعنی چی; یعنی; معنی; چیست; چیه; تعریف; منظور; مفهوم; سر در; گیج; شرح",
  ],
  reason: [
    "why; reason; cause; how come; what for; because of; what makes; due to; explanation for",
    "چرا; دلیل; علت; به چه دلیل; واسه چی; برای چی; به خاطر",
  ],
  howTo: [
    "how do i; how can i; how to; way to; steps; guide; instructions; tutorial; what do i do; procedure; walk me through; process; recipe for",
    "چطور; چطوری; چگونه; چجوری; راه; مراحل; راهنما; اموزش; طریقه; نحوه; روش",
  ],
  whenTime: [
    "when; what time; how soon; at what point; which day; what day; deadline; by when; schedule; date; hour; o'clock; timezone; time zone; midnight; clock",
    "کی; چه وقت; چه زمانی; چه ساعتی; ساعت چند; مهلت; کدام روز; تاریخ; زمان; نیمه شب; ساعت",
  ],
  duration: [
    "how long; takes; duration; wait; minutes; hours; days; weeks; months; until; so far; waiting; slow; forever; eta; long time; still nothing; delay; late",
    "چقدر طول; چقدر زمان; صبر; انتظار; منتظر; دقیقه; ساعت; روز; هفته; ماه; تا کی; طولانی; کند; تاخیر; دیر",
  ],
  whoAsk: [
    "who; whose; which person; by whom; who can; who else; anyone; anybody; everyone; everybody; others; other people; public; strangers",
    "کی; چه کسی; کیا; چه کسانی; هر کسی; همه; دیگران; بقیه; عموم; مردم",
  ],
  howMany: [
    "how many; number of; count; total; amount of; quantity; several; more than one; multiple; two of; second; another; extra; additional",
    "چند تا; چند; تعداد; کل; مجموع; چندتا; دو تا; بیشتر از یکی; دومی; اضافه; چندین",
  ],
  permission: [
    "can i; may i; allowed; permitted; possible; is it ok; am i able; eligible; entitled; legal; allow; let me; able to; okay to; fine if; forbidden; against the rules; permission",
    "می‌شود; میشه; می‌توانم; می‌تونم; مجاز; اجازه; ممکن; امکان; قانونی; ممنوع; خلاف; مشکلی نداره",
  ],
  must: [
    "must; have to; need to; required; obligatory; mandatory; necessary; forced; do i need; got to; gotta; compulsory; requirement; oblige; condition",
    "باید; لازم; مجبور; اجباری; الزامی; نیاز; ضروری; شرط; ناچار",
  ],
  // troubles
  broken: [
    "fail; fails; failed; failing; error; broken; bug; glitch; not working; does not work; doesn't work; won't work; stuck; hang; hangs; freeze; frozen; spinning; loading; crash; blank; nothing happens; trouble; problem; issue; wrong; rejected; refused; refuses; denied; declined; keeps failing; won't load; stopped; goes wrong; greyed out; disabled; hung; dead; unresponsive; reverted; revert",
    "خطا; ارور; خراب; کار نمی‌کند; کار نمیکنه; گیر کرده; هنگ; قفل; باگ; مشکل; باز نمی‌شود; لود نمیشه; رد شد; نشد; اشکال; نمی‌شه; ناموفق; ایراد; غیر فعال; خاکستری; می‌چرخد; سفید; رد می‌کنه; قطع",
  ],
  missing: [
    "missing; not there; not here; nothing; didn't arrive; not arrived; hasn't arrived; not received; never came; shows nothing; empty; zero; isn't there; not showing; does not show; no sign; nowhere; disappeared; not credited; still not; no trace; absent",
    "نیست; نیامده; نیومده; نرسیده; نرسید; خالی; صفر; هیچی; نشان نمی‌دهد; نشون نمیده; پیدا نیست; دریافت نکردم; غیب; واریز نشده; اثری",
  ],
  mistake: [
    "mistake; typo; wrong; accident; accidentally; by mistake; oops; mistyped; mixed up; messed up; screwed up; misclick; incorrectly; error of mine; wrong address; regret",
    "اشتباه; غلط; اشتباهی; سهوا; تصادفی; خطا کردم; قاطی; خراب کردم; پشیمون; عوضی",
  ],
  forgot: [
    "forgot; forget; forgotten; missed; miss; overlooked; too late; slept; holiday; vacation; was away; late; expired; ran out; lapsed; didn't manage; out of time; can't remember",
    "فراموش; یادم رفت; جا ماندم; جا موندم; از دست دادم; دیر; سفر بودم; تعطیلات; منقضی; تمام شد; گذشت; یادم نیست; نرسیدم",
  ],
  stolen: [
    "stolen; steal; stole; thief; hack; hacked; hacker; phished; scammer; compromised; drained; robbed; theft; break in; breach; leak; leaked; phishing; malware; virus; hijack",
    "دزدیده; دزدی; دزد; سرقت; هک; هکر; فیشینگ; نفوذ; لو رفت; لو رفته; بدافزار; ویروس; خالی کردن",
  ],
  lostThing: [
    "lost my phone; left my; dropped my; lost my wallet; lost access; no longer have; broke my; misplaced; can't get in; locked out; smashed; formatted; wiped my; gave away my; sold my phone; lost device; left it",
    "گم کردم; گم شد; جا گذاشتم; دسترسی ندارم; شکست; از دست دادم; سوخت گوشی; فرمت; فروختم; عوض کردم",
  ],
  scam: [
    "scam; fraud; fake; con; ponzi; pyramid; rip off; ripoff; trick; cheat; crook; swindle; shady; legit; legitimate; trust; trustworthy; genuine; real; honest; official; suspicious; sketchy; hoax; bogus; impostor; phoney; rug; rugpull; run away; disappear with; vanish with",
    "کلاهبرداری; کلاه برداری; تقلب; تقلبی; جعلی; پانزی; هرمی; دروغ; فریب; معتبر; واقعی; اعتماد; قابل اعتماد; رسمی; مشکوک; کلک; فیک; دوز و کلک; شیاد; فرار",
  ],
  safe: [
    "safe; safety; secure; security; protect; protected; risk; risky; danger; dangerous; harm; insured; insurance; guarantee; reliable; vulnerable; hackproof; safeguard",
    "امن; امنیت; ایمن; محافظت; خطر; خطرناک; ریسک; اسیب; بیمه; تضمین; مطمئن; حفاظت",
  ],
  proof: [
    "prove; proof; verify; verification; check; audit; audited; evidence; confirm; validate; matches; transparent; transparency; review; reviewed; certified; inspected; double check",
    "اثبات; تایید; تأیید; راستی ازمایی; حسابرسی; ممیزی; مدرک; شفاف; شفافیت; صحت; بررسی; بازبینی; گواهی",
  ],
  private: [
    "private; privacy; hide; hidden; secret; anonymous; anonymity; personal data; personal information; track; tracking; spy; snoop; cookies; gdpr; data about me; info about me; info you have; leak; find out about me; who sees; where i live; ip; ip address; conceal; confidential",
    "خصوصی; حریم; پنهان; مخفی; ناشناس; اطلاعات شخصی; رد; ردیابی; جاسوسی; کوکی; داده; اطلاعات من; لو; ای پی; محرمانه; کجا زندگی",
  ],
  store: [
    "save; store; keep; kept; record; log; logged; retain; remember; archive; hold on me; stored; database; history; past; earlier; previous; yesterday",
    "ذخیره; نگه; نگهداری; ثبت; ضبط; لاگ; سابقه; تاریخچه; گذشته; قبلی; دیروز; بایگانی",
  ],
  getIn: [
    "log in; login; sign in; signin; connect; access; get in; authenticate; enter my account; unlock; open my account; reconnect; session; logged",
    "ورود; لاگین; وارد شدن; وصل; اتصال; دسترسی; ورود به حساب; کانکت; احراز; نشست",
  ],
  getOut: [
    "log out; logout; sign out; logged out; kicked out; thrown out; kick; disconnect; cut off; signed out; booted; dropped; ended; end session; kicks me; threw me out",
    "خروج; لاگ اوت; بیرون انداخت; قطع; از حساب; پرت; بیرون; خارج شدم; انداخت بیرون; قطع اتصال",
  ],
  sign: [
    "sign; signature; approve; approval; confirm; authorize; authorise; permission; grant; accept; consent; prompt; request; allow",
    "امضا; تایید; تأیید; اجازه; مجوز; قبول; پذیرش; درخواست; اپروو",
  ],
  // network
  invite: [
    "invite; refer; referral; recruit; bring in; brought in; bring; introduce; introduced; sign someone up; get someone in; recommend; promote; advertise; flyer; qr; qr code; share my link; invitation; enlist; persuade; convince; sponsor someone; get my friend",
    "دعوت; معرفی; ارجاع; عضوگیری; اوردن; تبلیغ; لینک دعوت; کد دعوت; کیو ار; پوستر; جذب; پیشنهاد; بیارم",
  ],
  inviter: [
    "sponsor; inviter; upline; referrer; who invited me; who brought me; signed me up; brought me in; who recruited me; introduced me; person above; above me; recommended me; higher up; my leader; parent; mentor",
    "معرف; اسپانسر; بالاسری; سرشاخه; دعوت کننده; بالادست; اونی که معرفی; کسی که منو; لیدر; سرگروه; بالای سر من",
  ],
  under: [
    "under me; below me; beneath; downline; my team; my people; my network; my tree; my group; my side; my branch; my family; my organisation; people i brought; my recruits; my members; below; underneath; my downline; folks under me; network; structure",
    "زیرمجموعه; زیر من; پایین من; زیر دست; تیم; شبکه من; درخت من; افرادم; خانواده; زیر مجموعه; گروه من; ادمای من; پایین دست; شبکه; ساختار",
  ],
  side: [
    "left; right; side; sides; leg; legs; branch; branches; both sides; half; weaker; stronger; weak side; strong side; arm; arms; wing; lopsided; balance; balanced; unbalanced; one side; uneven",
    "چپ; راست; طرف; سمت; شاخه; پا; دو طرف; دست; ضعیف; قوی; نامتعادل; تعادل; یه طرف; یک طرف",
  ],
  spot: [
    "seat; place; spot; position; slot; location; box number; room; vacancy; free spot; taken; occupied; position in the tree; placement; placed",
    "جایگاه; جا; مکان; موقعیت; خانه; محل; پر شده; خالی; گرفته; جای من; موقعیت در درخت",
  ],
  rank: [
    "rank; title; level; knight; lord; hero; crown; status; grade; tier; promotion; climb; qualify; achieve; badge; advance; rise; reach; become",
    "رتبه; عنوان; سطح; شوالیه; لرد; قهرمان; مقام; درجه; ارتقا; رسیدن; کسب رتبه; نشان; بالا رفتن; رنک",
  ],
  claimIt: [
    "claim; collect; redeem; press the button; pick up; grab; pick up my share; take my share; harvest; hero pool; pool share",
    "مطالبه; دریافت سهم; گرفتن سهم; زدن دکمه; ادعا; وصول; کلیم; استخر",
  ],
  pointsWord: [
    "point; points; pair; pairs; matched; match; score; pairing; credit; credits; matching; balanced pair",
    "امتیاز; جفت; پوینت; تعادل; مچ; امتیازات",
  ],
  unitWord: [
    "unit; units; share; shares; package; pack; entry; ticket; buy more; add more; top up; extra units; hold one; more of them; increase; upgrade",
    "واحد; سهم; بسته; پکیج; بیشتر بخرم; افزایش; تاپ اپ; اضافه; ارتقا",
  ],
  daily: [
    "day; daily; today; every day; per day; each day; round; tonight; 24 hours; midnight; overnight; this morning; day's",
    "روز; روزانه; امروز; هر روز; دور; امشب; ۲۴ ساعت; نیمه شب; شبانه روز; روزی",
  ],
  monthly: [
    "month; monthly; per month; each month; last month; this month; every month; months; next month",
    "ماه; ماهانه; هر ماه; ماه قبل; ماه پیش; ماهیانه; این ماه; ماه گذشته; ماه بعد",
  ],
  past: [
    "yesterday; ago; last week; last night; last year; last month; earlier; before; previously; old; former; past; since; already; used to; few days ago",
    "دیروز; پیش; قبلا; قبلاً; هفته پیش; پارسال; قدیمی; سابق; گذشته; دیشب; از قبل; چند روز پیش",
  ],
  future: [
    "tomorrow; next; soon; later; will; in the future; going to; next week; next month; next day; carry over; upcoming; some day",
    "فردا; بعد; بعدا; اینده; به زودی; هفته بعد; ماه بعد; در اینده; روز بعد",
  ],
  yearly: ["year; yearly; annual; per year; years; a year; decade", "سال; سالانه; هر سال; سالیانه; ساله"],
  grow: [
    "grow; growth; increase; rise; go up; more; bigger; higher; expand; boost; raise; double; multiply; larger; improve",
    "رشد; افزایش; بالا رفتن; بیشتر; بزرگتر; زیاد; دوبرابر; چند برابر; بهبود",
  ],
  shrink: [
    "fall; falls; fell; drop; drops; dropped; decrease; decline; go down; crash; lower; reduce; less; halve; plunge; sink; tank; smaller; shrink; half; dip; tumble; collapse",
    "افت; سقوط; کاهش; پایین; کم; ریزش; نصف; ارزان شدن; بریزه; افتاد; پایین امدن",
  ],
  // tools
  robot: [
    "bot; robot; algorithm; strategy; trading bot; automated; automatic; automation; trades by itself; auto trade; system trading; algo; rule based; trades for me; while i sleep; hands off; autopilot",
    "ربات; الگوریتم; استراتژی; خودکار; اتوماتیک; ترید خودکار; معامله خودکار; هوش; ربات معامله گر; بات; راهبرد",
  ],
  practice: [
    "test; try; practice; practise; demo; play money; paper; simulate; simulation; trial; pretend; sandbox; experiment; try out; dry run; toy; fake money; not real; test drive; rehearse; what if; suppose; imagine; hypothetical; simulator",
    "ازمایش; تست; امتحان; تمرین; دمو; شبیه سازی; ازمایشی; پول الکی; فرضی; شبیه ساز; فرض; بدون پول واقعی; تمرینی",
  ],
  trade: [
    "trade; trades; trading; buy and sell; order; position; market; exchange; swap; convert; dex; uniswap; quickswap; candle; candles; chart; stop loss; limit order; take profit; price chart",
    "معامله; ترید; خرید و فروش; سفارش; بازار; صرافی; تبدیل; سواپ; کندل; نمودار; حد ضرر; دکس; حد سود",
  ],
  history: [
    "history; statement; list; past transactions; records; log; report; overview; summary; activity; transactions; timeline; breakdown",
    "تاریخچه; فهرست; لیست; گزارش; سوابق; تراکنش; خلاصه; فعالیت; ریز; گردش",
  ],
  luck: [
    "luck; lucky; chance; random; coincidence; overfit; curve fit; too good; fluke; gamble; draw; lottery; raffle; prize; ticket; jackpot; lotto",
    "شانس; شانسی; تصادفی; بخت; قرعه; قرعه کشی; لاتاری; جایزه; بلیت; بلیط; خوش شانسی",
  ],
  assistant: [
    "chat; chatbot; assistant; ai; gpt; chatgpt; openai; anthropic; claude; you are a bot; talking to; model; machine learning; llm; language model; artificial intelligence; gemini",
    "چت; چت بات; دستیار; هوش مصنوعی; مدل; گفتگو; با کی حرف; جی پی تی; جمنای; کلود",
  ],
  human: [
    "human; support; agent; staff; real person; contact; reach; help desk; talk to; call; speak; customer service; helpline; phone number; ticket; complaint; complain; get in touch; write to you; reach you",
    "پشتیبانی; انسان; کارمند; تماس; ادم واقعی; کمک; شماره تلفن; شکایت; صحبت; تیکت; پاسخگو; ارتباط",
  ],
  language: [
    "language; english; persian; farsi; translate; translation; german; arabic; turkish; spanish; french; numerals; digits",
    "زبان; انگلیسی; فارسی; ترجمه; المانی; عربی; ترکی; ارقام; عدد فارسی",
  ],
  look: [
    "dark mode; light mode; theme; night mode; dark; colours; colors; appearance; font; font size; contrast; bright; eyes; bigger text; zoom; layout",
    "حالت تاریک; تم; حالت شب; تیره; روشن; رنگ; ظاهر; فونت; کنتراست; چشم; بزرگ نمایی; پوسته",
  ],
  disability: [
    "blind; deaf; disabled; disability; screen reader; read aloud; impaired; keyboard only; accessible; accessibility; wheelchair; colour blind; color blind; low vision; nvda; voiceover; without a mouse; shaky hands; dyslexia",
    "نابینا; کور; ناشنوا; معلول; معلولیت; صفحه خوان; کم بینا; دسترس پذیر; دسترس پذیری; کوررنگ; بدون موس; صفحه کلید",
  ],
  country: [
    "country; iran; usa; america; germany; india; turkey; canada; europe; uk; abroad; my country; banned; sanctions; region; vpn; location; where i live; geo; nationality; citizen; passport; abroad; china; dubai",
    "کشور; ایران; امریکا; المان; هند; ترکیه; کانادا; اروپا; خارج; تحریم; منطقه; فیلترشکن; وی پی ان; ملیت; شهروند; پاسپورت; چین; دبی",
  ],
  age: [
    "age; old enough; years old; minor; under 18; adult; teenager; underage; student; eighteen; 18",
    "سن; سال دارم; نوجوان; زیر ۱۸; بزرگسال; ۱۸ سال; هجده; دانش اموز; دانشجو; سن قانونی",
  ],
  identity: [
    "id; identity; kyc; passport; driving licence; verify me; identification; document; real name; who i am; paperwork; proof of address; national id; ssn",
    "هویت; احراز هویت; کارت ملی; پاسپورت; گواهینامه; مدارک; شناسنامه; نام واقعی; کد ملی",
  ],
  fast: [
    "instantly; immediately; right away; at once; fast; quick; quickly; straight away; asap; real time; live; instant; speed; speed up; hurry",
    "فوری; همان لحظه; بلافاصله; سریع; زود; درجا; آنی; انی; عجله; همون موقع",
  ],
  again: [
    "again; retry; try again; once more; repeat; re do; second time; restart; rerun; run it again; redo; resubmit; twice",
    "دوباره; مجدد; باز; تکرار; از نو; بار دیگر; دفعه دوم; دو بار",
  ],
  alone: [
    "alone; nobody; no one; on my own; by myself; without anyone; nobody under me; solo; single; sit back; do nothing; lazy; passive; without recruiting; without inviting; not inviting",
    "تنها; هیچ کس; هیچکس; خودم; بدون کسی; تک; کاری نکنم; بیکار; منفعل; بدون دعوت; تنهایی",
  ],
  together: [
    "together; share; both; joint; same house; same computer; same laptop; same wifi; same ip; two accounts; one laptop; couple; jointly; shared; common",
    "با هم; مشترک; هر دو; یک خانه; یه خونه; یک کامپیوتر; دو حساب; زن و شوهر; شریک; یک اینترنت",
  ],
  compare: [
    "versus; vs; difference; differ; compared; compare; better; worse; same as; instead of; or; which one; distinguish; distinction; pros and cons; prefer",
    "فرق; تفاوت; مقایسه; بهتر; بدتر; به جای; یا; کدام; کدوم; تمایز",
  ],
  charity: [
    "charity; donate; donation; good cause; commons; community fund; welfare; nonprofit; public good",
    "خیریه; کمک مالی; عام المنفعه; صندوق مشترک; نیکوکاری; خیر",
  ],
  install: [
    "install; set up; setup; download; configure; deploy; host; run my own; self host; launch; server; docker; vps; node; rpc; postgres; command; terminal; env; environment variable; systemd; nginx; production",
    "نصب; راه اندازی; دانلود; تنظیم; استقرار; سرور; هاست; اجرا; دستور; ترمینال; متغیر محیطی; تنظیمات سرور",
  ],
  outage: [
    "down; outage; offline; shut down; shuts down; goes down; server dies; unreachable; maintenance; stops working; dies; kill; shut; go offline; closed down; crash; bankrupt; go bust; disappears; close",
    "قطع; از کار افتادن; خاموش; تعطیل; در دسترس نیست; بسته; افلاین; داون; ورشکست; سرور بخوابه; بخوابه; از دسترس",
  ],
};
