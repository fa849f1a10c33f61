import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Crowd, passDays, reorganise } from "../../test/support/crowd.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import { startTestChain, type TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase } from "../../test/support/test-database.ts";
import { createTestKeeper } from "../../test/support/test-keeper.ts";
import type { Database, PlanName } from "../database/tables.ts";

/** One large network and one calendar: each test goes on where the one before ended, on another day. */
const MEMBERS = 300;
const PLUS_MEMBERS = 60;
/** anvil's own, and one that makes a day of all members several batches. */
const USUAL_GAS = 30_000_000n;
const LITTLE_GAS = 8_000_000n;

let chain: TestChain;
/** Without an index: the keepers settle from the node's events. */
let empty: Database;
/** With one. */
let indexed: Database;
let crowd: Crowd;
beforeAll(async () => {
  [chain, empty, indexed] = await Promise.all([startTestChain(), createTestDatabase(), createTestDatabase()]);
  crowd = new Crowd(chain);
  await crowd.join(0, MEMBERS);
  await crowd.join(0, PLUS_MEMBERS, "plus");
}, 120_000);
afterAll(async () => {
  await chain.stop();
  await empty.destroy();
  await indexed.destroy();
});

const contract = (plan: PlanName) =>
  ({ address: plan === "core" ? chain.plan : chain.plus, abi: planAbi }) as const;
const round = (number: number, plan: PlanName = "core") =>
  chain.client.readContract({ ...contract(plan), functionName: "roundData", args: [BigInt(number)] });
const present = async () =>
  Number(await chain.client.readContract({ ...contract("core"), functionName: "roundCounter" }));
/** Ends a day on which the members `from` to `to` bought a unit more; returns its round. */
async function dayOf(from: number, to: number): Promise<number> {
  const number = await present();
  await crowd.topUp(from, to);
  await passDays(chain, 1);
  return number;
}
const settled = (lines: readonly string[]) => lines.filter((line) => /"mined"/.test(line)).length;

test("a day of 300 members is settled in several batches, Plus as well, and prices are fixed", async () => {
  await passDays(chain, 1);
  await chain.client.setBlockGasLimit({ gasLimit: LITTLE_GAS });
  const { keepUp, state, lines } = await createTestKeeper(chain, empty);
  await keepUp();
  await chain.client.setBlockGasLimit({ gasLimit: USUAL_GAS });
  expect(await round(0)).toMatchObject({ closed: true, units: MEMBERS });
  expect(await round(0, "plus")).toMatchObject({ closed: true, units: PLUS_MEMBERS });
  expect(await round(1)).toMatchObject({ unitPrice: (await round(0)).unitPrice });
  const done = { roundsBehind: 0, due: [] };
  expect(state).toMatchObject({ reverted: 0, bumped: 0, failures: 0, plans: { core: done, plus: done } });
  // Two prices, one batch of Plus, and several of core.
  expect(state.mined).toBeGreaterThan(5);
  expect(state.sent).toBe(state.mined);
  expect(settled(lines)).toBe(state.mined);
});

test("a plan for which nothing works keeps the other waiting for nothing", async () => {
  await passDays(chain, 1);
  const { keepUp, lines } = await createTestKeeper(chain, empty, { breaks: "core" });
  await expect(keepUp()).rejects.toThrow("broken on purpose");
  const number = await present();
  expect((await round(number, "plus")).unitPrice).toBeGreaterThan(0n);
  expect((await round(number)).unitPrice).toBe(0n);
  expect(lines.join("")).toContain("a duty waits, another is done");
});

test("a reorganisation takes the closing back, and the round is settled again", async () => {
  const number = await dayOf(100, 110);
  const { keepUp, state, lines } = await createTestKeeper(chain, empty);
  await keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 10 });
  const { mined } = state;

  // Both prices and the closing.
  await reorganise(chain, 3);
  expect(await round(number)).toMatchObject({ closed: false, units: 10 });
  await keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 10 });
  expect(state).toMatchObject({ reorged: 1, reverted: 0, mined: mined + 3 });
  expect(lines.join()).toContain("a reorganisation took a transaction of the keeper back");
});

test("a reorganisation takes some batches back: what was carried twice is only what had to be", async () => {
  const number = await dayOf(110, 240);
  await chain.client.setBlockGasLimit({ gasLimit: LITTLE_GAS });
  const { keeper, keepUp, state } = await createTestKeeper(chain, empty, { bumpAfter: 300 });
  // A price, and the first batch: with that the second is sent.
  while (state.mined < 2) await keeper.tick();
  expect(await round(number)).toMatchObject({ closed: false });
  await reorganise(chain, 1);
  await keepUp();
  await chain.client.setBlockGasLimit({ gasLimit: USUAL_GAS });
  expect(await round(number)).toMatchObject({ closed: true, units: 130 });
  expect(state).toMatchObject({ reverted: 0, failures: 0 });
});

