import {
  type Address,
  BlockNotFoundError,
  createPublicClient,
  getAddress,
  type Hex,
  isAddressEqual,
  type Log,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from "viem";
import { type HttpOptions, httpTransport, RPC_TIMEOUT } from "../../chain/http-transport.ts";
import type { NodeGroup } from "../../chain/node-group.ts";
import type { PlanName } from "../../database/tables.ts";
import type { Header, MinedTransaction, RawLog } from "./raw-log.ts";

/** What the indexer reads from a node. */
export interface ChainSource {
  /** The newest block, or the newest final one. */
  head(tag: "latest" | "finalized"): Promise<Header>;
  /** A block's header; null while the node has no such block. */
  header(number: bigint): Promise<Header | null>;
  /** The plans' events of one block, by its hash, so that a node without exactly this block fails. */
  readBlockLogs(header: Header): Promise<RawLog[]>;
  /** The plans' events of final blocks, both ends included. */
  readRangeLogs(from: bigint, to: bigint): Promise<RawLog[]>;
  /** A mined transaction and its cost; null while the node does not have it in a block. */
  transaction(hash: Hex): Promise<MinedTransaction | null>;
}

/** Milliseconds for a block's header, which no node has to search for. */
const HEADER_TIMEOUT = 4_000;

/** The contracts whose events one request reads. */
export interface PlanAddresses {
  plan: Address;
  plus: Address | null;
}

/** Reads blocks and the plans' events over HTTP, without retries: the indexer's loop retries. */
export function connectSource(
  node: string | Pick<NodeGroup, "transport">,
  { plan, plus }: PlanAddresses,
  timeout: number = RPC_TIMEOUT,
): ChainSource {
  const address = plus === null ? [plan] : [plan, plus];
  const toPlan = (emitter: Address): PlanName => (isAddressEqual(emitter, plan) ? "core" : "plus");
  const connect = (options: HttpOptions) => {
    const transport = typeof node === "string" ? httpTransport(node, options) : node.transport(options);
    return createPublicClient({ transport, cacheTime: 0 });
  };
  const client = connect({ timeout: Math.min(timeout, HEADER_TIMEOUT) });
  const events = connect({ timeout });
  // Sends requests that are made together in one batch.
  const batching = connect({ timeout, batch: { batchSize: 20 } });

  async function header(number: bigint): Promise<Header | null> {
    try {
      return toHeader(await client.getBlock({ blockNumber: number }));
    } catch (error) {
      if (error instanceof BlockNotFoundError) return null;
      throw error;
    }
  }

  return {
    header,
    head: async (blockTag) => toHeader(await client.getBlock({ blockTag })),
    async readBlockLogs({ hash, time }) {
      const logs = await events.getLogs({ address, blockHash: hash });
      return logs.map((log) => toRawLog(log, toPlan(log.address), time));
    },
    async readRangeLogs(fromBlock, toBlock) {
      const logs = await events.getLogs({ address, fromBlock, toBlock });
      const times = await readTimes(logs, header);
      return logs.map((log) => toRawLog(log, toPlan(log.address), getTime(times, log.blockNumber)));
    },
    async transaction(hash) {
      try {
        const [{ from, to, value }, receipt] = await Promise.all([
          batching.getTransaction({ hash }),
          batching.getTransactionReceipt({ hash }),
        ]);
        const { blockNumber, blockHash, gasUsed, effectiveGasPrice } = receipt;
        return {
          hash,
          blockNumber,
          blockHash,
          sender: getAddress(from),
          recipient: to === null ? null : getAddress(to),
          value,
          gasUsed,
          gasPrice: effectiveGasPrice,
        };
      } catch (error) {
        if (error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError)
          return null;
        throw error;
      }
    },
  };
}

/** The times of the logs' blocks. Most nodes return them with the log; others need a request for each block. */
async function readTimes(
  logs: readonly Log<bigint, number, false>[],
  header: ChainSource["header"],
): Promise<Map<bigint, Date>> {
  const times = new Map<bigint, Date>();
  for (const { blockNumber, blockTimestamp } of logs) {
    if (times.has(blockNumber)) continue;
    const time = blockTimestamp ? toDate(blockTimestamp) : (await header(blockNumber))?.time;
    if (time !== undefined) times.set(blockNumber, time);
  }
  return times;
}

function getTime(times: ReadonlyMap<bigint, Date>, blockNumber: bigint): Date {
  const time = times.get(blockNumber);
  if (time === undefined) throw new Error(`The node returned logs of block ${blockNumber} but not the block`);
  return time;
}

function toHeader(block: { number: bigint; hash: Hex; parentHash: Hex; timestamp: bigint }): Header {
  const { number, hash, parentHash, timestamp } = block;
  return { number, hash, parentHash, time: toDate(timestamp) };
}

function toRawLog(log: Log<bigint, number, false>, plan: PlanName, blockTime: Date): RawLog {
  const { blockHash, logIndex, blockNumber, transactionHash, topics, data } = log;
  return { blockHash, logIndex, blockNumber, blockTime, transactionHash, plan, topics, data };
}

function toDate(timestamp: bigint): Date {
  return new Date(Number(timestamp) * 1_000);
}
