import type { Address, Hex } from "viem";
import type { PlanName } from "../../database/tables.ts";

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

/** A transaction in a block: who sent it, what it carried and what its gas cost. Wei; `gasPrice` is of one gas. */
export interface MinedTransaction {
  hash: Hex;
  blockNumber: bigint;
  blockHash: Hex;
  sender: Address;
  recipient: Address | null;
  value: bigint;
  gasUsed: bigint;
  gasPrice: bigint;
}
