import { formatSmallAmount, formatSmallUSD } from "@canopy/shared/money";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import { Figures } from "../../../../ui/primitives/Figures.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { ErrorNotice } from "../../../error-notice/ErrorNotice.tsx";
import { TradeSearchState } from "../../trades/TradeSearchState.tsx";
import { sumTrades, type TradeSums } from "../../trades/trade-sums.ts";
import { useTrades } from "../../trades/use-trades.ts";
import { useVaultPage } from "../actions/vault-page.ts";
import { listHoldings, totalValue } from "../state/vault-tokens.ts";

/** What trading made and cost, next to not having traded. */
export function TradingResult() {
  const { vault } = useVaultPage();
  const { exchange, addresses, now } = vault;
  const history = useTrades(exchange, addresses.vault);
  const { trades, isReady, error, retry } = history;
  const sums = sumTrades(trades, now.prices, exchange.wpol);
  const value = totalValue(listHoldings(exchange, now.held, now.prices));
  return (
    <DashboardSection id="vault-result" title={<Trans>Result after trading costs</Trans>}>
      {!isReady ? (
        error === null && <Skeleton className="h-48 w-full" />
      ) : trades.length === 0 ? (
        <p className="max-w-[66ch] text-quiet">
          <Trans>No trades in the blocks that were searched.</Trans>
        </p>
      ) : sums === null ? (
        <Notice>
          <Trans>A price is too old to add these trades up. The log has each of them.</Trans>
        </Notice>
      ) : (
        <Result sums={sums} value={value} />
      )}
      {isReady && <TradeSearchState history={history} />}
      {error !== null && (
        <div className="pt-4">
          <ErrorNotice title={<Trans>The search for trades failed</Trans>} error={error} retry={retry} />
        </div>
      )}
    </DashboardSection>
  );
}

function Result({ sums, value }: { readonly sums: TradeSums; readonly value: bigint }) {
  const locale = useLocale();
  const count = formatCount(sums.trades, locale);
  // So that the three figures add up as they are shown.
  const [now, difference] = [toCents(value), toCents(sums.difference)];
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <div className="space-y-4">
        <div>
          <p className="text-quiet">
            <Trans>Compared with holding, trading has made</Trans>
          </p>
          <p className={classes("font-display text-4xl", difference < 0n && "text-clay")}>
            <SignedUSD usd={difference} />
          </p>
        </div>
        <Figures
          figures={[
            {
              id: "now",
              label: <Trans>Your vault now</Trans>,
              value: <Amount value={formatSmallUSD(now)} />,
            },
            {
              id: "hold",
              label: <Trans>If it had held instead</Trans>,
              value: <Amount value={formatSmallUSD(now - difference)} />,
            },
          ]}
        />
      </div>
      <div className="space-y-3">
        <Figures
          figures={[
            {
              id: "keepers",
              label: <Trans>Keepers' fees</Trans>,
              value: (
                <>
                  <Amount value={formatSmallAmount(sums.keeperFees, 4)} unit="POL" /> (
                  <Amount value={formatSmallUSD(sums.keeperFeesUSD)} />)
                </>
              ),
            },
            {
              id: "pools",
              label: <Trans>Pool fees</Trans>,
              value: <Amount value={formatSmallUSD(sums.poolFees)} />,
            },
            {
              id: "slippage",
              label: <Trans>Slippage against the feeds</Trans>,
              value: <SignedUSD usd={sums.slippage} />,
            },
          ]}
        />
        <Note>
          <Plural value={sums.trades} one={`${count} trade`} other={`${count} trades`} />
          {". "}
          <Trans>
            At current prices, including tokens that you have withdrawn since. Holding means the same deposits
            and withdrawals, without a trade. If a QuickSwap pool does not report its fee, it counts as
            slippage. The network fees that your wallet paid are not counted.
          </Trans>
        </Note>
      </div>
    </div>
  );
}

const CENT = 10n ** 16n;

function toCents(usd: bigint): bigint {
  return (usd / CENT) * CENT;
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className="text-quiet text-sm">{children}</p>;
}

/** Less than a cent has no sign: it is neither a gain nor a loss. */
function SignedUSD({ usd }: { readonly usd: bigint }) {
  const text = formatSmallUSD(usd < 0n ? -usd : usd);
  const sign = text.startsWith("<") || usd === 0n ? "" : usd < 0n ? "-" : "+";
  return <Amount value={`${sign}${text}`} />;
}
