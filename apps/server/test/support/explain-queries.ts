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

/** Counts the rows that all queries of `run` read from tables. */
export async function countRowsRead(
  database: Database,
  run: (database: Database) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (const query of await recordQueries(database, run)) {
    const [plans] = await explain<[{ Plan: PlanNode }]>(database, query, "(analyze, format json)");
    if (plans === undefined) throw new Error("PostgreSQL returned no plan");
    count += countScanned(plans[0].Plan);
  }
  return count;
}

function countScanned(node: PlanNode): number {
  const rows = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
  const own = node["Relation Name"] === undefined ? 0 : rows;
  return (node.Plans ?? []).reduce((sum, child) => sum + countScanned(child), own);
}

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
  return queries;
}

async function explain<Line>(database: Database, query: CompiledQuery, options: string): Promise<Line[]> {
  const explaining = CompiledQuery.raw(`explain ${options} ${query.sql}`, [...query.parameters]);
  const { rows } = await database.executeQuery<{ "QUERY PLAN": Line }>(explaining);
  return rows.map((row) => row["QUERY PLAN"]);
}
