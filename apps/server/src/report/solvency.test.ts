import type { PlanName } from "@canopy/shared/api/primitives";
import type { ReportData } from "@canopy/shared/api/report";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectChain } from "../chain/client.ts";
import type { Database } from "../database/tables.ts";
import { createLog } from "../log.ts";
import { operate, pass } from "../simulation/act.ts";
import type { Operation } from "../simulation/operation.ts";
import { type SimulatedChain, startSimulatedChain } from "../simulation/simulated-chain.ts";
import { runUntilCaughtUp } from "../testing/run-until-caught-up.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { readReport } from "./read-report.ts";

const DAY = 86_400;
/** Days between two that something happens on. */
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

/** Days later the last round is settled; then somebody joins, buys, takes out and changes a name. */
async function live(day: number): Promise<void> {
  await pass(chain, STEP * DAY);
  await operate(chain, [
    ...plans.map((plan) => operation("settle", plan, { part: 998, who: day })),
    operation("register", "core", { who: 3 * day, other: day, units: 1 + (day % 5) }),
    operation("register", "plus", { who: day, other: day, units: 2 }),
    operation("topUp", "core", { who: day + 24 }),
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

async function report(plan: PlanName): Promise<ReportData> {
  await runUntilCaughtUp(database, { ...chain.deployment, rpcUrl: chain.rpcUrl });
  const services = { database, chain: connectChain(chain.rpcUrl), log: createLog("silent") };
  return readReport(services, plan, chain.deployment[plan === "core" ? "plan" : "plus"]);
}

/** Every wei that the plan holds is owed to somebody, and its own views say the same of each part that they know. */
function expectSolvent({ solvency }: ReportData): void {
  const { surplus, debts } = solvency;
  expect(surplus).toBe("0");
  for (const { contract, owed, part, month } of debts) {
    if (contract !== null) expect({ part, month, contract }).toEqual({ part, month, contract: owed });
  }
}

test("what both plans hold is what they owe, to the wei, day after day", async () => {
  const parts = new Set<string>();
  for (let day = STEP; day <= 50; day += STEP) {
    await live(day);
    for (const plan of plans) {
      const current = await report(plan);
      expectSolvent(current);
      for (const { part, owed } of current.solvency.debts) if (owed !== "0") parts.add(part);
    }
  }
  expect([...parts].sort()).toEqual(["boxes", "carried", "monthPot", "openRounds", "operations"]);
  const { totals } = await report("core");
  for (const name of ["withdrawn", "usernameFees", "closingRewards"] as const)
    expect(BigInt(totals[name].wei)).toBeGreaterThan(0n);
}, 180_000);
