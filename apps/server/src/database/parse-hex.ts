import { type Hex, isHex } from "viem";

/** @throws Error when a column that stores hexadecimal has other text */
export function parseHex(text: string): Hex {
  if (!isHex(text)) throw new Error(`The database has ${JSON.stringify(text)} in a hexadecimal column`);
  return text;
}
