import { AMOUNT_DECIMALS } from "./money.ts";

/** An amount with 18 decimals as a page shows it, and its exact value. */
export interface Rounded {
  readonly shown: bigint;
  readonly exact: bigint;
}

/**
 * Returns a function that rounds the parts of a sum down to `digits` decimals, and carries what it cuts off to the next part. The
 * shown parts add up to their exact sum rounded down. Each is its exact amount, rounded down or up.
 */
export function createCarry(digits = 2): (amount: bigint) => Rounded {
  const unit = 10n ** BigInt(AMOUNT_DECIMALS - digits);
  let carried = 0n;
  return (exact) => {
    const available = carried + exact;
    carried = available % unit;
    return { shown: available - carried, exact };
  };
}

export function addRounded(one: Rounded, other: Rounded): Rounded {
  return { shown: one.shown + other.shown, exact: one.exact + other.exact };
}

/** The difference of what the page shows, so that a reader finds the same. */
export function subtractRounded(one: Rounded, other: Rounded): Rounded {
  return { shown: one.shown - other.shown, exact: one.exact - other.exact };
}
