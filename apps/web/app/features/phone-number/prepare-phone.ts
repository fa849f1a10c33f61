import { fieldErrors } from "@canopy/shared/field-errors";
import { latinDigits } from "./latin-digits.ts";

/** A phone number to send, or what is wrong with it. An empty one is valid, as the field is optional. */
export async function preparePhone(
  typed: string,
  country: string,
): Promise<{ phone: string; error?: string }> {
  const phone = latinDigits(typed).trim();
  if (phone === "") return { phone };
  const numbers = await import("./numbers.ts").catch(() => null);
  // Without the country list, only the server's rule applies.
  if (numbers === null) return { phone };
  const read = numbers.readNumber(phone, numbers.knownCountry(country));
  return read === null ? { phone, error: fieldErrors.phone } : { phone: read.international };
}
