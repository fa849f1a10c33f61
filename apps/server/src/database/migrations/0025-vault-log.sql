-- Trades of vaults, which the role bots reads from the chain. Addresses are checksummed, times are seconds since 1970.
create table vault_trades (
  block_hash text not null,
  log_index integer not null,
  block_number bigint not null,
  vault text not null,
  owner text not null,
  rule integer not null,
  at bigint not null,
  token_in text not null,
  token_out text not null,
  amount_in numeric not null,
  amount_out numeric not null,
  oracle_out numeric not null,
  -- Wei for the keeper.
  fee numeric not null,
  keeper text not null,
  transaction_hash text not null,
  primary key (block_hash, log_index)
);
create index vault_trades_owner on vault_trades (owner, at desc);
create index vault_trades_block on vault_trades (block_number);

-- The block from which on trades are not read yet, of vaults of this factory.
create table vault_trade_cursor (
  only_row boolean primary key default true check (only_row),
  chain_id bigint not null,
  factory text not null,
  next_block bigint not null
);

-- Times at which a rule was due and not executed, or could not be: one row for each rule and reason while the reason lasts, with breaks of
-- less than an hour. Only of members' vaults.
create table vault_skips (
  vault text not null,
  owner text not null,
  rule integer not null,
  reason text not null,
  first_at bigint not null,
  last_at bigint not null,
  -- How often a tick saw the reason.
  looks integer not null,
  -- Of the last look.
  detail json not null,
  primary key (vault, rule, reason, first_at)
);
create index vault_skips_owner on vault_skips (owner, first_at desc);
create index vault_skips_last on vault_skips (last_at);
