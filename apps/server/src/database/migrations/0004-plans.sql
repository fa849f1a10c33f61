-- Two plans, all of their events, and everything that the screens ask for. The index is made again from the chain: an
-- older one has neither Plus nor the events of settlement.
delete from index_source;
delete from index_checkpoint;
delete from block_headers;
delete from raw_logs;
drop table identity_changes;
drop table rounds;
drop table entries;
drop table members;

alter table index_source drop column plan, drop column plan_code_hash, drop column points_per_unit;

-- The plans that the index was built from, and what their constructors fixed for ever. USD with 18 decimals, shares in
-- basis points of what enters.
create table plans (
  plan text primary key check (plan in ('core', 'plus')),
  address text not null,
  code_hash text not null,
  genesis timestamptz not null,
  opens_at timestamptz not null,
  unit_usd numeric(78, 0) not null,
  points_per_unit smallint not null,
  maximum_units smallint not null,
  sponsor_share integer not null,
  pool_share integer not null,
  hero_share integer not null,
  lottery_share integer not null,
  operations_share integer not null
);

alter table raw_logs add column plan text not null check (plan in ('core', 'plus'));

-- Who a member is. The core plan gives ids, names and accounts; Plus asks it for them. What one gave up another may take:
-- it is checked at the end of a statement, since one statement writes what several members are called after a batch.
create table members (
  id integer primary key,
  account text not null unique deferrable,
  username text not null unique deferrable,
  joined_at timestamptz not null,
  block_number bigint not null
) with (fillfactor = 90);
-- Names by their beginning, whatever the database's collation.
create index members_by_name on members (username text_pattern_ops);

-- Names and accounts over time, the first ones included.
create table identities (
  block_number bigint not null,
  log_index integer not null,
  member_id integer not null,
  field text not null check (field in ('username', 'account')),
  value text not null,
  at timestamptz not null,
  primary key (block_number, log_index, field)
);
create index identities_by_member on identities (member_id, field, block_number, log_index);
create index identities_by_value on identities (value);

-- A member's seat in a plan: where it is, what its legs held when the last round was closed, and what it brought in all.
-- Legs and points follow from the entries by the plan's model (`packages/protocol`), amounts are wei.
create table seats (
  plan text not null check (plan in ('core', 'plus')),
  member_id integer not null,
  sponsor_id integer not null,
  upline_id integer not null,
  leg smallint not null check (leg in (0, 1)),
  depth integer not null,
  round integer not null,
  joined_at timestamptz not null,
  block_number bigint not null,
  units smallint not null default 0,
  settled_units smallint not null default 0,
  left_units bigint not null default 0,
  right_units bigint not null default 0,
  left_variance bigint not null default 0,
  right_variance bigint not null default 0,
  left_members integer not null default 0,
  right_members integer not null default 0,
  points bigint not null default 0,
  flash bigint not null default 0,
  entered numeric(78, 0) not null default 0,
  commissions numeric(78, 0) not null default 0,
  point_earnings numeric(78, 0) not null default 0,
  rebates numeric(78, 0) not null default 0,
  rank_earnings numeric(78, 0) not null default 0,
  closing_rewards numeric(78, 0) not null default 0,
  withdrawn numeric(78, 0) not null default 0,
  primary key (plan, member_id),
  unique (plan, upline_id, leg)
) with (fillfactor = 70);
create index seats_by_sponsor on seats (plan, sponsor_id, member_id);
create index seats_by_round on seats (plan, round);

-- Units bought, one row a payment. `commission` went to the sponsor's box, or is 0.
create table entries (
  block_number bigint not null,
  log_index integer not null,
  plan text not null,
  member_id integer not null,
  kind text not null check (kind in ('register', 'topup')),
  round integer not null,
  units smallint not null,
  value numeric(78, 0) not null,
  commission numeric(78, 0) not null,
  transaction_hash text not null,
  at timestamptz not null,
  primary key (block_number, log_index)
);
create index entries_by_member on entries (member_id, block_number, log_index);
create index entries_by_round on entries (plan, round);

