import { hasExchange } from "@canopy/swap/exchange-chains";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatEther } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { swapPath } from "../../../features/swap/swap-path.ts";
import { useGasCost } from "../../../features/transactions/use-gas-cost.ts";

/** Gas of an approval and a swap through two pools, with room to spare. The swap costs POL too. */
const SWAP_GAS = 400_000n;

const centOfPOL = 10n ** 16n;

/** A link to a swap of another token for the POL that a purchase misses (wei). Renders nothing on a chain without exchanges. */
export function SwapForPOL({ missing }: { readonly missing: bigint }) {
  const { chain } = usePlan();
  const gas = useGasCost(SWAP_GAS).data;
  if (!hasExchange(chain.id) || gas === undefined) return null;
  const wanted = ((missing + gas) / centOfPOL + 1n) * centOfPOL;
  return (
    <p className="text-sm">
      <Link
        to={swapPath({ to: "POL", amount: formatEther(wanted), side: "exactOut" })}
        className="text-leaf underline underline-offset-4"
      >
        <Trans>Swap another token for the missing POL</Trans>
      </Link>
    </p>
  );
}
