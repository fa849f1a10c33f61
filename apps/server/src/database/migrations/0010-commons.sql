-- Ranks that are paid by points, and the commons instead of the lottery. Plans of the rules before have other events, so an
-- index of them is of no use.
delete from index_source;
delete from index_checkpoint;
delete from block_headers;
delete from raw_logs;
delete from plans;
delete from members;
delete from identities;
delete from seats;
delete from entries;
delete from rounds;
delete from activity;
delete from provisional_points;
delete from rank_windows;
delete from ranks;
delete from history;
delete from price_candidates;
delete from collections;
delete from transactions;
delete from journal;

alter table plans rename column lottery_share to commons_share;
alter table rounds rename column lottery to commons;

-- What the shares of a closed window left of its month's pot went to the commons.
alter table rank_windows rename column carried to rest;

-- Shares depend on points too, so they do not name the rank.
alter table ranks add column rank text not null check (rank in ('hero', 'knight'));

alter table collections drop constraint collections_pot_check;
alter table collections add check (pot in ('commons', 'operations'));
