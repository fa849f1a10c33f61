import { isPersian } from "./words.ts";

/** Stems of verbs, as normalised text: of the past, of the present, and those of everyday speech. */
const verbs: readonly (readonly [lemma: string, ...others: string[]])[] = [
  ["برداشت", "بردار", "ورداشت", "وردار"],
  ["پرداخت", "پرداز"],
  ["خرید", "خر"],
  ["فروخت", "فروش"],
  ["گرفت", "گیر"],
  ["داد", "ده", "د"],
  ["شد", "شو", "ش"],
  ["کرد", "کن"],
  ["خواست", "خواه", "خوا", "خا", "خاست"],
  ["توانست", "توان", "تونست", "تون"],
  ["دانست", "دان", "دونست", "دون"],
  ["رسید", "رس"],
  ["رساند", "رسان", "رسون", "رسوند"],
  ["اورد", "اور", "ار", "یار", "یاورد"],
  ["دراورد", "درار", "دربیار", "درمیار", "دراور"],
  ["درامد", "درا", "دربیا", "درمیا", "دراومد"],
  ["ساخت", "ساز"],
  ["دید", "بین"],
  ["گفت", "گو", "گ"],
  ["یافت", "یاب"],
  ["رفت", "رو", "ر"],
  ["امد", "ای", "ا", "اومد", "یومد", "یا"],
  ["فرستاد", "فرست"],
  ["نوشت", "نویس"],
  ["بست", "بند"],
  ["پذیرفت", "پذیر"],
  ["انداخت", "انداز", "نداخت", "نداز"],
  ["پیوست", "پیوند"],
  ["برد", "بر"],
  ["گذاشت", "گذار", "ذاشت", "ذار", "زاشت", "زار"],
  ["زد", "زن"],
  ["ماند", "مان", "موند", "مون"],
  ["شناخت", "شناس"],
  ["داشت", "دار"],
  ["بود", "باش"],
  ["مرد", "میر"],
  ["دزدید", "دزد"],
  ["ارزید", "ارز"],
  ["پرسید", "پرس"],
  ["خورد", "خور"],
  ["خواند", "خوان", "خوند", "خون"],
  ["فهمید", "فهم"],
  ["افتاد", "افت", "فت", "یفت"],
  ["کشید", "کش"],
  ["گشت", "گرد"],
  ["برگشت", "برگرد", "برگرداند", "برگردان", "برگردون", "برگردوند"],
  ["گرداند", "گردان", "گردون", "گردوند"],
  ["چید", "چین"],
  ["چرخید", "چرخ"],
  ["نشست", "نشین", "شین"],
  ["ایستاد", "ایست", "وایستاد", "وایست", "وایساد", "وایسا", "وایس", "وایمیس", "وایمیست", "وایسون", "وایسوند"],
  ["خوابید", "خواب"],
  ["اموخت", "اموز"],
  ["افزود", "افزا", "افزای"],
  ["فریفت", "فریب"],
  ["گریخت", "گریز"],
  ["سوخت", "سوز"],
  ["ریخت", "ریز"],
  ["ترسید", "ترس"],
  ["پرید", "پر"],
  ["شکست", "شکن"],
  ["سنجید", "سنج"],
];

const lemmas = new Map(
  verbs.flatMap(([lemma, ...others]) => [lemma, ...others].map((stem) => [stem, lemma])),
);
const prefixes = ["نمی", "می", "ب", "ن", ""];
/** Endings of persons. */
const ending = /^(?:یم|ید|ند|ین|اند|ام|م|ی|د|ه|ن)?$/;
/** Endings of persons, then an object: "می‌بندمش", and "بگیرتش" for "بگیردش". */
const endingWithObject = /^(?:یم|ید|ند|ین|ن|م|ی|د|ت)(?:م|ت|ش|مون|تون|شون|مان|تان|شان)$/;
const clearEnding = /^(?:م|د|ند|یم|ید)$/;

