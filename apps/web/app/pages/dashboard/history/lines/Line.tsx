import type { HistoryLine } from "@canopy/shared/api/history";
import type { PlanName } from "@canopy/shared/api/primitives";
import { formatSmallAmount, formatSmallUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatChange } from "../../../../features/history/format-change.ts";
import { LineTitle } from "../../../../features/history/LineTitle.tsx";
import { lineIcons } from "../../../../features/history/line-icons.ts";
import { TransactionLink } from "../../../../features/transactions/TransactionLink.tsx";
import { formatCount, formatMoment } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Amount, RoundedPOL } from "../../../../ui/primitives/Amount.tsx";
import { historyPath } from "../use-shown-plan.ts";
import { creditParts } from "./credit-parts.ts";

/** Of POL; the CSV has all. */
const DECIMALS = 4;

interface LineProps {
  readonly line: HistoryLine;
  readonly plan: PlanName;
}

/** A line of the history with its amount, rounds, block and transaction. */
export function Line({ line, plan }: LineProps) {
  const locale = useLocale();
  const Icon = lineIcons[line.type];
  const amount = BigInt(line.amount);
  const block = <bdi dir="ltr">{formatCount(BigInt(line.block), locale)}</bdi>;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} className="translate-y-0.5 text-quiet" />
      <p className="font-[550]">
        <LineTitle line={line} />
      </p>
      <p className="text-end font-[550] tabular-nums sm:row-span-2">
        {amount !== 0n && (
          <>
            <Amount value={formatChange(amount, DECIMALS)} unit="POL" />
            <Amount
              value={formatSmallUSD(BigInt(line.usd))}
              className="block font-normal text-quiet text-sm"
            />
          </>
        )}
      </p>
      <div className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet text-sm max-sm:col-span-2">
        <time dateTime={line.at}>{formatMoment(new Date(line.at), locale)}</time>
        {line.round !== null && <RoundLink round={line.round} plan={plan} />}
        <BookedRounds rounds={line.booked} plan={plan} />
        <CreditParts line={line} />
        <GasPaid gas={line.gas} />
        <span>
          <Trans>Block {block}</Trans>
        </span>
        <TransactionLink hash={line.transactionHash} />
      </div>
    </li>
  );
}

/** The calculations of the rounds that a credit books, which is mostly one. */
function BookedRounds({ rounds, plan }: { readonly rounds: readonly number[]; readonly plan: PlanName }) {
  const [first] = rounds;
  if (first === undefined) return null;
  if (rounds.length === 1) return <RoundLink round={first} plan={plan} isQuestion />;
  return (
    <span className="flex flex-wrap gap-x-3">
      <Trans>How was this calculated?</Trans>
      {rounds.map((round) => (
        <RoundLink key={round} round={round} plan={plan} />
      ))}
    </span>
  );
}

interface RoundLinkProps {
  readonly round: number;
  readonly plan: PlanName;
  readonly isQuestion?: boolean;
}

function RoundLink({ round, plan, isQuestion = false }: RoundLinkProps) {
  const number = formatCount(round, useLocale());
  return (
    <Link
      to={historyPath(`/rounds/${round}`, plan)}
      className="text-leaf underline underline-offset-4 hover:text-leaf-deep"
    >
      {isQuestion ? <Trans>How was round {number} calculated?</Trans> : <Trans>Round {number}</Trans>}
    </Link>
  );
}

/** Which part of a credit is for points, and which is a rebate. */
function CreditParts({ line }: { readonly line: HistoryLine }) {
  const parts = creditParts(line, DECIMALS);
  const points = parts?.points && <RoundedPOL wei={parts.points} digits={DECIMALS} unit="POL" />;
  const rebates = parts?.rebates && <RoundedPOL wei={parts.rebates} digits={DECIMALS} unit="POL" />;
  if (points && rebates) {
    return (
      <span>
        <Trans>
          {points} for points, {rebates} as rebates
        </Trans>
      </span>
    );
  }
  return (
    <>
      {points && (
        <span>
          <Trans>{points} for points</Trans>
        </span>
      )}
      {rebates && (
        <span>
          <Trans>{rebates} as rebates</Trans>
        </span>
      )}
    </>
  );
}

/** The network fee of the member's own transaction. */
function GasPaid({ gas }: { readonly gas: string | null }) {
  if (gas === null) return null;
  return (
    <span>
      <Trans>
        Network fee <Amount value={formatSmallAmount(BigInt(gas), 6)} unit="POL" />
      </Trans>
    </span>
  );
}