test("two keepers that race settle the round once, and each ends with nothing to do", async () => {
  const number = await dayOf(110, 240);
  await chain.client.setBlockGasLimit({ gasLimit: LITTLE_GAS });
  const keepers = [await createTestKeeper(chain, empty), await createTestKeeper(chain, empty)];
  await Promise.all(keepers.map(({ keepUp }) => keepUp()));
  await chain.client.setBlockGasLimit({ gasLimit: USUAL_GAS });
  expect(await round(number)).toMatchObject({ closed: true, units: 130 });
  for (const { state } of keepers) {
    expect(state.failures).toBe(0);
    expect(state.plans.core).toEqual({ roundsBehind: 0, due: [] });
  }
});

test("a keeper that died in the middle has left its part done: only the rest is sent", async () => {
  const number = await dayOf(110, 240);
  await chain.client.setBlockGasLimit({ gasLimit: LITTLE_GAS });
  const first = await createTestKeeper(chain, empty);
  while (first.state.mined < 2) await first.keeper.tick();
  await chain.client.setBlockGasLimit({ gasLimit: USUAL_GAS });
  const second = await createTestKeeper(chain, empty);
  await second.keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 130 });
  const idsOf = (lines: readonly string[]) =>
    lines.flatMap((line) => /settle round \d+, (\d+) ids.*"sent"/.exec(line)?.[1] ?? []).map(Number);
  const ids = [...idsOf(first.lines), ...idsOf(second.lines)];
  expect(ids.length).toBeGreaterThan(1);
  expect(ids.reduce((sum, count) => sum + count)).toBe(touchedBy(110, 240));
});

test("with an index that has come up, the steps are its; while it has not, it is waited for", async () => {
  const number = await dayOf(0, 60);
  const { keepUp, keeper, state, lines } = await createTestKeeper(chain, indexed, { indexGrace: 3_600_000 });
  await keepUp();
  expect(await round(number)).toMatchObject({ closed: false, points: 0 });
  expect(state.plans.core).toEqual({ roundsBehind: 1, due: [`core: settle round ${number}`] });

  await runUntilCaughtUp(indexed, chain);
  await keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 60 });
  expect(await keeper.tick()).toBe("idle");
  expect(lines.join("")).not.toContain("settling from the node's events");
});

test("an index that tells of less than the contract is not believed", async () => {
  const number = await dayOf(60, 70);
  await runUntilCaughtUp(indexed, chain);
  // As many units, but somebody else's.
  await indexed.updateTable("entries").set({ member_id: 3 }).where("round", "=", number).execute();
  const { keepUp, lines } = await createTestKeeper(chain, indexed, { indexGrace: 3_600_000 });
  // It is given a second chance: the first failure may have been somebody else who was faster.
  for (let looks = 0; looks < 3; looks++) await keepUp();
  expect(await round(number)).toMatchObject({ closed: true, units: 10 });
  expect(lines.join("")).toContain("settling from the node's events");
});

describe("ranks", () => {
  const month = 0;
  const shares = async (index: number) => {
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
    return activity.shares;
  };
  const window = async () => {
    const [number, open] = await chain.client.readContract({
      ...contract("core"),
      functionName: "rankWindow",
    });
    return { month: Number(number), open };
  };

  test("of the month that has passed are claimed for all who qualified, Heroes before their sponsor's Knight", {
    timeout: 150_000,
  }, async () => {
    // The others' top-ups of the past days were pairs for those on top, whose cap is higher from here on.
    await crowd.topUp(0, 7, 3);
    await dayOf(110, 300);
    await passDays(chain, 30);
    const fresh = await createTestDatabase();
    await runUntilCaughtUp(fresh, chain);
    const { keepUp, state } = await createTestKeeper(chain, fresh);
    await keepUp();
    // What was just settled has to be in the index before anybody's points of it are known.
    await runUntilCaughtUp(fresh, chain);
    await keepUp();
    expect(await window()).toEqual({ month, open: true });
    expect(state).toMatchObject({
      reverted: 0,
      failures: 0,
      plans: { core: { due: [] }, plus: { due: [] } },
    });
    for (let index = 1; index < 7; index++) expect([index, await shares(index)]).toEqual([index, 1]);
    expect(await shares(0)).toBe(5);
    expect(await shares(200)).toBe(0);
    await fresh.destroy();
  });

  test("cannot be claimed after a week, when the window is closed so that shares have a value", async () => {
    await passDays(chain, 8);
    const { keepUp } = await createTestKeeper(chain, empty);
    await keepUp();
    expect(await window()).toEqual({ month: month + 1, open: false });
    const args = [BigInt(month)] as const;
    const [, count, value] = await chain.client.readContract({
      ...contract("core"),
      functionName: "monthPot",
      args,
    });
    expect(count).toBeGreaterThanOrEqual(11n);
    expect(value).toBeGreaterThan(0n);
  });
});

/** How many ids a round's settlement touches: the buyers `from` to `to` (not included) and everybody above them. */
function touchedBy(from: number, to: number): number {
  const touched = new Set<number>();
  for (let buyer = from; buyer < to; buyer++) {
    for (let index = buyer; index >= 0; index = Math.ceil(index / 2) - 1) touched.add(index);
  }
  return touched.size;
}
