import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { connectChain } from "../src/chain/client.ts";
import { chainFiles } from "../src/chain/state.ts";
import { readRecord } from "../src/world-record.ts";
import { Command, newPlace, type Place } from "./command.ts";
import { temporaryFolder } from "./folder.ts";
import { joinPlan } from "./member.ts";

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new Socket();
    const finish = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.once("connect", () => finish(true)).once("error", () => finish(false));
    socket.connect(port, "127.0.0.1");
  });
}

/** Nothing is left of the command: no port listens, no lock is held, no database runs. */
async function expectNothingLeft(place: Place): Promise<void> {
  expect(await isListening(place.port)).toBe(false);
  expect(await isListening(place.chainPort)).toBe(false);
  expect(existsSync(join(place.home, "lock"))).toBe(false);
  expect(existsSync(join(place.home, "db", "data", "postmaster.pid"))).toBe(false);
}

async function openPlan(place: Place) {
  const record = await readRecord(place.home);
  if (typeof record === "string") throw new Error(`world.json is ${record}`);
  return {
    client: connectChain(`http://127.0.0.1:${place.chainPort}`),
    plan: { address: record.plan, abi: planAbi } as const,
  };
}

async function registerMember(place: Place, username: string): Promise<void> {
  const { client, plan } = await openPlan(place);
  await joinPlan(client, plan.address, { username });
}

/** Registers a member, mines more blocks, and waits until the index has the member. */
async function registerAndIndex(place: Place, username: string, blocks = 0): Promise<void> {
  await registerMember(place, username);
  const { client } = await openPlan(place);
  if (blocks > 0) await client.mine({ blocks });
  await expect
    .poll(() => getJson(place, `/api/members/${username}`), { timeout: 10_000 })
    .toMatchObject({ status: 200 });
}

async function isMember(place: Place, username: string): Promise<boolean> {
  const { client, plan } = await openPlan(place);
  return (await client.readContract({ ...plan, functionName: "nameToId", args: [username] })) !== 0;
}

async function getJson(place: Place, path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`http://127.0.0.1:${place.port}${path}`);
  return { status: response.status, body: await response.json() };
}

const LIMIT = { timeout: 300_000 };
/** Set by `npm run test:long`. */
const { TEST_LONG } = process.env;

/** A world that was started and stopped once: making one is most of a first start. */
let stoppedWorld: string | undefined;
afterAll(async () => {
  if (stoppedWorld !== undefined) await rm(stoppedWorld, { recursive: true, force: true });
});

async function saveWorld({ home }: Place): Promise<void> {
  stoppedWorld = await mkdtemp(join(tmpdir(), "canopy-world-"));
  copyFolder(home, stoppedWorld);
}

async function copyWorld(): Promise<Place> {
  const place = await newPlace(await temporaryFolder());
  if (stoppedWorld === undefined) {
    const command = new Command(place);
    await command.ready();
    command.pressCtrlC();
    await command.ended();
    await saveWorld(place);
  } else copyFolder(stoppedWorld, place.home);
  return place;
}

/** Keeps the owner of each file: PostgreSQL does not run as root. */
function copyFolder(from: string, to: string): void {
  execFileSync("cp", ["-a", `${from}/.`, to]);
}

