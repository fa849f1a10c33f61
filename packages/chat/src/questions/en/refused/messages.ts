import { adviceMessages } from "./near-topic/advice.ts";
import { byRoleMessages } from "./near-topic/by-role.ts";
import { codingMessages } from "./near-topic/coding.ts";
import { coinsAndFinanceMessages } from "./near-topic/coins-and-finance.ts";
import { companyAndForecastsMessages } from "./near-topic/company-and-forecasts.ts";
import { investingMessages } from "./near-topic/investing.ts";
import { membersAndMakersMessages } from "./near-topic/members-and-makers.ts";
import { missingFeaturesMessages } from "./near-topic/missing-features.ts";
import { moneyDecisionsMessages } from "./near-topic/money-decisions.ts";
import { moneyInDetailMessages } from "./near-topic/money-in-detail.ts";
import { namedProductsMessages } from "./near-topic/named-products.ts";
import { nearMissesMessages } from "./near-topic/near-misses.ts";
import { networkMarketingMessages } from "./near-topic/network-marketing.ts";
import { networksMessages } from "./near-topic/networks.ts";
import { otherCoinsMessages } from "./near-topic/other-coins.ts";
import { otherCompaniesMessages } from "./near-topic/other-companies.ts";
import { otherToolsMessages } from "./near-topic/other-tools.ts";
import { peopleAndHistoryMessages } from "./near-topic/people-and-history.ts";
import { plansAndForecastsMessages } from "./near-topic/plans-and-forecasts.ts";
import { privateDataMessages } from "./near-topic/private-data.ts";
import { situationsMessages } from "./near-topic/situations.ts";
import { storiesMessages } from "./near-topic/stories.ts";
import { taxAndLawMessages } from "./near-topic/tax-and-law.ts";
import { teamsInDetailMessages } from "./near-topic/teams-in-detail.ts";
import { tradingMessages } from "./near-topic/trading.ts";
import { walletsAndExchangesMessages } from "./near-topic/wallets-and-exchanges.ts";
import { dailyLifeMessages } from "./off-topic/daily-life.ts";
import { everydayMessages } from "./off-topic/everyday.ts";
import { familyAndFriendsMessages } from "./off-topic/family-and-friends.ts";
import { knowledgeMessages } from "./off-topic/knowledge.ts";
import { otherMeaningsMessages } from "./off-topic/other-meanings.ts";
import { otherSensesMessages } from "./off-topic/other-senses.ts";
import { otherSensesInDetailMessages } from "./off-topic/other-senses-in-detail.ts";
import { talkMessages } from "./off-topic/talk.ts";
import { choresMessages } from "./tasks/chores.ts";
import { disguisesMessages } from "./tasks/disguises.ts";
import { errandsMessages } from "./tasks/errands.ts";
import { favoursMessages } from "./tasks/favours.ts";
import { inDetailMessages } from "./tasks/in-detail.ts";
import { peopleAndHarmMessages } from "./tasks/people-and-harm.ts";
import { requestsMessages } from "./tasks/requests.ts";
import { takeoversMessages } from "./tasks/takeovers.ts";
import { writingMessages } from "./tasks/writing.ts";
import { writingTasksMessages } from "./tasks/writing-tasks.ts";

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
