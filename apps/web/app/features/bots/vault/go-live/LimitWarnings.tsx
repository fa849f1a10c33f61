import { formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { useVaultPage } from "../actions/vault-page.ts";
import { capToUSD } from "../texts/amounts.ts";
import { type TradeLimit, toTradeLimits } from "./trade-limits.ts";

interface LimitWarningsProps {
  readonly terms: Parameters<typeof toTradeLimits>[0];
  /** A dialog can't open another one. */
  readonly inDialog?: boolean;
}

/** Says before a rule is set that it would never trade, and what to change. */
export function LimitWarnings({ terms, inDialog = false }: LimitWarningsProps) {
  const { vault, act } = useVaultPage();
  const caps = vault.now.state?.caps;
  if (caps === undefined) return null;
  const texts: Record<TradeLimit, ReactNode> = {
    slippage: (
      <Trans>Pool fees and price impact take more than the slippage that a trade may have. Raise it.</Trans>
    ),
    spend: (
      <Trans>
        One trade sells more than your daily spending limit:{" "}
        <Amount value={formatUSD(capToUSD(caps.spendADay))} />.
      </Trans>
    ),
    loss: (
      <Trans>
        One trade costs more than your daily loss limit: <Amount value={formatUSD(capToUSD(caps.lossADay))} />
        .
      </Trans>
    ),
  };
  const limits = toTradeLimits(terms, caps);
  if (limits.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={<Trans>This rule would not trade now</Trans>}
      action={
        !inDialog &&
        limits.some((limit) => limit !== "slippage") && (
          <Button variant="secondary" size="small" onClick={() => act({ type: "caps" })}>
            <Trans>Change the limits</Trans>
          </Button>
        )
      }
    >
      {limits.map((limit) => (
        <p key={limit}>{texts[limit]}</p>
      ))}
    </Notice>
  );
}
