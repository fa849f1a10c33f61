import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Accounts, readAccounts } from "@canopy/dev/chain/accounts";
import { startAnvil } from "@canopy/dev/chain/anvil";
import type { ChainClient } from "@canopy/dev/chain/client";
import { chainFiles } from "@canopy/dev/chain/state";
import { type Deployment, deployWorld } from "@canopy/dev/deploy";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { freePort } from "../../src/lib/port.ts";

/** A local chain of its own with the plan deployed on it. */
export interface TestChain extends Deployment {
  client: ChainClient;
  rpcUrl: string;
  accounts: Accounts;
  /** Registers the member account `index` (from 0) under `referral`, who is the sponsor too unless there is another. */
  join(
    index: number,
    username: string,
    referral: string,
    options?: { units?: number; sponsor?: string },
  ): Promise<void>;
  topUp(index: number, units: number): Promise<void>;
  rename(index: number, username: string): Promise<void>;
  /** Moves the seat of the member account `from` to the account `to`. */
  move(from: number, to: number): Promise<void>;
  account(index: number): Address;
  stop(): Promise<void>;
}

export async function startTestChain(): Promise<TestChain> {
  const home = await mkdtemp(join(tmpdir(), "canopy-chain-"));
  const { client, rpcUrl, process } = await startAnvil({
    files: chainFiles(home),
    port: await freePort(),
    signal: new AbortController().signal,
  });
  const accounts = await readAccounts(client);
  const deployment = await deployWorld(client);
  const plan = { address: deployment.plan, abi: planAbi } as const;
  const account = (index: number) => {
    const found = accounts.members[index];
    if (found === undefined) throw new Error(`The test chain has no member account ${index}`);
    return found;
  };
  const priceOf = async (units: number) =>
    BigInt(units) * (await client.readContract({ ...plan, functionName: "unitPrice" }));
  const mined = async (hash: `0x${string}`) => {
    const { status } = await client.waitForTransactionReceipt({ hash });
    if (status !== "success") throw new Error(`The transaction ${hash} was reverted`);
  };
  return {
    ...deployment,
    client,
    rpcUrl,
    accounts,
    account,
    async join(index, username, referral, { units = 1, sponsor = referral } = {}) {
      const call = { ...plan, account: account(index), value: await priceOf(units) };
      await mined(
        await client.writeContract({
          ...call,
          functionName: "register",
          args: [sponsor, referral, username],
        }),
      );
    },
    async topUp(index, units) {
      const call = { ...plan, account: account(index), value: await priceOf(units) };
      await mined(await client.writeContract({ ...call, functionName: "topUp" }));
    },
    async rename(index, username) {
      const value = await client.readContract({ ...plan, functionName: "usernameFee" });
      const call = { ...plan, account: account(index), value };
      await mined(await client.writeContract({ ...call, functionName: "changeUsername", args: [username] }));
    },
    async move(from, to) {
      const username = await client.readContract({
        ...plan,
        functionName: "addrToName",
        args: [account(from)],
      });
      const start = { ...plan, account: account(from), functionName: "changeAddress" } as const;
      await mined(await client.writeContract({ ...start, args: [account(to)] }));
      const accept = { ...plan, account: account(to), functionName: "acceptAddress" } as const;
      await mined(await client.writeContract({ ...accept, args: [username] }));
    },
    async stop() {
      await process.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
