import type { Hex } from "viem";

/** One of the plan's events as the node gave it. A block's hash and the index name it, whatever happens to the chain. */
export interface RawLog {
  blockHash: Hex;
  logIndex: number;
  blockNumber: bigint;
  blockTime: Date;
  transactionHash: Hex;
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
