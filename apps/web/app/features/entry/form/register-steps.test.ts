import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import {
  createClient,
  custom,
  decodeFunctionData,
  encodeErrorResult,
  encodeFunctionResult,
  type Hex,
  toHex,
} from "viem";
import { expect, onTestFinished, test } from "vitest";
import { createConfig, http } from "wagmi";
import { connect } from "wagmi/actions";
import { mock } from "wagmi/connectors";
import { connectPlan, type PlanConnection } from "../../../chain/plan-chain.ts";
import { registerSteps } from "./register-steps.ts";

const account = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
const plan = "0x1111111111111111111111111111111111111111";
const chainTime = 2_000_000_000n;
const entry = { sponsor: "willow", username: "novice", value: 20n };

const taken = encodeErrorResult({ abi: planAbi, errorName: "ReferralNodeAlreadyHasTwoLegs" });

/** A plan with the automatic seats `free`, one after another, that rejects those in `occupied`. */
function fakeConnection(free: readonly string[], occupied: readonly string[], rpcUrl = "http://127.0.0.1:1") {
  const looked: string[] = [];
  const tried: (readonly unknown[])[] = [];
  const respond = (data: Hex): Hex => {
    const { functionName, args } = decodeFunctionData({ abi: planAbi, data });
    if (functionName === "autoReferral") {
      const referral = free[Math.min(looked.length, free.length - 1)] ?? "";
      looked.push(referral);
      return encodeFunctionResult({ abi: planAbi, functionName, result: [referral, 1, referral !== "", 0] });
    }
    if (functionName !== "registerAt") throw new Error(`unexpected ${functionName}`);
    tried.push(args);
    if (occupied.includes(args[1]))
      throw Object.assign(new Error("execution reverted"), { code: 3, data: taken });
    return "0x";
  };
  const connection = connectPlan({
    chainId: 31_337,
    chainName: "Local",
    rpcUrl,
    explorerUrl: null,
    plan,
    plus: null,
    vaultFactory: null,
    unitUSD: "20",
    plusUnitUSD: null,
    maximumUnits: 5,
    opensAt: "2026-11-09T00:00:00.000Z",
    commons: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    plusCommons: null,
    walletConnectProjectId: null,
    chatKeepDays: 30,
  });
  const client = createClient({
    chain: connection.chain,
    transport: custom(
      {
        async request({ method, params }: { method: string; params: [{ data: Hex }] }) {
          if (method === "eth_getBlockByNumber")
            return { number: "0x1", timestamp: toHex(chainTime), transactions: [] };
          if (method === "eth_call") return respond(params[0].data);
          throw new Error(`unexpected ${method}`);
        },
      },
      { retryCount: 0 },
    ),
  });
  return { plan: { ...connection, client } satisfies PlanConnection, looked, tried };
}

/** A wallet's node, which rejects transactions that take a seat below one of `occupied`. */
async function startWallet(occupied: readonly string[]) {
  const hash = `0x${"5".repeat(64)}`;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(await text(request));
    if (method !== "eth_sendTransaction") throw new Error(`unexpected ${method}`);
    const { args } = decodeFunctionData({ abi: planAbi, data: params[0].data });
    const referral = String(args?.[1]);
    asked.push(referral);
    const answer = occupied.includes(referral)
      ? { error: { code: 3, message: "execution reverted", data: taken } }
      : { result: hash };
    response.end(JSON.stringify({ jsonrpc: "2.0", id, ...answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, hash, asked };
}

async function connectWallets(address: `0x${string}`, { chain }: PlanConnection) {
  const config = createConfig({ chains: [chain], transports: { [chain.id]: http() }, storage: null });
  await connect(config, { connector: mock({ accounts: [address] }) });
  return config;
}

test("simulates the automatic seat with a deadline twenty minutes after the chain's time", async () => {
  const world = fakeConnection(["alder"], []);
  const wallets = await connectWallets(account, world.plan);
  const placement = await registerSteps(world.plan, wallets, account, { ...entry, seat: null }).simulate();
  expect(placement).toEqual({ seat: { referral: "alder", leg: "right" }, deadline: chainTime + 1_200n });
  expect(world.tried).toEqual([["willow", "alder", "novice", 1, chainTime + 1_200n]]);
});

test("replaces a taken automatic seat by the next free one", async () => {
  const world = fakeConnection(["alder", "rowan"], ["alder"]);
  const wallets = await connectWallets(account, world.plan);
  const placement = await registerSteps(world.plan, wallets, account, { ...entry, seat: null }).simulate();
  expect(placement.seat.referral).toBe("rowan");
});

test("gives up when every automatic seat is taken", async () => {
  const world = fakeConnection(["alder"], ["alder"]);
  const wallets = await connectWallets(account, world.plan);
  await expect(
    registerSteps(world.plan, wallets, account, { ...entry, seat: null }).simulate(),
  ).rejects.toThrow(/ReferralNodeAlreadyHasTwoLegs/);
  expect(world.looked).toHaveLength(3);
});

test("never replaces a manually chosen seat", async () => {
  const world = fakeConnection(["rowan"], ["alder"]);
  const wallets = await connectWallets(account, world.plan);
  const seat = { referral: "alder", leg: "left" } as const;
  await expect(registerSteps(world.plan, wallets, account, { ...entry, seat }).simulate()).rejects.toThrow();
  expect(world.tried.map((args) => args[3])).toEqual([0]);
  expect(world.looked).toHaveLength(0);
});

test("replaces an automatic seat that is taken between the simulation and the wallet", async () => {
  const wallet = await startWallet(["alder"]);
  const world = fakeConnection(["alder", "rowan"], [], wallet.url);
  const wallets = await connectWallets(account, world.plan);
  const steps = registerSteps(world.plan, wallets, account, { ...entry, seat: null });
  expect(await steps.send(await steps.simulate())).toBe(wallet.hash);
  expect(wallet.asked).toEqual(["alder", "rowan"]);
});

test("asks the wallet once for a manually chosen seat that is taken", async () => {
  const wallet = await startWallet(["alder"]);
  const world = fakeConnection(["rowan"], [], wallet.url);
  const wallets = await connectWallets(account, world.plan);
  const seat = { referral: "alder", leg: "left" } as const;
  const steps = registerSteps(world.plan, wallets, account, { ...entry, seat });
  await expect(steps.send(await steps.simulate())).rejects.toThrow(/ReferralNodeAlreadyHasTwoLegs/);
  expect(wallet.asked).toEqual(["alder"]);
});

test("another account in the wallet stops it before any request", async () => {
  const world = fakeConnection(["alder"], []);
  const wallets = await connectWallets("0x2222222222222222222222222222222222222222", world.plan);
  await expect(
    registerSteps(world.plan, wallets, account, { ...entry, seat: null }).simulate(),
  ).rejects.toMatchObject({ name: "ConnectorAccountNotFoundError" });
  expect(world.tried).toHaveLength(0);
});
