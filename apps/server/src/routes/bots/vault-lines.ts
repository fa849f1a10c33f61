import { type RawBuilder, sql } from "kysely";
import { isInRange, type LogPart } from "./log-part.ts";
import { ruleTradesHave, skipHas, tradeHas, tradeIsNamed } from "./match-lines.ts";

const tradeSource = sql`concat('trade ', lpad(block_number::text, 20, '0')) collate "C"`;
const skipSource = sql`concat('skip ', vault, ' ', reason) collate "C"`;
/** Numbers that JSON can't hold are texts. */
const tradeColumns = sql`at, ${tradeSource} as source, log_index as number, 'trade' as type,
  json_build_object('vault', vault, 'rule', rule, 'tokenIn', token_in, 'tokenOut', token_out, 'amountIn', amount_in::text,
    'amountOut', amount_out::text, 'oracleOut', oracle_out::text, 'fee', fee::text, 'keeper', keeper,
    'transaction', transaction_hash, 'block', block_number) as detail`;
const newestTrades = sql`order by at desc, block_number desc, log_index desc`;

/** The lines of a page that are trades of the vault. */
export function tradeLines(part: LogPart): RawBuilder<unknown> {
  const { rule, words } = part.filter;
  return rule === null && words.length === 0 ? allTrades(part) : someTrades(part);
}

function allTrades(part: LogPart): RawBuilder<unknown> {
  const { owner, limit } = part;
  return sql`
    select ${tradeColumns} from vault_trades where owner = ${owner.wallet} and ${isInTradeRange(part)}
    ${newestTrades} limit ${limit}`;
}

/**
 * Looks at one trade of each rule and pair of tokens, which are few, and reads the trades of those that match: however long the log is,
 * and however few match. Keepers and transactions have indexes of their own.
 */
function someTrades(part: LogPart): RawBuilder<unknown> {
  const { owner, limit } = part;
  const { rule, words } = part.filter;
  const isOwn = sql`owner = ${owner.wallet} and ${rule === null ? sql`true` : sql`rule = ${rule}`}`;
  const next = (after: RawBuilder<unknown>) => sql`
    select rule, token_in, token_out from vault_trades where ${isOwn} and ${after}
    order by rule, token_in, token_out limit 1`;
  const isNamed = tradeIsNamed(words);
  const named =
    isNamed === null
      ? sql``
      : sql`union (
          select * from vault_trades where ${isOwn} and ${isNamed} and ${tradeHas(words)} and ${isInTradeRange(part)}
          ${newestTrades} limit ${limit}
        )`;
  return sql`
    with recursive examples as (
      (${next(sql`true`)})
      union all
      select line.* from examples cross join lateral (
        ${next(sql`(rule, token_in, token_out) > (examples.rule, examples.token_in, examples.token_out)`)}
      ) as line
    ), matching as materialized (
      select rule, token_in, token_out from examples where ${ruleTradesHave(words)}
    ), trades as (
      select lines.* from matching cross join lateral (
        select * from vault_trades
        where owner = ${owner.wallet} and rule = matching.rule and token_in = matching.token_in
          and token_out = matching.token_out and ${isInTradeRange(part)}
        ${newestTrades} limit ${limit}
      ) as lines
      ${named}
    )
    select ${tradeColumns} from (select * from trades ${newestTrades} limit ${limit}) as page`;
}

/** The lines of a page that are skips of the vault, which has at most 1,000. */
export function skipLines(part: LogPart): RawBuilder<unknown> {
  const { owner, limit } = part;
  const { rule, words } = part.filter;
  return sql`
    select first_at as at, ${skipSource} as source, rule as number, 'skip' as type,
      json_build_object('vault', vault, 'rule', rule, 'because', reason, 'until', last_at, 'looks', looks, 'more', detail)
        as detail
    from vault_skips
    where owner = ${owner.wallet} and ${rule === null ? sql`true` : sql`rule = ${rule}`} and ${skipHas(words)}
      and ${isInRange(part, { at: sql`first_at`, source: skipSource, number: sql`rule` })}
    order by at desc, source desc, number desc limit ${limit}`;
}

const isInTradeRange = (part: LogPart) =>
  isInRange(part, { at: sql`at`, source: tradeSource, number: sql`log_index` });
