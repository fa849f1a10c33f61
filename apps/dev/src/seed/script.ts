import { pickWeighted, randomFrom } from "./random.ts";

/** What a member does, paying for some units. */
export type SeedAction = { username: string; units: number } & (
  | { kind: "register"; sponsor: string; referral: string }
  | { kind: "topUp" }
);

/** One transaction of the seed. `fraction` (0 to 1) is when in its day it happens, rising within a day. */
export type SeedStep = SeedAction & { day: number; fraction: number };

/** What happens in the seeded days: day 0 is the first, the last is today. */
export interface SeedScript {
  steps: readonly SeedStep[];
  /** USD of one POL by day, with the feed's 8 decimals. */
  prices: readonly bigint[];
}

interface Seat {
  username: string;
  units: number;
  directs: number;
  joined: number;
  left?: Seat;
  right?: Seat;
}

const MAXIMUM_UNITS = 5;

/**
 * Writes the story of a young network: members join a little faster every day, those who have recruited recruit again,
 * most buy one unit, some top up later. The same arguments always give the same story.
 *
 * @param days how many whole days come before today
 */
export function writeScript(
  root: string,
  usernames: readonly string[],
  days: number,
  seed: number,
): SeedScript {
  const random = randomFrom(seed);
  const top: Seat = { username: root, units: 0, directs: 0, joined: 0 };
  const members: Seat[] = [];
  const steps: SeedStep[] = [];
  const prices: bigint[] = [];
  let price = 52_000_000n;

  for (let day = 0; day <= days; day++) {
    prices.push(price);
    price += (price * BigInt(Math.round((random() - 0.48) * 600))) / 10_000n;

    const today: SeedAction[] = [];
    for (const username of usernames.slice(joinedBefore(day), joinedBefore(day + 1))) {
      const sponsor = chooseSponsor(top, members, day, random);
      const referral = freeSeat(sponsor, random);
      const units = pickWeighted([1, 2, 3, 5], (count) => ({ 1: 55, 2: 20, 3: 13 })[count] ?? 12, random);
      const seat: Seat = { username, units, directs: 0, joined: day };
      if (referral.left === undefined) referral.left = seat;
      else referral.right = seat;
      sponsor.directs += 1;
      members.push(seat);
      today.push({
        kind: "register",
        username,
        units,
        sponsor: sponsor.username,
        referral: referral.username,
      });
    }
    const topped = chooseTopUp(members, day, random);
    if (topped !== undefined) today.push({ kind: "topUp", ...topped });
    steps.push(
      ...today.map((action, index) => ({ ...action, day, fraction: (index + 1) / (today.length + 1) })),
    );
  }
  return { steps, prices };

  /** How many have joined before a day begins: growth is linear, so the sum is a parabola. */
  function joinedBefore(day: number): number {
    const done = day / (days + 1);
    return Math.round(usernames.length * (0.5 * done + 0.5 * done * done));
  }
}

function chooseSponsor(top: Seat, members: readonly Seat[], day: number, random: () => number): Seat {
  if (members.length < 2) return members[0] ?? top;
  return pickWeighted(
    members,
    (seat) => (1 + Math.min(seat.directs, 5)) / (1 + 0.3 * (day - seat.joined)),
    random,
  );
}

/** A free seat below the sponsor: mostly down the lighter leg, sometimes down a leg the sponsor favours. */
function freeSeat(sponsor: Seat, random: () => number): Seat {
  const favoured = random() < 0.3;
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

function chooseTopUp(members: readonly Seat[], day: number, random: () => number) {
  const candidates = members.filter((seat) => seat.units < MAXIMUM_UNITS && seat.joined < day);
  if (candidates.length === 0 || random() < 0.25) return undefined;
  const seat = pickWeighted(candidates, (candidate) => 1 + candidate.directs, random);
  const units = Math.min(MAXIMUM_UNITS - seat.units, random() < 0.7 ? 1 : 2);
  seat.units += units;
  return { username: seat.username, units };
}
