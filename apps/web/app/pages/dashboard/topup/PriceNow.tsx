import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";

/** The price of a unit now. Reserves its line until it is known. */
export function PriceNow({ terms }: { readonly terms: EntryTerms | undefined }) {
  const locale = useLocale();
  if (terms === undefined) return <span className="inline-block min-h-[2lh]" />;
  const end = formatTime(new Date(terms.roundEndsAt), locale);
  return (
    <Trans>
      A unit is <Amount value={formatUSD(terms.unitUSD)} />, now{" "}
      <Amount value={formatAmount(terms.unitPrice, 18, 4)} unit="POL" />. Each round has its own price in POL;
      this one ends at {end}.
    </Trans>
  );
}
