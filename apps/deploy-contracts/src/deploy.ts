import { writeFile } from "node:fs/promises";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { type Address, createPublicClient, http, type PrivateKeyAccount, type PublicClient } from "viem";
import { type Build, readBuild } from "./build.ts";
import { compareDeployment } from "./compare-deployment.ts";
import { type ExecutionPace, executeSteps, requireOwnNonces } from "./execute.ts";
import { networks } from "./networks.ts";
import type { Options } from "./options.ts";
import { type PlanFile, readPlanFile, readText } from "./plan-file.ts";
import { checkChain } from "./preflight.ts";
import {
  type DeploymentRecord,
  lockRecord,
  readRecord,
  recordSchema,
  toFingerprint,
  writeRecord,
} from "./record.ts";
import { rehearse, requirePayable } from "./rehearse.ts";
import { describeCost, describeDeployment, encodeConstructorArguments } from "./report.ts";
import { parseSeats } from "./seats.ts";
import { standardInput } from "./standard-input.ts";
import { type Deployment, type PlannedContract, planDeployment } from "./steps.ts";

/** Polygon makes a block every two seconds. */
export const defaultPace: ExecutionPace = { poll: 2_000, bumpAfter: 60_000 };

/**
 * Rehearses a deployment on a fork of the chain and prints a report; then, with a key, executes it or continues an earlier run,
 * and verifies the result on the chain.
 *
 * @param account null: only rehearse
 * @throws OperatorError
 */
export async function deploy(
  options: Options,
  account: PrivateKeyAccount | null,
  say: (line: string) => void,
  pace: ExecutionPace = defaultPace,
): Promise<void> {
  const { recordPath, rpcUrl } = options;
  const { plan, seatsFile, planText } = await readPlan(options);
  const seatsText = seatsFile === null ? "" : await readText(seatsFile);
  const seats = seatsFile === null ? [] : parseSeats(seatsText, seatsFile, plan.root);
  if (account !== null && account.address !== plan.deployer)
    throw new OperatorError(
      `The key belongs to ${account.address}, but the plan's deployer is ${plan.deployer}. Use the deployer's key.`,
    );
  const build = await readBuild();
  const fingerprint = toFingerprint([planText, seatsText, build.plan.bytecode.object]);
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: 30_000 }), cacheTime: 0 });

  const unlock = account === null ? async () => undefined : await lockRecord(recordPath);
  try {
    const found = await readRecord(recordPath, fingerprint, recordSchema);
    const preflight = await checkChain(client, plan, found !== null);
    const firstNonce = found?.firstNonce ?? (await freshNonce(client, plan.deployer));
    const deployment = planDeployment(plan, seats, build, firstNonce);
    for (const line of describeDeployment(plan, deployment, preflight)) say(line);
    if (found !== null) await requireOwnNonces(client, found);
    const rehearsed = await rehearse(rpcUrl, plan.deployer, deployment.steps, async (fork) => {
      const differences = await compareDeployment(fork, plan, deployment, build);
      if (differences.length === 0) await requirePayable(fork, plan);
      return differences;
    });
    const [balance, gasPrice] = await Promise.all([
      client.getBalance({ address: plan.deployer }),
      client.getGasPrice(),
    ]);
    for (const line of describeCost(plan.maximumGwei, rehearsed, { balance, gasPrice })) say(line);
    if (account === null) {
      say("Rehearsed and verified on a fork of the chain. Nothing was sent.");
      return;
    }
    const needed = rehearsed.reduce((sum, { gasUsed }) => sum + gasUsed, 0n) * gasPrice;
    if (balance < needed)
      throw new OperatorError("The deployer has too little POL for the remaining steps. Send POL to it.");

    const record = found ?? newRecord(plan, deployment, fingerprint, firstNonce);
    await writeRecord(recordPath, record);
    const { confirmations } = options;
    say("Executing:");
    await executeSteps({
      ...{ client, account, terms: plan, confirmations, pace, say },
      steps: deployment.steps,
      recorded: record.steps,
      created(address, block) {
        for (const contract of [record.core, record.plus])
          if (contract?.address === address) contract.block = block;
      },
      save: () => writeRecord(recordPath, record),
    });
    await conclude(client, plan, deployment, build, recordPath, say);
  } finally {
    await unlock();
  }
}

async function readPlan({ network, planPath }: Options) {
  const { plan, seatsFile } = await readPlanFile(planPath);
  if (plan.network !== network)
    throw new OperatorError(
      `--network is ${network}, but ${planPath} is for ${plan.network}. Correct one of the two.`,
    );
  return { plan, seatsFile, planText: await readText(planPath) };
}

/** The deployer's next nonce. Throws while one of its transactions is pending. */
export async function freshNonce(client: PublicClient, address: Address): Promise<number> {
  const [latest, pending] = await Promise.all([
    client.getTransactionCount({ address }),
    client.getTransactionCount({ address, blockTag: "pending" }),
  ]);
  if (latest !== pending)
    throw new OperatorError("A transaction of the deployer is pending. Wait until it is mined.");
  return latest;
}

function newRecord(
  plan: PlanFile,
  { steps, core, plus }: Deployment,
  fingerprint: string,
  firstNonce: number,
): DeploymentRecord {
  const contract = (planned: PlannedContract) => ({
    address: planned.address,
    views: planned.views,
    block: null,
    ...encodeConstructorArguments(planned, plan.deployer),
  });
  return {
    version: 1,
    network: plan.network,
    chainId: networks[plan.network].chainId,
    fingerprint,
    deployer: plan.deployer,
    firstNonce,
    core: contract(core),
    plus: plus === null ? null : contract(plus),
    steps: steps.map(({ name, nonce }) => ({ name, nonce, attempts: [], mined: null })),
  };
}

/** Verifies on the chain itself, and writes the input for block explorers next to the record. */
async function conclude(
  client: PublicClient,
  plan: PlanFile,
  deployment: Deployment,
  build: Build,
  recordPath: string,
  say: (line: string) => void,
): Promise<void> {
  const differences = await compareDeployment(client, plan, deployment, build);
  if (differences.length > 0)
    throw new OperatorError(`The chain differs from the plan:\n  ${differences.join("\n  ")}`);
  const inputPath = `${recordPath.replace(/(\.record)?\.json$/, "")}.standard-input.json`;
  await writeFile(inputPath, `${JSON.stringify(await standardInput(build.plan), null, 2)}\n`);
  say("Verified on the chain: code, parameters and seats equal the plan.");
  say(`Record: ${recordPath}. Input for block explorers: ${inputPath}.`);
}
