import { parseArgs } from "node:util";
import { compileContracts } from "@canopy/dev/contracts/compile";
import { OperatorError } from "@canopy/server/lib/operator-error";
import { type Address, createPublicClient, getAddress, getContractAddress, http, isAddress } from "viem";
import { judge, type Verdict } from "../verdict.ts";
import { readVaultBuild, type VaultBuild } from "./build.ts";
import { compareVaults } from "./compare.ts";
import { planVaults, type VaultDeployment } from "./steps.ts";
import { readTermsFile, type VaultTerms } from "./terms-file.ts";

const usage = "npm run verify:vaults -- --rpc URL --factory ADDRESS --parameters FILE";
const TIMEOUT = 60_000;
/** A deployer is a new account. */
const MOST_NONCES = 10_000;

/** Compares the factory that the arguments name with the source and the reviewed terms. */
export function verifyVaults(args: readonly string[]): Promise<Verdict> {
  return judge(async () => {
    const { rpc, factory, parameters } = readArguments(args);
    const { terms } = await readTermsFile(parameters);
    await compileContracts(new AbortController().signal);
    const deployment = findDeployment(terms, await readVaultBuild(), factory);
    const client = createPublicClient({ transport: http(rpc, { timeout: TIMEOUT }), cacheTime: 0 });
    const differences = await compareVaults(client, terms, deployment);
    const lines =
      differences.length > 0
        ? ["Different:", ...differences.map((difference) => `  ${difference}`)]
        : ["The code of factory, vaults and markets equals the published source with the reviewed terms."];
    return { code: differences.length > 0 ? 1 : 0, output: lines.join("\n") };
  });
}

function readArguments(args: readonly string[]) {
  const text = { type: "string" } as const;
  const { rpc, factory, parameters } = parseArgs({
    args: [...args],
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
  const wanted = getAddress(factory);
  for (let nonce = 0; nonce < MOST_NONCES; nonce++) {
    const created = getContractAddress({ from: terms.deployer, nonce: BigInt(nonce + 1) });
    if (created === wanted) return planVaults(terms, build, nonce);
  }
  throw new OperatorError(`${terms.deployer} of the terms has not created the factory ${factory}.`);
}
