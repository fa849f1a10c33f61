/**
 * Writes the ABIs of the compiled contracts as typed constants. With `--check` it writes nothing, and exits 1 when a committed
 * file is stale.
 */
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod/mini";

const contracts = [
  // The interface names every output. The plan has the constructor.
  { artifacts: ["IPlan.sol/IPlan.json", "Plan.sol/Plan.json"], name: "planAbi", file: "plan.gen.ts" },
  {
    artifacts: ["MockV3Aggregator.sol/MockV3Aggregator.json"],
    name: "mockV3AggregatorAbi",
    file: "mockV3Aggregator.gen.ts",
  },
] as const;

const artifactSchema = z.object({ abi: z.array(z.looseObject({ type: z.string() })) });
const check = process.argv.includes("--check");
let stale = false;

for (const { artifacts, name, file } of contracts) {
  const abi = await readAbi(artifacts);
  const target = new URL(`../../src/abi/${file}`, import.meta.url);
  const text = `// Generated from contracts/ by packages/protocol/tools/abi/main.ts. Do not edit.\nexport const ${name} = ${JSON.stringify(abi, null, 2)} as const;\n`;
  if (!check) {
    await writeFile(target, text);
  } else if ((await readFile(target, "utf8").catch(() => "")) !== text) {
    stale = true;
    process.stderr.write(`packages/protocol/src/abi/${file} is stale. Run npm run generate\n`);
  }
}
process.exitCode = stale ? 1 : 0;

/** All entries of the first artifact, and the constructor of the others. */
async function readAbi(artifacts: readonly string[]) {
  const lists = await Promise.all(artifacts.map(readEntries));
  return lists.flatMap((entries, index) =>
    index === 0 ? entries : entries.filter(({ type }) => type === "constructor"),
  );
}

async function readEntries(artifact: string) {
  const source = new URL(`../../../../contracts/out/${artifact}`, import.meta.url);
  return artifactSchema.parse(JSON.parse(await readFile(source, "utf8"))).abi;
}
