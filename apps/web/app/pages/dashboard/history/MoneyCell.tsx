import type { RoundedMoney } from "../../../lib/rounded-money.ts";
import { RoundedPOL, RoundedUSD } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";

interface MoneyCellProps {
  readonly money: RoundedMoney;
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
      <span className={classes("block font-[550]", look(wei.shown))}>
        <RoundedPOL wei={wei} digits={decimals} />
      </span>
      <span className={classes("block text-sm", look(usd.shown) || "text-quiet")}>
        <RoundedUSD usd={usd} />
      </span>
    </>
  );
}
