import { type Address, getAddress, isAddress, isAddressEqual, zeroAddress } from "viem";

/** A typed address, or why the seat can't move there. */
export type NewAddress =
  | { readonly address: Address }
  | { readonly error: "EMPTY" | "NOT_AN_ADDRESS" | "CHECKSUM" | "ZERO" | "CURRENT" };

/** Parses the address of the new wallet. `current` is the member's wallet. */
export function parseNewAddress(typed: string, current: Address): NewAddress {
  const text = typed.trim();
  if (text === "") return { error: "EMPTY" };
  if (!isAddress(text, { strict: false })) return { error: "NOT_AN_ADDRESS" };
  // Mixed case contains a checksum, which finds most typing errors.
  if (!isAddress(text)) return { error: "CHECKSUM" };
  if (isAddressEqual(text, zeroAddress)) return { error: "ZERO" };
  if (isAddressEqual(text, current)) return { error: "CURRENT" };
  return { address: getAddress(text) };
}

/** An address in groups of four digits, for comparison by eye. */
export function groupAddress(address: Address): string {
  return address.replace(/(?<=^0x(?:.{4})*)(.{4})(?=.)/g, "$1 ");
}
