-- The journal has one record for each insert or update instead of each row, which costs a tenth: a round can change a million seats.
alter table journal add column change text check (change in ('insert', 'update', 'delete'));
-- The new rows of an insert, the old rows of an update or a delete, each as the text of a record with the table's columns. A later
-- migration that adds, removes or changes a column of a recorded table has to delete the journal or convert these.
alter table journal add column rows text[];
-- Compressing takes longer than it saves: records are deleted as soon as their block is final.
alter table journal alter column rows set storage external;

do $$
declare
  recorded text;
begin
  perform set_config('datestyle', 'ISO', true);
  for recorded in select distinct table_name from journal loop
    execute format(
      'update journal set
        change = case when old_row is null then ''insert'' when new_key is null then ''delete'' else ''update'' end,
        rows = array[jsonb_populate_record(null::%1$I, coalesce(old_row, new_key))::text]
      where table_name = %1$L',
      recorded
    );
  end loop;
end
$$;

alter table journal
  alter column change set not null,
  alter column rows set not null,
  drop column new_key,
  drop column old_row;

-- Removes the triggers too.
drop function note_in_journal() cascade;

create function record_changes() returns trigger language plpgsql set datestyle = 'ISO' as $$
begin
  insert into journal (block_number, table_name, change, rows)
  select current_setting('canopy.block')::bigint, tg_table_name, lower(tg_op), array_agg(changed::text)
  from changed
  having count(*) > 0;
  return null;
end
$$;

-- Row by row: PostgreSQL collects the rows of a statement whether or not they are recorded, and a rebuild deletes all rows.
create function record_deletion() returns trigger language plpgsql set datestyle = 'ISO' as $$
begin
  insert into journal (block_number, table_name, change, rows)
  values (current_setting('canopy.block')::bigint, tg_table_name, 'delete', array[old::text]);
  return null;
end
$$;

create function refuse_key_change() returns trigger language plpgsql as $$
begin
  raise exception 'The journal cannot undo a change of the key of %. Delete the row and insert another.', tg_table_name;
end
$$;

-- Records all changes of a table with a primary key. `canopy.block` is set for the time of one transaction while a block that is not
-- final is derived, and empty otherwise.
create function journal_table(name text) returns void language plpgsql as $$
declare
  recording text := 'when (coalesce(current_setting(''canopy.block'', true), '''') <> '''')';
  key text;
begin
  execute format('create trigger journal_insert after insert on %I referencing new table as changed
    for each statement %s execute function record_changes()', name, recording);
  execute format('create trigger journal_update after update on %I referencing old table as changed
    for each statement %s execute function record_changes()', name, recording);
  execute format('create trigger journal_delete after delete on %I
    for each row %s execute function record_deletion()', name, recording);
  select string_agg(quote_ident(attname), ', ') into key
  from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
  where indrelid = name::regclass and indisprimary;
  execute format('create trigger journal_key before update of %s on %I
    for each statement %s execute function refuse_key_change()', key, name, recording);
end
$$;

select journal_table('members');
select journal_table('identities');
select journal_table('seats');
select journal_table('entries');
select journal_table('rounds');
select journal_table('activity');
select journal_table('rank_windows');
select journal_table('ranks');
select journal_table('history');
select journal_table('price_candidates');
select journal_table('collections');

-- Undoes all changes by blocks after `block`, the last one first. It looks each row up by its key: the planner knows nothing of the
-- records and might read a whole table for each of them.
create or replace function undo_journal(block bigint) returns void language plpgsql
set datestyle = 'ISO' set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  undone journal;
  is_same text;
  changes text;
begin
  for undone in select * from journal where block_number > block order by id desc loop
    select
      string_agg(format('present.%1$I = changed.%1$I', attname), ' and ') filter (where attnum = any(indkey)),
      string_agg(format('%1$I = changed.%1$I', attname), ', ') filter (where attnum <> all(indkey))
    into is_same, changes
    from pg_index join pg_attribute on attrelid = indrelid and attnum > 0 and not attisdropped
    where indrelid = undone.table_name::regclass and indisprimary;
    execute case undone.change
      when 'insert' then format(
        'delete from %1$I as present using unnest($1::%1$I[]) as changed where %2$s', undone.table_name, is_same)
      when 'delete' then format(
        'insert into %1$I select * from unnest($1::%1$I[])', undone.table_name)
      else format(
        'update %1$I as present set %3$s from unnest($1::%1$I[]) as changed where %2$s', undone.table_name, is_same, changes)
    end using undone.rows;
  end loop;
  delete from journal where block_number > block;
end
$$;
