-- What the index was built from. One row; a node that does not fit is refused.
create table index_source (
  only_row boolean primary key default true check (only_row),
  chain_id bigint not null,
  plan text not null,
  plan_block bigint not null,
  plan_block_hash text not null,
  plan_code_hash text not null,
  points_per_unit integer not null,
  derived_version integer not null
);

-- How far the index is. One row, moved in the transaction that writes what was found.
create table index_checkpoint (
  only_row boolean primary key default true check (only_row),
  block_number bigint not null,
  block_hash text not null,
  finalized_number bigint not null,
  halted text
);

-- Headers from the finalized block on, to find where two histories part.
create table block_headers (
  number bigint primary key,
  hash text not null unique,
  parent_hash text not null
);

-- The plan's events as the node gave them: everything below can be made again from these.
create table raw_logs (
  block_hash text not null,
  log_index integer not null,
  block_number bigint not null,
  block_time timestamptz not null,
  transaction_hash text not null,
  topics text[] not null,
  data text not null,
  primary key (block_hash, log_index)
);
create index raw_logs_by_place on raw_logs (block_number, log_index);

create table members (
  id integer primary key,
  account text not null unique,
  username text not null unique,
  sponsor_id integer not null,
  upline_id integer not null,
  leg smallint not null check (leg in (0, 1)),
  depth integer not null,
  round integer not null,
  joined_at timestamptz not null,
  block_number bigint not null,
  unique (upline_id, leg)
);
create index members_by_sponsor on members (sponsor_id);
create index members_by_block on members (block_number);

create table entries (
  block_number bigint not null,
  log_index integer not null,
  member_id integer not null,
  kind text not null check (kind in ('register', 'topup')),
  round integer not null,
  units smallint not null,
  value numeric(78, 0) not null,
  transaction_hash text not null,
  at timestamptz not null,
  primary key (block_number, log_index)
);
create index entries_by_member on entries (member_id, block_number, log_index);

create table rounds (
  round integer primary key,
  unit_price numeric(78, 0) not null,
  pol_usd numeric(78, 0) not null,
  block_number bigint not null
);
create index rounds_by_block on rounds (block_number);
