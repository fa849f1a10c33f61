import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from "kysely";
import type { Database } from "../../src/database/tables.ts";

/** Explains all queries of `run`: two query plans each, for the given parameters and for any. */
export async function explainQueries(
  database: Database,
  run: (database: Database) => Promise<unknown>,
): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const note: KyselyPlugin = {
    transformQuery({ node, queryId }): RootOperationNode {
      queries.push(database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(database.withPlugin(note));
  const plans: string[] = [];
  for (const { sql: text, parameters } of queries) {
    for (const explain of ["explain", "explain (generic_plan)"]) {
      const query = CompiledQuery.raw(`${explain} ${text}`, [...parameters]);
      const { rows } = await database.executeQuery<{ "QUERY PLAN": string }>(query);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
  }
  return plans;
}
