import { setTimeout as sleep } from "node:timers/promises";
import { findFoundry } from "@canopy/dev/contracts/foundry";
import { freePort } from "@canopy/server/lib/port";
import { Problem } from "@canopy/server/lib/problem";
import { type Guarded, spawnGuarded } from "@canopy/server/lib/process/guarded";
import { createTestClient, http, parseEther, publicActions, walletActions } from "viem";
import type { Build } from "./build.ts";
import type { PlanFile } from "./plan-file.ts";
import type { Deployment, Step } from "./steps.ts";
import { verifyDeployment } from "./verify-deployment.ts";

const START_LIMIT = 60_000;
/** More than any deployment costs: what the deployer really holds is told beside what is needed. */
const PLENTY = parseEther("1000000");

/** What a step took on the copy of the chain. */
export interface RehearsedStep {
  step: Step;
  gasUsed: bigint;
}

/**
 * Carries out all steps that are not mined yet on a copy of the chain as it is now (an anvil fork), and verifies the result
 * there. Nothing is signed: the copy lets the deployer's address send without its key, so that nothing of this could be
 * replayed.
 *
 * @throws Problem with the first step that is reverted, or every difference
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
    await answering(fork, client);
    await client.impersonateAccount({ address: plan.deployer });
    await client.setBalance({ address: plan.deployer, value: PLENTY });
    const next = await client.getTransactionCount({ address: plan.deployer });
    const rehearsed: RehearsedStep[] = [];
    for (const step of deployment.steps.filter(({ nonce }) => nonce >= next)) {
      rehearsed.push({ step, gasUsed: await carryOut(client, plan, step) });
    }
    const differences = await verifyDeployment(client, plan, deployment, build);
    if (differences.length > 0)
      throw new Problem(`On the copy of the chain this came out wrong:\n  ${differences.join("\n  ")}`);
    return rehearsed;
  } finally {
    await fork.stop();
  }
}

async function carryOut(client: ForkClient, plan: PlanFile, step: Step): Promise<bigint> {
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
    throw new Problem(`${step.name} would fail: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new Problem(`${step.name} would be reverted.`);
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

async function answering(fork: Guarded, client: ForkClient): Promise<void> {
  let hasEnded = false;
  void fork.ended.then(() => {
    hasEnded = true;
  });
  const deadline = performance.now() + START_LIMIT;
  for (;;) {
    if (await client.getChainId().catch(() => undefined)) return;
    // anvil's own words would repeat the node's URL, which may hold a key.
    if (hasEnded || performance.now() > deadline)
      throw new Problem(
        "No copy of the chain can be made: the node must give anvil its newest block and states.",
      );
    await sleep(50);
  }
}
