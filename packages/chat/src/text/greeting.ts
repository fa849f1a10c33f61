// cspell:ignore salam hiya
import { splitWords } from "./words.ts";

const greetings =
  /^\s*(?:(?:hi+|hello|hey+|hiya|howdy|greetings|salam|good (?:morning|afternoon|evening|day)|سلام|با سلام|درود|(?:صبح|عصر|شب|وقت|روز)(?:تون|تان)? ?(?:به )?(?:بخیر|خیر)|خسته نباشید)(?: (?:there|all|everyone|team|guys|friends|sir|madam|bro|و|عزیز|دوست عزیز|دوستان|خدمت شما))*(?:[\s,.!،]+|$))+/iu;

/** A message without the greeting that it begins with, which says nothing about its subject. */
export function dropGreeting(text: string): string {
  const rest = text.replace(greetings, "");
  return splitWords(rest).length > 0 ? rest : text;
}
