import { mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import { findFoundry } from "../contracts/foundry.ts";
import { Problem } from "../problem.ts";
import { ACCOUNT_COUNT } from "./accounts.ts";
import { type ChainClient, connectChain, LOCAL_CHAIN_ID } from "./client.ts";
import type { ChainFiles } from "./state.ts";

/** Seconds between two writings of the chain's state: what a kill -9 of anvil itself can lose at most. */
const STATE_INTERVAL = 5;
const START_LIMIT = 20_000;

/** anvil ended at once: most likely it cannot load the state it was given. */
export class AnvilRefused extends Problem {}

/** A running local chain. */
export interface LocalChain {
  client: ChainClient;
  rpcUrl: string;
  process: Guarded;
}

/**
 * Starts anvil on the state in `files`, or on a fresh chain.
 *
 * A block is mined for each transaction at once, and by the heartbeat (`heartbeat.ts`) when nothing happens: the page
 * feels quick, and the state does not grow by a block a second while nobody does anything.
 *
 * @param timestamp seconds: when a fresh chain begins; a chain that is loaded goes on at the present
 * @throws AnvilRefused when it does not take the state, Problem when it does not answer, with anvil's own words
 */
export async function startAnvil(options: {
  files: ChainFiles;
  port: number;
  timestamp?: number;
  signal: AbortSignal;
}): Promise<LocalChain> {
  const { files, port, timestamp, signal } = options;
  await mkdir(files.folder, { recursive: true });
  const args = [
    ...["--host", "127.0.0.1", "--port", String(port), "--chain-id", String(LOCAL_CHAIN_ID)],
    ...["--accounts", String(ACCOUNT_COUNT), "--hardfork", "prague", "--silent"],
    ...["--state", files.state, "--state-interval", String(STATE_INTERVAL)],
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
    await answering(client, anvil, signal, () => output);
    await catchUpWithLatestBlock(client);
  } catch (error) {
    await anvil.stop();
    throw error;
  }
  return { client, rpcUrl, process: anvil };
}

async function answering(client: ChainClient, anvil: Guarded, signal: AbortSignal, output: () => string) {
  let code: number | undefined;
  void anvil.ended.then((ended) => {
    code = ended;
  });
  const deadline = performance.now() + START_LIMIT;
  for (;;) {
    signal.throwIfAborted();
    if (code !== undefined)
      throw new AnvilRefused(`The local chain (anvil) ended at once: ${output().trim()}`);
    const id = await client.getChainId().catch(() => undefined);
    if (id === LOCAL_CHAIN_ID) return;
    if (performance.now() > deadline) {
      throw new Problem(
        `The local chain (anvil) does not answer after ${START_LIMIT / 1_000} s: ${output().trim()}`,
      );
    }
    await sleep(30);
  }
}

/**
 * anvil forgets moved time when it ends and begins at the present. Where a person had moved time beyond that, the chain
 * goes on behind its latest block, since a block can never be older than the one before.
 */
async function catchUpWithLatestBlock(client: ChainClient): Promise<void> {
  const latest = await client.getBlock({ blockTag: "latest" });
  if (Number(latest.timestamp) > Date.now() / 1_000) {
    await client.setNextBlockTimestamp({ timestamp: latest.timestamp + 1n });
    await client.mine({ blocks: 1 });
  }
}
