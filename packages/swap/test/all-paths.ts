import type { Address } from "viem";
import type { Path, Pool } from "../src/types.ts";

/**
 * Every path of at most two pools of one venue that visits no token twice and passes only through `intermediates`, by a plain depth-first
 * search: what the router's paths are compared with.
 */
export function allPaths(
  pools: readonly Pool[],
  intermediates: readonly Address[],
  from: Address,
  to: Address,
): Path[] {
  const found: Path[] = [];
  function visit(tokens: readonly Address[], taken: readonly Pool[]): void {
    const here = tokens.at(-1);
    const [first] = taken;
    if (here === to && first !== undefined) {
      found.push({ venue: first.venue, tokens, pools: taken });
      return;
    }
    if (taken.length === 2 || (taken.length === 1 && !intermediates.some((via) => via === here))) return;
    for (const pool of pools) {
      if (first !== undefined && pool.venue !== first.venue) continue;
      if (pool.token0 !== here && pool.token1 !== here) continue;
      const next = pool.token0 === here ? pool.token1 : pool.token0;
      if (!tokens.includes(next)) visit([...tokens, next], [...taken, pool]);
    }
  }
  visit([from], []);
  return found;
}
