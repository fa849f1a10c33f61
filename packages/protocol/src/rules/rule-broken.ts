/** The rules that an action can break, with the texts of the product's specification. */
export type Rule =
  | "sponsor node does not exist"
  | "referral node does not exist"
  | "referral node already has two legs"
  | "leg taken"
  | "node not registered"
  | "wrong enter price"
  | "maximum 50 points possible"
  | "time exception"
  | "no price"
  | "nothing to settle"
  | "box too small"
  | "no open window"
  | "window not closed"
  | "nothing to collect";

/** The plan refused an action; nothing changed. */
export class RuleBrokenError extends Error {
  override readonly name = "RuleBrokenError";
  readonly rule: Rule;

  constructor(rule: Rule) {
    super(rule);
    this.rule = rule;
  }
}

/** @throws RuleBrokenError when `condition` does not hold */
export function must(condition: boolean, rule: Rule): asserts condition {
  if (!condition) throw new RuleBrokenError(rule);
}
