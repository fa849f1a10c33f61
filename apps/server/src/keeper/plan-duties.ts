import type { Address } from "viem";
import type { ChainClient } from "../chain/client.ts";
import type { Database, PlanName } from "../database/tables.ts";
import type { Call } from "../transaction-sender/sender.ts";
import { type Duty, roundsBehind, toDuties } from "./due.ts";
import { createRankClaims } from "./duties/claim-ranks.ts";
import { closeWindow } from "./duties/close-window.ts";
import type { FittedCall } from "./duties/fit.ts";
import { fixPrice } from "./duties/fix-price.ts";
import { createSettlementBatches } from "./duties/settlement-batches.ts";
import { readPlanState } from "./plan-state.ts";

export interface PlanDutiesOptions {
  client: ChainClient;
  database: Database;
  plan: PlanName;
  address: Address;
  planBlock: bigint;
  /** Username of the member who gets the rewards for closing; null = the HeroPool. */
  member: string | null;
  /** Milliseconds to wait for the index to catch up with a round before reading the node's events. */
  indexGrace: number;
  /** Milliseconds between two searches for ranks to claim. */
  rankInterval: number;
}

/** Due duties of a plan, the most urgent first. */
export interface PlanLook {
  plan: PlanName;
  due: readonly Duty[];
  /** Members who can claim a rank. */
  claimants: number;
  roundsBehind: number;
}

export interface DutyCall extends Call {
  ids: readonly number[];
  /** A warning for the operator. */
  warnings: readonly string[];
}

/** Finds the due duties of one plan and prepares their calls. */
export function createPlanDuties(options: PlanDutiesOptions) {
  const { client, plan, address } = options;
  const settlement = createSettlementBatches(options);
  const rankClaims = createRankClaims(options);

  /** @param isFree whether no transaction is in flight */
  async function look(isFree: boolean): Promise<PlanLook> {
    const state = await readPlanState(client, address);
    const due: Duty[] = [];
    let claimants = 0;
    for (const duty of toDuties(state)) {
      if (duty.kind === "claim ranks") claimants = (await rankClaims.find(duty.month, isFree)).length;
      if (duty.kind !== "claim ranks" || claimants > 0 || duty.opensWindow) due.push(duty);
    }
    return { plan, due, claimants, roundsBehind: roundsBehind(state) };
  }

  /** Simulates the call of a duty; null when the plan refuses it or it is done. */
  async function prepare(duty: Duty, from: Address): Promise<DutyCall | null> {
    const call = await fittedCall(duty, from);
    return call === null ? null : { warnings: [], ...call, to: address };
  }

  function fittedCall(duty: Duty, from: Address): Promise<(FittedCall & Partial<DutyCall>) | null> {
    switch (duty.kind) {
      case "fix price":
        return fixPrice(client, from, address);
      case "settle round":
        return settlement.nextBatch(duty.round, from);
      case "claim ranks":
        return rankClaims.nextCall(from);
      case "close window":
        return closeWindow(client, from, address, duty.month);
    }
  }

  return { name: plan, look, prepare };
}

export type PlanDuties = ReturnType<typeof createPlanDuties>;
