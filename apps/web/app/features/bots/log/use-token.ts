import type { Token } from "@canopy/swap/types";
import { shortHex } from "../../../ui/primitives/Address.tsx";
import { useExchange } from "../../swap/snapshot/use-exchange.ts";

/** Finds a token of the exchange by its address. */
export function useToken(): (address: string) => Token | undefined {
  const exchange = useExchange();
  return (address) => exchange?.tokens.find((token) => token.address.toLowerCase() === address.toLowerCase());
}

/** The symbol of a token, or its short address. */
export function useTokenSymbol(): (address: string) => string {
  const find = useToken();
  return (address) => find(address)?.symbol ?? shortHex(address);
}
