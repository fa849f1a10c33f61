// cspell:disable
import type { OtherWords } from "../other-words.ts";

export const trustParaphrases: OtherWords = {
  "can-i-lose": [
    `
      what's the worst that can happen to my money; is there risk; could the whole hundred dollars be gone; how dangerous is it for my savings
      is my payment safe; will i lose everything; can i use borrowed money`,
    `
      بدترین اتفاق برای پولم چیه; ریسک داره; ممکنه کل صد دلار بره; برای پس‌اندازم چقدر خطرناکه; همه‌شو از دست میدم
      آیا امکان زیان هست; با پول قرضی بیام`,
  ],
  "how-many-lose": [
    `
      what share of people are in profit; how many out of a hundred lose; success rate of the members; do most people win or lose here
      average result per member`,
    `
      چند درصد آدما تو سودن; از صد نفر چند نفر ضرر می‌کنن; نرخ موفقیت اعضا; بیشتریا می‌برن یا می‌بازن; نتیجه میانگین هر عضو
      نسبت بازندگان به برندگان`,
  ],
  "top-earners": [
    `
      who made the most here; show me someone who got rich; best members ranking; is there a leaderboard
      success stories please; which member earned the highest sum`,
    `
      کی از همه بیشتر درآورده; یکی که پولدار شده نشون بده; جدول بهترین اعضا; لیدربرد دارید; داستان موفقیت
      کدام عضو بیشترین درآمد را داشته است`,
  ],
  "guaranteed-income": [
    `
      do i get a fixed percentage monthly; is it sure that i earn; passive income every week; can you promise me a profit
      how certain is the payout; safe return on my money`,
    `
      ماهی درصد ثابت می‌گیرم; مطمئنه که درآمد دارم; درآمد غیرفعال هفتگی; قول سود میدید; سود تضمین‌شده
      پرداخت چقدر قطعی است; حقوق ثابت داره`,
  ],
  "report-a-promise": [
    `
      my recruiter swore that i double my money; somebody advertises guaranteed returns with your name; where can i complain about a dishonest member
      he told me lies to make me join`,
    `
      دعوت‌کننده‌ام قسم خورد پولم دو برابر میشه; یکی با اسم شما سود تضمینی تبلیغ می‌کنه; از عضو دروغگو کجا شکایت کنم
      برای عضو شدنم دروغ گفت`,
  ],
  "pyramid-scheme": [
    `
      sounds like a ponzi to me; isn't that a pyramid; only the first ones profit right; new people's money pays the old ones
      how are you different from madoff; mlm trick; is it a snowball system`,
    `
      به نظرم پانزیه; این هرمی نیست; فقط اولی‌ها سود می‌کنن نه; پول جدیدا میره به قدیمیا; گلدکوییست جدیده
      با طرح هرمی چه تفاوتی دارید; بازاریابی شبکه‌ای کلاهبرداری`,
  ],
  "is-it-a-scam": [
    `
      are you crooks; why should i believe you; is this legit; my husband says it's fraud; how do i know you don't cheat
      can i trust this site; has anybody been ripped off; reviews say it is fake`,
    `
      کلاهبردارید; چرا باید باورتون کنم; این معتبره; شوهرم میگه کلاهبرداریه; از کجا بدونم سرم کلاه نمی‌ذارید; میشه اعتماد کرد
      آیا کسی اینجا فریب خورده است; سایت جعلیه`,
  ],
  "is-it-legal": [
    `
      can i get in trouble with the police for this; is that allowed in iran; law about this in my country; do you have a licence
      is recruiting a criminal offence; permitted in germany; am i breaking the law if i join`,
    `
      به خاطر این پلیس کارم نداره; تو ایران مجازه; قانون کشورم در این باره چیه; مجوز دارید; دعوت کردن جرمه
      آیا شرکت در این طرح خلاف قانون است; نماد اعتماد دارید`,
  ],
  "who-changes-rules": [
    `
      can you suddenly pay less; will the percentages stay like this; who decides about changes of the plan; may the boss alter the contract
      is there an admin key; could an update destroy my rights; can the caps be lowered`,
    `
      می‌تونید یهو کمتر بدید; درصدها همین می‌مونه; تغییر پلن رو کی تصمیم می‌گیره; رئیس می‌تونه قرارداد رو عوض کنه; کلید ادمین داره
      به‌روزرسانی ممکن است حق مرا از بین ببرد`,
  ],
  "operator-power": [
    `
      what is the owner of the site able to do; how much does the operator earn on me; can the boss take my balance; can you stop payouts
      does the company have its own seats; what can't the operator do`,
    `
      صاحب سایت چه کارایی می‌تونه بکنه; گرداننده از من چقدر درمیاره; رئیس می‌تونه موجودیم رو برداره; می‌تونید جلوی برداشت رو بگیرید
      شرکت خودش هم جایگاه دارد`,
  ],
  "can-i-be-excluded": [
    `
      may you throw me out; could my balance be blocked; what if you don't like me anymore; is a ban possible; you closed my access, what about my money`,
    `
      می‌تونید منو بندازید بیرون; ممکنه موجودیم مسدود شه; اگه از من خوشتون نیاد چی; بن شدن ممکنه; دسترسی مرا بستید پولم چه می‌شود`,
  ],
  commons: [
    `
      ten percent goes to commons, who is it; which charity gets the money; do i get anything back from the common fund; who controls the commons address`,
    `
      ده درصد میره مشترکات اون کیه; کدوم خیریه پول رو می‌گیره; از صندوق مشترک چیزی به من می‌رسه; آدرس مشترکات دست کیه
      سهم عمومی برای چیست`,
  ],
  audit: [
    `
      has certik or another company checked the code; are there bugs in the contract; who reviewed it; how do i know the code is without errors
      security tests of the contract`,
    `
      سرتیک یا شرکت دیگه‌ای کد رو بررسی کرده; قرارداد باگ داره; کی بازبینیش کرده; از کجا بدونم کد بی‌خطاست
      آزمون‌های امنیتی قرارداد`,
  ],
  "report-vulnerability": [
    `
      i discovered a bug in the contract, whom do i tell; bug bounty; i'm a security researcher; is there money for finding a hole`,
    `
      یه باگ تو قرارداد پیدا کردم به کی بگم; باگ‌بانتی دارید; پژوهشگر امنیتم; برای پیدا کردن حفره پول میدید
      آسیب‌پذیری را کجا گزارش دهم`,
  ],
  verify: [
    `
      i don't trust your dashboard, let me recompute; check the numbers independently; which command compares the site with the chain
      how can i prove your report is correct`,
    `
      به داشبوردتون اعتماد ندارم خودم حساب کنم; بررسی مستقل اعداد; کدوم دستور سایت رو با زنجیره مقایسه می‌کنه
      چگونه درستی گزارش شما را بسنجم`,
  ],
  "site-gone": [
    `
      what if you shut the website down; you disappear with the domain, what now; the company dies, do i still own my seat
      your server burns, is all lost; if canopy goes offline forever how do i reach my money`,
    `
      اگه سایت رو ببندید چی; با دامنه غیب بشید چی میشه; شرکت نابود شه هنوز جام مال منه; سرورتون بسوزه همه‌چی میره
      اگر کانوپی برای همیشه قطع شود چگونه به پولم برسم`,
  ],
  "growth-ends": [
    `
      one day there'll be no new members, then what; what happens when the market is saturated; what if it stops growing; late joiners get what
      does it come to an end at some time`,
    `
      یه روز دیگه عضو جدید نیست بعدش چی; بازار اشباع شه چی میشه; اگه رشد وایسه; دیر اومده‌ها چی گیرشون میاد
      این طرح زمانی به پایان می‌رسد`,
  ],
  "support-scam": [
    `
      an admin on telegram wants my 12 words; somebody called and said he's from your team and i should send pol; i gave my phrase to a fake helper
      a helper wants remote access to my computer; is it normal that support asks for a key; he says my account must be verified with a payment`,
    `
      یه ادمین تو تلگرام ۱۲ کلمه‌ام رو می‌خواد; یکی زنگ زد گفت از تیم شماست پول بفرست; عبارتم رو دادم به پشتیبان قلابی
      می‌گوید حسابم باید با پرداخت تأیید شود; طبیعیه پشتیبانی کلید بخواد; میگه دسترسی به کامپیوترت بده`,
  ],
  "price-feed-fails": [
    `
      chainlink is dead, can i still buy; entries are stopped because of the price; oracle outage; nobody can buy units today, why`,
    `
      چین‌لینک از کار افتاده هنوز میشه خرید; به خاطر قیمت ورود متوقف شده; قطعی اوراکل; امروز هیچ‌کس نمی‌تونه بخره چرا`,
  ],
  "real-contract": [
    `
      which contract address is the right one; is my wallet paying the true contract; i got an address by chat, is it genuine
      how do i avoid a copy of the contract`,
    `
      آدرس قرارداد درست کدومه; کیف پولم داره به قرارداد اصلی پول میده; یه آدرس تو چت گرفتم واقعیه; از قرارداد کپی چطور دوری کنم
      قرارداد اصیل را چگونه بشناسم`,
  ],
  "who-is-operator": [
    `
      who is behind canopy; name of the company; who runs the website and where are they; is there a ceo; whose project is this`,
    `
      پشت کانوپی کیه; اسم شرکت; سایت رو کی می‌گردونه و کجان; مدیرعامل داره; این پروژه مال کیه
      مسئول سایت کیست`,
  ],
  "what-is-smart-contract": [
    `
      what do you mean by the contract; is it a paper i sign; who reads the program on the chain; code instead of a company, explain
      does the contract run by itself`,
    `
      منظورتون از قرارداد چیه; کاغذیه که امضا می‌کنم; برنامه روی زنجیره رو کی می‌خونه; قرارداد خودش اجرا میشه
      قرارداد هوشمند به زبان ساده`,
  ],
};
