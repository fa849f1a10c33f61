import type { Hex } from "viem";
import type { PlanName } from "../database/tables.ts";

/** One of the plans' events as the node gave it. A block's hash and the index name it, whatever happens to the chain. */
export interface RawLog {
  blockHash: Hex;
  logIndex: number;
  blockNumber: bigint;
  blockTime: Date;
  transactionHash: Hex;
  /** Whose event it is. */
  plan: PlanName;
  topics: readonly Hex[];
  data: Hex;
}

/** What the index keeps of a block's header. */
export interface Header {
  number: bigint;
  hash: Hex;
  parentHash: Hex;
  time: Date;
}
