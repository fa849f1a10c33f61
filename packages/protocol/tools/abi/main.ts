/**
 * Writes the ABIs of the compiled contracts as typed constants. With `--check` it writes nothing, and exits 1 when a committed
 * file is stale.
 */
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod/mini";

interface Contract {
  readonly artifacts: readonly string[];
  readonly name: string;
  /** The constant of the deployed code, where a package needs it. */
  readonly codeName?: string;
  /** From `packages/`. */
  readonly file: string;
}

const contracts: readonly Contract[] = [
  {
    // The interface names every output. The plan has the constructor.
    artifacts: ["IPlan.sol/IPlan.json", "Plan.sol/Plan.json"],
    name: "planAbi",
    file: "protocol/src/abi/plan.gen.ts",
  },
  {
    artifacts: ["MockFeed.sol/MockFeed.json"],
    name: "mockV3AggregatorAbi",
    file: "protocol/src/abi/mock-v3-aggregator.gen.ts",
  },
  {
    artifacts: ["IMarkets.sol/IMarkets.json", "Markets.sol/Markets.json"],
    name: "marketsAbi",
    file: "protocol/src/abi/markets.gen.ts",
  },
  {
    artifacts: ["IVaultFactory.sol/IVaultFactory.json", "VaultFactory.sol/VaultFactory.json"],
    name: "vaultFactoryAbi",
    file: "protocol/src/abi/vault-factory.gen.ts",
  },
  {
    // Only the factory creates vaults, so no one needs their constructor.
    artifacts: ["IVault.sol/IVault.json"],
    name: "vaultAbi",
    file: "protocol/src/abi/vault.gen.ts",
  },
  {
    artifacts: ["TransferProbe.sol/TransferProbe.json"],
    name: "transferProbeAbi",
    codeName: "transferProbeCode",
    file: "swap/src/abi/transfer-probe.gen.ts",
  },
];

const artifactSchema = z.object({
  abi: z.array(z.looseObject({ type: z.string() })),
  deployedBytecode: z.object({ object: z.string() }),
});
const check = process.argv.includes("--check");
let stale = false;

for (const contract of contracts) {
  const target = new URL(`../../../${contract.file}`, import.meta.url);
  const text = await toModule(contract);
  if (!check) {
    await writeFile(target, text);
  } else if ((await readFile(target, "utf8").catch(() => "")) !== text) {
    stale = true;
    process.stderr.write(`packages/${contract.file} is stale. Run npm run generate\n`);
  }
}
process.exitCode = stale ? 1 : 0;

async function toModule({ artifacts, name, codeName }: Contract): Promise<string> {
  const read = await Promise.all(artifacts.map(readArtifact));
  // All entries of the first artifact, and the constructor of the others.
  const abi = read.flatMap((artifact, index) =>
    index === 0 ? artifact.abi : artifact.abi.filter(({ type }) => type === "constructor"),
  );
  const lines = [
    "// Generated from contracts/ by packages/protocol/tools/abi/main.ts. Do not edit.",
    `export const ${name} = ${JSON.stringify(abi, null, 2)} as const;`,
  ];
  if (codeName !== undefined) lines.push(`export const ${codeName} = "${read[0]?.deployedBytecode.object}";`);
  return `${lines.join("\n")}\n`;
}

async function readArtifact(artifact: string) {
  const source = new URL(`../../../../contracts/out/${artifact}`, import.meta.url);
  return artifactSchema.parse(JSON.parse(await readFile(source, "utf8")));
}
