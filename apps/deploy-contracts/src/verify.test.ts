import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCreationCode } from "@canopy/dev/contracts/artifacts";
import { constructorArgument } from "@canopy/protocol/abi/constructor-argument";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import {
  type Address,
  createPublicClient,
  getContractAddress,
  type Hex,
  http,
  numberToHex,
  pad,
  zeroAddress,
} from "viem";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  type AmoyClient,
  deployFeed,
  readRichAccount,
  startAmoyChain,
  waitForContract,
} from "../test/amoy-chain.ts";
import { fillExample } from "../test/example-plan.ts";
import { runCommand } from "../test/run-command.ts";
import { readBuild } from "./build.ts";
import { parsePlan, toRules, toSetup } from "./plan-file.ts";
import { verifyDeployment } from "./verify.ts";
import { type Findings, verifyPublished } from "./verify-published.ts";

const command = fileURLToPath(new URL("commands/verify-deployment.ts", import.meta.url));

const root = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
const operator = "0x52908400098527886E0F7030069857D2E4169EE7";
const commons = "0x000000000000000000000000000000000000dEaD";
const other = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";
const IMPLEMENTATION = "0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc";

let amoy: Awaited<ReturnType<typeof startAmoyChain>>;
let chain: AmoyClient;
let folder: string;
let plan: Address;
let plus: Address;
let file: Record<string, unknown>;
let fresh: Hex;

beforeAll(async () => {
  amoy = await startAmoyChain();
  chain = amoy.client;
  folder = await mkdtemp(join(tmpdir(), "canopy-verify-"));
  [plan, plus] = await deployPlans();
  fresh = await chain.snapshot();
});
afterAll(async () => {
  await amoy.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await chain.revert({ id: fresh });
  fresh = await chain.snapshot();
});

/** Deploys a feed, and both plans by the committed example, filled in. */
async function deployPlans(): Promise<[Address, Address]> {
  const deployer = await readRichAccount(chain);
  const { plan: bytecode } = await readCreationCode();
  const feed = await deployFeed(chain);
  file = {
    ...(await fillExample({ deployer, root, operator, commons })),
    feed: { address: feed, decimals: 8, maximumAge: 90_000 },
  };
  const reviewed = parsePlan(JSON.stringify(file), "plan.json");
  const rules = toRules(reviewed);
  async function deploy(rulesOfPlan: typeof rules.core, core: Address): Promise<Address> {
    const argument = constructorArgument(rulesOfPlan, toSetup(reviewed), core);
    const call = { abi: planAbi, bytecode, args: [argument], chain: null } as const;
    return waitForContract(chain, await chain.deployContract({ ...call, account: reviewed.deployer }));
  }
  const core = await deploy(rules.core, zeroAddress);
  return [core, await deploy(rules.plus ?? rules.core, core)];
}

/** Verifies with the reviewed file and the changes of a test, as the command does. */
async function verify(
  changes: Record<string, unknown> = {},
  published: { plus?: Address } = {},
): Promise<Findings> {
  const client = createPublicClient({ transport: http(amoy.rpcUrl), cacheTime: 0 });
  const reviewed = parsePlan(JSON.stringify({ ...file, ...changes }), "plan.json");
  return verifyPublished({ client, plan, plus: null, ...published, file: reviewed }, await readBuild());
}

/** The command's arguments, with the reviewed file. */
async function toReviewed(...args: string[]): Promise<string[]> {
  const path = join(folder, "plan.json");
  await writeFile(path, JSON.stringify(file));
  return ["--rpc", amoy.rpcUrl, "--plan", plan, "--parameters", path, ...args];
}

const toViews = (address: Address) => getContractAddress({ from: address, nonce: 1n });

/** Replaces a word in all immutables of deployed code. */
async function replaceWord(address: Address, from: Hex, to: Hex): Promise<void> {
  const code = (await chain.getCode({ address })) ?? "0x";
  const changed = code.replaceAll(pad(from).slice(2).toLowerCase(), pad(to).slice(2).toLowerCase());
  expect(changed).not.toBe(code);
  await chain.setCode({ address, bytecode: `0x${changed.slice(2)}` });
}

