-- The legs of 64 seats are one row, apart from the seats: closing a round with long chains changes the legs of a million members, which
-- as columns of their wide rows meant a new version of nearly every row of the table. The row of `part` p has the members from
-- 64 * p on. A column has four bytes for each of them, the most significant first. A part without a row has zeros.
create table legs (
  plan text not null check (plan in ('core', 'plus')),
  part integer not null,
  settled_units bytea not null,
  left_units bytea not null,
  right_units bytea not null,
  left_variance bytea not null,
  right_variance bytea not null,
  left_members bytea not null,
  right_members bytea not null,
  primary key (plan, part)
) with (fillfactor = 50);

-- Nearly all rows change in each round. Half of a page is free for the new versions, so that the index does not change; compressing
-- them would take longer than writing them.
alter table legs
  alter column settled_units set storage plain,
  alter column left_units set storage plain,
  alter column right_units set storage plain,
  alter column left_variance set storage plain,
  alter column right_variance set storage plain,
  alter column left_members set storage plain,
  alter column right_members set storage plain;

-- The count of a member in a column of the row that the member is in.
create function leg_count(counts bytea, member_id integer) returns integer language sql immutable parallel safe as $$
  select coalesce(
    (get_byte(counts, member_id % 64 * 4) << 24) + (get_byte(counts, member_id % 64 * 4 + 1) << 16)
      + (get_byte(counts, member_id % 64 * 4 + 2) << 8) + get_byte(counts, member_id % 64 * 4 + 3),
    0)
$$;

select journal_table('legs');

-- The rows of some parts, from the columns of seats that are about to go; of all parts that have counts, if `parts` is null.
create function pack_legs(parts integer[]) returns setof legs language plpgsql as $$
begin
  return query
    select wanted.plan, wanted.part,
      string_agg(int4send(coalesce(seat.settled_units, 0)), null order by slot),
      string_agg(int4send(coalesce(seat.left_units, 0)::integer), null order by slot),
      string_agg(int4send(coalesce(seat.right_units, 0)::integer), null order by slot),
      string_agg(int4send(coalesce(seat.left_variance, 0)::integer), null order by slot),
      string_agg(int4send(coalesce(seat.right_variance, 0)::integer), null order by slot),
      string_agg(int4send(coalesce(seat.left_members, 0)), null order by slot),
      string_agg(int4send(coalesce(seat.right_members, 0)), null order by slot)
    from (
      select counted.plan, counted.member_id / 64 as part from seats as counted
      where case when parts is null
        then counted.settled_units + counted.left_units + counted.right_units + counted.left_members + counted.right_members > 0
        else counted.member_id / 64 = any(parts) end
      group by 1, 2
    ) as wanted
    cross join generate_series(0, 63) as slot
    left join seats as seat on seat.plan = wanted.plan and seat.member_id = 64 * wanted.part + slot
    group by wanted.plan, wanted.part;
end
$$;

-- In one transaction, in which no indexer writes: packs the legs, converts the journal's records of blocks that are not final, and
-- removes the columns. Processes of the previous release can neither close rounds nor read legs afterwards.
do $$
declare
  undone journal;
  changed_parts integer[];
begin
  perform set_config('datestyle', 'ISO', true);
  lock table seats, journal in share row exclusive mode;
  insert into legs select * from pack_legs(null);
  analyze legs;

  -- Each earlier state of legs, the newest first: the records of updates have old rows of seats.
  create temporary table earlier on commit drop as
    select id, block_number, rows from journal limit 0;
  for undone in select * from journal where table_name = 'seats' and change = 'update' order by id desc loop
    with restored as (
      update seats as present set
        settled_units = before.settled_units,
        left_units = before.left_units,
        right_units = before.right_units,
        left_variance = before.left_variance,
        right_variance = before.right_variance,
        left_members = before.left_members,
        right_members = before.right_members
      from unnest(undone.rows::seats[]) as before
      where present.plan = before.plan and present.member_id = before.member_id
        and (present.settled_units, present.left_units, present.right_units, present.left_variance,
            present.right_variance, present.left_members, present.right_members)
          is distinct from (before.settled_units, before.left_units, before.right_units, before.left_variance,
            before.right_variance, before.left_members, before.right_members)
      returning present.member_id
    )
    select array_agg(distinct member_id / 64) into changed_parts from restored;
    continue when changed_parts is null;
    insert into earlier
    select undone.id, undone.block_number, array_agg(packed::text) from pack_legs(changed_parts) as packed;
  end loop;
  insert into journal (block_number, table_name, change, rows)
  select block_number, 'legs', 'update', rows from earlier order by id;

  -- The text of a row has all columns of the table.
  update journal set rows = (
    select array_agg(row(plan, member_id, sponsor_id, upline_id, leg, depth, round, joined_at, block_number, units, points,
      flash, entered, commissions, point_earnings, rebates, rank_earnings, closing_rewards, withdrawn)::text)
    from unnest(rows::seats[])
  ) where table_name = 'seats';
  drop function pack_legs;
  alter table seats
    drop column settled_units,
    drop column left_units,
    drop column right_units,
    drop column left_variance,
    drop column right_variance,
    drop column left_members,
    drop column right_members;
end
$$;
