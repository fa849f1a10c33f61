import { returnTo } from "@canopy/dev/chain/return-to";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { localAddress, localExchange, localExchangeDeployer } from "@canopy/swap/deployments-local";
import type { Address, Hex } from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, emptyTables } from "../../../../test/support/test-database.ts";
import {
  readExecutions,
  reorganize,
  reportPrices,
  startVaultChain,
  type VaultChain,
} from "../../../../test/support/vault-chain.ts";
import { type ChainClient, connectChain } from "../../../chain/client.ts";
import type { Database } from "../../../database/tables.ts";
import { createKnownVaults } from "../known-vaults.ts";
import { createTradeFollower } from "./follow-trades.ts";

let chain: VaultChain;
let database: Database;
let snapshot: Hex;
beforeAll(async () => {
  [chain, database] = await Promise.all([startVaultChain(), createTestDatabase()]);
}, 180_000);
afterAll(() => Promise.all([chain.process.stop(), database.destroy()]));
beforeEach(async () => {
  await emptyTables(database);
  snapshot = await chain.client.snapshot();
  return () => returnTo(chain.client, snapshot);
});

function createFollower(client: ChainClient = connectChain(chain.rpcUrl), factory: Address = chain.factory) {
  const vaults = createKnownVaults(client, factory, 0n);
  const { tokens } = localExchange;
  const source = { client, database, chainId: 31_337, factory, fromBlock: 0n, tokens };
  const { follow } = createTradeFollower({ ...source, list: vaults.list });
  return async () => {
    await vaults.update();
    return follow();
  };
}

const stored = () =>
  database.selectFrom("vault_trades").selectAll().orderBy("block_number").orderBy("log_index").execute();
const storedKeys = async () =>
  (await stored()).map(({ block_hash, log_index }) => `${block_hash} ${log_index}`);
const chainKeys = async () =>
  (await readExecutions(chain.client)).map(({ blockHash, logIndex }) => `${blockHash} ${logIndex}`);

/** Executes willow's DCA a day later. */
async function execute(): Promise<void> {
  await chain.client.increaseTime({ seconds: 86_700 });
  await reportPrices(chain.client);
  const [willow] = chain.vaults;
  if (willow === undefined) throw new Error("There are no vaults");
  await chain.client.impersonateAccount({ address: localExchangeDeployer });
  const hash = await chain.client.writeContract({
    ...{ address: willow.vault, abi: vaultAbi, functionName: "execute", args: [2n] },
    ...{ account: localExchangeDeployer, chain: null, gas: 1_000_000n },
  });
  const { status } = await chain.client.waitForTransactionReceipt({ hash });
  expect(status).toBe("success");
}

describe("the trades of vaults", () => {
  test("are those of the chain, with tokens, owner and time", async () => {
    const follow = createFollower();
    expect(await follow()).toBe(true);
    expect(await storedKeys()).toEqual(await chainKeys());
    const [willow] = chain.vaults;
    const dca = (await stored()).find(({ vault, rule }) => vault === willow?.vault && rule === 2);
    expect(dca).toMatchObject({
      ...{ owner: willow?.owner, token_in: localAddress("usdc"), token_out: localAddress("weth") },
      ...{ amount_in: "50000000", keeper: localExchangeDeployer },
    });
    const block = await chain.client.getBlock({ blockNumber: dca?.block_number ?? 0n });
    expect(dca?.at).toBe(block.timestamp);
    expect(await follow()).toBe(false);
  });

  test("come when they are mined, to one of two processes or to both", async () => {
    const [one, other] = [createFollower(), createFollower()];
    await Promise.all([one(), other()]);
    await execute();
    await Promise.all([one(), other()]);
    expect(await storedKeys()).toEqual(await chainKeys());
  });

  test("are removed with replaced blocks, and return when they are mined again", async () => {
    const follow = createFollower();
    await follow();
    const before = await storedKeys();
    await execute();
    await follow();
    expect(await storedKeys()).toHaveLength(before.length + 1);
    await reorganize(chain.client, 1);
    expect(await follow()).toBe(true);
    expect(await storedKeys()).toEqual(await chainKeys());
    expect(await storedKeys()).toEqual(before);
    await execute();
    await follow();
    expect(await storedKeys()).toEqual(await chainKeys());
  });

  test("that went while no process ran are gone after the next start", async () => {
    await execute();
    await createFollower()();
    await reorganize(chain.client, 1);
    await createFollower()();
    expect(await storedKeys()).toEqual(await chainKeys());
  });

  test("of another factory are deleted", async () => {
    await createFollower()();
    await createFollower(undefined, localAddress("usdc"))();
    expect(await stored()).toEqual([]);
    await createFollower()();
    expect(await storedKeys()).toEqual(await chainKeys());
  });
});
