import type { ChainClient } from "@canopy/dev/chain/client";
import type { Deployment } from "@canopy/dev/deploy";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mockV3Aggregator.gen";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, parseEventLogs } from "viem";
import type { PlanName } from "../../src/database/tables.ts";

interface Seat {
  upline: number;
  depth: number;
  children: number;
  units: number;
}

/** What a plan's members could do next. */
export interface PlanWorld {
  address: Address;
  seats: Map<number, Seat>;
  /** Who bought units in a round that is not closed. */
  buyers: Map<number, Set<number>>;
  /** Wei of one unit, by round. */
  prices: Map<number, bigint>;
}

/** The situation after one block, as far as it decides which transactions make sense. */
export interface World {
  block: bigint;
  /** Seconds. */
  time: bigint;
  plans: Record<PlanName, PlanWorld>;
  accounts: Map<number, Address>;
  names: Map<number, string>;
  /** Accounts that members have begun to move to. */
  pending: Map<number, Address>;
  /** How many names were ever taken: none comes twice. */
  namesTaken: number;
  /** What the feed says, with 8 decimals, and since when. */
  feed: { answer: bigint; updatedAt: bigint };
}

/** Reads the situation after `block` off the plans' events: whatever a reorganisation took back is not in it. */
export async function readWorld(client: ChainClient, deployment: Deployment, block: bigint): Promise<World> {
  const [logs, header, [, answer, , updatedAt]] = await Promise.all([
    client.getLogs({
      address: [deployment.plan, deployment.plus],
      fromBlock: deployment.block,
      toBlock: block,
    }),
    client.getBlock({ blockNumber: block }),
    client.readContract({
      address: deployment.feed,
      abi: mockV3AggregatorAbi,
      functionName: "latestRoundData",
      blockNumber: block,
    }),
  ]);
  const plan = (address: Address): PlanWorld => ({
    address,
    seats: new Map(),
    buyers: new Map(),
    prices: new Map(),
  });
  const world: World = {
    block,
    time: header.timestamp,
    plans: { core: plan(deployment.plan), plus: plan(deployment.plus) },
    accounts: new Map(),
    names: new Map(),
    pending: new Map(),
    namesTaken: 0,
    feed: { answer, updatedAt },
  };
  for (const event of parseEventLogs({ abi: planAbi, logs })) {
    const isCore = event.address.toLowerCase() === deployment.plan.toLowerCase();
    apply(world, isCore ? "core" : "plus", event);
  }
  return world;
}

type PlanEvent = ReturnType<typeof parseEventLogs<typeof planAbi>>[number];

function apply(world: World, name: PlanName, event: PlanEvent): void {
  const plan = world.plans[name];
  switch (event.eventName) {
    case "Registered": {
      const { id, upline, round, units, account, username } = event.args;
      const above = plan.seats.get(upline);
      if (above !== undefined) above.children += 1;
      plan.seats.set(id, { upline, depth: (above?.depth ?? -1) + 1, children: 0, units });
      if (units > 0) buyersOf(plan, round).add(id);
      if (name === "plus") return;
      world.accounts.set(id, account);
      world.names.set(id, username);
      world.namesTaken += 1;
      return;
    }
    case "ToppedUp": {
      const seat = plan.seats.get(event.args.id);
      if (seat !== undefined) seat.units += event.args.units;
      buyersOf(plan, event.args.round).add(event.args.id);
      return;
    }
    case "RoundPriced":
      plan.prices.set(event.args.round, event.args.unitPrice);
      return;
    case "RoundClosed":
      plan.buyers.delete(event.args.round);
      return;
    case "UsernameChanged":
      world.names.set(event.args.id, event.args.username);
      world.namesTaken += 1;
      return;
    case "AddressChangeStarted":
      world.pending.set(event.args.id, event.args.account);
      return;
    case "AddressChangeCancelled":
      world.pending.delete(event.args.id);
      return;
    case "AddressChanged":
      world.pending.delete(event.args.id);
      world.accounts.set(event.args.id, event.args.account);
  }
}

function buyersOf(plan: PlanWorld, round: number): Set<number> {
  const buyers = plan.buyers.get(round) ?? new Set();
  plan.buyers.set(round, buyers);
  return buyers;
}
