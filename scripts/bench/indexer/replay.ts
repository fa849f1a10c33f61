import { createHash } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import type { Database } from "@canopy/server/database/tables";
import { readLogs } from "@canopy/server/indexer/source/stored-logs";
import { startTestChain } from "@canopy/server/test/support/test-chain";
import { type Hex, numberToHex } from "viem";
import { z } from "zod";
import { GENESIS } from "../million-members/place.ts";
import type { Scope } from "../scope.ts";
import type { BusyChain } from "./chain.ts";

const BATCH = 20_000;
/** Blocks after which all events are final for Ponder. */
const FINAL_AFTER = 100;
const MINUTE = 60;
const ZERO = numberToHex(0, { size: 32 });
const NO_BLOOM = numberToHex(0, { size: 256 });
const GAS = "0x5208";

const callSchema = z.object({
  id: z.unknown(),
  method: z.string(),
  params: z.array(z.unknown()).default([]),
});
type Call = z.infer<typeof callSchema>;
const filterSchema = z.object({ fromBlock: z.string(), toBlock: z.string() });
const logSchema = z.object({ transactionHash: z.string(), transactionIndex: z.string() });

/**
 * A node with the stored events of a planted world on its chain, at one block a minute. anvil would take hours to execute as many
 * transactions. It answers from memory, and asks anvil about the plan's contract.
 */
export async function replayChain(scope: Scope, database: Database): Promise<BusyChain> {
  const chain = await startTestChain();
  scope.defer(() => chain.stop());
  const { logs, events, last } = await readWorld(database, chain.plan);
  const node = new ReplayNode(logs, last + FINAL_AFTER, chain.rpcUrl);
  const rpcUrl = await listen(scope, node.handle);
  return {
    rpcUrl,
    plan: chain.plan,
    plus: chain.plus,
    block: 1n,
    newest: BigInt(last + FINAL_AFTER),
    events,
  };
}

/** The world has events in block 0, which no index reads: its blocks are one later here. */
const SHIFT = 1;

/** The logs of each block, as JSON. */
type BlockLogs = Map<number, string[]>;

async function readWorld(database: Database, address: Hex) {
  const logs: BlockLogs = new Map();
  let after = { block: -1n, index: -1 };
  let events = 0;
  /** The indexes of transactions, some of which have several events. */
  const indexes = new Map<string, number>();
  for (;;) {
    const batch = await readLogs(database, after, { limit: BATCH });
    const end = batch.at(-1);
    if (end === undefined) return { logs, events, last: Number(after.block) + SHIFT };
    after = { block: end.blockNumber, index: end.logIndex };
    events += batch.length;
    for (const { blockHash, blockNumber, blockTime, logIndex, transactionHash, topics, data } of batch) {
      const number = Number(blockNumber) + SHIFT;
      const found = logs.get(number) ?? [];
      logs.set(number, found);
      const transactionIndex = indexes.get(transactionHash) ?? found.length;
      indexes.set(transactionHash, transactionIndex);
      found.push(
        JSON.stringify({
          address,
          topics,
          data,
          blockHash,
          blockNumber: numberToHex(number),
          blockTimestamp: numberToHex(blockTime.getTime() / 1_000),
          transactionHash,
          transactionIndex: numberToHex(transactionIndex),
          logIndex: numberToHex(logIndex),
          removed: false,
        }),
      );
    }
  }
}

class ReplayNode {
  readonly #logs: BlockLogs;
  readonly #newest: number;
  readonly #anvil: string;
  readonly #numbers = new Map<string, number>();

  constructor(logs: BlockLogs, newest: number, anvil: string) {
    this.#logs = logs;
    this.#newest = newest;
    this.#anvil = anvil;
  }

  handle: RequestListener = async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    const calls = z.union([z.array(callSchema), callSchema]).parse(body);
    const answer = Array.isArray(calls)
      ? `[${(await Promise.all(calls.map((call) => this.#answer(call)))).join(",")}]`
      : await this.#answer(calls);
    response.setHeader("content-type", "application/json").end(answer);
  };

  async #answer(call: Call): Promise<string> {
    const result = this.#result(call);
    if (result === undefined) return this.#askAnvil(call);
    return `{"jsonrpc":"2.0","id":${JSON.stringify(call.id)},"result":${result}}`;
  }

  /** Undefined for what anvil answers. */
  #result({ method, params }: Call): string | undefined {
    switch (method) {
      case "eth_blockNumber":
        return JSON.stringify(numberToHex(this.#newest));
      case "eth_getBlockByNumber":
        return this.#block(this.#toNumber(params[0]));
      case "eth_getBlockByHash":
        return this.#block(this.#numbers.get(String(params[0])) ?? this.#newest);
      case "eth_getLogs":
        return this.#getLogs(params[0]);
      default:
        return undefined;
    }
  }

  #toNumber(block: unknown): number {
    const name = String(block);
    return name.startsWith("0x") ? Number(name) : this.#newest;
  }

  #getLogs(filter: unknown): string {
    const range = filterSchema.safeParse(filter);
    // One block by its hash: those that may still change have no events.
    if (!range.success) return "[]";
    const found: string[] = [];
    const to = this.#toNumber(range.data.toBlock);
    for (let number = this.#toNumber(range.data.fromBlock); number <= to; number++)
      found.push(...(this.#logs.get(number) ?? []));
    return `[${found.join(",")}]`;
  }

  #block(number: number): string {
    if (number > this.#newest) return "null";
    const hash = toHash(number);
    this.#numbers.set(hash, number);
    const place = { blockHash: hash, blockNumber: numberToHex(number) };
    const transactions = new Map<string, object>();
    for (const log of this.#logs.get(number) ?? []) {
      const { transactionHash, transactionIndex } = logSchema.parse(JSON.parse(log));
      transactions.set(transactionHash, {
        ...place,
        ...transaction,
        hash: transactionHash,
        transactionIndex,
      });
    }
    return JSON.stringify({
      ...header,
      number: place.blockNumber,
      hash,
      parentHash: number === 0 ? ZERO : toHash(number - 1),
      timestamp: numberToHex(Date.parse(GENESIS) / 1_000 + (number - SHIFT) * MINUTE),
      transactions: [...transactions.values()],
    });
  }

  async #askAnvil(call: Call): Promise<string> {
    const response = await fetch(this.#anvil, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", ...call }),
    });
    return response.text();
  }
}

/** As `blockHash` in `place.ts`. */
function toHash(number: number): Hex {
  const md5 = (part: string) => createHash("md5").update(part).digest("hex");
  const block = `block ${number - SHIFT}`;
  return `0x${md5(block)}${md5(`second ${block}`)}`;
}

const account = numberToHex(1, { size: 20 });
const transaction = {
  from: account,
  to: account,
  input: "0x",
  value: "0x0",
  gas: GAS,
  gasPrice: "0x1",
  nonce: "0x0",
  type: "0x0",
  v: "0x1b",
  r: "0x1",
  s: "0x1",
};
const header = {
  logsBloom: NO_BLOOM,
  miner: account,
  gasUsed: GAS,
  gasLimit: "0x1c9c380",
  baseFeePerGas: "0x1",
  nonce: "0x0000000000000000",
  mixHash: ZERO,
  stateRoot: ZERO,
  receiptsRoot: ZERO,
  transactionsRoot: ZERO,
  sha3Uncles: ZERO,
  size: "0x1",
  difficulty: "0x0",
  totalDifficulty: "0x0",
  extraData: "0x",
  uncles: [],
};

async function listen(scope: Scope, handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  scope.defer(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The replay has no port");
  return `http://127.0.0.1:${address.port}`;
}
