import { groupThousands } from "@canopy/shared/money";
import { classes } from "../../../../ui/primitives/classes.ts";

const WEI = 10n ** 18n;

/** POL with all 18 decimals, the ones after the second smaller: the page proves a sum to the wei. */
export function ExactAmount({ wei, className }: { readonly wei: bigint; readonly className?: string }) {
  const size = wei < 0n ? -wei : wei;
  const fraction = (size % WEI).toString().padStart(18, "0");
  return (
    <bdi dir="ltr" className={classes("whitespace-nowrap tabular-nums", className)}>
      {wei < 0n && "−"}
      {groupThousands(String(size / WEI))}.{fraction.slice(0, 2)}
      <span className="font-normal text-[0.72em] text-quiet">{fraction.slice(2)}</span>
    </bdi>
  );
}
