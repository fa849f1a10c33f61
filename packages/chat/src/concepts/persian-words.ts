// cspell:disable
/**
 * What Persian words mean in English, by the English word: the words that people use in questions and in other messages. They are
 * not for translating: a dish that no English text mentions is a "stew".
 */
export const persianWords = `
abandoned: رهاشده متروکه
ability: توانایی
able: قابل
ablution: غسل وضو
abortion: سقط
about: باب درباره درخصوص درمورد راجب راجع راجعبه
above: بالاش بالام بالایم
abraham: ابراهیم
abroad: اونور خارج خارجم خارجن خارجه
absence: غیبت
absent: غایب غیب غیبش
absentia: غیابی
absolute: مطلق مطلقم
absolutely: مطلقن
absorb: جذبم
abstract: چکیده
abstraction: ابسترکشن ابسترکشنه
abu: ابوظبی
abuse: ازار سواستفاده
academic: تحصیلی
academy: اموزشگاه اموزشگاهم اکادمی
acceleration: شتاب
accent: لجه لهجه
accept: اکسپت قبول قبولش قبولم قبوله پذیرفته
acceptable: پذیرفتنی
acceptance: پذیرش
access: اکسس دسترسه دسترسی دسترسیش دسترسیم دسترسیمو
accessory: اکسسوری
accident: تصادفی حادثه
accidental: اتفاقیه
accidentally: اتفاقا
accidents: حوادث
according: براساس حسب طبق مطابق
account: الحساب اکانتم اکانتمو اکانته اکت حساب حسابت حسابتو حسابش حسابشو حسابم حسابمه حسابمو حسابن حسابه حسابو
accountable: جوابگو جوابگویه پاسخگو
accountant: حسابدار حسابدارم حسابداره
accountants: حسابدارا
accounting: حسابداریم
accounts: اکانتا حساباتون
accumulate: تلنبار
accumulated: انباشته
accuracy: دقت صحت
accused: متهم متهمم
ace: ایس
acer: ایسر
acetaminophen: استامینوفن
achaemenid: هخامنشی هخامنشیان
acid: اسید اسیدپاشی برونستد
acne: اکنه جوش
acquaintance: اشنا
acquittal: تبریه
action: اقدام اکشن اکشنش عمل
activation: فعالسازی
active: اکتیو فعال فعالا فعالت فعاله
activity: فعالیت
actor: بازیگر حاتمی عطاران معادی هنرپیشه گلزار
actress: علیدوستی
actual: حقیقی
actually: درحقیقت درواقع
actuary: اکچویری
ad: اد
adapt: تطبیق
adblock: ضدتبلیغ
adblocker: ادبلاکر
add: ادد ادش اضافه افزوده بیفزا بیفزایم بیفزایید حذفواضافه
addict: معتاد مفنگی
addiction: اعتیاد اعتیادم اعتیاده
addicts: معتادان
addition: علاوه
address: ادرس ادرسام ادرست ادرسش ادرسشو ادرسم ادرسمو ادرسمونو ادرسه ادرسو نشانی
adele: ادل
adidas: ادیداس
adjustment: تعدیل
admin: ادمین ادمینم ادمینه مدیرگروه
administration: اداره
administrative: اداری
admins: ادمینا
admission: ادمیشن
adorn: اراست اراستن اراسته میاراید
ads: ادبلاکر ادز تبلیغا تبلیغاتش
adsense: ادسنس
adult: بالغ بزرگسال
advance: مساعده پیشاپیش
advanced: پیشرفته
advantage: مزیتی
advantages: مزایا مزایایی
adventure: ماجرا
advertisement: تبلیغ تبلیغتونو تبلیغش تبلیغمو
advertiser: تبلیغاتچی
advertising: تبلیغاتش تبلیغاتی تپسل یکتانت
advertorial: رپورتاژ
advice: مشورت نصیحتشون
adviser: مشاور مشاورم
advisor: ادوایزر
aerial: هوایی
aerobics: ایروبیک
aesthetics: زیباشناسی
affairs: امور
affection: محبت
affordable: بصرفه بهصرفه مقرونبهصرفه
afghan: افغانی
afghanistan: افغانستان
afghans: افغانیا
africa: افریقا
african: افریقایی
after: بعد سراغش سراغم سپس
afterlife: اخرت
afternoon: بعدازظهر ظهربخیر عصر عصره
again: بازم دوباره مجدد مجددا
against: علیه
agate: عقیق
agatha: اگاتا
age: سالشه سالگی سن سنم سنی عمر
agency: اژانس ایرنا ایسنا بنگاه تسنیم خبرگزاری مشاوراملاک نمایندگی
agent: ایجنت عامل
agents: عواملی
aggregate: تجمیعی
aggregator: اگریگیتور
agility: چابکی
ago: پیرارسال
agree: موافق موافقم
agreement: تفاهمنامه توافقنامه توافقی موافقت
agriculture: کشاورزی کشاورزیه
aha: اها اهان
ahead: جلوتره
ahmadinejad: احمدینژاد
ahmadiyya: احمدیه
aid: امداد
aids: ایدز
air: ایر هوا هوایی پدافند
airbag: ایربگ
airbus: ایرباس
airdrop: ایردراپ ایردراپش ایردراپم
airline: ماهان هواپیمایی
airplane: هواپیما هواپیمام هواپیمامو
airpods: ایرپاد ایرپاده
airport: فرودگاه
alarm: الارم دزدگیر ضدسرقت
albania: البانی
album: البوم
alchemist: کیمیاگر
alcohol: الکل مشروب
alert: الرت هشدار هوشیار
alexa: الکسا
alexander: اسکندر
algebra: الجبرا جبر
algeria: الجزایر
algorand: الگوراند الگورند
algorithm: الگوریتم الگوریتمش
algorithmic: الگوتریدینگ الگوریتمیک
ali: علی
alias: مستعار مستعارم
alibaba: علیبابا
alien: بیگانه
aliens: بیگانگان
aliexpress: علیاکسپرس
aligned: همسو
alimony: نفقه
alive: زنده
all: ابدا تمام همتون همتونو همشو همشون هممون همه
allah: الله
allergy: الرژی حساسیت حساسیته
alley: کوچه
allowance: الاونس
allowed: مجاز مجازش مجازن مجازه
almond: بادام بادوم
almost: تقریبا
alone: تنها تنهاست
alpari: الپاری
alpha: الفا
alphabet: الفبا
also: نیز همم همینطور
alt: الت
altcoin: التکوین
alternative: جایگزین جایگزینش
alternator: دینام
aluminum: الومینیوم
always: همش همیشه
alzheimer: الزایمر
amazing: شگفتانگیز
amazon: امازون دیجیکالا
ambassador: سفیر
amber: کهربا
ambulance: امبولانس
amen: امین
america: امریکا امریکاست
american: امریکایی
americans: امریکاییا
amir: امیر
ammunition: مهمات
amnesty: افو عفو
amount: رقمش رقمشو قدر مبلغ مبلغت مبلغش مبلغم مبلغه مبلغو مقدار مقدارش مقداره مقدارو میزان
amounts: مبالغی مقادیر
ampere: امپر
amphitheater: امفی
amsterdam: امستردام
amusement: شهربازی
analysis: انالیز انالیسیس تحلیل
analyst: تحلیلگر تحلیلگرم
analytics: انالیتیکس
anarchist: انارشیست
anatomy: تشریح
ancestor: جد
anchor: انکر
ancient: باستان باستانی
android: اندروید اندرویدمو اندرویدیا
anemia: کمخونی
anesthesia: بیهوشی
angel: فرشته
angeles: لسانجلس
anger: عصبانیت
angle: زاویه
angles: زوایای
angry: خشمگین شکاری عصبانی عصبانیم عصبانیه
angular: انگولار
animal: حیوان حیوون
animals: حیوانات حیوونا
animation: انیمیشن
anime: انیمه
ankara: انکارا
anniversary: سالگرد
announce: اعلام
announcement: اعلامیه
announcer: گوینده
annoy: اذیت اذیتم
annoyed: شاکیم
annual: سالانه سالیانه یکساله
anonymous: ناشناس ناشناسم ناشناسه گمنام
answer: جواب جوابت جوابش جوابشو جوابم جوابمو پاسخ پاسخاتو پاسخش پاسخنامه پاسخه
answers: جوابا جوابات جواباش
ant: مورچه
antalya: انتالیای
antarctica: جنوبگان
antenna: انتن
anthem: سرود
anthropic: انتروپیک
antibiotic: انتیبیوتیک بیوتیک
antique: عتیقه
antitheft: ضدسرقت
antivirus: انتیویروس
antonym: متضاد
anvil: انویل
anxiety: اضطراب دلشوره دلهره
anxious: مضطرب
any: هرگونه
anyone: احدی
anyway: درضمن ضمنا
anywhere: هرجا هرکجا
apache: اپاچی
apartment: اپارتمان اپارتمانم
api: اپی ایپیای
apocalypse: قیامت
apologize: عذرخواهی
apostrophe: اپاستروف
app: اسانپرداخت اپ اپاتون اپتون اپش اپم ایوا برنامه رادیوجوان سداد مایکت کافهبازار
apparently: ظاهرا گویای
appearance: ظاهر ظاهرم
appendicitis: اپاندیسه
appendix: اپاندیس اپاندیسه
apple: اپل سیب
appliances: لوازم
applicant: متقاضی
application: اپلیکیشن دپ کاربرد
apply: اعمال اپلای عارض
appointment: قرار نوبت
appreciation: تقدیر
apprentice: شاگرد شاگردم
appropriate: مقتضی
approval: اپرووالی تصویب
approve: اپرو اپروو تاییدش تاییدم تاییدو
approximately: حدود حدودا
apps: اپلیکیشنا
apricot: زردالو
april: اوریل فروردین فروردینه
aptos: اپتوس
aquarium: اکواریوم
arabia: عربستان
arabic: عربی
arabs: اعراب عربا
arbitrage: اربیتراژ اربیتراژش
arbitrary: خودسر دلبخواهی سرخود
arbitrum: اربیتروم
archaeology: باستانشناسی
architecture: معماری
archive: ارشیو بایگانی
arduino: اردوینو اردوینوم
are: خوبین چطورید چطورین
area: حوزه متراژ مساحت منطقه
areas: مناطق
argentina: ارژانتین
argument: ارگومان ارگیومنت
aristotle: ارسطو
arm: بازوی
armenia: ارمنستان
armenian: ارمنی
armenians: ارامنه
army: ارتش ارتشه سپاه سپاهیه
around: دور دورش دورم
arrange: سروسامونی چین
arrangement: چینش چینشه
arrears: معوقات
arrest: بازداشت بازداشتم بازداشتن جلب دستگیر
arrive: رسن رسه رسید
arrogance: استکبار
arrow: تیر پیکان
arsenal: ارسنال
art: هنر هنرجو هنرستان
arthritis: ارتروز روماتیسم
article: مطلب مقالم مقاله مقالهای
articles: مطالب مقالات
artificial: مصنوعی مصنوعیت مصنوعیش مصنوعیه هوشمصنوعی
artillery: توپخانه
artist: هنرمند
artists: هنرمندا هنرمندان
arts: ووشو
ascending: صعودیه
ash: خاکستری
ashamed: شرمنده
ashura: تاسوعا عاشورا
asia: اسیا
asian: اسیایی
ask: پرسه
aspirin: اسپرین سپرین
ass: کون کونت کونم کونگشاد
assad: اسد
assassination: ترور
assembly: اسمبلی مجمع
asset: دارای دارایی داراییه
assets: داراییش داراییم
assign: واگذار
assigned: واگذارشده
assistant: اسیستنت دستیار دستیارم
associate: فوقدیپلم کاردانی
association: انجمن
assume: فرض
assumptions: فرضیاتش
asteroid: سیارک
astigmatism: استیگمات
astronaut: فضانورد
astronomer: منجم
astronomical: نجومی
astronomy: ستارهشناسی
asus: ایسوس
asylum: پناهجو پناهندگی
asymmetric: نامتقارن
at: ابدا
atheist: اتییست
athens: اتن
athlete: ورزشکار
athletics: دومیدانی
atlas: اطلس اطلسه
atm: خودپرداز عابر عابربانک
atmosphere: اتمسفر جو جوه
atom: اتم اتومی
atomic: اتم اتمیک
atonement: کفاره
attached: الساقی دلبسته چسبیده
attachment: اتچمنت ضمیمه
attack: اتک اسیدپاشی حمله
attacker: مهاجم
attacks: حملات
attention: حواسش حواسم هواست
attorney: وکالت وکالتنامه
attract: جذب جلب
attractive: جذاب جذابه
auction: حراج مزایده مناقصه
audience: تماشاچی مخاطب مخاطبا مخاطبم
audio: صوتی
audit: اودیت حسابرسی سرتیک ممیزی
auditor: حسابرسم حسابرسه حسابرسی
august: اگوست مرداد
aunt: خاله زندایی زنداییم زنعمو عمه
australia: استرالیا
australian: استرالیایی
austria: اتریش
authentic: اصیل
authentication: احرازم
authenticity: اصالت سندیت
authorities: مراجع
authority: اختیار اختیارات اختیارشو اختیارم
autocad: اتوکد
automaker: ایرانخودرو خودروساز
automatic: اتومات اتوماتیک خودکار خودکارم خودکاره
automatically: خودبه
automation: اتوماسیون خودکارسازی
automobile: اتومبیل
autumn: خزان پاییز
available: موجوده موجودی
avalanche: اوالانچ بهمن
avatar: اواتار اواتارم اواتارمو
average: اوریج متوسط میانگین میانگینه
avicenna: ابنسینا
aviv: تلاویو
avocado: اووکادو
awake: بیدار بیدارش بیدارم
aware: اگاه
away: درگذشت
awesome: بامرام خفن خفنه لوتی معرکه
awful: افتضاح
awkward: ضایع ناجور
awning: سایبان
axis: محور
ayatollah: ایتالله مکارم
azan: اذان
azerbaijan: اذربایجان
azeri: اذری
babe: داف
baby: سیسمونی نوزاد نوزادم نینی
babylon: بابل
bachelor: لیسانس کارشناس
back: بک عقب عقبه فالوبک پسش پسم پشت پشتو کمر کمردردم کمرم
backache: کمردرد کمردردم
backend: بکاند
backgammon: نرد
background: زمینه پسزمینه
backing: پشتوانه
backpack: کوله
backtest: بکتست بکتیست
backup: بکاپ بکاپم بکپ زاپاسن زاپاسه پشتیبانم
bacteria: باکتری
bad: بد بدیش بدیه خرابم ناجور
badge: بج
badly: بدجور
badminton: بدمینتون
bag: کیسه کیف کیفتو کیفش کیفمه کیفمو کیفه
baghdad: بغداد
baguette: باگت
bahai: بهایی
bahrain: بحرین
bail: وثیقه
bait: طعمه
bake: پخت
baked: تنوری
baker: نانوا نونوا
bakery: قنادی نانو نونوایی نونواییم
baking: بیکینگ
baklava: باقلوا
baku: باکو
balance: بالانس بیلان تراز ترازنامه تعادل موازنه موجودی موجودیش موجودیم موجودیمو موجودیه
balanced: متعادل متعادله متوازن متوازنه
balancer: بالانسر لودبالانسرمون
balcony: بالکن
bald: کچل
ball: توپی گوی
ballet: باله
balloon: بادکنک
balls: تخمم خایه
baloch: بلوچ
ban: بان بن بنم ممنوعیت منع
banana: موز
band: باند
bandwidth: پهنایباند
bang: بیگبنگ
bangkok: بانکوک
bangladesh: بنگلادش
bangles: النگوهامو
banish: بانیش
bank: بانک بانکم بانکه بانکی بانکیم بانکیمو بلوبانک ثامن سامان سپا سپه قلک قلکم لبانک وبملت پارسیان پاسارگاد پاوربانک
banker: بانکدار
banking: اینترنتبانک موبایلبانک همراهبانک
banknote: اسکناس اسکناسه
bankrupt: ورشکست ورشکسته
bankruptcy: ورشکستگی
banks: بانکا
banned: الخروج
banner: بنر
banners: بنرهاست
barber: ارایشگر سلمانی
barberry: زرشک
barbershop: ارایشگاه
barcelona: بارسا بارسلون بارسلونا
barcode: بارکد رمزینه کیوار
bargain: چونه
barista: باریستا
barley: جو
barracks: پادگان
base: بیس بیس64 بیسه مبنای پایه پایگاه
baseball: بیسبال
based: مستقر
basement: زیرزمین
bashar: بشار
basically: اساسا
basil: ریحان ریحون
basin: لگن
basis: اساس اساسه بیسیس مبنای مبنایی
basket: سبد سبدم سبدمو
basketball: بسکتبال
basra: بصره
bass: بم
bastard: بیپدر تخمسگ تولهسگ حرامزاده حرومزاده حروملقمه لاشی ولدزنا پدرسوخته پدرسگ
bat: خفاش
batch: batchهای دسته
bath: حموم
bathroom: حمام حموم
batman: بتمن
battery: باتری باتریشم باتریم
battle: چالدران
bayern: بایرن
bazaar: بازارچه علاالدین
bbc: بیبیسی
be: بودنم
beach: ساحل
beads: تسبیح
beans: لوبیا ماش
bear: خرسی
beard: ریش ریشم
bearer: حامل
beat: تپ تپید میتپه
beautiful: خوشگلم خوشگله خوشگلی زیبا قشنگ قشنگه
beauty: زیبایی
because: چون
become: بشو بشیم شدن شدنش شدنم شدنه شدنو شدی شدیم شدین شه شو میشه میشیم نشم نشن نشیم نمیشیم گردیدن گردیده
bed: تخت تختخواب
bedbug: ساس
bedding: رختخواب
bedroom: دوخوابه
bedspread: روتختی
bee: زنبور
beef: بیفی
beer: ابجو دلستر
beet: چغندر
beets: لبو
before: قبل قبلا قبلش قبله پیش
beg: التماس
beggar: گداهای
beginner: مبتدی
beginning: ابتدا اغاز اغازش اغازین اغازینت اوایل
behavior: رفتاری
behind: عقب عقبیم پشت پشتت پشتته پشتش پشتشن پشتشه
beijing: پکن
being: بودنش
beirut: بیروت
belarus: بلاروس
belgium: بلژیک
belief: اعتقاد
believe: باورش معتقد معتقدیم
believer: مومن
bell: زنگوله
bells: بلز
belly: شکم شکمم
belong: تعلق
belonging: متعلق
belongings: اسباب
beloved: معشوق
below: زیلی
belt: تسمه کمربند
bench: بنچ نیمکت
benchmark: بنچ بنچمارک
bend: خم
benefit: المنفعه فایده منفعت نفع نفعمه
benefits: مزایایی
bent: خمید خمیده دولا
berlin: برلین
berry: توت توتش
beside: بغل کنار کنارش کنارم
best: برترین بهترین بهترینش بهترینشو بهترینم بهترینه
bet: بتم شرطش
beta: بتا
betrayal: خیانت
better: بهتر بهتره
betting: شرطبندی
beyonce: بیانسه
bezos: بزوس
bhutan: بوتان
bible: انجیل
bicycle: دوچرخه
biden: بایدن
big: بزرگ بزرگش بزرگشم بزرگم بزرگه بیگبنگ گنده
bikini: بیکینی
bilingual: دوزبانه
bill: بیلگیتس صورتحساب قبض قبضش قبوض لایحه مصوبه
billboard: بیلبورد
billiards: بیلیارد
billion: ملیارد میلیارد میلیاردمه
billionaire: میلیاردر
binance: بایننس بایننسم بایننسه
binary: باینری باینریه دوبخشی دودویی
bind: بیندش
bing: بینگ
bingo: دبرنا
bio: بیوت بیوم بیوی
biography: بیوگرافی زندگینامه
biological: تنی
biology: زیست زیستشناسی
bipolar: دوقطبی
bird: سیمرغ پرنده
birth: بزا تولد زاییدم زاییدن میلادی
birthday: تولد تولدت تولدش تولدشه تولدم تولدمه
birthed: زایید
biscuit: بیسکویت بیسکوییت
bit: بیت بیته ذره یکم
bitcoin: بیتم بیتمو بیتکوین بیتکویین
bite: لقمه گازشو گازم گازید گزیدم گزیدگی
bitter: تلخ تلخه
black: بلک سیاه سیاهه سیاهچاله مشکی
blackpink: بلکپینک
blacksmith: اهنگر
bladder: مثانه
blade: تیغی
blame: تقصیر
blanket: پتو
bleach: دکلره سفیدکننده وایتکس
bleeding: خونریزی خونریزیه
blender: بلندر
bless: عافیت
blessings: صلوات
blew: وزید
blind: بلایند نابینا نابینام کور کورم
blister: تاول
bloating: نفخ
blob: بلاب
block: بلاک بلاکش بلاکم بلوک
blockage: انسداد گرفتگی
blockchain: بلاکچین بلاکچینم بلاکچینه هاردفورک
blocked: بلوکه مسدود مسدوده
blog: بلاگ وبلاگ وبلاگم
blogger: بلاگر وبلاگنویس
bloggers: بلاگرا
blond: بور
blonde: بلوند
blood: خونش دیه
bloodsucker: زالوصفت
bloom: بلوم شکفت شکفتن شکوفا
blossom: شکوفه
blouse: بلوز
blow: دمید دمیدن ضربه میدمه میوزه وزیدن
blue: ابی ابیه بلو
bluetooth: بلوتوث بلوتوثش
bluff: بلوف
blurred: محوش
blurry: تار
blush: رژگونه
bmw: بیامو
board: بورد تابلو تخته هییت
boast: بالید بالیدن لاف میبالم
boat: قایق لنج
body: اندام بدنه پیکر
bodybuilding: بدنسازی
bodyguard: بادیگارد
bodywork: صافکار
boil: بجوش جوشاند جوشیدن میجوشه
boiled: ابپز جوشید جوشیده
boiler: موتورخانه
bold: پررنگ پررنگن
bollinger: بولینگر
bollywood: بالیوود
bomb: بمب
bombing: بمباران
bond: اخزا صکوک
bonds: اوراق
bone: استخوان استخون
bonk: بونک
bonsai: بنسای
bonus: بونوس پاداش پاداشمو
boobs: ممه
book: کتاب کتابم کتابو
booking: بوکینگ
booklet: کتابچه
bookmark: بوکمارک نشانک
books: کتابا
bookstore: کتابفروشی
bookworm: کتابخون
boom: رونق
boost: بوستش تقویت
boot: بوت
booth: باجه غرفه
boots: چکمه
bootstrap: استرپ بوتاسترپ
border: مرز مرزت مرزه میرجاوه
bored: حوصلم حوصلمون کسل
boring: حوصلهسربر خستهکننده کسلکننده
born: متولد
bosnia: بوسنی
boss: بالاسریمو ریس رییس رییستو رییسش رییسم رییسمه
bot: بات باتم بازوی بت ربات رباتت رباتش رباتشو رباتم رباتمو رباته رباتو
both: توام دوتاشو
botox: بوتاکس
bots: باتا رباتا رباتات
bottle: شیشه
bottom: ته کف
boulevard: بلوار
bouncer: بانسر
bound: پابند
bounty: بانتی
bouquet: دستهگل
bow: کمان
bowing: رکوع
bowl: کاسه
bowling: بولینگ
bowtie: پاپیون
box: باکس باکسم بکسم جعبه صندوق صندوقت صندوقم صندوقمم صندوقمو صندوقچه قوت
boxer: بوکسور
boxing: بوکس بوکسه بکس
boxwood: شمشاد
boy: پسر پسره
boyfriend: دوستپسر دوسپسر
boyish: پسرونه
boys: پسرونه
bra: سوتین
bracelet: النگو النگوهامو دستبند
brag: پز
braid: گیس
brain: مخ مخت مغز مغزت مغزش مغزشو مغزیم
brake: ترمز ترمزشو لنت
branch: انشعاب برنچ شاخ شاخشه شاخه شعبه
brand: برندشو برندم مارک
brands: برندا
brave: بریو دلاور دلیر شجاع
bravo: احسنت افرین ایول ایولا باریکلا براوو دمتگرم دمش ماشا ماشاالله ماشالا ماشالله
brazil: برزیل
breach: رخنه
bread: بربری تافتون سنگک لواش نان نون
break: فرجه
breakfast: صبحانه صبحونه ناشتایی
breast: سینه پستان
breastfeeding: شیرده
breath: نفس نفسش نفسم
breathing: تنفس
breed: نژاد
breeze: نسیم
bribe: رشوه
bribery: رشوهخواری
brick: اجر
bride: عروسم عروسی
bridge: بریج لایرزیرو پل پلش
brief: مختصر
bright: روشن روشنه
bring: اوردیم بیارم بیاورم
britain: بریتانیا
british: بریتانیایی
brittle: سوهان
bro: دادا داداچ
broadcast: پخش پخشش پخشن
broccoli: بروکلی
brochure: بروشورم بروشوری
broken: خراب خرابه داغون داغونم شکست
broker: امارکتس بروکر بروکره دلالی واسطه کارگزاری کارگزاریم کوتکس
broom: جاروی
brothel: جندهخونه
brother: باجناق باجناقم برادر برادرشوهرمه برادرم بیادر داداش داداشش داداشم داداشمو داش کاکایم
brotherhood: اخوان برادریم
brothers: برادران
brown: قهوهای
browser: مرورگر مرورگرش مرورگرم مرورگرمو مرورگره مرورگرو
bruise: کبوده کبودی
brush: برس قلممو
brussels: بروکسل
brute: بروت
bts: بیتیاس
bubble: حباب
bucket: سطل سطلیه
bud: غنچه
budapest: بوداپست
buddha: بودا
budget: بودجه
bug: باگ باگش باگه
bugs: باگا
build: بسازم بیلد ساختت ساختمش
builder: بنا
building: ساختمونتونو ساختمونش ساختمونیم پلاسکو
bukhara: بخارا
bulb: لامپ
bulgaria: بلغارستان
bulging: برامده
bulgur: بلغور
bullet: گلوله
bulletin: بولتن
bullish: صعودی
bullrun: بولران
bullshit: مزخرف کسشر کسشعر کوسشر
bully: بولی
bum: الدنگ ولگرد
bummer: ضدحال
bunch: خوشه
bundle: توشه
burger: برگر همبرگر
burial: دفن
burkina: بورکینافاسو
burn: بسوزون بسوزونه سوخت سوختگی سوزاندن سوزوند سوزوندم سوزوندن سوزونم سوزونه میسوزونه
burning: سوزش
burst: بترکه ترکونه رگبار
bury: دفن
bus: اتوبوس اتوبوسرانی اتوبوسم
bush: بوته بوش
business: بیز بیزنس بیزینس تجارت وکار کاسبی کسبوکار
busy: شلوغ شلوغه مشغول
but: اما ولیکن
butane: بوتان
butcher: قصاب قصابم
butt: باسن
butter: کره
butterfly: شاپرک پروانه
button: دکمه
buy: بای بخر خرن خرید خریدنیه خریدیم نخر
buyback: بازخرید بازخریدش
buyer: خریدار
buyers: خریدارا
by: بزور گامبهگام
byte: بایت بایته چهاربایتی
cabbage: کلم
cabin: کابین
cabinet: کابینت
cable: کابل
cache: کش
cactus: کاکتوس
cadre: کادرش
cafe: کافه
cage: قفس
cairo: قاهره
cake: کیک کیکم
calamari: کالمار
calcium: کلسیم
calculate: حسابکتاب محاسبه
calculation: کالکولیشن
calculations: محاسبات
calculator: ماشینحساب
calculus: حسابان
calendar: تقویم تقویمه
calf: گوساله
california: کالیفرنیا
caliph: خلیفه
call: اطلاق تماس زنگ زنگم فراخوانی مکالمه میسکال مینامم مینامند نامید نامیدن ویدیوکال
called: زنگید زنگیدم
calligraphy: خطاطی خوشنویسی نستعلیق
calls: تماسا
calm: ارام اروم ارومه
calorie: کالری
cambridge: کمبریج
came: درومد
camel: شتر
camera: دوربین دوربینش دوربینم مداربسته
cameraman: فیلمبرداری
cameras: دوربینا
cameroon: کامرون
camp: اردوی کمپ
campaign: کمپین
camping: کمپینگ
campus: پردیس کمپس
camus: کامو
can: برمیاد تونه تونیم قوت میتانم میتانن میتانه میتانین میشهکه نتانستم نمیتانم نمیتانه
canada: کانادا کاناداست
canadian: کانادایی
canary: قناری
cancel: ابطال انصراف باطل باطلش لغو لغوش کنسل کنسلش
cancellation: فسخ
cancelled: منتفی
cancer: سرطان
candela: کاندلا
candidate: نامزد کاندید کاندیدا
candle: شمع کندل کندلم کندلیه
candlestick: کندل کندلم
candy: ابنبات نبات پشمک
cane: عصا
canned: کنسرو
canon: کانن
canopy: سایبان کانوپی کانوپیم کانوپیه کنوپی
canva: کانوا کنوا
canvas: بوم
cap: سقف سقفم سقفمو کپ
capability: قابلیت
capable: توانا
capacity: ظرفیت ظرفیتش ظرفیتم ظرفیتمو ظرفیته گنجایشش
cape: شنل
capital: سرمایش سرمایه سرمایهاولیه مایه پایتخت
capitalism: سرمایهداری
cappuccino: کاپوچینو
capsule: کپسول
captain: سروانی کاپیتان
captcha: کپچا
caption: کپشن
captions: کپشنا
captive: اسیر
captives: اسرا
car: ال90 تیبا خساپا خودرو دنا رانا ساندرو ساینا سایپا سراتو سمند سمندم صافکار ماشین ماشینم ماشینمو ماشینمونو ماشینه ماشینو پراید پرایدم پرایدمو پژو پیکان
carbon: کربن
carbs: کربوهیدرات
carburetor: کاربراتور
card: تذکره سیمکارت سیمکارتت سیمکارتم کارت کارتخوان کارتخون کارتش کارتشو کارتم کارتمو کارته کارتو کارنامم گرافیکم
cardano: کاردانو
cardigan: ژاکت
cards: پاسور
care: مراقبت
carefree: بیخیال
careful: مراقبشه مواظب
caress: نوازش
caretaker: سرایدار
caricature: کاریکاتور
carlo: کارلو
carmen: کارمن
carnation: میخک
carpenter: نجار
carpet: فرش قالی موکت
carrier: حامل
carrot: زردک هویج
carry: حمل
cars: ماشینا
cart: کرت
cartier: کارتیه
cartoon: کارتونی
cartoonist: کاریکاتوریست
cartridge: کارتریج
carving: منبت کندهکاری
carwash: کارواش
case: صورت مورد کیستون
cases: موارد
cash: اسکناسه نقد نقدا نقدش نقده
cashier: صندوقدار
casino: کازینو
caspian: خزر کاسپین
cast: کست
castle: قلعه
cat: کت کت6 گربم گربه
catalog: کاتالوگ
category: دسته رده
cause: باعث سبب عامله موجب
caution: احتیاط
cave: علیصدر غار
caviar: خاویار
cctv: مداربسته
ceasefire: اتشبس
ceiling: سقف سقفش سقفشه سقفم سقفمو سقفه
celebration: جشن
celebrity: سلبریتی
celery: کرفس
cell: سلول
celsius: سلسیوس
cement: سیمانی
cemetery: قبرستان
censorship: سانسور فیلترینگه
cent: سنت سنتش سنتم
center: سنتر فرهنگسرا مرکزی کانونی
centimeter: سانت
central: مرکزی
centralized: متمرکز
century: سده قرن
ceo: مدیرعامل مدیرعاملش مدیرعامله
ceramic: سرامیک
ceremony: مراسم
certain: حتمی حتمیه صددرصدیه قطعیه معینی
certainly: حتما مطمینا یقینا
certainty: قطعیت
certificate: تقدیرنامه سرتیفیکیت شناسنامه لوحتقدیر گواهی گواهینامه
cesarean: سزارین
ceylon: سیلانه
chain: انچیند زنجیر زنجیرش زنجیره زنجیروار سرسلسله
chainlink: چینلینک
chair: صندلی صندلیت صندلیش صندلیم صندلیمو صندلیه چوکی کرسی
challenge: چالش
chamomile: بابونه
champion: قهرمان قهرمانش قهرمانم قهرمانن قهرمانه قهرمانو پهلوان پهلوون
champions: قهرمانا قهرمانان
championship: قهرمانی قهرمانیم قهرمانیمو
chancellor: صدراعظم
chandelier: لوستر
chandler: چندلر
change: تغییرش تغییرم تغییره عوض عوضش پولخرد چنج
changes: تغییرات تغییراتم
channel: ایراناینترنشنال منوتو چنلی کانال کانالش کانالم
channels: کانالا
chapman: چپمن
chapter: فصل
character: کاراکتر کاراکترایی کاراکتره
charcoal: زغالی سیاهقلم
charge: شارژ شارژش شارژشو شارژم چارج
charger: شارژر شارژرم
charity: المنفعه خیرات خیریه صدقات صدقاته صدقه
charles: چارلز
charming: دلربا
chart: نمودار نمودارم چارت
charts: نمودارا
chase: تعقیب
chat: چت چتم چتمو چتمون چته چتی گفتگو گپ گپت
chatbot: چتبات
chatgpt: چتجی چتجیپیتی
chatroom: چتروم
chats: چتا چتامو
cheap: ارزان ارزون ارزونه
cheaper: ارزونتره
cheat: چیت گولش گولم
cheater: خیانتکار متقلب
check: بررسی بررسیش تراول چک چکش چکم چکه
checkbook: دستهچک
checkered: چهارخونه
cheek: لپ گونه
cheeky: پررویی
cheerful: سرحاله
cheese: پنیر
cheetah: یوزپلنگ
chef: سراشپز
chekhov: چخوف
chelsea: چلسی
chemical: شیمیایی
chemist: شیمیدان
chemistry: شیم
cherry: البالو گیلاس
chery: چری
chess: شطرنج
chest: سینه صدر صندوقچه
chevrolet: شورولت
chew: بجو جویدن میجوم میجویم
chewed: جوید جویده
chicago: شیکاگو
chick: جوجو
chicken: جوجه مرغ
chickens: مرغامو
chickpeas: نخود
chief: صدر
child: بچمه بچه فرزند چایلد کودک
childbearing: فرزنداوری
childbirth: زایمان
childhood: بچگی بچگیامو بچگیم
childish: بچگانه
children: اولادها بنی کودکان
chile: شیلی
chimney: دودکش
chin: چانه چونه
chinese: چینیا چینیه
chip: تراشه چیپ ژتون
chips: چیپس کرانچی
chivalry: مرام
chlorine: کلر
chocolate: شکلات
choice: انتخابش انتخابم انتخابه چهارگزینه
cholera: وبا
cholesterol: کلسترول کلسترولم
choose: انتخاب برگزید برگزیند برگزینم گزید گزیدن گزیده
chord: اکورد
chosen: برگزیده
christian: مسیحی
christianity: مسیحیت
christmas: کریسمس
chrome: کروم
chromosome: کروموزوم
church: کلیسا
churchill: چرچیل
cigarette: سیگار سیگارو
cilantro: گشنیز
cinema: سینما
cinematic: سینمایی
cinnamon: دارچین
cipher: سایفرهایی
circle: دایره
circular: بخشنامه
circulation: گردش گردشش
citation: استناد
cities: شهرای
citizen: شهروند همشهری
citizens: اتباع
citizenship: تابعیتی
citron: بالنگ
city: اباد ابادانی اباده اراک اردبیل ارومیه انزلی اهواز اکباتان ایلام بابلسر بجنورد بروجرد بلخ بم بندرعباس بوشهر بوکان بیرجند تبریز تبریزه تربت تویسرکان جیرفت خرماباد خرمشهر خوی دزفول رامسر رشت رفسنجان رفسنجون زاهدان زنجان ساری سبزوار سقز سلیمانیه سمنان سنندج سیرجان شاهرود شهر شهرستانه شهرش شهرم شهرنو شیراز شیرازم طالقان قاین قزوین قم قندهار لاهیجان ماسال مراغه مشهد ملایر مهاباد میرجاوه نوشهر نیشابور هرات هراتم همدان ورامین چابهار چالوس کاشان کربلا کرج کرمان کرمانشاه گرگان گلستان یاسوج یزد
civil: عمرانم عمرانی مدنی
civilization: تمدن
claim: ادعا ادعاست طلب مدعی کلیم
claimant: مدعی
claimants: مدعیان
clan: کلن
clarity: کلریتی
clash: درافتاد کلاشی
clasico: کلاسیکو
class: کلاس کلاسم
classes: کلاسا
classic: کلاسیک
classification: دستهبندی
classmate: همشاگردی همکلاسی همکلاسیش همکلاسیم
classy: باکلاس
clause: تبصره
clean: تمیز تمیزه پاک
cleaner: نظافتچی
cleaning: تمیزکاری نظافت
cleanse: کلنز
cleanup: پاکسازی
clear: روشنه شفاف مشخص معلوم واضح پاکش پاکم
clearance: ترخیص مفاصاحساب
cleopatra: کلیوپاترا
cleric: اخوند روحانی
clever: زرنگیه زیرکانه
click: دابلکلیک کلیک
client: اربابرجوع مراجعم موکلم کلاینت
clients: مراجعین
climate: اقلیم
clingy: سیریش
clinic: درمانگاه کلینیک
clinton: کلینتون
clip: کلیپ کلیپس کلیپم
clips: کلیپا
clock: ساعت عقربه
clone: کلون کلونه
close: ببندش بستمش بسته بستیم بندیدش صمیمیم نزدیک نزدیکه
closed: تعطیل تعطیله کلوزد
closet: کمد
clothes: لباس لباسم
clothing: پوشاک
cloud: ابری اروان کلود کلودش
cloudflare: کلودفلر
clown: دلقک لوده
club: باشگاه کلاب
clubhouse: کلابهاوس
cluster: خوشه
clustering: خوشهبندی
clutch: کلاچ
cnn: سیانان
coach: اسکوچیچ برانکو سرمربی قلعهنویی مربی کوچ
coaching: مربیگری
coalition: ایتلاف
coarse: درشت
coat: مانتو پالتو کت کت6
coating: روکش
coca: کوکاکولا
cocaine: کوکایین
cockroach: سوسک
coconut: نارگیل
code: ویاس کد کدبورسی کدت کدتون کدش کدشو کدم کدمو کده کدی کدیم کدین کدیه کیوارکد
codes: کدا
coding: کدنویسی کدینگ
coefficient: ضریب ضریبش
coelho: کویلیو
coffee: قهوه نسکافه کافوه گانو
cohort: کوهورت
coil: کویل
coin: اتنا ربعسکه سکه فلوکی ممفی میمکوین نیمسکه ویف پندل کتیزن کرو کوین کوینش کوینلی کوینم کوینمو کوینو
coinbase: کوینبیس
coinex: کوینکس
coinome: کوینومی
coins: ارزامو ارزهامو کوینام کوینامو کوینای
coke: کوکا
cola: کوکاکولا
cold: سرد سردم سردمه سرده سرما سرماخوردم سرماخوردگی
colic: کولیک
collage: کلاژ
collagen: کلاژن
collapse: فروپاشی فروپاشید
collar: یقه
collateral: وثیقه
colleague: همکار همکارت همکارم همکارمه
colleagues: همکارا همکارات همکارام همکارانتان همکارانم
collect: جمع جمعاوری وصول کالکت
collection: مجموعه کالکشن کلکسیون
collector: کالکتور
college: پیشدانشگاهی
colloquial: محاوره محاورهای
collusion: تبانی
cologne: ادکلن
colombia: کلمبیا
colon: کالن
colonel: سرهنگ سرهنگم
colonialism: استعمار
color: رنگ رنگش رنگه
colorblind: کوررنگم
colored: رنگیه
colorful: رنگین
colors: رنگا
columbus: کریستف کلمب
column: ستون ستونش ستونیه
columns: ستوناست ستوناش
coma: کماست کوما
comb: شانه
combat: کامبت کمبات
combination: ترکیب ترکیبش
combo: کمبوی
come: اومدیم باید بیا بیایند بیایه بیایید درنیومد میومدم میومدی نیا نیامد نیامده
comedy: خندوانه
comet: دنبالهدار
comfort: دلداریت دلداریش راحتیه
comfortable: راحت راحته
comma: ویرگول کاما کاماست کوما
command: امر دستور دستورت دستورش دستوره دستوریه فرمان کامند
commander: سردار فرمانده
commando: تکاور کماندو
commands: دستورات دستوراتت دستوراش دستورای دستورهاتو
comment: دیدگاه کامنت کامنتم
commentator: گزارشگر
comments: نظرات کامنتای
commercial: بازرگانیه تجاری تجاریتو
commission: پورسانت پورسانتت پورسانتش پورسانتم پورسانته کارمزدش کارمزدم کارمزدو کمیسیون کمیسیونم کمیشن
commit: کامیت
commitment: تعهد تعهدنامه تعهده
committed: متعهد
committee: هییت کمیته
common: رایج شایع متداول مشترکه
commons: commonsه مشترکات
communication: ارتباط
communications: ارتباطات
communism: کمونیسم
communist: کمونیست
community: جامعه
commute: وایابی
companies: شرکتای
companion: همراهم
company: اتومی الشرکه بادران تیانس تیانشی سیشبلا شرکت شرکتتونه شرکتش شرکتشو شرکتم شرکتمونه شرکته شرکتید فینکس میویس هیروپول وستا ویستیج کمپانی
compare: مقایسه
compartment: کوپه
compatible: سازگار
compensate: جبران
compensation: تاوان غرامت
competition: رقابت مسابقه
competitions: مسابقات
competitor: رقیب
competitors: رقبا
compile: کامپایل
compiler: کامپایلر
complaint: شکایت شکایتش شکایتم شکواییه
complete: تمام تکمیله تکمیلی کامل کاملش کاملم
completely: کاملا
complex: مجتمع
complexity: پیچیدگی پیچیدگیش
compliance: انطباق انطباقم
compliant: مطابق
complicated: پیچیدست پیچیده
complications: عوارض
compliment: تعارف
comply: رعایت
component: کامپوننت
components: اجزای قطعات
compose: سرودن میسرایم
composer: اهنگساز
compound: مرکب کامپاند
compounds: ترکیبات
compressed: فشرده
compression: فشردگی
compressor: کمپرسور
compulsory: اجباریه
computer: رایانه رایانهای کامپیوتر کامپیوترت کامپیوترم کامپیوتره کامپیوتری
concave: مقعر
conceal: کتمان
concealer: کانسیلر
concept: مفهوم
concert: کنسرت
condition: شرط شرطش شرطشم شرطشه شرطو وضعم
conditional: مشروط
conditioner: اسپلیت
conditions: شرایط شرایطش شرایطم شرایطو شروط
condolences: تسلیت
condom: کاندوم
cone: مخروط
conference: همایش کنفرانس
confide: درددل
confidence: اطمینان
confidential: محرمانه
confidentiality: محرمانگی
config: کانفیگ
configuration: پیکربندی
configure: تنظیم تنظیمم
confirm: تایید تاییدش تاییدم تاییدو کانفرم
confirmation: تاییدیه
confirmed: تاییدشده
confiscate: مصادره
conflict: تداخل کانفلیکت
conformity: مطابقت
confront: مقابله
confused: حیرونه سردرگم گیج گیجم
congenital: مادرزادی
congestion: راهبندان
congratulations: تبریک مبارک مبارکا مبارکه
congress: کنگره
connect: متصل وصل وصلش کانکت
connected: متصل وصلم وصلن وصله وصلیم
connection: اتصال اتصالش ارتباط ارتباطش انشعاب کانکشن
conquest: فتح
conscience: وجدان وجدانم
conscious: خوداگاه
conscription: سربازیه
consensus: اجماع
consequences: عواقبی
conservation: پایستگی
conservative: اصولگرا
consideration: ملاحظه
consistency: قوام همخونی
consolation: دلداری دلداریت دلداریش
console: کنسول
constant: ثابته
constantly: مدام
constipation: یبوست
constitutional: مشروطه
constraint: قید
construction: بنایی عمرانی
consul: کنسول
consulate: کنسولگری
consult: مشورت
consultant: مشاور مشاورم
consultation: مشاوره
consumer: مصرفکننده
consumption: مصرف
contact: تماس مخاطب مخاطبم
contacts: مخاطبا مخاطبین
contagious: مسریه واگیر
container: ظرف کانتینر
containing: حاوی
content: تولیدمحتوا محتوا مطلب مطلبه
context: کانتکست کانتکستت
continent: قاره
continue: ادامه
continuity: تداوم
contract: عقدنامه قرارداد قراردادشو قراردادم قراردادمونه قرارداده قراردادو قراردادیه قولنامه مبایعهنامه کانترکت
contractor: پیمانکار پیمانی
contradiction: تناقض
contradictory: متناقض
contrast: کنتراست
control: مهار کنترل کنترلش کنترلم
controversy: جنجال
convalescence: نقاهت
conversation: محاوره مکالمه وگو وگوم کانورسیشن گفتگو گفتگوش گفتگوم
conversations: مکالمات
conversion: تبدیلو
conversions: تبدیلات تبدیلام تبدیلای
convert: تبدیل تبدیلش تبدیلم تبدیلن تبدیلو کانورت
converter: مبدل
convicted: محکوم
conviction: محکومیت
convince: قانع قانعش قبولاند قبولوند
convinced: قانعم
convolution: کانولوشن
cook: اشپزی بپز بپزم بپزه میپزم پخت پزن
cooked: پختم پخته
cooker: ارامپز زودپز پلوپز
cookie: کلوچه کوکی کوکیه
cooking: اشپزی پختن پزی
cooks: میپزه
cool: باحاله باحالی خفن خنک کول
cooler: کولر
cooperation: همکار
cooperative: تعاونی
coordinate: هماهنگ
coordinates: مختصات
copenhagen: کپنهاگ
copilot: کوپایلوت
copper: فملی مسی
cops: پلیسا
copy: رونویسی کپی کپیش کپیپیست
core: هسته
corn: بلال ذرت
corner: کرنر گوشه
corona: کرونا
coroutine: کوروتین
corpse: جسد جنازه
correct: اصلاح اصلاحش اصلاحه درست درستت درستش درستم درسته درستیه صحیح
correlation: همبستگی
corridor: راهرو
corrupt: مفسدها
corruption: رانت فساد
corset: گن
cosmology: کیهانشناسی
cosmos: کازماس کیهان
cost: خرج خرجش هزینش
cotton: نخی پنبه
couch: کاناپه
cough: صرفه
council: شورای
count: بشمار بشمر بشمرم شمارش شمارید شمردم شمردن شمرده شمردید شمرم شمره شمرید محسوب میشمارم میشمرم میشمره کانت
countdown: روزشمار
counted: شمرد
counter: باجه شمارنده مقابله کانتر
countries: کشورا
country: مملکت مملکتت کشور کشورم
county: شهرستان
coup: کودتا
couple: زوج کاپل
couples: زوجارو
couplet: دوبیتی
coupon: کالابرگ کوپن
courage: جرات جریت
courier: تیپاکس پیک
course: دوره
courses: دروس
court: دادسرا دادگاه دادگاهش دادگستری
courtesy: تعارف
cousin: دخترخاله دختردایی دخترعمه دخترعمو دخترعمومو پسرخاله پسردایی پسرداییم پسرعمه پسرعمو پسرعموم
cover: روکش پوشاند پوشانی پوشش پوشم پوشوند پوشونه کاور
covid: کووید
cow: گاو
coward: ترسو نامردی
coworker: همکارم
coworkers: همکارات
cows: گاوا
cpu: سیپییو
crab: خرچنگ
crack: ترکه کرک
cracked: کرکشده
cradle: گهواره
craft: کرافت
cramp: گرفتگی
crane: جرثقیلم لیبهر
crap: گند
crash: ریزش سقوط کرش
craving: هوس ویر
crawl: خرامید خزید خزیدن میخزه کرال
crazy: خل خلوچل دیوانه دیوونم دیوونه دیوونگیه
cream: بستنی خامه کرم
create: افریدن افریده ایجاد میافریند میافرینم
created: افرید
creatine: کراتین
creation: تولیدمحتوا
creative: خلاق خلاقانه
creativity: خلاقیت
creator: سازنده
creature: جانور
creatures: موجودات
credit: اعتبار اعتبارش اعتباره اعتباریش اعتباریم اعتباریمو نسیه کردیت
creditor: بستانکاری طلبکار طلبکارم
cricket: کریکت
crime: جرم جرمش جرمه جنایت جنایی خلاف
crimes: جرایم
criminal: جنایتکار جنایی سوپیشینه مجرم مجرمم کیفری
cringe: کرینج
criterion: معیار ملاک ملاکه
critic: منتقد
critical: بحرانی
criticism: انتقاد
critics: منتقدا
croatia: کرواسی
crocodile: تمساح
cron: کرون
crooked: کج
crop: کراپ
cross: ضربدر متقاطع کراس
crossfit: کراسفیت
crow: کلاغ
crowd: بیروبار جماعت
crowded: شلوغ شلوغه
crown: تاج
cruel: بیرحم ظالم
crush: کراش
crust: تهدیگ
cry: گریه
crying: گریم
crypto: ارزمو ارزهامه اپتوس رمزی رمزینکس ریدیوم لایرزیرو هایپرفاند کریپت کریپتو کریپتوزامبی کریپتوکارنسی گکو
cryptocurrencies: رمزارزا
cryptocurrency: ارزدیجیتال رمزارز رمزارزه
cryptography: رمزنگاری
cryptopunk: کریپتوپانک
css: سیاساس
cuba: کوبا
cube: روبیک مکعب کوبه
cucumber: خیار
cult: فرقه
cultural: فرهنگسرا
culture: فرهنگی
cumin: زیره
cup: استکانی جام فنجان فنجون پیمانه
cupping: حجامت
cure: علاج
curious: فضول کنجکاو کنجکاوم کنجکاوه
curl: کرل
curly: فر فرفری موفرفری
currencies: ارزامو ارزای ارزهامو
currency: ارز ارزایی ارزمو ارزیتو ارزیم ارزیه اسعار تومان تومن
current: جاری جاریم جریان جریانه فعلی فعلیم کنون
currently: فعلا
curse: لعنت نفرین
cursor: کرسر
curtain: پرده
curve: منحنی منحنیش
cushion: کوسن
custodial: غیرامانی
custody: حضانت کاستودی
custom: دلخواه کاستوم
customer: مشتری مشتریم
customers: مشتریا مشتریاش مشتریام مشتریان مشتریانم
customs: گمرکی گمرکیشو
cut: برش بریدم بریدن بریده بریدین قطع قطعش قطعم کات
cute: نازت نازه
cutlet: کتلت
cutting: قلمه
cyber: سایبری
cyberspace: فضایمجازی
cyborg: سایبورگ
cycle: سیکل چرخه
cyclone: سایکلون
cylinder: استوانه سرسیلندر
cyrus: کوروش
dad: بابا بابات باباش بابام بابامه بابامو
daddy: باباجون
daedalus: دایدالوس
daemon: دیمن
dai: دای
daily: روزانه روزمره روزمزد
dairy: لبنی
dakar: داکار
dali: دالی
dam: لتیان
damage: اسیب خسارات خسارت خسارتتو خسارتم خسارته
damascus: دمشق
damn: زهرمار لامصب لاکردار کوفت
damp: نم
dance: برقص برقصم رقص رقصه میرقصم میرقصه
danced: رقصید رقصیدم
dancer: رقاص
dancing: رقصیدن
dandruff: شوره
danger: خطرش خطره ریسک
dangerous: خطرناک خطرناکه
dangers: خطرهاست
dark: تاریک تاریکش تاریکه تاریکو تیره دارک
darling: جانان جیگر عزیزدلم نازنین
darts: دارت
darwin: داروین
dashboard: داشبورد داشبوردش داشبوردم داشبوردمو داشبورده
data: دادهکاوی دیتاش دیتای ساختمانداده
database: دیتابیس دیتابیسم دیتابیسن دیتابیسه پایگاه پایگاهداده
datacenter: دیتاسنتر دیتاسنترم
dataset: دیتاست
date: تاریخ تاریخش تاریخم دیت سررسید موعد
dates: خرما
daughter: دختر دخترش دخترم دخترمم دخترمه دخترمو دخترن
davinci: داوینچی
dawn: سحر سپیده
day: روز روزت روزش روزم روزمو روزه روزو روزیه وقتبخیر
daydream: خیالبافی
days: روزا
ddos: دیداس
deadline: ددلاین ددلاینش مهلت مهلتش مهلتم مهلته موعدش
deaf: ناشنوا ناشنوام کر
deal: معامله
deals: معاملاتش
dear: جان جانم جونم عزیزم عزیزی فدام قربون گرامی گرامیداشت گلم
death: فوت مرگ مرگم وفات
debate: بحث بحثم مناظره
debian: دبیان
debt: بدهیمه بدهیه طلب قرض قرضشو
debtor: بدهکار بدهکارم بدهکاره بدهکاریم مقروض
debug: دیباگ
debugger: دیباگر
decade: دهه
deceased: متوفی مرحوم مرحومش مرحومم
deceive: فریب گول
deceiver: فریبکار
december: دسامبر دی
decentralized: غیرمتمرکز غیرمتمرکزه
deceptive: فریبنده فریبکار
decile: دهک
decimal: اعشار اعشارن دسیمال ممیزی
decision: تصمیم تصمیمش
deck: دک
declaration: اظهارنامه خوداظهاری
declare: اظهار
decline: نزولی
decode: دیکد دیکدرم
decoder: دیکدر
decor: دکور
decoration: تزیین دکوراسیون
decrease: کاهش
decrypt: رمزگشایی
deduct: کسر
deductions: کسورات
deductive: ددکتیو
deed: سنده
deeded: سنددار
deep: دیپ دیپلرنینگ عمیق یادگیریعمیق
deepfake: دیپفیک
deeply: عمیقا
deepseek: دیپسیک
deer: اهو گوزن
default: دیفالت پیشفرض
defect: عیب نقص
defective: معیوب
defender: مدافع
defense: دفاع دفاعه دفاعیه پدافند
defi: دیفای
deficiency: فقر کاستی
define: تعریف دفاین
definitely: صددرصد قطعا مسلما
definition: تعریف تعریفش
degree: درجه فوقدیپلم فوقلیسانس مدرک مدرکم کاردانی
delay: تاخیر معطل
delegate: دلیگیت
delete: حذف حذفش حذفم دیلیت پاک
delhi: دهلوی دهلی
deliberate: عمدیه
deliberately: عمدا
delicate: ظریف
delicious: خوشمزه لذیذ
delimiter: جداکننده
delirium: هذیون
deliver: برسونم تحویل تحویلش
delivery: اسنپفود
demand: تقاضای طلبید طلبیدن مطالبه میطلبم میطلبه
demo: دمو نمایشیه
democracy: دموکراسی دمکراسی مردمسالاری
democrat: دموکرات
democratic: دموکراتیک
demonstration: تظاهرات
denial: تکذیب
denied: دیناید
denim: لی
denmark: دانمارک
denominator: مخرج
dentist: دندانپزشکی دندونپزشک
dentistry: دندانپزشکی
deny: تکذیبش منکره
deodorant: دیودورانت
department: گروهاموزشی
depeg: دپگ
depend: بستگی
dependency: وابستگی
dependent: منوط وابسته
deploy: استقرار دیپلوی مستقر
deployer: دیپلویر مستقرکننده
deployment: استقرارم
deport: دیپورت
deposit: امانتی بسپارم بیعانه دپوزیت دیپازیت ریز سپردن سپرده سپردی واریز واریزش واریزشه واریزم واریزمو واریزیم واریزیمو ودیعه پولپیش
deposits: امانات واریزیا
depreciation: استهلاک
depressed: افسردم افسرده دپرس
depression: افسردگی
deprivation: محرومیت
deprive: سلب
deprived: محروم
depth: عمق عمقش عمقه
deputy: معاون معاونت نیابت
derby: دربی
derivative: مشتق
descartes: دکارت
describe: توصیف
description: شرح
desert: بیابان بیابون صحرا کویری
design: طراحی طراحیش کنوا
designer: طراحم گرافیست گرافیستم
desire: کام
desired: دلخواه
desk: دسک میز
desktop: دسکتاپ دسکتاپم
dessert: دسر
destination: مقصد مقصدو
destiny: سرنوشتی نصیبی
destroy: نابود
destroyer: ناوشکن
destructive: مخرب
detail: جزیی
details: جزییات جزییاتش ریزشو مشخصات مشخصاتم مشخصاتمو
detect: تشخیص دیتکت
detective: کاراگاه
detector: فلزیاب
detention: بازداشتگاه
detergent: شوینده
determine: تعیین
developed: توسعهیافته
developer: توسعهدهنده دولوپر دولپر
developers: توسعهدهندگان گستران
development: توسعه
deviate: منحرف
deviation: انحراف
device: افزاره دستگاه دستگاهم دستگاهه وسیله
devil: شیطان
devops: دواپس
devoted: ارادتمند مخلص مخلصم نوکرم چاکرم
devout: نمازخون
dew: شبنم
dex: دکس
dhabi: ابوظبی
diabetes: دیابت
diagnosis: تشخیص
diagram: دیاگرام نمودارم
dialect: گویش
dialogue: دیالوگ گفتوگو
diameter: قطر
diamond: الماس برلیان
diaper: پوشک
diarrhea: اسهال
dicaprio: دیکاپریو
dice: تاس
dick: کیر کیرت کیرم
dickens: دیکنز
dictation: دیکته
dictator: دیکتاتور
dictionary: دیکشنری لغتنامه
did: نمود نمودن
die: مردنم
diesel: گازوییل
diet: رژیم رژیمش
difference: اختلاف اختلافه التفاوت تفاضله تفاضلی تفاوت تفاوتش توفیری فرق فرقش فرقه
different: متفاوت مختلف مختلفن مختلفه
differential: تفاضلی دیفرانسیل
difficult: بدقلقیه دشوار
dig: کنده
digestion: گوارش
digging: کندوکاو
digit: رقم رقمش رقمشو
digital: دیجی دیجیتال دیجیتالتو دیجیتالشو دیجیتاله دیجیتالو دیجیتل
digits: ارقام ارقامم رقما
dignity: شان
dilemma: دوراهی
dimensional: سهبعدی
dimensions: ابعاد
dinar: دینار
dining: ناهارخوری
dinner: شام
dinosaur: دایناسورها
diploma: دیپلم دیپلمه
diplomacy: دیپلماسی
diplomat: دیپلمات
direct: دایرکت دایرکتم دایرکتو مستقیم مستقیمم
direction: جهت
directive: بخشنامه
directly: مستقیما یکراست
director: فرهادی کارگردان کیارستمی
dirham: درهم
dirt: خاکبرسر چرک چرکدست
dirty: کثیف کثیفه
disabled: غیرفعال معلول
disadvantages: معایب
disagree: مخالفه
disappear: ناپدید
disaster: بلا بلایی فاجعه
discipline: انضباط
disclosure: افشای کدال
disconnect: قطع
disconnected: قطعه
discontinuous: ناپیوسته
discord: دیسکورد
discount: تخفیف تخفیفات
discouraged: مکروه
discover: دیسکاور
discoverer: کاشف
discovery: کشف
discrepancy: مغایرت
discussion: بحث بحثم بحثو
disease: بیماری
disgusting: بدمزه حالبهمزن چندش
dish: ظرف
dishes: ظرفشویی ظرفیه ظروف
dishonorable: بیغیرت بیناموس
dishwasher: ظرفشویی
disk: دیسک دیسکه هارد هاردم
dislike: دیسلایک
disloyal: بیمعرفت
dismissal: اخراجم انفصالی
dispatch: اعضام
display: نمایش نمایشش نمایشگر نمایشیه
disposable: بارمصرف
dispute: اختلاف اختلافه
disrupt: برهم
disruption: اختلال
disruptors: اخلالگران
dissatisfied: ناراضی ناراضیم
dissertation: رساله
dissolved: منحل
distance: فاصله
distracted: پرت پرتم
distribute: سرشکن
distribution: توزیع پخش
disturbed: اشفت اشفتن اشفته
dive: شیرجه
divergence: واگرایی
divergent: واگرا
divide: تقسیم تقسیمش سرشکن
dividend: دیویدند
divination: استخاره
divine: الهی
division: تفرقه لشکر
divorce: طلاق طلاقم
divorced: مطلقه
dizziness: سرگیجه
django: جنگو
dm: دیام
do: انجام انجامبده انجامش بکن مینماید مینمایم نمایید نمودم نموده کردمش کردنش کردنم کردنه کردنو کردیم کن کنم کنیدش
docker: داکر
doctor: دکتر پزشکم پزشکی
doctorate: دکترای
doctors: دکترای
document: داکیومنت سند سنداتون سندش سنده مدرک مدرکه مستند
documentary: مستنده
documentation: داکیومنتیشن مستندات
documented: مستنده
documents: اسناد مدارک مدارکش مدارکم
dodge: میپیچونه پیچوند پیچوندم پیچوندن
dog: داگ سگ سگشو سگم سگی
doge: دوج
dogecoin: دوجکوین
doggy: هاپو
dogs: داگز
doha: دوحه
doll: عروسک
dollar: دالر دلار دلارت دلارش دلارم دلارمو دلاره دلارو دلاریش دلاریم دلاریه یورودلار
dollars: دلارام دلارامو
dolphin: دلفین
domain: دامنه دامین هوییز
dome: گنبد
domestic: خونگی
dominance: دامیننس
domino: دومینوی
donald: دونالد
donation: اهدا
done: خداقوت خستهنباشی خستهنباشید
donkey: الاغ اولاغ خر خرفت خره
donors: خیرین
door: در دربی درش درو دری
dormitory: خابگاه خوابگاه خوابگاهم خوابگاهیم
dose: دوز
dostoevsky: داستایفسکی داستایوفسکی
dot: دات نقطه
dotted: نقطهچین
double: دابل دابلکلیک دوبرابر دوبل دوبله مضاعف
doubt: شبهه شک
doubtful: دودله
dough: خمیر خمیرش خمیره
doughy: خمیریه
dowel: رولپلاک
down: داون قطعه پاین پایین
downline: زیرت زیردست زیردستام زیردستم زیرشاخه زیرشو زیرشیم زیرم زیرمجموعم زیرمن زیرمه زیرگروهام
download: بارگیری دانلود دانلودش دانلودم دانلوده داونلود
dowry: جهاز جهیزیه مهریه
dozen: دوجین
dragged: کشاند کشوند کشوندم
dragon: اژدها
drain: تخلیه
drama: نمایشنامه
drank: نوشید نوشیدم
draw: بکش ترسیم
drawer: کشویی کشوییش
drawing: سیاهقلم کشیدنام
dream: تعبیر خوابای خوابتو رویا
dressing: پانسمان
drill: دریل
drink: اشام اشامید اشامیدن بنوش بنوشم دوغ مینوشم نوشن نوشیدنی
drip: میچکه چکه چکید
drive: بران درایو میرانم
driven: رانده
driver: درایور راننده شوفر
driving: راندن رانندگی رانندگیه
drone: پهباد پهپاد
drooping: افتادگی
drop: حذفواضافه دراپ ریزش قطره
drought: خشکسالی
drown: غرق
drug: دارو
drum: تنبک دف طبل
drunk: مست
dry: خشک خشکش خشکه خشکوند خشکید خشکیدن میخشکه
dryer: سشوار
drywall: کناف
dual: دوگانه
dub: دوبله
dubai: دبی دوبی
dubbing: دوبلور
dubsmash: دابسمش
duck: اردک
due: سررسید موعد
dug: کندن
dulcimer: سنتور
dumb: گاگول
dumbass: کسخل کسمغز
dumbbell: دمبل
dump: دامپ
dunno: چمیدونم
duolingo: دولینگو
duplicate: المثنی تکراریه
duration: مدت مدتت
during: حین
durov: دوروف
dusting: گردگیری
dutch: هلندیم
duties: وظایف
duty: تکلیف تکلیفو وظیفه
dynamic: پویا
dynasty: افشاریه زندیه سلسله قاجار قاجاریه
each: هرکدوم
eagle: عقاب
ear: گوشی
early: اوایل زوداومده زودتر زوده زودهنگام
earn: دراوردیم دربیارم دربیاریم کسب
earnings: درامدا دسترنج
earphones: هنزفری
earring: گوشواره
earth: زمین
earthquake: زلزله
east: خاورمیانه شرق
easy: اسان اسون اسونه راحت
eat: خوردش خوردیم خوره خوریدش
eavesdrop: شنود
ebay: ایبی
eclipse: خسوف کسوف
economics: اقتصادم
economist: اقتصاددان
economy: اقتصادم اقتصادی
ecosystem: اکوسیستم
ecotourism: بومگردی
ecuador: اکوادور
eczema: اگزما
edge: لبه کناره
edison: ادیسون
edit: ادیت اصلاح ویرایش ویرایشه
editor: ادیتور سردبیر ویراستار ویرایشگر
editorial: سرمقاله
educated: تحصیلکرده
education: التحصیل اموزش تحصیلات تحصیلی پرورشم
effect: اثر تاثیر
efficiency: بازده
effort: تلاش زحمت همت
egg: تخم تخممرغ تخمک
eggplant: بادمجان بادمجون
egypt: مصر
eid: فطر
eigen: ایگن
eight: هشت هشته
eighteen: هجده هیجده هیژده
eighth: هشتم هشتمین
eighty: هشتاد
einstein: انیشتین اینشتین
elastic: الاستیک
elbow: ارنج
elderly: سالمند سالمندا سالمندان مسن مسنم پیرمرده پیرمردها کهنسال
elders: بزرگان
election: انتخابات
electric: الکتریکی
electrician: برقکار
electricity: الکتریسیته برق برقش برقو
electron: الکترون
electronic: الکترونیک الکترونیکیه
electrum: الکتروم الکترومه
element: المان المانه عنصر
elementary: ابتدایی
elements: عناصر
elephant: فیلتر
elevator: اسانسور
eleven: یازده
eleventh: یازدهم
eligible: واجد
elite: نخبه
elites: نخبگان
elixir: اکسیر
elliott: الیوت
elliptic: بیضوی
elon: ایلان
else: دگر
email: ایمیل ایمیلاتون ایمیلت ایمیلشم ایمیلشو ایمیلم ایمیلمو ایمیلیه رایانامه میل میلم
embarrassment: رودربایستی
embassy: سفارت
embezzlement: اختلاس
embezzler: اختلاسگر
embrace: اغوش
embroidery: گلدوزی
emerald: زمرد
emerge: پدید
emergency: اضطراری اورژانس اورژانسیه
eminem: امینم
emirates: امارات
emoji: اموجی ایموجی شکلک
emojis: ایموجیا
emotional: عاطفی
empire: امپراتوری
employed: خوداشتغالی شاغل
employee: کارمند کارمندم کارمنده
employees: کارمنداتون کارمندان کارکنان
employer: صاحبکار صاحبکارم کارفرما کارفرمات
employment: اشتغال
empty: تخلیه تهی خالی خالیش خالیم خالیه پوچ
emulator: امولاتور
encoded: کدشده
encoding: کدگذاریش
encountered: برخورد برخوردم
encourage: تشویق
encouraged: دلگرم
encrypted: رمزدار رمزی
encryption: رمزنگاری رمزنگاریه رمزگذاری
encryptor: رمزکننده
end: اخرش اخرشه اخرشو اخره انتی اواخر تهش ختم پایان پایانش
endowment: وقف
endpoint: اندپوینت اندپوینتش
endurance: استقامت
enemies: دشمنا دشمنان
enemy: دشمن
energy: انرژی
engine: انجین موتور موتورت موتورم موتورمو
engineer: مهندس مهندسم
engineers: مهندسا
england: انگلستان انگلیس
english: انگلیسی انگلیسیش انگلیسیه
engraving: حکاکی قلمزنی
enjoy: نوش نوشجان
enough: بس بسمه بسه کافی کافیه
enter: وارد واردش واردم
entertainment: سرگرمی
enthusiasm: ذوق
entity: موجودیت
entrance: ورودیش ورودیه
entrepreneur: کارافرین
entrust: بسپار بسپارم بسپر سپردم سپردن سپردی میسپارم میسپرم
entry: ورود ورودشو ورودم
envelope: پاکت
environment: envها محیط محیطزیست
enzyme: انزیم
epic: حماسه شاهنامه
epilepsy: صرع
episode: اپیزود قسمتشو
equal: برابر برابرش برابره مساوی
equation: معادله
equations: معادلات
equator: استوا
equipment: تجهیزات وسایل
equivalent: معادل معادلش
era: دوران زمانه
eraser: پاککن
erbil: اربیل
erdogan: اردوغان
ergonomic: ارگون
eric: اریک
ernst: ارنست
erp: ارپی
error: اررور ارور ارورش خطا خطاست خطایی
escape: دربره فرار
escaped: دررفت دررفتم درمیره
escrow: اسکرو امانتی
especially: بخصوص بهخصوص مخصوصا
espresso: اسپرسو
essay: انشا
essence: ذات
establish: برقرار
established: برقراره برپا جاافتاده
establishment: تاسیس
estate: املاک
estimate: براورد تخمین
estonia: استونی
eternity: ابد
ether: اتر اتره
ethereum: اتریوم اتریومم اتریومه ویتالیک
etherscan: اترسکن
ethics: اخلاقی
ethiopia: اتیوپی اتیوپیه
ethnic: قوم
ethnicity: قومیت
euro: یورو یورودلار
europe: اروپا
european: اروپایی
europeans: اروپاییا
evaluate: بسنجم
evaluation: ارزیابی
even: حتا حتی زوج
evening: بعدازظهر عصربخیر عصره
event: اتفاقی ایونت رویداد واقعه
events: اتفاقات وقایع
every: هرکس
everyone: همگی
everywhere: همهجا
evil: شر شرش شروری
evolution: تکامل فرگشت
ex: اکس
exact: دقیق دقیقش
exactly: دقیقا
exam: ازمون ازمونش ازمونم امتحان امتحانش امتحانیه اکسم قلمچی پایانترم کانکور کنکور کنکورم کنکوریا کنکوریه گزینهدو
examination: معاینه
example: مثال مثلا
exams: امتحانا امتحانات
excel: اکسل اکسلم
excellency: عالیجناب
excellent: عالی
except: بجز جز
exception: استثنا اکسپشن
excess: زاید
excessive: زیادیه
exchange: ابانتتر ارزپلاس اریومکس اکسچنج اکسکوینو بایبیت بورس بیت24 بیتپین تاپکس تبادل تترلند تسعیر تعویضه رمزینکس ستینکس سرمایکس صرافی صرافیم صرافیه فرابورس مبادله معاوضه نوبیتکس نوبیتکسمو نوبیتکسه هایپرلیکویید هوبی والکس پولونیکس پیونکس کراکنه کریپتولند
exchanges: صرافیا مبادلات
excited: جوگیر جوگیره
excitement: هیجان
exciting: هیجانانگیز
exclusive: اختصاصی اختصاصیم
excuse: بهونه
execute: اجرا اجراش
execution: اجراست اجراکنندگی اعدام اعدامت
executor: اجراکننده
exempt: معاف معافم معافه
exemption: معافیت
exercise: میورزم ورزشی ورزید ورزیدن
exercises: تمرینات
exhaust: اگزوز
exhausted: داغونم
exhibition: الکامپ نمایشگاه
exile: تبعید غربت
exist: اگزیست وجود
exit: الخروج خروجش خروجی مخرج
exodus: اکسودوس اگزدوس
expand: گسترد
expansion: انبساطه گسترش
expect: انتظار
expectation: انتظارم انتظاره
expel: اخراج
expense: خرج خرجش خرجشه خرجم خرجه مخارج
expenses: خرجا خرجاش
expensive: گران گرون گرونش گرونه
experience: تجربه سابقه
experiment: ازمایشش
experimental: ازمایشیام ازمایشیه تجربی تجربیا
experiments: ازمایشات
expert: اکسپرت خبره متخصص کارشناس
expertise: تخصص سررشته
experts: کارشناسان
expiration: انقضا انقضاست
expire: اکسپایر
expired: منقضی
expiry: انقضا
explain: بفهمانید بفهمون تشریح توضیح توضیحش فهموند میفهمونم
explanations: توضیحات
explode: بترک ترکوند ترکوندن ترکید ترکیدم ترکیدن منفجر میترکم میترکه
exploit: اکسپلویت
exploration: اکتشاف
explore: اکسپلور
explorer: اکسپلورر کاوشگر
explosion: انفجار
exponential: نمایی
export: اکسپورت صادراتم
exporter: صادرکننده
exports: صادرات
exposure: افشاگری
express: پیشتاز
extend: تمدید
extension: افزونه اکستنشن
extensive: گسترده
extent: وسعت
external: اکسترنال
extortion: اخاذی
extortionist: باجگیر
extra: اضافی اضافیا
extract: اکسترکت
extraction: استخراج
extraordinary: العاده فوقالعاده
extrapolation: برونیابی
extraterrestrial: فرازمینی
extravagance: ولخرجی ولخرجیمو
extrovert: برونگرا
eye: چش چشم چشمم چشممو
eyebrow: ابرو
eyelash: مژه
eyelid: پلکم پلکی
eyes: چشما چشمات چشمام
fable: کلیله
fabric: پارچه
face: رخ صورت صورتم فیس قیافه چهره
facebook: فیسبوک
facilities: امکاناتی
faction: جناح
factor: عامل فاکتور فکتورم فکتوری
factors: عواملی
factory: کارخانه کارخونه
faculty: دانشکدمون دانشکده هییتعلمی
fade: محو
faggot: ابنهای اوبی کونده
fahrenheit: فارنهایت
failed: مردود ناموفق ناکام
failure: شکست
faint: کمرنگ
fainting: غش
fair: عادل عادلانه منصفانه
fairness: انصافه
faith: ایمان
fake: الکی الکیم الکیه بدل بدله تقلبی تقلبیه جعلی جعلیش جعلیه ساختگی ساختگیه سرکاریه صوری فیک فیکه قلابیه
falafel: فلافل
falcon: شاهین
fall: افتادنم سقوط میفته نیفتاده
falls: میوفته
false: دروغین کاذب کاذبه
familiar: اشنا اشناست
familiarity: اشنایی
family: خانوادم خانواده خانوادگی خانوادگیه خونواده فامیل فامیلشه فامیله فامیلو فمیلی
famine: قحطی
famous: مشهور معروف معروفه
fan: طرفدار فن هوادار هواکش پنکه
fanpage: فنپیج
fans: هواداران
fantasy: خیالبافی فانتزی
far: دور
fare: کرایه
farm: فارم مزرعه
farmers: کشاورزای
fart: میگوزه گوز
farted: گوزید
fascism: فاشیسم
fascist: فاشیست
fashion: مد
faso: بورکینافاسو
fast: تند تندترش سریع سریعش سریعه فاست
fastfood: فستفود
fasting: روزه فستینگ ناشتا ناشتایی
fat: تپل خپل چاق چاقال چاقالو چاقه چربی
fate: تقدیر تکلیفش سرنوشتش سرنوشتی
father: بابات باباجونم باباش بابام بابامه خدابیامرزم پدر پدرخانمم پدرزن پدرزنم پدرشوهر پدرم
fatigue: خستگی
fatwa: استفتایی فتوا
faucets: شیرالات
fault: تقصیر
favor: لطف لطفت
fax: فاکس فکس
fear: ترسم میهراسم هراسید
feature: خصوصیت قابلیت ویژگی
features: امکاناتی قابلیتاش
february: بهمن فوریه
federal: فدرال
fee: اجرت الزحمه فی کارمزد کارمزدش کارمزدشو کارمزدم کارمزدو
feed: خوروندن خورونده فید
feedback: بازخورد
feeling: احساس احساسم حس حسم حسه
feelings: احساسات
fees: کارمزدا
female: ماده
feminine: زنانه زنونه
feminism: فمینیسم
feminist: فمینیست
feng: فنگ
fenugreek: شنبلیله
fertilization: لقاح
fertilizer: کود
festival: جشنواره فستیوال مهرگان یلدا
fetch: فچ
fetus: جنین
fever: تب تبه
few: کمه
fiance: نامزد نامزدم
fiber: فیبر
fibonacci: فیبو فیبوناچی
fictional: تخیلی
fiddle: کمانچه
field: حوزه رشته زمینه فیلد فیلدش فیلده
fifa: فیفا
fifteen: پانزده پونزده
fifth: پنجم پنجمش
fifty: پنجاه پنجاهم
fig: انجیر
fight: بجنگ دعوا دعواست دعوام مبارزه میجنگم میجنگه
fighter: جنگنده رزمنده فای
figma: فیگمای
figure: پیکره
file: فایل فایلش فایلشو فایلم فایله
files: فایلا فایلاتونه
filled: پرشده
filler: فیلر
fillet: فیله
film: فیلم فیلمشو
filming: فیلمبرداری
filter: فیلتر
filtered: فیلترن فیلتره
filtering: فیلترینگ فیلترینگه
filters: فیلترهاتو
filth: کثافت
fin: باله
final: فاینال فینال نهایی پایانترم پایانیم
finalized: فاینالایزد
finally: بالاخره درنهایت سرانجام نهایت نهایتا
finals: نهاییا
finance: اپوفایننس فاینانس فایننس فایننسن فینانتس
financial: مالی مالیش مالیم مالیه
finch: فنچ
find: میابم پیدا پیدات پیداش پیدام یافته
finder: یابنده
fine: جریمش جریمه خوبم
finger: انگشت انگشتم انگشتمو انگشته
fingerprint: فینگرپرینت
fingers: انگشتاتو
finish: اتمامه تموم فنش
finished: تمومه
finland: فنلاند
fire: اتش اتیش اخراج اخراجم فایره
firecracker: ترقه
fired: پراند پروند پروندن
firefighter: اتشنشان
firefighters: اتشنشانی
firefox: فایرفاکس فایرفاکسم
fireplace: شومینه
firewall: فایروال
fireworks: چهارشنبهسوری
firm: استوار محکم
first: اول اولت اولش اولم اولمه اولمو اوله اولو اولیمو اولین نخست نخستین
firstly: اولا
fish: ماهی
fisherman: ماهیگیر
fishing: صیادی
fist: مشت
fit: برازش خوشهیکل فیت میگنجد نمیگنجه گنجید
fitness: اندام فیتنس
fitr: فطریه
five: فایو وپنج پانصد پنج پنجتا
fix: درستش رفع رفعش فیکس
fixed: ثابت ثابتش ثابته فیکس
flag: رفلاگ فلگش فلگی پرچم
flagship: پرچمدار
flame: شعله
flash: فلش فلشای فلشم
flask: فلسک
flat: صاف پنچر
flavor: طعم
flaw: اشکالش عیبش عیبه
flee: گریخت
flew: پرکشید
flex: فلکس
flight: هواپیمام پرواز پروازم
flirt: لاس
flood: سیل سیلابی
floor: طبقه همکف کف
floors: طبقاتی
florist: گلفروشی
flow: جریان جریانش
flowchart: فلوچارت
flower: گل گلی
flu: انفلوانزا انفولانزا
fluctuation: نوسان
fluent: روان
flush: سیفون فلاش
flute: فلوت
flutter: فلاتر
fly: مگس پرن
foam: فوم
fog: مه
foldable: تاشو
folder: فولدر پوشه
follow: دنبال دنبالش دنبالشم دنبالم فالو فالوبک فالوش فالوم پیگیری
follower: دنبالکننده فالور فالوور فالویر پیروی
followers: فالورا فالوورا فالوورام فالوورامو
following: فالووینگ پیروی
font: فونت فونتش فونتو
food: اغذیه بولانی خوراک خورای دلمه غذا فسنجون فود قضایی میرزاقاسمی کشک
fool: احمق احمقم اسکل اسکول خرفت
foot: پا پات پاش پام پامو پامون
football: استقلال اسکوچیچ بارسا تراکتور سورار سپاهان فوتبال فوتبالم فوتباله لالیگا پرسپولیس کلاسیکو
footballer: فوتبالیست لژیونر
footer: فوتر
footprint: ردپامو ردپای
footprints: ردپاهامو
for: بهخاطر واس
forbidden: حرام حرامه حروم حرومه فوربیدن ممنوع ممنوعن ممنوعه
force: اجباری بزور زور زورش زورم زورکی فورس مجبورش نیرو
forced: مجبور مجبورم مجبوره واداشت
forcibly: اجبارا
ford: فورد
forehead: جبین پیشانی پیشونی
foreign: خارجیه فرنگی
foreigners: اتباع خارجیا
foreman: اوستا
forest: جنگل
forever: فوراور فوریور
forex: امارکتس فارکس متاتریدر
forgave: بخشید بخشیدم بخشیدن بخشیده
forger: جاعل
forgery: جعلی
forget: بیخیال فراموش فراموشم یادمرفت
forgive: ببخش ببخشم میبخشم میبخشه
fork: دوشاخه فورک هاردفورک چنگال
form: تشکیل شکل شکله فرم فرمم فرمه فرمو فورم
formal: صوری
format: فرمت فرمتش فرمتیه قالب قالبیه
formation: تشکیل
former: سابق پیشین
formula: شیرخشک صیغه فرمول فرمولیه
forsage: فورسیج
fortnite: فورتنایت
fortunately: خوشبختانه
fortune: سرکتاب طالعبینی فال فالم فالگیر
forty: چل چهل
forum: فروم فورم
forward: فرواد فوروارد
fossil: فسیل
fought: جنگید جنگیدم جنگیدن
foundation: بنیاد بنیادش بنیاده بنیان بنیانه فاندیشن
founder: بنیان بنیانگذار فاندری موسس
founders: بنیانگذارا
four: چار چارصد چهار چهارتا چهارنفره
fourteen: چارده چهارده
fourteenth: چهاردهم چهاردهمین
fourth: چهارش چهارم چهارمم
fox: روباه روباهه فاکس
fraction: کسر
fracture: شکستگی
fragrant: خوشبو معطر
frame: فریم قاب کادر
framework: فریمورک
franc: فرانک
france: فرانس فرانسه
franchise: فرانشیز
frank: رک
frankfurt: فرانکفورت فرانکفورته
franklin: فرانکلین
fraud: تقلبی شیادیه کلاشی
fraudster: شارلاتان شیاد شیادن شیادید کلاشه کلاهبردار کلاهبردارم
fraudsters: کلاهبردارای
freak: فریک
free: ازاد ازادش ازاده خلاص رایگان رایگانش رایگانه رستن رهید فری مجانی مجانیه مفت مفته
freedom: ازادی
freelance: فریلنس
freelancer: فریلنسری لنسرم
freelancing: پونیشا
freeloader: مفتخور
freeze: فریز هنگ
freezer: فریز فریزر
french: فرانسه فرانسوی
frequency: فرکانس
frequent: پرتکرارترین
freshman: ترمک
freud: فروید
friday: جمعه
fried: سوخاری
friend: دوست دوستتو دوستم دوستمم دوستمو دوسته رفیق رفیقش رفیقم رفیقمه رفیقمو فرند
friendly: خودمونی دوستانه
friends: دوستاش دوستام دوستان رفقاش رفقام رفقای رفیقاش رفیقاشو رفیقام رفیقین فرندز
friendship: رفاقتو
frittata: کوکو
frog: قورباغه
from: ازالان ز
front: جبهه جلوش جلوشه جلوشو جلوشونو جلوم جلومو جلوی پیشمو
frontend: فرانت فرانتاند فرانتم
frontline: خطمقدم
frost: یخبندان
fruit: ثمر لواشک میوه
frustrated: کلافم کلافه
fryer: سرخکن
fuck: برگمشو سیکتیر میگاد گایید گاییدم گاییدن گاییده
fuel: سوخت
fulfill: ایفای
full: تماموقت سیرم سیری فول فولاستک پر پرترین پره
fun: فان
function: تابع تابعش تابعو فانکشن کارکرد
functions: توابع توابعش
fund: صندوق صندوقش صندوقم صندوقمم صندوقمه صندوقمو صندوقه صندوقو فاند وجه وجهم
fundamental: بنیاد فاندامنتال
funded: فاندد
funding: فاندینگ
funds: وجوه
funeral: ترحیم ختم فاتحه
fungus: قارچ
funny: بامزست بامزه خندهدار
fur: خز
furious: کفری
furniture: اثاثیه اسباب
fuse: فیوز
futile: بیهوده
futsal: فوتسال
future: اینده فیوچر
futures: فیوچر فیوچرز
fuzzer: فازر
fuzzing: فازینگ
gaddafi: قذافی
gaffe: گاف
gala: گالای
galaxy: کهکشان گلکسی
galileo: گالیله
gallery: گالری
gallon: گالن
gallop: تاخت تازید
gambler: قمارباز
gambling: قمار قماره
game: بازی بازیه پابجی کالاف کالافمو کتیزن گیم
gameplay: گیمپلی
gamer: گیمر
gamers: گیمرا
games: بازیا
gaming: گیمینگ
gandhi: گاندی
gang: باند خفنز گنگ گنگش
gap: شکاف
garage: تعمیرگاه گاراژ
garbage: زباله
garden: باغچه باقی
gardener: باغبان باغبون
garlic: سیری
gas: پمپبنزین گاز گازشو گازم گازه گازو گازیه گس گسش گسشون گسم گسه
gasket: واشر
gasoline: بنزین
gate: دروازه
gates: بیلگیتس
gateway: درگاه
gather: جم
gathering: دورهمی
gay: همجنسگرا گی
gaza: غزه
gear: دنده
gearbox: گیربکس
gel: ژل
gem: جم نگین گوهر
gemini: جمینای جمینی
gender: جنس جنسیت
gene: ژن
genealogy: شجره
general: سرتیپ سرلشکر ژنرال
generalities: کلیات
generally: عموما
generated: تولیدشدنی
generation: نسل
generator: مولد ژنراتور
generic: جنریک
genesis: جنسیس
genetics: ژنتیک
geneva: ژنو
genghis: چنگیز چنگیزخان
genie: جن
genital: تناسلی
genius: نابغه
genre: ژانر
gentleman: اقایی
geographical: جغرافیایی
geography: جغرافی جغرافیا
geology: زمینشناسی
geometry: هندسه
georgia: گرجستان
geranium: شمعدانی شمعدونی
germ: میکروب
germans: المانیا
germany: المان المانم المانن
get: بگیرم گت گیرت
ghana: غنا
gif: گیف
gift: هبه هدیه کادو گیفت
gifted: تیزهوش تیزهوشان سمپاد فرزانگان
giga: گیگا
gigabyte: گیگ گیگابایت
gilaki: گیلک
ginger: زنجبیل
giraffe: زرافه
girl: دختر دخترن دختره
girlfriend: دوستدختر دوسدختر
girls: دخترای
git: گیت گیتوی
github: گیتهاب
give: بدمش بدیم دادنت دادنش دادنه دادیم میته میده میدیم ندم نده ندی ندین نمیته نمیدیم
giveaway: گیوت
given: خرداده
giver: دهنده
glad: خوشحالم
glass: استکانی شیشه لیوان
glasses: عینک عینکشو عینکم عینکمو
global: جهانی
glory: سبحان
glove: دستکش
glucose: قندخون
glue: چسب
gmail: جیمیل جیمیلم
gnash: قروچه
gnosis: گنوسیس
go: برو بریم رفتنش رفتنم رفتنه رفتیم میره میریم نرف نرن نره نرو گو
goal: هدف هدفم گل
goalkeeper: بیرانوند دروازبان
goals: اهداف
goat: بز
god: الهی اهورا ایزد خدا خدارو خداروشکر خداست خدایا گاد یاحسین یاعلی
goethe: گوته
gogh: ونگوگ
gold: ذهب زر طلا طلاست طلاهامو مثقال گلد گولد
golden: زرین طلایی
goldsmith: زرگر
golf: گلف
good: بخیر خوب خوبن خوبه خوبیاشو خوبید خوبیه خوش خیر شببخیر شبخوش صبحبخیر ظهربخیر عصربخیر موفقباشی موفقباشید وقتبخیر
goodbye: بدرود خداحافظی خدافس خدافظ
goodness: خوبیش
goods: جنس جنسش جنسمو کال کالا کالام
goodwill: سرقفلی
google: گوگل
gorilla: گوریل
gossip: غیبت
gout: نقرس
government: حکومت دولت دولتم دولته
governor: استاندار فرماندار
gpa: معدل
gps: جیپیاس
gpt: جیپیتی
grab: قاپیدن
grade: نمرش نمره گرید گریدم گریده
grades: نمرات
gradually: بتدریج بهتدریج
graduate: التحصیل فارغ فارغالتحصیل
grafana: گرافانا گرافانام
gram: گرم
grammar: قواعد گرامر
grandchild: نوه
grandfather: بابابزرگ بابابزرگم پدربزرگ پدربزرگم
grandma: مامانبزرگ ننه
grandmother: مادربزرگ مادربزرگم مادربزرگمو
grandpa: اقاجون
grape: انگور
grapes: انگورمونو
graph: گراف
graphic: گرافیست گرافیستم
graphics: گرافیک گرافیکم
grass: علف چمن
grater: رنده
grave: قبر مزار گور گورتو
gravity: جاذبه گرانش
gray: خاکستری خاکستریه طوسی
graze: چرید چریدن
great: بزرگان عالیه کبیر
greece: یونانی
greed: طمع
greek: یونانی
green: سبز سبزن سبزه گرین
greenhouse: گلخانه گلخونه
greeting: احوال
greetings: احوالپرسی
grenade: نارنجک
grid: گرید گریدم
grind: بسابم سایید ساییدن
groan: ناله
grocer: بقالم بقالی
grocery: بقالی
grok: گراک
groom: دامادم دامادمو دامادمون دوماد
groomsman: ساقدوشم
gross: ناخالص
ground: همکف
group: چندنفره گرو گروه گروهم گروهمیم گروهی گروهیم گروپ گپم
groupmates: همگروهیام
grow: رویید روییدن
growth: رشد رشده گروث
grumpy: بداخلاق
guarantee: تضمینش تضمینه تضمینی ضمانت ضمانتم ضمانتنامه
guaranteed: تضمینیه
guarantor: ضامن ضامنم ضامنه
guard: محافظ نگهبان نگهبانیه
guardian: سرپرست
guards: سپاه سپاهیه
gucci: گوچی
guerrilla: چریک
guess: حدس حدسبزن گمان گمون
guest: مهمان مهمونم مهمونی
guests: مهمونا
guidance: ارشاد راهنماییم هدایت
guide: تورلیدر راهنمام راهنمای راهنمایی راهنماییش کمککن گید
guild: اصناف صنفی
guilty: مقصر
guitar: گیتار
gulf: خلیج
gum: ادامز ادامس لثه
gummy: پاستیل
gun: اسلحه تفنگ مسلسل
guy: بامرام لوتی مرتیکه یارو
guys: بچها
gym: باشگاه
gymnastics: ژیمناستیک
gypsum: گچ
habit: خو عادت
hack: هک هکش هکه
hackathon: هکاتون
hacker: هکر
hackers: هکرا هکروان
hadith: حدیث
haggling: چونهزنی
haha: خخ عرر
haiku: هایکوی
hail: تگرگ
hair: مو موی
hairdresser: ارایشگاهم ارایشگر ارایشگرم
hajj: حج
halal: حلال حلاله
half: نصف نصفش نصفشو نصفم نصفه نیم نیممه نیمه
hall: تالار حسینیه سالن
halloween: هالووین
halva: حلوا
halving: هاوینگ
ham: ژامبون
hamas: حماس
hamburg: هامبورگ
hammer: پتک چکش
hamster: همستر همسترم همسترکمبت
hand: دست دستت دستتدردنکنه دستتونه دستش دستشه دستشویی دستم دستمه دستمو دستو دستیم
handball: هندبال هندبالمن
handicrafts: صنایعدستی
handkerchief: دستمال
handle: دستگیره رسیدگی
handpicked: دستچین
hands: دستات دستام دستای
handsome: جنتلمن خوشتیپ
hang: اویخت هنگ هنگه
hanging: اویزان اویزون
happen: اتفاقی نیفتاده
happiness: سعادت
happy: خوش خوشبخت خوشحال خوشحالم خوشم شاد
harassment: مزاحمت
hard: دسترنج سخت سختمو سخته سفت
hardcode: هاردکد
hardhat: هاردهت
hardship: حرج
hardware: سختافزار هارد
hardworking: زحمتکش
harmful: ضار مضر مضره
harmonica: سازدهنی
harris: هریس
harry: هری
harvard: هاروارد
hash: شا256 هاش هش هشی
hashish: حشیش
hashrate: هشریت
hashtag: هشتک هشتگ
haskell: هسکل
hasty: عجولانه
hat: کلاه کلاهشه
hate: متنفر متنفرم متنفره نفرت
hater: هیتر
haters: هیترا
hatred: تنفر
have: اشتیم داره داریم داشتنه داشتهباشم داشتیم
having: دارای
hawk: شاهین
hawking: هاوکینگ
hazara: هزارگی
hazelnut: فندقی
he: ایشون
head: راس سر سرت سرتو سرتون سرتونه سرستون سرسلسله سرش سرشون سرم سرمه سرمون کله
headache: سردرد سردردم
header: سرایند سراینده سربرگ هدر هدرش
headings: سرفصلاش
headline: تیتر
headlines: عناوین
headphones: هدفن هدفون هندزفری
headset: هدست هدستم
health: حالم سلامت هلث
healthy: سالم سالمن سالمه
hear: بشنو بشنوم بشنوه شنید شنیدم شنیدن شنیده میشنوم میشنوه میشنوی نشنون نشنیدم
hearing: سمعک
heart: دل دلت دلش دلشون دلم دلمو دلمون قلب قلبت قلبم هارت
heartbeat: ضربان ضربانش
heartbroken: دلشکسته
heartfelt: دلنوشته
heat: حرارت هیت گرما
heater: ابگرمکن بخار
heaven: بهشت
heavy: سنگین سنگینه
hebrew: عبری
hedera: هدرا
heel: پاشنه
hegel: هگل
height: ارتفاعی قد قدت قدش
heimdall: هیمدال
heir: وارسی
heirs: وارثان ورثه
helen: هلن
helicopter: بالگرد هلیکوپتر
hell: بدرک بهدرک جهنم دوزخ
hello: الو سلام سلامعلیکم سلامم سلاممو سلم علیک علیکم
help: راهنمایی راهنماییش کمک کمکش کمکم
hem: سجاف
hemingway: همینگوی
hemorrhoids: بواسیر همورویید
hepatitis: هپاتیت
herat: هرات هراتم
herbalife: هربالایف هربالایفم
herbalist: عطاری
here: اینجا اینجاست اینجام همینجا همینجاست
heritage: میراث
hernia: فتق
hero: رستم هیرو پهلوان پهلوون
heroin: هرویین
heroine: گردافرید
herpes: تبخال
hesitant: دودلم دودله
hetzner: هتزنر
hex: هگز
hexdump: هگزدامپ
hey: هوی
hezbollah: حزبالله
hibernate: هیبرنیت
hiccups: سکسکه
hidden: غیب مخفی مخفیت مخفیشو مخفیم مخفیمو مخفیه پنهان پنهانش پنهون
hide: قایم قایمش
hierarchy: مراتب
high: بالا بالاست دبیرستان دبیرستانه
higher: بالاتره
highlight: هایلایت
highlights: مش
highschool: دبیرستانیه
highway: اتوبان ازادراه بزرگراه
hijab: حجاب مقنعه
hill: تپه
hilton: هیلتون
hindi: هند
hindu: هندو
hinge: لولا
hire: استخدام
historian: مورخ
history: تاریخ تاریخچه سابقه سوابق سوابقش هیستوری
hit: بزن بکوبه زدم زدن زدنش زدنشو زدنم زدنه زدی زدیم زدین زنن زنه زنی زنیم زنین ضربه نزن هیت
hitler: هیتلر
hoarder: محتکر
hoarding: احتکار
hoax: سرکاری
hockey: هاکی
hogwarts: هاگوارتز
hold: برگزار هودل هولد
holder: دارنده هولدرها
holders: داران
holding: هلدینگ
hole: حفره سوراخ سوراخه سیاهچاله
holiday: تعطیل تعطیله عید عیدت عیده غدیر
holidays: تعطیلات
hollow: پوشالی پوک
hollywood: هالیوود
holocaust: هولوکاست
holy: مقدس
home: اسایشگاه خانه خانگی خونه خونگی منزل هوم
homeland: میهن وطنی
homeless: اواره
homemade: خانگی
homesick: دلتنگ
homework: تکالیف تکلیف تکلیفش تکلیفمو تکلیفو مشق
honda: هوندا
honest: راستکار راستگو صادق
honestly: خداوکیلی صادقانه والله وجدانا
honesty: صداقت
honey: عسل عسلم
hong: هنگکنگ
honor: افتخاری اکرام شرف غیرت ناموس
hood: هودی کاپوت کاپوتش
hoodie: هودی
hook: قلابی هوک یوزافکت
hookah: قلیان قلیون
hooligans: اوباش
hooray: هورا
hop: هاپ
hope: امید امیدوارم
hopeful: امیدوار
hopefully: انشاالله انشالله ایشالا ایشالله اینشالا
hopeless: ناامید
horizon: افقی
hormone: هورمون
hormuz: هرمز
horn: بوق شاخ
horoscope: طالع طالعبینی فال
horror: هارور
horse: اسب اسبم یابو
hose: شیلنگ
hospital: بیمارستان بیمارستانم بیمارستانه
hospitalized: بستری
host: مجری میزبانی هاست هاستش پذیرنده
hostage: گروگان گروگانگیری
hostel: هاستل
hostile: خصمانه دشمنانه
hosting: هاست هاستینگ هتزنر
hot: داغ هات گرمم
hotel: اسپیناس هتل هتلم
hotmail: هاتمیل
hour: ساعت ساعتش ساعته
hourly: ساعتیه
hours: ساعتای نفرساعت چهارساعته
house: خانه خونش خونه سرای هاوس
household: خانوار خانواره
housing: مسکن مسکنملی
how: خوبین نحوه چجوری چطو چطورن چطوره چطورید چطورین چطوریه چقدر چقدرم چگونه
hp: اچپی
html: اچتیامال
huawei: هواوی
hub: هاب هابش هابه
huffman: هافمن
hug: بغل
huge: عظیم غولپیکر
hugo: هوگو
human: ادم ادمیزاد انسانی بشری
humans: انسانا
humble: متواضع
humid: شرجی
humidity: رطوبت
humiliation: تحقیر
hundred: دویست دویسته سیصد ششصد شیشصد صد صددرصد صدم صدهزار صدو نهصد هشتصد هفتصد پانصد پونصد چارصد چهارصد یکصد
hundredfold: صدبرابری
hundreds: چندصد
hundredth: صدمین
hungary: مجارستان
hunger: گرسنگی
hungry: گرسنمه گرسنه گشنمه گشنه
hunt: هانت
hunter: شکارچی شکاری صیادی
hurry: بجنبیم بشتاب شتافت شتافتن عجله میشتابم
hurt: ازرد ازردن رنجوند رنجید رنجیدن میازارم میرنجم
husband: شوهر شوهرش شوهرم شوهرمه شوهرمو شوهریم
hyacinth: سنبل
hydrogen: هیدروژن
hydroponic: هیدروپونیک
hyena: کفتار
hygiene: بهداشت
hype: بازارگرمیه هایپ
hyper: هایپر
hypertension: فشارخون
hypnotism: هیپنوتیزمی
hypotheses: فرضیاتش
hypothesis: فرضیه
hyundai: هیوندا
ibuprofen: بروفن ژلوفن
ice: بستنی یخ
iceland: ایسلند
ichimoku: ایچیموکو
icloud: ایکلاد ایکلود
icon: ایکن ایکنش ایکون ایکونش
id: ایدیت ایدیتو ایدیش ایدیم
idea: ایده
identical: همسان یکسان
identifier: ایدی شناستتون
identify: شناسایی شناسه
identity: تذکره شناسنامه هویت هویتم
ideology: ایدیولوژی
idioms: اصطلاحات
idiot: ابله اسکلم اسگل اوسکل شاسگول منگل هالو
idle: بیکاره علافه
ielts: ایلتس
iftar: افطار
ignorant: نادان
ignore: نادیده
ikea: ایکیا
ill: مریضه ناخوش
illegal: خلافه غیرقانونی غیرقانونیه
illegible: ناخوانا
illiterate: بیسواد
illumination: تذهیب
illusion: توهم
illustrator: ایلاستریتور
image: ایمیج تصویرم پردازشتصویر
images: تصاویر
imaginary: خیالی
imagination: خیالی
imagine: تصور
imam: امام
imitate: ادای
imitation: تقلید تقلیدم
immediate: فوری
immediately: بلافاصله سریعا فورا همینالان
immigrant: مهاجر مهاجرم
immigrants: مهاجران
immigration: مهاجرت
impact: ایمپکت
impatient: عجولم
impenetrable: نفوذناپذیره
imperialism: امپریالیسم
implant: ایمپلنت پروتز کاشت
implement: پیاده
implicit: تلویحی
import: ایمپورت ایمپورتم وارده
important: مهم مهمه
imported: واردشده
importer: واردکننده
imports: واردا واردات
impossible: غیرممکن محال محاله
impressionism: امپرسیونیسم
impulse: ایمپولس
impure: ناخالص
in: تووی
inability: ناتوانی
inactive: راکد غیرفعال غیرفعالم غیرفعاله
inappropriate: نامناسب
inauguration: افتتاحیه
inbox: اینباکسم کارتابل
incense: اسپند
inch: اینچ
incidents: حوادث
inclined: مایل
include: شامل شاملشه شاملم
included: مشمول
income: اینکام دخل دخلش دخلم درامد درامدت درامدتو درامدزایی درامدش درامدمو درامدهاییه درامدو عایدی پردرامدترین
incomes: درامدا
incoming: واردشونده وارده
incompatible: ناسازگار
incompetent: بیعرضه
incomplete: ناقص ناقصه
incorrect: نادرست نادرسته
increase: افزایش بیفزایم
indebted: مدیونشم
independence: استقلال
independent: خودکفا مستقل مستقلم مستقله مستقلیم
index: ایندکس شاخص
indexer: ایندکسر
india: هند هندوستان
indians: هندیا
indicator: اندیکاتور اندیکاتورت
indirect: غیرمستقیم
individual: فرد فرده
indonesia: اندونزی
industrial: صنعتی
industries: صنایع
industry: صنعتی
inexperienced: ناوارد
infant: شیرخوار
infection: عفونت
infertility: ناباروری نازایی
infidel: کافر
infinitive: مصدر
inflammation: التهاب
inflation: تورم
influence: نفوذ
influencer: اینفلوعنسر اینفلوینسر اینفلوینسرم
influencers: اینفلوینسرا
infographic: اینفوگرافی
inform: اطلاع اگاهاند
informal: غیررسمی
information: اطلاعات اطلاعاتت اطلاعاتتو اطلاعاتم اطلاعاتمو معلومات
informed: باخبر مطلع
infrastructure: زیرساخت
infura: اینفورا اینفیورا
ingot: شمش
inheritance: ارث ارثبری ارثیه الارث وراثت وراثش
initial: اغازین اغازینت اولیه
injection: امپول اینجکشن تزریق
injector: انژکتور
injured: مصدوم
injury: اسیب
ink: مرکب
inn: مسافرخانه مسافرخونه
innocent: بیگناه معصوم
innovation: نواوری
input: ورودیش ورودیه
inquiry: استعلام استعلامش
inscription: کتیبه
insect: حشره
insecure: ناامن
insert: جایگذاری درج
inside: توش توشو توشیم داخل داخلش درون
insider: خودیا خودیان
insiders: اندرکارای
insist: اصرار
insole: کفی
insomnia: بیخوابی
inspect: وارسی
inspection: بازرسی
inspector: بازرسی
instagram: اینستا اینستاشو اینستام اینستامو اینستاگرام اینستاگرامم اینستاگرامو اینیستاگرام
install: اینستال نصاب نصب نصبش نصبم
installed: نصبن نصبه
installer: نصاب
installment: قسط قسطا قسطش قسطمه
installments: اقساط
instant: انیه درجا زوداماده
instead: بجای بهجای عوضش
institute: موسسه گزینهدو
institution: نهاد نهاده
instructions: دستورات دستوراتت دستوراش دستورالعمل
instructor: مدرس
instrument: دوتار
insufficient: اینسافیشنت ناکافی ناکافیه
insulation: عایق
insulin: انسولین
insult: توهین دشنام فحش فوش
insurance: بیمم بیمه
insured: بیمهشده بیمهگذار
insurer: بیمهگر
integral: انتگرال
integrated: یکپارچه
intel: اینتل
intelligence: هوش هوشمصنوعی
intention: قصد منظور منظورش نیت
intentional: عمدی عمدیه
interest: بهره علاقم علاقه
interesting: جالب جالبه
interface: اینترفیس رابط واسطی یوایکس
interference: تداخل دخالت
intermediary: واسطه واسطی
intern: کاراموز کاراموزم کارورزی
internal: اینترنال داخلیت
international: المللی اینترنشنال بینالمللی
internet: انترنسی انترنیت اینترنت اینترنتا اینترنتم اینترنتمو رایتل نت نتت نتش نتم نته
interpretation: تعبیر تعبیرش تفسیر
interpreter: مفسر
interrogator: بازجو
interruption: وقفه
intersection: چارراه چهارراه
interstellar: اینترستلار
interview: مصاحبه
intestine: روده
introduce: معرف معرفیش معرفیم
introduction: مقدماتی مقدمه
introvert: درونگرا
invalid: اینولید باطل باطلش باطله نامعتبر نامعتبره
invariant: ناوردا
invasion: هجوم
invention: اختراع
inventor: مخترع
inventory: موجودات
inverse: معکوس وارون
inverted: وارونه
investigate: رسیدگی
investigator: بازپرس
investment: مضاربه
investor: سرمایهگذار
invisible: نامریی
invitation: دعوتم دعوتمو دعوتنامه
invite: اینوایت دعوت دعوتش دعوتشو
inviter: دعوتگرم
invoice: صورتحساب صورتحسابم فاکتور
involved: دخیل درگیر
ip: ایپی
ipad: ایپد
iphone: ایفون ایفونم ایفونه
ipo: عرضهاولیه
iran: ایران ایرانه ایرانید
iranian: ایرانید ایرانین ایرانیه ایرونی
iranians: ایرانیا ایرانیان
iraq: عراق
ireland: ایرلند
iron: اتو اهن
irony: کنایه
irregular: نامنظمه
irrelevant: نامربوط
irrevocable: بلاعزل
irrigation: ابیاری
isfahan: اصفهان اصفونی
isis: داعش
islam: اسلامی حنفی
islamic: اسلامی خمس فقهی
island: جزیره قشم کیش
islands: جزایر
iso: ایزو
isolated: ایزوله منزوی
israel: اسراییل
issue: ایشوی مسیله
issued: صادرشده
issuer: صادرکننده
istanbul: استامبول استانبول
italian: ایتالیایی
italians: ایتالیاییا
italy: ایتالیا
itch: خاره خارید خاریدن میخارم میخاره
itching: خارش
items: اقلام
izmir: ازمیر
jack: جک
jackal: شغال
jacket: کاپشن
jailbreak: جیلبریک
jam: مربای
james: جیمز
janitor: ابدارچی سرایدار
january: ژانومه ژانویه
japan: ژاپن
japanese: ژاپنیا
jar: کوزه
java: جاوا
javascript: جاوااسکریپت جاوااسکریپتم
jazeera: الجزیره
jazz: جاز
jealous: حسودم
jealousy: حسادت حسودی حسودیت
jeans: جین
jelly: ژله
jerk: بیشعور
jerusalem: اورشلیم قدس
jesus: عیسی
jet: جت جنگنده
jewel: جواهر
jeweler: طلافروش
jewelry: امیتیس بدلیجات جواهرات جواهرفروشی زیورالات
jewish: یهودی یهودیه
jews: یهودیا یهودیان
jihad: جهاد
jimmy: جیمی
jinn: جن
job: جاب شغل شغلم شغلمو چیکاره کارش کارم کارمو کارو
jobs: جابز شغلا مشاغل
join: جوین پیوستنش پیوند
joint: جوینت مشاع مشترک مفصل
joke: جوک جک شوخی لطیفه ملانصرالدین
jordan: اردن
joseph: یوسف
journal: ژورنال
journalist: روزنامهنگار
journalists: خبرنگارا خبرنگاران
joy: شاد
jquery: جیکویری
json: جیسون جیسونم جیسونه
judge: داورم داوره داوری قاضی
judges: قضات
judgment: قضاوت
judicial: قضایی
judiciary: قضاییه
judo: جودو
juice: ابغوره ابلیمو ابمیوه
july: جولای ژوییه
jump: بپر بپرونه جهش پرش پرید
jumper: جامپر
junction: دوراهی
june: خرداد ژوین
junk: قراضه
jupiter: جوپیتر ژوپیتر
jupyter: ژوپیتر
jurisprudence: فقهی
jurist: فقیه
just: جاست
justice: دادرسی دادگستری عدالت عدالتم عدالتمو عدالته
justify: توجیه
juventus: یوونتوس
kaaba: کعبه
kafka: کافکا
kalashnikov: کلاشینکف
kamas: کاماس
kant: کانت
karachi: کراچی
karate: کاراته
kaspa: کاسپا
kazakhstan: قزاقستان
kebab: شیشلیک کباب کوبیده
keep: نگه نگهداری نگهداشت نگهش نگهم
keeper: کیپر کیپره
kenya: کنیا
kepler: کپلر
keratin: کراتینه
kernel: هسته
ketchup: کچاپ
keto: کتو
kettle: کتری
key: سوییچ کلید کلیدت کلیدتو کلیدتونو کلیددار کلیدش کلیدشو کلیدم کلیدمو کلیدو
keyboard: ارگ صفحهکلید کیبورد کیبوردم کیبوردو
keys: کلیداش کلیدن
kfc: کیافسی
khamenei: خامنه خامنهای
khan: خان چنگیزخان
khatami: خاتمی
khomeini: خمینی
kid: بجه
kidnap: ربود ربودن ربوده میرباید
kidnapping: ادمربایی
kidney: قلوه کلیه
kill: کشتش کشتم کشتن کشتی کشمت کیل
killed: کشته
killer: قاتل
kilo: کیلو کیلویه
kilobyte: کیلوبایت
kilometer: کیلومتر
kilowatt: کیلوواتی
kim: کیم
kind: جنسه جور مهربون نوع گون
kindergarten: مهد مهدکودک
kindness: محبت مهربانی
kinds: انواع
king: افراسیاب سلطان شاه شاهنشاه ظاهرشاه نادرشاه پادشاهی کینگ
kings: پادشاهان
kiosk: دکه
kiss: ببوس ببوسمت بوس بوسه بوسیدم ماچ میبوسم میبوسمت
kissed: بوسید
kissing: بوسیدن
kit: کیتی
kitchen: اشپزخانه اشپزخونه
knee: زانو زانوم
knife: چاقو کارد
knight: شوالیه
knit: بباف میبافم
knitting: بافتنی بافتنیمو بافی
knock: تق
know: بدون بلد بلدم بلدن بلده بلدید شناسمت شناسه نمدونم نمیدنم
knowledge: دانش دانشت
kohl: سورمه
kong: هنگکنگ کنگی
korea: کره
kpop: کیپاپ
kraken: کراکن کراکنه
kubernetes: کوبرنتیز
kucoin: کوکوین
kungfu: کونگفو
kurdistan: کردستان
kurds: کردا
kuwait: کویت
kyrgyzstan: قرقیزستان
label: برچسب لیبل
laboratory: ازمایشگاه
lack: عدم
lacking: فاقد
ladder: نردبان نردبون
ladies: بانوان خانوما
ladle: ملاقه
lady: خانم خانمم خانمه خانوم خانومه سرکارخانم
ladybug: کفشدوزک
lag: لگ
lake: دریاچه
lakers: لیکرز
laliga: لالیگا
lamborghini: لامبورگینی
lame: لنگ
lament: نوحه
lamp: اباژور چراغ چراغش
land: زمین زمینا زمینش
landing: فرود لندینگ
landlord: صاحبخانه صاحبخونه موجر
lando: لندو
language: زبان زبانشو زبانم زبون زبونش زبونو زبونیه لنگویج مدلزبانی
languages: زبانا
lanka: سریلانکا
lapse: لپس
laptop: لبتاب لپ لپتاب لپتابم لپتاپ لپتاپم لپتاپه لپتاپو
laravel: لاراول
large: درشت کلان
larry: لری
lasagna: لازانیا
laser: لیزر لیزی
lash: شلاق
lasik: لیزیک
last: اخر اخرو اخریا اخرین دووم دیشب لاست لستسین پارسال پارسالم پارسالو
lasting: ماندگاری موندگار موندگاره
late: خدابیامرزم دیر دیره دیرکرد دیرکردش مرحوم مرحومش مرحومم ناوقت
later: بعدا
latin: لاتین لاتینش لتنم
latte: لاته
laugh: بخند بخندم بخندونمون خنداند خنده خندوند میخندم میخندونه
laughed: خندید خندیدم
laughing: خندیدن
laughs: میخنده
laughter: قهقهه
launch: راهاندازی لانچ پرتاب
laundry: خشکشویی لباسشویی لباسشوییم
lavender: اسطوخودوس
law: قانون قانونش قانونشه قانونه قانونو
lawful: قانونمندی
lawn: چمن
laws: قوانین
lawsuit: دادخواست
lawyer: حقوقدان حقوقدانم وکیل وکیلش وکیلم وکیله
lawyers: وکلا
layer: لایه
layers: طبقاتی هزارلا
layoff: تعدیل
layout: چیدمانه چینشه
lazy: تنبل تنبلم تنبله کونگشاد
lead: انجامید سرب لید
leader: رهبر سردسته سرگروه سوپرلیدرها لید لیدر لیدرا لیدرش لیدرم لیدرمو لیدره
leaderboard: لیدربرد لیدربورد
leaders: لیدراست
leadership: رهبریش لیدرشیپ
leaf: برگ برگاش برگش
leaflet: تراکت
league: لیگ
leak: افشای درز لو نشتی
lean: تکیه لم
leap: کبیسه
learn: اموزم بیاموز بیاموزم لرن
learning: دیپلرنینگ ماشینلرنینگ یادگیری یادگیریعمیق یادگیریماشین
lease: سرقفلی
leash: قلاده
least: حداقلش دستکم لااقل
leather: چرم
leave: استعلاجی ترک مرخصی ول ولش ولم
leaves: برگا
lebanon: لبنان
ledger: دفترکل لجر لجرم لجرمو لجره لجرو
leech: زالوصفت
left: جامونده لف لفت چپ چپتو چپش چپم چپمو چپن چپه چپی
leg: ساق پادرد پاچه
legal: حقوقیم قانونیه
legally: قانونا
legend: اسطوره لجند
legit: لجیت
lego: لگو
lemon: ابلیمو لیمو
length: طول
leniency: ارفاقی
lenin: لنین
lenovo: لنوا لنوو
lens: لنز لنس
lentil: عدسی
leopard: پلنگ
lesbian: لزبین
lesion: ضایعه
less: کمتر کمتره
lesson: درس درسش درسشو درسو
lessons: درسا درسامو
lest: مبادا
letter: حرف نامه
letterhead: سربرگ
letters: حروف
lettuce: کاهو
level: سطح سطحش لول لولش لولم
leverage: اهرم لوریج
lg: الجی
liaison: رابط
liar: خالیبند دروغگو دروغگویه چاخان
liberal: لیبرال
liberalism: لیبرالیسم
libra: لیبره
librarian: کتابدار
library: کتابخانه کتابخونه
libya: لیبی
lice: شپش
license: اینماد جواز لایسنس لایسنسش لیسانس مجوز مجوزش مجوزو پروانه گواهینامه
licensed: مجوزدار
licensing: مجوزدهی
lick: لیس لیسید لیسیدن میلیسم
lido: لیدو
lie: دروغ دروغن دروغه
lieutenant: ستوان
life: جان جون زندگی زندگیت زندگیتو زندگیم زندگیمو عمر عمرش عمرم
lifetime: العمر العمره
lift: لیفت
light: سبک لایت نور چراغ چراغش
lightning: اذرخش صاعقه لایتنینگ
like: خوشش خوشم شبه لایک لایکش مانندی مث مثل مثه میپسندم میپسنده نپسندم پسندید پسندیدن
likert: لیکرت
likes: لایکا
lilac: یاسی
limit: حد حدشه حدم حدی لیمیت محدودیت
limited: محدود محدودشده محدودن
limits: حدود
limp: لنگید میلنگه نلنگه
line: خط خطن خطی سطر صف صفی لاین
linea: لینیا
linear: خطی
lines: خطوط
linguistics: زبانشناسی
link: لینک لینکش لینکشو لینکم لینکمو لینکه لینکو پیوند
linkedin: لینکدین
links: لینکا
linux: لینوکس لینوکسم
lion: شیر شیرش
lip: لب
lips: لبز
lipstick: رژ رژلب ماتیک
liquid: لیکویید مایع نقدشونده
liquidated: لیکویید
liquidity: لیکوییدیتی نقدینگی نقدینگیشو
lira: لیر
lisbon: لیسبون
list: فهرست فهرستش لیست لیستش لیستشه لیستم
listed: مندرج
listing: لیستینگ
lists: لیستا
litecoin: لایتکوین
liter: لیتر
literacy: سواد
literate: باسواد
literature: ادبی ادبیات
litmus: لیتموس
little: کم کمش کمی کوچولو یخورده یکمش
live: زنده زندهباشی زیستن ساکن لایو میزید
livelihood: معاش معیشت
liveness: لایونس
liver: جگر جیگر کبد
liverpool: لیورپول
livestock: دامداری دامداریم
living: لیوینگ
lizard: مارمولک
llama: لاما
load: بار بارمه بارگذاری لود
loading: لودینگ
loan: الحسنه تسهیلات قرض قرضالحسنه قرضشو قرضه لون وام وامش وامشو وامم
loathe: بیزار
local: لوکال محلی
location: لوکیشن محلش موقعیت مکانم
lock: قفل قفلت قفلش قفلم
locked: قفله
locksmith: کلیدساز
locust: ملخ
log: لاگ
logarithm: لگاریتم
logger: لاگر
logic: منطق منطقشو
logical: منطقیه
login: بازورود لاگین لاگینم لاگینمو ورود ورودم
logistics: لجستیک
logo: لوگوی
loiter: میپلکه پلکید
london: لندن
long: بلندمدت دراز زندهباشی طولانی لانگ
longing: حسرت
look: بنگر قیافه مینگرم نگاش نگاشون نگاه نگاهش نگریست نگریستن نیگا
looking: دنبالشم
loop: حلقه لوپ
loose: شل لق گشادی
loot: میچاپه چاپید چاپیدن
looting: غارت
lord: ارباب خداوند پروردگار
lose: باخت باختم باختن بباز ببازه میبازم میبازه میبازیم
loser: بازنده
losers: بازندگان
losing: بازن ضررده
loss: حدضرر حدضررم زیان ضایعه ضرر ضررش ضررم ضررمه ضررمو ضررن ضرره ضررهاست ضررو ضررکرده
lost: باخته باختیم بازید مفقود گم گمشده گمشو
lot: عالمه کلی
lotion: لوسیون
lottery: قرعه لاتاری
lotus: لوتوس نیلوفر
loud: بلند بلندم بلنده
louis: لویویتون
lounge: لمید لمیدن
louvre: لوور
love: دوستت دوستدارم دوستداشتن دوسش دوسم عاشق عاشقتم عاشقشم عاشقم عشق عشقم
low: پایینه کمه
lower: پایینیا
loyal: بامعرفت وفاداری
loyalty: معرفت وفا وفاداری
luck: بخت شانس شانسم شانسیه موفقباشی موفقباشید
lucky: خوششانس
lucrative: درامدزا پردرامدترین پرمزدتر پولساز
ludo: منچ
lukewarm: ولرم
lullaby: لال لالا
lump: بغض
luna: لونا
lunar: خسوف قمر
lunch: ناهار ناهارخوری ناهارمو نهار
lung: ریه
lur: لر
lurs: لرا
lust: شهوت
lute: سهتار
luxurious: تجملی
luxury: تجملات لاکچری لوکس
mac: مک
macbook: مکبوک
macd: مکدی
machete: قمه
machine: ماشینلرنینگ مسلسل یادگیریماشین
machinery: ماشینالات
macro: ماکروی کلان
macron: مکرون
made: خنداند خندوند میخندونه
madness: دیوانگیه دیوونگی دیوونگیه
madrid: مادرید
mafia: مافیا
magazine: مجله نشریه
magazines: مجلات
magic: جادو
magnesium: منیزیم
magnet: اهنربا
magnetism: مغناطیس
maid: کنیز
mail: میل
main: اصلی اصلیش اصلیشو اصلیم اصلیمو اصلیه
maintainer: نگهدارنده
maintenance: نگهداری نگهداشت
majesty: حضرت
major: رشتم عمده
majority: اکثریت
make: بسازم ساختتش ساختنت ساختنش ساختیم سازیم سازیه
maker: بازارگردان سازندش سازنده سودساز میکر
makers: سازان
makeup: ارایش میکاپ
malaria: مالاریا
malaysia: مالزی
malaysian: مالزیایی
male: نر
malformed: بدشکل
malicious: بدخواه بدخواهانه بدطینت مخرب
mall: مرکزخرید پاساژ پاساژه
malt: مالت
malware: بدافزار
man: مردم پیرمردم پیرمرده پیرمردها
mana: مانا
management: مدیریت گردانندگی
manager: سبدگردان مدیر مدیرش مدیرم مدیره منیجر
managers: مدیرا مدیران
manchester: منچستر
mandatory: اجباری اجباریه الزامی واجب
mandela: ماندلا
maneuver: مانور مانورش
manga: مانگا
mango: انبه
manicure: مانیکور
manicurist: ناخنکار
manila: مانیل
manipulate: دستکاریش
manipulation: دستکاری
manner: طرز نحوه
manual: دستیش دستیه
many: خیلیا زیاده
map: مپ نقشه
maple: افرا
mapping: نگاشت
marathon: ماراتن
march: اسفند راهپیمایی مارت مارس
margin: حاشیه مارجین
marijuana: ماریجوانا
marital: زناشویی
mark: علامت مارک
marker: ماژیک
market: بازار بازارش بازارم بازاره بازارو بازارچه بازارگردان مارکت مایکت
marketer: بازاریابم
marketers: بازاریابان
marketing: بازاریابی بازاریابیم مارکتینگ مارکتینگم مارکتینگه نتورکمارکتینگ
markets: بازاراتون
marquetry: معرق
marquez: مارکز
marriage: ازدواج ازدواجم خواستگاریمه شوهرداری صیغه عقد عقدنامه
married: متاهل
mars: مارس مریخ
martial: رزمی ووشو
martingale: مارتینگل
martyr: شهید
martyrdom: شهادت
martyrs: شهدا شهیدا
marvel: مارول
marx: مارکس
mascara: ریمل
mask: ماسک
maslow: مازلو
masnavi: مثنوی
mass: انبوه
massacre: کشتار
massage: ماساژ
massager: ماساژور
master: ارباب ارشد ارشدم اوستا اوستاکار فوقلیسانس مستر
mastercard: مسترکارت
masterpiece: شاهکار
masturbation: خودارضایی
mat: پادری
match: انطباق تطبیق تطبیقش مسابقه مطابقت مچ مچتون مچتونو همخونی
matchmaking: همسریابی
material: ماده
materials: مواد
maternity: زایشگاه
math: ریاضی ریاضیش ریاضیم
mathematician: خوارزمی ریاضیدان
mathematics: ریاضیات
matic: متیک
matrix: ماتریس ماتریکس
matter: امر قضیه
mattress: تشک
maturity: سررسیده
maximum: بیشینه حداکثر ماکزیمم ماکسیمم
may: اردیبهشت مه
maybe: شاید شایدم
mayonnaise: مایونز
mayor: شهرداری
mazandarani: مازنی
mazda: مزدا
mbappe: امباپه
mcdonalds: مکدونالد
me: بگوببینم مارو
mean: بدجنس معناست منظور منظورش منظورم منظورمه یعنی
meaning: معنا معنی معنیش معنیه منظورمو
meaningful: معنادار
meanings: معانی
means: ینی
measles: سرخک
measure: پیمونه
measurement: سنجش
measures: تدابیر
meat: گوشت
meatball: کوفته
mecca: مکه
mechanic: مکانیک مکانیکم
mechanism: مکانیزم
medal: مدال مدالم
media: مدیا
median: میانه
medical: طبی
medicine: دارو
medina: مدینه
meditation: مدیتیشن مراقبه
medium: متوسط
meet: ملاقاتش میت
meeting: جلسه میتین میتینگ
meetings: جلسات
megabyte: مگابایت مگابایته
megapixel: مگاپیکسل
melatonin: ملاتونین
melbourne: ملبورن
melody: ملودی
melon: خربزه طالبی گرمک
melt: وارفت
melted: ابشدش ابشده
member: عضو عضوای عضوش عضوم عضون عضوه عضوین ممبر
members: ادمام اعضا اعضاست اعضام اعضایی ممبرا نفراتم نفرام
membership: عضوگیری عضویت عضویتش عضویتم عضویتمو عضویته
meme: فلوکی میم میمفای میمکوین
memes: میما
memo: ممو
memorial: چهلم
memories: خاطرات
memorize: حفظ
memory: حافظ حافظه حفظه خاطر خاطره رمش مموری یادش
mempool: ممپول
men: مردانه مردونه
menopause: یایسگی
menstruation: قاعدگی
mental: ذهنی
mention: ذکر منشن
mentioned: مذکور
mentoring: منتورینگ
menu: منو منوش منویه
mercedes: بنز مرسدس
merchandise: جنسمو
merchant: بازرگان تاجر کاسبم کاسبی
mercury: جیوه عطارد
mere: محض
merge: مرج
merkle: مرکل
message: دایرکتم مسج مسیج ویست ویسم پیام پیامت پیامش پیامم پیاممو پیامو پیغام پیغامش پیم پیوی پیویم
messages: مسیجا ویسا پیاماشو پیامامو پیامای
messenger: ایتا رسول روبیکا سروش مسنجر پیامرسان
messengers: پیامرسانا
messi: مسی
messy: شلخته نامرتب
meta: متا
metabase: متابیس
metadata: متادیتاش متادیتای
metal: فلزی فلزیاب متال
metamask: روباه متامسک متامسکم متامسکه متامسکو
metaphor: استعاره
metaverse: متاورس
meteor: شهاب
meteorite: شهابسنگ
meteorology: هواشناسی
meter: متره متری کنتور کنتورم
metformin: متفورمین
method: روش روشه شیوه طرز طریقه متد
metric: متریک متریکش متریکه
metrics: متریکا
metro: مترو
mexico: مکزیک
miami: میامی
michelangelo: میکلانژ
microphone: میکروفن میکروفون
microscope: میکروسکوپ
microservice: میکروسرویس
microsoft: مایکروسافت
microwave: ماکروفر مایکروفر مایکروویو مایکرویو
middle: اواسط خاورمیانه میانسالی میانه میانی وسط وسطش وسطه
midfielder: هافبک
midjourney: میدجرنی
midnight: نصفهشب نیمهشب
midrange: میانرده
midterm: میانترم
midterms: میانترما
midwife: ماما
midwifery: مامایی
migraine: میگرن میگرنم
migrate: مایگریت کوچ کوچیدم
migration: مایگریشن مهاجرت میگریشن
milan: میلان
mile: مایل
military: سربازیه نظامی
militia: بسیجی
milk: دوشید دوشیدن شیر شیرش شیره میدوشه
millennium: هزاره
million: ملیون میلیون میلیونه میلیونیم
millionaire: میلیونر
mind: خیالم ذهنمه ذهنی عقلم
mine: ماین معدن مینی
minecraft: ماینکرافت ماینکرفت ماینکرفتم
miner: تترماینر ماینر ماینرم معدنچی
mini: مینی
miniature: مینیاتور نگارگری
minibus: مینیبوس
minimum: حداقل مینیمم مینیموم کمترین کمینه
mining: استخراج دادهکاوی دبلیوپول ماین ماینینگ معدن کاوی
minister: امیرکبیر نخستوزیر وزیر
ministry: وزارت وزارتخانه
minor: مینور
minority: اقلیت
minoxidil: ماینوکسیدیل
mint: منتوی مینت مینتم نعنا نعناع
minute: دقیقه
miracle: معجزه
mirror: اینه ایینه
mischief: شیطنت
miserable: بدبخت بیچاره
miserables: بینوایان
misery: بدبخت نکبت
misfortune: بدبیاری
miss: دلتنگ دلتنگم سرکارخانم
missed: جامونده میسکال
missile: موشک
missing: مفقود
mission: رسالت
mistake: اشتباه غلط
mistakenly: سهوا
mister: اقا
mit: امایتی
mitochondria: میتوکندری
mitosis: میتوز
mix: امیخت امیختن امیخته میامیزد میکس
mixed: قاطی
mixer: مکسر میکسر همزن
moan: مینالم مینالی نال نالید نالیدن
mobile: ایرانسل سیار مبایل متحرکم موبایل موبایلبانک موبایلم موبایلمو همراه همراهاول همراهبانک همراهم
mocha: موکا
mock: ماک
mockery: تمسخر
mode: حالت حالتش مود
model: مدل مدلزبانی مدلش مدلیه
modeling: مدلینگ
models: مدلا
modem: مودم مودمم
modern: مدرن
module: ماژول
mold: کپک
mole: خال
molecule: مولکول
mom: مامان مامانت مامانش مامانم
moment: لحظه
monad: مونادو
monarchy: سلطنتی
monday: دوشنبه
monero: مونرو
money: تومان تومن تومنش تومنشو تومنه دیه وجه وجهم پرفکتمانی پول پولا پولاشو پولامو پولامونو پولت پولتو پولش پولشو پولشونو پولم پولمم پولمه پولمو پولمونو پوله پولو پولیه پیسه
mongo: مونگو
mongol: مغول
mongolia: مغولستان
monitor: دیدبان رصد مانیتور مبصر نمایشگر
monitoring: مانیتورینگ مانیتورینگم پایش پرومتیوس
monkey: انتر عنتر
mono: مونو
monolith: مونولیته
monopoly: انحصار مونوپولی
monorepo: مونوریپو
monster: هیولا
month: رجب شعبان شوال ماه ماهش ماهم ماهمو ماهه ماهگی ماهی
monthly: ماهانه ماهوار ماهیانه
months: چهارماهه
montreal: مونترال
mood: حال حالته حالش حالم حالوهوا فازت مود
moon: قمر
moonlight: مهتاب
more: بیشتر بیشترش بیشتره بیشتریا بیشترین
morning: بامداد صب صبح صبحا صبحبخیر صبحه
morocco: مراکش
morpho: مورفو
mortar: خمپاره
mortgage: رهن
moscow: مسکو
mosque: مسجد مسجدم
mosquito: پشه
moss: خزه
most: اکثر اکثرا بیشترش ترین ترینه
mostly: اکثرا
motel: متل
mother: مادر مادرت مادرتم مادرتو مادرزن مادرزنم مادرزنمو مادرش مادرشوهر مادرشوهرم مادرم مادرمو ننه
motherboard: مادربرد مادربردم
motherfucker: جاکش دیوث قرمساق مادرجنده مادرخراب مادرسگ مادرقحبه ننهجنده کسکش کسکشا
motion: موشن
motivation: انگیزشی انگیزه
motorcycle: موتور موتورسیکلت موتورم موتورمو موتوریه
mountain: البرز توچال دماوند سبلان کوه
mountaineering: کوهنوردی
mountains: زاگرس کوهستان
mourning: زنجیرزنی سوگواری عزا عزاداری
mousavi: موسوی
mouse: ماوس موس موش
mouth: دهان دهن دهنت دهنم
move: بجنب بجنبم تکون جابجا جابجاش جابجایی جابه جنبید حرکت میجنبه نقل
movement: حرکتیه
movie: فیلم فیلمش فیلمشو فیلیمو فیم
movies: فیلما
moving: اسبابکشی باربری متحرک متحرکم مووینگ
mozilla: موزیلا
much: انقد انقدر اونقدر اینقد اینقدر اینقدره زیاد زیادش زیادم همینقدره چقد چقدر چقدرش چقدرم
mud: لجن گلی
mug: ماگ
mugging: خفت زورگیری
muhammad: محمد
muharram: محرم
mulberry: شاتوت
mule: قاطر
mullah: ملا
mullahs: اخوندا
multi: مولتی
multilevel: چندسطحی چندسطحیه
multiple: مضرب چندبرابر
multiply: ضرب
multisig: چندامضایی چندامضاییه
munich: مونیخ
municipality: شهرداری
murder: قتل
murderer: قاتل
muscat: مسقط
muscle: عضله ماهیچه
muscles: عزات
muse: میوز
museum: موزه
mushroom: قارچ گانو گانودرما
music: اهنگم موزیک موسیقی
musician: نوازنده
muslim: غیرمسلمون
muslims: مسلمونا
must: باهاس باید مجبورم
mustache: سبیل سیبیل
mustard: خردل
mutant: میوتنت
mute: لال میوت
mysterious: مرموز
mystery: معمایی
mystic: عارف
mysticism: عرفان
myth: افسانه
nag: غر
nagging: غرغرو
nail: لاک میخ ناخن ناخون
nailed: بترکون ترکوندم ترکوندیم میترکونه میخکوب
najaf: نجف
nakamoto: ناکاموتو
naked: برهنه لخت
name: ابوالفضل احمدی ارش ارمین اسفندیار اسمت اسمش اسمشه اسمشو اسمم اسممو اسمو اسمیه اصغر افشاری الناز امیرحسین امیره اکبر ایدا ایلین ایوب بابک بختیار تارا تقی تیبو تینا جمشید جواد حسن حسین حمید داوود دیمیتری راشد رضا رضام ریکی زری زهرا زینب سارا سعید سمیه سهراب سهیل سپیده سیاوش سیمین سینا شهرام شهریار شولز شیما صبا عادل عباس عبدالحمید علی علی42 فاطمه فروغ فریدون فضه قاسم لیلا لیلی مجید محسن محمدرضا مریم مریمم مصطفی مهران مهسا میرزا میلادی مینا مینامم مینامند نام نامت نامش نامم ناممو نامو نامید نامیدن ندا نرگسه نسترن نسیم نیما هادی هاشمی وحید پارسا پدرام پروین پریسا کاتلین کامران کاوه کریمی کیان گودرزه یزدانی
names: اسامی اسما
nano: نانو
nanosecond: نانوثانیه
napoleon: ناپلیون
narcissus: نرگس
narrative: روایت
narrator: راوی
nasa: ناسا
nasdaq: نزدک
nation: امت ملت ملتم
national: ملی ملیش ملیم ملیمو وطنی
nationalism: ناسیونالیسم
nationalist: ناسیونالیست
nationality: تابعیتی ملیت ملیتم
nations: ملل
nationwide: سراسری سرتاسری
native: نیتیو
nato: ناتو ناتویه
natural: طبیعی طبیعیه
naturally: طبیعتا
nature: ذات طبیعت فطرت ماهیت ماهیتش
naughty: شیطون
nausea: تهوع
navel: ناف
navigation: مسیریابی پیمایش
near: نزدیک نزدیکش نزدیکه نیر
necessarily: لزوما
necessary: ضروری لازم لازمم لازمه
neck: گردنتو
necklace: گردنبند
nectarine: شلیل
need: لازمش لازمم نیاز نیازمندم نیازه
needle: عقربه
needy: محتاجیم نیازمندی
negative: منفی منفیه
negotiation: مذاکره
negotiations: مذاکرات
neighbor: همسایه
neighborhood: صادقیه محله نارمک همسایگی
neighborhoods: محلات
nepal: نپال
nephew: برادرزاده خواهرزادمو خواهرزاده
nepotism: پارتیبازی
neptune: نپتون
nerd: خرخون
nerves: اعصاب اعصابم اعصابمه اعصابمو
nervous: عصبی
nest: لانه لونه
nestle: نستله
net: خالص خالصه
netanyahu: نتانیاهو
netflix: نتفلیکس
netherlands: هلندی
network: شبکه شبکهعصبی فیوچرنت نتورک نتورکم نتورکمارکتینگ نتورکه کیونت
networker: نتورکر
networkers: نتورکرا
networks: نتورکا
neural: شبکهعصبی
neuron: نورون
neutral: خنثی
neutron: نوترون
never: ابد اصلا هرگز هیچوقت هیچگاه
new: تازه جدید جدیدش جدیدم جدیدمو جدیده جدیدو نو نوساز نیو
newborn: نوزاد نوزادم
newer: جدیدتره
news: اخبار اخباره ایراناینترنشنال ایرنا ایسنا تسنیم خبر خبرای خبرم خبرگزاری چخبر چهخبر
newsletter: خبرنامه نیوزلتر
newspaper: روزنامه
newspapers: مطبوعاتی
newsstand: دکه
newton: نیوتن
nexo: نکسو
next: بعد بعدم بعدمه بعدیا بعدیش بعدیمو نکست
neymar: نیمار
nft: انافتی سورار
nginx: انجینکس انجینکسه
nice: نایس
nick: نیک
nickname: لقب
niece: برادرزاده
nietzsche: نیچه
nigeria: نیجریه
night: دیشب دیشبم دیشبه شب شببخیر شبت شبتون شبخوش شبم شبکاری شبی نایت پریشب
nightly: شبونه
nightmare: کابوس
nights: شبا
nike: نایک
nikon: نیکون
nine: نه نهصد
nineteen: نوزده
ninety: نود
ninth: نهم نهمش
nissan: نیسان نیسانش
nitrogen: نیتروژن
no: بیدلیل خیر نخیر نه نچ
nobel: نوبل
nobody: هیشکی هیچکس هیچکسو هیچکی
node: اینفورا نود نودجی نودم گره
noise: سروصدا
nokia: نوکیا
nolan: نولان
nomads: عشایر
non: غیر غیرقابل
nonce: نانس
none: هیچکدوم
nongovernmental: غیردولتی
nonmember: غیرعضو
nonprofit: غیرانتفاعی
nonsense: مزخرفه چرت چرته
noon: ظهر ظهرم ظهره
normal: طبیعیه عادی عادیم عادیه نرمال نرماله
north: شمال
northerners: شمالیا
norway: ناروی نروژ
nose: بینیم دماغ
nosy: فضول فضوله
not: نات نخر نمیدنم نیا
notary: دفترخانه دفترخونه سردفترم محضری
notch: نوچ
notcoin: ناتکوین
note: تبصره دلنوشته سفته نوت یادداشت یادداشتش یادداشتم
notebook: دفتر دفترم دفترچه
notes: جزوات جزوه
nothing: ناتینگ هیچ
notice: ابلاغیه اطلاع اطلاعیه متوجه
notification: اعلان نوتیف نوتیفیکیشن
notified: خبردار
nougat: گز
novel: رمان رمانم کلیدر
novelist: دولتابادی
novels: رمانا
november: ابان ابانم نوامبر
now: ازالان الان الانم الانه اکنون حال حالا
nowruz: نوروز هفتسین
nuclear: برجام
nugget: ناگت
nuisance: مزاحم
null: نیلوال
number: تعداد تعدادشو سرشماره شمار شمارت شمارتو شمارم شمارمو شماره عدد عددش عددشو عددم عدده عده نمبرش چندتاست چندمه
numbers: ارقام ارقامش اعداد رقما عددا عدداش عددام نامبرز
numeric: عددیه
nurse: پرستار پرستارم پرستاره پرستاریم
nursery: مهد
nurses: پرستارا
nursing: اسایشگاه
nurture: میپروراند پروراند پرورد
nut: مهره
nutella: نوتلا
nuts: اجیل
nvidia: انویدیا
oak: بلوط
oath: قسم
obama: اوباما
obedience: اطاعت تمکین
object: ابجکت شی شیگرایی مفعول
objection: اعتراض
objects: اشیای
obligation: تعهد
obligations: تعهدات
obligatory: واجبه
obliged: موظفه
observe: رصد رعایت مشاهده
observer: ناظر
obsession: وسواس
obtain: اخذ
obvious: اشکار تابلویه معلومه پیداست
occupation: شغلمو
occupier: اشغالگر
occurrence: وقوع
ocean: اقیانوس
october: اکتبر مهر مهرماه
ode: قصیده
ofac: اوفک
off: برگمشو خاموش خاموشا خاموشش خاموشن خاموشه سیکتیر
offender: متخلف
offer: پیشنهاد
office: اداره اداری افیس دفتر دفترتونو دفترخانه دفترخونه دفترش دفترم مطب
officer: افسر مامور
officers: مامورا ماموران
offices: ادارات دفاتر
official: رسمی رسمیش رسمیه مسیول مقام
officially: رسما
officials: مسولین مسیولان مسیولین
offline: افلاین افلاینم افلاینه افم
offset: افست افسته
offside: افساید
often: اغلب غالبا
oh: اوا اوه عه
oil: رنگروغن روغن نفت
ointment: پماد
ok: اکی باشهه باوشه
okay: اوکی اوکیه چش
okra: بامیه
old: ساله قدیمم قدیمه قدیمی قدیمیا قدیمیتو قدیمیش قدیمیم قدیمیمو قدیمیه پیر پیرزن پیرزنم پیرم پیرمردم پیره کلنگی کهنه
oled: اولد
olive: زیتون
ollama: اولاما
olympiad: المپیاد
olympics: المپیک
oman: عمان
omega: امگا اومگا
omelette: املت خاگینه نیمرو
omission: وکاست
on: روشن روشنش روی
once: یکبار یکجا
one: وان یک یکه یکی یکیش یکیشو یکین یکیو
onion: پیاز
online: انلاین انلاینم انلاینن انلاینه اینترنتبانک
only: اونلی تنها صرفا فقط
opcode: اپکدهای
open: اوپن اوپنسورس اپن باز بازش متنباز
openai: اوپنای
opening: افتتاح افتتاحیه گشایش
opera: اوپرا
operating: سیستمعامل
operations: عملیات
operator: اپراتور اپراتوریم ایرانسل رایتل متصدی همراهاول گرداننده
operators: گردانندگان
opinion: بنظرت نظر نظرت نظرم
opium: تریاک
opponent: حریف مخالف مخالفن
opponents: مخالفان
opportunity: فرصت فرصتا فرصتش
opposed: مخالفه
opposite: برعکس برعکسش برعکسشو روبرو روبهرو مقابل
opposition: اپوزیسیون
oppressed: مظلوم
optimal: بهینه
optimistic: اپتیمیستیک
option: اختیار اختیارم اپشن گزینه
optional: انتخابیم انتخابیه
oracle: اوراکل
oral: شفاهی شفاهیه
orange: نارنجی نارنجیه پرتغال
orbit: مدار
orchid: ارکیده
order: اوردر ترتیب ترتیبش دستورم سفارش سفارشم سفارشمو نظم
ordinary: معمولی معمولیم معمولیه
organic: ارگانیک
organization: سازمانی
oriented: شیگرایی
oriflame: اریفلیم اوریفلیم
origami: اوریگامی
origin: مبدا منشا
original: اصله اصلی اصلیشو اصلیم اصلیمو اصیل اورجینال
orphan: یتیم
orwell: اورول
oscar: اسکار
oslo: اسلو
ostrich: شترمرغ
other: دگر دیگر دیگریه دیگه
others: دیگرا دیگران
otherwise: وگرنه
ottoman: عثمانی
ouch: اخ اخیش
ounce: انس اوقیه اونس
out: اوت درومد
outdoor: روباز
outlook: اوتلوک
output: خروجش خروجی
outside: بیرون بیرونش بیرونم خارج خارجش
oval: بیضوی
oven: فر
overdue: عقبافتاده معوق معوقه
overeating: پرخوری
overfit: اورفیت
overfitting: اورفیتینگ
overflow: استکاورفلو سرریز سرریزا لبریز
overlap: پوشانی
overnight: شبانه شبونه
override: اورراید
overthrow: برانداز
overtime: اضافهکاری
ovum: تخمک
owe: بدهکارم
owl: بوف جغد
own: خودمه
owner: دارنده صاحب صاحبش مالک مالکش مالکه
ownership: مالکیت
oxford: اکسفورد
oxygen: اکسیژن
ozone: ازون
pacifier: پستونک
pack: پک
package: پکیج پکیجم پکیجمو
packet: پاکت
packing: پکینگ
pad: پد پدم
padding: پدینگ
page: صفحه پیج پیجت پیجش پیجم پیجمو
pages: صفحات پیجا
paid: پرمزدتر پولیه
pain: درد دردش دردم پادرد کوفت
painkiller: مسکن
paint: رنگروغن
painter: فرشچیان نقاشی کمالالملک
painting: مونالیزا نقاشی نقاشیم نگارگری
paintings: نقاشیام
pair: جفت جفتام جفتش جفتم جفتمو لنگه
pairs: جفتای
pajamas: زیرشلواری پیژامه
pakistan: پاکستان
pakistani: پاکستانی
palace: قصر کاخ
palestine: فلسطین
palm: نخل
pamphlet: جزوه
pan: تابه ماهیتابه
panama: پاناما
panasonic: پاناسونیک
pancake: پنکیک
panda: پاندا
pandas: پانداس
panel: پنل پنلت پنلش پنلم
panic: هول پنیک
pants: شلوار شلوارم
paper: پیپر کاغذ کاغذش کاغذه کاغذیم کاغذیه
parade: رژه
paradise: جنت
paragraph: پاراگراف پاراگرافو
parallel: موازی
paralympics: پارالمپیک
paralyzed: فلج
parameter: پارامتر
parameters: پارامترا پارامتراش
parasite: انگل
parcel: مرسوله
parenthesis: پرانتز
parents: اولیا والدین
paris: پاریس
park: شهربازی پارک
parking: پارکینگ
parkinson: پارکینسون
parliament: مجلس پارلمان
parquet: پارکت
parrot: توت توتش طوطیه
parser: پارسر پارسرم
parsley: جعفری
part: بخش بخشه جز جزو جزوشه قسمت قسمتشو قسمته پارهوقت
parthian: اشکانی اشکانیان
partial: جزیی
participation: مشارکت مشارکتم
particle: ذره
particles: ذرات
particularly: خصوصا
parties: احزاب طرفین
partition: پارتیشن
partner: شرکا شریک شریکتونه شریکم شریکمه شریکیم پارتنر
partnership: شراکت مشارکت مضاربه
parts: قسمتا قطعات
party: حزب طرف طرفش مهمونی پارتی پاگشا
pass: بگذر بگذرد بگذره عبور عبورمو میگذرد میگذرم نگذشت نگذشته پاس گذره گذشت گردنه
passed: درگذشت گذشتم گذشتن
passenger: مسافر مسافرم
passengers: مسافرا
passes: میگذره
passion: شور
passive: منفعل پسیو
passport: پاسپورت پاسپورتم گذرنامه
password: رمز رمزدار رمزش رمزشو رمزم رمزمو عبور عبورمو پسد پسورد پسوردم پسورود پسوورد گذرواژه
passwords: رمزاشو
past: ماضی گذشته
pasta: ماکارانی ماکارونی پاستا
paste: بچسبونم رب پیست چسبوندم کپیپیست
pastry: شیرینی
patch: وصله پچ
patent: وایپو
path: صراط مسیر مسیریه
patience: حوصله صبر
patient: بیماری صبور
patriot: میهنپرست وطنپرست
pattaya: پاتایا
pattern: الگوی پترن
pause: مکث وقفه پاز
pax: پکس
paxos: پاکسوس
pay: تاوان پرداخت
payment: زرینپال نتلر پرداخت پرداختش پرداختمو پرداختو پرداختیش پوز
payments: پرداختا پرداختاتو پرداختامو
paypal: پال پیپال پیپل
pdf: پیدیاف
peace: ارامش اشتی صلح
peach: هلو
peacock: طاووس
peak: اوج اوجش قله پیک
pear: گلابی
pearl: مروارید
peas: لپه
pectra: پکترا
peddler: دستفروش دستفروشم
pedestrian: عابر
pedicure: پدیکور
pedophile: بچهباز
pee: شاش
peer: پیتوپی
peg: پگ پگش
pelican: پلیکانه
pelvis: لگن لگنم
pen: خودکارم خودکاره قلم قلمش پن
penal: جزایی کیفری
penalties: تعزیرات
penalty: جریمش جریمه دیرکرد دیرکردش پنالتی
pencil: مداد
pending: پندینگ پندینگه
penetration: نفوذ
penguin: پنگوین
penicillin: پنیسیلین
peninsula: شبهجزیره
penny: دوزار قرون قرونم پاپاسی پشیزی
pension: بازنشستگیشو بازنشستگیم مستمری مستمریبگیر مقرری
pentagon: پنتاگون پنتاگونو
pentester: پنتستر
people: ادماست ادمام ادمامو ادمای افراد افرادم اهل جماعت مردم مردمه مردمو ملتم نفرا نفرات نفراتم نفرام نفراییم نفرن نفره نفریم نفسای کسانی کسایی
pepe: پپه
pepper: فلفل
pepsi: پپسی
percent: درصد درصدا درصدش درصدشو درصدم درصده سدی صددرصدیه فیصد
percentage: درصدش درصدم
percentile: صدک
perfect: پرفکت پرفکتمانی
perform: انجام انجامبده انجامش
performance: عملکرد کارکرد
perfume: اتر عطر
period: مدت پریود پریودم
periodic: ادواری تناوبی
permanent: دایمی دایمیش دایمیه همیشگی همیشگیه
permeable: نفوذپذیر
permission: اجازه مجوزو پرمیشن
permit: پرمیت
permutation: جایگشت
perp: پرپ
persepolis: تختجمشید
persian: فارس فارسی فارسیس فارسیش فارسیه فارسیو پارس پرشین
persimmon: خرمالو
person: ادم ادمه ادمو شخصی طرفم نفر نفرم نفرو کس
personal: شخصی شخصیش شخصیم شخصیمو شخصیه
personality: شخصیت
personally: شخصا
personnel: پرسنلی
persons: اشخاصی
perspective: منظر
peru: پرو
pervert: هیز چشمچرون
pessimistic: بدبین بدبینم
pet: پت
petal: گلبرگ
petition: دادخواست عریضه
petrochemical: پتروشیمی
phantom: فانتوم
pharaoh: فرعون
pharmacist: داروساز
pharmacy: داروخانه داروخونه فارماسی
phase: فازه فازهای
phenol: فنل فنول
phenomenon: پدیده
philippines: فیلیپین
philips: فیلیپس
philosopher: فیلسوف
philosophical: فلسفی
philosophy: فلسفه
phishing: فیشینگ
phlegm: خلط
phone: ای55 تلفن تلفنش تلفنشو تلفنم تلفنه تلفنی گوشی گوشیت گوشیتو گوشیش گوشیشو گوشیم گوشیمه گوشیمو گوشیه گوشیو
phones: گوشیا
photo: عکس عکستو عکسش عکسشم عکسشو عکسم عکسمو عکسه عکسو فوتو
photocatalyst: فتوکاتالیست
photographer: عکاسی
photography: عکاسی
photos: عکساش عکسای
photoshop: فتوشاپ فتوشاپه
photosynthesis: فتوسنتز
php: پیاچپی
phrase: سیدفریز عبارت عبارتم عبارتمو
phthalein: فتالیین
physical: فیزیکی
physician: طبیب
physicist: فیزیکدان
physics: فیزیکی
physiotherapy: فیزیوتراپی
piano: پیانو
picasso: پیکاسو
pick: ورمیدارم
pickaxe: کلنگی
pickle: ترشی خیارشور لیته
picnic: سیزدهبدر پیکنیکی
picture: تصویرم عکس عکسم
pictures: پیکچرز
piece: تکه تیکه پیس
piercing: پیرسینگ
piety: تقوا
pig: خوک
pigeon: کبوتر کبوترم
piggy: قلک قلکم
pilates: پیلاتس
pile: انباشت تلنبار
pilgrim: حاج زایر کربلایی
pilgrimage: اربعین زیارت
pill: قرص قرصشم
pillow: بالش بالشت متکا
pilot: خلبان پایلوت
pimp: جاکش دیوث قرمساق کسکش کسکشا
pin: سنجاق پین پینش
pine: کاج
pineapple: اناناس
ping: پینگ پینگش پینگم
pinterest: پینترست
pip: پیپ
pipe: لوله پلیکا
piss: شاشید شاشیدم میشاشم
pistachio: پسته
pistol: کلت
pit: چاله
pittance: شندرغاز چندرغاز
pity: حیف
pivot: پیوت
pixel: پیکسلی
pizza: پیتزا
place: جا جات جاتو جاش جاشه جاشو جاشون جامو جامون جای جایم جایی جاییه سرجاشن محلش محلی مکان مکانمو
placement: جایگذاری قرارگیری پلیسمنت
places: اماکن
plague: طاعون
plain: دشت
plaintiff: خواهان شاکی
plaintiffs: شاکین
plan: برنامم طرح طرحم طرحه پلن پلنش
planet: سیاره
planets: سیارات
plank: پلانک
planning: امایش برنامهریزی
plant: بکار بکارم میکارم پتوس کاشت کاشته کاشتین گلدونم گیاه
planted: کاشتم
planting: کاشتن
plants: گیاهان
plasma: پلاسم
plaster: گچ گچه گچی
plastic: نایلون پلاستیک پلاستیکش
plate: بشقاب پلاک پلاکش پلت پلیت
platform: پلتفرم
platinum: پلاتین
plato: افلاطون
play: بنواز مینوازم نمایشنامه نواختن پلی
played: نواخت
player: بازیکن بازیگر
players: بازیکنا
playlist: پلیلیست
playstation: پلیاستیشن
pleasant: خوشاخلاق
please: بفرما بفرمایید بفرمایین بیزحمت خاهشمندم خواهش خواهشمند خواهشمندم لطف لطفا لطفن پلیز
pleasure: لذت
pliers: انبر انبردست
plow: شخم
plug: دوشاخه
plugin: افزونه پلاگین
plum: پلم
plumbing: لولهکشی
plus: بعلاوه پلاس پلاستو پلاسش پلاسه پلاسیه
pluto: پلوتو
pocket: توجیبی جیب جیبته جیبم جیبمه
poco: پوکو
podcast: پادکست پادکستم
podcasts: پادکستا
poem: شعر شعرش شعرم شعرو غزل
poems: اشعار دیوان
poet: ابتهاج اعتصامی باباطاهر بهبهانی بیدل خواجو خیام رودکی زاکانی سراینده سعدی سپهری شاعر شاملو شهریار عبید فرخزاد فردوسی مشیری مولوی ناصرخسرو یوشیج
poetic: شاعرانه
poetry: دوبیتی رباعی
poets: شاعرا شاعران شعرا
point: نقطه نکته پوینت پوینتم پوینته
pointer: اشارهگر پوینتر
pointlessly: بیخود
points: امتیاز امتیازات امتیازام امتیازامو امتیازای امتیازت امتیازش امتیازشو امتیازم امتیازمو امتیازمونه امتیازه امتیازو امتیازیم نقاط
poison: سم
poisoned: مسموم
poisoning: مسمومیت
poisson: پواسون
poker: پوکر
poland: لهستان
polar: قطبی
police: انتظامی انتظامیه فتا ناجا پلیس پلیسم کلانتری
policeman: پاسبان
policy: بیمهنامه سیاست
polish: لاک لهستانی پولیش
polite: باادب مودب
politely: مودبانه
political: حزب سیاسی سیاسیه
politician: جلیلی سیاستمدار قالیباف لاریجانی مصدق کروبی
politicians: سیاستمدارا سیاستمداران
politics: سیاست
polkadot: پولکادات
poll: نظرسنجی
polluted: الود الوده
pollution: الودگی
polygon: پالیگان پالیگانم پالیگانه پالیگون پلیگان پلیگانم پولیگان چندضلعی
pomegranate: انار
ponzi: پانزی پانزیه پونزی
pool: استخر استخردار استخرش حوض دبلیوپل دبلیوپول
poop: عن
poor: بیپول فقیر فقیرم مستضعف
pop: پاپ
popcorn: پاپکورن پفیلا
poppy: شقایق
popular: محبوب
population: جمعیت
populous: پرجمعیت
porch: ایوان
porridge: حلیم
porsche: پورشه
port: بندری پورت پورتش پورته پورتیه
portal: درگاه پورتال
portfolio: سبد سبدم سبدمو سبدگردان پرتفوی
portrait: پرتره
portugal: پرتغال
position: جایگاه جایگاهت جایگاهتو جایگاهش جایگاهشو جایگاهم جایگاهمو جایگاهه جایگاهو موقعیت پوزیشن پوزیشنم
positive: مثبت مثبته
possibility: امکان امکانش
possible: شدنیه مقدور ممکن ممکنه میسر
post: پست پستت پستخونه پستش پستم پستیم
postal: پستال
poster: پوستر پوسترش
postgres: پستگرس پستگرسه
postman: پستمن پستچی
postmodern: پستمدرن
posts: پستا
pot: دیگ قابلمه گلدون
potato: سیبزمینی
potter: هریپاتر پاتر
pottery: سفال سفالگری
poultry: مرغداری
pound: بکوب بکوبیم میکوبم پوند کوبید کوبیدن
pour: ریختنه ریز سرازیر
poverty: فقر
powder: پنکک پودر
power: قدرتی قوه پاور پاوربانک
powerbank: پاوربانکم
powerful: قدرتمند
powerpoint: پاورپوینت پاورپوینتم
powers: اختیارات
practically: عملا
practice: تستزنی تمرین تمرینیم تمرینیمو تمرینیه
prague: پراگ
praise: ستود ستودن میستایم
prank: سرکاریه
prayer: اذان دعانویس دعای رکعت رکعته فاتحه قنوت نماز نمازم
prayerbook: مفاتیح
predicate: مسند
prediction: پیشبینی
prefer: ترجیح
prefix: پیشوندی پیشوندیم
pregnancy: بارداری حاملگی
pregnant: بارداره حامله
preliminary: مقدماتی
premature: نارس
premier: برتر پریمیر
premium: حقبیمه پریمیوم
prep: پیشدانشگاهی
prepare: تهیه
prerequisite: پیشنیاز
presale: پریسیل
preschool: پیشدبستانی
presence: حضوری
present: حاضر حاضره مضارع پرزنت پرزنتت پرزنتش
presentation: ارایه پرزنت پرزنتیشن
presenter: پرزنتر
preserve: حفظ حفظم
presidency: ریاست
president: جمهور رییس رییسجمهور پزشکیان
press: بفشار فشرد فشردن مطبوعاتی
pressure: فشار فشارش فشارم
pretend: وانمود
prevention: جلوگیری
preview: پیشنمایش
previous: سابقم قبلم قبلمو قبلیا قبلیت قبلیش قبلیم قبلیمو قبلیه قبلیو پیشین پیشینم
price: قیمت قیمتش قیمتم قیمته قیمتو مظنه پرایس چقدره چنده
prices: قیمتای
pride: افتخاری غرور
priest: کشیش
primary: اولیه پرایمری
prime: نخستوزیر
prince: بنسلمان شازده شاهزاده شهزاده
princess: شاهدخت
principal: ناظم
principles: اصول
print: بچاپ ریزنوشته پرینت چاپ چاپش
printer: پرینتر چاپگر
printing: چاپخونه
prison: اوین حبس حبسش حبسه زندان زندانه زندون کهریزک
prisoners: زندانیا زندانیان
privacy: حریم محرمانگی
private: خصوصی خصوصیا خصوصیتو خصوصیم خصوصیمو خصوصیه خصولتی غیردولتی پرایوات پرایوت پیوی پیویم
privatization: خصوصیسازی
prize: جایزمو جایزه
pro: پرو
probability: احتمال احتمالات
probable: احتمالیمو محتمل
probably: احتمالا لابد
probe: پروب
problem: اشکال اشکالش ایراد مساله مسیله مشکل مشکلشه مشکلم مشکلو مشکلیه
problems: مسایل مشکلات
procedure: رویه
process: فرایند پروسه
processing: پردازش پردازشتصویر پردازشن پردازشه
processor: پردازنده
produce: تولید
producer: تولیدکننده
product: حاصل محصول محصولش محصولم محصوله
production: تولید پروداکشن
products: محصولات محصولاتش
profession: پیشه
professional: حرفه
professor: استاد استادم پروفسور
professors: اساتید استادا
profile: مشخصاتمو پروف پروفایل پروفایلت پروفایلش پروفایلم پروفایلمو پروفایله
profit: سود سودتو سودساز سودش سودشو سودم سودمو سودن سوده سودکرده سودینو منفعت نفع پرافیت پروفیت
profitable: سوداور سوداوره سودده پرسود
profiteer: رانتخوار
program: برنامم برنامه پروگرام
programmer: برنامهنویس
programmers: برنامهنویسا
programming: سیشارپ سیپلاسپلاس کدنویسی
progress: ترقی پیشرفت پیشرفتم
prohibition: منع
project: پروژم پروژه
projector: پروژکتور
prolapse: افتادگی
prometheus: پرومتیوس
promise: قول قولت قوله قولو وعده
promissory: سفته
promoter: تبلیغاتچی
promotion: ترفیع ترقی
prompt: پرامپت پرامپتت
prompting: پرامپتنویسی
pronoun: ضمیر
pronunciation: تلفظ
proof: اثبات
proofreading: غلطگیری غلطیابی
prop: پراپ
propaganda: پروپاگاندا
property: املاک اموال خاصیت مال ملک
prophet: پیامبر پیغمبر
proposal: خواستگار خواستگاریمه پروپوزال
proposition: گزاره
prosecution: پیگرد
prosecutor: دادستان دادستانیه دادسرا
prosody: عروض
prostate: پروستات
prostration: سجده
protected: محفوظ
protection: حفاظت محافظت محافظتم
protector: محافظ
protein: پروتیین
protest: اعتراض
protester: معترض
protesters: معترضان
protests: اعتراضات
protocol: پروتکل پروتکلش
prototype: پروتوتایپ
proud: مغرور
proverb: المثل ضربالمثل
provide: ارایه
provider: پروایدر
province: استان استانن بدخشان بلوچستان خراسان خوزستان سیستان سیستانی لرستان مازندران ولایت گیلان
provisional: غیرنهایی
provisions: مفاد
provoke: انگیخت برانگیخت
proxy: نیابت پراکسی پروکسی
prune: هرس
pseudonym: مستعارم
psychiatrist: روانپزشک
psycho: خلوچل
psychologist: روانشناسم
psychology: روان روانشناسی
pubg: پابجی
public: عام علنی علنیه عمومه عمومی عمومیه همگان پابلیک
publication: انتشار نشریه
publications: انتشارات
publish: منتشر پابلیش
published: منتشرشده
publisher: منتشرکننده ناشر گاج
publishing: نشر
pudding: سمنو پودینگ
puff: پف
puffs: پفک
pull: بکش بکشم
puller: پولر
pullup: بارفیکس
pulse: ضربانش نبض
puma: پوما
pump: پامپ پامپه پمپ
pumpkin: کدوتنبل
pun: جناس
punishment: تنبیه مجازاتی
puppy: توله تولهسگ
purchase: خرید خریدش خریدمو
purchases: خریدامو خریدای
pure: خالص خالصه ناب
purity: عیار
purple: بنفش بنفشه
pursue: پیگیره
push: پوش
pussy: کوس
put: بخوابون بذارم بنه خوابوندم مینهم نهادن پوت گذاشتمش گذاشتیم گذاشتینش
putin: پوتین
puzzle: پازل
pyramid: متافورس هایپرورس هرمه هرمی هرمیه گلدکویست گلدکویسته گلدکوییست گلدکوییسته
pyramids: اهرام
pythagoras: فیثاغورس
python: نمپای پای
qaeda: القاعده
qajar: قاجار قجری
qr: کیوارکد
quadruple: چهارگانه
quality: باکیفیت باکیفیتشو کیفیت کیفیتش کیفیته
quantum: کوانتومی
quarantine: قرنطینه
quarrel: دعواست
quarter: ربع ربعه کوتر یکچهارم
quatrain: رباعی
queen: ملکه
question: سوال سوالای سوالم سوالمو سیوال پرسش
questionnaire: پرسشنامه
questions: سوالات سوالام نمونهسوال
queue: صف
quick: کوییک
quiet: خلوت خلوته ساکت
quilt: لحاف
quit: منصرف کوییت
quiz: کوییز
quota: سهمیه
quotation: کوتیشن گیومه
quote: مظنه نقل کوت
quran: قران
rabbit: خرگوش خرگوشش
rabies: هاری
race: نژاد
racist: نژادپرست
rack: جاکفشی
racket: راکت
radar: رادار
radiation: وتابش
radiator: رادیات رادیاتور شوفاژ
radical: رادیکال
radio: رادیویی
radiology: رادیولوژی
radish: ترب تربچه
radius: شعاع
rage: خشم
rail: ریل
railway: رجا
rain: باران بارش بارون بارونه باریدن بباره وارش
rainbow: رنگین رنگینکمون
rains: میبارد میباره
raise: پرورش
raisin: کشمت
raisins: کشمش
rally: رالی
ram: رم رمش
ramadan: افطار رمضان رمضون
ran: دوید
ranching: دامداری
random: تصادفی تصادفیه رندم رندوم رندومه
range: بازه رنج محدوده
rank: جایگاه جایگاهش جایگاهشو جایگاهم جایگاهمو رتبت رتبم رتبه رده رنک مقام
ranking: رنکینگ
ranks: مراتب
ransom: باج رنسام
ransomware: باجافزار
rap: رپ
rape: تجاوز
rapist: متجاوز
rapper: بهرام رپر سورنا فدایی پوتک پیشرو
rappers: زدبازی
rare: نادر کمیاب
raspberry: تمشک رزبری
rate: تعرفه ریت نرخش نرخشو نرخه
rather: بلکم بلکه
ratio: سورتینو نسبت
ration: سهمیه
raw: نپخته
raydium: ریدیوم
razor: ژیلت
react: ریاکت یوزافکت
reaction: واکنشی
read: بخونم خواندنی خوندنش
readable: خواندنیه
reader: کارتخون کتابخوان
readiness: امادگی ردینس
reading: خوانش
ready: امادست اماده تیار حاضر
real: حقیقی راستکیه واقعی واقعیش واقعیم واقعیمه واقعین واقعیه
reality: واقعیت
really: خدایی واقعا واقن
reason: بیدلیل دلیل دلیلش دلیلشو عقل عقلم علت علتش
reasonable: معقول معقوله
reasoning: استدلال
reasons: دلایل
rebalance: بازتوازن ریبالانس
rebate: ریبیت
rebellion: شورش
rebrand: ریبرند
rebroadcast: بازپخش
recalculate: بازحساب
recall: فراخوانی
receipt: فیش
receipts: دریافتامو
receive: دریافت دریافتم
received: دریافتن ریسیود
receiver: گیرنده
recent: اخیر اخیرو
recently: اخیرا تازه تازگی تازگیا جدیدا
reception: پذیرایی
recession: رکود
recipient: پذیرنده
recitation: دکلمه
recommend: توصیه
recommended: مستحب
reconcile: اشتی
reconstruction: بازسازی
record: رکورد رکورددار سابقم سوپیشینه ضبط
records: سوابق سوابقش
recount: بازشماری
recovery: احیا بازیابی بازیابیم نقاهت
recreation: تفریحی
recruit: جذب جذبم
recruitment: عضوگیری
rectangle: مستطیل
red: سرخ قرمز قرمزه
reddit: ردیت سابردیت
redemption: بازخریدش
redirect: ریدایرکت
redneck: دهاتیا
reduce: بکاه میکاهد کاستن کمش
reel: ریل ریلش
reels: ریلز ریلزا
refer: ارجاع مراجعه
referee: داورم داوره داوری
reference: مراجعم مرجع مرجعش
references: مراجع
referral: دعوت دعوتشو رفرال رفرالم ریفرال زیرمه معرفیم
referrals: معرفیای
referrer: ریفرر معرف معرفت معرفش معرفم معرفمه معرفمو معرفه معرفو
referrers: معرفا
refine: پالایش پالود
refinery: تصفیه
reflux: ریفلاکس
reformist: اصلاحطلب
reforms: اصلاحات
refresh: اف5 رفرش
refrigerator: یخچال
refugee: پناهنده
refund: استرداد رفاند عودت
refunded: مسترد
refuse: دریغ
regard: لحاظه
regards: احترامات
regex: رجکس ریجکس
regime: رژیم
region: خطه منطقه
regions: مناطق
register: ثبت ثبتش ثبته راجستر رجیستر
registration: سجام
registry: رجیستری
regression: رگرسیون
regret: حسرت پشیمون پشیمونم پشیمونه
regular: منتظم منظم
regularly: مرتبا
regulations: اییننامه مقررات
reject: رد ردش ردشدن ردم ریجکت
rejected: ردشده مردود
relate: ربط
related: مربوط مرتبط
relations: روابط
relationship: ارتباطش رابطه رل
relationships: روابط
relative: خویشاوند فامیلش فامیلشه فامیلم فامیله فامیلو
relatively: نسبتا
relatives: اقوام فامیلا فامیلام
relativity: نسبیت
release: انتشار رها رهاند رهاکن ریلیز
relevant: ربطه
reliable: معتبرتره معتبرید
relief: امداد
religion: دین مذهب معارف
religious: تقلیدم ثواب شرعی شرعیه
religiously: شرعا
rely: تکیه
remain: مونه
remainder: باقیش باقیمونده
remaining: باقی باقیمانده باقیمونده باقیه
rembrandt: رامبراند
remedy: چاره
remember: یادت یادته یادتونه یادش یادشه یادم یادمه
reminder: یاداوری
remittance: حواله
remix: ریمیکس
remote: دورکاری ریموت
removal: زدایی
remove: حذفش حذفم خارجش درنیار درنیاره درنیاوردن
removed: ریمو کندن
renault: رنو
render: رندر
renew: تمدید تمدیدش
renewal: تجدید
renovation: نوساز
rent: اجارش اجاره کرایه
reorg: ریارگ
repair: ترمیم تعمیر تعمیراته تعمیره
repairman: تعمیرکار تعمیرکاره سرویسکار
repairs: تعمیرات
repayment: بازپرداخت
repeat: تکرار
repeatable: تکرارپذیر
repeated: مکرر
repel: دفع
repentance: استغفار توبه
repetition: تکرارش تکراره
repetitive: تکراریه
replace: جایگزین
replacement: تعویضه جایگزینش
replay: بازپخش
reply: ریپ ریپلای
report: رپورت ریپورت ریپورتش کارنامم کارنامه گزارش گزارشش گزارشم گزارشه
reported: ریپورتم
reporter: خبرنگار خبرنگارم گزارشگر
reporters: خبرنگارا
repository: ریپازیتوری ریپو مخزن
representative: نماینده نمایندگی
representatives: نمایندگان
reprimand: بازخواست توبیخ
reproduction: بازتولید
republic: جمهور
republican: جمهوریخواه
reputation: ابروم ابرویم شهره
request: تقاضای خواهش خواهشمندم درخواست درخواستم درخواسته درخواستو ریکویست
requests: درخواستام درخواستامون
requirement: نیازمندی
requirements: ملزومات
rescue: نجات نجاتت نجاتش نجاتم
research: تحقیق تحقیقات پژوهش پژوهشم
researcher: محقق پژوهشگر
researchers: محققان
reserve: رزرو رزروه
reserved: محفوظه
reservoir: مخزن
reset: بازتنظیم ریست ریستش
residence: اقامت اقامتم اقامتگاه
resident: ساکن مقیم
residential: مسکونی
resignation: استعفا استعفانامه
resin: رسین
resistance: مقاومت
resolution: رزولوشن مصوبه
resolve: رفع رفعش
resources: منابع
respect: احترام لحاظ
respected: محترم
respectfully: احطراما محترمانه
response: رسپانس
responsibility: عهده مسیولیت مسیولیتش
responsible: مسول مسیول مسیولش مسیولشه
responsibly: مسیولانه
responsive: جوابگو ریسپانسیو پاسخگو پاسخگویه
rest: استراحت اسود اسودن اسوده باقیش بقیه بیاسای
restart: ریاستارت ریستارت ریستارتش
restaurant: رستوران رستورانم
restitution: اعاده
restore: بازگردانی ترمیم ریستور
restrain: مهار
restriction: حصر
result: ثمر حاصل نتیجه
resulting: مترتب
results: نتایج
resume: رزومه
retail: خرده خردهفروش
retaliation: قصاص
retired: بازنشسته
retirement: بازنشستگی بازنشستگیشو بازنشستگیم
return: بازگرداندن بازگردانی بازگردید بازگشت برنگردم برنگرده برنگشت برنگشته برگرده برگردوندنش برگردونمش برگردیم برگشتش برگشتیتو برگشتیش برگشتیم عودت گردونه
returned: مرجوعی
retweet: ریتویت ریتوییت
reuters: رویترز
reveal: فاش لوش
revenge: انتقام
revenue: عواید
reverse: برعکسش برعکسشو معکوس
revert: ریورت
review: بازبینی بازبینیش بررسی بررسیم ریویوهای مرور
revival: احیا
revolt: شوراند
revolut: رولوت
revolution: انقلاب
reward: ثواب ثوابش مژدگانی پاداش پاداشش پاداششو پاداشم پاداشمم پاداشمو
rewards: پاداشا
rewrite: بازنویسی
reykjavik: ریکیاویک
rhino: کرگدن
rhyme: قافیه
rhythm: ریتم ریتمش
rial: ریال
rice: برنج تهچین طارمی لوبیاپلو پلو چلو کته
rich: ثروتمند خرپول خرپولا غنی قارون مایهدار پولدار پولداراست پولدارم پولداره پولدارو پولداریه
richter: ریشتری
rid: خلاص
riddle: معما چیستان
ride: سوار سوارشو سوارید
ridiculous: مسخرست مسخره
riding: سواره
rig: ریگ
right: حق حقت حقته حقم حقی درست راست راستت راستم راستمن راستمه راستمو راستن راسته راستو راستید رایت
rights: حقوق حقوقشو
rihanna: ریحانا
ring: انگشتر حلقه رینگ زنگ
riot: اغتشاش
rioter: اغتشاشگر
riots: اغتشاشات
ripple: ریپل
rise: برخاست برخاستن برخیز برمیخیزم بلندشدنی صعودی صعودیه
risk: خطرش خطره ریسک ریسکش ریسکشو
risky: پرخطر پرخطره پرریسک
ritual: ایین
rival: رقیب رقیبم
river: رودخانه رودخونه هلمند کارون
road: جاده هراز
roaming: رومینگ
roar: غرید غریدن
robber: سارق
roblox: روبلاکس
robocup: ربوکاپ
robot: ربات رباتت رباتم رباتمو رباته رباتو روبات گلدباته
robotics: رباتیک
robots: رباتا رباتات
rock: راک سنگ
rocket: راکت ماهوارهبر
role: رول نقش
rolex: رولکس
roll: غلتید میغلتم
roman: رومی
romania: رومانی
romantic: رمانتیک عاشقانه
ronaldo: رونالدو کریس
ronin: رونین
roof: ایزوگام شیروونی پشتبوم
room: اتاق اتاقش اتاقم اتاقیم
roommate: اتاقیم همخونه
rooster: خروس
root: جذر روت ریشه
rope: طناب
rosary: تسبیح
rose: رز نسترن
rot: بپوسه بپوسین
rotate: بچرخونم بچرخونیم میچرخونم چرخوند چرخونی
rotation: چرخش
rotten: فاسد پوسید پوسیدن پوسیده گندیده
rough: سرانگشتی
roulette: رولت
round: دورا راند رند رندش قلقلی گردکردنش
rounding: گردکردن
roundtable: میزگرد
rousseau: روسو
route: مسیر مسیرش
router: روتر
routine: روال
routing: مسیریابی
row: ردیف ردیفش ردیفه سطر صفی
rowling: رولینگ
rows: ردیفای
royal: رویال سلطنتی
royalty: رویالتی
rub: بمال مالید مالیدن میمالم نمالید
rubik: روبیک
ruble: روبل
ruby: یاقوت
rude: بیادب بیتربیت بیشور
rug: راگ سجاده قالیچه گلیم
rugby: راگبی
ruin: فنا
ruined: داغون
ruins: ویرانه
rule: قاعده قانون
ruler: حاکم خطکش
rules: قواعد قوانین قوانینت
rulings: احکام احکامش
rumi: مولانا
ruminants: نشخوارکنندگان
rumor: شایعه
rumors: شایعات
run: اجرا اجراش بدوم بدوی دویدم دویدن ران رن میدوم میدوه میدویم
runbook: رانبوک
running: دویدن چالان
rupee: روپیه
rural: روستایی
rush: راش هجوم
russia: روسیه
russian: روسی
russians: روسا
sable: سمور
sabotage: خرابکاری
sack: گون
sacrifice: فدا
sad: دلگیر غمگینی ناراحتکننده
saddam: صدام
saddle: زین
sadist: سادیسمی
safari: سافاری
safavid: صفوی صفویه
safe: امانی امن امنش امنه ایمن سیف سیفه کمریسک گاوصندوق گاوصندوقم گاوصندوقمو گاوصندوقه
safety: ایمن
saffron: زعفران زعفرون
said: فرمود فرمودن فرمودید میفرماید میفرمایید
sailor: ملوان ملوانم
sake: خاطر
salad: الویه سالاد
salami: کالباس
salary: حقوق حقوقت حقوقش حقوقشو حقوقم حقوقمو حقوقه حقی
sale: حراج فروشیمو
salesman: ویزیتوری
salon: ارایشگاه ارایشگاهم سالن
salt: نمک
salty: شور شوره
sam: سام
samarkand: سمرقند
same: عین همان همو همون همونا همونان همونجور همونجوریه همونطوری همونقدر همونه همونو همونیه همین همینقدر همینن همینه یکسان یکیه
samosa: سمبوسه
samovar: سماور
sample: نمونهسوال
samsung: سامسونگ سامسونگا سامسونگم
sanction: تحریمش تحریمم
sanctions: تحریم تحریما تحریمه تحریمیم خودتحریمی
sand: شن شنی ماسه
sandbox: سندباکس
sandeep: ساندیپ
sandero: ساندرو
sandwich: ساندویچ ساندویچم سندویچ
sank: فرورفت
santa: بابانویل
sapling: نهال
sasanian: ساسانی ساسانیان
satan: ابلیس
satellite: ماهواره
satin: ساتن
satire: طنز
satirist: طنزپرداز
satisfaction: رضایت
satisfied: راضی راضیش راضیه
satoshi: ساتوشی
saturation: اشباع
saturday: شنبه
saturn: زحل
sauce: بشامل سس
saucer: نعلبکی
sausage: سوسیس
save: ذخیره سیو صرفه نجات نجاتش
saving: صرفهجویی پسانداز
savings: اندوخت اندوخته پساندازم
savior: ناجی
say: بگو بگویید بگیم فرمایید مگم میگه نگم نگو نگید نگیم گفتیم گفتینو گویی
scaffolding: داربست
scale: مقیاس
scallion: پیازچه
scalp: اسکالپ
scam: اسکم اسکمه هایپرفاند گلدکویست گلدکویسته
scammer: اسکمر کلاهبردار کلاهبردارم کلاهبردارن کلاهبرداره
scammers: کلاهبردارای
scan: اسکن
scanner: اسکنر
scare: بترسونم ترساندن ترسوند میترسونه
scarf: روسری
scary: ترسناک ترسناکه
scattered: پاشیده پخشن پراکند پراکنده
scenario: سناریوه سناریوی
scene: سکانس صحنه
schema: اسکیمای
scheme: متافورس هایپرورس گلدکوییسته
schengen: شنگن شینگنمو
scholarship: اسکالرشیپ بورسیه
school: اموزشگاهم دبستان دبیرستان دبیرستانه سمپاد فرزانگان مدرسم مدرسه نمونهدولتی هنرستان
schools: مدارس
schopenhauer: شوپنهاور
sciatica: سیاتیکه
science: علم علوم
sciences: علوم
scientist: دانشمند
scientists: دانشمندا دانشمندان
scissors: قیچی قیچیش
sconce: دیوارکوب
scooter: اسکوتر
score: امتیاز امتیازام امتیازشو امتیازم امتیازمونه امتیازه امتیازو نمره
scorer: گلزن
scores: امتیازامو امتیازای
scoring: امتیازبندی
scorpion: عقرب
scotland: اسکاتلند
scoundrel: بیشرف رذل
scraper: اسکرپر
scratch: اسکرچ خراشید خراشیدنی خش
scream: جیغ
screening: اکران
screenplay: فیلمنامه
screenshot: اسکرین اسکرینشات
screw: پیچ
screwdriver: پیچگوشتی
script: اسکریپت اسکریپتم اسکریپته
scroll: اسکرول اسکرولم
scrub: اسکراب میسابم
scrubbed: سابید
sculpture: مجسمه مجسمهسازی
scumbag: لاشخور
sea: دری دریا
seal: مهردار پلمب
sealed: پلمو پلمپ
seam: درز
search: جست جستجو جستن جستوجو دنبال سرچ وجو
season: سیزن فصل
seasonal: فصلیه
seat: بنشانمش بنشونم صندلی نشاند نشوندن نمایاند کرسی
secluded: خلوت
second: ثانویه ثانیه ثانیهای دوم دومش دومم دومه دومین
secondary: فرعی متوسطه
secondly: ثانیا دوما
secret: راضی سری مخفی مخفیم
secretary: منشی منشیم منشیه
secretly: یواشکی
secrets: اصرار رازهاتو
section: بخش بخشه سکشن
sectional: مقطعی
sector: سکتور
secular: سکولار
secularism: سکولاریسم
secure: امن
security: افتا امنیت امنیتش امنیتم امنیته امنیتیم اواسپ حراست پنتستر کلریتی
sediment: رسوب
see: ببینم بیبینم بینمش دیدنش دیدنه دیدنی دیدیم
seed: بذر تخم سید سیدفریز عبارتم
seeds: تخمه
seek: سراغ
seeker: پناهجو
seem: انگار
seems: انگاشت
seen: سینش لستسین
seesaw: الاکلنگ
seizure: تشنج توقیف
selection: گزینشیه گلچین
self: خود خوداشتغالی
selfie: سلفی سلفیم
selfish: خودخواه
seljuk: سلجوقیان
sell: فروختش فروختیم فروش
seller: فروشنده
selling: فروشندگی
semester: ترم
semi: خصولتی
seminar: سمینار
senate: ثنا
senator: سناتور
send: ارسال بفرستم فرستدش
sender: فرستنده
senegal: سنگال
senior: ارشد ارشدم سینیور
sense: حس شعوری
sensitive: حساس حساسم حساسن حساسه
sensitivity: حساسیت حساسیته
sensor: حسگر سنسور
sentence: جمله
sentences: جملات
seoul: سیول
separate: تفکیک تفکیکش جدا جداست جداش جدام جدان سواست مجزا
separately: جداگانه
separation: جدایی فراق
separatist: تجزیهطلب
separator: جداکننده
september: سپتامبر شهریور
sequence: ترتیبش دنباله
serbia: صربستان
serendipity: سرندیپیتی
sergeant: سرگروهبان گروهبان
serial: سریال
series: جومونگ سری سریا سریال سلسله
serious: جدی جدیه حسابیه
servant: نوکر
server: سرو سرور سرورت سرورشو سرورم سروره سرورو لودبالانسرمون
servers: سرورای
service: امریه خدمت خدمتم سرویس سرویسم
services: خدمات
session: سانس سشن سشنم نشستت
sessions: سشنز
set: تنظیم ست
setting: تنظیمش تنظیمم تنظیمه
settings: تنظیما تنظیمات تنظیماتت تنظیماتتو تنظیماتش تنظیماتم تنظیماتمو تنظیماته ستینگ
settlement: تسویه تصفیه مفاصاحساب
setup: ستاپ
seven: سون هفت هفتصد
seventeen: هفده هیفده
seventh: هفتم هفتمه
seventy: هفتاد
several: چن چند چندبار چندتا چندتاش
severance: سنوات
severely: بشدت بهشدت شدیدا
sew: بدوز بدوزم بدوزه میدوزم
sewage: فاضلاب
sewed: دوخت دوختم
sewing: خیاطی دوختن
sex: سکسی
sexy: سکسی
seychelles: سیشل
shadow: سایه
shah: رضاشاه ناصرالدین
shake: تکان تکون تکوند لرزید
shakespeare: شکسپیر
shame: خجالت شرم عیبه ننگ
shameless: بیحیا وقیح
shampoo: شامپو
shanghai: شانگهای
shape: شکل شکله شکلیه
sharding: شاردینگ
share: اشتراک دنگ دونگ سهم سهمام سهمش سهمشو سهمم سهممو سهمی نصیبم نصیبی هرسهم
shared: مشترکه
shareholder: سهامدار سهامداران
shareholders: سهامدارا سهامدارانه
shares: سهام سهامه سهمای
sharia: شرعا شرعی
sharing: اشتراکگذاری
shark: کوسه
sharp: تیز تیزه شارپ
sharpener: تراش
shave: بتراش تراشید تراشیدن میتراشم
shawl: شال
shazam: شازام
she: ایشون
sheep: گوسفند
sheet: برگ برگش برگه بیلان ترازنامه شیت ملافه ورق پاسخنامه
sheikh: شیخ
shelf: قفسه
shell: شل پوسته
shelter: پناهگاه
shepherd: چوپان چوپون
shia: شیعه
shiba: شیبا شیبااینو
shield: سپر سپرم
shift: شبکاری شیفت شیفتم
shine: بتاب تابد تابیدن میتابه
shingles: زونا
shining: درخشان
ship: کشتی
shirt: پیراهن پیرهن
shit: تاپاله رید ریدم ریدن ریده شت میرینم میرینه پشگل گه گوه گوهخوری
shitcoin: شتکوین
shiver: لرز
shock: شوک
shocked: شوکه
shoe: کفش
shoemaker: کفاش
shoes: نیوشانیک کفشم
shone: تابید
shoot: شوت
shooting: تیراندازی
shop: باصلام دکان دکون فروشگاه مغازه
shopkeeper: مغازهدار
shopping: پرخرید
short: شورت کوتاه کوتاهمدت کوتاهه
shortage: کمبود
shortcut: میانبر
shorts: شلوارک شورتو
shot: تیر شات شاتم شلیک
should: نباید
shoulder: شانه شونه کتفم
shout: فریاد
show: نشون نشونده
shower: دوش رگبار
shrimp: میگو
shrine: امامزاده زیارتگاه ضریح
shroud: کفن
shrub: درختچه
shut: خفهشو زرنزن گهنخور گوهنخور
shutter: کرکره
shy: خجالت خجالتیم
sicily: سیسیلی
sick: استعلاجی مریض مریضم مریضه
sickle: داس
side: اینور جانب ساید سمت ضلعی طرف طرفش طرفم طرفه طرفید پهلو
siege: حصر محاصره
sig: سیگ
sigh: هعی
sighted: بیناست
sign: امضا تابلو ساین علامت نشانم نشانه نشانی نشونه
signal: سیگنال
signature: امضا امضاش امضام امضامو امضایم امضایی
signed: امضاشده خودامضا
significant: معنادار
signing: ساینینگ
signs: علامتا علایم
silence: سکوت
silent: ساکته سایلنت
silicon: سیلیکون
silk: ابریشم
silver: نقره نقرهای
sim: اوانو سیم سیمکارت سیمکارتت سیمکارتم
similar: شبیه شبیهش مشابه
similarity: شباهت
simile: تشبیه
simorgh: سیمرغ
simple: سادست ساده سیمپل
simulation: شبیهسازی
simulator: سیمولاتور
simultaneous: همزمان
sin: گناه گناهه
since: ازکی
sincere: صمیمیم
sine: سینوس
singapore: سنگاپوری
singer: بنان بهنام تتلو خسروی خواننده داریوش زندوکیلی سیروان شادمهر شجریان عقیلی قمیشی مداح مهستی هایده همایون چاوشی گوگوش یگانه
singing: اواز خوانندگی
single: تک تکی سینگل مجردم مجرده مجردی
singular: مفرد
sinner: گناهکار
sip: جرعه
sir: اقا جناب
sis: اجی
sissy: بچهننه سوسول
sister: ابجی جاریم خواهر خواهرش خواهرشوهر خواهرم خواهرمو خواهریم
sisters: خواهرام خواهران
sit: بتمرگ نشست نشستا نشستت نشستنم نشستیم
site: سایت سایتتونو سایتش سایتم سایتمو سایتن سایته سایتید سایتیه سیت
situation: اوضاع وضع وضعش وضعم وضعو وضعیتو وضعیتیه
six: شش ششصد شیش شیشصد
sixteen: شانزده شونزده
sixth: ششم ششمین شیشمی
sixty: شص شصت
size: اندازمه حجم حجمش حجمم سایز سایزشو
skate: اسکیت
skeptical: شکاک شکاکم شکاکه
skewer: سیخ
ski: اسکی دیزین
skill: مهارت
skilled: ماهر
skin: اسکین پوست پوستشو پوستم پوسته
skinny: لاغره
skip: اسکیپ بپرونه پرونید
skirt: دامن دامنش
skrill: اسکریل
sky: اسمان اسمون اسکای فلک
skylight: نورگیر
skype: اسکایپ
slack: اسلک
slang: عامیانه
slash: اسلش
slave: کنیز
slavery: بردهداری
sleep: بخوابون خواب خوابای خوابتو خوابش خوابوند خوابوندم خوابوندن خوابونه خوابیدیم لالا نخوابونه
sleepwalker: خوابگرد
sleeve: استین
slice: برش
slid: سرخورد سرید
slide: اسلاید سرسره
slider: اسلایدرهای اسلیدر
slip: فیش لغزید لغزیدن
slippage: اسلیپیج اسلیپیجم لغزش لغزشو
slippers: دمپایی
slippery: لغزنده لیزی
slogan: شعار
slope: دمنه
slot: slotهای اسلات اسلاته
slow: اهسته کندم کنده کندی یواش
slut: سلیطه هرزه پتیاره
small: اسمال ریزنوشته ناقابل کوچو کوچولو کوچکی کوچیک کوچیکش کوچیکم کوچیکه
smaller: ریزترش
smart: اسمارت باهوش زرنگ هوشمند هوشمندم هوشمنده
smell: بو بوی بویید بوییدن
smelly: بدبو
smile: لبخند
smoke: دود
smoker: سیگاریه
smooth: صاف صافه
sms: اساماس اسمس پیامک
smuggler: قاچاقچی
smuggling: قاچاق قاچاقه
snack: عصرانه عصرونه
snail: حلزون
snake: مار
snapchat: اسنپچت
snatch: بقاپ قاپه قاپید قاپیدن میقاپه
snatcher: کیفقاپ
sneakers: نیوشانیک کتانی کتونی
sneeze: عطسه
sniper: اسنایپر تکتیرانداز
snore: خروپف
snoring: خرخر خروپفش
snout: پوزه
snow: برف برفیه
so: انقد اینطور اینقد بنابراین
soak: خیسوند
soap: صابون
soccer: فوتبالم
social: اجتماعی اجتماعیه سوسیال سوشال
socialism: سوسیالیسم
socialist: سوسیالیست
society: جامعه
sociology: جامعهشناسی
sock: سوک
socket: سوکت پریز
socks: جوراب جورابم جورابه ساکس
socrates: سقراط
soda: سودای نوشابه
sodium: سدیم
sofa: مبل
sofia: سوفیا
soft: نرم
software: افزار افزارش افزارمو نرمافزار
soggy: شفته
soil: خاک
sol: سول
solana: سولانا سولاناست سولانام سولانامو
solar: خورشید سولار شمسی منظومه کسوف
soldier: سربازم سربازه سربازی
soldiers: سربازا سربازان
soleimani: سلیمانی
solid: جامد
solidarity: همبستگی
solidity: سالیدیتی
solitary: انفرادی
solution: حل راهحل محلول چاره
solve: حل حلش
solved: حله
somalia: سومالی
some: برخی بعضی بعضیا
someone: بهمانی کسا کسو کسی کسیه کسیو
sometimes: بعضیوقتا گاهی گاهیاوقات گهگاه
son: دامادم پسر پسرت پسرش پسرم پسرمو
song: اهنگ اهنگش اهنگم اهنگه اواز ترانه
songs: اهنگا
sonic: سونیک
soon: بزودی زودتر
sorbet: فالوده
sorethroat: گلودرد
sorrow: قصه
sorry: ببخشید ببخشین ببشخید شرمندم عذر متاسفم معذرت پوزش
sort: مرتب
soul: روح روحمم
sound: صدا صداتو صداست صداش صداشو
soundcloud: ساندکلاد
soup: اشم سوپ شله کلهپاچه
sour: ترشی
source: اوپنسورس سورس سورسش سورسه مایه متنباز منبع
south: جنوب
souvenir: سوغات
sovereignty: حاکمیت
soviet: شوروی
soy: سویا
spa: سرعین
space: فضای فضایی
spacecraft: فضاپیما
spaceship: سفینه
spacex: اسپیسایکس
spaghetti: اسپاگتی
spain: اسپانیا
spam: اسپم هرزنامه
spanish: اسپانیایی
spare: زاپاس زاپاسشو زاپاسن زاپاسه یدکی
spark: جرقه
sparrow: گنجشک
spatula: کفگیر
speaker: اسپیکر اسپیکرش بلندگو سخنرانی
spec: اسپک
special: خاص خاصم مخصوص ویژه
specialist: متخصص
species: گونه
specific: مختص
specifications: مشخصات
specify: مشخص
spectacular: دیدنیه
spectator: تماشاگر
spectrum: تیف
speech: سخنرانی گفتار
speed: اسپید سرعت سرعتش
spell: دعانویس طلسم
spelling: املاش املاشو املای املایی هجی
spend: بگذرون صرف میگذرونم گذراند گذروند
spending: اسپندینگ
sperm: اسپرم
spice: ادویه
spicy: تند تنده
spider: عنکبوتی
spill: اسپیل
spin: بچرخون بچرخونم بچرخونمش بچرخونه بچرخونیم چرخوندش چرخونه چرخونی چرخونیم
spinach: اسفناج
spine: نخاع
spit: تف
spleen: طحال
split: بشکاف دنگ دونگ دوپاره شکافت شکافتن
spoil: اسپویل
spoiled: لوستر
spoiler: اسپویل
spokesman: سخنگوتون
sponge: اسفنج
sponsor: اسپانسر اسپانسرم اپلاین حامی حامیش حامیم حامیمو حامیه
spoon: قاشق
sport: اسپورت ورزشم ورزشی
spot: اسپات لک
spotify: اسپاتیفای اسپاتیفایم
spouse: همسر همسرم همسرمه
spraying: سمپاشی
spread: اسپرد
spring: ابگرم بهار چشمه
sprinkle: بپاش پاشیدن
spy: جاسوسی
sql: اسکیوال
square: تجریش مربعی
squeak: قیژقیژ
squeeze: چلاند چلوند
squid: کالمار
squirrel: سنجاب
stabbing: چاقوکشی
stability: ثبات
stable: استوار استیبل پایداره
stablecoin: استیبلکوین دای پاکسوس
stack: استک استکاورفلو فولاستک پشته
stadium: استادیوم ورزشگاه
staff: کادر کارکنان
stage: مرحله
stages: مراحل مراحلش
stagnant: راکد
stain: لک لکه
stair: پله
staking: استیک استیکینگ
stale: بیات
stalin: استالین
stall: بساط
stamp: تمبرهاش مهر
stamped: مهردار
stand: بلندشو صبرکن وایساد وایستا وایسیم پاشدم پاشم پاشو پاشید پاشین
standard: استاندارد استاندارده
standby: استندبای
standing: سرپا
stanford: استنفورد
star: استار ستاره
starbucks: استارباکس
starch: نشاسته
stare: زل
starlink: استارلینک
stars: استارز
start: استارت اغاز اغازید شروع شروعش
started: استارتد
starter: استار
startup: استارتاپی
state: ایالت حالت حالتش حالتیه صداوسیما
stated: مندرج
statement: بیانیه
static: ایستا
station: استیشن ایستگاه پمپبنزین کلانتری
stationery: التحریرمو تحریری
statistics: امار امارا امارش امارم امارو امارگیری
statue: مجسمه
status: وضعیت
statute: اساسنامه
stay: اقامت مونه
steal: دزد
steam: استیم استیمم بخار
steamed: بخارپز
steel: استیل فولاد
steering: فرمان فرمون فرمونم
stellar: استلار
stem: ساقه
step: استپ دومرحله قدم قدمش قدمه مرحله پله گام گامبهگام
stepfather: ناپدری
stepmother: نامادری
stepn: استپن
stepper: استپر
steps: مراحل مراحلش
steve: استیو
stew: ابگوشت خورش خورشت دیزی فسنجان فسنجون قرمه قورمه قیمه
stewardess: مهماندار
stick: بچسب بچسبم بچسبون بچسبونم میچسبم میچسبه میچسبونم نچسبه نچسبیده چسباند چسبوند چسبوندم
sticker: استیکر استیکرم
stickers: استیکرا
still: همچنان هنوز هنوزم
sting: نیش گزیدگی
stingy: خسیس کنس
stitch: بخیه
stock: بورس بورسه سجام سهام سهامه شستا فملی
stockholm: استکهلم
stomach: شکم معدم معده
stomachache: دلدرد
stone: سنگ سنگم
stoning: سنگسار
stool: مدفوع
stop: استاپ استاپم توقف حدضرر حدضررم متوقف متوقفش وایساد
stopped: متوقفم متوقفن متوقفه
storage: استوریج ذخیره
store: استوری انباره فروشگاه فروشگاهم کافهبازار
stories: استوریا داستانا
storm: طوفان
story: استوری استوریت استوریش استوریم داستان داستانش قصه ماجرا ملانصرالدین
storyteller: شهرزاد
stove: اجاق دوشعله
strainer: ابکش
strait: المندب تنگه
strange: عجیب عجیبم عجیبه غریب
stranger: غریبه نامحرمه
strategy: استراتژی استراتژیم استراتژیمو راهبرد
strawberry: توتفرنگی
stream: استریم جوی
streamer: استریمر
streamers: استریمرا
streaming: فیلیمو نماوا نماواست
street: خیابان خیابون خیابونه ولیعصر ونک
strengthen: تقویت
stress: استرس استرسه
strict: سختگیر
strike: اعتصاب
string: استرینگ تار رشته نخ
strip: نوار
stroke: سکته
stroller: کالسکه
strong: قوی قویم قویه محکم
structure: ساختار ساختارش ساختارم ساختمانداده
stubborn: بدقلقیه لج لجباز لجوج
stuck: چسبید چسبیدم چسبیدن چسبیده گیرش گیرو گیرکرده
student: دانشجوام دانشجوی دانشجوین دانشجویه شاگرد شاگردام شاگرداول شاگردش شاگردم طلبه هنرجو
students: دانشجویان شاگردا کنکوریا
studies: مطالعات
studious: درسخوان درسخون
study: درستو درسم فرجه مطالعه
stupid: احمق احمقاست احمقانه احمقم بیشور خنگی کودن
style: استایل تیپ سبک سبکش
stylish: شیک
sub: سابی
subdomain: زیردامنه
subgraph: سابگراف
subgroup: زیرگروهم
subject: فاعل مشمول مشمولشه موضوع موضوعش
subjects: موضوعاتی
submarine: زیردریایی
subordinate: زیردست زیردستم
subordinates: زیردستام
subscribe: سابسکرایب
subscriber: سابسکرایبر مشترک
subscription: ابونمان اشتراک اشتراکم سابسکریپشنه
subset: زیرمجموعم
subside: فروکش
subsidy: سوبسید یارانه
subtitle: زیرنویس
subtraction: تفریق
subtree: زیردرخت
subway: مترو
success: ساکسسه موفقیت موفقیتم
successful: موفق موفقن موفقو
successor: جانشینش
such: اینجوری
suck: مکید مکیدن میمکم
sudan: سودان
sudden: ناگهانی یکباره
suddenly: یهو یکدفعه
sudoku: سودوکو
suffice: کفاف
sufficient: کفایت
suffix: پسوند
suffocate: خفه
sufi: صوفی
sufism: تصوف
sugar: شکر شکرک قند
suggestion: پیشنهاد پیشنهادت
suicide: خودکشی
suitable: مناسب مناسبه
suitcase: چمدان چمدون چمدونم
suite: سوییت
suitor: خواستگار خواستگارم
sulk: قهرم قهره قهریم
sultan: سلطان
sum: جمع جمعش جمعشه
sumac: سماق
summarization: خلاصهسازی
summary: خلاصه
summer: تابستان تابستون تابستونی
summit: سامیت
summons: احضاریه
sun: افتاب خورشید
sunday: یکشنبه
sunflower: افتابگردان افتابگردون
sunni: سنی
sunrise: طلوع
sunscreen: ضدافتاب
sunset: غروب مغرب
sunshine: افتاب
super: فوق
superb: محشر
supergroup: سوپرگروه
superhero: ابرقهرمان
superior: بالادستم بالادستی بالادستیم بالاسریام
superiors: بالاسریا بالاییام
supermarket: سوپرمارکت سوپرمارکتم سوپری هایپرمارکت
superstar: سوپراستار
superstition: خرافات
supervision: نظارت
supervisor: بالاسرمه بالاسری بالاسریم سرپرست سوپروایزر سوپروایزرم سوپریوزر ناظر ناظرم
supplement: مکمل
supplies: لوازم ملزومات
supply: تامین توشه عرضه
support: حمایت ساپورت پشتتونه پشتیبان پشتیبانم پشتیبانه پشتیبانی پشتیبانیتونو پشتیبانیش پشتیبانیه
supporter: حامی حامیم حامیمو طرفدار
supporters: حامیان
suppose: میپندارم پنداشت پنداشتن
supposed: قراره
suppository: شیاف
surah: سوره
sure: مطمین مطمینم مطمینه مطمینید
surface: سطحش
surgery: جراحی عمل
surname: فامیل فامیلیش
surplus: مازاد
surprise: تعجب سورپرایز سورپرایزش غافلگیر
surprised: متعجب
surreal: سوریال
surrender: تسلیم
survey: نظرسنجی
survivor: بازماند بازمانده
sushi: سوشی
suspect: مظنون
suspend: سوسپند
suspended: معلق معلقه
suspension: تعلیق جلوبندی
suspicious: مشکوک مشکوکه
sustenance: رزق
suture: بخیه
swahili: سواحیلی
swallow: بلعه بلعیدن قورت میبلعه
swallowed: بلعید
swan: قو
swap: سواپ سواپش سواپم سواپه
swat: سوات
swear: بخدا بقران بهخدا دشنام فوش
sweat: عرق
sweater: پلیور
sweatshirt: سویشرت سوییشرت
sweden: سوید سویدم
sweeper: رفتگر سوپور
sweet: شیرینی
sweetheart: جیگرم دلبر
sweetie: قندول
sweets: زولبیا
swelling: ورم پف
swift: سویفت سوییفت سوییفتم
swimmer: شناگر
swimming: شنا
swimsuit: مایو
swindle: سرکیسه
swing: تاب نوسانگیری
switch: سوییسه سوییچ
switzerland: سوییس
sword: شمشیر
sybil: سیبلاتن
sycamore: چنار
sycophant: خایهمال پاچهخوار چاپلوس
sydney: سیدنی
syllable: هجا
syllabus: سرفصلاش
symbol: نماد نمادش نماده
symmetric: قرینه
symptom: نشانه
symptoms: علایم
synagogue: کنیسه
sync: سینک همگام
synonym: مترادف
synthesis: سنتز
syria: سوریه
syringe: سرنگ
syrup: شربت شربتش شیره
system: سامانه سیستم سیستمت سیستمش سیستمعامل سیستمم سیستممو سیستمه سیستمو سیستمیت منظومه نظامی
systemd: سیستمد
systems: سیستما
tab: تاب تب زبانه زبونه
table: تیبل جدول جدولش جدوله جدولیه میز
tablecloth: رومیزی
tablet: تبلت تبلتم تبلته لوح
tact: کیاست
tactic: تاکتیک
taekwondo: تکواندو
tag: برچسب تگ تگش تگم
tail: دم
tailor: خیاطم خیاطی
taiwan: تایوان
tajik: تاجیکی
tajikistan: تاجیکستان تاجیکستانم
take: ببرم بردنش برنداره برندارید برنداشت برنداشتم بستانم بگیرم گرفتنش گرفتنه گرفتنی گرفتیم گیریم
tale: حکایت
taliban: طالبان
talk: تاک حرف حرفت حرفشو حرفم صبحت صحبت
tall: بلند بلندم بلنده قدبلند
tamerlane: تیمور
tamper: دستکاریش
tangerine: نارنگی
tank: باک تانک
tape: نوار
tapswap: تپسواپ
tarball: تاربال
target: تارگت سیبل هدف هدفم
tariff: تعرفه
tarot: تاروت
tashkent: تاشکند
tasks: کارا کارام
taste: بچش بچشم سلیقه سلیمی مزه میچشم چشیدن کام
tasted: چشید
tasteless: بیمزه
tattoo: تتو خالکوبی
tax: اظهارنامه تکس خمس مالیات مالیاتش مالیاتشو مالیاتم مالیاته مالیاتچی مالیاتیش مالیاتیم
taxi: اسنپ اسنپم اسنپه تاکسی تاکسیم تاکسیمو تپسی دربست
taxman: مالیاتچی
taxpayers: مودیان
taylor: تیلور
tbilisi: تفلیس
tea: دمنوش چای چایی گلگاوزبان
teach: یادبده
teacher: استاد دبیر مدرس معلم معلمش معلمم
teachers: فرهنگیان معلما معلمان
teaching: التدریس تدریس
team: تیم تیمش تیمم تیممو تیمو تیمیم
teambuilding: تیمسازی
teapot: قوری
tear: اشک درید دریدن میدره
tears: اشکم
teaser: تیزر
technical: تکنیکال فنی
technique: تکنیک فن
techno: تکنو
technology: الکامپ تکنولوژی فناوری
teenager: نوجوانی نوجوونم
teenagers: نوجوونا
teeth: دندونام
tehran: تهران تهرانم تهرانن تهرانه تهرون
tel: تلاویو
telecommunications: مخابرات
telegram: تلگرام تلگرامم تلگراممو
telescope: تلسکوپ
television: تلوزیون تلویزیون تلویزیونم صداوسیما
tell: بگوببینم
teller: تحویلدار فالگیر
temperature: دمای
template: تمپلیت قالب قالبش قالبیه
temple: اتشکده معبد
tempo: تمپو
temporarily: موقتا
temporary: موقت موقته موقتیه
temptation: وسوسه
ten: ده
tenant: مستاجر مستاجرم چندمستاجری
tender: مناقصه
tendermint: تندرمینت
tennis: تنیس
tense: مضارع
tension: تنش
tensor: تنسور
tent: چادر
tenth: دهمش
terabyte: ترابایت
term: اصطلاح بلندمدت ترم ترمم کوتاهمدت
terminal: ترمینال پوز کارتخوان
terminate: ترمینیت
termination: خاتمه
terminator: ترمیناتور
termite: موریانه
terms: اصطلاحات شرایط مفاد
terra: ترا
terrace: تراس صفه
terrible: افتضاح افتضاحه وحشتناک
terror: ترور وحشت
terrorism: تروریسم
terrorist: تروریست
tesla: تسلا
test: ازمایشش ازمایشی ازمایشیم ازمایشیه ازمود ازمودن ازمون ازمونش ازمونم ازمونه امتحان امتحانش بیازمای تست تستت تستزنی تستش تستشو تستم تستمو تسته تستو تستیم محک میازمایم چهارگزینه
tester: تستر تسترم
testicle: بیضه
testimony: استشهادیه
tests: تستا
tetanus: کزازم
tether: تتر تترامو تترش تترشو تترم تترماینر تترمو تتره تترو
texas: تگزاس
text: تکس تکست متن متنش متنشه متنم متنه متنو
textbook: کتابدرسی
textile: تکتایل نساجی
texts: متون
tezos: تزوس
thailand: تایلند
thank: خدارو خداروشکر ممنون
thankfully: الحمدلله
thanks: تشکر تنکس تنکیو دمت سپاس سپاسگزار سپاسگزارم فدات فداتشم قربونت متشکر متشکرم مرسی ممنونم مچکر مچکرم
that: اونجوری اونطوری کهه
theater: تاتر تیاتر
theft: سرقت
theme: تم
then: اونوقت سپس
theorem: قضیه
theory: تیوری نظریه
therapist: تراپیست درمانگر
therapy: تراپی
there: اونجا اونجاست اونور همونجا همونجاست
thermos: فلاسک
thermostat: ترموستات
thesis: تز پایاننامه
thick: ضخیم کلفت
thief: دزد
thieves: دزدای
thigh: رون
thin: باریک لاغر لاغرتره لاغره نازک
thing: چیز چیزم چیزه چیزو چیزی چیزیش چیزیه
things: چیزای
think: اندیشید اندیشیدن بیندیش فکر فکرم میاندیشم
third: ثالث ثلث سوم سومش سومه سومین یکسوم
thirsty: تشنمه تشنه
thirteen: سیزده
thirty: سی
this: امسال
thomas: توماس
thomson: تامسون
thorn: خار
thought: فکرو
thousand: دههزاری دوهزار صدهزار هزار هزارتا هزارتایی هزارم
thousands: هزاران
thread: رشتو نخ
threads: تردز
threat: تهدید تهدیدم
three: سه سهبعدی سهتا سیصد
threshold: استانه نصابش
throat: حلق حنجره گلو گلوم
throw: انداختنش انداختنم اندازه بیندازم پرتاب
thug: لات
thugs: اراذل
thunder: تندر رعد رعدوبرق
thursday: پنجشنبه
thyme: اویشن
thyroid: تیرویید تیروییدم
tibet: تبت
tick: تیک
ticket: بلیت بلیتش بلیتم بلیته تیکت تیکتش تیکتم
tidy: مرتب مرتبش
tie: کراوات
tiger: ببر
tight: تنگ تنگم تنگه سفت
tiktok: تیکتاک تیکتوک
time: بار بارمه بگذرون تایم تماموقت دفعه زمان زمانه زمانیه مره موقع میگذرونم هروقت هنگام وخت وقت وقتش وقتشه وقتم وقتمو وقته وقتیه پارهوقت گذراند گذروند
timer: تایمر تایمرش
times: برابر مرتبه
tin: حلبی
tinder: تیندر
tip: انعام انعامش نوک نکته
tips: نکات
tire: تایر لاستیک
tired: خستم خسته خستهام
tissue: دستمال
titanic: تایتانیک
title: تایتل تیتر عنوان عنوانم عنوانمو
titles: عناوین
toast: تاست
today: امرو امروز امروزم امروزمو امروزه
toddling: تاتی
toefl: تافل
together: باهم توگدر همدیگر همدیگه یکدیگر
toilet: توالت دستشویی مستراح
token: ارسی20 ایمتوکن توکن توکنش توکنشو توکنم توکنه توکنیه ژتون
tokens: توکنا توکناش توکنامو
tokyo: توکیو
tolerance: تلورانس تولرنس
tolerate: تحمل
toll: عوارض
tolstoy: تولستوی
toman: تومنم تومنیم یهتومنی
tomato: گوجه
tomb: ارامگاه مزار مقبره
tomorrow: فردا فردارو فرداش فردام پسفردا
tone: لحن
toner: تونر
tongue: زبون زبونش زبونه
tonight: امشب
tonsils: لوزه
too: زیاده
tool: ابزار ابزارش
tools: ابزارا
tooth: دندان دندون دندونم دندونمو
toothbrush: مسواک
toothpaste: خمیردندان خمیردندون
top: بالابالا بالایی بالاییا بالاییم برتر برترین تاپ تاپش تاپم تاپمو شاگرداول پرامتیازا
topic: باب مبحث
topics: مباحث موضوعاتی
torah: تورات
torment: عذاب
torn: جر پاره
tornado: تورنادو گردباد
toronto: تورنتو
torque: گشتاور
torrential: سیلابی
torture: شکنجه
toshiba: توشیبا
total: totalها توتال جمعا سرجمع مجموع کل کلش کلی
totally: کلا
touch: تاچ لمس
tour: تور
tourist: توریست گردشگر
toward: سمتش سوی
towel: حوله
tower: برج برجم برجه
town: سرعین شهرستان شهرستانی شهرک
toxic: تاکسیک سمی
toy: اسباببازی
toyota: تویوتا
trace: تریس ردمو ردی
track: ردمو
tracker: ردیابی
tracking: ردگیری ردیابی رهگیری پیگیری
tractor: تراکتور
trade: تجارت ترید تریدم صنفی معامله
trader: تریدر معاملهگر کاسبم
trades: معاملاتش
trading: الگوتریدینگ ترید تریدینگ فاندنکست متاتریدر معاملات نوسانگیری پراپ
tradition: سنت سنتش سنته
traffic: ترافیک ترافیکه
tragedy: تراژدی
trailer: تریلر تریلی
trailing: تریلینگ
train: ترن رجا قطار قطارم قطاره
trainee: کاراموز
training: تربیت پرورش
traitor: خاین
tramadol: ترامادول
trans: ترنس
transaction: تراکنش تراکنشت تراکنشش تراکنشم تراکنشمو تراکنشه تراکنشو
transactions: تراکنشا تراکنشام تراکنشامو معاملات
transcript: ریزنمرات کارنامه
transcription: رونویسی
transfer: انتقال انتقاله انتقالو ترنسفر جابجایی حواله ساتنا سپا منتقل منتقلش واگذار پایا کارتبهکارت
transferred: واگذارشده
transform: دگرگون
transformer: ترنسفورمر
transistor: ترانزیستور
transit: ترانزیتم
translation: ترجمش ترجمه
translator: مترجم
transliteration: فینگلیش
transparency: شفافیت
transparent: شفاف
transport: ترابرد حمل
trap: تله
trash: اشغال اشغاله سطل
travel: سفرنامه مسافرت میپیماید پیمود پیمودن
traveler: تراول جهانگرد مسافرم
traverse: پیمایش
tray: سینی
treadmill: تردمیل
treasure: گنج گنجینه
treasury: المال خزانه
treatment: درمانمه درمانی
treaty: ترکمانچای
tree: درخت درختت درختش درختشو درختم درختمو درختمونو درختن درخته درختو شجره
trees: درختا
tremble: لرزید لرزیدم لرزیدن میلرزم میلرزه
tremor: رعشه لرزه
trench: سنگر
trend: ترند رونده
trends: ترندا
trezor: ترزور ترزورم
trial: ازمایشیش ازمایشیم دادرسی
triangle: مثلث مثلثه
triangular: مثلثیه
tribe: ایل طایفه قبیله قشقایی قوم
trick: ترفند لم کلک کلکش
tried: کوشید
trigger: تریگر ماشه
trigonometry: مثلثات
trillion: تریلیون
trip: صفر صفرش صفرم
tripe: سیرابی
triple: سهبرابر
trojan: تروجان
troll: ترول
trolls: ترولا
tron: ترون ترونشو
troops: نظامیان
trotter: پاچه
trouble: دردسر دردسره زحمت زحمتت زحمتش زحمتم شرش
trout: غزل
truck: وانت کامیون کامیونم کامیونه
trump: ترامپ
trumpet: شیپور
trust: اعتماد اعتماده اعتمادید امانات امانته امانه امانی امانیم تراست وثوق
trustees: امنای
truth: حقیقت راستتو راستش راستشو صدق واقعیت
try: بکوش تلاش سعی میکوشم کوشیدن
tshirt: تیشرت
tsunami: سونامی
tuberculosis: سل
tuesday: سهشنبه
tuition: شهریه
tulip: لاله
tumor: تومور
tune: کوکش
tunisia: تونس
tunnel: تونل
tuple: تاپل
turing: تورینگ
turk: ترک
turkey: بوقلمون ترکیه
turkish: ترکن
turkmen: ترکمن
turkmenistan: ترکمنستان
turks: ترکا
turmeric: زردچوبه
turn: بپیچ بچرخون روشنش میپیچم میپیچه نوبت پیچ پیچید پیچیدن گردد
turnip: شلغم شلم
turnover: گردش
turquoise: فیروزه
turtle: لاکپشت لاکپشته
tutorial: اموزش اموزشش خوداموز
tutoring: تدریسخصوصی قلمچی
tv: منوتو
tweet: تویت توییت توییتت توییتم
tweets: توییتا
twelfth: دوازدهم
twelve: دوازده
twentieth: بیستم بیستمه
twenty: بیست
twice: دوبار
twins: دوقلوزایی دوقلوم دوقلوها
twist: بپیچ میپیچم میپیچه پیچوندم پیچید پیچیدن
twitch: توییچ
twitter: توییتر توییترم
two: دو دوتا دوتایی دومرحله دومون دوو دویه
twobit: توبیت
type: تایپ تیپ نوع
types: انواع
typing: تایپینگ
typist: تایپیست
tyranny: استبداد
tyrant: ضحاک
uber: اوبر
ubuntu: اوبونتو
ufo: یوفو
ugly: بدقیافه بیریخت بیقواره زشت زشته
ui: یوای
ukraine: اوکراین
ultrasound: سونو سونوگرافی
umbrella: چتر چتربازی چترم
umrah: عمره
unable: ناتوانی
unauthorized: انتورایزد غیرمجاز
unavailable: انویلبل ناموجود
unbalanced: نامتعادله
unblock: انبلاک
unbonding: انباندینگ
unchained: انچیند
uncle: دادا دایی داییم داییمو شوهرخاله عمو عمویم
unclear: نامشخص
unconfirmed: انکانفرمد تاییدنشده
undecided: بلاتکلیفه
under: تحت زیر زیرت زیرش زیرشم زیرشن زیرشه زیرشو زیرم زیرمو زیریات
underline: اندرلاین
undermine: زیرابمو
undershirt: زیرپوش
understand: بفامم بفهمم حالیته حالیش درک دستگیرم فهمیدیم فهمیم نفامیدم
understanding: چیزفهم
underwear: شورتو
unemployed: بیکار بیکارم بیکارن بیکاره بیکاریم
unequal: نابرابر
unethical: غیراخلاقیه
unfair: بیانصاف ناعادلانه نامردی
unfaithful: بیوفا
unfollow: انفالو
unfortunately: بدبختانه متاسفانه
unicode: یونیکد
uniform: روپوش یونیفرم یونیفورم یکدست
unimportant: بیاهمیت
union: اتحاد اتحادیه وصال یونی یونیون
unique: بینظیر یونیک یکتای
unit: واحد واحدت واحدش واحدم واحدمو واحده واحدو واحدیه یونت یونیت یونیتم یونیته یگان
units: واحداش واحدام واحدامو واحدای واحدهاست واحدهامو یونیتا یونیتاشو
universal: یونیورسال
university: تربیتمدرس دانشگا دانشگام دانشگاه دانشگاهم دانشگاهمو شریف علموصنعت پیامنور یونی
unix: یونیکس
unknown: ناشناخته ناشناس ناشناسم ناشناسن ناشناسه نامعلوم نامعلومه
unlimited: نامحدود نامحدوده
unlucky: بدشانس بدشانسم بدشانسیه
unopened: اکبند
unprofitable: زیانده ضررده
unreadable: ناخوانا
unreal: انرپ انریل
unripe: نارس
unstable: ناپایدار
unsubscribe: انسابسکرایب
unsuccessful: ناموفق
unwanted: ناخواسته
up: بالا بالاتو بالامه بلندشو خفهشو زرنزن ورمیدارم پاشید پاشین گهنخور گوهنخور
upbringing: تربیت
update: اپدیت اپدیتش بروزرسانی بهروزرسانی روزرسانی
updated: بروز بهروز
upgradable: ارتقاپذیره
upgrade: ارتقا اپگرید
upkeep: اپکیپ
upline: اپلاین بالادستم بالادستی بالادستیم بالاسرمه بالاسری بالاسریا بالاسریام بالاسریم بالاسریمو بالاییام سرشاخه
upload: اپلود اپلودیم بارگذاری
upper: بالایم رویی
uprising: قیام
uproar: غوغاست
upset: دلخور دلخورم ناراحت ناراحتم ناراحته
upstream: بالادستش
uptime: اپتایمش
uranium: اورانیوم
uranus: اورانوس
urgent: غیرفوری فوری
urine: ادرار
urologist: اورولوژ
uruguay: اروگویه
usb: فلشم یواسبی
use: استفادش استفاده کاربرد
used: دستدوم کارکرده
useful: بدردبخور مفید
useless: بیفایده بیهوده
user: کاربرا کاربره کاربری کاربریش کاربریم کاربریمه کاربریه یورز یوزر یوزرش یوزرم یوزرمو
username: ایدی کاربریشو کاربریمه کاربریمو کاربریه یوزرش یوزرشو یوزرم یوزرمه
users: کاربراش کاربران
usual: معمولی
usually: معمولا
usurer: رباخوار نزولخور
usury: ربا رباست نزولی
uzbek: ازبک اوزبیکی
uzbekistan: ازبکستان
vacation: مرخصی
vaccine: واکسن
vacuum: جاروبرقی جاروی
vague: مبهم
valentine: ولنتاین
valid: معتبر معتبره معتبرید
validation: اعتبارسنجی ولیدیشن
validator: تاییدکننده ولیدیتور ولیدیتورت
validity: صحت
valley: دره
valorant: ولورانت
valuable: ارزشمند باارزش
value: ارزش ارزشش ارزششو ارزشه ارزشو ولیو
values: مقادیر
van: ون ونگوگ
vancouver: ونکوور
vanilla: وانیل
vanish: محو
vape: ویپ
variable: متغیر متغیره متغیریه
variance: واریانس
varicose: واریس
various: متنوع مختلف گوناگون
vase: گلدان گلدون گلدونم
vault: گاوصندوق گاوصندوقمو
vector: وکتور وکتوره
vegan: وگان
vegetables: سبزیجات سبزیم
vegetarian: گیاهخوار گیاهخوارن
vehicle: وسیله
vein: رگ
velvet: مخمل
venezuela: ونزویلا
venice: ونیز
verb: فعلی
verdict: حکم حکمش
verification: احراز احرازم احرازهویت
verified: تیکابی
verify: وریفای
verse: مصراع مصرع ورس
verses: ابیات
version: نسخه
vertical: عمودی
very: بسی بسیار خعلی خیلم خیلی خیلیی
vest: جلیقه
veteran: ایثارگر جانباز جانبازم
veterans: ایثارگران
veterinarian: دامپزشک
vibration: ویبره
vice: ناظم
victim: قربانی مالباخته مقتول
victory: پیروزی
video: اپارات ویدیو ویدیوش ویدیوم ویدیوچک ویدیوکال
vietnam: ویتنام
view: viewها دیدگاه رویت مشاهده نمای نمایی ویو
viewer: بیننده ویور
views: بازدید
vile: پستفطرت
villa: ویلا ویلایی
village: دهات روستا روستام ماسوله
vinegar: سرکه
violation: تخلف خلاف نقض
violence: خشونت
violent: خشن
violet: بنفشه
violin: ویولن
viper: وایپر
viral: وایرال
virgin: باکره
virginity: بکارت
virtual: مجاز مجازش مجازن مجازیمو
virus: ویر ویروس ویروسم
visa: شنگن ویزای
visible: پیداست
vision: ویژن
visit: بازدید بازدیدمو مراجعه ویزیت
visitor: بازدیدکننده ویزیتوری
visitors: مراجعین
visual: بصری
vitamin: نوروبیون ویتامین
vocabulary: لغات واژگان
vocal: ووکال
vocational: فنیحرفهای فنیوحرفهای کاردانش
vodka: ودکا
voice: صدا صدات صداتو صداست صداش صداشو ویس ویسا ویست ویسم
void: ابطال
volatility: نوسان
volcano: اتشفشان
volleyball: والیبال والیبالیست
volume: جلد حجم حجمش حجمم
voluntary: خودخواسته داوطلبانه
volvo: ولوو
vomiting: استفراغ
vote: رای رایه
voting: رایگیری
vpn: فیلترشکن فیلترشکنم قندشکن ویپیان
vpns: فیلترشکنا
vs: ویاس
vuitton: لویویتون
vulnerability: حفره
vulnerable: نفوذپذیر
wage: اجرت دستمزد دستمزدش روزمزد مزد مزدش مزدمو
wages: مواجب
wagon: واگن
waist: کمر کمرم
wait: انتظار صبر صبرکن منتظرم منتظرن وایستا وایسیم
waiter: گارسون
waiting: معطل منتظر منتظرمانده منتظره
wales: ولز
walk: پیاده
walking: پیادهروی
wall: دیوار دیوارم
wallet: ایمتوکن تراستولت ترزور دایدالوس رابی رابیه سولفلر لجرمو کیف کیفت کیفتو کیفش کیفم کیفمه کیفمو کیفه کیفو
wallpaper: والپیپر کاغذدیواری
walnut: گردو
want: خواستیم خوام خوایم میخایه
war: جنگ
warehouse: انبار
warm: گرم گرمه
warmth: گرما
warning: اخطار هشدار هشداره
warranty: ضمانت گارانتی
warrior: جنگجو
warsaw: ورشو
warship: ناو
wart: زگیل
wasabi: واسابی
wash: بشور بشورم شستشوی شویی میشورم
washed: شستم شسته
washer: واشرش
washes: میشوره
washing: شستن لباسشویی لباسشوییم
washington: واشنگتن
waste: تلف هدر هدرش هدره
wasted: هدررفته
watch: بپا بپایی تماشا دیدبان میپام واچ پایید پاییدن
watchmaker: ساعتساز
water: اب ابش ابم
watercolor: ابرنگی
waterfall: ابشار
watermelon: هندوانه هندونه
waterproofing: ایزوگام
watt: وات
wave: موج
waves: امواج
wax: موم وکس
waxing: اپیلاسیون
way: اونجوری اونطوری راه راهش راهشو راهم راهمه راهه راهیه طریق طریقه همینجوری
waze: ویز
we: ماییم
weak: ضعیف ضعیفت ضعیفم ضعیفمو ضعیفه
weakness: ضعف ضعفت
weaknesses: ضعفاشه
wealth: ثروت
weapon: اسلحه سلاح
wear: بپوش بپوشم میپوشم پوشن پوشیدی
wearing: پوشیدن
wears: میپوشه
weasel: راسو
weather: هوا هواشناسی
weave: بافه
web: وب
webinar: وبینار
webmoney: وبمانی
webshell: وبشل
website: اپارات تارنما دبلیودارشه سایتو نماشا وبسایت
websites: سایتای
wedding: عروسی عروسیش عروسیم عروسیمو پاگشا
wednesday: چارشنبه چهارشنبه
week: هفتش هفته
weekend: اخرهفته
weekly: هفتگی هفتگیم
weight: وزن وزنه
weird: عجق عجیب
welcome: خوشامدم خوشامدی خوشامدید خوشاومدی
welding: جوش جوشکاری
welfare: رفاه
well: خداقوت خستهنباشی خستهنباشید چاه
went: رفتش
wept: گریست
west: غرب
western: فرنگی وسترن
wet: خیس
whale: نهنگ نهنگم
whatever: هرچند هرچی
whatsapp: واتس واتساپ واتساپم واتساپمو واتسپ
wheat: گندم
wheel: چرخه گردونه
wheelchair: ویلچر
wheeled: چرخدار
when: ازکی هروقت
where: کجا کجاس کجاست کجاش کجایی
whey: کشک
which: کدام کدوماش کدومشو کدومو گدام
whiskey: ویسکی
whisper: نجوا
white: سفید سفیدم سفیده سپید وایت
whitepaper: وایتپیپر
wholesale: بنکدار عمده عمدهفروش
whore: جنده فاحشه قحبه لکاته
why: چراا چراش
wicked: بدجنس
wide: عریض پهن گسترده گشادی
widespread: فراگرفت فراگیر
widget: ویجت
widow: بیوه
width: عرض
wife: خانمم خانومم زن زنت زنته زنش زنمم زنمو عیال هوو
wifi: وایفای
wiki: ویکی
wikipedia: ویکیپدیا پدیاتون
wild: وحش
will: خواهیم وصیت وصیتنامه
willow: بید
wilted: پژمرد
win: ببرم بردنش وین
wind: باد
window: ویندو پنجره
windows: ویندوز ویندوزم
windsor: ویندزور
wine: شراب
wing: بالایی جناح
winged: بالدار
wink: چشمک
winner: برنده
winners: برندگان
winning: برندگی
winter: زمستان زمستون زمستونی چله
wipers: برفپاککن
wire: سیم
wiring: سیمکشی
wise: دانا عاقل عاقلانه وایز
wish: ارزو ارزوت ارزوم ویش کاش
with: همرایم
withdraw: انصراف بردارمش برداریم برداشت بردشت برندارم برندارن برنداره منصرف ویزدرا
withdrawal: برداریه برداشتش برداشتمه برداشتمو
withdrawals: برداشتای
withered: پلاسیده پژمرده
without: بی
witness: شاهد شاهدم
wizard: جادوگر
wolf: گرگ
woman: خانم خانمه زن زنه زنکه پیرزن پیرزنم
womb: رحم
women: بانوان زنان زنانه زنونه
won: بردیم
wood: چوبی
wooden: چوبی
wool: وپشمش پشمی
word: حرفتو حرفش حرفم حرفو لغت واژه ورد وردم کلمش کلمه
wordpress: وردپرس وردپرسم وردپرسمو وردپرسه
words: حرفا حرفات حرفام حرفامو کلمات کلماتتو کلماتش کلماتشو کلماتم کلماتمو کلماتو
wore: پوشیدم پوشیده
work: اینکارو سرکارم سرکاری سیوکارمون کار کاراش کارامو کارتو کارست کارش کارم کارمو کاره کارو کاری کارید کاریش کاریمو کاریه
workbook: کتابکار
worker: ورکرها کارگر کارگرم
workers: کارگرا کارگران
workload: نفرساعت
works: اثار کارا کارام
worksheet: کاربرگ
workshop: کارگاه کارگاهم
world: جهانی دنیا
worldcoin: ورلدکوین
worm: کرم
worn: کهنه
worried: نگران نگرانم نگرانه
worse: بدتر بدتره
worship: بپرست طاعات عبادت پرستش پرستید پرستیدن
worst: بدترین بدترینه
worth: ارز ارزشش
worthless: بیارزش پوچ
wound: زخم
wow: اووف بهبه عجب عجبا واای وای
wrapped: رپد
wrench: اچار
wrestler: کشتیگیر
wriggle: لولید لولیدن
wrinkle: چروک
wrist: مچ مچتونو مچم
write: نوشته نوشتیم
writer: ادیب الاحمد جمالزاده دانشور ساعدی نویسا نویستم نویسنده گلشیری
writers: نویسندگان
writing: نوشتاری نویسندگی نگارش نگاری
written: مکتوب نوشتاری کتبی
wrong: اشتباه اشتباهه بیراه رانگ غلط غلطه
xbox: ایکسباکس
xerxes: خشایارشا
xiaomi: شایومی شیاومی شیایومی شیایومیه
yahoo: یاهو یاهومو
yandex: یاندکس
yard: حیاط
yarn: کاموا
yawn: خمیازه
yeah: ارهه
year: امسال امسالم سال سالته سالش ساله سالیه پارسال پارسالم پارسالو چهارساله
yearn: یرن
years: پیرارسال
yeast: خمیرمایه مخمر
yellow: زرد زرده
yemen: یمن
yen: ین
yerevan: ایروان
yes: ارع اره اهوم اوهوم بله عاره عره یس
yesterday: دیرو دیروز دیروزم دیروزه دیروزو پریروز
yet: تاکنون
yield: بازده
yoga: یوگا
yogurt: دوغ ماست
york: نیویورک نیویورکم
you: شمارو
young: جوان جوونیتون
yours: قربانت
yourself: خودتو خودتونید
youth: جوونیتون
youtube: یوتوب یوتیوب یوتیوبم
youtuber: یوتیوبر
yuan: یوان
zabbix: زبیکس
zakat: زکات
zara: زارا
zealand: نیوزیلند
zebra: زبرا گورخر
zelda: زلدا
zelensky: زلنسکی
zendesk: زندسک
zeppelin: زپلین
zero: صفر صفرش صفرم صفره
zidane: زیدان
zigzag: زیگ
zinc: رویی زینک
zionism: صهیونیسم
zionist: صهیونیست
zip: زیپ
zirconia: زیرکونیا
zoo: باغوحش وحش
zoom: زوم زومش
zoroastrian: زرتشتی
zuckerberg: زاکربرگ
zumba: زومبا
zurich: زوریخ
`;
