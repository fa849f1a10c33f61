import type { Address, Hex } from "viem";
import type { PlanName } from "../../database/tables.ts";

/** An event as the node returned it. Block hash and log index identify it across reorganisations. */
export interface RawLog {
  blockHash: Hex;
  logIndex: number;
  blockNumber: bigint;
  blockTime: Date;
  transactionHash: Hex;
  plan: PlanName;
  topics: readonly Hex[];
  data: Hex;
}

/** The part of a block's header that the index stores. */
export interface Header {
  number: bigint;
  hash: Hex;
  parentHash: Hex;
  time: Date;
}

/** A mined transaction. `value` in wei, `gasPrice` in wei per gas. */
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
