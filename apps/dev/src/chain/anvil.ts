import { mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import { findFoundry } from "../contracts/foundry.ts";
import { ACCOUNT_COUNT } from "./accounts.ts";
import { type ChainClient, connectChain, LOCAL_CHAIN_ID } from "./client.ts";
import type { ChainFiles } from "./state.ts";

/** Seconds between two writes of the chain's state: a kill -9 of anvil loses at most this much. */
const STATE_INTERVAL = 5;
/** Blocks whose state a chain without files keeps in memory. Beyond anvil's default of 500, `anvil_reorg` can lose contracts. */
const STATES_KEPT = 5_000;
const START_LIMIT = 20_000;

/** anvil exited immediately: most likely it cannot load its state. */
export class AnvilRefusedError extends OperatorError {}

/** A running local chain. */
export interface LocalChain {
  client: ChainClient;
  rpcUrl: string;
  process: Guarded;
}

/**
 * Starts anvil on the state in `files`, on a copy of the chain at `fork`, or on a fresh chain. Without `files` the chain is gone
 * when it ends.
 *
 * anvil mines a block for each transaction at once, and the heartbeat (`heartbeat.ts`) mines one when the chain is idle: the
 * page responds quickly, and the state of an idle chain does not grow by a block a second.
 *
 * @param timestamp seconds: when a fresh chain begins; a loaded chain continues at the current time
 * @throws AnvilRefusedError when it does not load the state, OperatorError with anvil's output when it does not respond
 */
export async function startAnvil(options: {
  files?: ChainFiles;
  /** The RPC URL of the chain to copy, at its latest block. */
  fork?: string;
  /** Unlocked accounts. Each costs anvil about 3 ms. */
  accounts?: number;
  port: number;
  timestamp?: number;
  signal: AbortSignal;
}): Promise<LocalChain> {
  const { files, fork, accounts = ACCOUNT_COUNT, port, timestamp, signal } = options;
  if (files !== undefined) await mkdir(files.folder, { recursive: true });
  const args = [
    ...["--host", "127.0.0.1", "--port", String(port), "--chain-id", String(LOCAL_CHAIN_ID)],
    ...["--accounts", String(accounts), "--hardfork", "prague", "--silent"],
    ...(files === undefined
      ? ["--prune-history", String(STATES_KEPT)]
      : ["--state", files.state, "--state-interval", String(STATE_INTERVAL)]),
    ...(fork === undefined ? [] : ["--fork-url", fork]),
    ...(timestamp === undefined ? [] : ["--timestamp", String(timestamp)]),
  ];
  const anvil = spawnGuarded(findFoundry("anvil"), args);
  let output = "";
  anvil.output.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });

  const rpcUrl = `http://127.0.0.1:${port}`;
  const client = connectChain(rpcUrl);
  try {
    await waitUntilReady(client, anvil, signal, () => output);
    await catchUpWithLatestBlock(client);
  } catch (error) {
    await anvil.stop();
    throw error;
  }
  return { client, rpcUrl, process: anvil };
}

async function waitUntilReady(
  client: ChainClient,
  anvil: Guarded,
  signal: AbortSignal,
  output: () => string,
) {
  let code: number | undefined;
  void anvil.ended.then((ended) => {
    code = ended;
  });
  const deadline = performance.now() + START_LIMIT;
  for (;;) {
    signal.throwIfAborted();
    if (code !== undefined)
      throw new AnvilRefusedError(`The local chain (anvil) exited immediately: ${output().trim()}`);
    const id = await client.getChainId().catch(() => undefined);
    if (id === LOCAL_CHAIN_ID) return;
    if (performance.now() > deadline) {
      throw new OperatorError(
        `The local chain (anvil) did not respond within ${START_LIMIT / 1_000} s: ${output().trim()}`,
      );
    }
    await sleep(30);
  }
}

/**
 * anvil forgets moved time when it exits and restarts at the current time. If the user had moved time beyond that, the chain
 * continues after its latest block, because a block cannot be older than its parent.
 */
async function catchUpWithLatestBlock(client: ChainClient): Promise<void> {
  const latest = await client.getBlock({ blockTag: "latest" });
  if (Number(latest.timestamp) > Date.now() / 1_000) {
    await client.setNextBlockTimestamp({ timestamp: latest.timestamp + 1n });
    await client.mine({ blocks: 1 });
  }
}
