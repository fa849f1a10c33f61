/**
 * `npm run vectors [-- --large]`: writes the plan's test vectors, random networks from a seed with all their results, which
 * `contracts/test/differential` replays on the contract.
 *
 * - contracts/test/vectors/*.gen.json: small ones, committed.
 * - contracts/cache/vectors/*.json, with `--large`: networks of 2,000 and 10,000 members.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { networkKinds } from "../../src/simulation/placement.ts";
import { toJson } from "./json.ts";
import { createRun } from "./run.ts";
import { publishedRuns, sizes } from "./sizes.ts";

const CONTRACTS = new URL("../../../../contracts/", import.meta.url);
const PUBLISHED = new URL("test/vectors/", CONTRACTS);
const CACHE = new URL("cache/vectors/", CONTRACTS);

const { values } = parseArgs({ options: { large: { type: "boolean", default: false } } });

for (const [name, options] of Object.entries(publishedRuns)) {
  await writeFile(new URL(`${name}.gen.json`, PUBLISHED), toJson(createRun(options)));
}
if (values.large) {
  // A stale network would fail after a change of the rules.
  await rm(CACHE, { recursive: true, force: true });
  await mkdir(CACHE, { recursive: true });
  await writeFile(new URL("reservoir.json", CACHE), toJson(createRun({ kind: "reservoir" })));
  for (const size of ["medium", "large"] as const) {
    for (const kind of networkKinds) {
      await writeFile(new URL(`${size}-${kind}.json`, CACHE), toJson(createRun({ kind, ...sizes[size] })));
    }
  }
}
