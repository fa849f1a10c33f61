import { setTimeout as sleep } from "node:timers/promises";
import { findFoundry } from "@canopy/dev/contracts/foundry";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { freePort } from "@canopy/server/lib/port";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import { type Address, createTestClient, http, parseEther, publicActions, walletActions } from "viem";
import type { Build } from "./build.ts";
import { compareDeployment } from "./compare-deployment.ts";
import type { PlanFile } from "./plan-file.ts";
import type { Deployment, Step } from "./steps.ts";

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
 * @throws OperatorError with the first step that reverts, or every difference
 */
export async function rehearse(
  rpcUrl: string,
  plan: PlanFile,
  deployment: Deployment,
  build: Build,
): Promise<readonly RehearsedStep[]> {
  const port = await freePort();
  const fork = spawnGuarded(findFoundry("anvil"), [
    ...["--fork-url", rpcUrl, "--host", "127.0.0.1", "--port", String(port)],
    ...["--hardfork", "prague", "--accounts", "1", "--no-storage-caching", "--silent"],
  ]);
  try {
    const client = connect(port);
    await waitUntilReady(fork, client);
    await client.impersonateAccount({ address: plan.deployer });
    await client.setBalance({ address: plan.deployer, value: FORK_BALANCE });
    const next = await client.getTransactionCount({ address: plan.deployer });
    const rehearsed: RehearsedStep[] = [];
    for (const step of deployment.steps.filter(({ nonce }) => nonce >= next)) {
      rehearsed.push({ step, gasUsed: await executeStep(client, plan, step) });
    }
    const differences = await compareDeployment(client, plan, deployment, build);
    if (differences.length > 0)
      throw new OperatorError(`The rehearsal differs from the plan:\n  ${differences.join("\n  ")}`);
    for (const [name, to] of [
      ["commons", plan.commons],
      ["operator", plan.operator],
    ] as const)
      await requirePayable(client, plan, name, to);
    return rehearsed;
  } finally {
    await fork.stop();
  }
}

async function executeStep(client: ForkClient, plan: PlanFile, step: Step): Promise<bigint> {
  try {
    const hash = await client.sendTransaction({
      account: plan.deployer,
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

/** Sends one wei. The address can't be changed later, so one that refuses POL would lock its share in the plan. */
async function requirePayable(
  client: ForkClient,
  { deployer }: PlanFile,
  name: string,
  to: Address,
): Promise<void> {
  const sent = await client
    .sendTransaction({ account: deployer, chain: null, to, value: 1n })
    .then((hash) => client.waitForTransactionReceipt({ hash }))
    .catch(() => null);
  if (sent?.status !== "success")
    throw new OperatorError(
      `The ${name} ${to} refuses POL, so its share could never leave the plan. Choose another.`,
    );
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

type ForkClient = ReturnType<typeof connect>;

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
