import { getAddress } from "viem";
import { expect, test } from "vitest";
import { findExchange } from "./deployments.ts";
import { hasExchange } from "./exchange-chains.ts";
import type { Exchange } from "./types.ts";

const exchanges = [137, 31_337].map((chainId) => [chainId, findExchange(chainId)] as const);

test("Polygon and the local chain have an exchange, Amoy and unknown chains have none", () => {
  for (const [chainId, exchange] of exchanges) expect(exchange?.chainId).toBe(chainId);
  expect(findExchange(80_002)).toBeNull();
  expect(findExchange(1)).toBeNull();
  for (const chainId of [137, 31_337, 80_002, 1])
    expect(hasExchange(chainId)).toBe(findExchange(chainId) !== null);
});

test.each(
  exchanges,
)("every address of chain %i is checksummed, and no two contracts share one", (_, exchange) => {
  const addresses = exchange === null ? [] : listContracts(exchange);
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) expect(address).toBe(getAddress(address));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(
  exchanges,
)("intermediates and feeds of chain %i are of listed tokens, WPOL first", (_, exchange) => {
  const listed = exchange?.tokens.map(({ address }) => address) ?? [];
  expect(listed[0]).toBe(exchange?.wpol);
  for (const via of exchange?.intermediates ?? []) expect(listed).toContain(via);
  for (const { token, descriptions, maximumAge } of exchange?.feeds ?? []) {
    expect(listed).toContain(token);
    expect(descriptions).not.toEqual([]);
    expect(maximumAge).toBeGreaterThan(0);
  }
  expect(exchange?.feeds).toHaveLength(5);
});

function listContracts({ venues, tokens, feeds, multicall }: Exchange) {
  return [
    ...venues.flatMap(({ factory, router, quoter }) => [factory, router, quoter]),
    ...tokens.map(({ address }) => address),
    ...feeds.map(({ feed }) => feed),
    multicall,
  ];
}
