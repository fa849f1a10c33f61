import type { Arrival } from "@canopy/protocol/settlement/settle-round";
import { sql } from "kysely";
import type { LegRows } from "../../database/legs.ts";
import { readPaths } from "../../database/read-paths.ts";
import type { Database, PlanName } from "../../database/tables.ts";
import type { OpenRound } from "./close-round.ts";
import { LogsMissingError } from "./errors.ts";
import type { NamedPlanEvent } from "./plan-events.ts";

/** What the closing of a round needs. All earlier events have to be in the database. `legs` keeps the rows that it changes. */
export async function readOpenRound(
  database: Database,
  event: NamedPlanEvent<"RoundClosed">,
  legs: LegRows,
): Promise<OpenRound> {
  const { plan } = event.log;
  const { round } = event.args;
  const { unitPrice, previous } = await readPrice(database, event);
  const arrivals = await readArrivals(database, plan, { after: previous, round });
  const buyers = arrivals.map(({ id }) => id);
  const places = await readPaths(database, plan, buyers, ["leg"]);
  return {
    unitPrice,
    sponsoredUnits: await readSponsoredUnits(database, plan, round),
    arrivals,
    seats: { ...places, ...(await legs.read(plan, places.id)) },
  };
}

/** The price of the round that the event closes, and the round closed before it: -1 without one. */
async function readPrice(
  database: Database,
  { args, log }: NamedPlanEvent<"RoundClosed">,
): Promise<{ unitPrice: bigint; previous: number }> {
  const { plan } = log;
  const { rows } = await sql<{ unit_price: string; previous: number }>`
    select unit_price, (select coalesce(max(round), -1) from rounds
        where plan = ${plan} and closed_at is not null) as previous
    from rounds where plan = ${plan} and round = ${args.round}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw noPrice({ args, log });
  return { unitPrice: BigInt(row.unit_price), previous: row.previous };
}

export function noPrice({
  args,
  log: { plan, blockNumber },
}: Pick<NamedPlanEvent<"RoundClosed">, "args" | "log">): LogsMissingError {
  return new LogsMissingError(
    `Block ${blockNumber} closes round ${args.round} of the ${plan} plan, which has no price. The node left out events.`,
  );
}

/** Units of the round on which a sponsor earned. */
export async function readSponsoredUnits(database: Database, plan: PlanName, round: number): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(units), 0)::int4 as units from entries
    where plan = ${plan} and round = ${round} and commission > 0`.execute(database);
  return rows[0]?.units ?? 0;
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
