import type { StatementData } from "@canopy/shared/api/ledger";
import { findCalendar } from "@canopy/shared/calendar";
import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { brand } from "../../../../brand/brand.ts";
import { usePlan } from "../../../../chain/plan-context.ts";
import { useLatestBlock } from "../../../../features/live-updates/latest-block.ts";
import { useMember } from "../../../../features/session/MemberProvider.tsx";
import { formatCount, formatMoment } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { KindTable } from "./KindTable.tsx";
import { MonthTable } from "./MonthTable.tsx";
import { type Period, periodName } from "./period.ts";
import { findPeriod } from "./statement-sums.ts";

interface StatementProps {
  /** The statement of the whole year. */
  readonly statement: StatementData;
  readonly period: Period;
}

/** The statement as a document, on the screen and on paper. */
export function Statement({ statement, period }: StatementProps) {
  const { months, unknownExcess } = statement;
  const own = findPeriod(statement, period);
  return (
    <article aria-labelledby="statement" className="space-y-10">
      <Head statement={statement} period={period} />
      {own === null ? (
        <p className="max-w-[60ch] text-quiet">
          <Trans>
            Nothing was paid, received or withdrawn in this period. Months appear here with your first entry
            or earning in them.
          </Trans>
        </p>
      ) : (
        <>
          <KindTable {...own} />
          {period.month === null && (
            <DashboardSection id="by-month" title={<Trans>By month</Trans>}>
              <MonthTable months={months} />
            </DashboardSection>
          )}
        </>
      )}
      <div className="max-w-[75ch] space-y-2 text-quiet text-sm">
        <p>
          {findCalendar(period.year) === "persian" ? (
            <Trans>Months are those of the Iranian calendar, in Iran time.</Trans>
          ) : (
            <Trans>Months are calendar months in UTC.</Trans>
          )}{" "}
          <Trans>
            Points, commissions and rebates belong to the month in which their round began; payments,
            withdrawals and rank shares to that of their block. Each amount in dollars is counted at the price
            of its round and rounded down.
          </Trans>
        </p>
        {BigInt(unknownExcess) > 0n && (
          <p>
            <Trans>
              Overpayments of up to <Amount value={formatAmount(BigInt(unknownExcess), 18, 4)} unit="POL" />{" "}
              are missing: they went through transactions that the index does not know in full.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            Network fees are not in it: they are in the history, with each transaction. This statement is a
            list of what the chain shows, not advice on taxes.
          </Trans>
        </p>
      </div>
    </article>
  );
}

/** Whose statement of what it is: on paper there is no other page to look it up. */
function Head({ statement: { plan }, period }: StatementProps) {
  const locale = useLocale();
  const { username, wallet } = useMember();
  const { config } = usePlan();
  const block = useLatestBlock();
  const address = plan === "plus" ? config.plus : config.plan;
  const name = periodName(period, locale);
  return (
    <header className="space-y-4">
      <p className="hidden text-quiet print:block">
        {brand.name} · <bdi dir="ltr">{location.host}</bdi>
      </p>
      <h2 id="statement" className="text-2xl">
        <Trans>Statement for {name}</Trans>
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        <dt className="text-quiet">
          <Trans>Member</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{username}</bdi>
        </dd>
        <dt className="text-quiet">
          <Trans>Wallet</Trans>
        </dt>
        <dd className="break-all">
          <bdi dir="ltr">{wallet}</bdi>
        </dd>
        <dt className="text-quiet">
          {plan === "plus" ? <Trans>Plus contract</Trans> : <Trans>Contract</Trans>}
        </dt>
        <dd className="break-all">
          <bdi dir="ltr">
            {address} ({config.chainName}, {config.chainId})
          </bdi>
        </dd>
        {block && (
          <>
            <dt className="text-quiet">
              <Trans>As of block</Trans>
            </dt>
            <dd>
              <bdi dir="ltr">{formatCount(BigInt(block.block), locale)}</bdi>
              {block.time !== null && (
                <>
                  {locale === "fa" ? "، " : ", "}
                  {formatMoment(new Date(block.time), locale)}
                </>
              )}
            </dd>
          </>
        )}
      </dl>
    </header>
  );
}
