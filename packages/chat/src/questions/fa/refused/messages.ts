import { byRoleMessages } from "./near-topic/by-role.ts";
import { exchangesAndLawMessages } from "./near-topic/exchanges-and-law.ts";
import { missingFeaturesMessages } from "./near-topic/missing-features.ts";
import { moneyDecisionsMessages } from "./near-topic/money-decisions.ts";
import { namedProductsMessages } from "./near-topic/named-products.ts";
import { opinionsAndGapsMessages } from "./near-topic/opinions-and-gaps.ts";
import { otherCoinsMessages } from "./near-topic/other-coins.ts";
import { otherCompaniesMessages } from "./near-topic/other-companies.ts";
import { peopleAndHistoryMessages } from "./near-topic/people-and-history.ts";
import { plansAndForecastsMessages } from "./near-topic/plans-and-forecasts.ts";
import { privateDataMessages } from "./near-topic/private-data.ts";
import { dailyTalkMessages } from "./off-topic/daily-talk.ts";
import { familyAndFriendsMessages } from "./off-topic/family-and-friends.ts";
import { otherMeaningsMessages } from "./off-topic/other-meanings.ts";
import { secondSensesMessages } from "./off-topic/second-senses.ts";
import { storiesMessages } from "./off-topic/stories.ts";
import { actsMessages } from "./tasks/acts.ts";
import { disguisesMessages } from "./tasks/disguises.ts";
import { favoursMessages } from "./tasks/favours.ts";
import { requestsMessages } from "./tasks/requests.ts";
import { writingTasksMessages } from "./tasks/writing-tasks.ts";

/** Persian messages that the chat refuses, by subject. */
export const refusedMessages = [
  actsMessages,
  byRoleMessages,
  dailyTalkMessages,
  disguisesMessages,
  exchangesAndLawMessages,
  familyAndFriendsMessages,
  favoursMessages,
  missingFeaturesMessages,
  moneyDecisionsMessages,
  namedProductsMessages,
  opinionsAndGapsMessages,
  otherCoinsMessages,
  otherCompaniesMessages,
  otherMeaningsMessages,
  peopleAndHistoryMessages,
  plansAndForecastsMessages,
  privateDataMessages,
  requestsMessages,
  secondSensesMessages,
  storiesMessages,
  writingTasksMessages,
].join("\n");