-- A round with a price. What settlement fixed is null until it is closed.
create table rounds (
  plan text not null,
  round integer not null,
  unit_price numeric(78, 0) not null,
  pol_usd numeric(78, 0) not null,
  block_number bigint not null,
  priced_at timestamptz not null,
  units integer not null default 0,
  entered numeric(78, 0) not null default 0,
  commissions numeric(78, 0) not null default 0,
  -- Members who took a seat in it and paid: those given before the opening are in none.
  joined integer not null default 0,
  points bigint,
  flash bigint,
  pointy integer,
  point_value numeric(78, 0),
  rebate numeric(78, 0),
  hero_pool numeric(78, 0),
  lottery numeric(78, 0),
  operations numeric(78, 0),
  closing_reward numeric(78, 0),
  closer_id integer,
  closed_at timestamptz,
  closed_block bigint,
  transaction_hash text,
  primary key (plan, round)
);

-- What a round brought a member, in plain columns; no row where nothing happened.
create table activity (
  plan text not null,
  member_id integer not null,
  round integer not null,
  units smallint not null default 0,
  commissions numeric(78, 0) not null default 0,
  points integer not null default 0,
  flash integer not null default 0,
  point_earnings numeric(78, 0) not null default 0,
  rebates numeric(78, 0) not null default 0,
  primary key (plan, member_id, round)
);
-- The day's list of who earned points.
create index activity_pointy on activity (plan, round, member_id) where points > 0;

-- Points and flash of the rounds that are not closed, by the plan's model as of the checkpoint: a forecast, replaced as
-- units come in.
create table provisional_points (
  plan text not null,
  round integer not null,
  member_id integer not null,
  points integer not null,
  flash integer not null,
  primary key (plan, round, member_id)
);
create index provisional_points_by_member on provisional_points (plan, member_id);

create table rank_windows (
  plan text not null,
  month integer not null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  shares bigint,
  share_value numeric(78, 0),
  carried numeric(78, 0),
  primary key (plan, month)
);

create table ranks (
  plan text not null,
  month integer not null,
  member_id integer not null,
  shares smallint not null,
  claimed_at timestamptz not null,
  collected numeric(78, 0),
  primary key (plan, month, member_id)
);
create index ranks_by_member on ranks (plan, member_id, month);

-- Everything that happened to a member, one row each: the history that the dashboard shows. `amount` is wei into the box
-- (positive) or paid or withdrawn (negative), 0 where no money moved. `other_id`: who caused a commission. `detail`: the
-- new name or account; of a credit, the wei that points earned; of a rank, its month. `units` of a rank are its shares.
create table history (
  block_number bigint not null,
  log_index integer not null,
  plan text not null,
  member_id integer not null,
  type text not null check (type in ('register', 'topup', 'commission', 'credit', 'closing_reward', 'withdraw',
    'rank_claim', 'rank_collect', 'username', 'address_start', 'address_cancel', 'address')),
  round integer,
  amount numeric(78, 0) not null,
  units smallint,
  other_id integer,
  detail text,
  transaction_hash text not null,
  at timestamptz not null,
  primary key (block_number, log_index, type, member_id)
);
create index history_by_member on history (plan, member_id, block_number, log_index);
create index history_by_member_and_type on history (plan, member_id, type, block_number, log_index);

-- Readings of the feed that wait for their confirmation, and what the lottery and the operator took out.
create table price_candidates (
  block_number bigint not null,
  log_index integer not null,
  plan text not null,
  pol_usd numeric(78, 0) not null,
  at timestamptz not null,
  primary key (block_number, log_index)
);
create table collections (
  block_number bigint not null,
  log_index integer not null,
  plan text not null,
  pot text not null check (pot in ('lottery', 'operations')),
  amount numeric(78, 0) not null,
  transaction_hash text not null,
  at timestamptz not null,
  primary key (block_number, log_index)
);

-- The transactions behind the events, read after them: who sent them, what they carried and what their gas cost.
create table transactions (
  hash text primary key,
  block_number bigint not null,
  block_hash text not null,
  sender text not null,
  recipient text,
  value numeric(78, 0) not null,
  gas_used bigint not null,
  gas_price numeric(78, 0) not null,
  -- The member whose wallet paid, where it was one's own action.
  member_id integer
);
create index transactions_by_member on transactions (member_id);
create index transactions_by_block on transactions (block_number);
