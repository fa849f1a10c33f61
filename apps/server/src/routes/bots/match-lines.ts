import { type RawBuilder, sql } from "kysely";
import type { SearchWord } from "./log-search.ts";

type Condition = RawBuilder<boolean>;

/** Whether a line of a paper bot has all words. It depends only on the bot and on what `facet` in `paper-lines.ts` has. */
export function paperHas(words: readonly SearchWord[]): Condition {
  return all(words, ({ text, codes, isPartial }) => [
    ...always(codes.mode.includes("paper")),
    ...isOneOf(sql`outcome`, codes.outcome),
    ...isOneOf(sql`kind`, codes.kind),
    contains(sql`market`, text),
    ...isOneOf(sql`detail->>'side'`, codes.side),
    // The site shows the reason of a decision only if it was not skipped.
    ...isOneOf(sql`case when detail->>'because' is null then detail->>'reason' end`, codes.reason),
    ...isOneOf(sql`detail->>'because'`, codes.skip),
    ...isOneOf(sql`detail->>'stop'`, codes.stop),
    ...(isPartial ? [sql<boolean>`detail->>'isPartial' = 'true'`] : []),
  ]);
}

/** Whether all trades of a rule with these tokens have all words. */
export function ruleTradesHave(words: readonly SearchWord[]): Condition {
  return all(words, toRuleTrades);
}

/** Whether a trade of the vault has all words. */
export function tradeHas(words: readonly SearchWord[]): Condition {
  return all(words, (word) => [...toRuleTrades(word), ...toHexOfTrade(word)]);
}

/** Whether the keeper or the transaction of a trade is one of the words; null if no word can be. */
export function tradeIsNamed(words: readonly SearchWord[]): Condition | null {
  const conditions = words.flatMap(toHexOfTrade);
  return conditions.length === 0 ? null : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Whether a skip of the vault has all words. */
export function skipHas(words: readonly SearchWord[]): Condition {
  return all(words, (word) => [
    ...always(word.codes.outcome.includes("skipped")),
    ...ruleHas(word),
    ...isOneOf(sql`reason`, word.codes.vaultSkip),
    ...isOneOf(sql`lower(detail->>'token')`, word.tokens),
    contains(sql`detail->>'error'`, word.text),
    ...isHex(sql`detail->>'transaction'`, word),
  ]);
}

const toRuleTrades = (word: SearchWord): Condition[] => [
  ...always(word.codes.outcome.includes("filled")),
  ...ruleHas(word),
  ...isOneOf(sql`lower(token_in)`, word.tokens),
  ...isOneOf(sql`lower(token_out)`, word.tokens),
];

const toHexOfTrade = (word: SearchWord): Condition[] => [
  ...isHex(sql`keeper`, word),
  ...isHex(sql`transaction_hash`, word),
];

function ruleHas({ codes, isRule, rule }: SearchWord): Condition[] {
  return [
    ...always(isRule || codes.mode.includes("live")),
    ...(rule === null ? [] : [sql<boolean>`rule = ${rule}`]),
  ];
}

function all(words: readonly SearchWord[], parts: (word: SearchWord) => readonly Condition[]): Condition {
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map(
    (word) => sql<boolean>`(${sql.join([sql`false`, ...parts(word)], sql` or `)})`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const always = (isTrue: boolean): Condition[] => (isTrue ? [sql<boolean>`true`] : []);

const isOneOf = (column: RawBuilder<unknown>, values: readonly string[]): Condition[] =>
  values.length === 0 ? [] : [sql<boolean>`${column} = any(${values}::text[])`];

const isHex = (column: RawBuilder<unknown>, { hex }: SearchWord): Condition[] =>
  hex === null ? [] : [sql<boolean>`lower(${column}) like ${hex}`];

/** Ignores letter case. */
function contains(column: RawBuilder<unknown>, text: string): Condition {
  return sql<boolean>`lower(${column}) like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`}`;
}
