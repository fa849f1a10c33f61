import { browserStorage } from "../../lib/browser-storage.ts";
import { createPendingTransactions } from "./pending-transactions.ts";

/** The sent transactions that this browser still follows. */
export const pendingTransactions = createPendingTransactions(browserStorage);
