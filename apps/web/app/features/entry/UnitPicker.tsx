import { formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { ChoiceGroup } from "../../ui/forms/ChoiceGroup.tsx";
import { Amount } from "../../ui/primitives/Amount.tsx";

interface UnitPickerProps {
  /** USD (18 decimals) of one unit. */
  readonly unitUSD: bigint;
  /** Maximum number of units. */
  readonly most: number;
  readonly value: number;
  readonly hint?: ReactNode;
  onChange(units: number): void;
}

/** How many units to buy, each with its price in USD. */
export function UnitPicker({ unitUSD, most, value, hint, onChange }: UnitPickerProps) {
  const locale = useLocale();
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <ChoiceGroup
      legend={<Trans>Units</Trans>}
      hint={hint}
      value={value}
      onChange={onChange}
      options={counts.map((count) => ({
        value: count,
        label: formatCount(count, locale),
        note: <Amount value={formatUSD(unitUSD * BigInt(count), 0)} />,
      }))}
    />
  );
}
