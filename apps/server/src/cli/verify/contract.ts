import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, createPublicClient, type Hash, http } from "viem";
import type { PlanName } from "../../database/tables.ts";

/** Calls that travel together: enough to be quick, few enough for public nodes. */
const BATCH = 100;
const TIMEOUT = 60_000;

/** Asks a node what contracts say; questions asked together travel together. */
export function connectNode(rpcUrl: string) {
  return createPublicClient({
    transport: http(rpcUrl, { batch: { batchSize: BATCH }, retryCount: 5, timeout: TIMEOUT }),
    cacheTime: 0,
  });
}

export type Node = ReturnType<typeof connectNode>;

/** A plan as it stood after one block, with what every comparison needs of it. */
export interface PlanAt {
  name: PlanName;
  node: Node;
  /** Spread into `readContract`. By its hash the block is the same whatever the chain does meanwhile. */
  at: { address: Address; abi: typeof planAbi; blockHash: Hash };
  /** Seconds. */
  genesis: number;
  /** USD with 18 decimals. */
  unitUsd: bigint;
  pointsPerUnit: number;
  maximumUnits: number;
  /** The round by the clock of the block. */
  round: number;
  /** A round that has ended and is not closed: what its batches have carried shows in the contract already. */
  due: number | null;
}

/** Reads what is fixed, and where the rounds are. */
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
