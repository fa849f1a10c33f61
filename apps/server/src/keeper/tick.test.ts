import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { HERO, KNIGHT, NO_RANK } from "@canopy/protocol/rules/rank";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { Crowd, passDays, reorganise } from "../../test/support/crowd.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { createTestKeeper } from "../../test/support/test-keeper.ts";
import type { Database, PlanName } from "../database/tables.ts";

/** One large network: each test continues on a later day than the one before. */
const MEMBERS = 160;
const PLUS_MEMBERS = 40;
/** The members with six above them: half of the network, evenly in both legs of all others. */
const LEVEL = [63, 127] as const;
/** anvil's default, and a limit that splits a day of all members into several batches. */
const GAS_LIMIT = 30_000_000n;
const LOW_GAS_LIMIT = 4_000_000n;

let chain: TestChain;
/** An empty index, so that keepers settle from the node's events. */
let empty: Database;
let indexed: Database;
let crowd: Crowd;
beforeAll(async () => {
  [chain, empty, indexed] = await Promise.all([getSharedChain(), createTestDatabase(), createTestDatabase()]);
  crowd = new Crowd(chain);
  await crowd.join(0, MEMBERS);
  await crowd.join(0, PLUS_MEMBERS, "plus");
}, 120_000);
afterAll(async () => {
  await empty.destroy();
  await indexed.destroy();
});

const contract = (plan: PlanName) =>
  ({ address: plan === "core" ? chain.plan : chain.plus, abi: planAbi }) as const;
const round = (number: number, plan: PlanName = "core") =>
  chain.client.readContract({ ...contract(plan), functionName: "roundData", args: [BigInt(number)] });
const currentRound = async () =>
  Number(await chain.client.readContract({ ...contract("core"), functionName: "roundCounter" }));
/** Ends a day on which the members from `from` to `to` bought more units, by default one. Returns its round. */
async function endDay(from: number, to: number, units = 1): Promise<number> {
  const number = await currentRound();
  await crowd.topUp(from, to, units);
  await passDays(chain, 1);
  return number;
}
const countMined = (lines: readonly string[]) =>
  lines.filter((line) => /"transaction mined"/.test(line)).length;

test("settles a day of 160 members in several batches in both plans, and fixes prices", async () => {
  await passDays(chain, 1);
  await chain.client.setBlockGasLimit({ gasLimit: LOW_GAS_LIMIT });
  const { keepUp, plans, totals, lines } = await createTestKeeper(chain, empty);
  await keepUp();
  await chain.client.setBlockGasLimit({ gasLimit: GAS_LIMIT });
  expect(await round(0)).toMatchObject({ closed: true, units: MEMBERS });
  expect(await round(0, "plus")).toMatchObject({ closed: true, units: PLUS_MEMBERS });
  expect(await round(1)).toMatchObject({ unitPrice: (await round(0)).unitPrice });
  const done = { roundsBehind: 0, due: [] };
  expect(plans()).toMatchObject({ core: done, plus: done });
  const { sent, mined, ...others } = totals();
  expect(others).toMatchObject({ reverted: 0, bumped: 0, failures: 0 });
  // Two prices, a batch of Plus, and several of core.
  expect(mined).toBeGreaterThan(5);
  expect(sent).toBe(mined);
  expect(countMined(lines)).toBe(mined);
});

test("a failing plan does not stop the other", async () => {
  await passDays(chain, 1);
  const { keepUp, lines, tick } = await createTestKeeper(chain, empty, { breaks: "core" });
  const first = await tick();
  expect(first).toMatchObject({
    attempts: [{ plan: "plus", duty: { kind: "fix price" }, result: { kind: "sent" } }],
    failures: [{ plan: "core", duty: { kind: "fix price" } }],
    next: "busy",
  });
  await expect(keepUp()).rejects.toThrow("broken");
  const number = await currentRound();
  expect((await round(number, "plus")).unitPrice).toBeGreaterThan(0n);
  expect((await round(number)).unitPrice).toBe(0n);
  expect(lines.join("")).toContain("keeper duty failed, retrying");
});

