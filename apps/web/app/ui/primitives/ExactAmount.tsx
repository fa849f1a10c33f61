import { AMOUNT_DECIMALS, formatAmount } from "@canopy/shared/money";
import { localizeAmount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { AmountUnit } from "./Amount.tsx";

/** Decimals in the size of the text. */
const LARGE_DECIMALS = 2;

/** POL with all 18 decimals, the ones after the second smaller: the page proves a sum to the wei. */
export function ExactAmount({ wei, unit }: { readonly wei: bigint; readonly unit?: string }) {
  const locale = useLocale();
  const text = localizeAmount(formatAmount(wei, AMOUNT_DECIMALS, AMOUNT_DECIMALS), locale);
  const cut = text.length - (AMOUNT_DECIMALS - LARGE_DECIMALS);
  return (
    <bdi dir={locale === "fa" ? "rtl" : "ltr"} className="whitespace-nowrap tabular-nums">
      {text.slice(0, cut)}
      <span className="font-normal text-[0.72em] text-quiet">{text.slice(cut)}</span>
      {unit && <AmountUnit unit={unit} />}
    </bdi>
  );
}
