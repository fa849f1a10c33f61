import { accountQuestions } from "./account.ts";
import { botsQuestions } from "./bots.ts";
import { chatQuestions } from "./chat.ts";
import { docsQuestions } from "./docs.ts";
import { earningsQuestions } from "./earnings.ts";
import { familyQuestions } from "./family.ts";
import { joiningQuestions } from "./joining.ts";
import { moneyQuestions } from "./money.ts";
import { offTopicMessages } from "./off-topic.ts";
import { operatorsQuestions } from "./operators.ts";
import type { OtherWords } from "./other-words.ts";
import { accountParaphrases } from "./paraphrases/account.ts";
import { botsParaphrases } from "./paraphrases/bots.ts";
import { chatParaphrases } from "./paraphrases/chat.ts";
import { familyParaphrases } from "./paraphrases/family.ts";
import { joiningParaphrases } from "./paraphrases/joining.ts";
import { moneyParaphrases } from "./paraphrases/money.ts";
import { operatorsParaphrases } from "./paraphrases/operators.ts";
import { planParaphrases } from "./paraphrases/plan.ts";
import { plusParaphrases } from "./paraphrases/plus.ts";
import { privacyParaphrases } from "./paraphrases/privacy.ts";
import { ranksParaphrases } from "./paraphrases/ranks.ts";
import { signInParaphrases } from "./paraphrases/sign-in.ts";
import { siteParaphrases } from "./paraphrases/site.ts";
import { swapParaphrases } from "./paraphrases/swap.ts";
import { topUpParaphrases } from "./paraphrases/top-up.ts";
import { trustParaphrases } from "./paraphrases/trust.ts";
import { vaultParaphrases } from "./paraphrases/vault.ts";
import { walletParaphrases } from "./paraphrases/wallet.ts";
import { planQuestions } from "./plan.ts";
import { plusQuestions } from "./plus.ts";
import { practicalQuestions } from "./practical.ts";
import { privacyQuestions } from "./privacy.ts";
import { ranksQuestions } from "./ranks.ts";
import { serverDocsQuestions } from "./server-docs.ts";
import { signInQuestions } from "./sign-in.ts";
import { siteQuestions } from "./site.ts";
import { accountStories } from "./stories/account.ts";
import { botsStories } from "./stories/bots.ts";
import { chatStories } from "./stories/chat.ts";
import { docsStories } from "./stories/docs.ts";
import { familyStories } from "./stories/family.ts";
import { joiningStories } from "./stories/joining.ts";
import { moneyStories } from "./stories/money.ts";
import { operatorsStories } from "./stories/operators.ts";
import { planStories } from "./stories/plan.ts";
import { plusStories } from "./stories/plus.ts";
import { practicalStories } from "./stories/practical.ts";
import { privacyStories } from "./stories/privacy.ts";
import { ranksStories } from "./stories/ranks.ts";
import { signInStories } from "./stories/sign-in.ts";
import { siteStories } from "./stories/site.ts";
import { swapStories } from "./stories/swap.ts";
import { topUpStories } from "./stories/top-up.ts";
import { trustStories } from "./stories/trust.ts";
import { vaultStories } from "./stories/vault.ts";
import { walletStories } from "./stories/wallet.ts";
import { swapQuestions } from "./swap.ts";
import { topUpQuestions } from "./top-up.ts";
import { trustQuestions } from "./trust.ts";
import { vaultQuestions } from "./vault.ts";
import { walletQuestions } from "./wallet.ts";

/** Other ways to ask for each passage, in the order of the help; the documentation comes last. */
const otherWords: OtherWords = {
  ...accountQuestions,
  ...botsQuestions,
  ...chatQuestions,
  ...familyQuestions,
  ...joiningQuestions,
  ...moneyQuestions,
  ...operatorsQuestions,
  ...planQuestions,
  ...earningsQuestions,
  ...plusQuestions,
  ...practicalQuestions,
  ...privacyQuestions,
  ...ranksQuestions,
  ...signInQuestions,
  ...siteQuestions,
  ...swapQuestions,
  ...topUpQuestions,
  ...trustQuestions,
  ...vaultQuestions,
  ...walletQuestions,
  ...serverDocsQuestions,
  ...docsQuestions,
};

/** The same as people tell it: in whole sentences, and in everyday speech. */
const stories: OtherWords = {
  ...accountStories,
  ...botsStories,
  ...chatStories,
  ...familyStories,
  ...joiningStories,
  ...moneyStories,
  ...operatorsStories,
  ...planStories,
  ...plusStories,
  ...practicalStories,
  ...privacyStories,
  ...ranksStories,
  ...signInStories,
  ...siteStories,
  ...swapStories,
  ...topUpStories,
  ...trustStories,
  ...vaultStories,
  ...walletStories,
  ...docsStories,
};

/** The same in the words of many different people: short and long, correct and not. */
const paraphrases: OtherWords = {
  ...accountParaphrases,
  ...botsParaphrases,
  ...chatParaphrases,
  ...familyParaphrases,
  ...joiningParaphrases,
  ...moneyParaphrases,
  ...operatorsParaphrases,
  ...planParaphrases,
  ...plusParaphrases,
  ...privacyParaphrases,
  ...ranksParaphrases,
  ...signInParaphrases,
  ...siteParaphrases,
  ...swapParaphrases,
  ...topUpParaphrases,
  ...trustParaphrases,
  ...vaultParaphrases,
  ...walletParaphrases,
};

/** The ids of the passages that have other words. */
export const askedIds: readonly string[] = [
  ...new Set([otherWords, stories, paraphrases].flatMap((table) => Object.keys(table))),
];

/** What the search learns from, besides the passages themselves. */
export interface Phrasings {
  /** Other ways to ask for a passage, one by one, in both languages. */
  readonly toQuestions: (id: string) => readonly string[];
  /** What no passage answers. */
  readonly offTopic: readonly string[];
}

export const allPhrasings: Phrasings = { toQuestions: listQuestions, offTopic: offTopicMessages };

/** Other ways to ask for a passage, one by one, in both languages. */
export function listQuestions(id: string): string[] {
  const texts = [otherWords, stories, paraphrases].flatMap((table) =>
    Object.hasOwn(table, id) ? (table[id] ?? []) : [],
  );
  return [...new Set(texts.flatMap((text) => text.split(/[;\n]/)).flatMap((text) => text.trim() || []))];
}
