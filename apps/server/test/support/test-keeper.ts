import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { type Address, type PrivateKeyAccount, parseEther, parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { connectChain } from "../../src/chain/client.ts";
import type { Database, PlanName } from "../../src/database/tables.ts";
import { createPlanKeeper } from "../../src/keeper/plan-duties.ts";
import { createKeeperState, type KeeperState } from "../../src/keeper/state.ts";
import { createKeeper, type Keeper } from "../../src/keeper/tick.ts";
import type { TestChain } from "./test-chain.ts";

export interface TestKeeper {
  keeper: Keeper;
  state: KeeperState;
  /** What it logged, a line of JSON each. */
  lines: readonly string[];
  /** Looks and acts until nothing is to be done any more. */
  keepUp(): Promise<void>;
}

export interface TestKeeperOptions {
  /** Null for a keeper without a key. Default: a new account with plenty of POL. */
  account?: PrivateKeyAccount | null;
  rpcUrl?: string;
  member?: string;
  maxGwei?: number;
  bumpAfter?: number;
  indexGrace?: number;
  /** A plan for which no call can be made. */
  breaks?: PlanName;
}

/** A keeper of both plans whose looks the test makes. */
export async function createTestKeeper(
  chain: TestChain,
  database: Database,
  {
    account = privateKeyToAccount(generatePrivateKey()),
    rpcUrl = chain.rpcUrl,
    member,
    maxGwei = 500,
    bumpAfter = 60_000,
    indexGrace = 0,
    breaks,
  }: TestKeeperOptions = {},
): Promise<TestKeeper> {
  if (account !== null) {
    await chain.client.setBalance({ address: account.address, value: parseEther("1000") });
  }
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const client = connectChain(rpcUrl);
  const state = createKeeperState();
  const shared = {
    ...{ client, database, planBlock: chain.block, member: member ?? null, log },
    ...{ indexGrace, rankInterval: 0 },
  };
  const keeperOf = (plan: PlanName, address: Address) => {
    const whole = createPlanKeeper({ ...shared, plan, address });
    return plan === breaks ? { ...whole, call: () => Promise.reject(new Error("broken on purpose")) } : whole;
  };
  const keeper = createKeeper({
    plans: [keeperOf("core", chain.plan), keeperOf("plus", chain.plus)],
    ...{ client, account, state, log, bumpAfter },
    chainId: 31_337,
    maxFeePerGas: parseGwei(String(maxGwei)),
  });
  return {
    keeper,
    state,
    lines,
    async keepUp() {
      for (let looks = 0; (await keeper.tick()) === "busy"; looks++) {
        if (looks > 1_000) throw new Error(`The keeper does not come to an end: ${lines.at(-1)}`);
        await sleep(5);
      }
    },
  };
}
