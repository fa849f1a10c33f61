import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { parseEther } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";
import { afterEach, beforeAll, beforeEach, expect, onTestFailed, onTestFinished, test } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { Crowd, passDays } from "../../test/support/crowd.ts";
import { makeKeystore } from "../../test/support/make-keystore.ts";
import { startServerHere } from "../../test/support/server-here.ts";
import { type ServerProcess, spawnServer } from "../../test/support/server-process.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabaseUrl } from "../../test/support/test-database.ts";
import { startProxy } from "../../test/support/test-proxy.ts";

/** Few enough for a quick test; at a low block gas limit a day takes three batches. */
const MEMBERS = 150;
const LOW_GAS_LIMIT = 10_500_000n;

let chain: TestChain;
let crowd: Crowd;
let home: string;
let databaseUrl: string;
const running: ServerProcess[] = [];
beforeAll(async () => {
  chain = await getSharedChain();
  crowd = new Crowd(chain);
  await crowd.join(0, MEMBERS);
  await chain.client.setBlockGasLimit({ gasLimit: LOW_GAS_LIMIT });
}, 120_000);
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "canopy-keeper-"));
  databaseUrl = await createTestDatabaseUrl();
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
  await rm(home, { recursive: true, force: true });
});

const roles = ["--roles", "indexer,keeper"];
const toEnvironment = () => ({
  DATABASE_URL: databaseUrl,
  RPC_URL: chain.rpcUrl,
  CHAIN_ID: "31337",
  PLAN_ADDRESS: chain.plan,
  PLUS_ADDRESS: chain.plus,
  PLAN_BLOCK: String(chain.block),
});

/** A server with the roles indexer and keeper, without a port. */
function start(environment: Record<string, string> = {}): ServerProcess {
  const server = spawnServer({ ...toEnvironment(), LOG_LEVEL: "trace", ...environment }, roles);
  running.push(server);
  onTestFailed(() => {
    process.stderr.write(`Last lines of the server:\n${lastLines(server)}\n`);
  });
  return server;
}
const lastLines = ({ lines, stderr }: ServerProcess) =>
  [...lines.slice(-40).map((line) => JSON.stringify(line)), stderr()].join("\n");

async function fundedKey() {
  const key = generatePrivateKey();
  await chain.client.setBalance({ address: privateKeyToAddress(key), value: parseEther("1000") });
  return key;
}
/** The variables for an encrypted key with POL. */
async function keystore() {
  const password = "correct horse";
  const file = join(home, "key.json");
  await writeFile(file, makeKeystore(await fundedKey(), password));
  return { KEEPER_KEYSTORE: file, KEEPER_PASSWORD: password };
}
const roundsBehind = async () => {
  const plan = { address: chain.plan, abi: planAbi } as const;
  const [present, oldest] = await Promise.all([
    chain.client.readContract({ ...plan, functionName: "roundCounter" }),
    chain.client.readContract({ ...plan, functionName: "xRoundCounter" }),
  ]);
  return Number(present - oldest);
};
const isSettle = (duty: unknown) => JSON.stringify(duty).includes("settle round");
const settled = { timeout: 120_000, interval: 50 };
const allOutput = (servers: readonly ServerProcess[]) =>
  servers.map(({ lines, stderr }) => JSON.stringify(lines) + stderr()).join("");

test("completes a settlement after it was killed, and prints its key nowhere", {
  timeout: 300_000,
}, async () => {
  await passDays(chain, 1);
  const key = await fundedKey();
  const first = start({ KEEPER_KEY: key });
  await expect
    .poll(() => first.lines.some(({ msg, duty }) => msg === "transaction sent" && isSettle(duty)), settled)
    .toBe(true);
  first.child.kill("SIGKILL");
  expect(await first.ended).toBe("SIGKILL");
  expect(await roundsBehind()).toBe(1);

  const second = start({ KEEPER_KEY: key });
  await expect.poll(roundsBehind, settled).toBe(0);
  const output = allOutput([first, second]);
  expect(output).toContain(privateKeyToAddress(key));
  expect(output).not.toContain(key.slice(2));
});

test("retries while the node is unreachable, with an encrypted key", {
  timeout: 300_000,
}, async () => {
  await crowd.topUp(40, 60);
  await passDays(chain, 1);
  const proxy = await startProxy(chain.rpcUrl);
  const server = start({ RPC_URL: proxy.url, ...(await keystore()) });
  await server.line("transaction sent");
  await proxy.disconnect();
  await server.line("keeper look failed, retrying");
  expect(await roundsBehind()).toBe(1);
  await proxy.reconnect();
  await expect.poll(roundsBehind, settled).toBe(0);
  await server.line("keeper recovered");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(allOutput([server])).not.toContain("correct horse");
  await proxy.disconnect();
});

test("only reports without a key", async () => {
  await crowd.topUp(60, 70);
  await passDays(chain, 1);
  const server = await startServerHere(toEnvironment(), roles);
  onTestFinished(() => server.stop());
  await server.line("no keeper key configured");
  expect(await server.line("duties found")).toMatchObject({ level: 30 });
  expect(await roundsBehind()).toBe(1);
  expect(server.lines.some(({ msg }) => msg === "transaction sent")).toBe(false);
});

test("refuses to start with a wrong password", async () => {
  const starting = startServerHere(
    { ...toEnvironment(), ...(await keystore()), KEEPER_PASSWORD: "wrong horse" },
    roles,
  );
  await expect(starting).rejects.toThrow(
    /^KEEPER_KEYSTORE .* cannot be decrypted: wrong password\. Check KEEPER_PASSWORD\.$/,
  );
});
