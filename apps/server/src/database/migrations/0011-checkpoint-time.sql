-- The time of the last indexed block, so that the API can say how old its figures are.
alter table index_checkpoint add column block_time timestamptz;
