import { send } from "@canopy/dev/chain/send";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Address, encodeFunctionData, type Hex } from "viem";
import { expect } from "vitest";
import { connectNode } from "../../src/cli/verify/contract.ts";
import { verifyIndex } from "../../src/cli/verify/verify-index.ts";
import { hasLegsOf, selectLegs } from "../../src/database/legs.ts";
import type { Database, PlanName } from "../../src/database/tables.ts";
import { getSharedChain } from "./ask-shared-services.ts";
import { Crowd, passDays } from "./crowd.ts";
import { runUntilCaughtUp } from "./run-until-caught-up.ts";
import { tableContents } from "./table-contents.ts";
import type { TestChain } from "./test-chain.ts";
import { createTestDatabase } from "./test-database.ts";
import { createTestKeeper, type TestKeeper } from "./test-keeper.ts";

/** The id of the crowd's first member, who sponsors all others and is above them. Member n has id n + 2. */
export const FIRST = 2;
/** The member whom the keeper names as the closer of rounds. */
export const CLOSER = 3;
/** Wei of one unit. */
export const UNIT = 40n * 10n ** 18n;

const GAS = 5_000_000n;

/** A crowd in both plans with a keeper and an index. */
export class IndexedCrowd {
  readonly chain: TestChain;
  readonly crowd: Crowd;
  readonly keeper: TestKeeper;
  readonly database: Database;
  /** Follows the same chain, but only when the two indexes are compared. */
  readonly #fresh: Database;
  readonly #keepers: Database;

  private constructor(chain: TestChain, keeper: TestKeeper, databases: [Database, Database, Database]) {
    this.chain = chain;
    this.crowd = new Crowd(chain);
    this.keeper = keeper;
    [this.database, this.#fresh, this.#keepers] = databases;
  }

  /**
   * @param sizes members of each plan
   * @param units of each member of the core plan; in Plus, each has one
   */
  static async start(sizes: Record<PlanName, number>, units = 1): Promise<IndexedCrowd> {
    const [chain, ...databases] = await Promise.all([
      getSharedChain(),
      createTestDatabase(),
      createTestDatabase(),
      createTestDatabase(),
    ]);
    const keeper = await createTestKeeper(chain, databases[2], { member: "crowd1" });
    const indexed = new IndexedCrowd(chain, keeper, databases);
    await indexed.crowd.join(0, sizes.core, "core", units);
    await indexed.crowd.join(0, sizes.plus, "plus");
    await indexed.catchUp();
    return indexed;
  }

  async stop(): Promise<void> {
    await Promise.all([this.database, this.#fresh, this.#keepers].map((part) => part.destroy()));
  }

  catchUp(): Promise<void> {
    return runUntilCaughtUp(this.database, this.chain);
  }

  /** Ends the open round, and settles it. */
  async closeRound(): Promise<void> {
    await passDays(this.chain, 1);
    await this.keeper.keepUp();
    await this.catchUp();
  }

  async act(from: Address, data: Hex, to: Address = this.chain.plan, value = 0n): Promise<void> {
    await send(this.chain.client, { from, to, data, value, gas: GAS });
  }

  /** Renames the first member to `sallow`, moves the seat at the second try, and withdraws from both plans. */
  async moveFirst(): Promise<Address> {
    const { plan, plus } = this.chain;
    const account = this.crowd.address(0);
    const other = this.chain.account(7);
    const rename = encodeFunctionData({ abi: planAbi, functionName: "changeUsername", args: ["sallow"] });
    await this.act(account, rename, plan, await this.usernameFee());
    const move = encodeFunctionData({ abi: planAbi, functionName: "changeAddress", args: [other] });
    await this.act(account, move);
    await this.act(account, encodeFunctionData({ abi: planAbi, functionName: "cancelChangeAddress" }));
    await this.act(account, move);
    await this.act(
      other,
      encodeFunctionData({ abi: planAbi, functionName: "acceptAddress", args: ["sallow"] }),
    );
    const withdraw = encodeFunctionData({ abi: planAbi, functionName: "withdraw", args: [UNIT / 2n] });
    await this.act(other, withdraw);
    await this.act(other, withdraw);
    await this.act(other, withdraw, plus);
    return other;
  }

  /** Claims the first member's rank a month later, collects its shares, and empties the pot of operations. */
  async rankFirst(): Promise<void> {
    const account = this.chain.account(9);
    await passDays(this.chain, 30);
    await this.act(account, encodeFunctionData({ abi: planAbi, functionName: "claimRank", args: [[FIRST]] }));
    await passDays(this.chain, 8);
    await this.act(
      account,
      encodeFunctionData({ abi: planAbi, functionName: "collectRank", args: [[FIRST], 0] }),
    );
    await this.act(account, encodeFunctionData({ abi: planAbi, functionName: "collectOperations" }));
  }

  usernameFee(): Promise<bigint> {
    const { client, plan } = this.chain;
    return client.readContract({ address: plan, abi: planAbi, functionName: "usernameFee" });
  }

  requireSeat(id: number) {
    return this.database
      .selectFrom("seats")
      .leftJoin("legs", (join) => join.on(hasLegsOf("seats")))
      .selectAll("seats")
      .select(selectLegs("seats"))
      .where("seats.plan", "=", "core")
      .where("member_id", "=", id)
      .executeTakeFirstOrThrow();
  }

  readRound(round: number) {
    return this.database
      .selectFrom("rounds")
      .selectAll()
      .where("plan", "=", "core")
      .where("round", "=", round)
      .executeTakeFirstOrThrow();
  }

  /** Plan and type of each line but commissions. */
  async readHistory(id: number): Promise<string[]> {
    const rows = await this.database
      .selectFrom("history")
      .select(["plan", "type"])
      .where("member_id", "=", id)
      .where("type", "<>", "commission")
      .orderBy("block_number")
      .orderBy("log_index")
      .execute();
    return rows.map(({ plan, type }) => `${plan} ${type}`);
  }

  /** Every figure equals the contracts' own, and the tables equal those of an index that starts today. */
  async expectTruth(): Promise<void> {
    await this.catchUp();
    const { number, hash } = await this.chain.client.getBlock();
    const verdict = await verifyIndex(this.database, {
      node: connectNode(this.chain.rpcUrl),
      plans: { core: this.chain.plan, plus: this.chain.plus },
      block: { number, hash },
      sample: 40,
    });
    expect(verdict.differences).toEqual([]);
    await runUntilCaughtUp(this.#fresh, this.chain);
    expect(await tableContents(this.database)).toEqual(await tableContents(this.#fresh));
  }
}
