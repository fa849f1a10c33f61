import { pickWeighted } from "./random.ts";

/** A seat of the seeded network. */
export interface Seat {
  username: string;
  units: number;
  /** Members that this member sponsors. */
  directs: number;
  /** Day of joining. */
  joined: number;
  /** Newcomers below this seat sit in one line: a single leg that only gets deeper. */
  inLine: boolean;
  sponsor?: Seat;
  left?: Seat;
  right?: Seat;
}

/** A new seat below `referral`, on its first free leg. It continues the line of `referral`, or begins one. */
export function addSeat(
  seat: Pick<Seat, "username" | "units" | "joined" | "inLine">,
  sponsor: Seat,
  referral: Seat,
): Seat {
  const taken: Seat = { ...seat, inLine: seat.inLine || referral.inLine, directs: 0, sponsor };
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

/**
 * A free seat below the sponsor: mostly down the lighter leg, sometimes down a leg the sponsor favours. In a line it is the
 * end.
 */
export function freeSeat(sponsor: Seat, random: () => number): Seat {
  const favoured = random() < 0.2;
  let seat = sponsor;
  for (;;) {
    const { left, right, inLine } = seat;
    if (left === undefined || (right === undefined && !inLine)) return seat;
    const isLeft = inLine || (favoured && seat === sponsor) || unitsBelow(left) <= unitsBelow(right);
    seat = isLeft || right === undefined ? left : right;
  }
}

/** `seat` and all seats below it. */
export function listTeam(seat: Seat | undefined): Seat[] {
  return seat === undefined ? [] : [seat, ...listTeam(seat.left), ...listTeam(seat.right)];
}

function unitsBelow(seat: Seat | undefined): number {
  return listTeam(seat).reduce((units, member) => units + member.units, 0);
}
