import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSharedChain } from "../../test/support/ask-shared-services.ts";
import { runUntilCaughtUp } from "../../test/support/run-until-caught-up.ts";
import { derivedContents, tableContents } from "../../test/support/table-contents.ts";
import type { TestChain } from "../../test/support/test-chain.ts";
import { createTestDatabase, emptyTables } from "../../test/support/test-database.ts";
import { readCheckpoint } from "../database/checkpoint.ts";
import type { Database } from "../database/tables.ts";
import { LogsMissingError } from "./derive/errors.ts";
import { FinalityBrokenError } from "./find-ancestor.ts";
import { DERIVED_VERSION } from "./index-source.ts";
import type { RebuildProgress } from "./rebuild/progress.ts";
import { rebuildIndex } from "./rebuild/rebuild.ts";
import { type ChainSource, connectSource } from "./source/chain-source.ts";
import { createFinalBlocks } from "./source/final-blocks.ts";
import { takeStep } from "./step.ts";

let chain: TestChain;
let database: Database;
let fresh: Database;
let clean: `0x${string}`;
beforeAll(async () => {
  [chain, database, fresh] = await Promise.all([
    getSharedChain(),
    createTestDatabase(),
    createTestDatabase(),
  ]);
  clean = await chain.client.snapshot();
});
beforeEach(async () => {
  await chain.client.revert({ id: clean });
  clean = await chain.client.snapshot();
  await Promise.all([emptyTables(database), emptyTables(fresh)]);
});
afterAll(() => Promise.all([database.destroy(), fresh.destroy()]));

/** The tables equal those of an index that starts today. */
async function expectFreshReplay(): Promise<void> {
  await runUntilCaughtUp(fresh, chain);
  expect(await tableContents(database)).toEqual(await tableContents(fresh));
}

function reorganize(depth: number): Promise<unknown> {
  return chain.client.request<{ Method: "anvil_reorg"; Parameters: [number, []]; ReturnType: null }>({
    method: "anvil_reorg",
    params: [depth, []],
  });
}

async function checkpoint() {
  const found = await readCheckpoint(database);
  if (found === null) throw new Error("The index has not begun");
  return found;
}

async function usernames(): Promise<string[]> {
  const rows = await database.selectFrom("members").select("username").orderBy("id").execute();
  return rows.map(({ username }) => username);
}

async function accounts(): Promise<string[]> {
  const rows = await database.selectFrom("members").select("account").orderBy("id").execute();
  return rows.map(({ account }) => account);
}

describe("following the chain", () => {
  test("indexes members, seats and entries as the contract has them", async () => {
    await chain.join(0, "willow", "canopy", { units: 2 });
    await chain.join(1, "alder", "willow");
    await chain.join(2, "rowan", "alder", { sponsor: "willow", units: 5 });
    await runUntilCaughtUp(database, chain);
    await chain.topUp(0, 3);
    await runUntilCaughtUp(database, chain);

    const { members, seats, entries, rounds } = await derivedContents(database);
    expect(members.map(({ username }) => username)).toEqual(["canopy", "willow", "alder", "rowan"]);
    expect(
      seats.map(({ plan, member_id, depth, sponsor_id, upline_id, leg }) => [
        plan,
        member_id,
        depth,
        sponsor_id,
        upline_id,
        leg,
      ]),
    ).toEqual([
      ["core", 1, 0, 0, 0, 0],
      ["core", 2, 1, 1, 1, 0],
      ["core", 3, 2, 2, 2, 0],
      ["core", 4, 3, 2, 3, 0],
      ["plus", 1, 0, 0, 0, 0],
    ]);
    const unit = 40n * 10n ** 18n;
    expect(
      entries.map(({ member_id, kind, units, value }) => [member_id, kind, units, BigInt(value)]),
    ).toEqual([
      [2, "register", 2, 2n * unit],
      [3, "register", 1, unit],
      [4, "register", 5, 5n * unit],
      [2, "topup", 3, 3n * unit],
    ]);
    expect(rounds).toHaveLength(1);
    for (const { id, account } of members) {
      const onChain = { address: chain.plan, abi: planAbi, functionName: "idToAddr", args: [id] } as const;
      expect(await chain.client.readContract(onChain)).toBe(account);
    }
    await expectFreshReplay();
  });

  test("derives the same tables from final blocks and from blocks that may still change", async () => {
    await chain.join(0, "willow", "canopy");
    await chain.client.mine({ blocks: 100 });
    await chain.join(1, "alder", "willow");
    await runUntilCaughtUp(database, chain);
    expect(await usernames()).toEqual(["canopy", "willow", "alder"]);
    const { finalized } = await checkpoint();
    expect(finalized).toBeGreaterThan(0n);
    const headers = await database.selectFrom("block_headers").select("number").orderBy("number").execute();
    // The header of the final block is stored, and none before it.
    expect(headers[0]?.number).toBe(finalized);
    await expectFreshReplay();
  });

  test("a changed username or account is free for another member", async () => {
    await chain.join(0, "willow", "canopy");
    await chain.rename(0, "sallow");
    await chain.move(0, 5);
    // The former account joins again.
    await chain.join(0, "alder", "sallow");
    // Final blocks, so that one batch has all of it.
    await chain.client.mine({ blocks: 100 });
    await runUntilCaughtUp(database, chain);
    expect(await usernames()).toEqual(["canopy", "sallow", "alder"]);
    expect((await accounts()).slice(1)).toEqual([chain.account(5), chain.account(0)]);
    await expectFreshReplay();
  });

  test("a step on a chain without news writes nothing", async () => {
    await runUntilCaughtUp(database, chain);
    const source = connectSource(chain.rpcUrl, chain);
    const step = await takeStep(database, source, createFinalBlocks(source), await checkpoint());
    expect(step).toEqual({ kind: "caught up" });
  });

  test("the slower of two indexers on one database changes nothing", async () => {
    await runUntilCaughtUp(database, chain);
    const before = await checkpoint();
    await chain.join(0, "willow", "canopy");
    const source = connectSource(chain.rpcUrl, chain);
    const steps = await Promise.all(
      [1, 2].map(() => takeStep(database, source, createFinalBlocks(source), before)),
    );
    expect(steps.map(({ kind }) => kind).sort()).toEqual(["advanced", "overtaken"]);
    await runUntilCaughtUp(database, chain);
    await expectFreshReplay();
  });
});

