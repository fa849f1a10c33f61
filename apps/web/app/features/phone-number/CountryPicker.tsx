import { useLingui } from "@lingui/react/macro";
import type { CountryCode } from "libphonenumber-js/min";
import { ChevronDown, Globe } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { leftToRight } from "../../i18n/left-to-right.ts";
import { localeFacts } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** The country of a phone number, shown by its code and chosen from a native list. */
export function CountryPicker({
  numbers,
  country,
  onChoose,
}: {
  numbers: typeof import("./numbers.ts");
  country: CountryCode | null;
  onChoose: (country: CountryCode) => void;
}) {
  const { t } = useLingui();
  const { tag } = localeFacts[useLocale()];
  const countries = useMemo(() => numbers.listCountries(tag), [numbers, tag]);
  const chosen = countries.find(({ iso2 }) => iso2 === country);
  const select = useRef<HTMLSelectElement>(null);
  // React resets a form after its action, which resets a select to its first options.
  useEffect(() => {
    for (const option of select.current?.options ?? [])
      option.defaultSelected = option.value === (country ?? "");
  }, [country]);
  return (
    <span className="relative flex min-w-22 shrink-0 items-center justify-center gap-1 rounded-s-md px-2 border-line border-e text-sm focus-within:outline-2 focus-within:outline-leaf focus-within:outline-offset-1">
      {chosen === undefined ? (
        <Globe size={18} strokeWidth={1.5} aria-hidden="true" className="text-quiet" />
      ) : (
        <span aria-hidden="true">
          {chosen.iso2} +{chosen.dialCode}
        </span>
      )}
      <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" className="text-quiet" />
      <select
        ref={select}
        aria-label={t`Country of the phone number`}
        autoComplete="tel-country-code"
        value={country ?? ""}
        onChange={({ target }) => {
          const next = numbers.knownCountry(target.value);
          if (next !== null) onChoose(next);
        }}
        className="absolute inset-0 w-full cursor-pointer bg-sheet text-ink opacity-0"
      >
        {country === null && <option value="">{t`Choose a country`}</option>}
        {countries.map(({ iso2, name, dialCode }) => (
          <option key={iso2} value={iso2}>
            {name} {leftToRight(`+${dialCode}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
