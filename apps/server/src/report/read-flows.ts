import { sql } from "kysely";
import type { Database, PlanName } from "../database/tables.ts";
import type { RoundRow } from "./read-rounds.ts";

/** Wei that moved while one round's price applied. */
export interface Flow {
  type: "withdraw" | "rank_collect" | "username" | "commons";
  polUsd: bigint;
  wei: bigint;
}

/** Withdrawals, collected ranks, username fees and what the commons got, by the round whose price applied in their block. */
export async function readFlows(
  database: Database,
  plan: PlanName,
  rounds: readonly RoundRow[],
): Promise<Flow[]> {
  // A round gets its price in the block of its first entry, so later rounds have later blocks.
  const blocks = sql`array[${sql.join(rounds.map(({ block_number }) => block_number))}]::bigint[]`;
  const place = rounds.length === 0 ? sql`0` : sql`width_bucket(block_number, ${blocks})`;
  const { rows } = await sql<{ type: Flow["type"]; place: number; wei: string }>`
    select type, ${place} as place, sum(abs(amount))::text as wei
    from (
      select type, block_number, amount from history
      where plan = ${plan} and type in ('withdraw', 'rank_collect', 'username')
      union all
      select pot, block_number, amount from collections where plan = ${plan} and pot = 'commons'
    ) as flows
    group by 1, 2`.execute(database);
  return rows.map(({ type, place, wei }) => ({
    type,
    wei: BigInt(wei),
    polUsd: BigInt(rounds[place - 1]?.pol_usd ?? 0),
  }));
}
