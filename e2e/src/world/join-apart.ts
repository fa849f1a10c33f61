import type { ChainClient } from "@canopy/dev/chain/client";
import { joinSeat, type Member } from "@canopy/dev/test/member";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { linkSeats, NONE } from "@canopy/protocol/tree-format/shape";
import type { Snapshot } from "@canopy/protocol/tree-format/snapshot";
import { readTree } from "./read-tree.ts";
import type { WorldAddress } from "./world-address.ts";

interface FreeLeg {
  /** The seat number, which is the member's id in the core plan. */
  readonly number: number;
  readonly leg: "left" | "right";
}

/**
 * Registers a new member in the core plan on a free seat that no search for a free seat reaches, so that members who join
 * elsewhere in the same round never come below this one.
 *
 * @throws when other members took every such seat
 */
export async function joinApart(
  chain: ChainClient,
  { plan, origin }: Pick<WorldAddress, "plan" | "origin">,
): Promise<Member> {
  const contract = { address: plan, abi: planAbi } as const;
  const refusals: unknown[] = [];
  for (const { number, leg } of shuffle(freeLegsApart(await readTree(origin)))) {
    const referral = await chain.readContract({ ...contract, functionName: "idToName", args: [number] });
    const seat = { ...contract, functionName: "userSeat", args: [referral] } as const;
    const [, left, right] = await chain.readContract(seat);
    if ((leg === "left" ? left : right) !== "") continue;
    try {
      return await joinSeat(chain, plan, { sponsor: referral, referral, leg });
    } catch (error) {
      // Another test took it in this moment.
      refusals.push(error);
    }
  }
  throw new AggregateError(refusals, "There is no free seat apart");
}

/** Free legs of seats on the heavier leg of their upline: the plan searches on the lighter one until the round is settled. */
function freeLegsApart(tree: Snapshot): FreeLeg[] {
  const { size, numbers, upline, left, right, end } = linkSeats(tree.legs, tree.numbers);
  const unitsBelow = (position = NONE) =>
    position === NONE ? 0 : sum(tree.units?.subarray(position, end[position]) ?? []);
  return Array.from({ length: size }, (_, position) => position).flatMap((position) => {
    const above = upline[position] ?? NONE;
    if (above === NONE) return [];
    const other = left[above] === position ? right[above] : left[above];
    if (unitsBelow(position) <= unitsBelow(other)) return [];
    const number = numbers[position] ?? 0;
    return [
      ...(left[position] === NONE ? [{ number, leg: "left" as const }] : []),
      ...(right[position] === NONE ? [{ number, leg: "right" as const }] : []),
    ];
  });
}

/** In another order each time: tests in parallel choose different seats. */
const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);

const sum = (units: Iterable<number>): number => Array.from(units).reduce((total, count) => total + count, 0);
