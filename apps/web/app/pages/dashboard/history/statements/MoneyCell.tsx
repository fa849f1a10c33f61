import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import type { Money } from "./statement-sums.ts";

/** Decimals of POL in a statement; the CSV has all. */
const DECIMALS = 6;

/** POL and dollars below each other. A net is red where it is a loss. */
export function MoneyCell({ money: { wei, usd }, isNet = false }: { money: Money; isNet?: boolean }) {
  const look = (amount: bigint) => classes(isNet && amount < 0n && "text-clay");
  return (
    <>
      <span className={classes("block font-[550]", look(wei))}>
        <Amount value={formatAmount(wei, 18, DECIMALS)} />
      </span>
      <span className={classes("block text-sm", look(usd) || "text-quiet")}>
        <Amount value={formatUSD(usd)} />
      </span>
    </>
  );
}
