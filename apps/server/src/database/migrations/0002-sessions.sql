-- Sign-in requests that were handed out and not handed in yet.
create table nonces (
  nonce text primary key,
  address text not null,
  expires_at timestamptz not null
);
create index nonces_by_expiry on nonces (expires_at);

-- Who is signed in. The token itself is nowhere: only its SHA-256.
create table sessions (
  token_hash text primary key,
  chain_id bigint not null,
  address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_expiry on sessions (expires_at);
