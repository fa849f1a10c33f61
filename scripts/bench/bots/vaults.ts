import { readAccounts } from "@canopy/dev/chain/accounts";
import { startAnvil } from "@canopy/dev/chain/anvil";
import { sendAll } from "@canopy/dev/chain/send-all";
import { compileContracts } from "@canopy/dev/contracts/compile";
import { deployWorld } from "@canopy/dev/deploy";
import { deployExchange } from "@canopy/dev/exchange/deploy-exchange";
import { deployVaults } from "@canopy/dev/vaults/deploy-vaults";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { createCredit } from "@canopy/server/bots/vault/credit";
import { createKnownVaults } from "@canopy/server/bots/vault/known-vaults";
import { createRuleQueue } from "@canopy/server/bots/vault/queue";
import { tickVaults } from "@canopy/server/bots/vault/tick";
import { connectChain } from "@canopy/server/chain/client";
import { freePort } from "@canopy/server/lib/port";
import { createSender } from "@canopy/server/sending/sender";
import { localExchange } from "@canopy/swap/deployments-local";
import { encodeFunctionData, parseEther, parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { Figure } from "../figures.ts";
import { quantile } from "../quantiles.ts";
import { note, type Scope } from "../scope.ts";

/** Vaults with all 32 rules that one can have. */
const VAULTS = 32;
const RULES = 32;
const TICKS = 60;
/** Milliseconds. */
const TARGET = 2_000;

/** A stop at a price that is never reached. Two of the listed tokens, Uniswap's pool with 0.05 %. */
const stop = {
  ...{ kind: 2, tokenIn: 1, tokenOut: 2, venue: 0, slippage: 50, interval: 60, notBefore: 0, expiry: 0 },
  ...{ left: 1, flipped: false, lastPrice: 0n, amount: 1_000_000n, fee: parseEther("0.02") },
  ...{ poolFee: 500, via: 0, viaFee: 0, trigger: 1n, second: 0n },
};

/** Measures the ticks of a keeper of 1,024 rules, with a key, on a local chain. */
export async function measureVaultRules(scope: Scope): Promise<Figure[]> {
  note("Deploying exchange and vaults on a local chain ...");
  const { signal } = new AbortController();
  await compileContracts(signal);
  const { client, process, rpcUrl } = await startAnvil({ port: await freePort(), signal });
  scope.defer(() => process.stop());
  const { members } = await readAccounts(client);
  await deployWorld(client);
  await deployExchange(client, { polUsd: 50_000_000n, members });
  const { factory } = await deployVaults(client);

  note(`Setting ${VAULTS * RULES} rules ...`);
  const create = encodeFunctionData({ abi: vaultFactoryAbi, functionName: "create" });
  const setRule = encodeFunctionData({ abi: vaultAbi, functionName: "setRule", args: [0n, stop] });
  for (const owner of members.slice(0, VAULTS)) {
    const vaultOf = { address: factory, abi: vaultFactoryAbi, functionName: "vaultOf" } as const;
    const to = await client.readContract({ ...vaultOf, args: [owner] });
    await sendAll(client, owner, [
      { to: factory, data: create },
      ...Array.from({ length: RULES }, () => ({ to, data: setRule })),
    ]);
  }

  note(`Ticking ${TICKS} times ...`);
  const reader = connectChain(rpcUrl);
  const account = privateKeyToAccount(generatePrivateKey());
  const pays = { maxFeePerGas: parseGwei("500"), bumpAfter: 60_000 };
  const keeper = {
    ...{ client: reader, multicall: localExchange.multicall, queue: createRuleQueue() },
    ...{ credit: createCredit(), sent: new Map(), unbooked: [] },
    vaults: createKnownVaults(reader, factory, 0n),
    sender: createSender({ client: reader, account, chainId: 31_337, ...pays }),
  };
  const times: number[] = [];
  for (let tick = 0; tick < TICKS; tick++) {
    const startedAt = performance.now();
    const { rules } = await tickVaults(keeper);
    times.push(performance.now() - startedAt);
    if (rules.length !== VAULTS * RULES) throw new Error(`The tick has read ${rules.length} rules`);
  }
  const figure = { unit: "ms", ratio: null, peer: null };
  const name = `tick of ${VAULTS * RULES} vault rules`;
  return [
    { ...figure, name: `${name}, p50`, value: quantile(times, 0.5), target: null },
    { ...figure, name: `${name}, p99`, value: quantile(times, 0.99), target: TARGET },
  ];
}
