-- Messages that were issued for a sign-in and not used yet. The whole text is the key, so nothing in it can differ.
drop table nonces;
create table sign_in_messages (
  message text primary key,
  address text not null,
  expires_at timestamptz not null
);
create index sign_in_messages_by_expiry on sign_in_messages (expires_at);
