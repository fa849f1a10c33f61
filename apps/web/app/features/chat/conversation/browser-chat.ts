import { chosenLocale } from "../../../i18n/chosen-locale.ts";
import { pathLocale } from "../../../i18n/public-paths.ts";
import { browserStorage } from "../../../lib/browser-storage.ts";
import { chatRequests } from "./chat-requests.ts";
import { createChatStore } from "./chat-store.ts";
import { readRemembered, remember } from "./remembered.ts";

/** The chat of this browser. Requests nothing before `enter`. */
export const chatStore = createChatStore({
  requests: chatRequests,
  now: () => Date.now(),
  locale: () => pathLocale(window.location.pathname) ?? chosenLocale(),
  remembered: (user) => readRemembered(browserStorage, user),
  remember: (user, conversation) => remember(browserStorage, user, conversation),
});
