import { type RoundMoney, shareOut, unitShares } from "@canopy/protocol/rules/money";
import type { PlanParameters } from "@canopy/protocol/rules/parameters";
import type { SeatColumns } from "@canopy/protocol/settlement/seat-columns";
import type { Arrival, Pairing } from "@canopy/protocol/settlement/settle-round";
import { settleSeats } from "@canopy/protocol/settlement/settle-seats";
import { NONE } from "@canopy/protocol/tree/shape";
import type { Ghost } from "../use/tree-state.ts";
import { groupByRound, type Purchase } from "./purchases.ts";
import { collectPath, copySeats, type WhatIfPath, type WhatIfTree } from "./what-if-path.ts";

/** The round in which the ghosts buy, without them. */
export interface WhatIfRound {
  readonly round: number;
  /** Wei of a unit. */
  readonly unitPrice: bigint;
  /** Units that the whole network has bought in it so far. */
  readonly units: number;
  /** Points that the whole network earns in it so far; null if unknown. */
  readonly points: number | null;
}

export interface WhatIfQuestion {
  readonly tree: WhatIfTree;
  readonly ghosts: readonly Ghost[];
  /** What members bought after the last closed round. */
  readonly purchases: readonly Purchase[];
  readonly round: WhatIfRound;
  readonly parameters: PlanParameters;
  /** The position of the member who sponsors all ghosts. */
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
  /** Wei of a point, at most: unless the points of the whole round are known, further ones can lower it. */
  readonly pointValue: bigint;
  readonly isPointValueKnown: boolean;
  /** Wei of the commissions for the sponsor; 0 for the root and for a seat without units. */
  readonly commission: bigint;
  /** Wei that the ghosts get back as buyers of the round. */
  readonly rebates: bigint;
}

/**
 * What would pair, flash and pay in the round if the ghosts joined now, by the rules with which the indexer settles rounds. The
 * difference between the round with and without them.
 *
 * @throws RangeError when a ghost's upline is neither a seat of the tree nor an older ghost
 */
export function whatIf(question: WhatIfQuestion): WhatIfAnswer {
  const { ghosts, round, parameters } = question;
  const path = collectPath(question.tree, ghosts, groupByRound(question.purchases));
  const { before, after } = settleTwice(path, ghosts, round.round, parameters.pointsPerUnit);
  const gained = compare(path, before, after);

  const units = ghosts.reduce((sum, ghost) => sum + ghost.units, 0);
  const morePoints = gained.reduce((sum, { points }) => sum + points, 0);
  const knownPoints = round.points ?? before.reduce((sum, { points }) => sum + points, 0);
  const money = shareRound(question, units, knownPoints + morePoints);
  return {
    units,
    cost: round.unitPrice * BigInt(units),
    costUsd: parameters.unitUsd * BigInt(units),
    gains: gained.map((gain) => ({ ...gain, wei: money.pointValue * BigInt(gain.points) })),
    pointValue: money.pointValue,
    isPointValueKnown: round.points !== null,
    commission: toCommission(question, units),
    rebates: money.rebate * BigInt(units),
  };
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
  { round, parameters }: WhatIfQuestion,
  units: number,
  points: number,
): Pick<RoundMoney, "pointValue" | "rebate"> {
  const totals = { units: round.units + units, sponsoredUnits: 0, points };
  if (totals.units === 0) return { pointValue: 0n, rebate: 0n };
  const shares = unitShares(round.unitPrice, parameters);
  return shareOut(totals, round.unitPrice, shares, parameters.pointsPerUnit);
}

function toCommission({ tree, sponsor, round, parameters }: WhatIfQuestion, units: number): bigint {
  const earns = tree.numbers[sponsor] !== 1 && (tree.units[sponsor] ?? 0) > 0;
  return earns ? unitShares(round.unitPrice, parameters).sponsor * BigInt(units) : 0n;
}
