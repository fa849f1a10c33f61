import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Logger } from "pino";
import { type Address, encodeFunctionData } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { Database, PlanName } from "../database/tables.ts";
import { type Duty, dutiesOf, roundsBehind } from "./due.ts";
import { createBatchSize } from "./duties/batch-size.ts";
import { createClaims } from "./duties/claim-ranks.ts";
import { createEventCarries } from "./duties/event-carries.ts";
import { type Fitted, fit } from "./duties/fit.ts";
import { createSettlement } from "./duties/settle-round.ts";
import { readPlanState } from "./plan-state.ts";
import type { Call } from "./sender.ts";

export interface PlanKeeperOptions {
  client: ChainClient;
  database: Database;
  plan: PlanName;
  address: Address;
  planBlock: bigint;
  /** Username of the member who gets the rewards for closing; null = the HeroPool. */
  member: string | null;
  /** Milliseconds that the index gets to come up with a round, and between two looks for ranks. */
  indexGrace: number;
  rankInterval: number;
  log: Logger;
}

/** What is due for a plan, and how many members it concerns where that had to be found out. */
export interface Due {
  duty: Duty;
  claimants: number;
}

/** Looks what is due for one plan, and makes the calls for it. */
export function createPlanKeeper(options: PlanKeeperOptions) {
  const { client, plan, address, planBlock, member, rankInterval, log } = options;
  const contract = { address, abi: planAbi } as const;
  const settlement = createSettlement({ ...options, events: createEventCarries(client, address, planBlock) });
  const claims = createClaims({ ...options, interval: rankInterval });
  const single = createBatchSize();
  let isMemberKnown = true;

  /**
   * What is due now, the most urgent first.
   *
   * @param isFree whether nothing is under way
   */
  async function look(isFree: boolean): Promise<{ due: Due[]; behind: number }> {
    const state = await readPlanState(client, address);
    const due: Due[] = [];
    for (const duty of dutiesOf(state)) {
      if (duty.kind !== "claim") due.push({ duty, claimants: 0 });
      else {
        const claimants = (await claims.due(duty.month, isFree)).length;
        if (claimants > 0 || duty.opensWindow) due.push({ duty, claimants });
      }
    }
    return { due, behind: roundsBehind(state) };
  }

  /** The call for what is due, simulated; null when the plan refuses it now or nothing is left of it. */
  async function call({ duty }: Due, from: Address): Promise<Call | null> {
    const fitted = await fittedCall(duty, from);
    if (fitted === null) return null;
    const { data, gas, ids } = fitted;
    return { to: address, data, gas, what: inWords(plan, duty, ids.length) };
  }

  async function fittedCall(duty: Duty, from: Address): Promise<Fitted | null> {
    switch (duty.kind) {
      case "price": {
        const data = encodeFunctionData({ abi: planAbi, functionName: "updatePOLPrice" });
        return fit(client, single, [], { from, to: address, encode: () => data });
      }
      case "settle":
        return settlement.nextBatch(duty.round, from, await closer());
      case "claim":
        return claims.nextCall(from);
      case "close window": {
        const args = [[], duty.month] as const;
        const data = encodeFunctionData({ abi: planAbi, functionName: "collectRank", args });
        return fit(client, single, [], { from, to: address, encode: () => data });
      }
    }
  }

  /** The id of the member who is to get the reward; 0 where nobody in this plan is called so. */
  async function closer(): Promise<number> {
    if (member === null) return 0;
    const id = await client.readContract({ ...contract, functionName: "nameToId", args: [member] });
    if (id === 0 && isMemberKnown) {
      log.warn(
        { plan, member },
        "KEEPER_MEMBER has no seat in this plan: closing rewards go to the HeroPool",
      );
    }
    isMemberKnown = id !== 0;
    return id;
  }

  return { plan, look, call };
}

export type PlanKeeper = ReturnType<typeof createPlanKeeper>;

/** What is due, as the log says it. */
export function inWords(plan: PlanName, duty: Duty, ids: number): string {
  switch (duty.kind) {
    case "price":
      return `${plan}: fix the price of the round`;
    case "settle":
      return `${plan}: settle round ${duty.round}${ids === 0 ? "" : `, ${ids} ids`}`;
    case "claim":
      return `${plan}: claim ${ids} ranks of month ${duty.month}`;
    case "close window":
      return `${plan}: close the window of month ${duty.month}`;
  }
}
