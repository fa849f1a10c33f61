import { Trans } from "@lingui/react/macro";
import { Badge } from "../../../ui/primitives/Badge.tsx";
import { useMarkets } from "./use-markets.ts";

/** Said wherever figures come from a market with invented prices. Null: any of the markets. */
export function InventedBadge({ market }: { readonly market: string | null }) {
  const { data } = useMarkets();
  const isInvented = data?.markets.some(
    ({ id, source }) => source === "synthetic" && (market === null || id === market),
  );
  if (isInvented !== true) return null;
  return (
    <Badge tone="amber">
      <Trans>Invented prices</Trans>
    </Badge>
  );
}
