import { type Hex, numberToHex } from "viem";
import type { Operation } from "./operation.ts";
import { type Call, type Stage, toCalls } from "./transactions.ts";
import { readWorld } from "./world.ts";

/** More than any call uses. Failed calls are mined too. */
const GAS = 6_000_000n;
/** Wei: above the base fee at any depth of a reorganisation. */
const MAXIMUM_GAS_PRICE = 100_000_000_000n;
/** Maximum depth of a reorganisation above the final block. */
const MAXIMUM_DEPTH = 63n;

interface Transaction {
  from: Hex;
  to: Hex;
  data: Hex;
  value: Hex;
  gas: Hex;
  maxFeePerGas: Hex;
  maxPriorityFeePerGas: Hex;
}

/** Runs operations in sequence, each call in a separate block. Calls that the plan refuses are mined too. */
export async function operate(stage: Stage, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations) {
    const { calls, time } = await plan(stage, operation);
    for (const [position, call] of calls.entries()) {
      await stage.client.setNextBlockTimestamp({ timestamp: time + BigInt(position) });
      await stage.client.request<{
        Method: "eth_sendTransactionSync";
        Parameters: [Transaction];
        ReturnType: unknown;
      }>({ method: "eth_sendTransactionSync", params: [toTransaction(call)] });
    }
  }
}

export async function operateInOneBlock(stage: Stage, operations: readonly Operation[]): Promise<void> {
  const { client } = stage;
  const plans = [];
  for (const operation of operations) plans.push(await plan(stage, operation));
  const [first] = plans;
  if (first === undefined) return;
  await client.setAutomine(false);
  try {
    for (const call of plans.flatMap(({ calls }) => calls)) await submit(stage, call);
    await client.setNextBlockTimestamp({ timestamp: first.time });
    await client.mine({ blocks: 1 });
  } finally {
    await client.setAutomine(true);
  }
}

/** Sends a call without waiting for its block. */
export async function submit({ client }: Pick<Stage, "client">, call: Call): Promise<void> {
  await client.request<{ Method: "eth_sendTransaction"; Parameters: [Transaction]; ReturnType: Hex }>({
    method: "eth_sendTransaction",
    params: [toTransaction(call)],
  });
}

/** Advances the chain's time and mines a block. */
export async function pass({ client }: Stage, seconds: number): Promise<void> {
  const { timestamp } = await client.getBlock();
  await client.setNextBlockTimestamp({ timestamp: timestamp + BigInt(seconds) });
  await client.mine({ blocks: 1 });
}

/** Replaces the newest blocks above the final one by as many with other operations. */
export async function reorganize(
  stage: Stage,
  wanted: number,
  operations: readonly Operation[],
): Promise<void> {
  const { client, deployment, finalBlock } = stage;
  const head = await client.getBlockNumber();
  const depth = min(BigInt(wanted), min(MAXIMUM_DEPTH, head - finalBlock));
  if (depth < 1n) return;
  const world = await readWorld(client, deployment, head - depth);
  const calls: Call[] = [];
  for (const operation of operations) {
    calls.push(...(await toCalls(stage, world, operation, world.time + 1n)));
  }
  const transactions = calls.map((call, position): [Transaction, number] => [
    toTransaction(call),
    position % Number(depth),
  ]);
  await replaceBlocks(stage, depth, transactions);
}

/** Calls `anvil_reorg`, which can also replace final blocks. */
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
  return { calls: await toCalls(stage, world, operation, time), time };
}

function toTransaction({ from, to, data, value }: Call): Transaction {
  return {
    from,
    to,
    data,
    value: numberToHex(value),
    gas: numberToHex(GAS),
    maxFeePerGas: numberToHex(MAXIMUM_GAS_PRICE),
    maxPriorityFeePerGas: numberToHex(1_000_000_000n),
  };
}

const min = (one: bigint, other: bigint) => (one < other ? one : other);
