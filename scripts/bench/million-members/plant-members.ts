import { at } from "@canopy/protocol/rules/column";
import type { Database } from "@canopy/server/database/tables";
import { sql } from "kysely";
import { accountSql, nameSql, timeSql } from "./place.ts";
import type { World } from "./world.ts";
import { countBelow, type LegColumns, type Network } from "./year.ts";

/** Rows in a statement. */
const CHUNK = 100_000;

/** Writes the members, their names and their accounts. The root is in the first block, the others where they paid first. */
export async function plantMembers(database: Database): Promise<void> {
  const id = sql`id`;
  await sql`
    insert into members (id, account, username, joined_at, block_number)
    select id, ${accountSql(id)}, ${nameSql(id)}, ${timeSql(sql`block`)}, block from (
      select 1 as id, 0::int8 as block
      union all
      select member_id, block_number from entries where kind = 'register'
    ) as joined order by id`.execute(database);
  await sql`
    insert into identities (block_number, log_index, member_id, field, value, at)
    select member.block_number, coalesce(entry.log_index, 0), id, field,
      case field when 'username' then username else account end, joined_at
    from members as member left join entries as entry on member_id = id and kind = 'register',
      unnest(array['username', 'account']) as field
    order by id`.execute(database);
}

/** Writes the seats: places and legs from the network, sums from the rounds that are closed. */
export async function plantSeats(
  database: Database,
  world: World,
  network: Network,
  legs: LegColumns,
): Promise<void> {
  await sql`
    create temporary table sums on commit drop as
    select member_id, sum(activity.points) as points, sum(activity.flash) as flash,
      sum(activity.commissions) as commissions, sum(point_earnings) as point_earnings, sum(rebates) as rebates,
      sum(activity.units * unit_price) as entered
    from activity join rounds using (plan, round) group by member_id`.execute(database);
  await sql`create unique index on sums (member_id)`.execute(database);
  await sql`analyze sums`.execute(database);
  const { tree, sponsors, units, joinedIn } = network;
  const { left, right } = countBelow(network, world.rounds);
  for (let first = 1; first <= tree.size; first += CHUNK) {
    const ids = Array.from({ length: Math.min(CHUNK, tree.size + 1 - first) }, (_, index) => first + index);
    const column = (values: ArrayLike<number>) => sql`${ids.map((id) => at(values, id))}::int4[]`;
    await sql`
      insert into seats (plan, member_id, sponsor_id, upline_id, leg, depth, round, joined_at, block_number, units,
        settled_units, left_units, right_units, left_variance, right_variance, left_members, right_members, points,
        flash, entered, commissions, point_earnings, rebates)
      select 'core', id, sponsor, upline, leg, depth, round, joined_at, block_number, units, settled, left_units,
        right_units, left_variance, right_variance, left_members, right_members, coalesce(points, 0),
        coalesce(flash, 0), coalesce(entered, 0), coalesce(commissions, 0), coalesce(point_earnings, 0),
        coalesce(rebates, 0)
      from unnest(${ids}::int4[], ${column(sponsors)}, ${column(tree.upline)}, ${column(tree.leg)},
        ${column(tree.depth)}, ${column(joinedIn)}, ${column(units)}, ${column(legs.settled)},
        ${column(legs.leftUnits)}, ${column(legs.rightUnits)}, ${column(legs.leftVariance)},
        ${column(legs.rightVariance)}, ${column(left)}, ${column(right)})
        as seat (id, sponsor, upline, leg, depth, round, units, settled, left_units, right_units, left_variance,
          right_variance, left_members, right_members)
      left join sums on member_id = id
      join (select id, joined_at, block_number from members where id between ${first} and ${first + CHUNK - 1})
        as member using (id)
      order by id`.execute(database);
  }
}
