-- History, activity and raw logs are partitioned: by blocks (4,000,000, about three months of Polygon) and by rounds (90). The indexer
-- creates later partitions (`partitions.ts`). The rows of a running site become the first partition without being copied. Room for
-- two more ranges lets an older indexer continue in the meantime.
create function limit_first_partition(name text, key text, size bigint, source text) returns void language plpgsql as $$
declare
  last bigint;
begin
  execute format('select max(%I) from %I', key, source) into last;
  execute format('alter table %I add constraint first_partition check (%I < %s) not valid',
    name, key, (coalesce(last, -1) / size + 3) * size);
end
$$;

-- Replaces a table by a partitioned one with the same columns, keys, indexes and triggers. The table becomes its first partition,
-- up to the limit that its valid constraint proves, or is dropped if it is empty.
create function partition_table(name text, key text) returns void language plpgsql as $$
declare
  source oid := name::regclass;
  first text := name || '_first';
  first_end text;
  primary_key text;
  indexes text[];
  triggers text[];
  item text;
  is_empty boolean;
begin
  execute format('lock table %I in access exclusive mode', name);
  execute format('select not exists (select from %I)', name) into is_empty;
  select substring(pg_get_constraintdef(oid) from '< ''?(\d+)') into strict first_end from pg_constraint
  where conrelid = source and conname = 'first_partition' and convalidated;
  select pg_get_constraintdef(oid) into strict primary_key from pg_constraint where conrelid = source and contype = 'p';
  select coalesce(array_agg(pg_get_indexdef(indexrelid)), '{}') into indexes from pg_index
  where indrelid = source and not indisprimary;
  select coalesce(array_agg(pg_get_triggerdef(oid)), '{}') into triggers from pg_trigger
  where tgrelid = source and not tgisinternal;

  for item in select tgname from pg_trigger where tgrelid = source and not tgisinternal loop
    execute format('drop trigger %I on %I', item, name);
  end loop;
  for item in select relname from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = source loop
    execute format('alter index %I rename to %I', item, item || '_first');
  end loop;
  execute format('alter table %I rename to %I', name, first);

  execute format('create table %I (like %I including defaults including constraints) partition by range (%I)', name, first, key);
  execute format('alter table %I drop constraint first_partition', name);
  execute format('alter table %I add constraint %I %s', name, name || '_pkey', primary_key);
  foreach item in array indexes loop
    execute item;
  end loop;
  if is_empty then
    execute format('drop table %I', first);
  else
    execute format('alter table %I attach partition %I for values from (minvalue) to (%s)', name, first, first_end);
    execute format('alter table %I drop constraint first_partition', first);
  end if;
  foreach item in array triggers loop
    execute item;
  end loop;
end
$$;

select limit_first_partition('history', 'block_number', 4000000, 'history');
alter table history validate constraint first_partition;
select partition_table('history', 'block_number');

-- The key of a partitioned table contains the column of its ranges.
create unique index concurrently raw_logs_key on raw_logs (block_number, log_index);
alter table raw_logs drop constraint raw_logs_pkey, add constraint raw_logs_pkey primary key using index raw_logs_key;
drop index raw_logs_by_place;
select limit_first_partition('raw_logs', 'block_number', 4000000, 'raw_logs');
alter table raw_logs validate constraint first_partition;
select partition_table('raw_logs', 'block_number');

-- Each round with activity has a price, and a maximum over all activity would take long.
select limit_first_partition('activity', 'round', 90, 'rounds');
alter table activity validate constraint first_partition;
select partition_table('activity', 'round');

drop function limit_first_partition;
drop function partition_table;

-- Autovacuum analyzes partitions only.
analyze history;
analyze raw_logs;
analyze activity;
