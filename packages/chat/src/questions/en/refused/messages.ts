import { adviceMessages } from "./advice.ts";
import { byRoleMessages } from "./by-role.ts";
import { disguisesMessages } from "./disguises.ts";
import { everydayMessages } from "./everyday.ts";
import { familyAndFriendsMessages } from "./family-and-friends.ts";
import { favoursMessages } from "./favours.ts";
import { missingFeaturesMessages } from "./missing-features.ts";
import { moneyDecisionsMessages } from "./money-decisions.ts";
import { namedProductsMessages } from "./named-products.ts";
import { nearMissesMessages } from "./near-misses.ts";
import { codingMessages } from "./near-topic/coding.ts";
import { coinsAndFinanceMessages } from "./near-topic/coins-and-finance.ts";
import { companyAndForecastsMessages } from "./near-topic/company-and-forecasts.ts";
import { investingMessages } from "./near-topic/investing.ts";
import { membersAndMakersMessages } from "./near-topic/members-and-makers.ts";
import { moneyInDetailMessages } from "./near-topic/money-in-detail.ts";
import { networkMarketingMessages } from "./near-topic/network-marketing.ts";
import { networksMessages } from "./near-topic/networks.ts";
import { taxAndLawMessages } from "./near-topic/tax-and-law.ts";
import { teamsInDetailMessages } from "./near-topic/teams-in-detail.ts";
import { tradingMessages } from "./near-topic/trading.ts";
import { walletsAndExchangesMessages } from "./near-topic/wallets-and-exchanges.ts";
import { dailyLifeMessages } from "./off-topic/daily-life.ts";
import { knowledgeMessages } from "./off-topic/knowledge.ts";
import { otherSensesMessages } from "./off-topic/other-senses.ts";
import { otherSensesInDetailMessages } from "./off-topic/other-senses-in-detail.ts";
import { talkMessages } from "./off-topic/talk.ts";
import { otherCoinsMessages } from "./other-coins.ts";
import { otherCompaniesMessages } from "./other-companies.ts";
import { otherMeaningsMessages } from "./other-meanings.ts";
import { otherToolsMessages } from "./other-tools.ts";
import { peopleAndHistoryMessages } from "./people-and-history.ts";
import { plansAndForecastsMessages } from "./plans-and-forecasts.ts";
import { privateDataMessages } from "./private-data.ts";
import { requestsMessages } from "./requests.ts";
import { situationsMessages } from "./situations.ts";
import { storiesMessages } from "./stories.ts";
import { choresMessages } from "./tasks/chores.ts";
import { errandsMessages } from "./tasks/errands.ts";
import { inDetailMessages } from "./tasks/in-detail.ts";
import { peopleAndHarmMessages } from "./tasks/people-and-harm.ts";
import { takeoversMessages } from "./tasks/takeovers.ts";
import { writingMessages } from "./tasks/writing.ts";
import { writingTasksMessages } from "./writing-tasks.ts";

/** English messages that the chat refuses, by subject. */
export const refusedMessages = [
  adviceMessages,
  byRoleMessages,
  disguisesMessages,
  everydayMessages,
  familyAndFriendsMessages,
  favoursMessages,
  missingFeaturesMessages,
  moneyDecisionsMessages,
  namedProductsMessages,
  nearMissesMessages,
  otherCoinsMessages,
  otherCompaniesMessages,
  otherMeaningsMessages,
  otherToolsMessages,
  peopleAndHistoryMessages,
  plansAndForecastsMessages,
  privateDataMessages,
  requestsMessages,
  situationsMessages,
  storiesMessages,
  writingTasksMessages,
  networksMessages,
  walletsAndExchangesMessages,
  tradingMessages,
  taxAndLawMessages,
  investingMessages,
  networkMarketingMessages,
  companyAndForecastsMessages,
  codingMessages,
  moneyInDetailMessages,
  teamsInDetailMessages,
  errandsMessages,
  writingMessages,
  takeoversMessages,
  peopleAndHarmMessages,
  inDetailMessages,
  otherSensesMessages,
  otherSensesInDetailMessages,
  talkMessages,
  dailyLifeMessages,
  knowledgeMessages,
  choresMessages,
  coinsAndFinanceMessages,
  membersAndMakersMessages,
].join("\n");
