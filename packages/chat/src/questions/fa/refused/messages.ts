import { missingFeaturesMessages } from "./missing-features.ts";
import { otherCoinsMessages } from "./other-coins.ts";
import { otherCompaniesMessages } from "./other-companies.ts";
import { requestsMessages } from "./requests.ts";
import { storiesMessages } from "./stories.ts";

/** Persian messages that the chat refuses, by subject. */
export const refusedMessages = [
  missingFeaturesMessages,
  otherCoinsMessages,
  otherCompaniesMessages,
  requestsMessages,
  storiesMessages,
].join("\n");
