import { type RawBuilder, sql } from "kysely";

/**
 * The username of the member whose id is in column `id`, looked up by key for each row of the result. For a join, the planner
 * may read all members before the page.
 */
export const selectUsername = (id: string): RawBuilder<string> =>
  sql`(select username from members where members.id = ${sql.ref(id)})`;
