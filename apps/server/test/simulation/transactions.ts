import type { Accounts } from "@canopy/dev/chain/accounts";
import type { ChainClient } from "@canopy/dev/chain/client";
import type { Deployment } from "@canopy/dev/deploy";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { MONTH_ROUNDS, roundAt } from "@canopy/protocol/rules/calendar";
import { ONE } from "@canopy/protocol/rules/money";
import { weiFor } from "@canopy/protocol/rules/prices";
import { ROOT } from "@canopy/protocol/rules/tree";
import { carryList } from "@canopy/protocol/settlement/carry-list";
import { type Address, encodeFunctionData, type Hex } from "viem";
import type { Operation } from "./operation.ts";
import type { PlanWorld, World } from "./world.ts";

export interface Call {
  from: Address;
  to: Address;
  data: Hex;
  value: bigint;
}

export interface Stage {
  client: ChainClient;
  deployment: Deployment;
  accounts: Accounts;
  /** Seconds: the start of round 0. */
  genesis: number;
  /** The newest block that no reorganisation replaces. */
  finalBlock: bigint;
}

/** The plan accepts a smaller batch only if it completes the round. */
const MINIMUM_BATCH = 50;
/** Seconds: the age at which the feed gets a new reading before an entry. */
const STALE = 3_000n;
/** USD of a unit in each plan, and of a username change. */
const unitUsd = { core: 20n * ONE, plus: 100n * ONE };
const FEE_USD = 5n * ONE;
const FEED_TO_18 = 10n ** 10n;

/** Creates the calls of an operation at `time` (seconds); none if it is impossible in `world`. */
export async function toCalls(
  stage: Stage,
  world: World,
  operation: Operation,
  time: bigint,
): Promise<Call[]> {
  const { accounts, client } = stage;
  const { kind, plan: name, who, other, part } = operation;
  const plan = world.plans[name];
  const round = roundAt(Number(time), stage.genesis);
  const ids = [...plan.seats.keys()];
  const id = pick(ids, who);
  const account = world.accounts.get(id) ?? accounts.root;
  const call = (from: Address, data: Hex, value = 0n, to = plan.address): Call => ({ from, to, data, value });
  switch (kind) {
    case "register":
      return registration(stage, world, operation, time);
    case "topUp": {
      const room = 5 - (plan.seats.get(id)?.units ?? 5);
      if (id === ROOT || room === 0) return [];
      const units = 1 + (operation.units % room);
      const value = addExcess(unitPrice(world, name, round) * BigInt(units), part);
      const data = encodeFunctionData({ abi: planAbi, functionName: "topUp" });
      return [...refreshFeed(stage, world, round, plan, time), call(account, data, value)];
    }
    case "withdraw": {
      const args = [id] as const;
      const at = { address: plan.address, abi: planAbi, blockNumber: world.block } as const;
      const box = await client.readContract({ ...at, functionName: "boxOf", args });
      const amount = (box * BigInt(part)) / 1_000n;
      if (amount === 0n) return [];
      return [call(account, encodeFunctionData({ abi: planAbi, functionName: "withdraw", args: [amount] }))];
    }
    case "rename": {
      const core = world.plans.core;
      const member = pick([...core.seats.keys()], who);
      const from = world.accounts.get(member);
      if (from === undefined) return [];
      const fee = usernameFee(world, round);
      const args = [newUsername(world, part)] as const;
      const data = encodeFunctionData({ abi: planAbi, functionName: "changeUsername", args });
      return [
        ...refreshFeed(stage, world, round, core, time),
        call(from, data, addExcess(fee, part), core.address),
      ];
    }
    case "move": {
      const args = [pickFreeAccount(stage, world, other)] as const;
      const data = encodeFunctionData({ abi: planAbi, functionName: "changeAddress", args });
      return [call(account, data, 0n, world.plans.core.address)];
    }
    case "accept": {
      const moves = [...world.pending];
      const move = moves[who % Math.max(moves.length, 1)];
      if (move === undefined) return [];
      const args = [world.names.get(move[0]) ?? ""] as const;
      const data = encodeFunctionData({ abi: planAbi, functionName: "acceptAddress", args });
      return [call(move[1], data, 0n, world.plans.core.address)];
    }
    case "cancel": {
      const mover = [...world.pending.keys()][0];
      const from = mover === undefined ? undefined : world.accounts.get(mover);
      if (from === undefined) return [];
      const data = encodeFunctionData({ abi: planAbi, functionName: "cancelChangeAddress" });
      return [call(from, data, 0n, world.plans.core.address)];
    }
    case "settle":
    case "settlePart": {
      const nodes = dueNodes(plan, round, kind === "settlePart");
      if (nodes === null) return [];
      const closer = part < 400 ? 0 : id;
      const args = [nodes, part % 3 === 0 ? [pick(ids, other)] : [], closer] as const;
      return [
        call(accounts.operator, encodeFunctionData({ abi: planAbi, functionName: "distribute", args })),
      ];
    }
    case "credit": {
      const args = [[id, pick(ids, other)]] as const;
      return [call(accounts.operator, encodeFunctionData({ abi: planAbi, functionName: "credit", args }))];
    }
    case "price": {
      const report = createReport(stage, nextAnswer(world, part));
      const data = encodeFunctionData({ abi: planAbi, functionName: "updatePOLPrice" });
      return [report, call(accounts.operator, data)];
    }
    case "claimRanks": {
      // Heroes before their sponsors, whose ids are smaller.
      const args = [ids.toSorted((one, another) => another - one)] as const;
      return [call(accounts.operator, encodeFunctionData({ abi: planAbi, functionName: "claimRank", args }))];
    }
    case "collectRanks": {
      const args = [ids, Math.max(0, Math.floor(round / MONTH_ROUNDS) - 1 - (other % 2))] as const;
      return [
        call(accounts.operator, encodeFunctionData({ abi: planAbi, functionName: "collectRank", args })),
      ];
    }
    case "collectCommons":
      return [call(account, encodeFunctionData({ abi: planAbi, functionName: "collectCommons" }))];
    case "collectOperations":
      return [call(accounts.root, encodeFunctionData({ abi: planAbi, functionName: "collectOperations" }))];
  }
}

