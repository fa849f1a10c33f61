import { sortPreorder } from "@canopy/protocol/tree-format/shape";
import type { TreeSnapshot } from "../../../features/tree/data/tree-model.ts";
import { createRandom } from "../../../ui/illustration/random.ts";

/** Forms of a generated network. */
export const treeForms = ["balanced", "random", "one-legged"] as const;
export type TreeForm = (typeof treeForms)[number];

const ROUNDS = 365;

/** A snapshot of a generated network, always the same for a form and a size. `one-legged`: all on one leg, as deep as it has seats. */
export function generateTree(form: TreeForm, seats: number): TreeSnapshot {
  const random = createRandom(seats);
  const { upline, leg } = placeSeats(form, seats, random);
  const { order, legs } = sortPreorder(upline, leg);
  return {
    chainId: 31_337,
    plan: "core",
    round: ROUNDS - 1,
    blockNumber: 1n,
    blockHash: `0x${"00".repeat(32)}`,
    totalSeats: seats,
    legs,
    numbers: order,
    // Most members hold one unit, few hold five.
    units: order.map(() => 1 + Math.floor(5 * random() ** 3)),
    points: order.map(() => Math.floor(12 * random() ** 4)),
    rounds: Uint32Array.from({ length: ROUNDS }, (_, round) => Math.ceil((seats * (round + 1)) / ROUNDS)),
  };
}

/** The upline of each seat number, and 1 if the seat is on its right leg. */
function placeSeats(form: TreeForm, seats: number, random: () => number) {
  const upline = new Uint32Array(seats + 1);
  const leg = new Uint8Array(seats + 1);
  // Free legs: twice the seat number, plus 1 for the right leg. Only random trees choose among them.
  const free = form === "random" ? [2, 3] : [];
  for (let number = 2; number <= seats; number++) {
    let place = form === "balanced" ? number : 2 * (number - 1);
    if (form === "random") {
      const index = Math.floor(random() * free.length);
      place = free[index] ?? 2;
      free[index] = 2 * number;
      free.push(2 * number + 1);
    }
    upline[number] = place >>> 1;
    leg[number] = place & 1;
  }
  return { upline, leg };
}
