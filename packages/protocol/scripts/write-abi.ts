/**
 * Writes the ABIs of the compiled contracts as typed constants, so that nobody copies one by hand.
 * With `--check` it writes nothing and exits 1 when a committed file differs from what the contracts say.
 */
import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod/mini";

const contracts = [
  { artifact: "Plan.sol/Plan.json", name: "planAbi", file: "plan.gen.ts" },
  {
    artifact: "MockV3Aggregator.sol/MockV3Aggregator.json",
    name: "mockV3AggregatorAbi",
    file: "mockV3Aggregator.gen.ts",
  },
] as const;

const artifactSchema = z.object({ abi: z.array(z.unknown()) });
const check = process.argv.includes("--check");
let stale = false;

for (const { artifact, name, file } of contracts) {
  const source = new URL(`../../../contracts/out/${artifact}`, import.meta.url);
  const target = new URL(`../src/abi/${file}`, import.meta.url);
  const { abi } = artifactSchema.parse(JSON.parse(await readFile(source, "utf8")));
  const text = `// Generated from contracts/ by packages/protocol/scripts/write-abi.ts. Do not edit.\nexport const ${name} = ${JSON.stringify(abi, null, 2)} as const;\n`;
  if (!check) {
    await writeFile(target, text);
  } else if ((await readFile(target, "utf8").catch(() => "")) !== text) {
    stale = true;
    process.stderr.write(`packages/protocol/src/abi/${file} is stale: run npm run generate\n`);
  }
}
process.exitCode = stale ? 1 : 0;
