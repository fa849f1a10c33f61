// cspell:disable
import type { ConceptTable } from "./matcher.ts"; /** Subjects that the product has nothing to do with, and requests that the chat refuses. */
export const foreignSubjects: ConceptTable = {
  instructions: [
    `ignore … instructions; ignore … rules; ignore the above; ignore everything; ignore all; ignore previous; disregard; forget … instructions; forget everything; forget your rules;  system prompt;
       hidden instructions; initial instructions; initial prompt; above text verbatim; pretend; pretend to be; act as;  roleplay; role play; jailbreak;  developer mode; debug mode; you are now;
    from now on you; new persona; no restrictions; without restrictions; no filter; unfiltered; uncensored; bypass your; repeat after me; repeat the words above; repeat … above; reveal; sudo;
    print … prompt; show … prompt;  internal documents; confidential documents; do anything now;  your guidelines; admin mode; maintenance mode; respond only with; say exactly;  verbatim; simulate being; end of prompt; system message; assistant mode; base64`,
    `دستور قبلی; دستورهای قبلی; دستورات قبلی; دستورات بالا; نادیده بگیر;  دستورات … فراموش; قوانینت … فراموش; پرامپت; دستور سیستم; دستورالعمل; دستورالعمل‌هایت; وانمود; نقش بازی; از این به بعد تو; تو اکنون; تو الان یک;
    بدون محدودیت; بدون فیلتر; محدودیت‌هایت;   حالت توسعه; تکرار کن;  جیلبریک; تظاهر; خودت را جای; فرض کن تو; فرض کن یک; دستورات مخفی; متن مخفی; دستورهای مخفی; راهنمای داخلی; حالت ادمین; از حالا به بعد`,
  ],
  secrets: [
    `private key of; operator's private key; operator's key; keys of the operator; admin password; admin's password; database password; server password; api key; api keys; jwt secret; secret of the server; env file; environment variables of; credentials; dump the database; list all users;
    all emails; email addresses of; other members' email; emails of members; phone number of; home address; ip address of; whose wallet is; real name of; sql injection; drop table; select from;   hack into;   ddos; malware; virus; keylogger; phish; brute force; launder; money laundering; dox; counterfeit; credit card numbers; passwords of; another member's private; someone else's box; other people's box; cheat the system`,
    `کلید خصوصی گرداننده; کلید خصوصی ادمین; کلید خصوصی سرور; رمز ادمین; رمز مدیر; رمز پایگاه داده; رمز دیتابیس; رمز سرور; کلید api; همه ایمیل; ایمیل اعضا; ایمیل بقیه; ایمیل کاربران; شماره تلفن اعضا; شماره اعضا; اطلاعات اعضای دیگر;   هکش; نفوذ;  پول دیگران; پولشویی; پول‌شویی; بدافزار; ویروس; کرک; دور زدن; رمز عبور دیگران; رمز دیگران; آدرس خانه; صندوق دیگران; صندوق کس دیگر; دور بزنم`,
  ],
  writing: [
    `write … code; write … program; write … script; write … function; write … essay; write … poem; write … story; write … song; write … email; write … letter; write … article; write … post;  compose; python; javascript; java; typescript; html; css; php; c++; regex; sql; solidity code; leetcode; fibonacci; bubble sort; sort a list; reverse a string; homework; essay; poem; haiku; limerick; story; joke; jokes; riddle; lyrics; song; rap;
    summarize this; translate; translation of; proofread; cover letter; resume; cv; algorithm for; fix my code; debug my; code for; react component; excel formula; powerpoint; tell me a story; slogan; speech; tweet`,
    `کد … بنویس; شعر … بنویس; مقاله … بنویس; متن … بنویس; ایمیل … بنویس; برنامه بنویس; اسکریپت;  شعر; شعر بگو; داستان; داستان بگو; جوک; لطیفه; انشا; مقاله; پایتون; جاوااسکریپت; جاوا; ترجمه کن; ترجمه; تکلیف; رزومه; ترانه; اهنگ; معما; چیستان; خلاصه کن; متن تبلیغاتی; نامه بنویس; غزل; سخنرانی; قصه`,
  ],
  predictions: [
    `price prediction; predict … price; will … moon; price … reach;   will bitcoin; will btc; will eth; will ethereum; will doge; bitcoin price; btc price; price of bitcoin; price of btc; price of ethereum; price of eth; price of gold; eth price; ethereum price; dogecoin; doge; shiba; solana; cardano; ripple; xrp; pepe; memecoin; meme coin; bull run; bear market; to the moon; moon; next week's price; which coin; best coin; coin to buy; hot coin; which crypto;   stock market; tesla; nasdaq; apple shares; gold price; forex; nvidia; bitcoin; btc; halving; hundredx; 100x; next year's price;       pump; reach $; all time high; airdrop; presale; ico; nft; real estate`,
    `پیش بینی قیمت; بیت کوین; بیت‌کوین; بیتکوین; اتریوم چند; قیمت اتریوم; دوج; دوج‌کوین; شیبا; سولانا; ریپل; کاردانو; طلا; قیمت طلا; سکه طلا; قیمت دلار;  نرخ دلار; دلار امروز; بورس;  فارکس; نفت; کدام ارز; چه ارزی بخرم; کدوم کوین; بهترین ارز; ارزی بخرم; پامپ; هاوینگ; میم کوین; ایردراپ; ان اف تی; صعودی; نزولی; هفته بعد; ماه بعد … قیمت;  مسکن; ملک;  پراید`,
  ],
  weather: [
    "weather; temperature; rain; rainy; sunny; snow; forecast for tomorrow; umbrella; earthquake; climate",
    " اب و هوا; باران; بارانی; برف; دما; افتابی; زلزله; هواشناسی",
  ],
  politics: [
    "president; prime minister; election; elections; vote for; politics; political;  war; parliament; trump; biden; putin; democrat; republican; ukraine; israel; palestine; gaza; nuclear;   minister; king; queen; revolution; abortion; immigration; religion; god; islam; christian; jesus; bible; quran",
    "رییس جمهور; رئیس‌جمهور; انتخابات; سیاست; سیاسی;  جنگ; مجلس;  ترامپ; پوتین; وزیر; انقلاب; اعتراض;  اسلام; مذهب; دین; قران; اسراییل; فلسطین; اوکراین;  هسته‌ای;  رژیم; حزب; نماز; روزه; پیامبر",
  ],
  leisure: [
    `football; soccer; basketball; world cup; match score; champions league; messi; ronaldo; olympics; movie; film; netflix; series; actor; actress; singer; music; recipe; cook; cake; pizza; restaurant; hotel; flight; travel; holiday; vacation; tourist;  booking; dating; girlfriend; boyfriend; marry; marriage;  sex; porn; horoscope; zodiac; diet;  workout; gym; video game; minecraft; fortnite;  dog; dinner; lunch; breakfast; pasta; soup;  tea; beer; wine; fashion; celebrity; birthday; gift for; novel; book recommendation; instagram followers; youtube; tiktok; anime;  taxi; visa for;  pancakes; bread; chess`,
    `فوتبال; جام جهانی; مسی; رونالدو; پرسپولیس; استقلال; لیگ; المپیک; والیبال; فیلم; سریال; بازیگر; خواننده; موسیقی; موزیک; دستور پخت; اشپزی; غذا; قورمه; قورمه‌سبزی; کیک; پیتزا; رستوران; هتل; پرواز; سفر; تور; بلیط هواپیما; بلیت هواپیما; دوست دختر; دوست پسر; ازدواج; عشق; طالع; فال; رژیم لاغری; لاغر;  ورزش; باشگاه; گربه; سگ; شام; ناهار; صبحانه; قهوه; چای; تولد; کادو; رمان; یوتیوب; تیک تاک; انیمه; خرید لباس; تاکسی; نان; شطرنج`,
  ],
  knowledge: [
    `capital of; population of; how tall; how far; distance between; speed of light; planet; planets;   solar; history of rome; napoleon; einstein; world war; who invented; who discovered; who wrote; who won; square root; derivative; integral; equation; solve for; solve; math; mathematics; 2+2; plus two; multiplied; physics; chemistry; biology; dna; photosynthesis; quantum; dinosaur; meaning of life; philosophy; doctor; headache; fever; medicine; pill; symptom; symptoms; disease; cancer; vaccine; covid; pregnant; lawyer for my divorce; divorce; depression; suicide; kill; bomb; weapon; gun; drugs; cocaine; explosive; largest country; tallest; longest river; ocean; mountain; continent;   grammar; what time is it;  today's date; date today;  headline; latest news;    car; engine; tire;   photoshop; wifi;   university; exam`,
    `پایتخت; جمعیت; فاصله; سرعت نور; سیاره; ماه و زمین; ناپلئون; اینشتین; انیشتین; جنگ جهانی; مخترع; اختراع; کاشف; نویسنده; جذر; ریشه دوم; مشتق; انتگرال; معادله; ریاضی; فیزیک; شیمی; زیست; کوانتوم; دایناسور; معنای زندگی; فلسفه; دکتر; پزشک; سردرد;  دارو; قرص; بیماری; سرطان; واکسن; کرونا; حامله; باردار; طلاق; افسردگی; خودکشی; بمب; اسلحه; مواد مخدر; بلندترین; بزرگترین کشور; اقیانوس; کوه; قاره; دستور زبان; ساعت چنده; ساعت چند است; امروز چندم; تاریخ امروز; اخبار;      ماشین; موتور; چاپگر;  فتوشاپ; وای فای;   دانشگاه; کنکور; امتحان; چت جی پی تی; حافظ; سعدی; فردوسی; شاعر; ضرب در; به علاوه; بعلاوه; مشق`,
  ],
};
