import { adviceMessages } from "./advice.ts";
import { everydayMessages } from "./everyday.ts";
import { missingFeaturesMessages } from "./missing-features.ts";
import { otherCoinsMessages } from "./other-coins.ts";
import { otherCompaniesMessages } from "./other-companies.ts";
import { otherToolsMessages } from "./other-tools.ts";
import { requestsMessages } from "./requests.ts";
import { situationsMessages } from "./situations.ts";
import { storiesMessages } from "./stories.ts";

/** English messages that the chat refuses, by subject. */
export const refusedMessages = [
  adviceMessages,
  everydayMessages,
  missingFeaturesMessages,
  otherCoinsMessages,
  otherCompaniesMessages,
  otherToolsMessages,
  requestsMessages,
  situationsMessages,
  storiesMessages,
].join("\n");
