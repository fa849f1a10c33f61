import { keccak256, toBytes } from "viem";
import { type Build, readSource } from "./build.ts";

/** What a block explorer, or anybody, feeds to the compiler to get the same bytecode. */
export interface StandardInput {
  language: "Solidity";
  sources: Record<string, { content: string }>;
  settings: Record<string, unknown>;
}

/**
 * The standard JSON input of the plan, which creates the views, with the sources and settings that the compiler itself
 * noted in the build.
 *
 * @throws when a source is not the one that was compiled
 */
export async function standardInput({ plan }: Build): Promise<StandardInput> {
  const { compilationTarget: _target, ...settings } = plan.metadata.settings;
  const sources: StandardInput["sources"] = {};
  for (const [name, { keccak256: hash }] of Object.entries(plan.metadata.sources)) {
    const content = await readSource(name);
    if (keccak256(toBytes(content)) !== hash) throw new Error(`${name} has changed since it was compiled`);
    sources[name] = { content };
  }
  const output = ["abi", "evm.bytecode.object", "evm.deployedBytecode.object"];
  return {
    language: "Solidity",
    sources,
    settings: { ...settings, outputSelection: { "*": { "*": output } } },
  };
}
