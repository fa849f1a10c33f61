import { createHash } from "node:crypto";
import type { Database } from "@canopy/server/database/tables";
import { withoutTimeLimit } from "@canopy/server/database/time-limit";
import { sql } from "kysely";

/** Half of the members form a bushy tree, level by level; the others form long chains below its lowest level. */
export const MEMBERS = 1_000_000;
export const BUSHY = 500_000;
/** 2,500 levels each. They grow together, as in reality, so neighbours in a chain are far apart in the table. */
const CHAINS = 200;

/** The username of a member; names are spread over the alphabet, independent of the order of joining. */
export function toName(id: number): string {
  return toLetter(id) + createHash("md5").update(String(id)).digest("hex").slice(0, 12);
}

const toLetter = (id: number) => String.fromCharCode(97 + (id % 26));
const nameOfId = sql`chr(97 + id % 26) || substr(md5(id::text), 1, 12)`;
const joinedAt = sql`timestamptz '2026-01-01' + id * interval '10 seconds'`;

/** Inserts the members and their seats in the core plan, and updates the database's statistics. */
export async function plantMillion(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await withoutTimeLimit(transaction);
    await sql`
      insert into members (id, account, username, joined_at, block_number)
      select id, '0x' || lpad(to_hex(id), 40, '0'), ${nameOfId}, ${joinedAt}, id
      from generate_series(1, ${sql.lit(MEMBERS)}) as id`.execute(transaction);
    await sql`
      insert into seats (plan, member_id, sponsor_id, upline_id, leg, depth, round, joined_at, block_number, units, points,
        entered, commissions)
      select 'core', id, upline, upline, leg, depth, id / 10000, ${joinedAt}, id, 1 + id % 5, id % 90, 1e18,
        1e17
      from (
        select id, id / 2 as upline, id % 2 as leg, floor(log(2, id))::int4 as depth
        from generate_series(1, ${sql.lit(BUSHY)}) as id
        union all
        select id, case when step = 0 then ${sql.lit(BUSHY)} - chain else id - ${sql.lit(CHAINS)} end,
          id % 2, 19 + step
        from generate_series(${sql.lit(BUSHY + 1)}, ${sql.lit(MEMBERS)}) as id,
          lateral (select (id - ${sql.lit(BUSHY + 1)}) / ${sql.lit(CHAINS)} as step,
            (id - ${sql.lit(BUSHY + 1)}) % ${sql.lit(CHAINS)} as chain) as place
      ) as tree order by id`.execute(transaction);
    await sql`
      insert into legs
      select 'core', part, counts, counts, counts, counts, counts, counts, counts
      from generate_series(0, ${sql.lit(MEMBERS)} / 64) as part,
        lateral (select decode(repeat(lpad(to_hex(part), 8, '0'), 64), 'hex') as counts) as row`.execute(
      transaction,
    );
  });
  await sql`vacuum analyze members`.execute(database);
  await sql`vacuum analyze seats`.execute(database);
  await sql`vacuum analyze legs`.execute(database);
}
