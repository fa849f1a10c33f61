import { createRandom } from "@canopy/protocol/simulation/random";
import type { Address, Hash } from "viem";
import type { Database, PlanName } from "../../database/tables.ts";
import { checkMembers } from "./check-members.ts";
import { checkPools } from "./check-pools.ts";
import { checkReport, type StoredReport } from "./check-report.ts";
import { checkRounds } from "./check-rounds.ts";
import { checkSolvency, type Solvency } from "./check-solvency.ts";
import { Comparison, type Difference } from "./comparison.ts";
import { type Node, readPlan } from "./contract.ts";

export interface VerifyOptions {
  node: Node;
  plans: Readonly<Record<PlanName, Address | null>>;
  /** The block of the index. */
  block: { number: bigint; hash: Hash };
  /** The most members of each plan to compare. */
  sample: number;
  /** Receives progress messages. */
  note?: (progress: string) => void;
}

/** The result of one plan. */
export interface PlanVerdict {
  name: PlanName;
  address: Address;
  /** Compared members, and all members. */
  members: number;
  allMembers: number;
  rounds: number;
  /** A round that has ended but is not closed. */
  due: number | null;
  solvency: Solvency;
  /** Null in an index without a report. */
  report: StoredReport | null;
}

export interface Verdict {
  block: { number: bigint; hash: Hash };
  plans: PlanVerdict[];
  compared: number;
  inMotion: number;
  differences: readonly Difference[];
}

/** Compares an index with the contracts after the same block. It only reads. */
export async function verifyIndex(database: Database, options: VerifyOptions): Promise<Verdict> {
  const { node, plans, block, sample, note = () => undefined } = options;
  const comparison = new Comparison();
  const verdicts: PlanVerdict[] = [];
  for (const name of ["core", "plus"] as const) {
    const address = plans[name];
    if (address === null) continue;
    const plan = await readPlan(node, name, address, block.hash);
    const ids = await readIds(database, name);
    const some = pick(ids, sample, Number(block.number % 2n ** 31n));
    await checkMembers(database, plan, some, comparison, (done) =>
      note(`${name}: ${done} of ${some.length} members`),
    );
    await checkRounds(database, plan, comparison);
    const pools = await checkPools(database, plan, comparison);
    const solvency = await checkSolvency(database, plan, pools, comparison);
    const report = await checkReport(database, plan, comparison);
    verdicts.push({
      name,
      address,
      members: some.length,
      allMembers: ids.length,
      rounds: plan.round + 1,
      due: plan.due,
      solvency,
      report,
    });
  }
  const { compared, inMotion, differences } = comparison;
  return { block, plans: verdicts, compared, inMotion, differences };
}

async function readIds(database: Database, plan: PlanName): Promise<number[]> {
  const rows = await database
    .selectFrom("seats")
    .select("member_id")
    .where("plan", "=", plan)
    .orderBy("member_id")
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** The root and random others; the block is the seed. */
function pick(ids: readonly number[], count: number, seed: number): number[] {
  if (ids.length <= count) return [...ids];
  const random = createRandom(seed);
  const rest = ids.slice(1);
  const picked = ids.slice(0, 1);
  while (picked.length < count) {
    const position = random.integer(rest.length);
    const last = rest.pop();
    if (last === undefined) break;
    const chosen = rest[position] ?? last;
    if (position < rest.length) rest[position] = last;
    picked.push(chosen);
  }
  return picked.sort((one, other) => one - other);
}