test("settles the round again after a reorganisation removes its closing", async () => {
  const number = await endDay(100, 110);
  const { keepUp, totals, lines } = await createTestKeeper(chain, empty);
  await keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 10 });
  const { mined } = totals();

  // Both prices and the closing.
  await reorganise(chain, 3);
  expect(await round(number)).toMatchObject({ closed: false, units: 10 });
  await keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 10 });
  expect(totals()).toMatchObject({ reorged: 1, reverted: 0, mined: mined + 3 });
  expect(lines.join()).toContain("transaction removed by a reorganisation");
});

test("sends only removed batches again after a reorganisation", async () => {
  const number = await endDay(...LEVEL);
  await chain.client.setBlockGasLimit({ gasLimit: LOW_GAS_LIMIT });
  const { tick, keepUp, totals } = await createTestKeeper(chain, empty, { bumpAfter: 300 });
  // A price and the first batch; the next tick sends the second batch.
  while (totals().mined < 2) await tick();
  expect(await round(number)).toMatchObject({ closed: false });
  await reorganise(chain, 1);
  await keepUp();
  await chain.client.setBlockGasLimit({ gasLimit: GAS_LIMIT });
  expect(await round(number)).toMatchObject({ closed: true, units: 64 });
  expect(totals()).toMatchObject({ reverted: 0, failures: 0 });
});

test("two concurrent keepers settle the round once, and both become idle", async () => {
  const number = await endDay(...LEVEL);
  await chain.client.setBlockGasLimit({ gasLimit: LOW_GAS_LIMIT });
  const keepers = [await createTestKeeper(chain, empty), await createTestKeeper(chain, empty)];
  await Promise.all(keepers.map(({ keepUp }) => keepUp()));
  await chain.client.setBlockGasLimit({ gasLimit: GAS_LIMIT });
  expect(await round(number)).toMatchObject({ closed: true, units: 64 });
  for (const { plans, totals } of keepers) {
    expect(totals().failures).toBe(0);
    expect(plans().core).toMatchObject({ roundsBehind: 0, due: [] });
  }
});

test("sends only the remaining batches after another keeper was killed", async () => {
  const number = await endDay(...LEVEL);
  await chain.client.setBlockGasLimit({ gasLimit: LOW_GAS_LIMIT });
  const first = await createTestKeeper(chain, empty);
  while (first.totals().mined < 2) await first.tick();
  await chain.client.setBlockGasLimit({ gasLimit: GAS_LIMIT });
  const second = await createTestKeeper(chain, empty);
  await second.keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 64 });
  const readIds = (lines: readonly string[]) =>
    lines
      .flatMap((line) => /settle round.*"ids":(\d+).*"transaction sent"/.exec(line)?.[1] ?? [])
      .map(Number);
  const ids = [...readIds(first.lines), ...readIds(second.lines)];
  expect(ids.length).toBeGreaterThan(1);
  expect(ids.reduce((sum, count) => sum + count)).toBe(countTouched(...LEVEL));
});

test("waits for the index to catch up, and settles from it", async () => {
  const number = await endDay(0, 60);
  const { keepUp, tick, plans, lines } = await createTestKeeper(chain, indexed, { indexGrace: 3_600_000 });
  await keepUp();
  expect(await round(number)).toMatchObject({ closed: false, points: 0 });
  expect(plans().core).toMatchObject({ roundsBehind: 1, due: [{ kind: "settle round", round: number }] });

  await runUntilCaughtUp(indexed, chain);
  await keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 60 });
  expect(await tick()).toMatchObject({ next: "idle" });
  expect(lines.join("")).not.toContain("settling from node events");
});

