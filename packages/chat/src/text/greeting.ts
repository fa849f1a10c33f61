// cspell:ignore salam hiya
import { splitWords } from "./words.ts";

const greetings =
  /^\s*(?:(?:hi+|hello|hey+|hiya|howdy|greetings|salam|good (?:morning|afternoon|evening|day)|سلام|با سلام|درود|(?:صبح|عصر|شب|وقت|روز)(?:[ \u200c]?(?:تون|تان))?[ \u200c]?(?:به )?(?:بخیر|خیر)|خسته نباشید)(?: (?:there|all|everyone|و|عزیز|خدمت شما)| (?:team|guys|friends|sir|madam|bro|دوست عزیز|دوستان)(?=\s*(?:[,.!،:;؛]|$)))*(?:[\s,.!،:;؛…]+|$))+/iu;

/** A message without the greeting that it begins with, which says nothing about its subject. */
export function dropGreeting(text: string): string {
  const rest = text.replace(greetings, "");
  return splitWords(rest).length > 0 ? rest : text;
}
