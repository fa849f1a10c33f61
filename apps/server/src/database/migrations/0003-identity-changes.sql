-- What a member was called, or which account a member had, until an event changed it: going back puts it back.
create table identity_changes (
  block_number bigint not null,
  log_index integer not null,
  member_id integer not null,
  field text not null check (field in ('username', 'account')),
  before text not null,
  primary key (block_number, log_index)
);
