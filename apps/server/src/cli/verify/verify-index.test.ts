import { type RawBuilder, sql } from "kysely";
import { stringify } from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operate, pass } from "../../../test/simulation/act.ts";
import { advance } from "../../../test/simulation/indexing.ts";
import type { Operation } from "../../../test/simulation/operation.ts";
import { type SimulatedChain, startSimulatedChain } from "../../../test/simulation/simulated-chain.ts";
import { createTestDatabase } from "../../../test/support/test-database.ts";
import type { Database } from "../../database/tables.ts";
import { connectSource } from "../../indexer/source/chain-source.ts";
import { refreshReport } from "../../report/refresh-report.ts";
import { connectNode, type Node } from "./contract.ts";
import { describeVerdict } from "./describe-verdict.ts";
import { type Verdict, verifyIndex } from "./verify-index.ts";

const DAY = 86_400;

let chain: SimulatedChain;
let database: Database;
beforeAll(async () => {
  [chain, database] = await Promise.all([startSimulatedChain(), createTestDatabase()]);
  await playSeason();
  await index();
  await storeReports();
});
afterAll(() => Promise.all([chain?.stop(), database?.destroy()]));

function act(kind: Operation["kind"], options: Partial<Operation> = {}): Promise<void> {
  return operate(chain, [{ kind, plan: "core", who: 1, other: 2, units: 1, part: 1, pause: 60, ...options }]);
}

/** A month of both plans, in which each column of the index gets a value. */
async function playSeason(): Promise<void> {
  await act("rename", { who: 3 });
  await act("move", { who: 4, other: 9 });
  await act("register", { units: 2, other: 5 });
  await pass(chain, DAY);
  await act("settle", { who: 6, part: 500 });
  await act("settle", { plan: "plus", part: 0 });
  await act("withdraw", { who: 1, part: 300 });
  await act("topUp", { who: 33, units: 1 });
  await act("move", { who: 7, other: 12 });
  await act("accept", { who: 1 });
  await pass(chain, 31 * DAY);
  await act("settle", { part: 300 });
  await act("claimRanks");
  await pass(chain, 8 * DAY);
  await act("collectRanks", { other: 1 });
  await act("collectCommons");
  await act("collectOperations");
  await act("register", { units: 3, part: 999, other: 6 });
}

/** Adds to a count of a seat's legs. */
function changeLeg(plan: "core" | "plus", id: number, column: string, change: number) {
  const counts = sql.ref(column);
  return sql`update legs set ${counts} = overlay(${counts} placing int4send(leg_count(${counts}, ${id}) + ${change})
    from ${1 + 4 * (id % 64)}::int4) where plan = ${plan} and part = ${id}::int4 / 64`;
}

function index(): Promise<void> {
  const source = connectSource(chain.rpcUrl, chain.deployment);
  return advance(chain, source, database, Number.POSITIVE_INFINITY);
}

async function storeReports(): Promise<void> {
  for (const plan of ["core", "plus"] as const)
    expect(await refreshReport(database, connectNode(chain.rpcUrl), plan)).toMatchObject({
      isComplete: true,
    });
}

/** Reads each figure of a block once, because most tests change only the index. */
function remember(node: Node): Node {
  return new Proxy(node, {
    get(target, name) {
      if (name !== "readContract") return Reflect.get(target, name);
      return ({ abi, ...call }: Parameters<Node["readContract"]>[0]) => {
        const key = stringify(call);
        const known = figures.get(key) ?? target.readContract({ abi, ...call });
        figures.set(key, known);
        return known;
      };
    },
  });
}
const figures = new Map<string, Promise<unknown>>();

async function verify(among: Database = database, sample = Number.POSITIVE_INFINITY): Promise<Verdict> {
  const { plan, plus } = chain.deployment;
  const { number, hash } = await chain.client.getBlock();
  const node = remember(connectNode(chain.rpcUrl));
  return verifyIndex(among, { node, plans: { core: plan, plus }, block: { number, hash }, sample });
}

class RollbackError extends Error {}

/** Verifies a changed index, then rolls the change back. */
async function verifyChanged(change: RawBuilder<unknown>): Promise<Verdict> {
  let verdict: Verdict | undefined;
  await database
    .transaction()
    .execute(async (transaction) => {
      const { numAffectedRows = 0n } = await change.execute(transaction);
      if (numAffectedRows === 0n) throw new Error("The change affects no row");
      verdict = await verify(transaction);
      throw new RollbackError();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollbackError)) throw error;
    });
  if (verdict === undefined) throw new Error("Nothing was compared");
  return verdict;
}

const found = ({ differences }: Verdict) =>
  differences.map(({ plan, of, field }) => `${plan} ${of}: ${field}`);

