import { ROOT } from "@canopy/protocol/rules/tree";
import { sql } from "kysely";
import type { Database, PlanName, Row } from "../../database/tables.ts";
import type { PlanAt } from "./contract.ts";
import type { RoundFigures } from "./rounds-in-contract.ts";

const ONE = 10n ** 18n;

/** Reads all rounds of the index up to the current one, with or without a price. */
export async function readRoundsInIndex(
  database: Database,
  { name, round: last, unitUsd }: Pick<PlanAt, "name" | "round" | "unitUsd">,
): Promise<RoundFigures[]> {
  const rows = await database
    .selectFrom("rounds")
    .selectAll()
    .where("plan", "=", name)
    .orderBy("round")
    .execute();
  const joined = await readJoined(database, name);
  const pointy = await readPointy(database, name);
  const byRound = new Map(rows.map((row) => [row.round, row]));
  const withEntries = rows.filter(({ units }) => units > 0).map(({ round }) => round);
  const rounds: RoundFigures[] = [];
  let members = 0;
  let units = 0n;
  for (let round = 0; round <= last; round++) {
    const row = byRound.get(round);
    members += joined.get(round) ?? 0;
    units += BigInt(row?.units ?? 0);
    // The contract has totals in rounds with entries, and in round 0 before the first entry.
    const holdsTotals = round === 0 || (row?.units ?? 0) > 0;
    rounds.push({
      ...toAmounts(row),
      pointyIds: pointy.get(round) ?? "",
      next: holdsTotals ? (withEntries.find((number) => number > round) ?? 0) : 0,
      cumulativeUnits: holdsTotals ? units : 0n,
      members: holdsTotals ? members : 0,
      userCount: members,
      enteredUsd: BigInt(row?.units ?? 0) * unitUsd,
      allEnteredUsd: units * unitUsd,
    });
  }
  return rounds;
}

type RoundRow = Pick<
  Row<"rounds">,
  "unit_price" | "pol_usd" | "points" | "flash" | "pointy" | "point_value" | "rebate" | "closed_at"
> & { units: number; entered: string };

function toAmounts(row: RoundRow | undefined) {
  const pointValue = BigInt(row?.point_value ?? 0);
  return {
    unitPrice: BigInt(row?.unit_price ?? 0),
    units: row?.units ?? 0,
    entered: BigInt(row?.entered ?? 0),
    closed: row !== undefined && row.closed_at !== null,
    points: row?.points ?? 0n,
    flash: row?.flash ?? 0n,
    pointy: row?.pointy ?? 0,
    pointValue,
    rebate: BigInt(row?.rebate ?? 0),
    pointValueUsd: (pointValue * BigInt(row?.pol_usd ?? 0)) / ONE,
  };
}

/** The number of new members in each round, without the root. */
async function readJoined(database: Database, plan: PlanName): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom("seats")
    .select(["round", sql<number>`count(*)::int`.as("members")])
    .where("plan", "=", plan)
    .where("member_id", "<>", ROOT)
    .groupBy("round")
    .execute();
  return new Map(rows.map(({ round, members }) => [round, members]));
}

async function readPointy(database: Database, plan: PlanName): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom("activity")
    .select(["round", sql<string>`string_agg(member_id::text, ' ' order by member_id)`.as("ids")])
    .where("plan", "=", plan)
    .where("points", ">", 0)
    .groupBy("round")
    .execute();
  return new Map(rows.map(({ round, ids }) => [round, ids]));
}
