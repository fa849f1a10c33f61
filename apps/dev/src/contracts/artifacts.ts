import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Hex, isHex } from "viem";
import { z } from "zod";
import { projectRoot } from "../settings.ts";

const artifactSchema = z.object({
  bytecode: z.object({ object: z.custom<Hex>((value) => isHex(value) && value.length > 2) }),
});

/** Creation code of the plan and its price feed. */
export interface CreationCode {
  plan: Hex;
  feed: Hex;
}

/**
 * Reads what `compileContracts` wrote.
 *
 * @throws when the contracts were not compiled
 */
export async function readCreationCode(): Promise<CreationCode> {
  const [plan, feed] = await Promise.all([readArtifact("Plan"), readArtifact("MockFeed")]);
  return { plan, feed };
}

/**
 * The creation code of a contract that `compileContracts` compiled.
 *
 * @throws when it was not compiled
 */
export async function readArtifact(name: string): Promise<Hex> {
  const path = join(projectRoot, "contracts", "out", `${name}.sol`, `${name}.json`);
  return artifactSchema.parse(JSON.parse(await readFile(path, "utf8"))).bytecode.object;
}