test("does not trust an index with wrong members", async () => {
  const number = await endDay(60, 70);
  await runUntilCaughtUp(indexed, chain);
  // The same number of units, but of another member.
  await indexed.updateTable("entries").set({ member_id: 3 }).where("round", "=", number).execute();
  const { keepUp, lines } = await createTestKeeper(chain, indexed, { indexGrace: 3_600_000 });
  // The first failure can mean that another keeper was faster, so the index is used twice.
  for (let tries = 0; tries < 3; tries++) await keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 10 });
  expect(lines.join("")).toContain("settling from node events");
});

describe("ranks", () => {
  const month = 0;
  const rank = async (index: number) => {
    const id = await chain.client.readContract({
      ...contract("core"),
      functionName: "nameToId",
      args: [crowd.username(index)],
    });
    const args = [id, BigInt(month)] as const;
    const activity = await chain.client.readContract({
      ...contract("core"),
      functionName: "monthActivity",
      args,
    });
    return activity.rank;
  };
  const window = async () => {
    const [number, open] = await chain.client.readContract({
      ...contract("core"),
      functionName: "rankWindow",
    });
    return { month: Number(number), open };
  };

  test("of a past month are claimed for all qualified members, Heroes before their sponsor's Knight", {
    timeout: 300_000,
  }, async () => {
    // Earlier top-ups made pairs for the top members, whose cap is higher from now on.
    await crowd.topUp(0, 7, 3);
    await endDay(15, 63, 3);
    await passDays(chain, 30);
    const fresh = await createTestDatabase();
    await runUntilCaughtUp(fresh, chain);
    const { keepUp, plans, totals } = await createTestKeeper(chain, fresh);
    await keepUp();
    // The rounds just settled must be in the index before their points are known.
    await runUntilCaughtUp(fresh, chain);
    await keepUp();
    expect(await window()).toEqual({ month, open: true });
    expect(totals()).toMatchObject({ reverted: 0, failures: 0 });
    expect(plans()).toMatchObject({ core: { due: [] }, plus: { due: [] } });
    for (let index = 1; index < 7; index++) expect([index, await rank(index)]).toEqual([index, HERO]);
    expect(await rank(0)).toBe(KNIGHT);
    expect(await rank(150)).toBe(NO_RANK);
    await fresh.destroy();
  });

  test("cannot be claimed after a week: the window is closed and shares get their value", async () => {
    await passDays(chain, 8);
    const { keepUp } = await createTestKeeper(chain, empty);
    await keepUp();
    expect(await window()).toEqual({ month: month + 1, open: false });
    const args = [BigInt(month)] as const;
    const { shares, shareValue } = await chain.client.readContract({
      ...contract("core"),
      functionName: "monthData",
      args,
    });
    expect(shares).toBeGreaterThanOrEqual(11n);
    expect(shareValue).toBeGreaterThan(0n);
  });
});

test("sends a batch of 50 ids that takes more than half a block", async () => {
  const number = await endDay(110, MEMBERS);
  const gasLimit = 3_000_000n;
  await chain.client.setBlockGasLimit({ gasLimit });
  const { keepUp, totals, lines } = await createTestKeeper(chain, empty);
  await keepUp();
  await chain.client.setBlockGasLimit({ gasLimit: GAS_LIMIT });
  expect(await round(number)).toMatchObject({ closed: true, units: 50 });
  expect(totals()).toMatchObject({ reverted: 0, failures: 0 });
  const used = lines.flatMap((line) => line.match(/"gasUsed":"(\d+)"/)?.[1] ?? []).map(BigInt);
  expect(used.some((gas) => gas > gasLimit / 2n)).toBe(true);
});

/** Counts the ids of a round's settlement: the buyers from `from` to `to` (exclusive) and all members above them. */
function countTouched(from: number, to: number): number {
  const touched = new Set<number>();
  for (let buyer = from; buyer < to; buyer++) {
    for (let index = buyer; index >= 0; index = Math.ceil(index / 2) - 1) touched.add(index);
  }
  return touched.size;
}
