import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, type Hex, size, slice } from "viem";
import type { Artifact, Build } from "./build.ts";
import type { PlanFile } from "./plan-file.ts";
import type { Chain } from "./preflight.ts";
import { compareFields, readTerms } from "./read-terms.ts";
import type { Deployment, PlannedContract } from "./steps.ts";

/**
 * Compares the chain with the build and the plan: code byte by byte outside the immutables, and each immutable by asking
 * the contract.
 *
 * @returns one sentence per difference
 */
export async function compareDeployment(
  client: Chain,
  plan: PlanFile,
  { core, plus, seats }: Deployment,
  build: Build,
): Promise<string[]> {
  const differences: string[] = [];
  for (const [name, contract] of [
    ["core plan", core],
    ["Plus plan", plus],
  ] as const) {
    if (contract === null) continue;
    const codes = [
      [name, contract.address, build.plan],
      [`views of the ${name}`, contract.views, build.views],
    ] as const;
    for (const [what, address, artifact] of codes) {
      const found = compareCode(await client.getCode({ address }), artifact);
      if (found !== null) differences.push(`${what} at ${address}: ${found}`);
    }
    if (differences.length === 0)
      differences.push(...(await compareParameters(client, plan, contract, name)));
  }
  if (differences.length === 0) differences.push(...(await compareSeats(client, core.address, seats)));
  return differences;
}

/** Null if `code` equals the artifact's, with one value at all places of each immutable. */
export function compareCode(code: Hex | undefined, { deployedBytecode }: Artifact): string | null {
  if (code === undefined) return "no code";
  const { object, immutableReferences } = deployedBytecode;
  if (size(code) !== size(object)) return `${size(code)} bytes of code instead of ${size(object)}`;
  const [found, built] = [Buffer.from(code.slice(2), "hex"), Buffer.from(object.slice(2), "hex")];
  for (const places of Object.values(immutableReferences)) {
    const values = new Set(places.map(({ start, length }) => slice(code, start, start + length)));
    if (values.size > 1) return "one immutable has several values";
    for (const { start, length } of places) found.fill(0, start, start + length);
  }
  return found.equals(built) ? null : "the code differs from the build's";
}

async function compareParameters(
  client: Chain,
  plan: PlanFile,
  { address, views, argument }: PlannedContract,
  name: string,
): Promise<string[]> {
  const terms = await readTerms(client, address);
  const root = await client.readContract({
    address,
    abi: planAbi,
    functionName: "addrToId",
    args: [plan.root.account],
  });
  return [
    ...compareFields(name, terms.argument, argument),
    ...compareFields(
      name,
      { deployer: terms.deployer, views: terms.views, "id of the root": root },
      { deployer: plan.deployer, views, "id of the root": 1 },
    ),
  ];
}

async function compareSeats(client: Chain, address: Address, seats: Deployment["seats"]): Promise<string[]> {
  const at = { address, abi: planAbi } as const;
  const count = await client.readContract({ ...at, functionName: "memberCount" });
  if (count < seats.length) return [`core plan: ${count} seats instead of ${seats.length}`];
  const ids = await Promise.all(
    seats.map(({ account }) => client.readContract({ ...at, functionName: "addrToId", args: [account] })),
  );
  return ids.flatMap((id, index) =>
    id === index + 2 ? [] : [`core plan: ${seats[index]?.username} has id ${id} instead of ${index + 2}`],
  );
}
