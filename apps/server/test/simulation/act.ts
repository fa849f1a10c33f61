import { type Hex, numberToHex } from "viem";
import type { Operation } from "./operation.ts";
import { type Call, type Stage, transactionsOf } from "./transactions.ts";
import { readWorld } from "./world.ts";

/** Above what any of them costs; what fails is mined too. */
const GAS = 6_000_000n;
/** Wei: above the base fee at any depth of a reorganisation. */
const MOST_GAS_PRICE = 100_000_000_000n;
/** Blocks that a reorganisation replaces at the most: deeper ones would reach below the final block. */
const DEEPEST = 63n;

interface Transaction {
  from: Hex;
  to: Hex;
  data: Hex;
  value: Hex;
  gas: Hex;
  maxFeePerGas: Hex;
  maxPriorityFeePerGas: Hex;
}

/** Does operations one after the other, each in blocks of its own; those that the plan refuses are mined as well. */
export async function operate(stage: Stage, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    const { calls, time } = await plan(stage, operation);
    for (const [position, call] of calls.entries()) {
      await stage.client.setNextBlockTimestamp({ timestamp: time + BigInt(position) });
      await stage.client.request<{
        Method: "eth_sendTransactionSync";
        Parameters: [Transaction];
        ReturnType: unknown;
      }>({ method: "eth_sendTransactionSync", params: [transactionOf(call)] });
    }
  }
}

/** Does operations in one block. */
export async function operateTogether(stage: Stage, operations: readonly Operation[]): Promise<void> {
  const { client } = stage;
  const plans = [];
  for (const operation of operations) plans.push(await plan(stage, operation));
  const [first] = plans;
  if (first === undefined) return;
  await client.setAutomine(false);
  try {
    for (const call of plans.flatMap(({ calls }) => calls)) {
      await client.request<{ Method: "eth_sendTransaction"; Parameters: [Transaction]; ReturnType: Hex }>({
        method: "eth_sendTransaction",
        params: [transactionOf(call)],
      });
    }
    await client.setNextBlockTimestamp({ timestamp: first.time });
    await client.mine({ blocks: 1 });
  } finally {
    await client.setAutomine(true);
  }
}

/** Moves the clock and mines a block. */
export async function pass({ client }: Stage, seconds: number): Promise<void> {
  const { timestamp } = await client.getBlock();
  await client.setNextBlockTimestamp({ timestamp: timestamp + BigInt(seconds) });
  await client.mine({ blocks: 1 });
}

/** Replaces the newest blocks, above the final one, by as many others in which other things happen. */
export async function reorganize(
  stage: Stage,
  wanted: number,
  operations: readonly Operation[],
): Promise<void> {
  const { client, deployment, firm } = stage;
  const head = await client.getBlockNumber();
  const depth = smallest(BigInt(wanted), smallest(DEEPEST, head - firm));
  if (depth < 1n) return;
  const world = await readWorld(client, deployment, head - depth);
  const calls: Call[] = [];
  for (const operation of operations) {
    calls.push(...(await transactionsOf(stage, world, operation, world.time + 1n)));
  }
  const transactions = calls.map((call, position): [Transaction, number] => [
    transactionOf(call),
    position % Number(depth),
  ]);
  await replaceBlocks(stage, depth, transactions);
}

/** `anvil_reorg` as it is: below the final block, too. */
export async function replaceBlocks(
  { client }: Pick<Stage, "client">,
  depth: bigint,
  transactions: [Transaction, number][] = [],
): Promise<void> {
  await client.request<{
    Method: "anvil_reorg";
    Parameters: [number, [Transaction, number][]];
    ReturnType: null;
  }>({ method: "anvil_reorg", params: [Number(depth), transactions] });
}

async function plan(stage: Stage, operation: Operation): Promise<{ calls: Call[]; time: bigint }> {
  const { client, deployment } = stage;
  const world = await readWorld(client, deployment, await client.getBlockNumber());
  const time = world.time + BigInt(operation.pause);
  return { calls: await transactionsOf(stage, world, operation, time), time };
}

function transactionOf({ from, to, data, value }: Call): Transaction {
  return {
    from,
    to,
    data,
    value: numberToHex(value),
    gas: numberToHex(GAS),
    maxFeePerGas: numberToHex(MOST_GAS_PRICE),
    maxPriorityFeePerGas: numberToHex(1_000_000_000n),
  };
}

const smallest = (one: bigint, other: bigint) => (one < other ? one : other);
