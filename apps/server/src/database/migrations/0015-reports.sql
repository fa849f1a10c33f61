-- The public report of each plan, computed by the indexer. The newest row is shown. When a reorganisation deletes it, an older
-- row, of a final block, is shown until the next one.
create table reports (
  plan text not null,
  block_number bigint not null,
  block_time timestamptz,
  report json not null,
  primary key (plan, block_number)
);
