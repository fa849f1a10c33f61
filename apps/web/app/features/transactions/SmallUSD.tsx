import { formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { Amount } from "../../ui/primitives/Amount.tsx";

/** USD with 18 decimals: the least that a price in cents can show. */
const cent = 10n ** 16n;

/** A fee in dollars (18 decimals), which is not nothing when it is less than a cent. */
export function SmallUSD({ usd }: { readonly usd: bigint }) {
  if (usd >= cent || usd === 0n) return <Amount value={formatUSD(usd)} />;
  return (
    <Trans>
      less than <Amount value={formatUSD(cent)} />
    </Trans>
  );
}
