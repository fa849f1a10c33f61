import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod/mini";

const PLAN = "src/Plan.sol";
const ARTIFACT = "out-unoptimized/Plan.sol/Plan.json";

/** The part of npm's `solc` that is used here: it has no types of its own. */
interface Compiler {
  compile(input: string, callbacks: { import: (path: string) => { contents: string } }): string;
}

const compiler: Compiler = createRequire(import.meta.url)("solc");
const configSchema = z.looseObject({ remappings: z.array(z.string()), evm_version: z.string() });
const outputSchema = z.looseObject({
  errors: z.optional(z.array(z.looseObject({ severity: z.string(), formattedMessage: z.string() }))),
  contracts: z.optional(
    z.looseObject({
      [PLAN]: z.looseObject({
        Plan: z.looseObject({ evm: z.looseObject({ bytecode: z.looseObject({ object: z.string() }) }) }),
      }),
    }),
  ),
});
const artifactSchema = z.looseObject({ bytecode: z.looseObject({ object: z.string() }) });

/** Compiles the plan, and returns a function that restores what it replaced. Fails when the plan does not compile. */
export type PlanCompiler = () => Promise<() => Promise<void>>;

/**
 * A compiler of the plan in the folder `contracts` into the artifact that tests deploy. Forge would compile the interfaces of all
 * dependent files first, which takes three times as long.
 */
export function createPlanCompiler(contracts: string): PlanCompiler {
  const path = join(contracts, ARTIFACT);
  const { stdout } = spawnSync("forge", ["config", "--json"], { cwd: contracts, encoding: "utf8" });
  const config = configSchema.parse(JSON.parse(stdout));
  const original = readFileSync(path, "utf8");
  const artifact = artifactSchema.parse(JSON.parse(original));
  if (artifact.bytecode.object !== compile(contracts, config)) {
    throw new Error(
      `${ARTIFACT} differs from what ${PLAN} compiles to. Compare the settings with foundry.toml.`,
    );
  }
  return async () => {
    artifact.bytecode.object = compile(contracts, config);
    await writeFile(path, JSON.stringify(artifact));
    return () => writeFile(path, original);
  };
}

function compile(contracts: string, config: z.infer<typeof configSchema>): string {
  const read = (file: string) => readFileSync(join(contracts, file), "utf8");
  const input = {
    language: "Solidity",
    sources: { [PLAN]: { content: read(PLAN) } },
    settings: {
      remappings: config.remappings,
      evmVersion: config.evm_version,
      optimizer: { enabled: false },
      metadata: { bytecodeHash: "none", appendCBOR: false },
      outputSelection: { [PLAN]: { Plan: ["evm.bytecode.object"] } },
    },
  };
  const imports = { import: (file: string) => ({ contents: read(file) }) };
  const { errors, contracts: compiled } = outputSchema.parse(
    JSON.parse(compiler.compile(JSON.stringify(input), imports)),
  );
  if (compiled !== undefined) return `0x${compiled[PLAN].Plan.evm.bytecode.object}`;
  throw new Error(errors?.map(({ formattedMessage }) => formattedMessage).join("\n"));
}
