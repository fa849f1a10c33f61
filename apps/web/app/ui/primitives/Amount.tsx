import { localizeAmount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classes } from "./classes.ts";

/**
 * An amount with a smaller unit, in the digits and the direction of the language. `value` is formatted by
 * `@canopy/shared/money`.
 */
export function Amount({ value, unit, className }: { value: string; unit?: string; className?: string }) {
  const locale = useLocale();
  return (
    <bdi dir={locale === "fa" ? "rtl" : "ltr"} className={classes("whitespace-nowrap", className)}>
      {localizeAmount(value, locale)}
      {unit && <AmountUnit unit={unit} />}
    </bdi>
  );
}

/**
 * The unit after an amount. Isolated: Latin letters would otherwise be to the right of Persian digits. Not a `bdi`, whose
 * margin would follow the letters' direction.
 */
export function AmountUnit({ unit }: { readonly unit: string }) {
  return (
    <span className="ms-[0.3em] text-[max(0.62em,0.75rem)] text-quiet [unicode-bidi:isolate]">{unit}</span>
  );
}
