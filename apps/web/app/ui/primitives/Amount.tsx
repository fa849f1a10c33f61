import { formatAmount, formatSmallAmount, formatSmallUSD, formatUSD } from "@canopy/shared/money";
import type { Rounded } from "@canopy/shared/rounding";
import { localizeAmount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { classes } from "./classes.ts";

interface AmountProps {
  readonly value: string;
  /** With every digit, for readers who point at it. */
  readonly exact?: string | undefined;
  readonly unit?: string;
  readonly className?: string;
}

/**
 * An amount with a smaller unit, in the digits and the direction of the language. `value` is formatted by
 * `@canopy/shared/money`.
 */
export function Amount({ value, exact, unit, className }: AmountProps) {
  const locale = useLocale();
  return (
    <bdi
      dir={locale === "fa" ? "rtl" : "ltr"}
      title={exact && localizeAmount(exact, locale)}
      className={classes("whitespace-nowrap", className)}
    >
      {localizeAmount(value, locale)}
      {unit && <AmountUnit unit={unit} />}
    </bdi>
  );
}

interface RoundedPOLProps {
  readonly wei: Rounded;
  readonly digits?: number;
  readonly unit?: string;
}

/** POL as a part of a sum, or as the sum. */
export function RoundedPOL({ wei: { shown, exact }, digits, unit }: RoundedPOLProps) {
  return (
    <Amount
      value={formatSmallAmount(notZero({ shown, exact }), digits)}
      exact={shown === exact ? undefined : formatAmount(exact, 18, 18)}
      {...(unit && { unit })}
    />
  );
}

/** Dollars as a part of a sum, or as the sum. */
export function RoundedUSD({ usd: { shown, exact } }: { readonly usd: Rounded }) {
  return (
    <Amount
      value={formatSmallUSD(notZero({ shown, exact }))}
      exact={shown === exact ? undefined : formatUSD(exact, 18)}
    />
  );
}

/** An amount that rounds to zero is less than the last digit, not zero. */
function notZero({ shown, exact }: Rounded): bigint {
  return shown === 0n && exact > 0n ? exact : shown;
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
