import { type Address, getAddress } from "viem";
import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { ApiError } from "../../http/api-error.ts";

/** What a sign-in message must be bound to. */
export interface Binding {
  domain: string;
  uri: string;
  chainId: number;
}

const refuse = (problem: string) => new ApiError("VALIDATION", { problems: { message: problem } });

/**
 * Reads an EIP-4361 message and checks everything about it that needs no secret: it is bound to this site and chain, and
 * it is valid now.
 *
 * @throws ApiError VALIDATION that says which line is wrong
 */
export function readSignInMessage(
  text: string,
  binding: Binding,
  now: Date,
): { address: Address; nonce: string } {
  const { address, domain, uri, chainId, nonce, version, issuedAt, expirationTime, ...rest } =
    parseSiweMessage(text);
  if (!address || !domain || !uri || chainId === undefined || !nonce || version !== "1" || !issuedAt) {
    throw refuse("Must be a Sign-In with Ethereum message (EIP-4361), version 1");
  }
  if (!expirationTime) throw refuse("Must have a line Expiration Time");
  const dates = [issuedAt, expirationTime, rest.notBefore].filter((date) => date !== undefined);
  if (dates.some((date) => Number.isNaN(date.getTime()))) throw refuse("Its times must be as in RFC 3339");
  if (rest.scheme !== undefined && `${rest.scheme}:` !== new URL(binding.uri).protocol) {
    throw refuse(`Its scheme must be that of ${binding.uri}, or left out`);
  }
  if (domain !== binding.domain) throw refuse(`Its domain must be ${binding.domain}`);
  if (uri !== binding.uri) throw refuse(`Its URI must be ${binding.uri}`);
  if (chainId !== binding.chainId) throw refuse(`Its Chain ID must be ${binding.chainId}`);
  if (expirationTime <= now)
    throw refuse("Its Expiration Time has passed: ask for a new nonce and sign again");
  if (rest.notBefore && rest.notBefore > now) throw refuse("Its Not Before has not come yet");

  // The parser looks for the parts of a message and skips what stands between them. Only a message that consists of
  // nothing else was seen by the wallet, and so by its owner, as what it is.
  const fields = {
    address,
    domain,
    uri,
    chainId,
    nonce,
    version,
    issuedAt,
    expirationTime,
    ...rest,
  } as const;
  if (text !== canonical(fields)) {
    throw refuse("Must be written exactly as EIP-4361 says, with a checksummed address and times in UTC");
  }
  return { address: getAddress(address), nonce };
}

function canonical(fields: Parameters<typeof createSiweMessage>[0]): string | null {
  try {
    return createSiweMessage(fields);
  } catch {
    return null;
  }
}
