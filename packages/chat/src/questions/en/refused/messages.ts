import { choresMessages } from "./acts/chores.ts";
import { errandsMessages } from "./acts/errands.ts";
import { inDetailMessages } from "./acts/in-detail.ts";
import { peopleAndHarmMessages } from "./acts/people-and-harm.ts";
import { takeoversMessages } from "./acts/takeovers.ts";
import { writingMessages } from "./acts/writing.ts";
import { adviceMessages } from "./advice.ts";
import { byRoleMessages } from "./by-role.ts";
import { disguisesMessages } from "./disguises.ts";
import { everydayMessages } from "./everyday.ts";
import { familyAndFriendsMessages } from "./family-and-friends.ts";
import { dailyLifeMessages } from "./far/daily-life.ts";
import { knowledgeMessages } from "./far/knowledge.ts";
import { otherSensesMessages } from "./far/other-senses.ts";
import { otherSensesInDetailMessages } from "./far/other-senses-in-detail.ts";
import { talkMessages } from "./far/talk.ts";
import { favoursMessages } from "./favours.ts";
import { missingFeaturesMessages } from "./missing-features.ts";
import { moneyDecisionsMessages } from "./money-decisions.ts";
import { namedProductsMessages } from "./named-products.ts";
import { codingMessages } from "./near/coding.ts";
import { coinsAndFinanceMessages } from "./near/coins-and-finance.ts";
import { companyAndForecastsMessages } from "./near/company-and-forecasts.ts";
import { investingMessages } from "./near/investing.ts";
import { membersAndMakersMessages } from "./near/members-and-makers.ts";
import { moneyInDetailMessages } from "./near/money-in-detail.ts";
import { networkMarketingMessages } from "./near/network-marketing.ts";
import { networksMessages } from "./near/networks.ts";
import { taxAndLawMessages } from "./near/tax-and-law.ts";
import { teamsInDetailMessages } from "./near/teams-in-detail.ts";
import { tradingMessages } from "./near/trading.ts";
import { walletsAndExchangesMessages } from "./near/wallets-and-exchanges.ts";
import { nearMissesMessages } from "./near-misses.ts";
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
