-- How often blocks were undone. While it stays the same, the index has only grown.
alter table index_checkpoint add column rollbacks bigint not null default 0;
