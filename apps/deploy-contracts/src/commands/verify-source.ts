/** `npm run deploy:verify-source [-- --input FILE]`: see docs/deploying.md. */
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { type Hex, isHex, keccak256 } from "viem";
import { z } from "zod";
import { readBuild } from "../build.ts";
import { readText } from "../plan-file.ts";
import { standardInput } from "../standard-input.ts";

const bytecode = z
  .object({ object: z.string() })
  .transform(({ object }) => `0x${object}`)
  .pipe(z.custom<Hex>((text) => isHex(text) && text.length > 2));
const contractSchema = z.object({ evm: z.object({ bytecode, deployedBytecode: bytecode }) });
const outputSchema = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).default([]),
  contracts: z.object({
    "src/Plan.sol": z.object({ Plan: contractSchema }),
    "src/PlanViews.sol": z.object({ PlanViews: contractSchema }),
  }),
});
const compilerSchema = z.object({
  version: z.custom<() => string>((value) => typeof value === "function"),
  compile: z.custom<(input: string) => string>((value) => typeof value === "function"),
});

const { values } = parseArgs({ options: { input: { type: "string" } } });
const build = await readBuild();
const input =
  values.input === undefined ? JSON.stringify(await standardInput(build.plan)) : await readText(values.input);
const solc = compilerSchema.parse(createRequire(import.meta.url)("solc"));
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`solc ${solc.version()}; this takes a minute or two …`);
const { contracts } = outputSchema.parse(JSON.parse(solc.compile(input)));
const compared = [
  ["Plan", contracts["src/Plan.sol"].Plan.evm, build.plan],
  ["PlanViews", contracts["src/PlanViews.sol"].PlanViews.evm, build.views],
] as const;
for (const [name, recompiled, built] of compared) {
  const isSame =
    recompiled.bytecode === built.bytecode.object &&
    recompiled.deployedBytecode === built.deployedBytecode.object;
  say(`${isSame ? "identical" : "DIFFERENT"}  ${name}  creation code ${keccak256(recompiled.bytecode)}`);
  if (!isSame) process.exitCode = 1;
}
