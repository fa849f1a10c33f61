import { type Address, keccak256 } from "viem";

const DIGITS = 40;
const FIRST_LETTER = "a".charCodeAt(0);
const CASE = 32;
/** A letter is upper-case where the digit of the hash is at least 8: the first bit of each half of a byte. */
const HIGH = [0x80, 0x08] as const;

/** The address with the capitals of EIP-55, of 40 lower-case digits. Takes a quarter of the time of viem's, which validates too. */
export function toChecksumAddress(digits: string): Address {
  const bytes = Buffer.allocUnsafe(DIGITS);
  bytes.write(digits, "latin1");
  const hash = keccak256(bytes, "bytes");
  for (let index = 0; index < DIGITS; index++) {
    const digit = bytes[index] ?? 0;
    const high = HIGH[index % 2 === 0 ? 0 : 1];
    if (digit >= FIRST_LETTER && ((hash[index >> 1] ?? 0) & high) !== 0) bytes[index] = digit - CASE;
  }
  return `0x${bytes.toString("latin1")}`;
}
