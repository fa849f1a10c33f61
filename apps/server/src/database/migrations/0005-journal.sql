-- Each change of a derived table by a block that is not final: what the row was, and what it became. Replayed backwards
-- it takes the block back, whatever the change was.
create table journal (
  id bigint generated always as identity primary key,
  block_number bigint not null,
  table_name text not null,
  -- The columns that name the row, or null where it was deleted.
  new_key jsonb,
  -- The whole row, or null where there was none.
  old_row jsonb
);
create index journal_by_block on journal (block_number);

-- Notes one change; the arguments are the key's columns.
create function note_in_journal() returns trigger language plpgsql as $$
declare
  new_key jsonb;
begin
  if tg_op <> 'DELETE' then
    select jsonb_object_agg(name, to_jsonb(new) -> name) into new_key from unnest(tg_argv) as name;
  end if;
  insert into journal (block_number, table_name, new_key, old_row)
  values (current_setting('canopy.block')::bigint, tg_table_name, new_key,
    case when tg_op <> 'INSERT' then to_jsonb(old) end);
  return null;
end
$$;

-- Takes back all changes by blocks after `block`, the last one first.
create function undo_journal(block bigint) returns void language plpgsql as $$
declare
  change journal;
begin
  for change in select * from journal where block_number > block order by id desc loop
    if change.new_key is not null then
      execute format(
        'delete from %1$I as present using jsonb_populate_record(null::%1$I, $1) as named where %2$s',
        change.table_name,
        (select string_agg(format('present.%1$I = named.%1$I', name), ' and ')
          from jsonb_object_keys(change.new_key) as name)
      ) using change.new_key;
    end if;
    if change.old_row is not null then
      execute format('insert into %1$I select (jsonb_populate_record(null::%1$I, $1)).*', change.table_name)
      using change.old_row;
    end if;
  end loop;
  delete from journal where block_number > block;
end
$$;

-- `canopy.block` is set for the time of one transaction while such a block is derived, and empty otherwise.
create trigger journal after insert or update or delete on members for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('id');
create trigger journal after insert or update or delete on identities for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('block_number', 'log_index', 'field');
create trigger journal after insert or update or delete on seats for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('plan', 'member_id');
create trigger journal after insert or update or delete on entries for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('block_number', 'log_index');
create trigger journal after insert or update or delete on rounds for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('plan', 'round');
create trigger journal after insert or update or delete on activity for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('plan', 'member_id', 'round');
create trigger journal after insert or update or delete on rank_windows for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('plan', 'month');
create trigger journal after insert or update or delete on ranks for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('plan', 'month', 'member_id');
create trigger journal after insert or update or delete on history for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('block_number', 'log_index', 'type', 'member_id');
create trigger journal after insert or update or delete on price_candidates for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('block_number', 'log_index');
create trigger journal after insert or update or delete on collections for each row
  when (coalesce(current_setting('canopy.block', true), '') <> '')
  execute function note_in_journal('block_number', 'log_index');
