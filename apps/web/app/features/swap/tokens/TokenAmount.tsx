import { formatAmount } from "@canopy/shared/money";
import type { Token } from "@canopy/swap/types";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { tokenAmount } from "./token-amount.ts";

interface TokenAmountProps {
  /** In the token's smallest unit. */
  readonly amount: bigint;
  readonly token: Pick<Token, "symbol" | "decimals">;
  readonly rounding?: "down" | "up";
  readonly className?: string;
}

/** An amount of a token with its symbol, and every digit for readers who point at it. */
export function TokenAmount({ amount, token: { symbol, decimals }, rounding, className }: TokenAmountProps) {
  return (
    <Amount
      value={tokenAmount(amount, decimals, rounding)}
      exact={formatAmount(amount, decimals, decimals)}
      unit={symbol}
      {...(className && { className })}
    />
  );
}
