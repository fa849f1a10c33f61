// cspell:disable
// Porter's algorithm ("An algorithm for suffix stripping", 1980), without its rarest suffixes.

const consonant = "(?:[^aeiouy]|(?<![^aeiou])y)";
const vowel = "(?:[aeiou]|(?<=[^aeiou])y)";
/** Words with at least one, and at least two, runs of vowels that consonants follow. */
const longer = new RegExp(`^${consonant}*${vowel}+${consonant}`);
const longest = new RegExp(`^${consonant}*(?:${vowel}+${consonant}+){2}`);
const syllable = new RegExp(vowel);
const short = new RegExp(`^${consonant}+${vowel}[^aeiouwxy]$`);

const derived: readonly (readonly [suffix: string, instead: string])[] = [
  ["ational", "ate"],
  ["ization", "ize"],
  ["isation", "ize"],
  ["fulness", "ful"],
  ["iveness", "ive"],
  ["tional", "tion"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["alize", "al"],
  ["icate", "ic"],
  ["ical", "ic"],
  ["ness", ""],
  ["ise", "ize"],
  ["ful", ""],
  ["li", ""],
];

const dropped = [
  "ement",
  "ance",
  "ence",
  "able",
  "ible",
  "ment",
  "ate",
  "ion",
  "ism",
  "iti",
  "ous",
  "ive",
  "ize",
  "ant",
  "ent",
  "al",
  "er",
  "ic",
];

/** Forms that the rules miss, with the stems of their words. */
const irregular = new Map(
  Object.entries({
    paid: "pay",
    payed: "pay",
    bought: "buy",
    sold: "sell",
    lost: "lose",
    got: "get",
    gotten: "get",
    won: "win",
    gave: "give",
    kept: "keep",
    held: "hold",
    made: "make",
    took: "take",
    taken: "take",
    sent: "send",
    spent: "spend",
    chose: "choos",
    chosen: "choos",
    forgot: "forget",
    forgotten: "forget",
    stole: "steal",
    stolen: "steal",
    use: "use",
    used: "use",
    uses: "use",
    using: "use",
    withdrew: "withdraw",
    withdrawn: "withdraw",
    withdrawal: "withdraw",
    withdrawals: "withdraw",
    fees: "fee",
    people: "person",
    children: "child",
    brought: "bring",
    broke: "break",
    broken: "break",
    became: "becom",
    cancelled: "cancel",
    cancelling: "cancel",
    came: "come",
    fell: "fall",
    fallen: "fall",
    found: "find",
    froze: "freez",
    frozen: "freez",
    grew: "grow",
    grown: "grow",
    hid: "hide",
    hidden: "hide",
    knew: "know",
    known: "know",
    lent: "lend",
    meant: "mean",
    met: "meet",
    ran: "run",
    rose: "rise",
    risen: "rise",
    sat: "sit",
    saw: "see",
    seen: "see",
    shown: "show",
    stuck: "stick",
    threw: "throw",
    thrown: "throw",
    told: "tell",
    went: "go",
    gone: "go",
    written: "write",
    wrote: "write",
    died: "die",
    dies: "die",
    dying: "die",
  }),
);

function dropPlural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function dropTense(word: string): string {
  if (word.endsWith("eed")) return longer.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const base = word.replace(/(?:ed|ing)$/, "");
  if (base === word || !syllable.test(base)) return word;
  if (/(?:at|bl|iz)$/.test(base) || short.test(base)) return `${base}e`;
  return /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
}

function replaceDerived(word: string): string {
  const rule = derived.find(([suffix]) => word.endsWith(suffix));
  if (rule === undefined) return word;
  const base = word.slice(0, -rule[0].length);
  return longer.test(base) ? base + rule[1] : word;
}

function dropSuffix(word: string): string {
  const suffix = dropped.find((end) => word.endsWith(end));
  if (suffix === undefined) return word;
  const base = word.slice(0, -suffix.length);
  if (suffix === "ion" && !/[st]$/.test(base)) return word;
  return longest.test(base) ? base : word;
}

function dropE(word: string): string {
  if (!word.endsWith("e")) return word;
  const base = word.slice(0, -1);
  return longest.test(base) || (longer.test(base) && !short.test(base)) ? base : word;
}

/** The stem of a normalised English word: "registered" and "registers" are both "regist". */
export function stemEnglish(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 3 || /\d/.test(word)) return word;
  const tense = dropTense(dropPlural(word));
  const base = /[^aeiou]y$/.test(tense) && tense.length > 2 ? `${tense.slice(0, -1)}i` : tense;
  return dropE(dropSuffix(replaceDerived(base)));
}
