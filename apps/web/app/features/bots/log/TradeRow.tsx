import type { VaultTrade } from "@canopy/shared/api/vault-log";
import { formatSmallAmount } from "@canopy/shared/money";
import type { Token } from "@canopy/swap/types";
import { Trans } from "@lingui/react/macro";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Address } from "../../../ui/primitives/Address.tsx";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { RATE_DECIMALS } from "../../swap/rate.ts";
import { TokenAmount } from "../../swap/tokens/TokenAmount.tsx";
import { tokenAmount } from "../../swap/tokens/token-amount.ts";
import { TransactionLink } from "../../transactions/TransactionLink.tsx";
import { readablePrice } from "../trades/readable-price.ts";
import { RowFrame } from "./RowFrame.tsx";
import { useToken } from "./use-token.ts";

/** A trade of the vault: what was sold and bought, the price next to the feeds', who executed it, and what it cost. */
export function TradeRow({ trade }: { readonly trade: VaultTrade }) {
  const find = useToken();
  const [from, to] = [find(trade.tokenIn), find(trade.tokenOut)];
  const [sold, bought, fair] = [trade.amountIn, trade.amountOut, trade.oracleOut].map(BigInt);
  return (
    <RowFrame
      line={trade}
      reason={
        <span className="flex flex-col items-start gap-0.5 whitespace-nowrap">
          <span>
            <Trans>
              By keeper <Address value={trade.keeper} copy={false} />
            </Trans>
          </span>
          <TransactionLink hash={trade.transaction} />
        </span>
      }
      costs={<Amount value={formatSmallAmount(BigInt(trade.fee), 4)} unit="POL" />}
      {...(from !== undefined &&
        to !== undefined &&
        sold !== undefined &&
        bought !== undefined &&
        fair !== undefined && {
          tokens: (
            <>
              <TokenAmount className="block" amount={bought} token={to} />
              <span className="block text-quiet">
                <Trans>
                  for <TokenAmount amount={sold} token={from} />
                </Trans>
              </span>
            </>
          ),
          reference: <Price amountIn={sold} amountOut={fair} from={from} to={to} />,
          price: (
            <>
              <Price amountIn={sold} amountOut={bought} from={from} to={to} />
              <Difference amountOut={bought} oracleOut={fair} />
            </>
          ),
        })}
    />
  );
}

interface PriceProps {
  readonly amountIn: bigint;
  readonly amountOut: bigint;
  readonly from: Token;
  readonly to: Token;
}

function Price({ from, to, ...amounts }: PriceProps) {
  const price = readablePrice(amounts, from, to);
  if (price === null) return "–";
  return <Amount value={tokenAmount(price.rate, RATE_DECIMALS)} unit={price.unit} />;
}

/** The price next to the feeds', pool fees included. */
function Difference({ amountOut, oracleOut }: { readonly amountOut: bigint; readonly oracleOut: bigint }) {
  const locale = useLocale();
  if (oracleOut === 0n) return null;
  const points = Number(((amountOut - oracleOut) * 10_000n) / oracleOut);
  const percent = formatPercent(Math.abs(points), locale);
  return (
    <span className={classes("block text-sm", points < 0 ? "text-clay" : "text-quiet")}>
      {points === 0 ? (
        <Trans>as the feeds</Trans>
      ) : points < 0 ? (
        <Trans>{percent} worse</Trans>
      ) : (
        <Trans>{percent} better</Trans>
      )}
    </span>
  );
}
