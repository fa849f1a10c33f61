import type { Exchange } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Address, Hash } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import type { PastSwap } from "../history/past-swap.ts";
import { readSwaps } from "../history/read-swaps.ts";
import { realisedDifference } from "../history/realised.ts";
import { exchangeRate, RATE_DECIMALS } from "../rate.ts";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import type { SwapTerms } from "./terms.ts";

interface SwapResultProps {
  readonly exchange: Exchange;
  readonly terms: SwapTerms;
  readonly member: Address;
  readonly hash: Hash;
}

/** What a mined swap brought, by its receipt, next to its quote. */
export function SwapResult({ exchange, terms, member, hash }: SwapResultProps) {
  const { client } = usePlan();
  const result = useQuery({
    queryKey: ["swap-result", exchange.chainId, hash],
    queryFn: async () => {
      const tokens = [terms.from, terms.to];
      const [swap] = await readSwaps({ client, exchange, member, tokens }, [hash]);
      // The receipt exists, but another node at the same address may not have the block yet. The query retries.
      if (swap === undefined) throw new Error("The node does not show the mined swap yet.");
      return swap;
    },
    // A receipt does not change, and a mined transaction refetches all figures.
    staleTime: "static",
  });
  if (result.isPending) return <Skeleton className="h-12 w-full" />;
  if (result.data === undefined)
    return <Trans>Your swap is mined. Your swap history shows the result.</Trans>;
  return <Outcome swap={result.data} />;
}

function Outcome({ swap }: { readonly swap: PastSwap }) {
  const { from, to, amountIn, amountOut } = swap;
  const price = exchangeRate(swap, from, to);
  const sold = <bdi>{from.symbol}</bdi>;
  return (
    <>
      <p>
        <Trans>
          You received <TokenAmount amount={amountOut} token={to} /> for{" "}
          <TokenAmount amount={amountIn} token={from} rounding="up" />.
        </Trans>
      </p>
      <p>
        {price !== null && (
          <Trans>
            One {sold} was{" "}
            <TokenAmount amount={price} token={{ symbol: to.symbol, decimals: RATE_DECIMALS }} />.
          </Trans>
        )}{" "}
        <Comparison swap={swap} />
      </p>
    </>
  );
}

function Comparison({ swap }: { readonly swap: PastSwap }) {
  const locale = useLocale();
  const difference = realisedDifference(swap);
  if (difference?.against !== "quote") return null;
  const basisPoints = difference.millionths / 100;
  if (Math.round(basisPoints) === 0) return <Trans>That is what was quoted.</Trans>;
  const percent = formatPercent(Math.abs(basisPoints), locale);
  return basisPoints > 0 ? (
    <Trans>That is {percent} worse than quoted, within your limit.</Trans>
  ) : (
    <Trans>That is {percent} better than quoted.</Trans>
  );
}
