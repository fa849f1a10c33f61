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
].join("\n");