function registration(stage: Stage, world: World, operation: Operation, time: bigint): Call[] {
  const { plan: name, who, other, units, part } = operation;
  const plan = world.plans[name];
  const free = [...plan.seats].filter(([, { children }]) => children < 2).map(([id]) => id);
  const referral = world.names.get(pick(free, who));
  const sponsor = world.names.get(pick([...plan.seats.keys()], other));
  const round = roundAt(Number(time), stage.genesis);
  const newcomer =
    name === "core"
      ? { from: pickFreeAccount(stage, world, who), username: newUsername(world, part) }
      : pickCoreMember(world, other);
  if (referral === undefined || sponsor === undefined || newcomer === undefined) return [];
  const args = [sponsor, referral, newcomer.username] as const;
  const data = encodeFunctionData({ abi: planAbi, functionName: "register", args });
  const value = addExcess(unitPrice(world, name, round) * BigInt(units), part);
  return [
    ...refreshFeed(stage, world, round, plan, time),
    { from: newcomer.from, to: plan.address, data, value },
  ];
}

/** Picks a member of the core plan who is not in Plus. */
function pickCoreMember(world: World, number: number) {
  const outside = [...world.plans.core.seats.keys()].filter((id) => !world.plans.plus.seats.has(id));
  if (outside.length === 0) return undefined;
  const id = pick(outside, number);
  const [from, username] = [world.accounts.get(id), world.names.get(id)];
  return from === undefined || username === undefined ? undefined : { from, username };
}

/** The carries that complete the oldest ended round, or half of them, filled up to the smallest batch. */
function dueNodes(plan: PlanWorld, round: number, part: boolean): number[] | null {
  const oldest = Math.min(...plan.buyers.keys());
  const buyers = plan.buyers.get(oldest);
  if (buyers === undefined || oldest >= round) return null;
  const nodes = carryList(buyers, (id) => plan.seats.get(id) ?? { upline: 0, depth: 0 });
  if (!part) return nodes;
  const half = nodes.slice(0, Math.ceil(nodes.length / 2));
  return Array.from({ length: MINIMUM_BATCH }, (_, position) => half[position % half.length] ?? ROOT);
}

/** A new reading of the feed, if an entry would fix a price and the last reading is stale. */
function refreshFeed(stage: Stage, world: World, round: number, plan: PlanWorld, time: bigint): Call[] {
  if (plan.prices.has(round) || time - world.feed.updatedAt < STALE) return [];
  return [createReport(stage, world.feed.answer)];
}

function createReport({ accounts, deployment }: Stage, answer: bigint): Call {
  const data = encodeFunctionData({ abi: mockV3AggregatorAbi, functionName: "updateAnswer", args: [answer] });
  return { from: accounts.deployer, to: deployment.feed, data, value: 0n };
}

/** A price that the plan accepts at once, sometimes a jump that needs confirmation. */
function nextAnswer({ feed }: World, part: number): bigint {
  if (part > 900) return feed.answer > 30_000_000n ? feed.answer / 3n : feed.answer * 3n;
  const moved = (feed.answer * BigInt(800 + (part % 400))) / 1_000n;
  return moved < 10_000_000n ? 20_000_000n : moved > 300_000_000n ? 200_000_000n : moved;
}

function unitPrice(world: World, name: "core" | "plus", round: number): bigint {
  return world.plans[name].prices.get(round) ?? weiFor(unitUsd[name], world.feed.answer * FEED_TO_18);
}

/** A unit of the core plan costs $20, so a quarter of its price is the $5 fee. */
function usernameFee(world: World, round: number): bigint {
  const unit = world.plans.core.prices.get(round);
  return unit === undefined ? weiFor(FEE_USD, world.feed.answer * FEED_TO_18) : (unit + 3n) / 4n;
}

/** Adds an excess of up to 2 % in every other case. */
function addExcess(price: bigint, part: number): bigint {
  return part % 2 === 0 ? price : price + (price * BigInt(part)) / 50_000n;
}

function newUsername({ usernameCount }: World, part: number): string {
  return `name_${usernameCount}_${part % 10}`;
}

/** Picks an account that no member has or moves to. */
function pickFreeAccount({ accounts }: Stage, world: World, number: number): Address {
  const taken = new Set([...world.accounts.values(), ...world.pending.values()]);
  return pick(
    accounts.members.filter((account) => !taken.has(account)),
    number,
  );
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new RangeError("No items to pick from");
  return item;
}
