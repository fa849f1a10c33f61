import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod/mini";

/** The part of npm's `solc` that is used here: it has no types of its own. */
interface Compiler {
  compile(input: string, callbacks: { import: (path: string) => { contents: string } }): string;
}

/** A contract that tests deploy by its artifact: its name is that of its file. */
interface Deployed {
  source: string;
  name: string;
}

const compiler: Compiler = createRequire(import.meta.url)("solc");
const systems = {
  plan: [{ source: "src/Plan.sol", name: "Plan" }],
  vault: [
    { source: "src/vault/Markets.sol", name: "Markets" },
    // Its creation code contains the vault's.
    { source: "src/vault/VaultFactory.sol", name: "VaultFactory" },
  ],
} satisfies Record<string, readonly Deployed[]>;
const configSchema = z.looseObject({ remappings: z.array(z.string()), evm_version: z.string() });
const codeSchema = z.looseObject({ bytecode: z.looseObject({ object: z.string() }) });
const outputSchema = z.looseObject({
  errors: z.optional(z.array(z.looseObject({ severity: z.string(), formattedMessage: z.string() }))),
  contracts: z.optional(z.record(z.string(), z.record(z.string(), z.looseObject({ evm: codeSchema })))),
});

/** Contracts that are deployed together. */
export type System = keyof typeof systems;

/** Compiles the system, and returns a function that restores what it replaced. Fails when it does not compile. */
export type SystemCompiler = () => Promise<() => Promise<void>>;

/**
 * A compiler of a system in the folder `contracts` into the artifacts that tests deploy. Forge would compile the interfaces of all
 * dependent files first, which takes three times as long.
 */
export function createSystemCompiler(contracts: string, system: System): SystemCompiler {
  const { stdout } = spawnSync("forge", ["config", "--json"], { cwd: contracts, encoding: "utf8" });
  const config = configSchema.parse(JSON.parse(stdout));
  const artifacts = systems[system].map((deployed) => {
    const path = join(contracts, `out-unoptimized/${deployed.name}.sol/${deployed.name}.json`);
    const original = readFileSync(path, "utf8");
    const artifact = codeSchema.parse(JSON.parse(original));
    if (artifact.bytecode.object !== compile(contracts, deployed, config)) {
      throw new Error(
        `${path} differs from what ${deployed.source} compiles to. Compare the settings with foundry.toml.`,
      );
    }
    return { deployed, path, original, artifact };
  });
  return async () => {
    for (const { deployed, artifact } of artifacts)
      artifact.bytecode.object = compile(contracts, deployed, config);
    for (const { path, artifact } of artifacts) await writeFile(path, JSON.stringify(artifact));
    return async () => {
      for (const { path, original } of artifacts) await writeFile(path, original);
    };
  };
}

function compile(
  contracts: string,
  { source, name }: Deployed,
  config: z.infer<typeof configSchema>,
): string {
  const read = (file: string) => readFileSync(join(contracts, file), "utf8");
  const input = {
    language: "Solidity",
    sources: { [source]: { content: read(source) } },
    settings: {
      remappings: config.remappings,
      evmVersion: config.evm_version,
      optimizer: { enabled: false },
      metadata: { bytecodeHash: "none", appendCBOR: false },
      outputSelection: { [source]: { [name]: ["evm.bytecode.object"] } },
    },
  };
  const imports = { import: (file: string) => ({ contents: read(file) }) };
  const { errors, contracts: compiled } = outputSchema.parse(
    JSON.parse(compiler.compile(JSON.stringify(input), imports)),
  );
  const code = compiled?.[source]?.[name]?.evm.bytecode.object;
  if (code !== undefined) return `0x${code}`;
  throw new Error(errors?.map(({ formattedMessage }) => formattedMessage).join("\n"));
}
