import { normalise } from "@canopy/chat/text/normalise";
import { type BotText, botTexts, partialText, ruleText } from "@canopy/shared/bot-texts";
import type { Token } from "@canopy/swap/types";

type CodedField = keyof typeof botTexts;

/** A word that a line has to have, and what stands for it in the database. */
export interface SearchWord {
  /** In lower case, with Latin digits: for markets, addresses, hashes and errors. */
  readonly text: string;
  /** The codes of each field whose texts have the word, in either language. */
  readonly codes: Readonly<Record<CodedField, readonly string[]>>;
  /** Whether a trade that its candle's volume cut has it. */
  readonly isPartial: boolean;
  /** Whether every rule of the vault has it in its name. */
  readonly isRule: boolean;
  /** The number of a rule. */
  readonly rule: number | null;
  /** Addresses of the tokens that have it in their symbols, in lower case. */
  readonly tokens: readonly string[];
  /** The pattern of addresses and hashes that begin with it; null if it can't be the beginning of one. */
  readonly hex: string | null;
}

/** Invisible characters separate words too: the half-space of Persian, and the marks of direction in a copied text. */
const separators = /[\s\p{Cf}]+/u;
const outerPunctuation = /^\p{P}+|\p{P}+$/gu;
const indicDigit = /[٠-٩۰-۹]/g;
const ruleNumber = /^\d{1,2}$/;
/** Fewer digits are those of any address or hash by chance. Dots replace what the site leaves out, as in 0x1234…abcd. */
const hexStart = /^(?:0x)?([\da-f]{4,})(?:\.{3}([\da-f]*))?$/;

const toPlain = ({ en, fa }: BotText) => normalise(`${en} ${fa}`);
const [plainRule, plainPartial] = [toPlain(ruleText), toPlain(partialText)];
const plainTexts = new Map(
  Object.entries(botTexts).map(([field, texts]) => [
    field,
    Object.entries<BotText>(texts).map(([code, text]) => ({ code, plain: toPlain(text) })),
  ]),
);

/** The words of a typed text. Letter case, the script of digits and the kinds of Persian letters make no difference. */
export function parseSearch(typed: string, tokens: readonly Token[]): SearchWord[] {
  const words = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(indicDigit, (digit) => String(digit.charCodeAt(0) & 15))
    .split(separators)
    .map((word) => word.replace(outerPunctuation, ""));
  return [...new Set(words)].flatMap((text) => {
    const plain = normalise(text);
    return plain === "" ? [] : [toWord(text, plain, tokens)];
  });
}

function toWord(text: string, plain: string, tokens: readonly Token[]): SearchWord {
  const find = (field: CodedField) =>
    (plainTexts.get(field) ?? []).filter((one) => one.plain.includes(plain)).map(({ code }) => code);
  return {
    text,
    codes: {
      mode: find("mode"),
      kind: find("kind"),
      outcome: find("outcome"),
      side: find("side"),
      reason: find("reason"),
      skip: find("skip"),
      stop: find("stop"),
      vaultSkip: find("vaultSkip"),
    },
    isPartial: plainPartial.includes(plain),
    isRule: plainRule.includes(plain),
    rule: ruleNumber.test(text) ? Number(text) : null,
    tokens: tokens
      .filter(({ symbol }) => symbol.toLowerCase().includes(text))
      .map(({ address }) => address.toLowerCase()),
    hex: toHex(text),
  };
}

function toHex(text: string): string | null {
  const [, start, end] = hexStart.exec(text) ?? [];
  if (start === undefined) return null;
  return end === undefined ? `0x${start}%` : `0x${start}%${end}`;
}
