import type { Figure } from "../figures.ts";
import { median } from "../quantiles.ts";
import { note, type Scope } from "../scope.ts";
import type { BusyChain } from "./chain.ts";
import { runOurs } from "./ours.ts";
import { measurePonder, runPonder } from "./ponder.ts";
import type { Found, Run } from "./side.ts";
import { measureWaiting } from "./waiting.ts";

/** Runs of each side, in turn. */
const ROUNDS = 3;
/** Minimum ratio of Ponder's time to ours. */
const LEAST_RATIO = 5;
/** The same on a long chain, from the speeds. */
const LEAST_LONG_RATIO = 8;
/** Ponder's requests start at 500 per second, its own maximum for one endpoint. */
const ENDPOINTS = 25;
const PONDER = "Ponder 0.16.10";

export interface Peer {
  /** The folder in which Ponder is installed. */
  ponder: string;
  createDatabase: () => Promise<string>;
}

type Side = "ours" | "ponder";

/** Runs both indexers several times in turn; each run is a process, from its start on an empty database until it is ready. */
export async function measureIndexing(
  scope: Scope,
  chain: BusyChain,
  { ponder, createDatabase }: Peer,
): Promise<Figure[]> {
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
    take("ponder", await runPonder(scope, ponder, chain, { databaseUrl: await createDatabase() }));
  }
  const share = await measureWaiting(chain, await createDatabase());
  const speed = (name: string, side: Side) => toSpeed(chain, name, chain.events / median(times[side]));
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
      peer: PONDER,
    },
    toShare(chain, share),
  ];
}

/**
 * Runs both indexers once on a long chain. Ponder asks the node for each block with events, and limits its own requests to 20 per
 * second and endpoint at first: it gets many endpoints, of which the node takes all that it sends. It would still take long, so that
 * its speed is measured over some minutes after its first events, and ours from the start of the process to the end.
 */
export async function measureBackfill(
  scope: Scope,
  chain: BusyChain,
  { ponder, createDatabase }: Peer,
): Promise<Figure[]> {
  const { seconds } = await runOurs(scope, chain, await createDatabase());
  note(`ours: ${seconds.toFixed(1)} s`);
  const share = await measureWaiting(chain, await createDatabase());
  const peer = await measurePonder(scope, ponder, chain, {
    databaseUrl: await createDatabase(),
    endpoints: ENDPOINTS,
  });
  note(`ponder: ${peer.toFixed()} events/s`);
  const ratio = chain.events / seconds / peer;
  return [
    toSpeed(chain, "ours", chain.events / seconds),
    toSpeed(chain, `Ponder, over some minutes and ${ENDPOINTS} endpoints`, peer),
    {
      name: toName(chain, "as fast as Ponder"),
      value: ratio,
      unit: "times",
      target: LEAST_LONG_RATIO,
      least: true,
      ratio,
      peer: PONDER,
    },
    toShare(chain, share),
  ];
}

const withoutPeer = { target: null, ratio: null, peer: null } as const;

const toName = ({ events }: BusyChain, name: string) => `${events.toLocaleString("en-US")} events, ${name}`;

const toSpeed = (chain: BusyChain, name: string, value: number): Figure => ({
  name: toName(chain, name),
  value,
  unit: "events/s",
  ...withoutPeer,
});

const toShare = (chain: BusyChain, share: number): Figure => ({
  name: toName(chain, "share of our time with an eth_getLogs under way"),
  value: 100 * share,
  unit: "%",
  ...withoutPeer,
});
