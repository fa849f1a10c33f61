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
/** Minimum ratio of Ponder's time to ours. */
const LEAST_RATIO = 5;

type Side = "ours" | "ponder";

/** Runs both indexers several times in turn; each run is a process, from its start on an empty database until it is ready. */
export async function measureIndexing(
  scope: Scope,
  chain: BusyChain,
  createDatabase: () => Promise<string>,
): Promise<Figure[]> {
  note("Downloading Ponder ...");
  const ponder = await installPonder(scope);
  const times: Record<Side, number[]> = { ours: [], ponder: [] };
  let found: Found | undefined;
  const take = (side: Side, run: Run) => {
    found ??= run.found;
    if (JSON.stringify(found) !== JSON.stringify(run.found))
      throw new Error(`${JSON.stringify(run.found)} by ${side}, but ${JSON.stringify(found)} before`);
    times[side].push(run.seconds);
    note(`${side}: ${run.seconds.toFixed(1)} s`);
  };
  for (let round = 0; round < ROUNDS; round++) {
    take("ours", await runOurs(scope, chain, await createDatabase()));
    take("ponder", await runPonder(scope, ponder, chain, await createDatabase()));
  }
  const share = await measureWaiting(chain, await createDatabase());
  const speed = (name: string, side: Side) => toSpeed(chain, name, median(times[side]));
  const ratio = median(times.ponder) / median(times.ours);
  return [
    speed("ours", "ours"),
    speed("Ponder", "ponder"),
    {
      name: "as fast as Ponder",
      value: ratio,
      unit: "times",
      target: LEAST_RATIO,
      least: true,
      ratio,
      peer: "Ponder 0.16.10",
    },
    toShare(chain, share),
  ];
}

/** Runs our indexer alone, on a chain that is too long to repeat it. */
export async function measureBackfill(
  scope: Scope,
  chain: BusyChain,
  createDatabase: () => Promise<string>,
): Promise<Figure[]> {
  const { seconds } = await runOurs(scope, chain, await createDatabase());
  note(`ours: ${seconds.toFixed(1)} s`);
  return [toSpeed(chain, "ours", seconds)];
}

const withoutPeer = { target: null, ratio: null, peer: null } as const;

const toName = ({ events }: BusyChain, name: string) => `${events.toLocaleString("en-US")} events, ${name}`;

const toSpeed = (chain: BusyChain, name: string, seconds: number): Figure => ({
  name: toName(chain, name),
  value: chain.events / seconds,
  unit: "events/s",
  ...withoutPeer,
});

const toShare = (chain: BusyChain, share: number): Figure => ({
  name: toName(chain, "share of our time with an eth_getLogs under way"),
  value: 100 * share,
  unit: "%",
  ...withoutPeer,
});
