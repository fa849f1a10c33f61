import { freePort } from "@canopy/server/lib/port";
import { wpolAbi } from "@canopy/swap/abi/wpol";
import { localAddress } from "@canopy/swap/deployments-local";
import { type Address, encodeFunctionData, erc20Abi, type Hex, zeroAddress } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FEW_ACCOUNTS, readAccounts } from "../src/chain/accounts.ts";
import { type LocalChain, startAnvil } from "../src/chain/anvil.ts";
import type { ChainClient } from "../src/chain/client.ts";
import { send } from "../src/chain/send.ts";
import { compileContracts } from "../src/contracts/compile.ts";
import { deployExchange } from "../src/exchange/deploy-exchange.ts";
import { findPool, readSqrtPrice } from "../src/exchange/pool-state.ts";
import { poolPlans, sortPair } from "../src/exchange/pools.ts";
import { blockAccount, createToken, giveToken, raisePrice, setPaused, setTransferFee } from "./exchange.ts";

const { signal } = new AbortController();
/** Accounts of no one. */
const friend: Address = "0x00000000000000000000000000000000000A11cE";
const stranger: Address = "0x0000000000000000000000000000000000000B0b";
const GAS = 500_000n;

let chain: LocalChain;
let client: ChainClient;
let holder: Address;

beforeAll(async () => {
  await compileContracts(signal);
  chain = await startAnvil({ port: await freePort(), accounts: FEW_ACCOUNTS, signal });
  ({ client } = chain);
  const { members } = await readAccounts(client);
  holder = members[0] ?? zeroAddress;
  await deployExchange(client, { polUsd: 50_000_000n, members: [holder] });
}, 120_000);
afterAll(() => chain.process.stop());

/** What a call from the holder returns. */
async function callToken(token: Address, data: Hex) {
  return (await client.call({ account: holder, to: token, data })).data;
}

const transfer = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, amount] });
const approve = (spender: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [spender, amount] });

function readBalance(address: Address, account: Address): Promise<bigint> {
  return client.readContract({ address, abi: erc20Abi, functionName: "balanceOf", args: [account] });
}

test("USDT returns nothing, and changes an allowance from or to 0 only", async () => {
  const usdt = localAddress("usdt");
  expect(await callToken(usdt, transfer(friend, 1n))).toBeUndefined();
  expect(await callToken(localAddress("usdc"), transfer(friend, 1n))).toBe(`0x${"1".padStart(64, "0")}`);
  await send(client, { from: holder, to: usdt, data: approve(friend, 5n), gas: GAS });
  await expect(callToken(usdt, approve(friend, 6n))).rejects.toThrow("approve 0 first");
  expect(await callToken(usdt, approve(friend, 0n))).toBeUndefined();
});

test("giveToken mints, setPaused stops all transfers, blockAccount those of one account", async () => {
  const usdc = localAddress("usdc");
  await giveToken(client, "usdc", friend, 7n);
  expect(await readBalance(usdc, friend)).toBe(7n);
  await setPaused(client, "usdc", true);
  await expect(callToken(usdc, transfer(friend, 1n))).rejects.toThrow("Pausable: paused");
  await setPaused(client, "usdc", false);
  await blockAccount(client, "usdc", friend);
  await expect(callToken(usdc, transfer(friend, 1n))).rejects.toThrow("account is blacklisted");
  await callToken(usdc, transfer(stranger, 1n));
});

test("createToken makes a token, and setTransferFee makes it keep a part of each transfer", async () => {
  const token = await createToken(client, { name: "Toll", symbol: "TOLL", decimals: 0 });
  await setTransferFee(client, token, 30_000);
  const { operator } = await readAccounts(client);
  const own = { abi: erc20Abi, address: token } as const;
  expect(await client.readContract({ ...own, functionName: "symbol" })).toBe("TOLL");
  expect(await client.readContract({ ...own, functionName: "decimals" })).toBe(0);
  await giveToken(client, token, operator, 1_000n);
  await send(client, { from: operator, to: token, data: transfer(stranger, 1_000n), gas: GAS });
  expect(await readBalance(token, stranger)).toBe(970n);
});

test("raisePrice makes a token dearer in every pool of the pair with liquidity", async () => {
  const plans = poolPlans.filter(
    ({ depth, pair }) => depth && pair.includes("wpol") && pair.includes("usdc"),
  );
  expect(plans.map(({ venue }) => venue)).toEqual(["uniswap", "uniswap", "quickswap"]);
  const read = (plan: (typeof plans)[number]) =>
    findPool(client, plan).then((pool) => readSqrtPrice(client, plan, pool));
  const before = await Promise.all(plans.map(read));
  await raisePrice(client, { token: "wpol", against: "usdc", rise: 50_000 });
  for (const [index, plan] of plans.entries()) {
    const ratio = (Number(await read(plan)) / Number(before[index])) ** 2;
    expect(sortPair(plan.pair)[0] === "wpol" ? ratio : 1 / ratio).toBeCloseTo(1.0506, 3);
  }
});

test("WPOL wraps POL one to one, and unwraps it", async () => {
  const wpol = localAddress("wpol");
  const call = (data: Hex, value = 0n) => send(client, { from: holder, to: wpol, data, value, gas: GAS });
  const withdraw = (amount: bigint) =>
    encodeFunctionData({ abi: wpolAbi, functionName: "withdraw", args: [amount] });
  await call("0x", 9n);
  expect(await readBalance(wpol, holder)).toBe(9n);
  const before = await client.getBalance({ address: wpol });
  await call(withdraw(4n));
  expect(await readBalance(wpol, holder)).toBe(5n);
  expect(before - (await client.getBalance({ address: wpol }))).toBe(4n);
  await expect(call(withdraw(6n))).rejects.toThrow("reverted");
});
