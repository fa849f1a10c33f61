import { type RoundMoney, shareOut, unitShares } from "@canopy/protocol/rules/money";
import type { PlanParameters } from "@canopy/protocol/rules/parameters";
import type { SeatColumns } from "@canopy/protocol/settlement/seat-columns";
import type { Arrival, Pairing } from "@canopy/protocol/settlement/settle-round";
import { settleSeats } from "@canopy/protocol/settlement/settle-seats";
import { NONE } from "@canopy/protocol/tree-format/shape";
import type { OpenPurchase } from "../data/messages.ts";
import type { Ghost } from "../explore/tree-state.ts";
import { groupByRound } from "./purchases.ts";
import {
  collectPath,
  copySeats,
  findPath,
  isWholeTree,
  type WhatIfPath,
  type WhatIfTree,
} from "./what-if-path.ts";

/** Seats up to which a round of the whole network is settled for its points: more would block a slow phone. */
const MOST_SEATS = 20_000;

export interface WhatIfQuestion {
  readonly tree: WhatIfTree;
  readonly ghosts: readonly Ghost[];
  /** What members bought after the last closed round. */
  readonly purchases: readonly OpenPurchase[];
  /** The round in which the ghosts buy. */
  readonly round: number;
  /** Wei of a unit in this round. */
  readonly unitPrice: bigint;
  readonly parameters: PlanParameters;
  /** The position of the member who sponsors all ghosts, `NONE` for a member outside of the tree. */
  readonly sponsor: number;
}

/** What the ghosts change for a seat in their round. */
export interface SeatGain {
  /** `NONE` for a ghost. */
  readonly position: number;
  /** The ghost's id, 0 for a seat of the tree. */
  readonly ghost: number;
  readonly points: number;
  readonly flash: number;
  /** Wei for these points. */
  readonly wei: bigint;
}

export interface WhatIfAnswer {
  /** Units of the ghosts. */
  readonly units: number;
  /** What the ghosts pay, in wei and in USD (18 decimals). */
  readonly cost: bigint;
  readonly costUsd: bigint;
  /** Seats with further points or flash, the deepest first. */
  readonly gains: readonly SeatGain[];
  /** Wei of a point. */
  readonly pointValue: bigint;
  /** Wei that the ghosts get back as buyers of the round. */
  readonly rebates: bigint;
  /** Whether point value and rebates count all entries of the round so far. Else other entries can lower the value of a point. */
  readonly isRoundKnown: boolean;
  /** Wei of the commissions for the sponsor; 0 for the root and for a seat without units. */
  readonly commission: bigint;
}

/**
 * What would pair, flash and pay in the round if the ghosts joined now, by the rules with which the indexer settles rounds. The
 * difference between the round with and without them.
 *
 * @throws RangeError when a ghost's upline is neither a seat of the tree nor an older ghost
 */
export function whatIf(question: WhatIfQuestion): WhatIfAnswer {
  const { tree, ghosts, purchases, round, unitPrice, parameters } = question;
  const others = findOthers(tree, purchases);
  const path = collectPath(tree, ghosts, groupByRound(purchases), others ?? []);
  const { before, after } = settleTwice(path, ghosts, round, parameters.pointsPerUnit);
  const gained = compare(path, before, after);

  const units = addUp(ghosts, (ghost) => ghost.units);
  const money = shareRound(question, {
    units: units + addUp(purchases, (purchase) => (purchase.round === round ? purchase.units : 0)),
    points: addUp(before, ({ points }) => points) + addUp(gained, ({ points }) => points),
  });
  return {
    units,
    cost: unitPrice * BigInt(units),
    costUsd: parameters.unitUsd * BigInt(units),
    gains: gained.map((gain) => ({ ...gain, wei: money.pointValue * BigInt(gain.points) })),
    pointValue: money.pointValue,
    rebates: money.rebate * BigInt(units),
    isRoundKnown: others !== null,
    commission: toCommission(question, units),
  };
}

/** The buyers, whose paths have all points of the network; null for a part of the tree, and for too many seats. */
function findOthers(tree: WhatIfTree, purchases: readonly OpenPurchase[]): number[] | null {
  if (!isWholeTree(tree)) return null;
  const buyers = purchases.map(({ position }) => position);
  return findPath(tree, buyers, MOST_SEATS).length < MOST_SEATS ? buyers : null;
}

function addUp<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + count(item), 0);
}

interface Settlements {
  readonly before: readonly Pairing[];
  readonly after: readonly Pairing[];
}

/** Settles the open rounds up to `round`, and this one without and with the ghosts. */
function settleTwice(
  path: WhatIfPath,
  ghosts: readonly Ghost[],
  round: number,
  pointsPerUnit: number,
): Settlements {
  const seats: SeatColumns = copySeats(path.seats);
  const bought: Arrival[] = [];
  for (const open of path.rounds) {
    if (open.round < round) settleSeats(seats, open.arrivals, pointsPerUnit);
    else bought.push(...open.arrivals);
  }
  const joining = ghosts.map(({ id, units }) => ({ id: path.ghostIds.get(id) ?? 0, units, members: 1 }));
  const before = settleSeats(copySeats(seats), bought, pointsPerUnit);
  const after = settleSeats(seats, [...bought, ...joining], pointsPerUnit);
  return { before: before.pairings, after: after.pairings };
}

type Gain = Omit<SeatGain, "wei">;

/** The further points and flash, the deepest seats first. Ghosts never take points from a seat. */
function compare(path: WhatIfPath, before: readonly Pairing[], after: readonly Pairing[]): Gain[] {
  const known = new Map(before.map((pairing) => [pairing.id, pairing]));
  const ghosts = new Map([...path.ghostIds].map(([ghost, id]) => [id, ghost]));
  const gains: Gain[] = [];
  for (const { id, points, flash } of after) {
    const without = known.get(id);
    const gain = {
      position: path.positions[id - 1] ?? NONE,
      ghost: ghosts.get(id) ?? 0,
      points: points - (without?.points ?? 0),
      flash: flash - (without?.flash ?? 0),
    };
    if (gain.points > 0 || gain.flash > 0) gains.push(gain);
  }
  return gains;
}

/** The round's money with the ghosts. Commissions change neither the value of a point nor the rebate. */
function shareRound(
  { unitPrice, parameters }: WhatIfQuestion,
  counts: { readonly units: number; readonly points: number },
): Pick<RoundMoney, "pointValue" | "rebate"> {
  if (counts.units === 0) return { pointValue: 0n, rebate: 0n };
  const shares = unitShares(unitPrice, parameters);
  return shareOut({ ...counts, sponsoredUnits: 0 }, unitPrice, shares, parameters.pointsPerUnit);
}

function toCommission({ tree, sponsor, unitPrice, parameters }: WhatIfQuestion, units: number): bigint {
  const isRoot = sponsor === 0 && isWholeTree(tree);
  const earns = !isRoot && (tree.units[sponsor] ?? 0) > 0;
  return earns ? unitShares(unitPrice, parameters).sponsor * BigInt(units) : 0n;
}
