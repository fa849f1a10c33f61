import { setTimeout as sleep } from "node:timers/promises";
import { reportPrice } from "@canopy/dev/chain/feed";
import { reorganize, submit } from "@canopy/server/test/simulation/act";
import { anyOperation, type Operation } from "@canopy/server/test/simulation/operation";
import { type Stage, toCalls } from "@canopy/server/test/simulation/transactions";
import { readWorld } from "@canopy/server/test/simulation/world";
import fc from "fast-check";
import { type Address, parseEther } from "viem";
import { BLOCK_TIME } from "./world.ts";

/** Milliseconds between two turns of the members. */
const PAUSE = 1_500;
const OPERATIONS = 3;
const DAY = 86_400;
/** USD of a POL with 8 decimals. */
const PRICE = 50_000_000;
/** The keeper's work, which members leave to it. */
const duties: ReadonlySet<Operation["kind"]> = new Set(["settle", "settlePart", "price"]);

/** Their senders can be accounts that anvil does not impersonate yet, or leave an account that a member keeps. */
const newcomers: ReadonlySet<Operation["kind"]> = new Set(["register", "move", "accept"]);

/** Members who register, buy, withdraw, rename, move and claim ranks. */
export interface Members {
  /** Transactions so far. */
  readonly sent: number;
  stop(): Promise<void>;
}

/** @param settled accounts that their members keep */
export function startMembers(stage: Stage, seed: number, settled: ReadonlySet<Address>): Members {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { client, deployment } = stage;
  const funded = new Set<Address>();
  let sent = 0;

  async function act(turn: number): Promise<void> {
    const world = await readWorld(client, deployment, await client.getBlockNumber());
    for (const operation of sampleOperations(seed + turn)) {
      for (const call of await toCalls(stage, world, operation, world.time + 1n)) {
        if (operation.kind === "move" && settled.has(call.from)) continue;
        await fund(call.from);
        await submit(stage, call);
        sent += 1;
      }
    }
  }

  async function fund(address: Address): Promise<void> {
    if (funded.has(address)) return;
    funded.add(address);
    await client.impersonateAccount({ address });
    await client.setBalance({ address, value: parseEther("1000000") });
  }

  const running = (async () => {
    for (let turn = 0; !signal.aborted; turn++) {
      // A reorganisation may remove what a turn is based on. The number of transactions shows whether they act.
      await act(turn).catch(() => undefined);
      await sleep(PAUSE, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    get sent() {
      return sent;
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function sampleOperations(seed: number): Operation[] {
  return fc.sample(anyOperation, { seed, numRuns: OPERATIONS }).filter(({ kind }) => !duties.has(kind));
}

/** Advances the chain's time, and reports a price within 5 % of the first one. */
export function passDays(stage: Stage, days: number, random: () => number): Promise<void> {
  return inTurn(async () => {
    const { client, deployment, accounts } = stage;
    await client.increaseTime({ seconds: days * DAY });
    const price = PRICE * (0.95 + random() / 10);
    const report = () => reportPrice(client, deployment.feed, accounts.operator, BigInt(Math.round(price)));
    // On a busy machine anvil can leave a report in its pool until the request times out. It would block the next one.
    await report().catch(async () => {
      await removePending(stage, accounts.operator);
      await report();
    });
  });
}

async function removePending({ client }: Stage, address: Address): Promise<void> {
  await client.request<{ Method: "anvil_removePoolTransactions"; Parameters: [Address]; ReturnType: null }>({
    method: "anvil_removePoolTransactions",
    params: [address],
  });
}

/**
 * Replaces the newest blocks by others with other transactions. No block is mined until that is done: anvil would keep the event of
 * one that comes while it puts its state back, but not what it did.
 */
export function replaceHistory(stage: Stage, depth: number, seed: number): Promise<void> {
  const operations = sampleOperations(seed).filter(({ kind }) => !newcomers.has(kind));
  return inTurn(async () => {
    await stage.client.setIntervalMining({ interval: 0 });
    try {
      await reorganize(stage, depth, operations);
    } finally {
      await stage.client.setIntervalMining({ interval: BLOCK_TIME });
    }
  });
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs `work` after what was started before it: a price waits for a block, and none is mined while history is replaced. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(work, work);
  lastTurn = turn;
  return turn;
}
