// cspell:disable
import { isPersian, splitWords } from "./words.ts";

// Words that say nothing about what a question is about. Those in `vague` say a little.

const english = `
a an the and or but nor so if then than as of at by for from in into on onto to up off over under with within without out
is are am was were be been being do does did doing done has have had having can could will would shall should may might must
i me my mine myself you your yours yourself u ur we us our ours they them their theirs he him his she her hers it its itself
this that these those there here what which who whom whose when where why how whats wheres hows whos
not no nor none hasnt havent hadnt dont doesnt didnt isnt arent wasnt cant couldnt wont wouldnt shouldnt cannot aint im ive id ill youre its thats
yes yeah ok okay oh hey hi hello dear sir please pls plz thanks thank thx
just also too very really actually only even still ever never yet already again both each any some such all every other another
about tell explain know understand mean means meant let lets want wants wanted wanna would like gonna gotta need needs needed
question questions answer answers wondering wonder curious possible possibly maybe able
one something anything everything nothing someone anyone everyone thing things stuff way ways kind sort lot lots bit
now today currently right exactly basically simply quick quickly
because since while though although however unless whether
go goes going get gets getting got come comes make makes made use uses used using say says said
much many more most less least few little
etc eg ie vs hmm um uh btw idk
`;

const persian = `
و یا اما ولی که تا از به با بی بدون در بر برای را رو ر ی ای این ان اینها انها اینو اونو اون این‌ها آن‌ها همین همان همون اینجا انجا اونجا همینجا
من تو او ما شما ایشان انان خودم خودت خودش خود خودمان خودتان من‌و منو تورو بهم بهش ازش ازم مرا
است هست نیست بود نبود باشد نباشد هستم هستی هستیم هستید هستند نیستم نیستند باشم باشی بودم بودند شد شود شده میشه نمیشه هس
می نمی ها های هایی هام هات هاش هایم هایت هایش هایمان هایتان هایشان ام ات اش مان تان شان اند ایم اید تر ترین هم
چه چی چیه چیست چیا چیزی چیز چطور چطوری چجوری چگونه چرا کی کجا کجاست کدام کدوم چند چقدر چقد ایا مگر مگه
اگر اگه وقتی پس چون زیرا البته یعنی مثلا یه یک یکی هر هیچ همه همش هیچی دیگر دیگه فقط حتی هنوز باز بازم الان اکنون حالا دوباره
خسته نباشید بله بلی اره نه خیر سلام درود ممنون مرسی لطفا خواهشا خواهش خب خوب اقا خانم جان عزیز دوستان بچه‌ها
کردن کرد کند کنم کنی کنیم کنید کنند بکنم بکنیم میکنم میکنه میکند شدن بشه بشود
خواستن خواست خواهم خواهد میخوام میخواهم بخوام داشتن دارد دارم داره داریم دارند ندارد ندارم نداره داشته باید نباید شاید
توانستن میتونم میتوانم میتونه میشود بتونم بتوانم نمیتونم توانم توان
دانستن بدونم بدانم میدونید میدونه بگو بگید بگویید بگین توضیح بده بدید بدهید سوال سؤال پرسش جواب پاسخ
خیلی زیاد کم بیشتر کمتر کمی اصلا کلا واقعا دقیقا حتما مورد درباره راجع نسبت طریق طبق روی رویِ توی داخل بین میان پیش نزد
واسه واسم برام برات براش برامون اینکه چنده کیه کیا چیا کجاس چطوره چیکار چکار بابا داداش دیگه‌ای همچین همچنین فلان کلی یعنی‌چی مثل مانند شبیه
اینا اونا هرچی هرچه چندتا بیا
جور جوری طور طوری نحوه نوع کسی کس فرد نفر
`;

const vagueEnglish = `
work works working happen happens happened find see look show check try help give given take takes put keep start begin end
first last next new old good bad better best big small long short high low same different people person day days time times
place number back around between against before after during above below through down always often sometimes once
yesterday tomorrow tonight morning week weeks year years month hour hours minute minutes moment ago later soon recently lately
friend friends brother sister wife husband guy guys man woman kid kids boss
hate love like liked prefer hope wish feel afraid scared worried confused sorry glad happy sad angry upset stupid crazy weird strange nice cool
tried trying attempt manage managed decide decided pick picked choose turn turned put puts set seem seems appear appears
suppose assume imagine remember forgot forget hear heard read told tell telling noticed notice realize saw seen watch watching
okay fine anyway instead rather else various certain several few couple dozen total number amount full empty half
big bigger small smaller huge tiny long longer short large next previous current actual possible impossible normal usual regular general specific
somehow sometime everyday please kindly urgent urgently asap quickly fast slow easily
step steps idea fact matter sense word words name list detail details rest side end top bottom middle part piece single double twice
run running live living stay stand sit bring brought carry pull push hit reach arrive pass move change changed add added remove removed
phone computer screen picture browser chrome internet online window tab menu text message
point case example reason problem issue
point part case example reason problem issue trouble wrong fix sure safe easy hard real true false fully whole half
site website page app platform company project service system product thing account member members user users
money write read call ask talk speak send open close click press button
`;

const vaguePersian = `
کار کارکرد شکل صورت مشکل خطا درست غلط جدید قدیمی اول اخر بعد قبل بعدی قبلی روز ماه سال زمان وقت ساعت بار دفعه
پول سایت صفحه برنامه سامانه سیستم پلتفرم شرکت پروژه اکانت حساب عضو اعضا کاربر دست راه روش دلیل علت
دادن داد گرفتن گرفت رفتن رفت امدن امد دیدن دید گفتن گفت گذاشتن گذاشت زدن زد بردن برد ماندن ماند رسیدن رسید اتفاق افتاد
دیروز فردا امشب صبح شب هفته دقیقه نیم لحظه الانم تازگی اخیرا زود دیر فوری سریع
دوست دوستم رفیق برادر خواهر زن شوهر خانم بچه مردم ادم ادما بقیه دیگران خودمون خودتون
متنفر دوس عاشق ناراحت خوشحال نگران می‌ترسم ترس گیج عصبانی امیدوار کاش فکر گمان احساس
سعی تلاش تصمیم انتخاب قرار گرفته فرض یاد شنیدم دیدم فهمیدم متوجه کامل ناقص کل تمام نصف
واقعیت همینقدر اینقدر انقدر درد خورد میخوره بدرد گوشی کامپیوتر مرورگر اینترنت پنجره متن پیام مرحله قدم راهنمایی نام
بزرگ کوچک خوبی بد بهتر نگاه پیدا کمک شروع پایان شماره تعداد مقدار اندازه
`;

/** Words of "any", "some" and their relatives, which the spell checker of this repository does not accept in full. */
const indefinite = ["any", "some", "every", "no"].flatMap((start) =>
  ["body", "one", "thing", "where"].map((end) => start + end),
);

const list = (text: string) => text.split(/\s+/).flatMap(splitWords);
const stops = new Set([...list(english), ...list(persian), ...indefinite]);
const vague = new Set([...list(vagueEnglish), ...list(vaguePersian)]);

export const isStopWord = (word: string): boolean =>
  stops.has(word) || (word.length === 1 && !isPersian(word) && !/\d/.test(word));

/** Whether a word fits almost any subject, so that a match says little and a miss says nothing. */
export const isVague = (word: string): boolean => vague.has(word);

export const commonWords: readonly string[] = [...stops, ...vague];
