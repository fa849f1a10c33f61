import { reportPrice } from "@canopy/dev/chain/feed";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, createTestClient, encodeFunctionData, http, numberToHex, parseEther } from "viem";
import type { PlanName } from "../../src/database/tables.ts";
import { type MemberCall, sendInOrder } from "./send-in-order.ts";
import type { TestChain } from "./test-chain.ts";

export const DAY = 86_400;
/** USD of one POL with 8 decimals: the first answer of the test chain's feed. */
const FIRST_PRICE = 50_000_000n;

/** Well above the cost of any member's transaction. */
const MEMBER_GAS = 1_000_000n;

const FIRST_ADDRESS = 0xc0_0000_0000n;

/** Any number of members. anvil impersonates their addresses, which have no keys. */
export class Crowd {
  readonly #chain: TestChain;

  constructor(chain: TestChain) {
    this.#chain = chain;
  }

  username(index: number): string {
    return `crowd${index}`;
  }

  address(index: number): Address {
    return numberToHex(FIRST_ADDRESS + BigInt(index), { size: 20 });
  }

  /**
   * Registers the members from `from` to `to` (exclusive) with the same units in a full tree: member n below member (n - 1) / 2.
   * Member 0 sponsors all others.
   */
  async join(from: number, to: number, plan: PlanName = "core", units = 1): Promise<void> {
    const value = BigInt(units) * (await this.#unitPrice(plan));
    if (plan === "core") await this.#openAccounts(from, to);
    const calls: MemberCall[] = [];
    for (let index = from; index < to; index++) {
      const referral = index === 0 ? "canopy" : this.username(Math.floor((index - 1) / 2));
      const args = [index === 0 ? "canopy" : this.username(0), referral, this.username(index)] as const;
      const data = encodeFunctionData({ abi: planAbi, functionName: "register", args });
      calls.push({ from: this.address(index), to: this.#plan(plan), data, value, gas: MEMBER_GAS });
    }
    await sendInOrder(this.#chain, calls);
  }

  /** Lets anvil sign for the accounts, and gives them POL, in one request. */
  async #openAccounts(from: number, to: number): Promise<void> {
    const { rpcUrl } = this.#chain;
    const client = createTestClient({ mode: "anvil", transport: http(rpcUrl, { batch: true }) });
    const value = parseEther("1000000");
    const addresses = Array.from({ length: to - from }, (_, index) => this.address(from + index));
    await Promise.all(
      addresses.flatMap((address) => [
        client.impersonateAccount({ address }),
        client.setBalance({ address, value }),
      ]),
    );
  }

  /** Buys further units for the members from `from` to `to` (exclusive). */
  async topUp(from: number, to: number, units = 1): Promise<void> {
    const value = BigInt(units) * (await this.#unitPrice("core"));
    const data = encodeFunctionData({ abi: planAbi, functionName: "topUp" });
    const buyers = Array.from({ length: to - from }, (_, index) => this.address(from + index));
    const call = { to: this.#chain.plan, data, value, gas: MEMBER_GAS };
    await sendInOrder(
      this.#chain,
      buyers.map((buyer) => ({ from: buyer, ...call })),
    );
  }

  #unitPrice(plan: PlanName): Promise<bigint> {
    const target = { address: this.#plan(plan), abi: planAbi } as const;
    return this.#chain.client.readContract({ ...target, functionName: "unitPrice" });
  }

  #plan(plan: PlanName): Address {
    return plan === "core" ? this.#chain.plan : this.#chain.plus;
  }
}

/** Advances the chain by some days, then reports a price. */
export async function passDays(chain: TestChain, days: number, polUsd = FIRST_PRICE): Promise<void> {
  await chain.client.increaseTime({ seconds: days * DAY });
  await reportPrice(chain.client, chain.feed, chain.accounts.operator, polUsd);
}

/** Replaces the newest blocks by empty ones. */
export async function reorganise(chain: TestChain, depth: number): Promise<void> {
  await chain.client.request<{ Method: "anvil_reorg"; Parameters: [number, []]; ReturnType: null }>({
    method: "anvil_reorg",
    params: [depth, []],
  });
}
