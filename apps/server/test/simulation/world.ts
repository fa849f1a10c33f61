import type { ChainClient } from "@canopy/dev/chain/client";
import type { Deployment } from "@canopy/dev/deploy";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, parseEventLogs } from "viem";
import type { PlanName } from "../../src/database/tables.ts";

interface Seat {
  upline: number;
  depth: number;
  children: number;
  units: number;
}

/** The state of a plan, as far as it decides which calls are possible. */
export interface PlanWorld {
  address: Address;
  seats: Map<number, Seat>;
  /** Buyers of units by open round. */
  buyers: Map<number, Set<number>>;
  /** Wei per unit, by round. */
  prices: Map<number, bigint>;
}

/** The state after one block, as far as it decides which calls are possible. */
export interface World {
  block: bigint;
  /** Seconds. */
  time: bigint;
  plans: Record<PlanName, PlanWorld>;
  accounts: Map<number, Address>;
  names: Map<number, string>;
  /** Accounts of pending moves, by member. */
  pending: Map<number, Address>;
  /** All usernames ever taken, because each is used once. */
  usernameCount: number;
  /** The answer has 8 decimals. */
  feed: { answer: bigint; updatedAt: bigint };
}

/** Reads the state after `block` from the plans' events, which a reorganisation replaces. */
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
    usernameCount: 0,
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
      if (units > 0) getBuyers(plan, round).add(id);
      if (name === "plus") return;
      world.accounts.set(id, account);
      world.names.set(id, username);
      world.usernameCount += 1;
      return;
    }
    case "ToppedUp": {
      const seat = plan.seats.get(event.args.id);
      if (seat !== undefined) seat.units += event.args.units;
      getBuyers(plan, event.args.round).add(event.args.id);
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
      world.usernameCount += 1;
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

function getBuyers(plan: PlanWorld, round: number): Set<number> {
  const buyers = plan.buyers.get(round) ?? new Set();
  plan.buyers.set(round, buyers);
  return buyers;
}
