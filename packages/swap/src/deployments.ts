import { localExchange } from "./deployments-local.ts";
import { polygonExchange } from "./deployments-polygon.ts";
import type { Exchange } from "./types.ts";

const exchanges: readonly Exchange[] = [polygonExchange, localExchange];

/** The exchange on a chain; null on a chain without one, such as Polygon Amoy. */
export function findExchange(chainId: number): Exchange | null {
  return exchanges.find((exchange) => exchange.chainId === chainId) ?? null;
}
