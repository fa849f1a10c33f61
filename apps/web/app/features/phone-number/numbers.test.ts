import { expect, test } from "vitest";
import { guessCountry } from "./find-country.ts";
import { latinDigits } from "./latin-digits.ts";
import { knownCountry, listCountries, moveNumber, readNumber } from "./numbers.ts";

test.each([
  ["030 1234567", "DE", "+49 30 1234567", "DE"],
  ["+98 912 345 6789", "DE", "+98 912 345 6789", "IR"],
  ["۰۹۱۲۳۴۵۶۷۸۹", "IR", "+98 912 345 6789", "IR"],
  ["(202) 555-0143", "US", "+1 202 555 0143", "US"],
] as const)("%s typed in %s is %s", (typed, country, international, found) => {
  expect(readNumber(typed, country)).toEqual({ international, country: found });
});

test.each([
  ["12", "DE"],
  ["call me", "DE"],
  ["030 1234567", null],
  ["+1 555 0100", "US"],
] as const)("%s typed in %s is not a number", (typed, country) => {
  expect(readNumber(typed, country)).toBeNull();
});

test("the longest number fits the field", () => {
  const longest = readNumber("+49 15123 4567890123", null)?.international ?? "";
  expect(longest.length).toBeLessThanOrEqual(25);
});

test("a number is converted to another country, and kept if it is invalid there", () => {
  expect(moveNumber("030 1234567", "DE", "AT")).toBe("+43 3012 34567");
  expect(moveNumber("+49 30 1234567", "DE", "AT")).toBe("+43 3012 34567");
  // Too long for France: kept, so that the user can correct it.
  expect(moveNumber("+98 912 345 6789", "IR", "FR")).toBe("+33 9123456789");
  expect(moveNumber("?", "DE", "AT")).toBe("?");
});

test("countries are sorted in the page's language and have calling codes", () => {
  const german = listCountries("en").find(({ iso2 }) => iso2 === "DE");
  expect(german).toEqual({ iso2: "DE", name: "Germany", dialCode: "49" });
  const persian = listCountries("fa");
  expect(persian.find(({ iso2 }) => iso2 === "IR")?.name).toBe("ایران");
  expect(persian[0]?.name.startsWith("آ")).toBe(true);
});

test("an unknown country code is null", () => {
  expect(knownCountry("DE")).toBe("DE");
  for (const code of ["de", "XX", "", null, undefined]) expect(knownCountry(code)).toBeNull();
});

test.each([
  [["de-AT", "en"], "AT"],
  [["fa"], "IR"],
  [["en-US@posix", "fr-CH"], "CH"],
  [[], null],
] as const)("a browser of %j is in %s", (languages, country) => {
  expect(guessCountry(languages)).toBe(country);
});

test("digits are converted to Latin ones", () => {
  expect(latinDigits("+۹۸ ٩١٢ 3")).toBe("+98 912 3");
});
