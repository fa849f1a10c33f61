import { writeFile } from "node:fs/promises";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { createPublicClient, http, type PrivateKeyAccount, type PublicClient } from "viem";
import { defaultPace, freshNonce } from "../deploy.ts";
import { type ExecutionPace, executeSteps, requireOwnNonces } from "../execute.ts";
import { networks } from "../networks.ts";
import type { Options } from "../options.ts";
import { lockRecord, readRecord, toFingerprint, writeRecord } from "../record.ts";
import { rehearse } from "../rehearse.ts";
import { describeCost } from "../report.ts";
import { standardInput } from "../standard-input.ts";
import { readVaultBuild, type VaultBuild } from "./build.ts";
import { compareVaults } from "./compare.ts";
import { checkVaultTerms } from "./preflight.ts";
import { type VaultRecord, vaultRecordSchema } from "./record.ts";
import { describeVaults } from "./report.ts";
import { encodeArguments, planVaults, type VaultDeployment } from "./steps.ts";
import { readTermsFile, type VaultTerms } from "./terms-file.ts";
import { tradeOnFork } from "./trade-on-fork.ts";

/**
 * Rehearses the deployment of `Markets` and `VaultFactory` on a fork of the chain, trades there, and prints a report; then, with
 * a key, executes it or continues an earlier run, and verifies the result on the chain.
 *
 * @param account null: only rehearse
 * @throws OperatorError
 */
export async function deployVaults(
  options: Options,
  account: PrivateKeyAccount | null,
  say: (line: string) => void,
  pace: ExecutionPace = defaultPace,
): Promise<void> {
  const { recordPath, rpcUrl, confirmations } = options;
  const { terms, text } = await readTermsFile(options.planPath);
  if (terms.network !== options.network)
    throw new OperatorError(
      `--network is ${options.network}, but ${options.planPath} is for ${terms.network}. Correct one of the two.`,
    );
  if (account !== null && account.address !== terms.deployer)
    throw new OperatorError(
      `The key belongs to ${account.address}, but the terms' deployer is ${terms.deployer}. Use the deployer's key.`,
    );
  const build = await readVaultBuild();
  const fingerprint = toFingerprint([text, build.markets.bytecode.object, build.factory.bytecode.object]);
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: 30_000 }), cacheTime: 0 });

  const unlock = account === null ? async () => undefined : await lockRecord(recordPath);
  try {
    const found = await readRecord(recordPath, fingerprint, vaultRecordSchema);
    const preflight = await checkVaultTerms(client, terms);
    const firstNonce = found?.firstNonce ?? (await freshNonce(client, terms.deployer));
    const deployment = planVaults(terms, build, firstNonce);
    for (const line of describeVaults(terms, deployment, preflight)) say(line);
    if (found !== null) await requireOwnNonces(client, found);
    const rehearsed = await rehearse(rpcUrl, terms.deployer, deployment.steps, async (fork) => {
      const differences = await compareVaults(fork, terms, deployment);
      if (differences.length === 0) await tradeOnFork(fork, terms, deployment);
      return differences;
    });
    const [balance, gasPrice] = await Promise.all([
      client.getBalance({ address: terms.deployer }),
      client.getGasPrice(),
    ]);
    for (const line of describeCost(terms.maximumGwei, rehearsed, { balance, gasPrice })) say(line);
    if (account === null) {
      say("Rehearsed, verified and traded on a fork of the chain. Nothing was sent.");
      return;
    }
    const needed = rehearsed.reduce((sum, { gasUsed }) => sum + gasUsed, 0n) * gasPrice;
    if (balance < needed)
      throw new OperatorError("The deployer has too little POL for the remaining steps. Send POL to it.");

    const record = found ?? newRecord(terms, deployment, fingerprint, firstNonce);
    await writeRecord(recordPath, record);
    say("Executing:");
    await executeSteps({
      ...{ client, account, terms, confirmations, pace, say },
      steps: deployment.steps,
      recorded: record.steps,
      created(address, block) {
        for (const contract of [record.markets, record.factory])
          if (contract.address === address) contract.block = block;
      },
      save: () => writeRecord(recordPath, record),
    });
    await conclude(client, terms, deployment, build, recordPath, say);
  } finally {
    await unlock();
  }
}

function newRecord(
  terms: VaultTerms,
  { steps, markets, list, factory, implementation }: VaultDeployment,
  fingerprint: string,
  firstNonce: number,
): VaultRecord {
  const constructorArguments = encodeArguments(terms, markets);
  return {
    version: 1,
    network: terms.network,
    chainId: networks[terms.network].chainId,
    fingerprint,
    deployer: terms.deployer,
    firstNonce,
    markets: {
      ...{ address: markets, creates: list, block: null },
      constructorArguments: constructorArguments.markets,
    },
    factory: {
      ...{ address: factory, creates: implementation, block: null },
      constructorArguments: constructorArguments.factory,
    },
    steps: steps.map(({ name, nonce }) => ({ name, nonce, attempts: [], mined: null })),
  };
}

/** Verifies on the chain itself, and writes the inputs for block explorers next to the record. */
async function conclude(
  client: PublicClient,
  terms: VaultTerms,
  deployment: VaultDeployment,
  build: VaultBuild,
  recordPath: string,
  say: (line: string) => void,
): Promise<void> {
  const differences = await compareVaults(client, terms, deployment);
  if (differences.length > 0)
    throw new OperatorError(`The chain differs from the terms:\n  ${differences.join("\n  ")}`);
  const base = recordPath.replace(/(\.record)?\.json$/, "");
  for (const [name, artifact] of Object.entries(build)) {
    const input = `${JSON.stringify(await standardInput(artifact), null, 2)}\n`;
    await writeFile(`${base}.${name}.standard-input.json`, input);
  }
  say("Verified on the chain: the code, with the tokens, feeds and routers in it, equals the terms'.");
  say(`Record: ${recordPath}. Inputs for block explorers: ${base}.*.standard-input.json.`);
  say(`Set the server's VAULT_FACTORY_ADDRESS=${deployment.factory}`);
}
