import { constructorArgument } from "@canopy/protocol/abi/constructor-argument";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { WHOLE } from "@canopy/protocol/rules/parameters";
import { ROOT } from "@canopy/protocol/rules/tree";
import {
  type Address,
  BaseError,
  formatEther,
  type Hex,
  type PublicClient,
  size,
  slice,
  zeroAddress,
} from "viem";
import type { Build } from "./build.ts";
import { networks } from "./networks.ts";
import { type PlanFile, toRules, toSetup } from "./plan-file.ts";
import { compareFields, readTerms, type Terms } from "./read-terms.ts";
import { type DeployedPlan, type ExpectedCode, rebuildCode } from "./rebuild.ts";

/** What a third party knows: a node, the published addresses and the reviewed file, if it is published. */
export interface Published {
  client: PublicClient;
  plan: Address;
  plus: Address | null;
  file: PlanFile | null;
}

export interface Findings {
  /** What the plans report about themselves. */
  lines: string[];
  /** One sentence each. */
  differences: string[];
}

/** ERC-1967: where a proxy keeps the address of its implementation. */
const IMPLEMENTATION = "0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc";
/** ERC-1167: a minimal proxy's code is this prefix, an address and a suffix. */
const MINIMAL_PROXY = "0x363d3d373d3d3d363d73";

/** Compares deployed plans with the build, and with the reviewed file. */
export async function verifyPublished(published: Published, build: Build): Promise<Findings> {
  const { client, plan, plus, file } = published;
  const findings: Findings = { lines: [], differences: [] };
  if (file !== null) findings.differences.push(...(await compareChain(client, file)));
  const found: Found[] = [];
  for (const [name, address] of [
    ["core plan", plan],
    ["Plus plan", plus],
  ] as const) {
    if (address === null) continue;
    const one = await findPlan(client, name, address, findings);
    if (one !== null) found.push(one);
  }
  for (const one of found) {
    describe(one, findings);
    findings.differences.push(...(await compareTerms(one, published)));
  }
  const [core] = found;
  // The rest needs a core plan to bind Plus to.
  if (core?.name !== "core plan") return findings;
  const { feed } = core.terms.argument;
  const decimals = await client.readContract({
    address: feed,
    abi: mockV3AggregatorAbi,
    functionName: "decimals",
  });
  if (file !== null && decimals !== file.feed.decimals)
    findings.differences.push(`feed: decimals is ${decimals} instead of ${file.feed.decimals}`);
  const expected = await rebuildCode(found, decimals, build);
  for (const [index, one] of found.entries()) {
    const code = expected[index];
    if (code !== undefined) findings.differences.push(...(await compareCodes(client, one, code)));
  }
  return findings;
}

async function compareChain(client: PublicClient, { network }: PlanFile): Promise<string[]> {
  const { chainId } = networks[network];
  const found = await client.getChainId();
  return found === chainId
    ? []
    : [`node: chain ${found}, but the reviewed file is for ${network}, chain ${chainId}`];
}

interface Found extends DeployedPlan {
  name: string;
  code: Hex;
}

/** Null, with a difference, for an address without a plan. */
async function findPlan(
  client: PublicClient,
  name: string,
  address: Address,
  { differences }: Findings,
): Promise<Found | null> {
  const code = await client.getCode({ address });
  if (code === undefined) {
    differences.push(`${name}: no code at ${address}`);
    return null;
  }
  const implementation = await findImplementation(client, address, code);
  if (implementation !== null) {
    differences.push(
      `${name}: ${address} is a proxy of ${implementation}, so its code can be another tomorrow`,
    );
    return null;
  }
  try {
    return { name, address, code, terms: await readTerms(client, address) };
  } catch (error) {
    if (!(error instanceof BaseError)) throw error;
    differences.push(`${name}: ${address} does not behave like a plan: ${error.shortMessage}`);
    return null;
  }
}

