/** Decimals of POL, and of every USD amount that the plan contract speaks of. */
export const AMOUNT_DECIMALS = 18;

/** Decimals by which the plan's `allEnteredUSD` becomes thousands of dollars: 18 and the three zeroes of a thousand. */
const VOLUME_DECIMALS = 21;

/**
 * Reads a decimal number such as `12.5` as a whole number of its smallest unit. Exact: more fraction digits than
 * `decimals`, signs, exponents and separators are refused, never rounded.
 *
 * @returns null when `text` is no such number
 */
export function parseAmount(text: string, decimals: number = AMOUNT_DECIMALS): bigint | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return null;
  const [, whole = "", fraction = ""] = match;
  if (fraction.length > decimals) return null;
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}

/**
 * Writes an amount the en-US way (`1,234.56`), cut off (never rounded up) after `digits` fraction digits.
 *
 * @param amount in the smallest unit
 * @param decimals how many decimals the smallest unit stands for
 */
export function formatAmount(amount: bigint, decimals: number = AMOUNT_DECIMALS, digits = 2): string {
  const sign = amount < 0n ? "-" : "";
  const text = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0");
  const whole = text.slice(0, text.length - decimals);
  const fraction = text
    .slice(text.length - decimals)
    .padEnd(digits, "0")
    .slice(0, digits);
  const shown = `${groupThousands(whole)}${digits === 0 ? "" : `.${fraction}`}`;
  // What is cut off may leave nothing: "-0.00" would be a lie about a sign nobody can see.
  return /[1-9]/.test(shown) ? sign + shown : shown;
}

/** Writes USD with 18 decimals as `$1,234.56`. */
export function formatUSD(amount: bigint, digits = 2): string {
  const text = formatAmount(amount, AMOUNT_DECIMALS, digits);
  return text.startsWith("-") ? `-$${text.slice(1)}` : `$${text}`;
}

/** Writes wei as `1,234.56 POL`. */
export function formatPOL(wei: bigint, digits = 2): string {
  return `${formatAmount(wei, AMOUNT_DECIMALS, digits)} POL`;
}

/** Writes the plan's `allEnteredUSD` in thousands of dollars: `$1,234.56K`. */
export function formatVolume(allEnteredUSD: bigint, digits = 2): string {
  return `$${formatAmount(allEnteredUSD, VOLUME_DECIMALS, digits)}K`;
}

/** USD (18 decimals) of `wei` at `polUsd`, the price of one POL with 18 decimals; rounded down. */
export function weiToUSD(wei: bigint, polUsd: bigint): bigint {
  return (wei * polUsd) / 10n ** BigInt(AMOUNT_DECIMALS);
}

export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
