import { setTimeout as sleep } from "node:timers/promises";
import { readCreationCode } from "@canopy/dev/contracts/artifacts";
import { findFoundry } from "@canopy/dev/contracts/foundry";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { toRevertName } from "@canopy/server/chain/reverts";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { freePort } from "@canopy/server/lib/port";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import {
  type Address,
  createTestClient,
  encodeDeployData,
  getContractAddress,
  type Hex,
  http,
  numberToHex,
  pad,
  parseEther,
  publicActions,
  walletActions,
} from "viem";
import type { Artifact, Build } from "./build.ts";
import type { Terms } from "./read-terms.ts";

/** Milliseconds. */
const START_LIMIT = 30_000;

/** A plan at its address, and what it reports about itself. */
export interface DeployedPlan {
  address: Address;
  terms: Terms;
}

/** The code that a plan and its views must have, or the name of the error with which the constructor refuses the terms. */
export type ExpectedCode = { plan: Hex; views: Hex } | { refused: string };

/**
 * Deploys the build with the terms of each plan on an empty local chain, and returns the code that the plans must have at
 * their own addresses, immutables included.
 *
 * @param plans the core plan first
 * @param decimals of the feed
 */
export async function rebuildCode(
  plans: readonly DeployedPlan[],
  decimals: number,
  build: Build,
): Promise<ExpectedCode[]> {
  const port = await freePort();
  const anvil = spawnGuarded(findFoundry("anvil"), [
    ...["--host", "127.0.0.1", "--port", String(port), "--hardfork", "prague", "--silent"],
    // The constructor of a core plan refuses an old genesis.
    ...["--timestamp", String(plans[0]?.terms.argument.genesis ?? 0n)],
  ]);
  try {
    const client = connectLocal(port);
    await waitUntilReady(anvil, client);
    const expected: ExpectedCode[] = [];
    for (const plan of plans) {
      await placeFeed(client, plan.terms.argument.feed, decimals);
      expected.push(await rebuild(client, plan, build));
    }
    return expected;
  } finally {
    await anvil.stop();
  }
}

async function rebuild(client: LocalClient, plan: DeployedPlan, build: Build): Promise<ExpectedCode> {
  const { argument, deployer: account, views } = plan.terms;
  await client.impersonateAccount({ address: account });
  await client.setBalance({ address: account, value: parseEther("1000000") });
  const data = encodeDeployData({ abi: planAbi, bytecode: build.plan.bytecode.object, args: [argument] });
  let local: Address;
  try {
    local = await create(client, account, data);
  } catch (error) {
    const refused = toRevertName(error);
    if (refused === null) throw error;
    return { refused };
  }
  // A contract's first creation has nonce 1 (EIP-161).
  const localViews = getContractAddress({ from: local, nonce: 1n });
  const moved = new Map([
    [local, plan.address],
    [localViews, views],
  ]);
  const code = await readCode(client, local);
  const expected = {
    plan: moveCode(code, build.plan, moved),
    views: moveCode(await readCode(client, localViews), build.views, moved),
  };
  // A Plus plan calls its core plan at the core plan's address.
  await client.setCode({ address: plan.address, bytecode: code });
  return expected;
}

/** Replaces addresses in the immutables of deployed code. */
function moveCode(
  code: Hex,
  { deployedBytecode: { immutableReferences } }: Artifact,
  moved: ReadonlyMap<Address, Address>,
): Hex {
  const bytes = Buffer.from(code.slice(2), "hex");
  for (const { start, length } of Object.values(immutableReferences).flat()) {
    const word = bytes.subarray(start, start + length);
    for (const [from, to] of moved) {
      if (word.equals(toWord(from))) {
        toWord(to).copy(bytes, start);
        break;
      }
    }
  }
  return `0x${bytes.toString("hex")}`;
}

const toWord = (address: Address) => Buffer.from(pad(address).slice(2), "hex");

/** Puts Chainlink's mock, with a fresh reading, at the address of the feed. */
async function placeFeed(client: LocalClient, feed: Address, decimals: number): Promise<void> {
  const [account] = await client.getAddresses();
  if (account === undefined) throw new Error("anvil has no account");
  const { feed: bytecode } = await readCreationCode();
  const answer = 10n ** BigInt(decimals);
  const data = encodeDeployData({ abi: mockV3AggregatorAbi, bytecode, args: [decimals, answer] });
  const mock = await create(client, account, data);
  await client.setCode({ address: feed, bytecode: await readCode(client, mock) });
  await client.setStorageAt({ address: feed, index: 0, value: numberToHex(decimals, { size: 32 }) });
  const report = { address: feed, abi: mockV3AggregatorAbi, functionName: "updateAnswer" } as const;
  const hash = await client.writeContract({ ...report, args: [answer], account, chain: null });
  await client.waitForTransactionReceipt({ hash });
}

async function create(client: LocalClient, account: Address, data: Hex): Promise<Address> {
  // Before it sends: the receipt of a revert has no reason.
  const gas = await client.estimateGas({ account, data });
  const hash = await client.sendTransaction({ account, chain: null, data, gas });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error("The local chain created no contract");
  return contractAddress;
}

async function readCode(client: LocalClient, address: Address): Promise<Hex> {
  return (await client.getCode({ address })) ?? "0x";
}

export function connectLocal(port: number) {
  return createTestClient({
    mode: "anvil",
    transport: http(`http://127.0.0.1:${port}`, { retryCount: 0, timeout: 60_000 }),
    pollingInterval: 50,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}

type LocalClient = ReturnType<typeof connectLocal>;

/** @throws OperatorError */
export async function waitUntilReady(anvil: Guarded, client: LocalClient): Promise<void> {
  let hasEnded = false;
  void anvil.ended.then(() => {
    hasEnded = true;
  });
  const deadline = performance.now() + START_LIMIT;
  for (;;) {
    if (await client.getChainId().catch(() => undefined)) return;
    if (hasEnded || performance.now() > deadline)
      throw new OperatorError("Could not start anvil. Run npm ci, then run the command again.");
    await sleep(50);
  }
}
