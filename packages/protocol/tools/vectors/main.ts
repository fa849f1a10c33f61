/**
 * Writes the plan's test vectors: random networks from a seed, with all their results.
 *
 * - contracts/test/vectors/*.gen.json: small ones, committed.
 * - contracts/cache/vectors/*.hex: also large ones, for the Foundry test that replays them; see contracts/test/support/Vectors.sol.
 */
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { networkKinds } from "../../src/simulation/placement.ts";
import { toLines } from "./abi.ts";
import { toJson } from "./json.ts";
import { createRun, type RunOptions } from "./run.ts";
import { publishedRuns, sizes } from "./sizes.ts";

const CONTRACTS = new URL("../../../../contracts/", import.meta.url);
const PUBLISHED = new URL("test/vectors/", CONTRACTS);
const CACHE = new URL("cache/vectors/", CONTRACTS);

await mkdir(PUBLISHED, { recursive: true });
await mkdir(CACHE, { recursive: true });
for (const [name, options] of Object.entries(publishedRuns)) {
  await writeFile(new URL(`${name}.gen.json`, PUBLISHED), toJson(createRun(options)));
  await writeHex(`small-${name}`, options);
}
await writeHex("reservoir", { kind: "reservoir" });
for (const [size, options] of Object.entries(sizes)) {
  for (const kind of networkKinds) await writeHex(`${size}-${kind}`, { kind, ...options });
}

async function writeHex(name: string, options: RunOptions): Promise<void> {
  const lines = Readable.from(withNewlines(toLines(createRun(options))));
  await pipeline(lines, createWriteStream(new URL(`${name}.hex`, CACHE)));
}

function* withNewlines(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
