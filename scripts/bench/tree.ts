/**
 * `npm run bench:tree`: (drawing) networks of up to a million members in a browser, next to React Flow and d3-hierarchy until
 * they give up; (snapshots) writing and slicing the tree of a million members in PostgreSQL. `-- drawing` or `-- snapshots`
 * measures one of them only, and `-- drawing --ours` only our drawing.
 */
import type { NetworkKind } from "@canopy/protocol/simulation/placement";
import { openDatabase } from "@canopy/server/database/open";
import { createLog } from "@canopy/server/lib/log";
import { startPostgres } from "@canopy/server/test/support/postgres";
import type { Figure } from "./figures.ts";
import { note, runBench, type Scope } from "./scope.ts";
import { measureDrawing } from "./tree/frames.ts";
import { plantTree } from "./tree/plant-tree.ts";
import { measureSnapshots } from "./tree/snapshot.ts";

const SEATS = 1_000_000;
const KINDS: readonly NetworkKind[] = ["balanced", "random", "one-legged"];

await runBench(async (scope) => {
  const figures: Figure[] = [];
  if (isChosen("drawing"))
    figures.push(...(await measureDrawing(scope, { isAlone: process.argv.includes("--ours") })));
  if (isChosen("snapshots")) figures.push(...(await measureTrees(scope)));
  return figures;
});

/** All parts are, unless some are named. */
function isChosen(part: string): boolean {
  const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  return chosen.length === 0 || chosen.includes(part);
}

async function measureTrees(scope: Scope): Promise<Figure[]> {
  const postgres = await startPostgres();
  scope.defer(() => postgres.stop());
  const figures: Figure[] = [];
  for (const kind of KINDS) {
    note(`Writing ${SEATS.toLocaleString("en-US")} seats (${kind}) ...`);
    const url = await postgres.createDatabase();
    const { database, close } = await openDatabase({ url, connections: 2 }, createLog("silent"));
    try {
      await plantTree(database, kind, SEATS);
      figures.push(...(await measureSnapshots(database, url, kind)));
    } finally {
      await close();
    }
  }
  return figures;
}
