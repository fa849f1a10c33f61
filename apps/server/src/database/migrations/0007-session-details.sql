-- What a member sees of a session in the list of their own.
alter table sessions add column user_agent text;
create index sessions_by_account on sessions (chain_id, address, created_at);