async function findImplementation(
  client: PublicClient,
  address: Address,
  code: Hex,
): Promise<Address | null> {
  if (code.startsWith(MINIMAL_PROXY)) return slice(code, size(MINIMAL_PROXY), size(MINIMAL_PROXY) + 20);
  const word = await client.getStorageAt({ address, slot: IMPLEMENTATION });
  if (word === undefined || BigInt(word) === 0n) return null;
  return slice(word, -20);
}

function describe({ name, address, terms }: Found, { lines, differences }: Findings): void {
  const { argument, views, deployer } = terms;
  const shares = toShares(terms);
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  lines.push(
    `${name.padEnd(19)}${address}`,
    `  commons          ${argument.commons}`,
    `  operations       ${argument.operator}`,
    `  shares           ${shares.map(([key, share]) => `${key} ${share / 100} %`).join(", ")}; sum ${sum / 100} %`,
    `  price of a unit  $${formatEther(argument.unitUSD)}`,
    `  feed             ${argument.feed}`,
    `  views            ${views}`,
    `  deployer         ${deployer}`,
    `  root seat        ${argument.rootUsername} ${argument.root}`,
  );
  if (sum !== WHOLE) differences.push(`${name}: the shares add up to ${sum / 100} % instead of 100 %`);
}

function toShares({ argument }: Terms) {
  const { sponsorShare, poolShare, heroShare, commonsShare, operationsShare } = argument;
  return [
    ["sponsor", sponsorShare],
    ["day pool", poolShare],
    ["HeroPool", heroShare],
    ["commons", commonsShare],
    ["operations", operationsShare],
  ] as const;
}

/** Compares the constructor's argument with the reviewed file, and the core plan of Plus with the published one. */
async function compareTerms(
  { name, address, terms }: Found,
  { client, plan, file }: Published,
): Promise<string[]> {
  const isCore = name === "core plan";
  const core = isCore ? zeroAddress : plan;
  if (file === null) return compareFields(name, { core: terms.argument.core }, { core });
  const rules = toRules(file);
  const ownRules = isCore ? rules.core : rules.plus;
  if (ownRules === null) return [`${name}: the reviewed file has none`];
  const reviewed = constructorArgument(ownRules, toSetup(file), core);
  const { root, rootUsername } = terms.argument;
  const isMoved = root !== reviewed.root || rootUsername !== reviewed.rootUsername;
  const first = isMoved ? await readFirstRoot(client, address) : { root, rootUsername };
  return [
    ...compareFields(name, { ...terms.argument, ...first }, reviewed),
    ...compareFields(name, { deployer: terms.deployer }, { deployer: file.deployer }),
  ];
}

/** The root seat as the constructor created it: its owner may have moved it since. */
async function readFirstRoot(client: PublicClient, address: Address) {
  const [event] = await client.getContractEvents({
    address,
    abi: planAbi,
    eventName: "Registered",
    args: { id: ROOT },
    fromBlock: "earliest",
    strict: true,
  });
  return { root: event?.args.account ?? zeroAddress, rootUsername: event?.args.username ?? "" };
}

async function compareCodes(
  client: PublicClient,
  { name, address, code, terms }: Found,
  expected: ExpectedCode,
): Promise<string[]> {
  if ("refused" in expected)
    return [`${name}: the published constructor refuses these terms (${expected.refused || "no reason"})`];
  const views = await client.getCode({ address: terms.views });
  return [
    ...compareBytes(`${name} at ${address}`, code, expected.plan),
    ...compareBytes(`views of the ${name} at ${terms.views}`, views ?? "0x", expected.views),
  ];
}

function compareBytes(what: string, found: Hex, expected: Hex): string[] {
  if (found.toLowerCase() === expected) return [];
  if (size(found) !== size(expected))
    return [`${what}: ${size(found)} bytes of code, but the published source has ${size(expected)}`];
  const [one, other] = [Buffer.from(found.slice(2), "hex"), Buffer.from(expected.slice(2), "hex")];
  const byte = one.findIndex((value, index) => value !== other[index]);
  return [`${what}: the code differs from the published source at byte ${byte}`];
}
