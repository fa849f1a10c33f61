/** The chains with an exchange, for pages that only link to the swap: the addresses of `findExchange` are much more code. */
const exchangeChains: readonly number[] = [137, 31_337];

/** Whether tokens can be swapped on a chain. */
export function hasExchange(chainId: number): boolean {
  return exchangeChains.includes(chainId);
}
