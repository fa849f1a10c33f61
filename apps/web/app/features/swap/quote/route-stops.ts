import type { RouteStep } from "@canopy/swap/paths/describe-route";
import type { Asset, Exchange } from "@canopy/swap/types";
import { isAddressEqual } from "viem";

/** The assets that a route passes, from the one that is sold to the one that is bought. */
export function routeStops(
  { tokens }: Pick<Exchange, "tokens">,
  { from, to }: { readonly from: Asset; readonly to: Asset },
  steps: readonly RouteStep[],
): readonly Asset[] {
  const between = steps.slice(1).flatMap((step) => {
    const token = tokens.find(({ address }) => isAddressEqual(address, step.from));
    return token ? [{ ...token, isNative: false }] : [];
  });
  return [from, ...between, to];
}
