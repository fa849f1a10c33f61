import { pickWeighted } from "./random.ts";

/** A seat of the seeded network. */
export interface Seat {
  username: string;
  units: number;
  /** Members that this member sponsors. */
  directs: number;
  /** Day of joining. */
  joined: number;
  sponsor?: Seat;
  left?: Seat;
  right?: Seat;
}

/** A new seat below `referral`, on its first free leg. */
export function addSeat(
  seat: { username: string; units: number; joined: number },
  sponsor: Seat,
  referral: Seat,
): Seat {
  const taken: Seat = { ...seat, directs: 0, sponsor };
  if (referral.left === undefined) referral.left = taken;
  else referral.right = taken;
  sponsor.directs += 1;
  return taken;
}

/** Picks a sponsor, weighted towards active recruiters and new members. The founder sponsors the first team. */
export function chooseSponsor(
  top: Seat,
  members: readonly Seat[],
  day: number,
  foundingTeam: number,
  random: () => number,
): Seat {
  const [founder] = members;
  if (founder === undefined) return top;
  if (members.length <= foundingTeam) return founder;
  return pickWeighted(
    members,
    (seat) => (1 + Math.min(seat.directs, 8)) / (1 + 0.3 * (day - seat.joined)),
    random,
  );
}

/** A free seat below the sponsor: mostly down the lighter leg, sometimes down a leg the sponsor favours. */
export function freeSeat(sponsor: Seat, random: () => number): Seat {
  const favoured = random() < 0.2;
  let seat = sponsor;
  while (seat.left !== undefined && seat.right !== undefined) {
    const lighter = unitsBelow(seat.left) <= unitsBelow(seat.right) ? seat.left : seat.right;
    seat = favoured && seat === sponsor ? seat.left : lighter;
  }
  return seat;
}

function unitsBelow(seat: Seat | undefined): number {
  return seat === undefined ? 0 : seat.units + unitsBelow(seat.left) + unitsBelow(seat.right);
}
