import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connectChain } from "@canopy/dev/chain/client";
import { readCreationCode } from "@canopy/dev/contracts/artifacts";
import { compileContracts } from "@canopy/dev/contracts/compile";
import { findFoundry } from "@canopy/dev/contracts/foundry";
import { deployExchange } from "@canopy/dev/exchange/deploy-exchange";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { vaultFactoryAbi } from "@canopy/protocol/abi/vault-factory.gen";
import { freePort } from "@canopy/server/lib/port";
import { spawnGuarded } from "@canopy/server/lib/process/guarded";
import { localAddress, localExchange } from "@canopy/swap/deployments-local";
import { polygonExchange } from "@canopy/swap/deployments-polygon";
import { type Address, type Hex, type PrivateKeyAccount, parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { runCommand } from "../../test/run-command.ts";
import { networks } from "../networks.ts";
import { readVaultBuild } from "./build.ts";
import { compareVaults } from "./compare.ts";
import { deployVaults } from "./deploy.ts";
import { vaultRecordSchema } from "./record.ts";
import { planVaults } from "./steps.ts";
import { readTermsFile } from "./terms-file.ts";
import { verifyVaults } from "./verify.ts";

const command = fileURLToPath(new URL("../commands/deploy-vaults.ts", import.meta.url));
const verifyCommand = fileURLToPath(new URL("../commands/verify-vaults.ts", import.meta.url));
const example = fileURLToPath(new URL("../../examples/polygon-vaults.json", import.meta.url));

const key = generatePrivateKey();
const account = privateKeyToAccount(key);
const deployer = account.address;

let chain: ReturnType<typeof connectChain>;
let rpcUrl: string;
let stop: () => Promise<void>;
let folder: string;
let fresh: Hex;

/** A local chain with Polygon's id and the local exchange. */
beforeAll(async () => {
  await compileContracts(new AbortController().signal);
  const port = await freePort();
  rpcUrl = `http://127.0.0.1:${port}`;
  const anvil = spawnGuarded(findFoundry("anvil"), [
    ...["--port", String(port), "--chain-id", String(networks.polygon.chainId), "--hardfork", "prague"],
  ]);
  stop = () => anvil.stop();
  chain = connectChain(rpcUrl);
  await vi.waitFor(() => chain.getChainId(), { timeout: 20_000 });
  await deployPlanFeed();
  await deployExchange(chain, { polUsd: 50_000_000n, members: [] });
  await chain.setBalance({ address: deployer, value: parseEther("100") });
  folder = await mkdtemp(join(tmpdir(), "canopy-vaults-"));
  fresh = await chain.snapshot();
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await chain.revert({ id: fresh });
  fresh = await chain.snapshot();
  await rm(join(folder, "vaults.record.json"), { force: true });
});

/** The first contract of the first account is the feed that the local exchange expects. */
async function deployPlanFeed(): Promise<void> {
  const [first = deployer] = await chain.getAddresses();
  const { feed: bytecode } = await readCreationCode();
  const call = { abi: mockV3AggregatorAbi, bytecode, args: [8, 50_000_000n], chain: null } as const;
  const hash = await chain.deployContract({ ...call, account: first });
  await chain.waitForTransactionReceipt({ hash });
}

const [description = ""] = localExchange.feeds[0]?.descriptions ?? [];
const tokens = localExchange.feeds.map(({ token, feed, maximumAge }) => {
  const listed = localExchange.tokens.find(({ address }) => address === token);
  const { symbol, decimals } = listed ?? { symbol: "", decimals: 0 };
  return { token, symbol, decimals, feed, description, feedDecimals: 8, maximumAge };
});
const routers = {
  uniswap: localAddress("uniswapRouter"),
  quickswap: localAddress("quickswapRouter"),
};

async function writeTerms(changes: Record<string, unknown> = {}): Promise<string> {
  const path = join(folder, "vaults.json");
  const terms = { network: "polygon", deployer, tokens, routers, maximumGwei: 500, ...changes };
  await writeFile(path, JSON.stringify(terms));
  return path;
}

const readOptions = (planPath: string) => ({
  ...{ network: "polygon" as const, rpcUrl, planPath, execute: false, confirmations: 0n },
  recordPath: join(folder, "vaults.record.json"),
});

/** What the command prints; without an account it only rehearses. */
async function deploy(changes: Record<string, unknown> = {}, signer: PrivateKeyAccount | null = null) {
  const lines: string[] = [];
  const options = readOptions(await writeTerms(changes));
  await deployVaults(options, signer, (line) => lines.push(line), { poll: 20, bumpAfter: 5_000 });
  return lines.join("\n");
}

async function readFactory(): Promise<Address> {
  const text = await readFile(join(folder, "vaults.record.json"), "utf8");
  return vaultRecordSchema.parse(JSON.parse(text)).factory.address;
}

const toArguments = async (factory: Address) => [
  ...["--rpc", rpcUrl, "--factory", factory, "--parameters", await writeTerms()],
];

/** How the chain differs from a deployment of changed terms at the same addresses. */
async function compare(changes: Record<string, unknown>): Promise<string[]> {
  const { terms } = await readTermsFile(await writeTerms(changes));
  return compareVaults(chain, terms, planVaults(terms, await readVaultBuild(), 0));
}

/** Changes the first token of the terms. */
const withToken = (changes: Record<string, unknown>) => ({
  tokens: tokens.map((token, index) => (index === 0 ? { ...token, ...changes } : token)),
});

test("a rehearsal trades on the fork, prints everything, and sends nothing", async () => {
  const output = await deploy();
  expect(output).toContain("Rehearsed, verified and traded on a fork of the chain. Nothing was sent.");
  for (const { token, feed } of localExchange.feeds) {
    expect(output).toContain(token);
    expect(output).toContain(feed);
    expect(output).toContain(`! ${token} is not in the site's list`);
  }
  expect(output).toContain(`Uniswap          ${routers.uniswap}`);
  expect(output).toContain(`QuickSwap        ${routers.quickswap}`);
  expect(await chain.getTransactionCount({ address: deployer })).toBe(0);
});

test("an execution is recorded, verified, and done once", async () => {
  const output = await deploy({}, account);
  expect(output).toContain("Verified on the chain");
  const factory = await readFactory();
  expect(output).toContain(`VAULT_FACTORY_ADDRESS=${factory}`);
  expect(await chain.getTransactionCount({ address: deployer })).toBe(2);

  const implementation = await chain.readContract({
    address: factory,
    abi: vaultFactoryAbi,
    functionName: "implementation",
  });
  const at = { address: implementation, abi: vaultAbi } as const;
  expect(await chain.readContract({ ...at, functionName: "routers" })).toEqual([
    routers.uniswap,
    routers.quickswap,
  ]);
  const input = await readFile(join(folder, "vaults.factory.standard-input.json"), "utf8");
  const sources = z.object({ sources: z.record(z.string(), z.unknown()) }).parse(JSON.parse(input)).sources;
  expect(Object.keys(sources)).toContain("src/vault/VaultExecutions.sol");

  expect(await deploy({}, account)).toContain("Gas in all         0");
  expect(await chain.getTransactionCount({ address: deployer })).toBe(2);
});

test("a killed command continues at the same addresses", async () => {
  const path = await writeTerms();
  const args = ["--network", "polygon", "--rpc", rpcUrl, "--plan", path, "--execute"];
  await runCommand(command, args, { environment: { DEPLOYER_KEY: key }, until: /Executing/ });
  expect(await deploy({}, account)).toContain("Verified on the chain");
  expect(await chain.getTransactionCount({ address: deployer })).toBe(2);
}, 120_000);

test("anyone can compare a factory with the source and the terms", async () => {
  await deploy({}, account);
  const factory = await readFactory();
  const { code, output } = await runCommand(verifyCommand, await toArguments(factory));
  expect(output).toContain("equals the published source with the reviewed terms");
  expect(code).toBe(0);

  const differences = {
    order: await compare({ tokens: tokens.toReversed() }),
    router: await compare({ routers: { ...routers, uniswap: routers.quickswap } }),
    feed: await compare(withToken({ feed: localAddress("usdcFeed") })),
    age: await compare(withToken({ maximumAge: 3_601 })),
  };
  expect(differences).toEqual({
    order: [],
    router: [expect.stringMatching(/^Vault at .* differs/)],
    feed: [expect.stringMatching(/^the list of tokens at .* differs/)],
    age: [expect.stringMatching(/^the list of tokens at .* differs/)],
  });

  await chain.setCode({ address: factory, bytecode: "0x00" });
  const changed = await verifyVaults(await toArguments(factory));
  expect(changed.output).toContain(`VaultFactory at ${factory}: the code differs from the build's`);
  expect(changed.code).toBe(1);
  const stranger = await verifyVaults(await toArguments(routers.uniswap));
  expect(stranger.output).toContain("has not created the factory");
  expect(stranger.code).toBe(2);
}, 120_000);

test.each([
  ["the unchanged example's deployer", { deployer: `0x${"0".repeat(40)}` }, "zero address. Replace it"],
  ["a token twice", { tokens: [tokens[0], tokens[0]] }, "lists a token twice"],
  ["no router", { routers: { uniswap: null, quickswap: null } }, "without a router no rule can trade"],
  ["a token without code", withToken({ token: deployer }), "does not respond like a token"],
  ["another symbol", withToken({ symbol: "MATIC" }), "is WPOL, the terms say MATIC"],
  ["other decimals", withToken({ decimals: 6 }), "has 18 decimals, the terms say 6"],
  ["a feed without code", withToken({ feed: deployer }), "does not respond like a Chainlink feed"],
  ["another feed", withToken({ description: "ETH / USD" }), 'the terms say "ETH / USD"'],
  ["a feed with other decimals", withToken({ feedDecimals: 18 }), "has 8 decimals, the terms say 18"],
  [
    "a router without code",
    { routers: { ...routers, uniswap: deployer } },
    "has no exactInputSingle and no exactInput with a deadline",
  ],
  [
    "the router of the other venue",
    { routers: { uniswap: routers.quickswap, quickswap: routers.uniswap } },
    "has no exactInputSingle with a deadline",
  ],
  ["routers whose WPOL is not listed", { tokens: tokens.slice(1) }, "as WPOL, and the terms do not list it"],
  ["another network", { network: "amoy" }, "is for amoy. Correct one of the two"],
])("refuses %s", async (_what, changes, sentence) => {
  await expect(deploy(changes)).rejects.toThrow(sentence);
});

test("refuses a stale feed", async () => {
  await chain.increaseTime({ seconds: 7_200 });
  await chain.mine({ blocks: 1 });
  await expect(deploy()).rejects.toThrow(/The feed of WPOL is \d+ s old, the terms allow 3600 s/);
});

test("on Amoy says that there is no exchange, and does nothing", async () => {
  const args = ["--network", "amoy", "--rpc", rpcUrl, "--plan", "none.json"];
  const { code, output } = await runCommand(command, args);
  expect(output).toContain("amoy has no exchange in which a rule could trade, so it gets no vaults");
  expect(code).toBe(0);
});

test("the example has the addresses that the site knows", async () => {
  const path = join(folder, "example.json");
  const text = (await readFile(example, "utf8")).replace(`0x${"0".repeat(40)}`, deployer);
  await writeFile(path, text);
  const { terms } = await readTermsFile(path);
  const byToken = new Map(polygonExchange.feeds.map((feed) => [feed.token, feed]));
  expect(terms.tokens).toHaveLength(polygonExchange.feeds.length);
  for (const { token, symbol, decimals, feed, description, maximumAge } of terms.tokens) {
    const known = byToken.get(token);
    expect({ feed, maximumAge }).toEqual({ feed: known?.feed, maximumAge: known?.maximumAge });
    expect(known?.descriptions).toContain(description);
    expect(polygonExchange.tokens).toContainEqual(
      expect.objectContaining({ address: token, symbol, decimals }),
    );
  }
  expect(Object.values(terms.routers)).toEqual(polygonExchange.venues.map(({ router }) => router));
});
