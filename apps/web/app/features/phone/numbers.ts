import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { latinDigits } from "./latin-digits.ts";

/** A country as the list of the phone field shows it. */
export interface Country {
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly iso2: CountryCode;
  /** In the reader's language. */
  readonly name: string;
  /** What its numbers begin with when they are called from abroad, without the plus sign. */
  readonly dialCode: string;
}

/** Every country that has phone numbers, in the order of the reader's language (a BCP 47 tag). */
export function listCountries(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((iso2) => ({ iso2, name: names.of(iso2) ?? iso2, dialCode: getCountryCallingCode(iso2) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** `code` as a country of the list; null for what is none. */
export function knownCountry(code: string | null | undefined): CountryCode | null {
  return code && isSupportedCountry(code) ? code : null;
}

/** A number that somebody typed, in the form that is understood everywhere. */
export interface ReadNumber {
  /** Such as `+49 30 1234567`. */
  readonly international: string;
  readonly country: CountryCode | null;
}

/**
 * Reads what was typed: a number of `country`, or of whichever one a calling code in front names.
 *
 * @returns null for what has not the length of a number there. Lengths seldom change; which ranges are given out does,
 *   so that nobody is refused for a number that is younger than this site.
 */
export function readNumber(typed: string, country: CountryCode | null): ReadNumber | null {
  const number = parsePhoneNumberFromString(latinDigits(typed), {
    ...(country && { defaultCountry: country }),
    extract: false,
  });
  if (!number?.isPossible()) return null;
  return { international: number.formatInternational(), country: number.country ?? null };
}

/** The same national number with the calling code of another country. */
export function moveNumber(typed: string, from: CountryCode | null, to: CountryCode): string {
  const number = parsePhoneNumberFromString(latinDigits(typed), from ?? to);
  if (number === undefined) return typed;
  const moved = `+${getCountryCallingCode(to)} ${number.nationalNumber}`;
  return readNumber(moved, to)?.international ?? moved;
}
