import { accountQuestions } from "./en/account.ts";
import { accountDataQuestions } from "./en/account-data.ts";
import { backtestDataQuestions } from "./en/backtest-data.ts";
import { backtestsQuestions } from "./en/backtests.ts";
import { botResultsQuestions } from "./en/bot-results.ts";
import { botsQuestions } from "./en/bots.ts";
import { chatQuestions } from "./en/chat.ts";
import { chatPrivacyQuestions } from "./en/chat-privacy.ts";
import { contactAndServicesQuestions } from "./en/contact-and-services.ts";
import { contractQuestions } from "./en/contract.ts";
import { contractErrorsQuestions } from "./en/contract-errors.ts";
import { docsChatQuestions } from "./en/docs-chat.ts";
import { docsCodeQuestions } from "./en/docs-code.ts";
import { docsConfigurationQuestions } from "./en/docs-configuration.ts";
import { docsDeployingQuestions } from "./en/docs-deploying.ts";
import { docsGrowthQuestions } from "./en/docs-growth.ts";
import { docsOperatingQuestions } from "./en/docs-operating.ts";
import { docsPlanQuestions } from "./en/docs-plan.ts";
import { docsReportQuestions } from "./en/docs-report.ts";
import { docsSecurityQuestions } from "./en/docs-security.ts";
import { docsServerSecurityQuestions } from "./en/docs-server-security.ts";
import { docsTradingQuestions } from "./en/docs-trading.ts";
import { docsTreeQuestions } from "./en/docs-tree.ts";
import { docsVaultQuestions } from "./en/docs-vault.ts";
import { earningsQuestions } from "./en/earnings.ts";
import { errorsQuestions } from "./en/errors.ts";
import { expectationsQuestions } from "./en/expectations.ts";
import { familyQuestions } from "./en/family.ts";
import { fraudAndLawQuestions } from "./en/fraud-and-law.ts";
import { fundsAndReportQuestions } from "./en/funds-and-report.ts";
import { joiningQuestions } from "./en/joining.ts";
import { joiningTermsQuestions } from "./en/joining-terms.ts";
import { legsAndCapsQuestions } from "./en/legs-and-caps.ts";
import { moneyQuestions } from "./en/money.ts";
import { newsAndInvitesQuestions } from "./en/news-and-invites.ts";
import { operatorsQuestions } from "./en/operators.ts";
import { paymentsQuestions } from "./en/payments.ts";
import { planAndPointsQuestions } from "./en/plan-and-points.ts";
import { plusQuestions } from "./en/plus.ts";
import { privacyQuestions } from "./en/privacy.ts";
import { rankClaimsQuestions } from "./en/rank-claims.ts";
import { ranksQuestions } from "./en/ranks.ts";
import { recordsQuestions } from "./en/records.ts";
import { refusedMessages } from "./en/refused/messages.ts";
import { nearTopicMessages } from "./en/refused/near-topic/general.ts";
import { offTopicMessages } from "./en/refused/off-topic/general.ts";
import { registeringQuestions } from "./en/registering.ts";
import { riskQuestions } from "./en/risk.ts";
import { roundsQuestions } from "./en/rounds.ts";
import { runningBotsQuestions } from "./en/running-bots.ts";
import { seatMovesQuestions } from "./en/seat-moves.ts";
import { seatsQuestions } from "./en/seats.ts";
import { signInQuestions } from "./en/sign-in.ts";
import { signingQuestions } from "./en/signing.ts";
import { siteQuestions } from "./en/site.ts";
import { siteAccessQuestions } from "./en/site-access.ts";
import { siteGoneAndScamsQuestions } from "./en/site-gone-and-scams.ts";
import { spilloverAndRootQuestions } from "./en/spillover-and-root.ts";
import { sponsorsQuestions } from "./en/sponsors.ts";
import { statementsQuestions } from "./en/statements.ts";
import { swapQuestions } from "./en/swap.ts";
import { swapOutcomesQuestions } from "./en/swap-outcomes.ts";
import { swapTokensQuestions } from "./en/swap-tokens.ts";
import { swapTradesQuestions } from "./en/swap-trades.ts";
import { topUpQuestions } from "./en/top-up.ts";
import { topUpProblemsQuestions } from "./en/top-up-problems.ts";
import { transactionsQuestions } from "./en/transactions.ts";
import { treeQuestions } from "./en/tree.ts";
import { treeGrowthQuestions } from "./en/tree-growth.ts";
import { trustQuestions } from "./en/trust.ts";
import { usernamesQuestions } from "./en/usernames.ts";
import { vaultQuestions } from "./en/vault.ts";
import { vaultSafetyQuestions } from "./en/vault-safety.ts";
import { walletQuestions } from "./en/wallet.ts";
import { walletKeysQuestions } from "./en/wallet-keys.ts";
import { withdrawingQuestions } from "./en/withdrawing.ts";
import type { PassageQuestions } from "./passage-questions.ts";

/** English ways to ask for each passage, in the order of the help; the documentation and the errors come last. */
export const englishQuestions: PassageQuestions = {
  ...accountQuestions,
  ...usernamesQuestions,
  ...accountDataQuestions,
  ...newsAndInvitesQuestions,
  ...seatMovesQuestions,
  ...botsQuestions,
  ...runningBotsQuestions,
  ...botResultsQuestions,
  ...backtestsQuestions,
  ...backtestDataQuestions,
  ...chatQuestions,
  ...chatPrivacyQuestions,
  ...familyQuestions,
  ...treeGrowthQuestions,
  ...treeQuestions,
  ...joiningQuestions,
  ...registeringQuestions,
  ...joiningTermsQuestions,
  ...sponsorsQuestions,
  ...seatsQuestions,
  ...moneyQuestions,
  ...withdrawingQuestions,
  ...recordsQuestions,
  ...statementsQuestions,
  ...fundsAndReportQuestions,
  ...operatorsQuestions,
  ...planAndPointsQuestions,
  ...legsAndCapsQuestions,
  ...roundsQuestions,
  ...earningsQuestions,
  ...spilloverAndRootQuestions,
  ...expectationsQuestions,
  ...plusQuestions,
  ...privacyQuestions,
  ...ranksQuestions,
  ...rankClaimsQuestions,
  ...signInQuestions,
  ...signingQuestions,
  ...siteQuestions,
  ...siteAccessQuestions,
  ...contactAndServicesQuestions,
  ...swapQuestions,
  ...swapTokensQuestions,
  ...swapTradesQuestions,
  ...swapOutcomesQuestions,
  ...topUpQuestions,
  ...topUpProblemsQuestions,
  ...trustQuestions,
  ...siteGoneAndScamsQuestions,
  ...contractQuestions,
  ...riskQuestions,
  ...fraudAndLawQuestions,
  ...vaultQuestions,
  ...vaultSafetyQuestions,
  ...walletQuestions,
  ...walletKeysQuestions,
  ...paymentsQuestions,
  ...transactionsQuestions,
  ...docsChatQuestions,
  ...docsCodeQuestions,
  ...docsConfigurationQuestions,
  ...docsDeployingQuestions,
  ...docsGrowthQuestions,
  ...docsOperatingQuestions,
  ...docsPlanQuestions,
  ...docsReportQuestions,
  ...docsSecurityQuestions,
  ...docsServerSecurityQuestions,
  ...docsTradingQuestions,
  ...docsTreeQuestions,
  ...docsVaultQuestions,
  ...errorsQuestions,
  ...contractErrorsQuestions,
};

/** English messages that no passage answers. */
export const englishOffTopic = [offTopicMessages, nearTopicMessages, refusedMessages].join("\n");
