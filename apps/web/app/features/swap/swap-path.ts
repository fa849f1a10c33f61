import type { SwapLink } from "./swap-link.ts";

/** The path of the swap page with a prefilled form. Separate from `parseSwapLink`, because pages that only link need less code. */
export function swapPath({ from, to, amount, side }: Partial<SwapLink>): string {
  const query = new URLSearchParams();
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  if (amount) query.set("amount", amount);
  if (side === "exactOut") query.set("side", side);
  return query.size === 0 ? "/dashboard/swap" : `/dashboard/swap?${query}`;
}
