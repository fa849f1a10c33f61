import type { Address } from "viem";
import { createSiweMessage } from "viem/siwe";

/** What POST /auth/nonce answers. */
export interface SignInTerms {
  readonly nonce: string;
  readonly domain: string;
  readonly uri: string;
  readonly chainId: number;
  readonly issuedAt: string;
  readonly expirationTime: string;
  readonly statement: string;
}

/** The text that a wallet signs to sign in (EIP-4361): what the server asked for, and the address. */
export function signInMessage(address: Address, terms: SignInTerms): string {
  return createSiweMessage({
    address,
    chainId: terms.chainId,
    domain: terms.domain,
    uri: terms.uri,
    nonce: terms.nonce,
    statement: terms.statement,
    version: "1",
    issuedAt: new Date(terms.issuedAt),
    expirationTime: new Date(terms.expirationTime),
  });
}
