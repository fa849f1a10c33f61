import { formatSmallAmount, formatSmallUSD, weiToUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { useGasCost } from "./use-gas-cost.ts";
import { usePolPrice } from "./use-pol-price.ts";

/** The highest network fee of a transaction with `gas`, in POL and USD. Renders nothing until it is known. */
export function NetworkFee({ gas }: { readonly gas: bigint }) {
  const wei = useGasCost(gas).data;
  const price = usePolPrice().data;
  if (wei === undefined || price === undefined) return null;
  const pol = formatSmallAmount(wei, 6);
  const usd = formatSmallUSD(weiToUSD(wei, price));
  return (
    <p className="text-quiet text-sm">
      <Trans>
        Network fee, at most: <Amount value={pol} unit="POL" /> (<Amount value={usd} />)
      </Trans>
    </p>
  );
}