describe("reorganisations", () => {
  test("removed blocks are undone and their replacements indexed", async () => {
    await chain.join(0, "willow", "canopy");
    await chain.client.mine({ blocks: 3 });
    await chain.join(1, "alder", "willow");
    await chain.join(2, "rowan", "alder");
    await runUntilCaughtUp(database, chain);
    expect(await usernames()).toEqual(["canopy", "willow", "alder", "rowan"]);

    await reorganize(3);
    await chain.join(3, "hazel", "willow", { units: 4 });
    await runUntilCaughtUp(database, chain);
    expect(await usernames()).toEqual(["canopy", "willow", "hazel"]);
    await expectFreshReplay();
  });

  test("usernames and accounts of removed blocks are restored", async () => {
    await chain.join(0, "willow", "canopy");
    await chain.client.mine({ blocks: 3 });
    await chain.rename(0, "sallow");
    await chain.rename(0, "osier");
    await chain.move(0, 5);
    await chain.join(0, "alder", "osier");
    await runUntilCaughtUp(database, chain);
    expect(await usernames()).toEqual(["canopy", "osier", "alder"]);

    await reorganize(5);
    await chain.join(1, "rowan", "willow");
    await runUntilCaughtUp(database, chain);
    expect(await usernames()).toEqual(["canopy", "willow", "rowan"]);
    expect((await accounts()).slice(1)).toEqual([chain.account(0), chain.account(1)]);
    await expectFreshReplay();
  });

  test("a shorter chain is rolled back as soon as it grows", async () => {
    await chain.client.mine({ blocks: 3 });
    const short = await chain.client.snapshot();
    await chain.join(0, "willow", "canopy");
    await chain.join(1, "alder", "willow");
    await runUntilCaughtUp(database, chain);
    await chain.client.revert({ id: short });
    const source = connectSource(chain.rpcUrl, chain);
    // The node has fewer blocks than the index, which contradicts nothing yet.
    expect(await takeStep(database, source, createFinalBlocks(source), await checkpoint())).toEqual({
      kind: "node behind",
    });
    await chain.join(2, "rowan", "canopy");
    await chain.client.mine({ blocks: 5 });
    await runUntilCaughtUp(database, chain);
    expect(await usernames()).toEqual(["canopy", "rowan"]);
    await expectFreshReplay();
  });

  test("one during the reads cuts the batch where the blocks stop following one another", async () => {
    await runUntilCaughtUp(database, chain);
    await chain.join(0, "willow", "canopy");
    await chain.client.mine({ blocks: 4 });
    const real = connectSource(chain.rpcUrl, chain);
    const head = (await real.head("latest")).number;
    const torn: ChainSource = {
      ...real,
      async header(number) {
        const header = await real.header(number);
        return header && number === head ? { ...header, parentHash: `0x${"ab".repeat(32)}` } : header;
      },
    };
    const step = await takeStep(database, torn, createFinalBlocks(torn), await checkpoint());
    expect(step).toMatchObject({ kind: "advanced", to: { number: head - 1n } });
    await runUntilCaughtUp(database, chain);
    await expectFreshReplay();
  });

  test("one below the finalized block stops the index", async () => {
    await chain.join(0, "willow", "canopy");
    await chain.client.mine({ blocks: 100 });
    await runUntilCaughtUp(database, chain);
    const before = await tableContents(database);
    // Back to the block before the member's: empty blocks alone would be identical.
    await reorganize(101);
    await expect(runUntilCaughtUp(database, chain)).rejects.toThrow(FinalityBrokenError);
    const after = await tableContents(database);
    expect(after.checkpoint[0]?.halted).toContain("was final");
    expect({ ...after, checkpoint: [] }).toEqual({ ...before, checkpoint: [] });
  });
});

