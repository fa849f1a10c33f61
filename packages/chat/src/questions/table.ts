import { accountQuestions } from "./account.ts";
import { askedAccount } from "./asked/account.ts";
import { askedBots } from "./asked/bots.ts";
import { askedChat } from "./asked/chat.ts";
import { askedFamily } from "./asked/family.ts";
import { askedJoining } from "./asked/joining.ts";
import { askedMoney } from "./asked/money.ts";
import { askedOperators } from "./asked/operators.ts";
import { askedPlan } from "./asked/plan.ts";
import { askedPlus } from "./asked/plus.ts";
import { askedPrivacy } from "./asked/privacy.ts";
import { askedRanks } from "./asked/ranks.ts";
import { askedSignIn } from "./asked/sign-in.ts";
import { askedSite } from "./asked/site.ts";
import { askedSwap } from "./asked/swap.ts";
import { askedTopUp } from "./asked/top-up.ts";
import { askedTrust } from "./asked/trust.ts";
import { askedVault } from "./asked/vault.ts";
import { askedWallet } from "./asked/wallet.ts";
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
import { toldAccount } from "./told/account.ts";
import { toldBots } from "./told/bots.ts";
import { toldChat } from "./told/chat.ts";
import { toldDocs } from "./told/docs.ts";
import { toldFamily } from "./told/family.ts";
import { toldJoining } from "./told/joining.ts";
import { toldMoney } from "./told/money.ts";
import { toldOperators } from "./told/operators.ts";
import { toldPlan } from "./told/plan.ts";
import { toldPlus } from "./told/plus.ts";
import { toldPractical } from "./told/practical.ts";
import { toldPrivacy } from "./told/privacy.ts";
import { toldRanks } from "./told/ranks.ts";
import { toldSignIn } from "./told/sign-in.ts";
import { toldSite } from "./told/site.ts";
import { toldSwap } from "./told/swap.ts";
import { toldTopUp } from "./told/top-up.ts";
import { toldTrust } from "./told/trust.ts";
import { toldVault } from "./told/vault.ts";
import { toldWallet } from "./told/wallet.ts";
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
const told: OtherWords = {
  ...toldAccount,
  ...toldBots,
  ...toldChat,
  ...toldFamily,
  ...toldJoining,
  ...toldMoney,
  ...toldOperators,
  ...toldPlan,
  ...toldPlus,
  ...toldPractical,
  ...toldPrivacy,
  ...toldRanks,
  ...toldSignIn,
  ...toldSite,
  ...toldSwap,
  ...toldTopUp,
  ...toldTrust,
  ...toldVault,
  ...toldWallet,
  ...toldDocs,
};

/** The same in the words of many different people: short and long, correct and not. */
const asked: OtherWords = {
  ...askedAccount,
  ...askedBots,
  ...askedChat,
  ...askedFamily,
  ...askedJoining,
  ...askedMoney,
  ...askedOperators,
  ...askedPlan,
  ...askedPlus,
  ...askedPrivacy,
  ...askedRanks,
  ...askedSignIn,
  ...askedSite,
  ...askedSwap,
  ...askedTopUp,
  ...askedTrust,
  ...askedVault,
  ...askedWallet,
};

/** The ids of the passages that have other words. */
export const askedIds: readonly string[] = [
  ...new Set([otherWords, told, asked].flatMap((table) => Object.keys(table))),
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
  const texts = [otherWords, told, asked].flatMap((table) =>
    Object.hasOwn(table, id) ? (table[id] ?? []) : [],
  );
  return [...new Set(texts.flatMap((text) => text.split(/[;\n]/)).flatMap((text) => text.trim() || []))];
}
