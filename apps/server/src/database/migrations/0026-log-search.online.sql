-- The search and the filters of the log find a line by few fields, and all lines that have the same ones have an index by time.
create index concurrently paper_bot_log_facet on paper_bot_log (bot_id, ((outcome || '|' || coalesce(detail->>'side', '') || '|'
  || coalesce(detail->>'reason', '') || '|' || coalesce(detail->>'because', '') || '|' || coalesce(detail->>'stop', '') || '|'
  || coalesce(detail->>'isPartial', '')) collate "C"), at desc, line desc);
create index concurrently vault_trades_rule on vault_trades (owner, rule, token_in, token_out, at desc, block_number desc, log_index desc);

-- What a member pastes: the beginning of an address or a hash.
create index concurrently vault_trades_keeper on vault_trades (owner, lower(keeper) text_pattern_ops);
create index concurrently vault_trades_transaction on vault_trades (owner, lower(transaction_hash) text_pattern_ops);
