import { formatSmallAmount } from "@canopy/shared/money";

/** What a line changed, in POL: `+1.25`, `-1.25`, or `<0.01` for a gain below the last digit. */
export function formatChange(wei: bigint, digits?: number): string {
  const text = formatSmallAmount(wei, digits);
  return wei > 0n && !text.startsWith("<") ? `+${text}` : text;
}
