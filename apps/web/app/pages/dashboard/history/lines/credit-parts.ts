import type { HistoryLine } from "@canopy/shared/api/history";
import { createCarry, type Rounded } from "@canopy/shared/rounding";

interface CreditParts {
  /** Null if the credit has none. */
  readonly points: Rounded | null;
  readonly rebates: Rounded | null;
}

/** What a credit consists of, to `digits` decimals of POL; null for other lines. The shown parts add up to the credit. */
export function creditParts(
  { type, amount, detail }: Pick<HistoryLine, "type" | "amount" | "detail">,
  digits: number,
): CreditParts | null {
  if (type !== "credit" || detail === null) return null;
  const carry = createCarry(digits);
  const part = (wei: bigint) => (wei === 0n ? null : carry(wei));
  const points = BigInt(detail);
  return { points: part(points), rebates: part(BigInt(amount) - points) };
}
