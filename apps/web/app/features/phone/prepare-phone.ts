import { formProblems } from "@canopy/shared/form-problems";
import { latinDigits } from "./latin-digits.ts";

/** A phone number as it is sent, or what is wrong with it. An empty one is right: nobody has to give theirs. */
export async function preparePhone(
  typed: string,
  country: string,
): Promise<{ phone: string; problem?: string }> {
  const phone = latinDigits(typed).trim();
  if (phone === "") return { phone };
  const numbers = await import("./numbers.ts").catch(() => null);
  // Without the code that knows countries the server's own rule has to do.
  if (numbers === null) return { phone };
  const read = numbers.readNumber(phone, numbers.knownCountry(country));
  return read === null ? { phone, problem: formProblems.phone } : { phone: read.international };
}
