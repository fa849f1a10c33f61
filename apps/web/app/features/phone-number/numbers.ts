import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { latinDigits } from "./latin-digits.ts";

/** A country in the list of the phone field. */
export interface Country {
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly iso2: CountryCode;
  /** In the page's language. */
  readonly name: string;
  /** The calling code without the plus sign. */
  readonly dialCode: string;
}

/** Every country with phone numbers, sorted in a language (a BCP 47 tag). */
export function listCountries(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((iso2) => ({ iso2, name: names.of(iso2) ?? iso2, dialCode: getCountryCallingCode(iso2) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Parses a country code of the list, null for any other text. */
export function knownCountry(code: string | null | undefined): CountryCode | null {
  return code && isSupportedCountry(code) ? code : null;
}

/** A phone number in international form. */
export interface ReadNumber {
  /** Such as `+49 30 1234567`. */
  readonly international: string;
  readonly country: CountryCode | null;
}

/**
 * Parses a phone number of `country`, or of the country of its calling code.
 *
 * @returns null if the length is wrong for that country. Only the length is checked, because assigned ranges change too often.
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
