import { type Hex, isHex } from "viem";

/** A text of the database that was written as hexadecimal. */
export function asHex(text: string): Hex {
  if (!isHex(text)) throw new Error(`The index holds ${JSON.stringify(text)} where hexadecimal should be`);
  return text;
}
