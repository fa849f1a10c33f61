import { byRoleMessages } from "./by-role.ts";
import { disguisesMessages } from "./disguises.ts";
import { familyAndFriendsMessages } from "./family-and-friends.ts";
import { favoursMessages } from "./favours.ts";
import { missingFeaturesMessages } from "./missing-features.ts";
import { moneyDecisionsMessages } from "./money-decisions.ts";
import { namedProductsMessages } from "./named-products.ts";
import { otherCoinsMessages } from "./other-coins.ts";
import { otherCompaniesMessages } from "./other-companies.ts";
import { otherMeaningsMessages } from "./other-meanings.ts";
import { peopleAndHistoryMessages } from "./people-and-history.ts";
import { plansAndForecastsMessages } from "./plans-and-forecasts.ts";
import { privateDataMessages } from "./private-data.ts";
import { requestsMessages } from "./requests.ts";
import { storiesMessages } from "./stories.ts";
import { writingTasksMessages } from "./writing-tasks.ts";

/** Persian messages that the chat refuses, by subject. */
export const refusedMessages = [
  byRoleMessages,
  disguisesMessages,
  familyAndFriendsMessages,
  favoursMessages,
  missingFeaturesMessages,
  moneyDecisionsMessages,
  namedProductsMessages,
  otherCoinsMessages,
  otherCompaniesMessages,
  otherMeaningsMessages,
  peopleAndHistoryMessages,
  plansAndForecastsMessages,
  privateDataMessages,
  requestsMessages,
  storiesMessages,
  writingTasksMessages,
].join("\n");
