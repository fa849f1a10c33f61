// cspell:disable
import type { ConceptTable } from "./matcher.ts";

export const trustConcepts: ConceptTable = {
  pyramid: [
    "pyramid; pyramid scheme; ponzi; mlm; multi level; network marketing; matrix; chain letter; multilevel",
    "هرمی; پانزی; طرح هرمی; شبکه‌ای; بازاریابی شبکه‌ای; گلدکوئیست; نتورک; نتورک مارکتینگ; پونزی",
  ],
  scam: [
    "scam; fraud; legit; legitimate; fake; trust; trustworthy; honest; rip off; con; swindle; reliable; cheat; genuine; shady; real or fake; too good to be true; crook; swindler; defraud; bogus; hoax; thief; cheated; dishonest; believe you",
    "کلاهبرداری; کلاه برداری; تقلب; معتبر; قابل اعتماد; اعتماد; دروغ; فیک; واقعی; حقه; اسکم; راست; شیاد; سرکاری; مطمئن; قابل اطمینان; کلاهبردار; دزد; سرم کلاه; سر کار گذاشتن; باور کنم",
  ],
  legal: [
    "legal; illegal; law; lawful; allowed; banned; forbidden; regulated; license; licence; regulator; police; court; authorities; jurisdiction",
    "قانونی; غیرقانونی; قانون; مجاز; ممنوع; مجوز; جرم; پلیس; دادگاه; حلال; حرام; شرعی; خلاف قانون; نماد اعتماد",
  ],
  audit: [
    "audit; audited; code review; checked by; auditor; certik; security review; independent review; bugs in the contract; reviewed; hackable; tested",
    "ممیزی; حسابرسی; بازبینی; بررسی کد; ادیت; امنیت قرارداد; بررسی شده; ازمایش شده; باگ قرارداد; هک شدن قرارداد",
  ],
  contract: [
    "smart contract; contract; program on the chain; on chain; code on the blockchain",
    "قرارداد هوشمند; قرارداد; اسمارت کانترکت; کد روی زنجیره; کانترکت",
  ],
  realContract: [
    "real contract; contract address; fake site; genuine contract; official contract; verify the contract; right contract; authentic; fake website; official site; official website; clone",
    "قرارداد واقعی; نشانی قرارداد; ادرس قرارداد; سایت جعلی; سایت رسمی; قرارداد جعلی; سایت تقلبی; رسمی; جعلی",
  ],
  verify: [
    "verify; check myself; prove; proof; verify the figures; double check; check the numbers; check the figures; independently; check … myself; source code; open source; github",
    "بررسی; بسنجم; اثبات; راستی ازمایی; خودم … ببینم; صحت; اطمینان از; چک کنم; متن باز; کد منبع; گیت‌هاب; اپن سورس",
  ],
  siteDown: [
    "site down; site disappears; website offline; goes offline; server down; if you close; site is gone; shut down; website closes; site closes; filtered; blocked site; vanish; unreachable; without the site; site unavailable; server dies; server dead; your website; you close; poof",
    "سایت قطع; سایت … بسته; از میان برود; سایت نباشد; فیلتر; سرور خراب; سایت … خراب; از دسترس; سایت بالا نمی‌آید; ناپدید; سایت … قطع; بدون سایت; سایت تعطیل; سایت … پریدن; سایت … غیب; سایتتون",
  ],
  invest: [
    "invest; investment; investing; capital; deposit; shareholding; security; asset; savings; pension",
    "سرمایه‌گذاری; سرمایه گذاری; سرمایه; سپرده; سپرده گذاری; دارایی; پس انداز; سرمایه‌ام",
  ],
  howManyLose: [
    "how many lose; how many members; most members; percentage of members; chances; odds; how many … earn; success rate; what share of members; average member; typical; chance of; probability; majority; likely",
    "چند نفر; چند درصد اعضا; بیشتر اعضا; شانس; احتمال; چند عضو; میانگین; اکثر; درصد موفقیت; معمولا; اکثریت",
  ],
  sourceOfMoney: [
    "where … money come; source of money; comes from; source of income; who pays; where do earnings; products; sell a product; funded; what do you sell; outside income",
    "پول از کجا; از کجا می‌اید; منبع درامد; منبع پول; محصول; چه می‌فروشید; از کجا تامین; تامین",
  ],
  terms: [
    "terms; conditions; terms of service; rules of the site; agreement; legal notice; imprint; disclaimer",
    "شرایط; قوانین; مقررات; شرایط استفاده; توافق‌نامه; سلب مسئولیت; قواعد سایت",
  ],
};
