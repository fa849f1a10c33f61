import type { TradeEntry } from "./trade-entry.ts";

/** Whether a trade has all typed words: in its tokens, its rule's number, its keeper or its transaction. */
export function matchesTrade(
  { from, to, rule, keeper, hash }: Pick<TradeEntry, "from" | "to" | "rule" | "keeper" | "hash">,
  search: string,
): boolean {
  const text = [from.symbol, to.symbol, String(rule), keeper, hash].join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