test(
  "start, Ctrl-C, start again, kill, npm start: nothing is left running and nothing is lost",
  LIMIT,
  async () => {
    const place = await newPlace(await temporaryFolder());
    const first = new Command(place);
    await first.ready();
    expect(first.output).toContain(`http://127.0.0.1:${place.port}`);
    const page = await fetch(`http://127.0.0.1:${place.port}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<html");
    await registerAndIndex(place, "newcomer");

    first.pressCtrlC();
    first.pressCtrlC();
    expect(await first.ended()).toBe(0);
    await expectNothingLeft(place);
    await saveWorld(place);

    // Nothing is made again.
    const second = new Command(place);
    await second.ready();
    expect(first.output).toContain("Deploying the contracts");
    expect(second.output).not.toMatch(/Building|Deploying/);
    expect(await isMember(place, "newcomer")).toBe(true);
    expect(await getJson(place, "/api/members/newcomer")).toMatchObject({ status: 200 });

    // A second start in the same folder.
    const copy = new Command({ ...place, port: place.port + 1, chainPort: place.chainPort + 1 });
    expect(await copy.ended()).toBe(1);
    expect(copy.output).toContain(
      `Canopy is already running in ${place.home} (process ${second.process.pid})`,
    );
    expect(copy.output).not.toContain("    at ");

    // Kill the command itself: its children exit, and the chain still writes its state.
    await registerMember(place, "latecomer");
    second.process.kill("SIGKILL");
    await second.ended();
    await expect.poll(() => isListening(place.port), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => isListening(place.chainPort), { timeout: 20_000 }).toBe(false);

    const npm = new Command(place, ["npm", "start"]);
    await npm.ready();
    expect(await isMember(place, "latecomer")).toBe(true);
    expect(await getJson(place, "/api/members/latecomer")).toMatchObject({ status: 200 });

    // A signal to npm alone ends the processes that it started.
    npm.process.kill("SIGTERM");
    await npm.ended();
    await expect.poll(() => existsSync(join(place.home, "lock")), { timeout: 20_000 }).toBe(false);
    await expectNothingLeft(place);
  },
);

test.runIf(TEST_LONG === "1")(
  "after everything was killed at once, a start continues with the world",
  LIMIT,
  async () => {
    const place = await copyWorld();
    const first = new Command(place);
    await first.ready();
    await registerAndIndex(place, "passerby");
    // The database can hold blocks that anvil has not written, or only half.
    await first.killEverything();
    const second = new Command(place);
    await second.ready();
    expect(await isMember(place, "willow")).toBe(true);
    expect(await getJson(place, "/api/members/willow")).toMatchObject({ status: 200 });
    second.pressCtrlC();
    expect(await second.ended()).toBe(0);
    await expectNothingLeft(place);
  },
);

test.runIf(TEST_LONG === "1")(
  "after the chain lost blocks, the index removes them, or is built again without final ones",
  { timeout: 2 * LIMIT.timeout },
  async () => {
    const place = await copyWorld();
    const { state } = chainFiles(place.home);
    const older = await readFile(state);
    const first = new Command(place);
    await first.ready();
    await registerAndIndex(place, "passerby");
    first.process.kill("SIGTERM");
    expect(await first.ended()).toBe(0);

    // The index removes a few lost blocks.
    await writeFile(state, older);
    const second = new Command(place);
    await second.ready();
    expect(second.output).not.toContain("built again");
    expect(await getJson(place, "/api/members/passerby")).toMatchObject({ status: 404 });
    await registerAndIndex(place, "stranger", 150);
    second.pressCtrlC();
    await second.ended();

    // Without blocks that were final, the index is set aside.
    await writeFile(state, older);
    const third = new Command(place);
    await third.ready();
    expect(third.output).toMatch(/The index is built again, because .*old-/);
    expect(await getJson(place, "/api/members/stranger")).toMatchObject({ status: 404 });
    expect(await getJson(place, "/api/members/willow")).toMatchObject({ status: 200 });
    third.pressCtrlC();
    expect(await third.ended()).toBe(0);
    await expectNothingLeft(place);
  },
);

test("Ctrl-C while starting leaves nothing behind", LIMIT, async () => {
  const place = await newPlace(await temporaryFolder());
  const command = new Command(place);
  await expect.poll(() => isListening(place.chainPort), { timeout: 60_000, interval: 20 }).toBe(true);
  command.pressCtrlC();
  expect(await command.ended()).toBe(130);
  await expectNothingLeft(place);
  expect(existsSync(chainFiles(place.home).folder)).toBe(false);
});

test.each([
  ["port", "PORT"],
  ["chainPort", "CHAIN_PORT"],
] as const)("a %s in use is one sentence that names the variable", LIMIT, async (which, variable) => {
  const place = await newPlace(await temporaryFolder());
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(place[which], "127.0.0.1", resolve));
  onTestFinished(() => void other.close());

  const command = new Command(place);
  expect(await command.ended()).toBe(1);
  expect(command.output).toContain(`Port ${place[which]} is in use by another program`);
  expect(command.output).toContain(`${variable}=`);
  expect(command.output).not.toContain("    at ");
});
