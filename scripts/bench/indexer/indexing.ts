import type { Figure } from "../figures.ts";
import { median } from "../quantiles.ts";
import { note, type Scope } from "../scope.ts";
import type { BusyChain } from "./chain.ts";
import { runOurs } from "./ours.ts";
import { installPonder, runPonder } from "./ponder.ts";
import type { Found, Run } from "./side.ts";
import { measureWaiting } from "./waiting.ts";

/** Runs of each side, in turn. */
const ROUNDS = 3;
/** How many times Ponder's time ours has to go into it. */
const LEAST_RATIO = 5;

/** Lets both index the chain from nothing, several times in turn; each run is a process from its start until it is ready. */
export async function measureIndexing(
  scope: Scope,
  chain: BusyChain,
  createDatabase: () => Promise<string>,
): Promise<Figure[]> {
  note("Ponder is downloaded ...");
  const ponder = await installPonder(scope, chain);
  const times = { ours: [] as number[], postgres: [] as number[], ponder: [] as number[] };
  let found: Found | undefined;
  const take = (side: keyof typeof times, run: Run) => {
    found ??= run.found;
    if (JSON.stringify(found) !== JSON.stringify(run.found))
      throw new Error(`${JSON.stringify(run.found)} by ${side}, but ${JSON.stringify(found)} before`);
    times[side].push(run.seconds);
    note(`${side}: ${run.seconds.toFixed(1)} s`);
  };
  for (let round = 0; round < ROUNDS; round++) {
    take("ours", await runOurs(scope, chain));
    take("ponder", await runPonder(scope, ponder));
    take("postgres", await runOurs(scope, chain, await createDatabase()));
  }
  const seconds = {
    ours: median(times.ours),
    postgres: median(times.postgres),
    ponder: median(times.ponder),
  };
  const share = await measureWaiting(chain);
  const speed = (name: string, of: keyof typeof seconds): Figure => ({
    name: `indexing ${chain.events.toLocaleString("en-US")} events, ${name}`,
    value: chain.events / seconds[of],
    unit: "events/s",
    target: null,
    ratio: seconds.ponder / seconds[of],
    peer: "Ponder 0.16.10",
  });
  return [
    speed("Ponder 0.16.10", "ponder"),
    speed("ours on PGlite", "ours"),
    speed("ours on PostgreSQL", "postgres"),
    {
      name: "Ponder's time by ours, both on PGlite",
      value: seconds.ponder / seconds.ours,
      unit: "times",
      target: LEAST_RATIO,
      least: true,
      ratio: seconds.ponder / seconds.ours,
      peer: "Ponder 0.16.10",
    },
    {
      name: "of our time, waiting for the node's getLogs",
      value: 100 * share,
      unit: "%",
      target: null,
      ratio: null,
      peer: null,
    },
  ];
}