describe("an unreliable node", () => {
  /** The real source, except for the calls that `faults` fails. */
  function faulty(faults: (call: number) => Error | undefined): ChainSource {
    const real = connectSource(chain.rpcUrl, chain);
    let calls = 0;
    const guarded = <Args extends unknown[], Result>(read: (...args: Args) => Promise<Result>) => {
      return async (...args: Args): Promise<Result> => {
        calls += 1;
        const fault = faults(calls);
        if (fault !== undefined) throw fault;
        return read(...args);
      };
    };
    return {
      head: guarded(real.head),
      header: guarded(real.header),
      readBlockLogs: guarded(real.readBlockLogs),
      readRangeLogs: guarded(real.readRangeLogs),
      transaction: guarded(real.transaction),
    };
  }

  test("is retried, and nothing is lost or written twice", async () => {
    await chain.join(0, "willow", "canopy");
    await chain.client.mine({ blocks: 70 });
    await chain.join(1, "alder", "willow");
    const source = faulty((call) =>
      [1, 4, 9, 40, 70].includes(call) ? new Error("connection reset") : undefined,
    );
    await runUntilCaughtUp(database, chain, source);
    await expectFreshReplay();
  });

  test("writes nothing of a batch that lacks an event", async () => {
    const begun = await chain.client.getBlockNumber();
    await chain.join(0, "willow", "canopy");
    await chain.join(1, "alder", "willow");
    await runUntilCaughtUp(fresh, chain);
    const real = connectSource(chain.rpcUrl, chain);
    const forgetful: ChainSource = {
      ...real,
      readBlockLogs: async (header) => (header.number === begun + 1n ? [] : real.readBlockLogs(header)),
    };
    await runUntilCaughtUp(database, chain, { ...real, head: async () => header(begun) });
    const before = await tableContents(database);
    const step = takeStep(database, forgetful, createFinalBlocks(forgetful), await checkpoint());
    await expect(step).rejects.toThrow(LogsMissingError);
    await expect(step).rejects.toThrow("registers member 3, but member 2 is next");
    expect(await tableContents(database)).toEqual(before);
    await runUntilCaughtUp(database, chain);
    await expectFreshReplay();
  });

  async function header(number: bigint) {
    const found = await connectSource(chain.rpcUrl, chain).header(number);
    if (found === null) throw new Error(`There is no block ${number}`);
    return found;
  }
});

test("an indexer continues and rolls back after a newer release has migrated its database", async () => {
  const migrated = await createTestDatabase();
  await chain.join(0, "willow", "canopy");
  await chain.topUp(0, 2);
  await runUntilCaughtUp(migrated, chain);
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') and not relispartition`.execute(migrated);
  await migrated.transaction().execute(async (transaction) => {
    // As the migration of the journal demands.
    await sql`delete from journal`.execute(transaction);
    for (const { name } of rows)
      await sql`alter table ${sql.table(name)} add column later int not null default 7`.execute(transaction);
  });

  await chain.join(1, "alder", "willow", { units: 2 });
  await chain.topUp(1, 2);
  await runUntilCaughtUp(migrated, chain);
  await reorganize(1);
  await chain.join(2, "rowan", "willow");
  await runUntilCaughtUp(migrated, chain);
  for (const { name } of rows) {
    const { rows: others } = await sql`select later from ${sql.table(name)} where later <> 7`.execute(
      migrated,
    );
    expect(others).toEqual([]);
    await sql`alter table ${sql.table(name)} drop column later`.execute(migrated);
  }
  await runUntilCaughtUp(fresh, chain);
  expect(await tableContents(migrated)).toEqual(await tableContents(fresh));
  await migrated.destroy();
});

test("the derived tables can be rebuilt from the raw logs", async () => {
  await chain.join(0, "willow", "canopy");
  await chain.join(1, "alder", "willow", { units: 2 });
  await chain.topUp(1, 2);
  await chain.rename(0, "sallow");
  await runUntilCaughtUp(database, chain);
  const before = await derivedContents(database);
  await database.updateTable("seats").set({ depth: 99 }).execute();
  await database.deleteFrom("entries").execute();
  const steps: RebuildProgress[] = [];
  await rebuildIndex(database, DERIVED_VERSION, { onProgress: (step) => steps.push(step) });
  expect(await derivedContents(database)).toEqual(before);
  const { length: total } = await database.selectFrom("raw_logs").select("log_index").execute();
  expect(steps).toEqual([{ events: total, total }]);
});
