import { type SqlBool, sql } from "kysely";

/** Takes one parameter for any number of ids. */
export const matchesAny = (column: string, ids: ReadonlySet<number>) =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::int4[])`;
