import { parseAmount } from "@canopy/shared/money";
import { formatEther } from "viem";
import { z } from "zod";

/** Amounts of tools are decimal numbers in POL or USD: a model that gets wei misplaces the point. */
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
export const polSchema = decimal.meta({ description: "POL, a decimal number", example: "12.5" });
export const usdSchema = decimal.meta({ description: "USD, a decimal number", example: "20" });
export const countSchema = z.int().nonnegative();
export const timeSchema = z.iso.datetime();

/** An amount with 18 decimals as a decimal number. */
export const toDecimal = (amount: bigint | string): string => formatEther(BigInt(amount));

/** The amount with 18 decimals that `toDecimal` wrote. */
export function fromDecimal(text: string): bigint {
  const isNegative = text.startsWith("-");
  const amount = parseAmount(isNegative ? text.slice(1) : text);
  if (amount === null) throw new RangeError(`${text} is not a decimal number`);
  return isNegative ? -amount : amount;
}

/** A number between -1 and any as a percentage with two decimals at most. */
export const toPercent = (part: number): number => Math.round(part * 10_000) / 100;
