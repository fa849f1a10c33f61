-- The tree of each plan after a closed round, as the file that docs/tree-format.md describes: the newest 30 rounds. The indexer writes it
-- after the closing and deletes it when the closing is undone. It follows from the other tables.
create table tree_snapshots (
  plan text not null check (plan in ('core', 'plus')),
  round integer not null,
  -- The block that closed the round.
  block_number bigint not null,
  block_hash text not null,
  seats integer not null,
  bytes bytea not null,
  primary key (plan, round)
);
-- The numbers in the file are packed: compressing them takes time and saves nothing.
alter table tree_snapshots alter column bytes set storage external;
