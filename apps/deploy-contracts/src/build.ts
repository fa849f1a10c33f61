import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "@canopy/dev/settings";
import { type Hex, isHex } from "viem";
import { z } from "zod";

const contracts = join(projectRoot, "contracts");

const hex = z.custom<Hex>((value) => isHex(value) && value.length > 2);
const placeSchema = z.object({ start: z.int(), length: z.literal(32) });

const artifactSchema = z.object({
  bytecode: z.object({ object: hex }),
  deployedBytecode: z.object({
    object: hex,
    /** Where the constructor writes each immutable, by the compiler's number. */
    immutableReferences: z.record(z.string(), z.array(placeSchema)),
  }),
  metadata: z.object({
    language: z.literal("Solidity"),
    compiler: z.object({ version: z.string() }),
    settings: z.looseObject({ compilationTarget: z.record(z.string(), z.string()) }),
    sources: z.record(z.string(), z.object({ keccak256: hex })),
  }),
});

/** The compiler's output for one contract. */
export type Artifact = z.infer<typeof artifactSchema>;

/** The contracts of a deployment: the plan, and the views that each plan creates for itself. */
export interface Build {
  plan: Artifact;
  views: Artifact;
}

/** Reads the output of `forge build`. */
export async function readBuild(): Promise<Build> {
  const [plan, views] = await Promise.all([readArtifact("Plan"), readArtifact("PlanViews")]);
  return { plan, views };
}

export async function readArtifact(name: string): Promise<Artifact> {
  const path = join(contracts, "out", `${name}.sol`, `${name}.json`);
  return artifactSchema.parse(JSON.parse(await readFile(path, "utf8")));
}

/** Reads a source by the compiler's name, such as `src/Plan.sol`. */
export function readSource(name: string): Promise<string> {
  return readFile(join(contracts, name), "utf8");
}
