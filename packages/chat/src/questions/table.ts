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
import { planQuestions } from "./plan.ts";
import { plusQuestions } from "./plus.ts";
import { practicalQuestions } from "./practical.ts";
import { privacyQuestions } from "./privacy.ts";
import { ranksQuestions } from "./ranks.ts";
import { serverDocsQuestions } from "./server-docs.ts";
import { signInQuestions } from "./sign-in.ts";
import { siteQuestions } from "./site.ts";
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

/** The ids of the passages that have other words. */
export const askedIds: readonly string[] = Object.keys(otherWords);

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
  const texts = Object.hasOwn(otherWords, id) ? (otherWords[id] ?? []) : [];
  return texts.flatMap((text) => text.split(/[;\n]/)).flatMap((text) => text.trim() || []);
}
