import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, PlanName } from "../database/tables.ts";
import { Crowd, passDays, reorganise } from "../testing/crowd.ts";
import { runUntilCaughtUp } from "../testing/run-until-caught-up.ts";
import { startTestChain, type TestChain } from "../testing/test-chain.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { createTestKeeper } from "../testing/test-keeper.ts";

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
  // Until the first batch is there.
  while (state.mined < 3) await keeper.tick();
  expect(await round(number)).toMatchObject({ closed: false });
  await reorganise(chain, 1);
  await keepUp();
  await chain.client.setBlockGasLimit({ gasLimit: USUAL_GAS });
  expect(await round(number)).toMatchObject({ closed: true, units: 130 });
  expect(state).toMatchObject({ reverted: 0, failures: 0 });
});

test("two keepers that race settle the round once, and nothing is carried twice for money", async () => {
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
  while (first.state.mined < 3) await first.keeper.tick();
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

/** How many ids a round's settlement touches: the buyers `from` to `to` (not included) and everybody above them. */
function touchedBy(from: number, to: number): number {
  const touched = new Set<number>();
  for (let buyer = from; buyer < to; buyer++) {
    for (let index = buyer; index >= 0; index = Math.ceil(index / 2) - 1) touched.add(index);
  }
  return touched.size;
}
