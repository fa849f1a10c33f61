import type { Deployment } from "@canopy/dev/deploy";
import { planAbi } from "@canopy/protocol/abi/plan.gen";
import type { PlanName } from "@canopy/shared/api/primitives";
import type { ReportData } from "@canopy/shared/api/report";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operate, pass } from "../../test/simulation/act.ts";
import type { Operation } from "../../test/simulation/operation.ts";
import { type SimulatedChain, startSimulatedChain } from "../../test/simulation/simulated-chain.ts";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { Crowd, passDays } from "../../test/support/crowd.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import { createTestKeeper } from "../../test/support/test-keeper.ts";
import { connectChain } from "../chain/client.ts";
import type { Database } from "../database/tables.ts";
import { refreshReport } from "./refresh-report.ts";
import { readStoredReport } from "./store-report.ts";

const DAY = 86_400;
/** Days between two active days. */
const STEP = 5;
const plans = ["core", "plus"] as const;

let chain: SimulatedChain;
let database: Database;
beforeAll(async () => {
  [chain, database] = await Promise.all([startSimulatedChain(), createTestDatabase()]);
}, 120_000);
afterAll(() => Promise.all([chain.stop(), database.destroy()]));

function operation(kind: Operation["kind"], plan: PlanName, more: Partial<Operation> = {}): Operation {
  return { kind, plan, who: 0, other: 0, units: 1, part: 500, pause: 5, ...more };
}

/** After `STEP` days: settles the last round, then members join, buy, withdraw and change usernames. */
async function live(day: number): Promise<void> {
  await pass(chain, STEP * DAY);
  await operate(chain, [
    ...plans.map((plan) => operation("settle", plan, { part: 998, who: day })),
    operation("register", "core", { who: 3 * day, other: day, units: 1 + (day % 5) }),
    operation("register", "plus", { who: day, other: day, units: 2 }),
    operation("topUp", "core", { who: day + 24, part: 501 }),
    operation("topUp", "plus", { who: day + 12, part: 999 }),
    operation("withdraw", "core", { who: 5 * day }),
    operation("withdraw", "plus", { who: 11 * day, part: 1_000 }),
    operation("rename", "core", { who: day, part: 2 * (day % 400) }),
    ...plans.map((plan) => operation("claimRanks", plan)),
  ]);
  if (day === 50)
    await operate(
      chain,
      plans.map((plan) => operation("collectRanks", plan)),
    );
  if (day === 20) await operate(chain, [operation("collectOperations", "core")]);
}

type IndexedChain = Deployment & { rpcUrl: string };

async function report(on: IndexedChain, index: Database, plan: PlanName): Promise<ReportData> {
  await runUntilCaughtUp(index, on);
  expect(await refreshReport(index, connectChain(on.rpcUrl), plan)).toMatchObject({ isComplete: true });
  const stored = await readStoredReport(index, plan);
  if (stored === null) throw new Error("No report is stored");
  return stored;
}

/** Debts equal the plan's balance, and each known part equals the contract's view. */
function expectSolvent({ solvency }: ReportData): void {
  const { surplus, unknownExcess, debts } = solvency;
  expect(surplus).toBe("0");
  expect(unknownExcess).toBe("0");
  for (const { contract, owed, part, month } of debts) {
    if (contract !== null) expect({ part, month, contract }).toEqual({ part, month, contract: owed });
  }
}

test("both plans hold exactly what they owe on every active day", async () => {
  const parts = new Set<string>();
  const on = { ...chain.deployment, rpcUrl: chain.rpcUrl };
  for (let day = STEP; day <= 50; day += STEP) {
    await live(day);
    for (const plan of plans) {
      const current = await report(on, database, plan);
      expectSolvent(current);
      for (const { part, owed } of current.solvency.debts) if (owed !== "0") parts.add(part);
    }
  }
  for (const part of ["boxes", "commons", "excess", "monthPot", "openRounds", "operations"])
    expect(parts).toContain(part);
  const { totals, blockNumber, blockTime } = await report(on, database, "core");
  const block = await connectChain(chain.rpcUrl).getBlock({ blockNumber: BigInt(blockNumber) });
  expect(blockTime).toBe(new Date(Number(block.timestamp) * 1_000).toISOString());
  for (const name of ["withdrawn", "usernameFees", "closingRewards"] as const)
    expect(BigInt(totals[name].wei)).toBeGreaterThan(0n);
}, 180_000);

test("shares of a month's ranks are owed until they are collected", async () => {
  const world = await getSharedChain();
  await emptyTables(database);
  const crowd = new Crowd(world);
  // Enough units in both legs of the first member for 50 points.
  await crowd.join(0, 120);
  await crowd.topUp(0, 1, 4);
  const { keepUp } = await createTestKeeper(world, database);
  // The keeper finds ranks in the index, so it runs again after indexing.
  const settle = async () => {
    await runUntilCaughtUp(database, world);
    await keepUp();
    await runUntilCaughtUp(database, world);
    await keepUp();
  };
  await passDays(world, 1);
  await settle();
  // The month ends, its ranks are claimed, and after seven days a settlement closes their window.
  await passDays(world, 30);
  await settle();
  await passDays(world, 8);
  await crowd.topUp(1, 2);
  await passDays(world, 1);
  await settle();

  const owed = ({ solvency }: ReportData) =>
    solvency.debts.find(({ part, month }) => part === "uncollectedShares" && month === 0)?.owed;
  const before = await report(world, database, "core");
  expectSolvent(before);
  expect(BigInt(owed(before) ?? 0)).toBeGreaterThan(0n);

  const collect = { address: world.plan, abi: planAbi, functionName: "collectRank" } as const;
  const hash = await world.client.writeContract({
    ...collect,
    args: [[2], 0],
    account: world.accounts.operator,
  });
  expect(await world.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: "success" });
  const after = await report(world, database, "core");
  expectSolvent(after);
  expect(owed(after)).toBe("0");
  expect(after.totals.ranks.wei).toBe(owed(before));
}, 180_000);
