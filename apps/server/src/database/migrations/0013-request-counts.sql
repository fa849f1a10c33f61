-- Requests in the current window of each caller and limit, counted by all api processes together. Unlogged: a crash of the
-- database only forgets counts, and no write waits for the disk. The key is a hash: callers choose neither its length nor its content.
create unlogged table request_counts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);
create index request_counts_by_end on request_counts (ends_at);
