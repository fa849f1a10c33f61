// cspell:ignore salam
import { isStopWord } from "../text/stop-words.ts";
import { splitWords } from "../text/words.ts";

export type Talk = "greeting" | "thanks" | "goodbye";

const list = (text: string) => new Set(splitWords(text));

const said: Readonly<Record<Talk, ReadonlySet<string>>> = {
  thanks: list(
    "thanks thank thx ty cheers appreciated appreciate great awesome perfect cool helpful " +
      "ممنون ممنونم مرسی متشکرم متشکر تشکر سپاس سپاسگزارم دمت گرم عالی دستت درد نکنه",
  ),
  goodbye: list("bye goodbye خداحافظ خدانگهدار بدرود بای"),
  greeting: list(
    "hi hello hey hiya howdy greetings salam morning afternoon evening سلام درود صبح عصر شب بخیر وقت روز خسته نباشید",
  ),
};
/** Words that are in a greeting, but no greeting alone. */
const filler = list(
  "good day there much lot help bot everyone team you all bro friend sir madam شما دوست من جان عزیز به خیر خوبی حالت حال چطوره اقا خانم",
);

/** What kind of small talk a message is; null if it asks something. */
export function readTalk(text: string): Talk | null {
  const words = splitWords(text);
  if (words.length === 0 || words.length > 10) return null;
  const kind = (Object.keys(said) as (keyof typeof said)[]).find((name) =>
    words.some((word) => said[name].has(word)),
  );
  if (kind === undefined) return null;
  const isTalk = (word: string) =>
    isStopWord(word) || filler.has(word) || Object.values(said).some((set) => set.has(word));
  return words.every(isTalk) ? kind : null;
}
