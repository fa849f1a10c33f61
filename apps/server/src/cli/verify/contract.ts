import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, createPublicClient, type Hash, http } from "viem";
import type { PlanName } from "../../database/tables.ts";

/** Calls per batch: enough to be fast, few enough for public nodes. */
const BATCH = 100;
const TIMEOUT = 60_000;

/** Reads contracts from a node; concurrent calls share a batch. */
export function connectNode(rpcUrl: string) {
  return createPublicClient({
    transport: http(rpcUrl, { batch: { batchSize: BATCH }, retryCount: 5, timeout: TIMEOUT }),
    cacheTime: 0,
  });
}

export type Node = ReturnType<typeof connectNode>;

/** A plan after one block, with what all comparisons need. */
export interface PlanAt {
  name: PlanName;
  node: Node;
  /** Spread into `readContract`. A reorganisation cannot change the block of a hash. */
  at: { address: Address; abi: typeof planAbi; blockHash: Hash };
  /** Seconds. */
  genesis: number;
  /** USD with 18 decimals. */
  unitUsd: bigint;
  pointsPerUnit: number;
  maximumUnits: number;
  /** The round at the block's time. */
  round: number;
  /** A round that has ended and is not closed: the contract already shows the carries of its batches. */
  due: number | null;
}

/** Reads the plan's terms and the state of its rounds. */
export async function readPlan(
  node: Node,
  name: PlanName,
  address: Address,
  blockHash: Hash,
): Promise<PlanAt> {
  const at = { address, abi: planAbi, blockHash };
  const [genesis, unitUsd, pointsPerUnit, maximumUnits, current, oldest] = await Promise.all([
    node.readContract({ ...at, functionName: "genesis" }),
    node.readContract({ ...at, functionName: "unitUSD" }),
    node.readContract({ ...at, functionName: "pointsPerUnit" }),
    node.readContract({ ...at, functionName: "maximumUnits" }),
    node.readContract({ ...at, functionName: "roundCounter" }),
    node.readContract({ ...at, functionName: "xRoundCounter" }),
  ]);
  return {
    name,
    node,
    at,
    genesis: Number(genesis),
    unitUsd,
    pointsPerUnit,
    maximumUnits,
    round: Number(current),
    due: oldest < current ? Number(oldest) : null,
  };
}
