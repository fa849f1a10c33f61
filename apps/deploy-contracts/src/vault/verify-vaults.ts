/** `npm run verify:vaults`: see docs/deploying.md. */
import { parseArgs } from "node:util";
import { compileContracts } from "@canopy/dev/contracts/compile";
import { OperatorError } from "@canopy/server/lib/operator-error";
import {
  type Address,
  BaseError,
  createPublicClient,
  getContractAddress,
  http,
  isAddress,
  isAddressEqual,
} from "viem";
import { readVaultBuild, type VaultBuild } from "./build.ts";
import { compareVaults } from "./compare.ts";
import { planVaults, type VaultDeployment } from "./steps.ts";
import { readTermsFile, type VaultTerms } from "./terms.ts";

const usage = "npm run verify:vaults -- --rpc URL --factory ADDRESS --parameters FILE";
const TIMEOUT = 60_000;
/** A deployer is a new account. */
const MOST_NONCES = 10_000;

/** Exit code 0: no difference; 1: differences; 2: nothing could be compared. */
async function main(): Promise<number> {
  try {
    const { rpc, factory, parameters } = readArguments();
    const { terms } = await readTermsFile(parameters);
    await compileContracts(new AbortController().signal);
    const deployment = findDeployment(terms, await readVaultBuild(), factory);
    const client = createPublicClient({ transport: http(rpc, { timeout: TIMEOUT }), cacheTime: 0 });
    const differences = await compareVaults(client, terms, deployment);
    const lines =
      differences.length > 0
        ? ["Different:", ...differences.map((difference) => `  ${difference}`)]
        : ["The code of factory, vaults and markets equals the published source with the reviewed terms."];
    process.stdout.write(`${lines.join("\n")}\n`);
    return differences.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`Not verified: ${toReason(error)}\n`);
    return 2;
  }
}

function readArguments() {
  const text = { type: "string" } as const;
  const { rpc, factory, parameters } = parseArgs({
    options: { rpc: text, factory: text, parameters: text },
  }).values;
  if (rpc === undefined || !URL.canParse(rpc))
    throw new OperatorError(`--rpc must be a node's URL\n\n${usage}`);
  if (factory === undefined || !isAddress(factory))
    throw new OperatorError(`--factory must be the address of a factory\n\n${usage}`);
  if (parameters === undefined)
    throw new OperatorError(`--parameters must be the reviewed terms file\n\n${usage}`);
  return { rpc, factory, parameters };
}

/** Addresses follow from deployer and nonce, so the factory's address tells the nonce. */
function findDeployment(terms: VaultTerms, build: VaultBuild, factory: Address): VaultDeployment {
  for (let nonce = 0; nonce < MOST_NONCES; nonce++) {
    const created = getContractAddress({ from: terms.deployer, nonce: BigInt(nonce + 1) });
    if (isAddressEqual(created, factory)) return planVaults(terms, build, nonce);
  }
  throw new OperatorError(`${terms.deployer} of the terms has not created the factory ${factory}.`);
}

function toReason(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  // viem's full message contains the URL of the node, often with a key.
  if (error instanceof BaseError) return `${error.shortMessage} Check the node of --rpc.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

process.exitCode = await main();
