import type { RuleReading } from "./read-rules.ts";

/** Milliseconds before a refused rule is tried again: a rule that always reverts must not delay the others. */
const REST = 30_000;

interface Refusals {
  readonly count: number;
  readonly restsUntil: number;
}

/**
 * The order in which due rules are simulated. Any account can set rules that promise a fee and then revert, so a rule that was refused
 * less often comes first: however many of them there are, one that has just become due does not wait for them.
 */
export interface RuleQueue {
  /** Due rules that do not wait after a refusal; of those refused equally often, the highest fee first. */
  order(rules: readonly RuleReading[], now: number): RuleReading[];
  /** The simulation failed, or showed that the fee does not pay for the gas. */
  refuse(rule: RuleReading, now: number): void;
  /** The execution was sent. */
  accept(rule: RuleReading): void;
}

export function createRuleQueue(): RuleQueue {
  let refusals = new Map<string, Refusals>();
  const toCount = (rule: RuleReading) => refusals.get(toKey(rule))?.count ?? 0;

  return {
    order(rules, now) {
      // Rules that ended or were removed are forgotten.
      const keys = new Set(rules.map(toKey));
      refusals = new Map([...refusals].filter(([key]) => keys.has(key)));
      return rules
        .filter((rule) => rule.due.reason === "now" && (refusals.get(toKey(rule))?.restsUntil ?? 0) <= now)
        .toSorted((one, other) => toCount(one) - toCount(other) || compare(other.fee, one.fee));
    },
    refuse(rule, now) {
      refusals.set(toKey(rule), { count: toCount(rule) + 1, restsUntil: now + REST });
    },
    accept(rule) {
      refusals.delete(toKey(rule));
    },
  };
}

const toKey = ({ vault, id }: RuleReading) => `${vault} ${id}`;

const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0);
