import { formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Address } from "../../../../ui/primitives/Address.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Badge } from "../../../../ui/primitives/Badge.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { useVaultPage } from "../actions/vault-page.ts";
import { listHoldings, totalValue } from "../state/vault-tokens.ts";

/** What the vault is worth, whether it trades, and the two ways out. */
export function VaultHead() {
  const { vault, act } = useVaultPage();
  const locale = useLocale();
  const { exchange, addresses, now } = vault;
  const holdings = listHoldings(exchange, now.held, now.prices);
  const tokens = holdings.filter(({ asset, amount }) => !asset.isNative && amount > 0n);
  const isStopped = now.state?.stopped === true;
  const block = <bdi dir="ltr">{formatCount(now.block, locale)}</bdi>;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <div className="space-y-1">
        <p className="flex flex-wrap items-center gap-3 text-quiet">
          <Trans>In your vault</Trans>
          <Badge tone={isStopped ? "clay" : "leaf"}>
            {isStopped ? <Trans>All rules stopped</Trans> : <Trans>Rules active</Trans>}
          </Badge>
        </p>
        <p className="font-display text-4xl sm:text-5xl">
          <Amount value={formatUSD(totalValue(holdings))} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-quiet text-sm">
          <Address value={addresses.vault} />
          <span>
            <Trans>By Chainlink's prices, in block {block}</Trans>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isStopped ? "secondary" : "danger"}
          onClick={() => act({ type: "stop", stopped: !isStopped })}
        >
          {isStopped ? <Trans>Start the rules again</Trans> : <Trans>Stop all rules</Trans>}
        </Button>
        <Button
          variant="secondary"
          disabled={tokens.length === 0}
          onClick={() => act({ type: "withdraw all", tokens: tokens.map(({ asset }) => asset) })}
        >
          <Trans>Withdraw all tokens</Trans>
        </Button>
      </div>
    </div>
  );
}
