import { ACCOUNT_COUNT, type Accounts, readAccounts } from "@canopy/dev/chain/accounts";
import { startAnvil } from "@canopy/dev/chain/anvil";
import { type ChainClient, connectChain } from "@canopy/dev/chain/client";
import { type Deployment, deployWorld } from "@canopy/dev/deploy";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { Address } from "viem";
import { freePort } from "../../src/lib/port.ts";

/** A local chain with both plans deployed on it. */
export interface DeployedChain extends Deployment {
  rpcUrl: string;
}

export interface TestChain extends DeployedChain {
  client: ChainClient;
  accounts: Accounts;
  /** Registers the member account `index` (from 0) below `referral`, the default sponsor. */
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
}

/** Starts a separate chain, for tests that stop it and for benches. */
export async function startTestChain(
  accounts = ACCOUNT_COUNT,
): Promise<TestChain & { stop(): Promise<void> }> {
  const { signal } = new AbortController();
  const { client, rpcUrl, process } = await startAnvil({ port: await freePort(), accounts, signal });
  try {
    const chain = await connectTestChain({ ...(await deployWorld(client)), rpcUrl });
    return { ...chain, stop: () => process.stop() };
  } catch (error) {
    await process.stop();
    throw error;
  }
}

export async function connectTestChain(deployed: DeployedChain): Promise<TestChain> {
  const client = connectChain(deployed.rpcUrl);
  const accounts = await readAccounts(client);
  const plan = { address: deployed.plan, abi: planAbi } as const;
  const account = (index: number) => {
    const found = accounts.members[index];
    if (found === undefined) throw new Error(`The test chain has no member account ${index}`);
    return found;
  };
  const readPrice = async (units: number) =>
    BigInt(units) * (await client.readContract({ ...plan, functionName: "unitPrice" }));
  const mined = async (hash: `0x${string}`) => {
    const { status } = await client.waitForTransactionReceipt({ hash });
    if (status !== "success") throw new Error(`The transaction ${hash} was reverted`);
  };
  return {
    ...deployed,
    client,
    accounts,
    account,
    async join(index, username, referral, { units = 1, sponsor = referral } = {}) {
      const call = { ...plan, account: account(index), value: await readPrice(units) };
      await mined(
        await client.writeContract({
          ...call,
          functionName: "register",
          args: [sponsor, referral, username],
        }),
      );
    },
    async topUp(index, units) {
      const call = { ...plan, account: account(index), value: await readPrice(units) };
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
  };
}
