import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mockV3AggregatorAbi } from "@canopy/protocol/abi/mock-v3-aggregator.gen";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { type Hex, parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type AmoyClient, deployFeed, readRichAccount, startAmoyChain } from "../test/amoy-chain.ts";
import { fillExample } from "../test/example-plan.ts";
import { type CommandResult, runCommand } from "../test/run-command.ts";
import { deploy } from "./deploy.ts";
import { networks } from "./networks.ts";
import { readOptions } from "./options.ts";

const command = fileURLToPath(new URL("commands/deploy-contracts.ts", import.meta.url));

const key = generatePrivateKey();
const account = privateKeyToAccount(key);
const deployer = account.address;
const addresses = () => privateKeyToAccount(generatePrivateKey()).address;
const [root, operator, commons] = [addresses(), addresses(), addresses()];

let amoy: Awaited<ReturnType<typeof startAmoyChain>>;
let chain: AmoyClient;
let folder: string;
let fresh: Hex;

beforeAll(async () => {
  amoy = await startAmoyChain();
  chain = amoy.client;
  await setUpFeed();
  await chain.setBalance({ address: deployer, value: parseEther("100") });
  folder = await mkdtemp(join(tmpdir(), "canopy-deploy-"));
  fresh = await chain.snapshot();
});
afterAll(async () => {
  await amoy.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await chain.revert({ id: fresh });
  fresh = await chain.snapshot();
  await rm(join(folder, "plan.record.json"), { force: true });
  await chain.setAutomine(true);
});

/** Puts Chainlink's mock at the feed's address. */
async function setUpFeed(): Promise<void> {
  const code = await chain.getCode({ address: await deployFeed(chain) });
  const { feed } = networks.amoy;
  await chain.setCode({ address: feed, bytecode: code ?? "0x" });
  await chain.setStorageAt({ address: feed, index: 0, value: `0x${"8".padStart(64, "0")}` });
  const report = { address: feed, abi: mockV3AggregatorAbi, functionName: "updateAnswer" } as const;
  const account = await readRichAccount(chain);
  const reported = await chain.writeContract({ ...report, args: [50_000_000n], account, chain: null });
  await chain.waitForTransactionReceipt({ hash: reported });
}

/** Writes the committed example, filled in, with seats and the changes of a test. */
async function writePlan(changes: Record<string, unknown> = {}): Promise<string> {
  const path = join(folder, "plan.json");
  const names = ["willow", "maple", "alder", "rowan", "hazel"];
  const uplines = ["canopy", "canopy", "willow", "willow", "maple"];
  const rows = names.map((name, index) => `${toSeatAccount(index)},${name},canopy,${uplines[index]}`);
  await writeFile(join(folder, "seats.csv"), `account,username,sponsor,upline\n${rows.join("\n")}\n`);
  const plan = {
    ...(await fillExample({ deployer, root, operator, commons })),
    seats: "seats.csv",
    seatsPerTransaction: 2,
    ...changes,
  };
  await writeFile(path, JSON.stringify(plan));
  return path;
}

const seats = Array.from({ length: 5 }, addresses);
const toSeatAccount = (index: number) => seats[index] ?? operator;

const toArguments = (path: string, args: readonly string[]) => [
  ...["--network", "amoy", "--rpc", amoy.rpcUrl, "--plan", path, "--confirmations", "0", ...args],
];

/** Runs the command; kills it as soon as its output matches `until`. */
function run(path: string, args: readonly string[] = [], until?: RegExp): Promise<CommandResult> {
  return runCommand(command, toArguments(path, args), { environment: { DEPLOYER_KEY: key }, until });
}

/** Does the same in this process. Returns what it prints; `say` can fail to stop it. */
async function runHere(
  path: string,
  args: readonly string[] = [],
  say: (line: string) => void = () => undefined,
): Promise<string> {
  const options = readOptions(toArguments(path, args));
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(line);
    say(line);
  };
  await deploy(options, options.execute ? account : null, print, { poll: 20, bumpAfter: 60_000 });
  return lines.join("\n");
}

/** Executes until a line matches. */
async function stopAt(path: string, stop: RegExp): Promise<void> {
  const fail = (line: string) => {
    if (stop.test(line)) throw new Error("Stopped");
  };
  await expect(runHere(path, ["--execute"], fail)).rejects.toThrow("Stopped");
}

const nonce = () => chain.getTransactionCount({ address: deployer });

async function recordedCore() {
  const schema = z.object({ core: z.object({ address: z.custom<Hex>(), block: z.number() }) });
  return schema.parse(JSON.parse(await readFile(join(folder, "plan.record.json"), "utf8"))).core;
}

test("the rehearsal prints everything and sends nothing", async () => {
  const output = await runHere(await writePlan());
  expect(output).toContain("Nothing was sent.");
  for (const part of ["poolShare        7300 (73 %)", "unitUSD          20000000000000000000 ($20)", commons])
    expect(output).toContain(part);
  expect(output).toMatch(/nonce 0 +core plan +\d+ gas/);
  expect(output).toMatch(/seats 6 to 6 +\d+ gas/);
  expect(await nonce()).toBe(0);
});

