-- Paper bots of members. The account that created one, because after a reorganisation the id may belong to another member. Times of the
-- market are seconds since 1970.
create table paper_bots (
  id uuid primary key,
  member_id integer not null,
  account text not null,
  kind text not null,
  market text not null,
  -- Seconds of a candle.
  interval integer not null,
  parameters json not null,
  -- Start, costs and limits.
  settings json not null,
  created_at timestamptz not null,
  -- When its first candle begins, and the next one that it has not seen.
  started_at bigint not null,
  next_candle bigint not null,
  -- The run after the last candle as plain data; null before the first. Text, so that every float stays the same.
  state json,
  candles integer not null default 0,
  -- Lines in its log.
  lines integer not null default 0,
  stop text check (stop in ('member', 'maximum drawdown', 'error')),
  stopped_at bigint,
  -- It has stopped, and nothing is left to sell.
  is_done boolean not null default false,
  -- Grows with each change, so that event streams see it.
  version integer not null default 0
);
create index paper_bots_member on paper_bots (member_id);
create index paper_bots_running on paper_bots (market) where not is_done;

-- What each bot decided, and what came of it. The number of a line follows from the bot's row: the same candle can't be written twice.
create table paper_bot_log (
  bot_id uuid not null references paper_bots on delete cascade,
  line integer not null,
  member_id integer not null,
  at bigint not null,
  outcome text not null check (outcome in ('started', 'decided', 'filled', 'skipped', 'gap', 'stopped')),
  detail json not null,
  primary key (bot_id, line)
);
create index paper_bot_log_member on paper_bot_log (member_id, at desc, bot_id desc, line desc);
