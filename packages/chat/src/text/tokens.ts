import { stemEnglish } from "./stem-english.ts";
import { stemPersian } from "./stem-persian.ts";
import { isStopWord, isVague } from "./stop-words.ts";
import { isPersian, splitWords } from "./words.ts";

/** A word of a text with what a search needs of it. */
export interface Token {
  readonly word: string;
  readonly stem: string;
  /** Says nothing about the subject. */
  readonly isStop: boolean;
  /** Says little about the subject. */
  readonly isVague: boolean;
}

// cspell:disable
/** Words that mean the same in every question, by their stems. */
const same = new Map(
  Object.entries({
    photo: "pictur",
    pic: "pictur",
    purchas: "bui",
    buy: "bui",
    tx: "transact",
    txn: "transact",
    acc: "account",
    acct: "account",
    crypto: "cryptocurr",
    info: "inform",
    wen: "when",
    min: "minut",
    hr: "hour",
    repo: "repositori",
    var: "variabl",
    pls: "pleas",
    plz: "pleas",
    ur: "your",
    cuz: "becaus",
    coz: "becaus",
    bc: "becaus",
    msg: "messag",
    pwd: "password",
    addr: "address",
    config: "configur",
    webpag: "page",
    اسم: "نام",
    ادرس: "نشانی",
    اکانت: "حساب",
    لینک: "پیوند",
    عکس: "تصویر",
    پروفایل: "نمایه",
    چک: "بررسی",
    تعویض: "عوض",
    تغییر: "عوض",
    دانلود: "بارگیری",
    فایل: "پرونده",
    هزینه: "خرج",
    ریسک: "خطر",
    ورژن: "نسخه",
    پشیمون: "پشیمان",
    فک: "فکر",
    بها: "قیمت",
    نرخ: "قیمت",
  }),
);

// cspell:enable
/** Letters of Persian that sound alike, and that people confuse. */
const sounds: Readonly<Record<string, string>> = {
  ذ: "ز",
  ض: "ز",
  ظ: "ز",
  ص: "س",
  ث: "س",
  ط: "ت",
  ح: "ه",
  غ: "ق",
};
const confused = /[ذضظصثطحغ]/g;

/** One letter for all that sound alike. */
export const toSounds = (word: string): string =>
  word.replace(confused, (letter) => sounds[letter] ?? letter);

/** The stem that represents all words of its meaning and sound. */
export const toUsual = (stem: string): string => toSounds(same.get(stem) ?? stem);

const stem = (word: string): string => toUsual(isPersian(word) ? stemPersian(word) : stemEnglish(word));

export function toToken(word: string): Token {
  const root = stem(word);
  // Persian verbs have too many forms to list all of them.
  const isStop = isStopWord(word) || (isPersian(word) && isStopWord(stemPersian(word)));
  return {
    word,
    stem: root,
    isStop,
    isVague: isVague(word) || isVague(isPersian(word) ? stemPersian(word) : root),
  };
}

export const toTokens = (text: string): Token[] => splitWords(text).map(toToken);
