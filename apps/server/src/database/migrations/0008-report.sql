-- What left boxes, what fees brought and which ranks were paid, without a walk through everybody's history: for the report.
create index history_flows on history (plan, type, block_number) include (amount, at)
  where type in ('withdraw', 'rank_collect', 'username');
