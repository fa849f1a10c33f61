import { bookEntry } from "./entries.ts";
import { bookAccount, bookMove, bookUsername } from "./identities.ts";
import type { PlanEvent } from "./plan-events.ts";
import { bookCandidate, bookPrice } from "./prices.ts";
import { bookRank, bookRankCollected, bookWindowClosed, bookWindowOpened } from "./ranks.ts";
import { bookRegistered } from "./seats.ts";
import { bookCollection, bookCredit, bookWithdrawal } from "./withdrawals.ts";
import type { WorkingTables } from "./working-tables.ts";

/** Every event but the closing of a round, which changes all members above the buyers too. */
export type PlainEvent = Exclude<PlanEvent, { eventName: "RoundClosed" }>;

/** Adds one event to the tables. Call it in the order of the chain. */
export function book(tables: WorkingTables, event: PlainEvent): void {
  switch (event.eventName) {
    case "Registered":
      bookRegistered(tables, event);
      break;
    case "ToppedUp":
      bookEntry(tables, event, "topup");
      break;
    case "RoundPriced":
      bookPrice(tables, event);
      break;
    case "PriceCandidate":
      bookCandidate(tables, event);
      break;
    case "Withdrawn":
      bookWithdrawal(tables, event);
      break;
    case "Credited":
      bookCredit(tables, event);
      break;
    case "UsernameChanged":
      bookUsername(tables, event);
      break;
    case "AddressChanged":
      bookAccount(tables, event);
      break;
    case "AddressChangeStarted":
    case "AddressChangeCancelled":
      bookMove(tables, event);
      break;
    case "RankWindowOpened":
      bookWindowOpened(tables, event);
      break;
    case "RankWindowClosed":
      bookWindowClosed(tables, event);
      break;
    case "RankClaimed":
      bookRank(tables, event);
      break;
    case "RankCollected":
      bookRankCollected(tables, event);
      break;
    case "CommonsCollected":
    case "OperationsCollected":
      bookCollection(tables, event);
      break;
  }
}
