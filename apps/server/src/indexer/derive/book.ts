import { bookEntry } from "./entries.ts";
import { bookAccount, bookMove, bookUsername } from "./identities.ts";
import type { Ledger } from "./ledger.ts";
import type { PlanEvent } from "./plan-events.ts";
import { bookCandidate, bookPrice } from "./prices.ts";
import { bookRank, bookRankCollected, bookWindowClosed, bookWindowOpened } from "./ranks.ts";
import { bookRegistered } from "./seats.ts";
import { bookCollection, bookCredit, bookWithdrawal } from "./withdrawals.ts";

/** Every event but the closing of a round, which changes all members above the buyers too. */
export type PlainEvent = Exclude<PlanEvent, { eventName: "RoundClosed" }>;

/** Adds one event to the ledger. Call it in the order of the chain. */
export function book(ledger: Ledger, event: PlainEvent): void {
  switch (event.eventName) {
    case "Registered":
      bookRegistered(ledger, event);
      break;
    case "ToppedUp":
      bookEntry(ledger, event, "topup");
      break;
    case "RoundPriced":
      bookPrice(ledger, event);
      break;
    case "PriceCandidate":
      bookCandidate(ledger, event);
      break;
    case "Withdrawn":
      bookWithdrawal(ledger, event);
      break;
    case "Credited":
      bookCredit(ledger, event);
      break;
    case "UsernameChanged":
      bookUsername(ledger, event);
      break;
    case "AddressChanged":
      bookAccount(ledger, event);
      break;
    case "AddressChangeStarted":
    case "AddressChangeCancelled":
      bookMove(ledger, event);
      break;
    case "RankWindowOpened":
      bookWindowOpened(ledger, event);
      break;
    case "RankWindowClosed":
      bookWindowClosed(ledger, event);
      break;
    case "RankClaimed":
      bookRank(ledger, event);
      break;
    case "RankCollected":
      bookRankCollected(ledger, event);
      break;
    case "CommonsCollected":
    case "OperationsCollected":
      bookCollection(ledger, event);
      break;
  }
}
