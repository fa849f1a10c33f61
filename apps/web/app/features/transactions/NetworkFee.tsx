import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { formatSmallAmount, formatSmallUSD, weiToUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { usePlan } from "../../chain/plan-context.ts";
import { readContract } from "../../chain/read-contract.ts";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { useGasCost } from "./use-gas-cost.ts";

/** The highest network fee of a transaction with `gas`, in POL and USD. Renders nothing until it is known. */
export function NetworkFee({ gas }: { readonly gas: bigint }) {
  const { client, name, plan } = usePlan();
  const wei = useGasCost(gas).data;
  const price = useQuery({
    queryKey: ["pol-usd", name],
    queryFn: () => readContract(client, { address: plan, abi: planAbi, functionName: "POL_USD" }),
  }).data;
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
