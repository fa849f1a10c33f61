-- Candles of 900 seconds. Times are seconds since 1970, prices in the quote token, volumes in the base token. A time without a row is a
-- gap, which nothing fills.
create table candles (
  market text not null,
  time bigint not null,
  open float8 not null,
  high float8 not null,
  low float8 not null,
  close float8 not null,
  volume float8 not null,
  primary key (market, time)
);

-- Where the candles of each market come from, and from when until when they are read: multiples of 900.
create table markets (
  market text primary key,
  source text not null check (source in ('chainlink', 'pools', 'exchange', 'synthetic')),
  source_name text not null,
  covered_from bigint not null,
  covered_to bigint not null
);
