import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from "kysely";
import type { Database } from "../../src/database/tables.ts";

/** Explains all queries of `run`: two query plans each, for the given parameters and for any. */
export async function explainQueries(
  database: Database,
  run: (database: Database) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  for (const query of await recordQueries(database, run)) {
    for (const options of ["", "(generic_plan)"]) {
      const rows = await explain<string>(database, query, options);
      plans.push(rows.join("\n"));
    }
  }
  return plans;
}

/** A node of a query plan that was run. */
interface PlanNode {
  /** Only in a scan of a table. */
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

type Scan = PlanNode & { "Relation Name": string };

/** Counts the rows that all queries of `run` read from tables. */
export async function countRowsRead(
  database: Database,
  run: (database: Database) => Promise<unknown>,
): Promise<number> {
  const scans = await readScans(database, run);
  return scans.reduce((sum, scan) => sum + countScanned(scan), 0);
}

/** Lists the tables and partitions that all queries of `run` read, even if they found nothing. */
export async function listTablesRead(
  database: Database,
  run: (database: Database) => Promise<unknown>,
): Promise<string[]> {
  const scans = await readScans(database, run);
  return scans.filter((scan) => scan["Actual Loops"] > 0).map((scan) => scan["Relation Name"]);
}

/** Runs all queries of `run` again. */
async function readScans(database: Database, run: (database: Database) => Promise<unknown>): Promise<Scan[]> {
  const scans: Scan[] = [];
  for (const query of await recordQueries(database, run)) {
    const [plans] = await explain<[{ Plan: PlanNode }]>(database, query, "(analyze, format json)");
    if (plans === undefined) throw new Error("PostgreSQL returned no plan");
    scans.push(...listScans(plans[0].Plan));
  }
  return scans;
}

function listScans(node: PlanNode): Scan[] {
  const name = node["Relation Name"];
  const own = name === undefined ? [] : [{ ...node, "Relation Name": name }];
  return [...own, ...(node.Plans ?? []).flatMap(listScans)];
}

const countScanned = (scan: Scan) =>
  (scan["Actual Rows"] + (scan["Rows Removed by Filter"] ?? 0)) * scan["Actual Loops"];

async function recordQueries(
  database: Database,
  run: (database: Database) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const note: KyselyPlugin = {
    transformQuery({ node, queryId }): RootOperationNode {
      queries.push(database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(database.withPlugin(note));
  // A lock has no plan.
  return queries.filter((query) => !query.sql.startsWith("lock "));
}

async function explain<Line>(database: Database, query: CompiledQuery, options: string): Promise<Line[]> {
  const explaining = CompiledQuery.raw(`explain ${options} ${query.sql}`, [...query.parameters]);
  const { rows } = await database.executeQuery<{ "QUERY PLAN": Line }>(explaining);
  return rows.map((row) => row["QUERY PLAN"]);
}
