-- Mail that waits to be handed over. A row is deleted when a mail server (or the folder) has taken it.
create table outbox (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'feedback', 'newsletter')),
  locale text not null check (locale in ('en', 'fa')),
  content jsonb not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text
);
create index outbox_by_time on outbox (next_attempt_at);

-- Who asked for the newsletter; not before `confirmed_at` do they get it.
create table newsletter_subscribers (
  email text primary key,
  locale text not null check (locale in ('en', 'fa')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- When the last mail to confirm the address was ordered, and how many were.
  mailed_at timestamptz not null,
  mails integer not null
);
create index newsletter_unconfirmed on newsletter_subscribers (created_at) where confirmed_at is null;

-- The tokens of those mails: only their SHA-256. `email` is null once its owner unsubscribed.
create table newsletter_tokens (
  token_hash text primary key,
  email text references newsletter_subscribers (email) on delete set null,
  created_at timestamptz not null
);
create index newsletter_tokens_by_email on newsletter_tokens (email);

-- Pictures of members, 256 x 256 pixels. `id` is part of the address and new with each upload. `account` is who uploaded
-- it: after a reorganisation another wallet may have the member's id, and must not have the picture.
create table avatars (
  member_id integer primary key,
  account text not null,
  id text not null unique,
  image bytea not null,
  created_at timestamptz not null
);
