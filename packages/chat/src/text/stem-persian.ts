import { isPersian } from "./words.ts";

/** Stems of verbs, as normalised text: of the past, of the present, and those of everyday speech. */
const verbs: readonly (readonly [lemma: string, ...others: string[]])[] = [
  ["برداشت", "بردار"],
  ["پرداخت", "پرداز"],
  ["خرید", "خر"],
  ["فروخت", "فروش"],
  ["گرفت", "گیر"],
  ["داد", "ده", "د"],
  ["شد", "شو", "ش"],
  ["کرد", "کن"],
  ["خواست", "خواه", "خوا"],
  ["توانست", "توان", "تونست", "تون"],
  ["دانست", "دان", "دونست", "دون"],
  ["رسید", "رس"],
  ["رساند", "رسان", "رسون"],
  ["آورد", "آور", "اورد", "اور", "ار", "یار"],
  ["دراورد", "درار", "دربیار", "درمیار", "دراور"],
  ["ساخت", "ساز"],
  ["دید", "بین"],
  ["گفت", "گو", "گ"],
  ["یافت", "یاب"],
  ["رفت", "رو", "ر"],
  ["امد", "ای", "ا", "اومد", "یا"],
  ["فرستاد", "فرست"],
  ["نوشت", "نویس"],
  ["بست", "بند"],
  ["پذیرفت", "پذیر"],
  ["انداخت", "انداز"],
  ["پیوست", "پیوند"],
  ["برد", "بر"],
  ["گذاشت", "گذار", "ذار", "زار"],
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
  ["فهمید", "فهم"],
  ["افتاد", "افت"],
  ["کشید", "کش"],
  ["گشت", "گرد"],
  ["چید", "چین"],
  ["نشست", "نشین", "شین"],
  ["اموخت", "اموز"],
  ["افزود", "افزا", "افزای"],
  ["فریفت", "فریب"],
  ["گریخت", "گریز"],
  ["سوخت", "سوز"],
];

const lemmas = new Map(
  verbs.flatMap(([lemma, ...others]) => [lemma, ...others].map((stem) => [stem, lemma])),
);
const prefixes = ["نمی", "می", "ب", "ن", ""];
const ending = /(?:یم|ید|ند|ین|اند|ام|م|ی|د|ه|ن)$/;
const clearEnding = /^(?:م|د|ند|یم|ید)$/;

/** Whether the parts are a verb, and not another word that contains a short stem: "نام" is not ن, ا and م. */
function isVerb(prefix: string, stem: string, end: string): boolean {
  if (stem.length > 2) return true;
  if (end === "") return false;
  if (end === "ه" && prefix === "" && lemmas.get(stem) === stem) return true;
  if (stem.length === 1) return prefix.length > 1 || (prefix === "ب" && stem !== "ا");
  return prefix !== "" || clearEnding.test(end);
}

function lemmatise(written: string): string | undefined {
  const word = written.replace(/^(بر|در)ن?می(?=..)/, "$1");
  for (const prefix of prefixes) {
    if (!word.startsWith(prefix)) continue;
    const rest = word.slice(prefix.length);
    // The longest ending may be a part of the stem.
    const most = ending.exec(rest)?.[0].length ?? 0;
    for (let length = 0; length <= most; length++) {
      const stem = rest.slice(0, rest.length - length);
      const lemma = lemmas.get(stem);
      if (lemma !== undefined && isVerb(prefix, stem, rest.slice(stem.length))) return lemma;
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

/** Shorter readings of a word: in everyday speech, endings of one letter are written on to any word. */
export function looserStems(stem: string, ending = /[وهمشتیا]$/): string[] {
  const readings: string[] = [];
  if (whole.has(stem) || !isPersian(stem)) return readings;
  for (let rest = stem; rest.length > 2 && ending.test(rest) && readings.length < 3; ) {
    rest = rest.slice(0, -1);
    readings.push(rest);
  }
  return readings;
}
