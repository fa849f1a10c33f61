/** Decimals of POL, and of every USD amount of the plan contract. */
export const AMOUNT_DECIMALS = 18;

/** Decimals of the plan's `allEnteredUSD` in thousands of dollars: 18 plus three for the thousands. */
const VOLUME_DECIMALS = 21;

/**
 * Parses a decimal number such as `12.5` into a whole number of its smallest unit. Rejects more fraction digits than
 * `decimals`, signs, exponents and separators instead of rounding.
 *
 * @returns null when `text` is not such a number
 */
export function parseAmount(text: string, decimals: number = AMOUNT_DECIMALS): bigint | null {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return null;
  const [, whole = "", fraction = ""] = match;
  if (fraction.length > decimals) return null;
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}

/**
 * Formats an amount as en-US (`1,234.56`), truncated after `digits` fraction digits.
 *
 * @param amount in the smallest unit
 * @param decimals between the unit and its smallest unit
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
  // Truncation can leave zero, and zero has no sign.
  return /[1-9]/.test(shown) ? sign + shown : shown;
}

/** Formats USD with 18 decimals as `$1,234.56`. */
export function formatUSD(amount: bigint, digits = 2): string {
  const text = formatAmount(amount, AMOUNT_DECIMALS, digits);
  return text.startsWith("-") ? `-$${text.slice(1)}` : `$${text}`;
}

/** As `formatAmount`, but a positive amount that would show as zero is `<0.01`, since it is not zero. */
export function formatSmallAmount(amount: bigint, digits = 2): string {
  const least = 10n ** BigInt(AMOUNT_DECIMALS - digits);
  const isLess = amount > 0n && amount < least;
  return `${isLess ? "<" : ""}${formatAmount(isLess ? least : amount, AMOUNT_DECIMALS, digits)}`;
}

/** As `formatUSD`, but a positive amount below a cent is `<$0.01`. */
export function formatSmallUSD(amount: bigint): string {
  const cent = 10n ** BigInt(AMOUNT_DECIMALS - 2);
  return amount > 0n && amount < cent ? `<${formatUSD(cent)}` : formatUSD(amount);
}

/** Formats wei as `1,234.56 POL`. */
export function formatPOL(wei: bigint, digits = 2): string {
  return `${formatAmount(wei, AMOUNT_DECIMALS, digits)} POL`;
}

/** Formats the plan's `allEnteredUSD` in thousands of dollars: `$1,234.56K`. */
export function formatVolume(allEnteredUSD: bigint, digits = 2): string {
  return `$${formatAmount(allEnteredUSD, VOLUME_DECIMALS, digits)}K`;
}

/** Converts wei to USD, rounded down; both prices have 18 decimals. */
export function weiToUSD(wei: bigint, polUsd: bigint): bigint {
  return (wei * polUsd) / 10n ** BigInt(AMOUNT_DECIMALS);
}

export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
