import type { Database, PlanName, Row } from "../../database/tables.ts";
import type { OpenRound, Outcome } from "./close-round.ts";
import type { Ledger } from "./ledger.ts";
import type { NamedPlanEvent } from "./plan-events.ts";
import type { Plans } from "./plans.ts";
import { readOpenRound } from "./read-round.ts";
import { matchesAny } from "./sql.ts";
import { writeLedger } from "./write.ts";
import { writeClosing } from "./write-closing.ts";

/** Where derived rows are read and written: the tables, or partly the memory while the index is rebuilt. */
export interface Store {
  /** Members, rounds and ranks are always here. */
  readonly database: Database;
  readSeats(plan: PlanName, ids: ReadonlySet<number>): Promise<readonly Row<"seats">[]>;
  writeLedger(ledger: Ledger): Promise<void>;
  readOpenRound(event: NamedPlanEvent<"RoundClosed">): Promise<OpenRound>;
  writeClosing(plans: Plans, outcome: Outcome): Promise<void>;
}

export function createTableStore(database: Database): Store {
  return {
    database,
    readSeats: (plan, ids) =>
      database
        .selectFrom("seats")
        .selectAll()
        .where("plan", "=", plan)
        .where(matchesAny("member_id", ids))
        .execute(),
    writeLedger: (ledger) => writeLedger(database, ledger),
    readOpenRound: (event) => readOpenRound(database, event),
    writeClosing: (plans, outcome) => writeClosing(database, plans, outcome),
  };
}
