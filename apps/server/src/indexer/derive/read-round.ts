import type { Arrival } from "@canopy/protocol/settlement/settle-round";
import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";
import { LogsMissingError } from "./errors.ts";
import type { NamedPlanEvent } from "./plan-events.ts";

/** The round that the event closes, and the round closed before it: -1 without one. */
export async function readRound(database: Database, { args, log }: NamedPlanEvent<"RoundClosed">) {
  const { plan, blockNumber } = log;
  const { rows } = await sql<{ unit_price: string; sponsored_units: number; previous: number }>`
    select unit_price,
      (select coalesce(sum(units), 0)::int4 from entries
        where plan = ${plan} and round = ${args.round} and commission > 0) as sponsored_units,
      (select coalesce(max(round), -1) from rounds
        where plan = ${plan} and closed_at is not null) as previous
    from rounds where plan = ${plan} and round = ${args.round}`.execute(database);
  const [round] = rows;
  if (round !== undefined) return round;
  throw new LogsMissingError(
    `Block ${blockNumber} closes round ${args.round} of the ${plan} plan, which has no price. The node left out events.`,
  );
}

/** The units by buyer of a round, and the seats taken since the round `after`. */
export async function readArrivals(
  database: Database,
  plan: PlanName,
  { after, round }: { after: number; round: number },
): Promise<Arrival[]> {
  const { rows } = await sql<Arrival>`
    select id, sum(units)::int4 as units, sum(members)::int4 as members from (
      select member_id as id, units, 0 as members from entries where plan = ${plan} and round = ${round}
      union all
      select member_id, 0, 1 from seats
      where plan = ${plan} and round > ${after} and round <= ${round} and upline_id > 0
    ) as arrived group by id`.execute(database);
  return rows;
}
