import { PHONE_LENGTH } from "@canopy/shared/api/forms";
import { useLingui } from "@lingui/react/macro";
import type { CountryCode } from "libphonenumber-js/min";
import { Phone } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { log } from "../../lib/log.ts";
import type { FormControlProps } from "../../ui/forms/FormField.tsx";
import { CountryPicker } from "./CountryPicker.tsx";
import { findCountry } from "./find-country.ts";

type Numbers = typeof import("./numbers.ts");

/**
 * A phone number with its country. It is a plain field until it is focused or hovered. Only then it loads the country list and
 * asks the server for the visitor's country. The number is formatted on blur, never while typing.
 */
export function PhoneInput(control: FormControlProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  const [numbers, setNumbers] = useState<Numbers | null>(null);
  const [country, setCountry] = useState<CountryCode | null>(null);

  async function load(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const loaded = await import("./numbers.ts");
      setNumbers(loaded);
      const found = loaded.knownCountry(await findCountry());
      setCountry((chosen) => chosen ?? found);
    } catch (error) {
      // The next focus retries. Without the list, the number is sent as typed.
      isAsked.current = false;
      log.warn("country list failed to load", error);
    }
  }

  const comeToEarly = useEffectEvent(() => {
    if (input.current?.matches(":focus, :hover")) void load();
  });
  // The prerendered field may have the focus before hydration.
  useEffect(() => comeToEarly(), []);

  function tidy(): void {
    const field = input.current;
    const number = field && numbers?.readNumber(field.value, country);
    if (!field || !number) return;
    field.value = number.international;
    if (number.country !== null) setCountry(number.country);
  }

  function choose(chosen: CountryCode): void {
    const field = input.current;
    if (field && numbers && field.value.trim() !== "") {
      field.value = numbers.moveNumber(field.value, country, chosen);
    }
    setCountry(chosen);
  }

  return (
    <div
      dir="ltr"
      className="flex rounded-md border border-edge bg-sheet text-ink transition-colors duration-150 focus-within:border-leaf hover:border-leaf has-aria-invalid:border-clay"
    >
      {numbers === null ? (
        <span className="grid w-22 shrink-0 place-items-center border-line border-e text-quiet">
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
        </span>
      ) : (
        <CountryPicker numbers={numbers} country={country} onChoose={choose} />
      )}
      <input type="hidden" name="phoneCountry" value={country ?? ""} />
      <input
        {...control}
        ref={input}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_LENGTH}
        placeholder={t`Enter a phone number`}
        onPointerEnter={load}
        onFocus={load}
        onBlur={tidy}
        className="min-h-11 w-full min-w-0 rounded-e-md bg-transparent px-3 outline-offset-1 placeholder:text-quiet"
      />
    </div>
  );
}
