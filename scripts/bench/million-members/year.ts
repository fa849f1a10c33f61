import { at } from "@canopy/protocol/rules/column";
import { Legs, type RoundCounts } from "@canopy/protocol/rules/legs";
import { type RoundMoney, shareOut, unitShares } from "@canopy/protocol/rules/money";
import { corePlan, usd } from "@canopy/protocol/rules/parameters";
import { weiFor } from "@canopy/protocol/rules/prices";
import { LEFT, RIGHT, ROOT, Tree } from "@canopy/protocol/rules/tree";
import { createRandom, type Random } from "@canopy/protocol/simulation/random";
import { ENTRIES_PER_MEMBER, joinsPerRound, LARGEST_HOLDING, toUpline, type World } from "./world.ts";

/** A round of the year, settled by the plan's model. All entries are of one unit. */
export interface YearRound {
  round: number;
  polUsd: bigint;
  /** Wei. */
  unitPrice: bigint;
  /** Wei of an entry whose sponsor earns. */
  commission: bigint;
  /** The buyer of each entry, in order: first the new members. */
  buyers: number[];
  /** The sponsor who earns on the entry, or 0. */
  paid: number[];
  joined: number;
  counts: RoundCounts;
  money: RoundMoney;
}

/** The network as the year goes by. Columns are indexed by id. */
export interface Network {
  readonly tree: Tree;
  readonly legs: Legs;
  readonly sponsors: Int32Array;
  readonly units: Uint8Array;
  readonly joinedIn: Int32Array;
}

export function createNetwork({ members }: World): Network {
  const tree = new Tree();
  return {
    tree,
    legs: new Legs(tree, corePlan.pointsPerUnit),
    sponsors: new Int32Array(members + 1),
    units: new Uint8Array(members + 1),
    joinedIn: new Int32Array(members + 1),
  };
}

/** Fills the network round by round. Before it settles a round, which changes the legs, it calls `beforeSettlement`. */
export function* simulateYear(
  world: World,
  network: Network,
  beforeSettlement: (round: number) => void = () => undefined,
): Generator<YearRound> {
  const random = createRandom(world.members);
  for (let round = 0; round <= world.rounds; round++) {
    const first = network.tree.size + 1;
    join(world, network, round);
    const buyers = pickBuyers(world, network, first, round, random);
    const paid = buyers.map((id) => payingSponsor(network, id));
    const polUsd = usd(1) / 2n + BigInt(round % 7) * 10n ** 16n;
    const unitPrice = weiFor(corePlan.unitUsd, polUsd);
    const shares = unitShares(unitPrice, corePlan);
    beforeSettlement(round);
    const counts = network.legs.settle({ ids: buyers, units: buyers.map(() => 1) });
    const totals = {
      units: counts.units,
      points: counts.points,
      sponsoredUnits: paid.filter((id) => id !== 0).length,
    };
    const money = shareOut(totals, unitPrice, shares, corePlan.pointsPerUnit);
    const joined = network.tree.size + 1 - first;
    yield { round, polUsd, unitPrice, commission: shares.sponsor, buyers, paid, joined, counts, money };
  }
}

/** The last round takes the members that a division leaves over. */
function join(world: World, { tree, sponsors, joinedIn }: Network, round: number): void {
  const count = round === world.rounds ? world.members - tree.size : joinsPerRound(world);
  for (let index = 0; index < count; index++) {
    const upline = toUpline(world, tree.size + 1);
    const id = tree.add(upline, tree.freeLeg(upline) ?? RIGHT);
    // The sponsor is one level above the upline, as for members who join below those of their sponsor.
    sponsors[id] = Math.max(ROOT, tree.upline[upline] ?? ROOT);
    joinedIn[id] = round;
  }
}

/** New members first, then members who top up. In the open round no one buys twice. */
function pickBuyers(
  world: World,
  { tree, units }: Network,
  first: number,
  round: number,
  random: Random,
): number[] {
  const buyers: number[] = [];
  const once = round === world.rounds ? new Set<number>() : null;
  const buy = (id: number) => {
    units[id] = (units[id] ?? 0) + 1;
    once?.add(id);
    buyers.push(id);
  };
  for (let id = first; id <= tree.size; id++) buy(id);
  const wanted = once === null ? ENTRIES_PER_MEMBER * joinsPerRound(world) : world.buyers;
  while (buyers.length < wanted) {
    const id = ROOT + 1 + random.integer(tree.size - ROOT);
    if ((units[id] ?? 0) < LARGEST_HOLDING && !once?.has(id)) buy(id);
  }
  return buyers;
}

/** The root earns nothing. All other sponsors have units, because they joined with one. */
function payingSponsor({ sponsors }: Network, id: number): number {
  const sponsor = sponsors[id] ?? 0;
  return sponsor > ROOT ? sponsor : 0;
}

/** The legs at one moment; columns are indexed by id. */
export interface LegColumns {
  readonly settled: Uint32Array;
  readonly leftUnits: Uint32Array;
  readonly rightUnits: Uint32Array;
  readonly leftVariance: Uint32Array;
  readonly rightVariance: Uint32Array;
}

export function copyLegs({ legs }: Network): LegColumns {
  return {
    settled: legs.settled.slice(),
    leftUnits: legs.leftUsers.slice(),
    rightUnits: legs.rightUsers.slice(),
    leftVariance: legs.leftVariance.slice(),
    rightVariance: legs.rightVariance.slice(),
  };
}

/** Members below each leg who joined before round `end`, by id. */
export function countBelow(
  { tree, joinedIn }: Network,
  end: number,
): { left: Int32Array; right: Int32Array } {
  const left = new Int32Array(tree.size + 1);
  const right = new Int32Array(tree.size + 1);
  // A member's upline has a smaller id.
  for (let id = tree.size; id > ROOT; id--) {
    const isIn = (joinedIn[id] ?? end) < end ? 1 : 0;
    const below = isIn + (left[id] ?? 0) + (right[id] ?? 0);
    const upline = at(tree.upline, id);
    const side = at(tree.leg, id) === LEFT ? left : right;
    side[upline] = (side[upline] ?? 0) + below;
  }
  return { left, right };
}
