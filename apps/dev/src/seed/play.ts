import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, encodeFunctionData, type Hex } from "viem";
import type { Accounts } from "../chain/accounts.ts";
import type { ChainClient } from "../chain/client.ts";
import { reportPrice } from "../chain/feed.ts";
import { send } from "../chain/send.ts";
import { type Deployment, ROOT_USERNAME } from "../deploy.ts";
import { Keeper } from "./keeper.ts";
import type { PlanName, SeedScript, SeedStep } from "./script.ts";

/** Seconds of a day, which is a round. */
export const DAY = 86_400;

/** Rounds of a month. After it, members claim its ranks for a week, then members and commons collect. */
export const MONTH = 30;
export const COLLECTING_DAY = MONTH + 8;

/** Well above the cost of fixing a price. An estimate is too low: the node computes it before the clock moves. */
const PRICE_GAS = 300_000n;
/** Well above the cost of any member's transaction. */
const MEMBER_GAS = 1_000_000n;

export interface PlayOptions {
  client: ChainClient;
  accounts: Accounts;
  deployment: Deployment;
  script: SeedScript;
  /** Usernames in the order of `accounts.members`. */
  usernames: readonly string[];
  /** Seconds: the start of day 0, and the current time, where the last day ends. */
  genesis: number;
  now: number;
  note: (progress: string) => void;
  signal: AbortSignal;
}

interface Member {
  id: number;
  account: Address;
}

/**
 * Plays a seed script with real transactions: each member pays from a separate account, and the chain's clock advances. A
 * keeper settles every day the next morning, claims the ranks of the first month, collects all their shares but one member's,
 * and collects the commons. At the end the clock shows the current time and the price is fresh.
 *
 * @throws when a transaction is reverted
 */
export async function playScript(options: PlayOptions): Promise<void> {
  await new Player(options).play();
}

class Player {
  readonly #options: PlayOptions;
  readonly #members: Map<string, Member>;
  readonly #addresses: Record<PlanName, Address>;
  /** The account after the members': the wallet to which a seat is offered. */
  readonly #heir: Address;
  readonly #keepers: Record<PlanName, Keeper>;

  constructor(options: PlayOptions) {
    const { client, accounts, deployment, usernames } = options;
    this.#options = options;
    this.#members = new Map([[ROOT_USERNAME, { id: 1, account: accounts.root }]]);
    usernames.forEach((name, index) => {
      const account = accounts.members[index];
      if (account === undefined) throw new Error(`The seed has no account for ${name}`);
      this.#members.set(name, { id: index + 2, account });
    });
    const heir = accounts.members[usernames.length];
    if (heir === undefined) throw new Error("The seed has no account to which a seat is offered");
    this.#heir = heir;
    this.#addresses = { core: deployment.plan, plus: deployment.plus };
    this.#keepers = {
      core: new Keeper(client, deployment.plan, accounts.operator),
      plus: new Keeper(client, deployment.plus, accounts.operator),
    };
  }

  async play(): Promise<void> {
    const { client, accounts, deployment, script, genesis, now, note, signal } = this.#options;
    let done = 0;
    for (const [day, price] of script.prices.entries()) {
      const begin = genesis + day * DAY;
      const length = Math.min(DAY, now - begin);
      await this.#moveTo(begin + 1);
      await reportPrice(client, deployment.feed, accounts.operator, price);
      await this.#morning(day);
      const unitPrices = { core: await this.#unitPrice("core"), plus: await this.#unitPrice("plus") };
      for (const step of script.steps.filter((candidate) => candidate.day === day)) {
        signal.throwIfAborted();
        await this.#moveTo(begin + Math.floor(length * step.fraction));
        await this.#take(step, unitPrices);
        done += 1;
        note(`${done} of ${script.steps.length}`);
      }
    }
    await this.#moveTo(Math.floor(Date.now() / 1_000));
    await reportPrice(client, deployment.feed, accounts.operator, script.prices.at(-1) ?? 0n);
  }

  /** What a keeper does when a round begins. It fixes the price at once: hours later the reading is too old. */
  async #morning(day: number): Promise<void> {
    const { client, accounts, script } = this.#options;
    for (const plan of ["core", "plus"] as const) {
      const data = encodeFunctionData({ abi: planAbi, functionName: "updatePOLPrice" });
      await send(client, { from: accounts.operator, to: this.#addresses[plan], data, gas: PRICE_GAS });
      await this.#keepers[plan].settle();
    }
    if (day === MONTH) await this.#keepers.core.claimRanks();
    if (day !== COLLECTING_DAY) return;
    await this.#keepers.core.collectRanks(0, this.#member(script.lateCollector).id);
    await this.#keepers.core.collectCommons();
  }

  async #take(step: SeedStep, unitPrices: Record<PlanName, bigint>): Promise<void> {
    const { id, account } = this.#member(step.username);
    const core = { address: this.#addresses.core, abi: planAbi } as const;
    const call = (data: Hex, { plan = "core", value = 0n }: { plan?: PlanName; value?: bigint } = {}) =>
      send(this.#options.client, {
        from: account,
        to: this.#addresses[plan],
        data,
        value,
        gas: MEMBER_GAS,
      });
    switch (step.kind) {
      case "register": {
        const { plan } = step;
        const args = [step.sponsor, step.referral, step.username] as const;
        const data = encodeFunctionData({ abi: planAbi, functionName: "register", args });
        await call(data, { plan, value: unitPrices[plan] * BigInt(step.units) });
        this.#keepers[plan].registered(id, this.#member(step.referral).id);
        return;
      }
      case "topUp": {
        const data = encodeFunctionData({ abi: planAbi, functionName: "topUp" });
        await call(data, { value: unitPrices.core * BigInt(step.units) });
        this.#keepers.core.toppedUp(id);
        return;
      }
      case "withdraw": {
        const box = await this.#options.client.readContract({ ...core, functionName: "boxOf", args: [id] });
        const amount = (box * BigInt(step.percent)) / 100n;
        if (amount === 0n) return;
        await call(encodeFunctionData({ abi: planAbi, functionName: "withdraw", args: [amount] }));
        return;
      }
      case "rename": {
        const value = await this.#options.client.readContract({ ...core, functionName: "usernameFee" });
        const data = encodeFunctionData({ abi: planAbi, functionName: "changeUsername", args: [step.to] });
        await call(data, { value });
        this.#members.set(step.to, { id, account });
        return;
      }
      case "offerSeat":
        await call(encodeFunctionData({ abi: planAbi, functionName: "changeAddress", args: [this.#heir] }));
    }
  }

  #unitPrice(plan: PlanName): Promise<bigint> {
    const target = { address: this.#addresses[plan], abi: planAbi } as const;
    return this.#options.client.readContract({ ...target, functionName: "unitPrice" });
  }

  #member(username: string): Member {
    const member = this.#members.get(username);
    if (member === undefined) throw new Error(`The seed has no member ${username}`);
    return member;
  }

  /** Gives the next block this time, unless the chain is already later. */
  async #moveTo(seconds: number): Promise<void> {
    const { client } = this.#options;
    const latest = await client.getBlock();
    if (BigInt(seconds) > latest.timestamp) {
      await client.setNextBlockTimestamp({ timestamp: BigInt(seconds) });
    }
  }
}
