import { decodeSnapshot, type Snapshot } from "@canopy/protocol/tree-format/snapshot";

/** Reads the tree after the newest closed round, or with `username` this member's subtree. */
export async function readTree(
  origin: string,
  { plan = "core", username }: { plan?: "core" | "plus"; username?: string } = {},
): Promise<Snapshot> {
  const of = username === undefined ? "/tree/latest" : `/members/${username}/shape`;
  const whole = username === undefined ? "" : "&seats=2000000";
  const path = `${of}?plan=${plan}&sections=legs,numbers,units,rounds${whole}`;
  const response = await fetch(`${origin}/api${path}`);
  if (!response.ok) throw new Error(`GET ${path} returned ${response.status}`);
  return decodeSnapshot(new Uint8Array(await response.arrayBuffer()));
}

/** Seats of the tree at the end of a round. */
export function countSeats({ numbers, rounds }: Snapshot, round: number): number {
  const last = rounds?.[round];
  if (last === undefined) throw new RangeError(`The tree has no round ${round}`);
  return numbers.filter((number) => number <= last).length;
}
