// cspell:ignore plainto regconfig setweight tsquery tsvector
import type { Passage } from "@canopy/chat/passage";
import { startCluster } from "@canopy/server/database/embedded/cluster";
import { preparePrograms } from "@canopy/server/database/embedded/programs";
import { openPostgres } from "@canopy/server/database/postgres";
import { createLog } from "@canopy/server/lib/log";
import { sql } from "kysely";
import MiniSearch from "minisearch";
import type { Scope } from "../scope.ts";
import { MOST, type Search } from "./measure.ts";

interface Row {
  readonly id: string;
  readonly enTitle: string;
  readonly enBody: string;
  readonly faTitle: string;
  readonly faBody: string;
}

const toRow = ({ id, texts: { en, fa } }: Passage): Row => ({
  id,
  enTitle: en?.title ?? "",
  enBody: en?.body ?? "",
  faTitle: fa?.title ?? "",
  faBody: fa?.body ?? "",
});

/** MiniSearch as it comes: its own words, no stems, all fields alike. */
export function searchByDefaults(passages: readonly Passage[]): Search {
  const index = new MiniSearch<Row>({ fields: ["enTitle", "enBody", "faTitle", "faBody"] });
  index.addAll(passages.map(toRow));
  return async ({ text }) =>
    index
      .search(text)
      .slice(0, MOST)
      .map(({ id }) => String(id));
}

/**
 * PostgreSQL's full text: stems and stop words in English, words in Persian, for which it has neither. A title weighs more than
 * a text, and any word of the question may match, because hardly a passage has all of them.
 */
export async function searchByPostgres(scope: Scope, passages: readonly Passage[]): Promise<Search> {
  const programs = await preparePrograms();
  scope.defer(programs.remove);
  const cluster = await startCluster({ home: await scope.folder("chat"), programs, isVolatile: true });
  scope.defer(cluster.stop);
  const { database, close } = await openPostgres(cluster.url("postgres"), createLog("silent"), 1);
  scope.defer(close);
  await sql`create temporary table passages (id text primary key, english tsvector, persian tsvector)`.execute(
    database,
  );
  for (const { id, enTitle, enBody, faTitle, faBody } of passages.map(toRow)) {
    await sql`
      insert into passages values (
        ${id},
        setweight(to_tsvector('english', ${enTitle}), 'A') || to_tsvector('english', ${enBody}),
        setweight(to_tsvector('simple', ${faTitle}), 'A') || to_tsvector('simple', ${faBody})
      )`.execute(database);
  }
  return async ({ text, locale }) => {
    const [column, config] = locale === "en" ? ["english", "english"] : ["persian", "simple"];
    const { rows } = await sql<{ id: string }>`
      with asked as (
        select replace(plainto_tsquery(${config}::regconfig, ${text})::text, ' & ', ' | ')::tsquery as query
      )
      select id from passages, asked where ${sql.ref(column)} @@ query
      order by ts_rank(${sql.ref(column)}, query, 1) desc, id limit ${MOST}`.execute(database);
    return rows.map(({ id }) => id);
  };
}