describe("a correct index", () => {
  test("agrees in every figure, and its debts equal the balance to the wei", async () => {
    const verdict = await verify();
    expect(verdict.differences).toEqual([]);
    expect(verdict.compared).toBeGreaterThan(4_000);
    expect(verdict.inMotion).toBe(0);
    for (const { solvency, members, allMembers, report } of verdict.plans) {
      expect(report?.isCompared).toBe(true);
      expect(solvency.owed).toBe(solvency.held);
      expect(members).toBe(allMembers);
    }
    expect(describeVerdict(verdict)).toContain("the index and the contract agree");
  });

  test("is compared by a sample, which depends on the block only", async () => {
    const [once, again] = [await verify(database, 5), await verify(database, 5)];
    expect(once.plans.map(({ members }) => members)).toEqual([5, 5]);
    expect(again.compared).toBe(once.compared);
    expect(once.differences).toEqual([]);
  });
});

describe("a wrong index has a difference for", () => {
  const inCore = sql`plan = 'core'`;
  test.each<[string, RawBuilder<unknown>, string]>([
    ["a username", sql`update members set username = 'other' where id = 5`, "core member 5: username"],
    [
      "an account",
      sql`update members set account = ${`0x${"11".repeat(20)}`} where id = 5`,
      "core member 5: account",
    ],
    [
      "a username, in Plus too",
      sql`update members set username = 'other' where id = 2`,
      "plus member 2: username",
    ],
    [
      "a pending move",
      sql`delete from history where type = 'address_start' and member_id = 5`,
      "core member 5: pendingAccount",
    ],
    [
      "an upline",
      sql`update seats set upline_id = 99 where ${inCore} and member_id = 9`,
      "core member 9: upline",
    ],
    [
      "a child",
      sql`update seats set upline_id = 99 where ${inCore} and member_id = 9`,
      "core member 5: right",
    ],
    [
      "a sponsor",
      sql`update seats set sponsor_id = 7 where ${inCore} and member_id = 9`,
      "core member 9: sponsor",
    ],
    [
      "a depth",
      sql`update seats set depth = depth + 1 where plan = 'plus' and member_id = 6`,
      "plus member 6: depth",
    ],
    [
      "units",
      sql`update seats set units = units - 1 where ${inCore} and member_id = 9`,
      "core member 9: units",
    ],
    [
      "the daily cap of changed units",
      sql`update seats set units = units - 1 where ${inCore} and member_id = 9`,
      "core member 9: maxPoints",
    ],
    ["settled units", changeLeg("core", 9, "settled_units", -1), "core member 9: settledUnits"],
    ["a leg", changeLeg("core", 2, "left_units", 1), "core member 2: leftUnits"],
    ["a variance", changeLeg("core", 2, "right_variance", 1), "core member 2: rightVariance"],
    [
      "points",
      sql`update seats set points = points + 1 where ${inCore} and member_id = 2`,
      "core member 2: points",
    ],
    [
      "flash",
      sql`update seats set flash = flash + 1 where ${inCore} and member_id = 2`,
      "core member 2: flash",
    ],
    [
      "commissions",
      sql`update seats set commissions = commissions + 1 where ${inCore} and member_id = 3`,
      "core member 3: commissions",
    ],
    [
      "point earnings",
      sql`update seats set point_earnings = point_earnings - 1 where ${inCore} and member_id = 2`,
      "core member 2: pointEarnings",
    ],
    [
      "a rebate",
      sql`update seats set rebates = rebates + 1 where ${inCore} and member_id = 9`,
      "core member 9: box",
    ],
    [
      "a closing reward",
      sql`update seats set closing_rewards = 0 where ${inCore} and closing_rewards > 0`,
      "core member 7: box",
    ],
    [
      "a withdrawal",
      sql`update seats set withdrawn = 0 where ${inCore} and withdrawn > 0`,
      "core member 2: box",
    ],
    [
      "an excess payment",
      sql`update transactions set value = value + 1 where hash in (select transaction_hash from history where type = 'username')`,
      "core member 4: box",
    ],
    [
      "a day's points",
      sql`update activity set points = points - 1 where ${inCore} and round = 0 and member_id = 2`,
      "core member 2 in round 0: points",
    ],
    [
      "the month of a day's points",
      sql`update activity set points = points - 1 where ${inCore} and round = 0 and member_id = 2`,
      "core member 2 in month 0: points",
    ],
    [
      "a day's commission",
      sql`delete from activity where ${inCore} and round = 0 and member_id = 2`,
      "core member 2 in round 0: commissions",
    ],
    [
      "the members with points",
      sql`delete from activity where ${inCore} and round = 0 and member_id = 4`,
      "core round 0: pointyIds",
    ],
    [
      "a price",
      sql`update rounds set unit_price = unit_price + 1 where ${inCore} and round = 0`,
      "core round 0: unitPrice",
    ],
    [
      "the entered amount",
      sql`update rounds set entered = entered + 1 where ${inCore} and round = 0`,
      "core round 0: entered",
    ],
    [
      "a round's units",
      sql`update rounds set units = units + 1 where plan = 'plus' and round = 0`,
      "plus round 0: units",
    ],
    [
      "a point's value",
      sql`update rounds set point_value = point_value + 1 where ${inCore} and round = 0`,
      "core round 0: pointValue",
    ],
    [
      "a closed round",
      sql`update rounds set closed_at = null where plan = 'plus' and round = 0`,
      "plus the plan: oldestOpenRound",
    ],
    [
      "the round of a registration",
      sql`update seats set round = 1 where ${inCore} and member_id = 9`,
      "core round 0: userCount",
    ],
    [
      "the HeroPool",
      sql`update rounds set hero_pool = hero_pool + 1 where ${inCore} and round = 0`,
      "core month 0: pot",
    ],
    [
      "operations",
      sql`update rounds set operations = operations + 1 where ${inCore} and round = 0`,
      "core the plan: operations",
    ],
    [
      "a collection of operations",
      sql`delete from collections where ${inCore} and pot = 'operations'`,
      "core the plan: operations",
    ],
    [
      "a collection of the commons",
      sql`delete from collections where ${inCore} and pot = 'commons'`,
      "core the plan: commons",
    ],
    [
      "the commons",
      sql`update rounds set commons = commons + 1 where ${inCore} and round = 0`,
      "core the plan: commons",
    ],
    ["a rank", sql`delete from ranks where ${inCore} and member_id = 2`, "core member 2 in month 0: shares"],
    [
      "a member's rank",
      sql`update ranks set rank = 'knight' where ${inCore} and member_id = 2`,
      "core member 2 in month 0: rank",
    ],
    [
      "a month's points",
      sql`update rounds set points = points + 1 where ${inCore} and round = 0`,
      "core month 0: points",
    ],
    [
      "a month's units",
      sql`update rounds set units = units + 1 where ${inCore} and round = 0`,
      "core month 0: units",
    ],
    [
      "Heroes",
      sql`update seats set sponsor_id = 5 where ${inCore} and member_id in (select member_id from ranks where ${inCore})`,
      "core member 5 in month 0: heroes",
    ],
    [
      "a collected rank",
      sql`update ranks set collected = null where ${inCore} and member_id = 2`,
      "core member 2 in month 0: collected",
    ],
    [
      "a share's value",
      sql`update rank_windows set share_value = 1 where ${inCore} and month = 0`,
      "core month 0: shareValue",
    ],
    [
      "a share's value by the rules",
      sql`update rounds set unit_price = unit_price / 2 where ${inCore} and round < 30`,
      "core month 0: shareValueByRules",
    ],
    [
      "what shares left of a pot",
      sql`update rank_windows set rest = 1 where ${inCore} and month = 0`,
      "core month 0: rest",
    ],
    [
      "the members of the report",
      sql`update reports set report = jsonb_set(report::jsonb, '{totals,members}', '3')::json where ${inCore}`,
      "core the report: totals.members",
    ],
    [
      "a round of the report",
      sql`update reports set report = jsonb_set(report::jsonb, '{rounds,0,units}', '3')::json where plan = 'plus'`,
      "plus the report: rounds.0.units",
    ],
    [
      "the balance of the report",
      sql`update reports set report = jsonb_set(report::jsonb, '{solvency,held}', '"3"')::json where ${inCore}`,
      "core the report: solvency.held",
    ],
    [
      "a missing member",
      sql`delete from seats where ${inCore} and member_id = 26`,
      "core the plan: memberCount",
    ],
    [
      "debts above the balance",
      sql`update seats set rank_earnings = rank_earnings + 1 where ${inCore} and member_id = 9`,
      "core the plan: owed",
    ],
  ])("%s", async (_, change, difference) => {
    expect(found(await verifyChanged(change))).toContain(difference);
  });

  test("both sides in its report", async () => {
    const change = sql`update seats set depth = 77 where ${inCore} and member_id = 3`;
    const text = describeVerdict(await verifyChanged(change));
    expect(text).toMatch(/^core {2}member 3 {2}depth {3}77 {5}1$/m);
    expect(text).toContain(": 1 differ.");
  });
});

describe("during a settlement in several transactions", () => {
  beforeAll(async () => {
    await pass(chain, DAY);
    await act("settlePart");
    await index();
  });

  test("figures of carried batches are counted separately", async () => {
    const verdict = await verify();
    expect(verdict.differences).toEqual([]);
    expect(verdict.inMotion).toBeGreaterThan(0);
    // The stored reports are older than this index.
    for (const { report } of verdict.plans) expect(report?.isCompared).toBe(false);
    expect(describeVerdict(verdict)).toContain("a settlement in progress");
  });

  test("all other figures are compared as usual", async () => {
    const change = changeLeg("core", 2, "left_units", 1_000);
    expect(found(await verifyChanged(change))).toContain("core member 2: leftUnits");
    const legs = changeLeg("plus", 2, "left_variance", 1_000);
    expect(found(await verifyChanged(legs))).toContain("plus member 2: leftVariance");
  });
});
