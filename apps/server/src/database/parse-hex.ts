import type { Hex } from "viem";

/**
 * Checks the prefix only, because an index of years has millions of logs: what reads the digits rejects others.
 *
 * @throws Error when a column that stores hexadecimal has other text
 */
export function parseHex(text: string): Hex {
  if (!isHexText(text)) throw new Error(`The database has ${JSON.stringify(text)} in a hexadecimal column`);
  return text;
}

const isHexText = (text: string): text is Hex => text.startsWith("0x");
