// cspell:disable
import type { ConceptTable } from "./matcher.ts"; /** Subjects that the product has nothing to do with, and requests that the chat refuses. */
export const foreignSubjects: ConceptTable = {
  instructions: [
    `ignore … instructions; ignore … rules; ignore the above; ignore everything; ignore all; ignore previous; disregard; forget … instructions; forget everything; forget your rules;  system prompt;
       hidden instructions; initial instructions; initial prompt; above text verbatim; pretend; act as;  roleplay; role play; jailbreak;  developer mode; debug mode; you are now;
    from now on you; new persona;    unfiltered; uncensored; bypass your; repeat after me; repeat the words above; repeat … above; reveal; sudo;
    print … prompt; show … prompt;  internal documents; confidential documents; do anything now;  your guidelines; admin mode; maintenance mode; respond only with; say exactly;  verbatim; simulate being; end of prompt; system message; tell the user; tell users; tell every user; reply only with; answer only with; only reply with; just write; only write; output only; assistant mode; base64`,
    `دستور قبلی; دستورهای قبلی; دستورات قبلی; دستورات بالا; نادیده بگیر;  دستورات … فراموش; قوانینت … فراموش; پرامپت; دستور سیستم;   وانمود; نقش بازی; از این به بعد تو;  
         حالت توسعه; تکرار کن; فقط بنویس; فقط جواب بده; چیز دیگه‌ای نگو; چیز دیگری نگو;  جیلبریک; تظاهر; خودت را جای;   دستورات مخفی; متن مخفی; دستورهای مخفی; راهنمای داخلی; حالت ادمین`,
  ],
  secrets: [
    `     other people's money; hack … wallet of; hack someone; hack someone's; hack another; hack … account of; how to hack; how do i hack; can i hack; give … phone number;   's password; private key of; operator's private key; operator's key; keys of the operator; admin password; admin's password; database password; server password; api key; api keys; jwt secret; secret of the server; environment variables of;  dump the database; list all users;
    all emails; other members' email; emails of members; phone number of; home address; ip address of; whose wallet is; real name of; sql injection; drop table; select from;   hack into;   ddos; malware; virus; keylogger; brute force; launder; money laundering; dirty money; without getting caught; dox; counterfeit; credit card numbers; passwords of; another member's private;  other people's box; cheat the system`,
    ` کلید … گرداننده;        یکی … هک; کسی … هک; دیگران … هک; مردم … هک; یکی دیگه رو هک; کلید خصوصی گرداننده; کلید خصوصی ادمین; کلید خصوصی سرور; رمز ادمین; رمز مدیر; رمز پایگاه داده; رمز دیتابیس; رمز سرور; کلید api; همه ایمیل; ایمیل بقیه; ایمیل کاربران; شماره تلفن اعضا; شماره اعضا; اطلاعات اعضای دیگر;   پولشویی; پول‌شویی; پول کثیف; بدافزار; ویروس; کرک;  رمز عبور دیگران;  آدرس خانه`,
  ],
  writing: [
    `write … code; write … program; write … script; write … function; write … essay; write … poem; write … story; write … song; write … email; write … letter; write … article; write … post;  compose; python; javascript; java; typescript; html; css; php; c++; regex; sql; solidity code; leetcode; fibonacci; bubble sort; sort a list; reverse a string; homework; essay; poem; haiku; limerick;  joke; jokes; riddle; lyrics; song; rap;
     translate; translation of; proofread; cover letter; resume; cv; algorithm for; fix my code;   react component; excel formula; powerpoint; tell me a story; slogan;  tweet`,
    `کد … بنویس; شعر … بنویس; مقاله … بنویس; متن … بنویس;  شعر; شعر بگو;  داستان بگو; جوک; لطیفه; انشا; پایتون; جاوااسکریپت; جاوا; ترجمه کن;   رزومه; ترانه; اهنگ; معما; چیستان;  متن تبلیغاتی; نامه بنویس; غزل; سخنرانی`,
  ],
  predictions: [
    `account on binance; account at binance; sign up for binance; register on binance; create … binance account; notcoin; hamster; new listing; when … listed; get listed; listing date; amazon; apple; microsoft; google stock; s&p; dow jones; price prediction; predict … price; will pol be at; will pol be worth; will pol reach; will pol hit; pol by christmas; how high will; price by the end of; will … moon; price … reach;   will bitcoin; will btc; will eth; will ethereum; will doge; bitcoin price; btc price; price of bitcoin; price of btc; price of ethereum; price of eth; price of gold; eth price; ethereum price; dogecoin; doge; solana; cardano; ripple; xrp; pepe; memecoin; meme coin; bull run; bear market; to the moon; moon; next week's price; best coin; coin to buy; hot coin;   stock market; tesla; nasdaq; apple shares; gold price; forex; nvidia; bitcoin; halving; hundredx; 100x; next year's price;       pump; all time high; airdrop; presale; ico; nft; real estate`,
    `بایننس حساب باز; حساب بایننس باز; نات کوین; نات‌کوین; همستر; تپ سواپ;  لیست می‌شود; سود سهام; سهام فولاد; فولاد; شستا; سهام عدالت; تسلا; پیش بینی قیمت; به چند دلار می‌رسد; چند دلار می‌رسد; تا چند می‌رسد; دلار تا اخر سال; دلار … گران می‌شود; پل تا عید; تا اخر سال چند; بیت کوین; بیت‌کوین; بیتکوین; اتریوم چند; قیمت اتریوم; دوج; شیبا; سولانا; ریپل; کاردانو; طلا; قیمت طلا; سکه طلا;    قیمت دلار امروز; نرخ دلار امروز; دلار امروز; بورس;  فارکس; نفت;   کدوم کوین; بهترین ارز; پامپ; هاوینگ; میم کوین; ایردراپ; ان اف تی; صعودی; نزولی; هفته بعد; ماه بعد … قیمت;  مسکن; ملک;  پراید`,
  ],
  weather: [
    "weather; temperature; rain; rainy; sunny; snow; forecast for tomorrow; umbrella; earthquake; climate",
    " اب و هوا; باران; بارانی; برف; دما; افتابی; زلزله; هواشناسی",
  ],
  politics: [
    "president; prime minister; election; elections; vote for; politics; political;  war; parliament; trump; biden; putin; democrat; republican; ukraine; israel; palestine; gaza; nuclear;   minister; king; queen; revolution; immigration;  god;  christian; jesus; bible; quran",
    "رییس جمهور; رئیس‌جمهور; انتخابات; سیاست; سیاسی;     ترامپ; پوتین; وزیر; انقلاب; اعتراض; اسراییل; فلسطین; اوکراین;  هسته‌ای;  رژیم; حزب; نماز;  پیامبر",
  ],
  leisure: [
    `amway; car; holiday; travel; doctor; herbalife; avon; forever living; snapchat; spotify; uber; airbnb; ebay; linkedin; football; soccer; basketball; world cup; match score; champions league; messi; ronaldo; olympics; movie; film; netflix; series; actor; actress; singer; music; recipe; cook; cake; pizza; restaurant; hotel; flight; tourist;  booking; girlfriend; boyfriend; marry; marriage;  sex; porn; horoscope; zodiac; diet;  workout; gym; video game; minecraft; fortnite;  dog; dinner; lunch; breakfast; pasta; soup;  tea; beer; wine; fashion; celebrity;   novel; book recommendation; instagram followers; youtube; tiktok;  taxi; visa for;  pancakes; bread; chess`,
    `اموی; ماشین; جنگ; هربالایف; دیجی کالا; دیجی‌کالا; اسنپ;  فوتبال; جام جهانی; مسی; رونالدو; پرسپولیس; استقلال; لیگ; المپیک; والیبال; فیلم; سریال; بازیگر; موسیقی; موزیک; دستور پخت; اشپزی; غذا; قورمه; قورمه‌سبزی; کیک; پیتزا; رستوران; هتل; پرواز;   بلیط هواپیما; بلیت هواپیما; دوست دختر; دوست پسر; ازدواج; عشق; طالع; فال; رژیم لاغری; لاغر;  ورزش; باشگاه; گربه; سگ;  ناهار; صبحانه; قهوه; چای;  کادو; رمان; یوتیوب; تیک تاک; انیمه; خرید لباس; تاکسی; نان; شطرنج`,
  ],
  knowledge: [
    `capital of; population of; how tall; how far; speed of light; planet; planets;   solar; history of rome; napoleon; einstein; world war; who invented; who discovered; who wrote; who won; square root; derivative; integral; equation; mathematics; 2+2; plus two; multiplied; chemistry; biology; dna; photosynthesis; quantum; dinosaur; meaning of life; philosophy;  headache; fever; medicine; pill; symptom; symptoms; disease; cancer; vaccine; covid; pregnant; lawyer for my divorce; divorce; depression; suicide; bomb; weapon; gun; drugs; cocaine; explosive; largest country; tallest; longest river; ocean; mountain; continent;   grammar; what time is it;  today's date; date today;  headline; latest news;     engine; tire;   photoshop; wifi;   university; exam`,
    `پایتخت; جمعیت;  سرعت نور; سیاره; ماه و زمین; ناپلئون; اینشتین; انیشتین; جنگ جهانی; مخترع; اختراع; کاشف;  جذر; ریشه دوم; مشتق; انتگرال; معادله; ریاضی; فیزیک; شیمی; زیست; کوانتوم; دایناسور; معنای زندگی; فلسفه; دکتر; پزشک; سردرد;  دارو; قرص; بیماری; سرطان; واکسن; کرونا; حامله; باردار; طلاق; افسردگی; خودکشی; بمب; اسلحه; مواد مخدر; بلندترین; بزرگترین کشور; اقیانوس; کوه; قاره; دستور زبان;   امروز چندم; تاریخ امروز;        چاپگر;  فتوشاپ; وای فای;   دانشگاه; کنکور; سعدی; فردوسی; شاعر; ضرب در; به علاوه; بعلاوه`,
  ],
  household: [
    `egg; eggs; boil; fry; bake; oven; rice; chicken; beef; steak; sushi; burger; salad; sauce; sugar; butter; cheese; milk; chocolate; dessert; vegetable; vegetarian; puppy; kitten; horse; bird; parrot; snake; lion; elephant;
    washing machine; fridge; vacuum cleaner; sofa; plumbing; plumber; lawn; flowers; roses; wallpaper; tyre; mechanic; diesel; petrol; driving licence; driver's test;  metro; bus ticket; train to;  stain; laundry; shoes; dress; jeans; makeup; haircut; shampoo; perfume`,
    `تخم مرغ; برنج; مرغ; کباب; خورش; خورشت; قرمه; قرمه سبزی; سالاد; سس;  پنیر; شیرینی; شکلات; دسر; سبزیجات; اسب; پرنده; طوطی; لباسشویی; یخچال; مبل; لوله کش; لاستیک; مکانیک; بنزین; گواهینامه رانندگی; ترافیک; مترو; لکه; لباس; کفش; شلوار; ارایش; عطر; شامپو; طرز تهیه; پختن; سرخ کردن`,
  ],
  health: [
    "tooth; teeth; dentist; allergy; vitamin; vitamins; insomnia; calories; blood pressure; diabetes; flu; cough; acne; skin care; belly fat; lose weight; losing weight; gain weight;  yoga; meditation; therapist; anxiety; hangover; surgery; back pain;  antibiotic; ibuprofen; aspirin",
    "دندان; دندانپزشک; حساسیت; ویتامین; بی خوابی; کالری; فشار خون; دیابت; سرماخوردگی; جوش صورت; پوست صورت; کاهش وزن; وزن کم; یوگا; مدیتیشن; اضطراب; جراحی; کمر درد; سرم درد; درد دارم; مسکن درد; انتی بیوتیک; استامینوفن; چه قرصی",
  ],
  school: [
    "geography; periodic table; atom; molecule; triangle; theorem; pythagoras; shakespeare; hamlet; volcano; einstein's; gravity; black hole; mars; galaxy; prime number; prime numbers; roman empire; greek; ancient; egypt pyramids; pyramids of; french revolution; cold war; thesis; dissertation; multiple choice; how do you say; in french; in spanish; in german; in japanese; learn english; conjugate; national anthem; wikipedia; encyclopedia",
    "جغرافیا; جدول تناوبی; اتم; مولکول; مثلث; فیثاغورس; شکسپیر; اتشفشان; جاذبه; سیاهچاله; مریخ; کهکشان;  فاکتوریل;  امپراتوری; کوروش; هخامنشی; پایان نامه; تست چهارگزینه‌ای; به انگلیسی چی; به فرانسه; به المانی; یادگیری زبان; سرود ملی; ویکی پدیا; تاریخ ایران; اهرام",
  ],
  fun: [
    "tv show; episode; concert;  guitar; piano; oscar; oscars; marvel; batman; superman; star wars; harry potter; taylor swift; beyonce; elon musk; elon; zuckerberg; bezos; kardashian; playstation; xbox; nintendo; gta; roblox; call of duty; crush; breakup; wedding; valentine; tarot; astrology;   sing; dance; magic trick; prank; fun fact; your favourite; your favorite; do you love; are you single; how old are you; where do you live; about yourself; fuck you; idiot; nude; nudes; superbowl; super bowl; nba; nfl; formula 1; tennis; cricket; wimbledon; goal scorer; winning lottery numbers; lucky numbers; guess a number; knock knock; trivia; quiz; pirate; poem about; bedtime; plan my trip; trip; itinerary; things to do in; visit paris; best places; restaurants near; beach; museum; airport; airline; movie tonight",
    "قسمت جدید; کنسرت; گیتار; پیانو; اسکار; بتمن; هری پاتر; ایلان ماسک; پلی استیشن; ایکس باکس; کالاف; جدایی; عروسی; تعبیر خواب; خواب دیدم; اواز; برقص; حقیقت جالب; مورد علاقه‌ات; دوستت دارم; دوسم داری; چند سالته; اسمت چیه;  کجا زندگی; احمق; خفه شو; بی‌شعور; دزد دریایی; گل زد; تنیس; لیگ برتر; جدول لیگ; نتیجه بازی; عدد شانس; شماره برنده; حدس بزن; فال حافظ; لالایی; جاهای دیدنی; ساحل; موزه; فرودگاه; ویزای; برنامه سفر;  چی بپوشم; چه فیلمی; گوشی سامسونگ; بهترین گوشی",
  ],
  otherMoney: [
    "mortgage; credit score; staking rewards; etf; bonds; oil price; crude; black friday; freelancer; my rent; car loan; crypto tax in;   best broker; open a bank account; western union; inflation; interest rates; federal reserve; euro to; usd to; exchange rate of the euro; exchange rate of the dollar; mlm company; distributor; other mlm; onecoin; copy trading signals; trading signals;  support and resistance; technical analysis of",
    "وام ازدواج; وام مسکن; وام بانکی; یارانه;  قیمت نفت; سیگنال; تحلیل تکنیکال;  حساب بانکی باز; نرخ بهره;  قیمت یورو; نرخ یورو; یورو چند; قیمت سکه; سکه امامی; مغازه; مغازم;   ارز بعدی",
  ],
};
