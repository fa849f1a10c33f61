import { accountQuestions } from "./fa/account.ts";
import { botsQuestions } from "./fa/bots.ts";
import { chatQuestions } from "./fa/chat.ts";
import { chatAndTreeErrorsQuestions } from "./fa/chat-and-tree-errors.ts";
import { contractAndOperatorQuestions } from "./fa/contract-and-operator.ts";
import { contractErrorsQuestions } from "./fa/contract-errors.ts";
import { docsChatQuestions } from "./fa/docs-chat.ts";
import { docsCodeQuestions } from "./fa/docs-code.ts";
import { docsConfigurationQuestions } from "./fa/docs-configuration.ts";
import { docsDeployingQuestions } from "./fa/docs-deploying.ts";
import { docsGrowthQuestions } from "./fa/docs-growth.ts";
import { docsOperatingQuestions } from "./fa/docs-operating.ts";
import { docsPlanQuestions } from "./fa/docs-plan.ts";
import { docsReportQuestions } from "./fa/docs-report.ts";
import { docsSecurityQuestions } from "./fa/docs-security.ts";
import { docsServerSecurityQuestions } from "./fa/docs-server-security.ts";
import { docsTradingQuestions } from "./fa/docs-trading.ts";
import { docsTreeQuestions } from "./fa/docs-tree.ts";
import { docsVaultQuestions } from "./fa/docs-vault.ts";
import { errorsQuestions } from "./fa/errors.ts";
import { familyQuestions } from "./fa/family.ts";
import { joiningQuestions } from "./fa/joining.ts";
import { moneyQuestions } from "./fa/money.ts";
import { movingQuestions } from "./fa/moving.ts";
import { networkQuestions } from "./fa/network.ts";
import { operatorsQuestions } from "./fa/operators.ts";
import { planAndPointsQuestions } from "./fa/plan-and-points.ts";
import { plusQuestions } from "./fa/plus.ts";
import { pointsQuestions } from "./fa/points.ts";
import { privacyQuestions } from "./fa/privacy.ts";
import { ranksQuestions } from "./fa/ranks.ts";
import { refusedMessages } from "./fa/refused/messages.ts";
import { nearTopicMessages } from "./fa/refused/near-topic/general.ts";
import { offTopicMessages } from "./fa/refused/off-topic/general.ts";
import { safetyQuestions } from "./fa/safety.ts";
import { seatsQuestions } from "./fa/seats.ts";
import { signInQuestions } from "./fa/sign-in.ts";
import { siteQuestions } from "./fa/site.ts";
import { swapQuestions } from "./fa/swap.ts";
import { topUpQuestions } from "./fa/top-up.ts";
import { transactionsQuestions } from "./fa/transactions.ts";
import { trustQuestions } from "./fa/trust.ts";
import { vaultQuestions } from "./fa/vault.ts";
import { walletQuestions } from "./fa/wallet.ts";
import { withdrawingQuestions } from "./fa/withdrawing.ts";
import { yourDataQuestions } from "./fa/your-data.ts";
import type { PassageQuestions } from "./passage-questions.ts";

/** Persian ways to ask for each passage, in the order of the help; the documentation and the errors come last. */
export const persianQuestions: PassageQuestions = {
  ...accountQuestions,
  ...movingQuestions,
  ...yourDataQuestions,
  ...botsQuestions,
  ...chatQuestions,
  ...familyQuestions,
  ...joiningQuestions,
  ...seatsQuestions,
  ...moneyQuestions,
  ...withdrawingQuestions,
  ...operatorsQuestions,
  ...planAndPointsQuestions,
  ...pointsQuestions,
  ...plusQuestions,
  ...privacyQuestions,
  ...ranksQuestions,
  ...signInQuestions,
  ...siteQuestions,
  ...swapQuestions,
  ...topUpQuestions,
  ...trustQuestions,
  ...contractAndOperatorQuestions,
  ...safetyQuestions,
  ...vaultQuestions,
  ...walletQuestions,
  ...networkQuestions,
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
  ...contractErrorsQuestions,
  ...errorsQuestions,
  ...chatAndTreeErrorsQuestions,
};

/** Persian messages that no passage answers. */
export const persianOffTopic = [offTopicMessages, nearTopicMessages, refusedMessages].join("\n");
