-- For the report, which adds up what everybody did: what left boxes, what fees brought and which ranks were paid; and what
-- transactions cost their members, in the order of members.
create index history_flows on history (plan, type, block_number) include (amount, at)
  where type in ('withdraw', 'rank_collect', 'username');
create index transactions_gas on transactions (member_id) include (gas_used, gas_price, recipient)
  where member_id is not null;
