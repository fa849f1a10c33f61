import type { PlanName } from "@canopy/dev/seed/script";
import { seededScript } from "@canopy/dev/seed/seeded";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { expect, test } from "../src/fixtures.ts";
import { choosePages } from "../src/long-run.ts";

/** Requests at a time. */
const AT_ONCE = 8;

interface Seat {
  plan: PlanName;
  /** The present name. */
  username: string;
}

/** The seats of the seeded members in both plans. */
function seededSeats(): Seat[] {
  const { steps } = seededScript();
  const names = new Map(steps.flatMap((step) => (step.kind === "rename" ? [[step.username, step.to]] : [])));
  return steps.flatMap((step) =>
    step.kind === "register"
      ? [{ plan: step.plan, username: names.get(step.username) ?? step.username }]
      : [],
  );
}

// All of them in a long run; the indexer's `members.test.ts` compares every member of its chain.
test("The ledger of the seeded members is the contract's box, to the wei", async ({ chain, world }) => {
  const addresses = { core: world.plan, plus: world.plus };

  async function readBox({ plan, username }: Seat): Promise<bigint> {
    const core = { address: world.plan, abi: planAbi } as const;
    const id = await chain.readContract({ ...core, functionName: "nameToId", args: [username] });
    const contract = { address: addresses[plan], abi: planAbi } as const;
    return chain.readContract({ ...contract, functionName: "boxOf", args: [id] });
  }

  async function readLedger({ plan, username }: Seat): Promise<bigint> {
    const response = await fetch(`${world.origin}/api/members/${username}/ledger?plan=${plan}`);
    const { data, message } = await response.json();
    if (!response.ok) throw new Error(`The ledger of ${username} in ${plan}: ${message}`);
    const { points, commissions, rebates, rankShares, closingRewards, excess, withdrawn } = data;
    const inflows = [points, commissions, rebates, rankShares, closingRewards, excess].map(BigInt);
    return inflows.reduce((sum, amount) => sum + amount, 0n) - BigInt(withdrawn);
  }

  async function findUnequal(seats: readonly Seat[]): Promise<Seat[]> {
    const unequal: Seat[] = [];
    for (let first = 0; first < seats.length; first += AT_ONCE) {
      const some = seats.slice(first, first + AT_ONCE);
      const amounts = await Promise.all(
        some.map(async (seat) => [seat, await readLedger(seat), await readBox(seat)] as const),
      );
      unequal.push(...amounts.filter(([, ledger, box]) => ledger !== box).map(([seat]) => seat));
    }
    return unequal;
  }

  let seats = seededSeats();
  expect(seats.filter(({ plan }) => plan === "core")).toHaveLength(212);
  seats = choosePages(seats, { walk: 0, walks: 4 });
  // Other tests pay commissions to some, and the index is a moment behind the chain.
  await expect(async () => {
    seats = await findUnequal(seats);
    expect(seats).toEqual([]);
  }).toPass();
});
