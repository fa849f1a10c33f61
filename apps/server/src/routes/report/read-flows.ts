import { sql } from "kysely";
import type { Database, PlanName } from "../../database/tables.ts";
import type { RoundRow } from "./read-rounds.ts";

/** Wei that moved while the price of one round was in force. */
export interface Flow {
  type: "withdraw" | "rank_collect" | "username";
  polUsd: bigint;
  wei: bigint;
}

/** What was withdrawn, collected for ranks and paid for names, each at the price that was in force in its block. */
export async function readFlows(
  database: Database,
  plan: PlanName,
  rounds: readonly RoundRow[],
): Promise<Flow[]> {
  // A round is priced in the block of its first entry: the blocks rise with the rounds.
  const blocks = sql`array[${sql.join(rounds.map(({ block_number }) => block_number))}]::bigint[]`;
  const place = rounds.length === 0 ? sql`0` : sql`width_bucket(block_number, ${blocks})`;
  const { rows } = await sql<{ type: Flow["type"]; place: number; wei: string }>`
    select type, ${place} as place, sum(abs(amount))::text as wei
    from history
    where plan = ${plan} and type in ('withdraw', 'rank_collect', 'username')
    group by 1, 2`.execute(database);
  return rows.map(({ type, place, wei }) => ({
    type,
    wei: BigInt(wei),
    polUsd: BigInt(rounds[place - 1]?.pol_usd ?? 0),
  }));
}