/** Whether the parts are a verb, and not another word that contains a short stem: "نام" is not ن, ا and م. */
function isVerb(prefix: string, stem: string, end: string): boolean {
  if (endingWithObject.test(end)) return prefix !== "" && stem.length > 1;
  if (!ending.test(end)) return false;
  if (stem.length > 2) return true;
  if (end === "") return prefix === "ن" && lemmas.get(stem) === stem;
  if (end === "ه" && prefix === "" && lemmas.get(stem) === stem) return true;
  if (stem.length === 1) return prefix.length > 1 || (prefix === "ب" && stem !== "ا");
  return prefix !== "" || clearEnding.test(end);
}

function lemmatise(written: string): string | undefined {
  const word = written.replace(/^(بر|در)ن?می(?=..)/, "$1");
  for (const prefix of prefixes) {
    if (!word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    // The longest stem: an ending may be a part of it.
    for (let length = rest.length; length > 0; length--) {
      const stem = rest.slice(0, length);
      const lemma = lemmas.get(stem);
      if (lemma !== undefined && isVerb(prefix, stem, rest.slice(length))) return lemma;
    }
  }
  return undefined;
}

const plural = /(?:های|ها)(?:یی|ی|یم|یت|یش|یمان|یتان|یشان|مان|تان|شان|مون|تون|شون|م|ت|ش)?$/;
const possessive = /(?:مان|تان|شان|تون|شون|مون)$/;
const comparative = /(?:ترین|تر)$/;
const indefinite = /(?:ایی|یی|ی)$/;

/** Words that only look as if they had an ending. */
const whole = new Set(
  (
    "زمان درمان سازمان همان ایمان پیمان نشان داستان استان تابستان زمستان بستان میزان دفتر بیشتر کمتر مشتری دختر " +
    "بازی کاری دارایی چیزی ماهی کافی خالی مالی عادی فارسی انگلیسی رمزی حامی اعضا یعنی وقتی خیلی بعضی برخی طولانی چی کی " +
    "کارت درست قسمت شرکت مدت دست سمت هشت بست راست هست برداشت پرداخت خدمت نوبت تعداد کلید رسید " +
    "حالت سهم فرم خطا بالا دنیا خدا دوره رتبه بازو خونه نشون " +
    "پشیمون پشیمان ثبت " +
    "خودکار ازادی گروهی قهرمانی بازیابی پشتیبانی گواهی رای سهمی تلفنی بانکی"
  ).split(" "),
);

function strip(word: string, suffix: RegExp, least: number): string {
  const base = word.replace(suffix, "");
  return base.length >= least ? base : word;
}

/** The stem of a normalised Persian word: plural, possessive, comparative and indefinite endings, and verbs by their past. */
export function stemPersian(word: string): string {
  if (word.length < 3 || whole.has(word)) return word;
  const lemma = lemmatise(word);
  if (lemma !== undefined) return lemma;
  const one = strip(word, plural, 2);
  if (one !== word) return stemPersian(one);
  const own = strip(word, possessive, 3);
  if (own !== word) return stemPersian(own);
  return strip(strip(word, comparative, 3), indefinite, 3);
}

/** What everyday speech writes on to any word: "رو", "است", plurals and possessives. */
const spoken = /^(?:[وهمشتیان]|[متش]ون|[متش]ان)$/;
const LONGEST_ENDING = 3;
const MOST_ENDINGS = 4;

/**
 * Other readings of a word, the longest one first: "پولامونو" is "پولامون", "پولا" and "پول". A word that ends in ه loses it
 * before an ending ("رتبمو"), and "ان" sounds like "ون" ("ارزون").
 */
export function looserStems(stem: string, endings = spoken): string[] {
  if (whole.has(stem) || !isPersian(stem)) return [];
  const shorter = new Set<string>();
  let open = [stem];
  for (let round = 0; round < MOST_ENDINGS; round++) {
    open = open.flatMap((word) =>
      Array.from({ length: LONGEST_ENDING }, (_, index) => word.length - 1 - index)
        .filter((length) => length > 1 && endings.test(word.slice(length)))
        .map((length) => word.slice(0, length)),
    );
    for (const word of open) shorter.add(word);
  }
  const longestFirst = [...shorter].sort((one, other) => other.length - one.length);
  return [stem, ...longestFirst]
    .flatMap((word) => [word, ...(word === stem ? [] : [`${word}ه`]), word.replace("ون", "ان")])
    .filter((word, index, all) => word !== stem && all.indexOf(word) === index);
}
