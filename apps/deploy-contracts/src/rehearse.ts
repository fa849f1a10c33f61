import { setTimeout as sleep } from "node:timers/promises";
import { findFoundry } from "@canopy/dev/contracts/foundry";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { freePort } from "@canopy/server/lib/port";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import { type Address, createTestClient, http, parseEther, publicActions, walletActions } from "viem";
import type { PlanFile } from "./plan-file.ts";
import type { Step } from "./steps.ts";

const START_LIMIT = 60_000;
/** More than any deployment costs. The report prints the deployer's real balance. */
const FORK_BALANCE = parseEther("1000000");

/** Gas of a step on the fork. */
export interface RehearsedStep {
  step: Step;
  gasUsed: bigint;
}

/**
 * Executes the remaining steps on an anvil fork of the chain and verifies the result. The fork impersonates the deployer,
 * so it signs nothing that could be replayed.
 *
 * @param check returns one sentence for each difference from what was planned
 * @throws OperatorError with the first step that reverts, or every difference
 */
export async function rehearse(
  rpcUrl: string,
  deployer: Address,
  steps: readonly Step[],
  check: (fork: ForkClient) => Promise<readonly string[]>,
): Promise<readonly RehearsedStep[]> {
  const port = await freePort();
  const fork = spawnGuarded(findFoundry("anvil"), [
    ...["--fork-url", rpcUrl, "--host", "127.0.0.1", "--port", String(port)],
    ...["--hardfork", "prague", "--accounts", "1", "--no-storage-caching", "--silent"],
  ]);
  try {
    const client = connect(port);
    await waitUntilReady(fork, client);
    await client.impersonateAccount({ address: deployer });
    await client.setBalance({ address: deployer, value: FORK_BALANCE });
    const next = await client.getTransactionCount({ address: deployer });
    const rehearsed: RehearsedStep[] = [];
    for (const step of steps.filter(({ nonce }) => nonce >= next)) {
      rehearsed.push({ step, gasUsed: await executeStep(client, deployer, step) });
    }
    const differences = await check(client);
    if (differences.length > 0)
      throw new OperatorError(`The rehearsal differs from the plan:\n  ${differences.join("\n  ")}`);
    return rehearsed;
  } finally {
    await fork.stop();
  }
}

async function executeStep(client: ForkClient, deployer: Address, step: Step): Promise<bigint> {
  try {
    const hash = await client.sendTransaction({
      account: deployer,
      chain: null,
      nonce: step.nonce,
      data: step.data,
      ...(step.to !== null && { to: step.to }),
    });
    const receipt = await client.waitForTransactionReceipt({ hash });
    if (receipt.status === "success") return receipt.gasUsed;
  } catch (error) {
    throw new OperatorError(
      `${step.name} would fail: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  throw new OperatorError(`${step.name} would revert.`);
}

/**
 * Sends one wei to commons and operator. Their addresses can't be changed later, so one that refuses POL would lock its share
 * in the plan.
 *
 * @throws OperatorError
 */
export async function requirePayable(
  client: ForkClient,
  { deployer, commons, operator }: PlanFile,
): Promise<void> {
  for (const [name, to] of [
    ["commons", commons],
    ["operator", operator],
  ] as const) {
    const sent = await client
      .sendTransaction({ account: deployer, chain: null, to, value: 1n })
      .then((hash) => client.waitForTransactionReceipt({ hash }))
      .catch(() => null);
    if (sent?.status !== "success")
      throw new OperatorError(
        `The ${name} ${to} refuses POL, so its share could never leave the plan. Choose another.`,
      );
  }
}

function connect(port: number) {
  return createTestClient({
    mode: "anvil",
    transport: http(`http://127.0.0.1:${port}`, { retryCount: 0, timeout: 120_000 }),
    pollingInterval: 50,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}

/** A client of the fork, which sends for any account. */
export type ForkClient = ReturnType<typeof connect>;

async function waitUntilReady(fork: Guarded, client: ForkClient): Promise<void> {
  let hasEnded = false;
  void fork.ended.then(() => {
    hasEnded = true;
  });
  const deadline = performance.now() + START_LIMIT;
  for (;;) {
    if (await client.getChainId().catch(() => undefined)) return;
    // anvil's output contains the node's URL, which can contain a key.
    if (hasEnded || performance.now() > deadline)
      throw new OperatorError("Could not fork the chain. Use a node that serves its newest block and state.");
    await sleep(50);
  }
}
