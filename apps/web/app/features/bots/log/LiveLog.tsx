import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { FailureNotice } from "../../failure/FailureNotice.tsx";
import { matchesTrade } from "../trades/matches-trade.ts";
import { TradeSearchState } from "../trades/TradeSearchState.tsx";
import { LiveTradeTable } from "../trades/TradeTable.tsx";
import { tradeCsv, tradeCsvName } from "../trades/trade-csv.ts";
import { useTrades } from "../trades/use-trades.ts";
import { useVault, type Vault } from "../vault/state/use-vault.ts";
import { useDueText } from "../vault/texts/use-due-text.ts";

/** The trades of the member's vault, and why its rules wait now. Nothing for members without a vault. */
export function LiveLog({ search }: { readonly search: string }) {
  const reading = useVault();
  if (reading.status !== "ready" || reading.vault.now.state === null) return null;
  return <Trades vault={reading.vault} search={search} />;
}

function Trades({ vault, search }: { readonly vault: Vault; readonly search: string }) {
  const history = useTrades(vault.exchange, vault.place.vault);
  const { isReady, searched, error, retry } = history;
  const trades = history.trades.filter((trade) => matchesTrade(trade, search));
  return (
    <DashboardSection
      id="log-live"
      title={<Trans>Live, with your money</Trans>}
      aside={
        searched !== null &&
        history.trades.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              saveFile(
                tradeCsvName(searched),
                new Blob([tradeCsv(history.trades)], { type: "text/csv;charset=utf-8" }),
              )
            }
          >
            <Download size={16} strokeWidth={1.5} aria-hidden="true" />
            <Trans>Download live trades as CSV</Trans>
          </Button>
        )
      }
    >
      <div className="space-y-6">
        <Waiting vault={vault} />
        {!isReady ? (
          error === null && <Skeleton className="h-48 w-full" />
        ) : trades.length > 0 ? (
          <LiveTradeTable trades={trades} />
        ) : (
          <p className="text-quiet">
            {history.trades.length > 0 ? (
              <Trans>No live trade matches the search.</Trans>
            ) : (
              <Trans>No trades in the blocks that were searched.</Trans>
            )}
          </p>
        )}
        {isReady && <TradeSearchState history={history} />}
        {error !== null && (
          <FailureNotice title={<Trans>The search for trades failed</Trans>} error={error} retry={retry} />
        )}
      </div>
    </DashboardSection>
  );
}

/** Why each rule does not trade in this block. The chain keeps no record of the times that a rule waited. */
function Waiting({ vault }: { readonly vault: Vault }) {
  const locale = useLocale();
  const dueText = useDueText(vault);
  const rules = vault.now.state?.rules ?? [];
  if (rules.length === 0) return null;
  return (
    <div className="space-y-2">
      <ul className="grid gap-x-10 gap-y-1 xl:grid-cols-2">
        {rules.map((rule) => {
          const number = formatCount(rule.id, locale);
          return (
            <li key={rule.id} className="flex gap-3">
              <span className="shrink-0 font-[550]">
                <Trans>Rule {number}</Trans>
              </span>
              <span className="text-quiet">{dueText(rule)}</span>
            </li>
          );
        })}
      </ul>
      <p className="text-quiet text-sm">
        <Trans>
          The reasons of this block. A rule that waits leaves no trace on the chain, so times that it skipped
          are not listed. See{" "}
          <Link to="/dashboard/bot/vault" className="text-leaf underline underline-offset-4">
            your vault
          </Link>
          .
        </Trans>
      </p>
    </div>
  );
}
