import type { NamedPlanEvent } from "./plan-events.ts";
import type { WorkingTables } from "./working-tables.ts";

/** A round enters the index with its price. */
export function bookPrice({ rounds }: WorkingTables, { args, log }: NamedPlanEvent<"RoundPriced">): void {
  rounds.insert({
    plan: log.plan,
    round: args.round,
    unit_price: args.unitPrice,
    pol_usd: args.polUsd.toString(),
    block_number: log.blockNumber,
    priced_at: log.blockTime,
    units: 0,
    entered: 0n,
    commissions: 0n,
    joined: 0,
    points: null,
    flash: null,
    pointy: null,
    point_value: null,
    rebate: null,
    hero_pool: null,
    commons: null,
    operations: null,
    closing_reward: null,
    closer_id: null,
    closed_at: null,
    closed_block: null,
    transaction_hash: null,
  });
}

export function bookCandidate(
  { priceCandidates }: WorkingTables,
  { args, log }: NamedPlanEvent<"PriceCandidate">,
): void {
  priceCandidates.push({
    block_number: log.blockNumber,
    log_index: log.logIndex,
    plan: log.plan,
    pol_usd: args.polUsd.toString(),
    at: log.blockTime,
  });
}
