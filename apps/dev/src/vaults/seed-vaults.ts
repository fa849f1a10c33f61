import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { localExchangeDeployer } from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, type Hex, parseUnits } from "viem";
import type { ChainClient } from "../chain/client.ts";
import { send } from "../chain/send.ts";
import { type BatchCall, sendAll } from "../chain/send-all.ts";
import { testTokenAbi } from "../exchange/abi.ts";
import { localToken } from "../exchange/tokens.ts";
import { seededUsernames } from "../seed/names.ts";
import { FEES, type VaultSeed, vaultSeeds } from "./vault-seeds.ts";

/** Above the cost of any call of an owner. An estimate is too low: it assumes the same time. */
const OWNER_GAS = 400_000n;

/** A seeded vault on the chain. */
export interface SeededVault {
  seed: VaultSeed;
  owner: Address;
  vault: Address;
}

/**
 * Creates vaults with deposits and rules, and executes some of these. The exchange must be deployed, with fresh prices.
 *
 * @param members accounts in the order of `seededUsernames`
 * @throws when a transaction is reverted
 */
export async function seedVaults(
  client: ChainClient,
  factory: Address,
  members: readonly Address[],
): Promise<SeededVault[]> {
  const vaults = await Promise.all(
    vaultSeeds.map(async (seed) => {
      const owner = members[seededUsernames.indexOf(seed.username)];
      if (owner === undefined) throw new Error(`The seed has no account for ${seed.username}`);
      const call = { address: factory, abi: vaultFactoryAbi, functionName: "vaultOf" } as const;
      return { seed, owner, vault: await client.readContract({ ...call, args: [owner] }) };
    }),
  );
  await sendAll(client, localExchangeDeployer, vaults.flatMap(deposit));
  const create = encodeFunctionData({ abi: vaultFactoryAbi, functionName: "create" });
  for (const { seed, owner, vault } of vaults) {
    const call = (to: Address, data: Hex) => send(client, { from: owner, to, data, gas: OWNER_GAS });
    await call(factory, create);
    await call(vault, encodeFunctionData({ abi: vaultAbi, functionName: "setCaps", args: seed.caps }));
    for (const rule of seed.rules) {
      await call(vault, encodeFunctionData({ abi: vaultAbi, functionName: "setRule", args: [0n, rule] }));
    }
    if (seed.stopped) {
      await call(vault, encodeFunctionData({ abi: vaultAbi, functionName: "stop", args: [true] }));
    }
  }
  // The deployer is their keeper, as any account can be.
  await sendAll(
    client,
    localExchangeDeployer,
    vaults.flatMap(({ seed, vault }) => seed.executed.map((id) => execute(vault, id))),
  );
  return vaults;
}

/** The address of a vault is known before the vault exists. */
function deposit({ seed, vault }: SeededVault): BatchCall[] {
  const tokens = seed.deposits.map(([name, amount]) => {
    const { address, decimals } = localToken(name);
    const args = [[vault], parseUnits(amount, decimals)] as const;
    return { to: address, data: encodeFunctionData({ abi: testTokenAbi, functionName: "mint", args }) };
  });
  return [...tokens, { to: vault, data: "0x", value: FEES }];
}

function execute(vault: Address, id: number): BatchCall {
  return {
    to: vault,
    data: encodeFunctionData({ abi: vaultAbi, functionName: "execute", args: [BigInt(id)] }),
  };
}
