/**
 * `npm run test:mutants [-- <text>…]`: applies each mutant to a copy of the repository and runs its test, which must fail.
 * A text selects a group of mutants (contracts, vault, server, auth, money, ranks, indexer, keeper, limits, operating,
 * connections), or mutants by a part of their name or file. Exits 1 when one survives or no longer applies.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { copyRepository } from "./copy.ts";
import { mutantGroups } from "./groups.ts";
import { isContractTest, type Mutant, selectMutants } from "./mutant.ts";
import type { Report, Verdict } from "./outcome.ts";
import { judgeContractMutants } from "./run-contracts.ts";
import { judgeServerMutants } from "./run-server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { positionals } = parseArgs({ allowPositionals: true });
const selected = select(positionals);

const copy = await mkdtemp(join(tmpdir(), "canopy-mutants-"));
// Exiting on a signal skips `finally`, so nothing would remove the copy.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(
    signal,
    () => void rm(copy, { recursive: true, force: true }).finally(() => process.exit(130)),
  );
}
try {
  await copyRepository(root, copy);
  process.exitCode = await runAll();
} finally {
  await rm(copy, { recursive: true, force: true });
}

function select(texts: readonly string[]): readonly Mutant[] {
  try {
    return selectMutants(mutantGroups, texts);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

async function runAll(): Promise<number> {
  const counts: Record<Verdict["kind"], number> = { killed: 0, survived: 0, broken: 0 };
  const report: Report = (mutant, { kind, message }, milliseconds) => {
    counts[kind] += 1;
    const seconds = `${(milliseconds / 1_000).toFixed(1)} s`.padStart(8);
    process.stdout.write(`${kind.padEnd(9)}${seconds}  ${mutant.name.padEnd(44)} ${mutant.file}\n`);
    if (kind === "killed") return;
    const { file, name } = mutant.test;
    process.stdout.write(`  ${mutant.reason}\n  ${file}: ${name}\n  ${message}\n`);
  };
  const ofContracts = selected.filter(({ test }) => isContractTest(test));
  const others = selected.filter(({ test }) => !isContractTest(test));
  if (ofContracts.length > 0) await judgeContractMutants(copy, ofContracts, report);
  if (others.length > 0) await judgeServerMutants(copy, others, report);
  const broken = counts.broken > 0 ? `, ${counts.broken} broken` : "";
  process.stdout.write(`\n${counts.killed} killed, ${counts.survived} survived${broken}\n`);
  return counts.survived + counts.broken === 0 ? 0 : 1;
}
