import { NO_ID } from "../rules/tree.ts";

/** A seat and its legs at the end of a settled round. `units` and variances count units, `members` counts members. */
export interface SeatLegs {
  readonly id: number;
  /** `0` for the root. */
  readonly upline: number;
  /** 0 left, 1 right, below the upline. */
  readonly leg: number;
  readonly depth: number;
  /** The member's own units at the end of that round. */
  readonly settledUnits: number;
  readonly leftUnits: number;
  readonly rightUnits: number;
  readonly leftVariance: number;
  readonly rightVariance: number;
  readonly leftMembers: number;
  readonly rightMembers: number;
}

/** A seat's own entries in a round: units bought, and 1 if the seat is new. */
export interface Arrival {
  readonly id: number;
  readonly units: number;
  readonly members: number;
}

/** Points and flash of a member in a round. */
export interface Pairing {
  readonly id: number;
  readonly points: number;
  readonly flash: number;
}

export interface RoundSettlement {
  /** The touched seats after the round. */
  readonly seats: ReadonlyMap<number, SeatLegs>;
  /** Members with points or flash. */
  readonly pairings: readonly Pairing[];
  readonly units: number;
  readonly points: number;
  readonly flash: number;
  /** Members who earned a point. */
  readonly pointy: number;
}

interface Flow {
  own: number;
  joined: number;
  leftUnits: number;
  rightUnits: number;
  leftMembers: number;
  rightMembers: number;
}

/**
 * Settles one round as the plan does, with only the seats that it touches: the rule of `rules/legs.ts` for trees that do not fit
 * into memory. Settle rounds in order.
 *
 * @param seats at least the seats with entries and all above them, as after the previous round
 * @throws RangeError when one of them is missing
 */
export function settleRound(
  seats: ReadonlyMap<number, SeatLegs>,
  arrivals: Iterable<Arrival>,
  pointsPerUnit: number,
): RoundSettlement {
  const flows = new Map<number, Flow>();
  for (const { id, units, members } of arrivals) {
    const flow = getFlow(flows, id);
    flow.own += units;
    flow.joined += members;
  }
  const settled = new Map<number, SeatLegs>();
  const pairings: Pairing[] = [];
  const sums = { units: 0, points: 0, flash: 0, pointy: 0 };
  for (const seat of childrenFirst(seats, flows.keys())) {
    const flow = getFlow(flows, seat.id);
    const { after, pairs } = arrive(seat, flow);
    settled.set(seat.id, after);
    sums.units += flow.own;
    if (seat.upline === NO_ID) continue;
    addFlow(getFlow(flows, seat.upline), seat.leg, flow);
    if (pairs === 0) continue;
    const points = Math.min(pairs, pointsPerUnit * after.settledUnits);
    pairings.push({ id: seat.id, points, flash: pairs - points });
    sums.points += points;
    sums.flash += pairs - points;
    if (points > 0) sums.pointy += 1;
  }
  return { seats: settled, pairings, ...sums };
}

function arrive(seat: SeatLegs, flow: Flow): { after: SeatLegs; pairs: number } {
  const left = seat.leftVariance + flow.leftUnits;
  const right = seat.rightVariance + flow.rightUnits;
  const pairs = Math.min(left, right);
  const after = {
    ...seat,
    settledUnits: seat.settledUnits + flow.own,
    leftUnits: seat.leftUnits + flow.leftUnits,
    rightUnits: seat.rightUnits + flow.rightUnits,
    leftVariance: left - pairs,
    rightVariance: right - pairs,
    leftMembers: seat.leftMembers + flow.leftMembers,
    rightMembers: seat.rightMembers + flow.rightMembers,
  };
  return { after, pairs };
}

function addFlow(above: Flow, leg: number, flow: Flow): void {
  const units = flow.own + flow.leftUnits + flow.rightUnits;
  const members = flow.joined + flow.leftMembers + flow.rightMembers;
  if (leg === 0) {
    above.leftUnits += units;
    above.leftMembers += members;
  } else {
    above.rightUnits += units;
    above.rightMembers += members;
  }
}

/** The seats of `ids` and all above them, each before its upline. */
function childrenFirst(seats: ReadonlyMap<number, SeatLegs>, ids: Iterable<number>): SeatLegs[] {
  const touched = new Map<number, SeatLegs>();
  for (const start of ids) {
    for (let id = start; id !== NO_ID && !touched.has(id); ) {
      const seat = seats.get(id);
      if (seat === undefined) throw new RangeError(`there is no seat ${id}`);
      touched.set(id, seat);
      id = seat.upline;
    }
  }
  return [...touched.values()].sort((one, other) => other.depth - one.depth);
}

function getFlow(flows: Map<number, Flow>, id: number): Flow {
  let flow = flows.get(id);
  if (flow === undefined) {
    flow = { own: 0, joined: 0, leftUnits: 0, rightUnits: 0, leftMembers: 0, rightMembers: 0 };
    flows.set(id, flow);
  }
  return flow;
}
