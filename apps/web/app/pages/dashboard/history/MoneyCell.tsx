import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";

interface MoneyCellProps {
  readonly money: { readonly wei: bigint; readonly usd: bigint };
  /** Of POL; the CSV has all. */
  readonly decimals: number;
  /** A net is red where it is a loss. */
  readonly isNet?: boolean;
}

/** POL and dollars below each other. */
export function MoneyCell({ money: { wei, usd }, decimals, isNet = false }: MoneyCellProps) {
  const look = (amount: bigint) => classes(isNet && amount < 0n && "text-clay");
  return (
    <>
      <span className={classes("block font-[550]", look(wei))}>
        <Amount value={formatAmount(wei, 18, decimals)} />
      </span>
      <span className={classes("block text-sm", look(usd) || "text-quiet")}>
        <Amount value={formatUSD(usd)} />
      </span>
    </>
  );
}
