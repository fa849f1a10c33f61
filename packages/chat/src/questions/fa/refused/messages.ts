import { actsMessages } from "./acts.ts";
import { byRoleMessages } from "./by-role.ts";
import { dailyTalkMessages } from "./daily-talk.ts";
import { disguisesMessages } from "./disguises.ts";
import { exchangesAndLawMessages } from "./exchanges-and-law.ts";
import { familyAndFriendsMessages } from "./family-and-friends.ts";
import { favoursMessages } from "./favours.ts";
import { missingFeaturesMessages } from "./missing-features.ts";
import { moneyDecisionsMessages } from "./money-decisions.ts";
import { namedProductsMessages } from "./named-products.ts";
import { opinionsAndGapsMessages } from "./opinions-and-gaps.ts";
import { otherCoinsMessages } from "./other-coins.ts";
import { otherCompaniesMessages } from "./other-companies.ts";
import { otherMeaningsMessages } from "./other-meanings.ts";
import { peopleAndHistoryMessages } from "./people-and-history.ts";
import { plansAndForecastsMessages } from "./plans-and-forecasts.ts";
import { privateDataMessages } from "./private-data.ts";
import { requestsMessages } from "./requests.ts";
import { secondSensesMessages } from "./second-senses.ts";
import { storiesMessages } from "./stories.ts";
import { writingTasksMessages } from "./writing-tasks.ts";

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
