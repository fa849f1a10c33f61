import { formatSmallAmount, formatSmallUSD, weiToUSD } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { formatMoment, formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, Table } from "../../../ui/primitives/Table.tsx";
import { TransactionLink } from "../../transactions/TransactionLink.tsx";
import { usePolPrice } from "../../transactions/use-pol-price.ts";
import { exchangeRate, RATE_DECIMALS } from "../rate.ts";
import { TokenAmount } from "../tokens/TokenAmount.tsx";
import { tokenAmount } from "../tokens/token-amount.ts";
import { venueNames } from "../venue-names.ts";
import type { PastSwap } from "./past-swap.ts";
import { realisedDifference } from "./realised.ts";

/** Swaps with what they cost. What was swapped is first: phones scroll to the rest. */
export function SwapTable({ swaps }: { readonly swaps: readonly PastSwap[] }) {
  const { t } = useLingui();
  return (
    <>
      <Table caption={t`Your swaps, the newest first`} hideCaption>
        <thead>
          <tr>
            <HeadCell>
              <Trans>Swap</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Price</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Result</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Network fee</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Transaction</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {swaps.map((swap) => (
            <Row key={swap.hash} swap={swap} />
          ))}
        </tbody>
      </Table>
      <p className="pt-3 text-quiet text-sm">
        <Trans>
          Results are compared with the quote if this browser sent the swap, otherwise with its limit. Dollars
          are at today's price.
        </Trans>
      </p>
    </>
  );
}

function Row({ swap }: { readonly swap: PastSwap }) {
  const locale = useLocale();
  const { from, to, amountIn, amountOut, at, venue } = swap;
  return (
    <tr>
      <HeadCell scope="row">
        <span className="flex flex-wrap items-center gap-x-2 max-sm:flex-col max-sm:items-start">
          <TokenAmount amount={amountIn} token={from} />
          <span className="inline-flex items-center gap-x-2">
            <ArrowRight
              aria-hidden="true"
              size={16}
              strokeWidth={1.5}
              className="text-quiet rtl:-scale-x-100"
            />
            <span className="sr-only">
              <Trans>for</Trans>
            </span>
            <TokenAmount amount={amountOut} token={to} />
          </span>
        </span>
        <span className="block font-normal text-quiet text-sm">
          <time dateTime={at.toISOString()}>{formatMoment(at, locale)}</time>
          {venue && (
            <>
              {locale === "fa" ? "، " : " · "}
              <bdi>{venueNames[venue]}</bdi>
            </>
          )}
        </span>
      </HeadCell>
      <Cell numeric>
        <Price swap={swap} />
      </Cell>
      <Cell numeric>
        <Result swap={swap} />
      </Cell>
      <Cell numeric>
        <Fee wei={swap.fee} />
      </Cell>
      <Cell className="whitespace-nowrap text-sm">
        <TransactionLink hash={swap.hash} />
      </Cell>
    </tr>
  );
}

function Price({ swap }: { readonly swap: PastSwap }) {
  const price = exchangeRate(swap, swap.from, swap.to);
  if (swap.venue === null) return <Trans>1 to 1</Trans>;
  if (price === null) return null;
  const [sold, bought] = [<bdi key="from">{swap.from.symbol}</bdi>, <bdi key="to">{swap.to.symbol}</bdi>];
  return (
    <>
      <Amount value={tokenAmount(price, RATE_DECIMALS)} className="block font-[550]" />
      <span className="block text-quiet text-sm">
        <Trans>
          {bought} per {sold}
        </Trans>
      </span>
    </>
  );
}

function Result({ swap }: { readonly swap: PastSwap }) {
  const locale = useLocale();
  const difference = realisedDifference(swap);
  if (difference === null) return null;
  const { against, millionths } = difference;
  const basisPoints = millionths / 100;
  const percent = formatPercent(Math.abs(basisPoints), locale);
  if (against === "limit") {
    return (
      <span className="text-quiet">
        {swap.side === "exactIn" ? (
          <Trans>{percent} above the minimum</Trans>
        ) : (
          <Trans>{percent} below the maximum</Trans>
        )}
      </span>
    );
  }
  if (Math.round(basisPoints) === 0) return <Trans>As quoted</Trans>;
  return millionths > 0 ? (
    <span className="text-clay">
      <Trans>{percent} worse than quoted</Trans>
    </span>
  ) : (
    <span className="text-leaf-deep">
      <Trans>{percent} better than quoted</Trans>
    </span>
  );
}

function Fee({ wei }: { readonly wei: bigint }) {
  const price = usePolPrice().data;
  return (
    <>
      <Amount value={formatSmallAmount(wei, 6)} unit="POL" className="block font-[550]" />
      {price !== undefined && (
        <span className="block text-quiet text-sm">
          <Amount value={formatSmallUSD(weiToUSD(wei, price))} />
        </span>
      )}
    </>
  );
}
