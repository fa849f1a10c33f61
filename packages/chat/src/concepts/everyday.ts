// cspell:disable
import type { ConceptTable } from "./matcher.ts";

/**
 * Words of everyday life that the documents don't have. One of them may be in a question about the product ("I was on holiday and
 * missed my claim"), so they weigh less than the subjects that are refused. Knowing them also keeps them from being corrected.
 */
export const everydayWords: ConceptTable = {
  food: [
    `food; eat; meal; dinner; lunch; breakfast; cook; bake; fry; boil; grill; oven; kettle; pan; recipe; ingredient; flour; rice; bread; pasta;
    noodle; soup; salad; sauce; meat; beef; steak; chicken; pork; fish; egg; milk; cheese; butter; yogurt; sugar; salt; pepper; honey; chocolate;
    cake; dessert; fruit; apple; banana; orange juice; lemon; grape; strawberry; watermelon; vegetable; tomato; potato; onion; garlic; carrot;
    cucumber; bean; nut; tea; coffee; beer; wine; juice; drink; restaurant; vegan; vegetarian; calorie; diet; delicious; tasty; bleach; vinegar`,
    `غذا; ناهار; شام; صبحانه; اشپزی; پختن; سرخ کردن; کتری; قابلمه; دستور پخت; برنج; نان; نون; ماکارونی; سوپ; سالاد; سس; مرغ;
    ماهی قزل; تخم مرغ; شیر گرم; پنیر; ماست; شکر; نمک; فلفل; عسل; شکلات; کیک; شیرینی; دسر; میوه; سیب; موز; پرتقال; لیمو; انگور; هندوانه;
    گوجه; سیب زمینی; پیاز; سیر ترشی; هویج; خیار; لوبیا; گردو; چای; چایی; قهوه; ابمیوه; رستوران; کالری; رژیم غذایی; خوشمزه; کباب; قورمه; سفید کننده; سرکه`,
  ],
  garden: [
    "garden; plant; seed bed; tomatoes; flower; roses; lawn; grass; prune; pruning; fertilizer; fertiliser; soil; watering; weed; bush; orchard; harvest; farm; farmer; tractor",
    " باغچه; گیاه; گل; گلدون; گلدان; چمن; هرس; کود; خاک; ابیاری; علف; کاشت; بکارم; کاشتن; برداشت محصول; مزرعه; کشاورزی; تراکتور; نهال; بذر",
  ],
  animals: [
    " pet; dog; puppy; cat; kitten; horse; cow; sheep; goat; pig; bird; parrot; hamster; rabbit; mouse trap; snake; lion; tiger; elephant; monkey; bear; wolf; insect; ant; bee; spider; mosquito; cockroach; shark; dolphin; whale; vet; veterinarian",
    "حیوان; حیوون; سگ; گربه; گربم; سگم; اسب; گاو; گوسفند; بز; پرنده; طوطی; خرگوش; مار; شیر جنگل; ببر; فیل; خرس; گرگ; حشره; مورچه; زنبور; عنکبوت; پشه; سوسک; کوسه; دلفین; دامپزشک",
  ],
  home: [
    "kitchen; bathroom; bedroom; toilet; sink; leaking tap; tap water; faucet; pipe; plumber; sofa; couch; carpet; curtain; mattress; furniture; fridge; freezer; dishwasher; washing machine; vacuum; laundry; stain; iron a shirt; microwave; air conditioner; heater; radiator; paint the wall; wallpaper; rent; landlord; mortgage",
    "اشپزخونه; اشپزخانه; حموم; دستشویی; شیر اب; چکه; لوله; لوله کش; مبل; تشک; یخچال; فریزر; ظرفشویی; لباسشویی; جاروبرقی; لکه; اتو; مایکروفر; کولر; بخاری; شوفاژ; رنگ دیوار; کاغذ دیواری; اجاره خونه; صاحبخونه; اپارتمان",
  ],
  body: [
    "doctor; headache; toothache; stomach; belly; knee; back pain; throat; cough; fever; flu; pill; pills; medicine; vitamin; allergy; dentist; tooth; teeth; skin; acne; hair loss; haircut; shampoo; pregnant; pregnancy; baby; sleep better; insomnia; vaccine; vaccines; virus infection; blood; cancer; diabetes; weight; muscle; exercise; gym; yoga; massage; throwing up; vomit; sick; dizzy; therapist; anxiety; depression",
    "دکتر; سردرد; سرم درد; دندون; دندان; معده; شکم درد; زانو; کمر درد; گلو; تب دارم; سرماخوردگی; قرص; دارو; ویتامین; حساسیت فصلی; پوست; جوش صورت; ریزش مو; شامپو; حامله; باردار; بارداری; نوزاد; بیخوابی; خوابم نمی‌بره; واکسن; سرطان; دیابت; وزن; لاغر; چاق; عضله; ورزش; باشگاه; یوگا; ماساژ; استفراغ; مریض; سرگیجه; روانشناس; اضطراب; افسردگی",
  ],
  clothes: [
    "shirt; shoes; shoe; dress; jeans; trousers; jacket; hat; sock; tie a tie; necktie; fashion; makeup; lipstick; perfume; jewellery; ring size; size of shoes; wear",
    "پیراهن; پیرهن; کفش; لباس; شلوار; کت; کاپشن; کلاه گیس; جوراب; کراوات; مد روز; ارایش; رژ لب; عطر; جواهر; سایز کفش; بپوشم",
  ],
  vehicles: [
    "car; cars; truck; motorcycle; bicycle; bike ride; tyre; tire; flat tire; flat tyre; engine; petrol; gasoline; diesel; oil change; driving; driver's license test; license plate; mechanic; garage; parking; traffic; highway; bus; train; subway; metro; tram; taxi; uber; airplane; plane ticket; flight; airport; boat; ship",
    "ماشین; ماشینم; کامیون; موتور; موتورسیکلت; دوچرخه; لاستیک; پنچر; پنچری; بنزین; گازوییل; روغن ماشین; رانندگی; گواهینامه; پلاک; مکانیک; پارکینگ; ترافیک; اتوبان; اتوبوس; قطار; مترو; تاکسی; اسنپ; هواپیما; پرواز; فرودگاه; کشتی تفریحی",
  ],
  travel: [
    "travel; trip; holiday; hotel; hostel; beach; tourist; tourism; visa for; passport renewal; renew my passport; luggage; suitcase; itinerary; museum; sightseeing; london; paris; rome; berlin; tokyo; istanbul; dubai trip; italy; spain; mexico; japan; thailand; sahara; everest; himalaya; pacific; atlantic; ocean; mountain; river; desert; island; border crossing; embassy; army; military service",
    " تعطیلات; هتل; ساحل; دریا; توریست; گردشگری; ویزای; تمدید پاسپورت; چمدون; موزه; لندن; پاریس; توکیو; استانبول; کیش; شمال; مشهد; اصفهان; شیراز; ایتالیا; اسپانیا; ژاپن; تایلند; اورست; دماوند; اقیانوس; کوه; رودخانه; کویر; جزیره; سفارت; سربازی; پادگان; نظام وظیفه",
  ],
  school: [
    "school; exam; homework; university; college; essay; thesis; student loan; algebra; geometry; equation; chemistry; biology; geography; capital of; dictionary; spelling of; grammar; translate; translation; language course; spanish; french; german; japanese; chinese; korean; arabic word; poem; novel; book; plot of; summarize; summarise; percent of 2; square root; oxygen; photosynthesis; planet; galaxy; atom; quantum; gravity; evolution; dinosaur",
    "مدرسه; معلم; تکلیف; دانشگاه; کنکور; انشا; پایان نامه; ریاضی; جبر; هندسه; معادله; شیمی; فیزیک; زیست شناسی; تاریخ ایران; جغرافیا; پایتخت; لغت نامه; معنی کلمه; دستور زبان; ترجمه; اسپانیایی; فرانسه; المانی; ژاپنی; کره ای; شعر; رمان; نویسنده; خلاصه داستان; جذر; اکسیژن; فتوسنتز; سیاره; کهکشان; اتم; کوانتوم; جاذبه زمین; تکامل; دایناسور",
  ],
  work: [
    "cv; resume; cover letter; job interview; salary raise; unemployment; career advice; nurse; lawyer; engineer job; register a company; start a business; llc; delaware; powerpoint; excel formula; printer; photoshop; linkedin; freelance; invoice template; pension plan",
    "رزومه; مصاحبه کاری; حقوق کارگر; بیکاری; بیمه بیکاری; پرستار; وکیل; ثبت شرکت; شرکت ثبت; کسب و کار خودم; پاورپوینت; چاپگر; فتوشاپ; لینکدین; فریلنسری; حقوق کارمند; بازنشستگی",
  ],
  sport: [
    "football; soccer; basketball; nba; nfl; tennis; golf; baseball; hockey; ufc; olympics; world cup; champions league; premier league; goal; match result; score of the game; lakers; real madrid; barcelona; messi; ronaldo; coach; stadium; marathon; swimming; skiing; chess",
    "فوتبال; بسکتبال; والیبال; تنیس; گلف; بوکس; المپیک; جام جهانی; لیگ برتر; لیگ قهرمانان; گل زد; نتیجه بازی; پرسپولیس; استقلال; تراکتور; بارسلونا; مسی; رونالدو; استادیوم; ماراتن; شنا; اسکی; شطرنج",
  ],
  screen: [
    "movie; movies; film; films; series; episode; season; tv; netflix; youtube; spotify; actor; actress; director; oscar; thriller; comedy; horror; cartoon; song; songs; singer; lyrics; guitar; piano; concert; album; playlist; tiktok; snapchat; whatsapp sticker; video game; playstation; xbox; minecraft; gta; fortnite; inception; celebrity; kardashian",
    "فیلم ترسناک; فیلم; فیلما; سریال; قسمت بعدی; تلویزیون; نتفلیکس; یوتیوب; اسپاتیفای; بازیگر; کارگردان; اسکار; کمدی; ترسناک; انیمه; اهنگ; ترانه; گیتار; پیانو; کنسرت; البوم; اینستا; تیک تاک; استیکر; بازی کامپیوتری; پلی استیشن; ایکس باکس; ماینکرافت; سلبریتی; بینوایان",
  ],
  gadgets: [
    " iphone factory; factory settings; android update; samsung; galaxy phone; printer; headphones; wifi; router password; bluetooth; keyboard broken; windows 11; macbook; gpu; graphics card; hard drive; camera; drone; smartwatch; battery life; charger; sim card; internet package",
    "لپتاپ جدید; سامسونگ; شیایومی; هدفون; وای فای; بلوتوث; ویندوز; مک بوک; کارت گرافیک; یو اس بی; هارد اکسترنال; دوربین; پهپاد; ساعت هوشمند; عمر باتری; شارژر; سیم کارت; بسته اینترنت",
  ],
  shops: [
    "amazon; ebay; walmart; ikea; shell; supermarket; grocery; discount code; coupon; parcel; delivery; shipping; order status; gift for; birthday; christmas; wedding; toy; subscription of netflix; gym membership; credit card for; paypal; coinbase account; revolut account; visa card for travel; western union",
    "دیجی کالا; دیوار; ترب; سوپرمارکت; خواربار; کد تخفیف; مرسوله; پست پیشتاز; ارسال کالا; کادو; تولد; عروسی; مهمونی; مهمانی; اسباب بازی; عضویت باشگاه; وسترن یونیون; همراه بانک; بانک ملت; بانک ملی; قسط; وام; یارانه; بورس",
  ],
  people: [
    "president; prime minister; king of; queen; election; politician; party vote; god; bible; pray; richest man; famous; celebrity; elon musk; boyfriend; girlfriend; crush; my ex; breakup; divorce; marry me; are you married; are you single; love letter; dream about; horoscope; zodiac; astrology; meaning of life; joke; funny; riddle; prank; bored",
    "رییس جمهور; نخست وزیر; پادشاه; ملکه; انتخابات; سیاستمدار; خدا وجود; دین; نماز; ایلان ماسک; دوست پسر; دوست دختر; عشقم; عشق; طلاق; زن داری; شوهر داری; ازدواج; تعبیر خواب; خواب دیدم; تعبیرش; فال; طالع بینی; معنی زندگی; جوک; خنده دار; بخندیم; معما; چیستان; حوصله‌ام سر رفته; مادربزرگ",
  ],
};