describe("a true deployment", () => {
  test("passes, and its addresses and shares are printed", async () => {
    const { code, output } = await runCommand(command, await toReviewed("--plus", plus));
    expect(output).toContain("The constructor's arguments equal the reviewed file.");
    expect(output).toContain(`commons          ${commons}`);
    expect(output).toContain(`operations       ${operator}`);
    expect(output).toContain("day pool 73 %, HeroPool 2 %, commons 10 %, operations 5 %; sum 100 %");
    expect(output).not.toContain("Different");
    expect(code).toBe(0);
  });

  test("passes without a reviewed file, which leaves the terms to the reader", async () => {
    const { code, output } = await verifyDeployment(["--rpc", amoy.rpcUrl, "--plan", plan]);
    expect(output).toContain("or pass the reviewed file with --parameters");
    expect(code).toBe(0);
  });

  test("passes after the owner of the root seat moved it", async () => {
    const core = { address: plan, abi: planAbi, chain: null } as const;
    for (const account of [root, other] as const) {
      await chain.impersonateAccount({ address: account });
      await chain.setBalance({ address: account, value: 10n ** 18n });
    }
    const started = await chain.writeContract({
      ...core,
      functionName: "changeAddress",
      args: [other],
      account: root,
    });
    await chain.waitForTransactionReceipt({ hash: started });
    const accepted = await chain.writeContract({
      ...core,
      functionName: "acceptAddress",
      args: ["canopy"],
      account: other,
    });
    await chain.waitForTransactionReceipt({ hash: accepted });
    const { lines, differences } = await verify();
    expect(lines.join("\n")).toContain(`root seat        canopy ${other}`);
    expect(differences).toEqual([]);
  });
});

describe("another reviewed file fails:", () => {
  const shares = { sponsor: 1_000, pool: 7_400, heroPool: 200, commons: 900, operations: 500 };
  test.each([
    ["another commons", { commons: other }, `core plan: commons is ${commons} instead of ${other}`],
    ["another operator", { operator: other }, `core plan: operator is ${operator} instead of ${other}`],
    [
      "another share",
      { rules: { pointsPerUnit: 10, maximumUnits: 5, shares } },
      "core plan: poolShare is 7300 instead of 7400",
    ],
    [
      "another root",
      { root: { account: other, username: "canopy" } },
      `core plan: root is ${root} instead of ${other}`,
    ],
    ["another network", { network: "polygon" }, "node: chain 80002, but the reviewed file is for polygon"],
  ])("%s", async (_what, changes, sentence) => {
    expect((await verify(changes)).differences).toContainEqual(expect.stringContaining(sentence));
  });
});

describe("another contract fails:", () => {
  test.each<[string, () => Promise<unknown>, string]>([
    [
      "a plan that pays another commons than its views say",
      () => replaceWord(plan, commons, other),
      "the code differs from the published source at byte",
    ],
    [
      "views with a byte more",
      async () => {
        const address = toViews(plan);
        const code = await chain.getCode({ address });
        await chain.setCode({ address, bytecode: `${code ?? "0x"}00` });
      },
      "views of the core plan",
    ],
    [
      "shares that do not add up",
      () => replaceWord(toViews(plan), numberToHex(7_300), numberToHex(7_301)),
      "core plan: the shares add up to 100.01 % instead of 100 %",
    ],
    [
      "terms that the published constructor refuses",
      () => replaceWord(toViews(plan), numberToHex(7_300), numberToHex(7_301)),
      "the published constructor refuses these terms (InvalidArgument)",
    ],
    [
      "a proxy with an implementation slot",
      () => chain.setStorageAt({ address: plan, index: IMPLEMENTATION, value: pad(other) }),
      `is a proxy of ${other.toLowerCase()}`,
    ],
    [
      "a minimal proxy",
      async () => {
        const bytecode =
          `0x363d3d373d3d3d363d73${toViews(plan).slice(2)}5af43d82803e903d91602b57fd5bf3` as const;
        await chain.setCode({ address: plan, bytecode });
      },
      "is a proxy of",
    ],
    [
      "no plan at all",
      async () => {
        const { address } = z.object({ address: z.custom<Address>() }).parse(file["feed"]);
        await chain.setCode({ address: plan, bytecode: (await chain.getCode({ address })) ?? "0x" });
      },
      "does not behave like a plan",
    ],
    ["no contract", () => chain.setCode({ address: plan, bytecode: "0x" }), "core plan: no code at"],
  ])("%s", async (_what, change, sentence) => {
    await change();
    expect((await verify()).differences).toContainEqual(expect.stringContaining(sentence));
  });

  test("a Plus plan of another core plan", async () => {
    const { code, output } = await verifyDeployment(await toReviewed("--plus", plan));
    expect(output).toContain(`Plus plan: core is ${zeroAddress} instead of ${plan}`);
    expect(code).toBe(1);
  });
});

test.each([
  [["--plan", "0x1"], "--plan must be the address of a plan"],
  [["--plan", commons, "--rpc", "http://127.0.0.1:1"], "Check the node of --rpc"],
  [["--plan", commons, "--parameters", "missing.json"], "Could not read missing.json"],
])("%j cannot be verified", async (args, sentence) => {
  const { code, output } = await verifyDeployment(["--rpc", amoy.rpcUrl, ...args]);
  expect(output).toContain(sentence);
  expect(code).toBe(2);
});
