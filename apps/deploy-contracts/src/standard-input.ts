import { keccak256, toBytes } from "viem";
import { type Artifact, readSource } from "./build.ts";

/** Compiler input that reproduces the bytecode, for block explorers and reviewers. */
export interface StandardInput {
  language: "Solidity";
  sources: Record<string, { content: string }>;
  settings: Record<string, unknown>;
}

/**
 * The standard JSON input of a contract, and of those that it creates, with the sources and settings in the build's metadata.
 *
 * @throws when a source changed since it was compiled
 */
export async function standardInput({ metadata }: Artifact): Promise<StandardInput> {
  const { compilationTarget: _target, ...settings } = metadata.settings;
  const sources: StandardInput["sources"] = {};
  for (const [name, { keccak256: hash }] of Object.entries(metadata.sources)) {
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