test("--execute deploys and verifies, and changes nothing when repeated", async () => {
  const path = await writePlan();
  const { code, output } = await run(path, ["--execute"]);
  expect(output).toContain("Verified on the chain");
  expect(code).toBe(0);
  expect(await nonce()).toBe(5);
  const { address, block } = await recordedCore();
  expect(BigInt(block)).toBeGreaterThan(0n);
  expect(await chain.readContract({ address, abi: planAbi, functionName: "nameToId", args: ["hazel"] })).toBe(
    6,
  );

  expect(await runHere(path, ["--execute"])).toContain("Verified on the chain");
  expect(await nonce()).toBe(5);
});

test("stopped before its first step, after one, or killed in between, it continues and repeats nothing", async () => {
  const path = await writePlan();
  for (const stop of [/Executing/, /✓ core plan/]) await stopAt(path, stop);
  await run(path, ["--execute"], /… seats 4/);
  expect(await runHere(path, ["--execute"])).toContain("Verified on the chain");
  expect(await nonce()).toBe(5);
}, 180_000);

test("killed while a transaction waits in the pool, it sends the same bytes again", async () => {
  const path = await writePlan();
  await chain.setAutomine(false);
  await run(path, ["--execute"], /… core plan: 0x/);
  const hashes = async () =>
    z
      .object({ steps: z.array(z.object({ attempts: z.array(z.object({ hash: z.string() })) })) })
      .parse(JSON.parse(await readFile(join(folder, "plan.record.json"), "utf8"))).steps[0]?.attempts;
  const before = await hashes();
  expect(before).toHaveLength(1);
  await chain.setAutomine(true);
  expect(await runHere(path, ["--execute"])).toContain("Verified on the chain");
  expect(await hashes()).toEqual(before);
});

test("a nonce that another transaction used stops it before it sends anything", async () => {
  const path = await writePlan();
  await stopAt(path, /Executing/);
  await chain.impersonateAccount({ address: deployer });
  const hash = await chain.sendTransaction({ account: deployer, to: operator, value: 1n, chain: null });
  await chain.waitForTransactionReceipt({ hash });
  await expect(runHere(path, ["--execute"])).rejects.toThrow(
    "Another transaction used the deployer's nonce 0 of core plan",
  );
  expect(await nonce()).toBe(1);
});

test("a changed plan refuses the record of another", async () => {
  await stopAt(await writePlan(), /Executing/);
  await expect(runHere(await writePlan({ maximumGwei: 499 }), ["--execute"])).rejects.toThrow(
    "records a deployment of another plan file",
  );
});

test("the command ends with 1 and a sentence when it refuses", async () => {
  const { code, output } = await run(await writePlan({ deployer: `0x${"0".repeat(40)}` }));
  expect(output).toContain("zero address. Replace it");
  expect(output).not.toContain("    at ");
  expect(code).toBe(1);
});

test.each([
  [
    "shares that do not add up",
    {
      rules: {
        pointsPerUnit: 10,
        maximumUnits: 5,
        shares: { sponsor: 1_000, pool: 7_300, heroPool: 200, commons: 1_000, operations: 501 },
      },
    },
    "add up to 10001",
  ],
  [
    "a feed without code",
    { feed: { address: operator, decimals: 8, maximumAge: 90_000 } },
    "does not respond like a Chainlink feed",
  ],
  [
    "other decimals",
    { feed: { address: networks.amoy.feed, decimals: 12, maximumAge: 90_000 } },
    "8 decimals, the plan says 12",
  ],
  [
    "a feed with 18 decimals",
    { feed: { address: networks.amoy.feed, decimals: 18, maximumAge: 90_000 } },
    "feed.decimals: must be at most 12",
  ],
  [
    "no fee for a username",
    { core: { unitUSD: "20", usernameFeeUSD: "0" } },
    "usernameFeeUSD: must be above 0",
  ],
  ["the operator as the commons", { commons: operator }, "commons: must be outside the plan"],
  ["the zero address as the commons", { commons: `0x${"0".repeat(40)}` }, "commons: is the zero address"],
  ["a commons that refuses POL", { commons: networks.amoy.feed }, "refuses POL"],
  ["an old genesis", { genesis: "2020-01-01T00:00:00Z", opensAt: "2099-01-02T00:00:00Z" }, "30 days ago"],
  ["a future genesis", { genesis: "2099-01-01T00:00:00Z", opensAt: "2099-01-02T00:00:00Z" }, "in the future"],
  ["a past opening", { genesis: "2026-01-01T00:00:00Z", opensAt: "2026-01-02T00:00:00Z" }, "is past"],
  ["another network", { network: "polygon" }, "is for polygon. Correct one of the two"],
])("refuses %s", async (_what, changes, sentence) => {
  await expect(runHere(await writePlan(changes))).rejects.toThrow(sentence);
});

test("refuses a node of another chain, and the key of another account", async () => {
  const path = await writePlan({ network: "polygon" });
  await expect(runHere(path, ["--network", "polygon"])).rejects.toThrow(
    "The node is on chain 80002, but polygon is chain 137.",
  );
  await expect(runHere(await writePlan({ deployer: operator }), ["--execute"])).rejects.toThrow(
    "the plan's deployer is",
  );
});
