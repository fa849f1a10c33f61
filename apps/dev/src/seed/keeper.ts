import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { ROOT } from "@canopy/protocol/rules/tree";
import { BATCH_GAS, splitBatches } from "@canopy/protocol/settlement/batches";
import { carryList, type Seat } from "@canopy/protocol/settlement/carry-list";
import { type Address, encodeFunctionData, type Hex } from "viem";
import type { ChainClient } from "../chain/client.ts";
import { send } from "../chain/send.ts";

/** Gas of a call that visits all members. */
const RANK_GAS = 25_000_000n;
/** Well above the cost of a payout. */
const COLLECT_GAS = 200_000n;

/** Settles one plan as a keeper does, from the entries that it recorded. */
export class Keeper {
  readonly #client: ChainClient;
  readonly #plan: Address;
  readonly #account: Address;
  readonly #seats = new Map<number, Seat>([[ROOT, { upline: 0, depth: 0 }]]);
  #buyers = new Set<number>();

  /** @param account sends its transactions */
  constructor(client: ChainClient, plan: Address, account: Address) {
    this.#client = client;
    this.#plan = plan;
    this.#account = account;
  }

  /** A member took a seat and bought units. */
  registered(id: number, upline: number): void {
    this.#seats.set(id, { upline, depth: this.#findSeat(upline).depth + 1 });
    this.#buyers.add(id);
  }

  /** A member bought further units. */
  toppedUp(id: number): void {
    this.#buyers.add(id);
  }

  /** Settles the round that has just ended; does nothing if it has no entries. */
  async settle(): Promise<void> {
    if (this.#buyers.size === 0) return;
    const ids = carryList(this.#buyers, (id) => this.#findSeat(id));
    this.#buyers = new Set();
    for (const batch of splitBatches(ids)) {
      const call = { functionName: "distribute", args: [batch, [], 0] } as const;
      await this.#send(encodeFunctionData({ abi: planAbi, ...call }), BATCH_GAS);
    }
  }

  /** Claims the ranks of the open window for members who qualified: Heroes before their sponsors, whose ids are smaller. */
  async claimRanks(): Promise<void> {
    const ids = [...this.#seats.keys()].filter((id) => id !== ROOT).toSorted((one, other) => other - one);
    await this.#send(encodeFunctionData({ abi: planAbi, functionName: "claimRank", args: [ids] }), RANK_GAS);
  }

  /** Collects the shares of a month whose window has closed, of all members but `late`. */
  async collectRanks(month: number, late: number): Promise<void> {
    const ids = [...this.#seats.keys()].filter((id) => id !== late);
    const call = { functionName: "collectRank", args: [ids, month] } as const;
    await this.#send(encodeFunctionData({ abi: planAbi, ...call }), RANK_GAS);
  }

  /** Pays out to the commons what closed rounds and windows added. */
  async collectCommons(): Promise<void> {
    await this.#send(encodeFunctionData({ abi: planAbi, functionName: "collectCommons" }), COLLECT_GAS);
  }

  #send(data: Hex, gas: bigint): Promise<void> {
    return send(this.#client, { from: this.#account, to: this.#plan, data, gas });
  }

  #findSeat(id: number): Seat {
    const seat = this.#seats.get(id);
    if (seat === undefined) throw new Error(`The keeper has no seat ${id}`);
    return seat;
  }
}
