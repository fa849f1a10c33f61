-- The member comes before the plan in large indexes: a plan is the same in most rows, and comparing it took more than half of the time
-- that an index of all rows takes to build. Each step builds the index of one partition, so that the indexer waits for the newest only.
create function index_next_partition(name text, columns text, kind text) returns text language plpgsql as $$
declare
  parent oid := name::regclass;
  partition regclass;
  own text;
begin
  select inhrelid into partition from pg_inherits
  where inhparent = parent and to_regclass(inhrelid::regclass::text || kind) is null
  order by inhrelid limit 1;
  if partition is null then return null; end if;
  own := partition::text || kind;
  execute format('create %s index %I on %s (%s)', case when kind = '_key' then 'unique' end, own, partition, columns);
  return own;
end
$$;

-- repeat
select index_next_partition('history', 'member_id, plan, block_number, log_index', '_of_member') as cursor;

-- repeat
select index_next_partition('history', 'member_id, plan, type, block_number, log_index', '_of_member_by_type') as cursor;

-- repeat
select index_next_partition('activity', 'member_id, plan, round', '_key') as cursor;

-- The index of the table takes over those of its partitions.
create index history_of_member on history (member_id, plan, block_number, log_index);
create index history_of_member_by_type on history (member_id, plan, type, block_number, log_index);
drop index history_by_member;
drop index history_by_member_and_type;

do $$
declare
  partition regclass;
  own text;
begin
  lock table activity in access exclusive mode;
  alter table activity drop constraint activity_pkey;
  for partition in select inhrelid from pg_inherits where inhparent = 'activity'::regclass loop
    own := partition::text || '_key';
    -- The indexer may have created the partition since.
    if to_regclass(own) is null then
      execute format('create unique index %I on %s (member_id, plan, round)', own, partition);
    end if;
    execute format('alter table %s add constraint %I primary key using index %I', partition, partition::text || '_pkey', own);
  end loop;
  alter table activity add constraint activity_pkey primary key (member_id, plan, round);
end
$$;

drop function index_next_partition;
