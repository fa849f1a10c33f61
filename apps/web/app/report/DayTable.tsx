import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { fullDay } from "../charts/days.ts";
import { formatCount } from "../i18n/format.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Amount } from "../ui/Amount.tsx";
import { Button } from "../ui/Button.tsx";
import type { Round } from "./report-schema.ts";

/** Rows shown before somebody asks for all. */
const FEW = 10;

/** The figures of the charts as a table, the newest day first. */
export function DayTable({ id, rounds }: { readonly id: string; readonly rounds: readonly Round[] }) {
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const newest = rounds.toReversed();
  const shown = all ? newest : newest.slice(0, FEW);
  return (
    <div className="space-y-4">
      <section
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
        tabIndex={0}
        aria-labelledby={`${id}-caption`}
        className="overflow-x-auto"
      >
        <table className="w-full min-w-[46rem] text-sm">
          <caption id={`${id}-caption`} className="pb-2 text-start text-quiet">
            <Trans>Each day in figures; amounts in POL</Trans>
          </caption>
          <thead>
            <tr className="border-line border-b text-quiet">
              <Head start>
                <Trans>Day</Trans>
              </Head>
              <Head>
                <Trans>Entered</Trans>
              </Head>
              <Head>
                <Trans>Paid to members</Trans>
              </Head>
              <Head>
                <Trans>Day pool</Trans>
              </Head>
              <Head>
                <Trans>Paid points</Trans>
              </Head>
              <Head>
                <Trans>Flash, unpaid</Trans>
              </Head>
              <Head>
                <Trans>Joined</Trans>
              </Head>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((round) => (
              <DayRow key={round.round} round={round} />
            ))}
          </tbody>
        </table>
      </section>
      {rounds.length > FEW && (
        <Button variant="secondary" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? (
            <Trans>Show only the newest</Trans>
          ) : (
            <Trans>Show all {formatCount(rounds.length, locale)} days</Trans>
          )}
        </Button>
      )}
    </div>
  );
}

function DayRow({ round }: { readonly round: Round }) {
  const locale = useLocale();
  const { startsAt, entered, paidOut, pool, points, flash, joined } = round;
  const count = (value: number | null) => (value === null ? <NotYet /> : formatCount(value, locale));
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap py-2 pe-4 text-start font-[400]">
        {fullDay(startsAt, locale)}
      </th>
      <Cell>
        <Amount value={formatAmount(entered)} />
      </Cell>
      <Cell>{paidOut === null ? <NotYet /> : <Amount value={formatAmount(paidOut)} />}</Cell>
      <Cell>
        <Amount value={formatAmount(pool)} />
      </Cell>
      <Cell>{count(points)}</Cell>
      <Cell>{count(flash)}</Cell>
      <Cell>{count(joined)}</Cell>
    </tr>
  );
}

function NotYet() {
  return (
    <span className="text-quiet">
      <Trans>not settled yet</Trans>
    </span>
  );
}

function Head({ start = false, children }: { readonly start?: boolean; readonly children: ReactNode }) {
  return (
    <th scope="col" className={`py-2 pe-4 font-[450] last:pe-0 ${start ? "text-start" : "text-end"}`}>
      {children}
    </th>
  );
}

function Cell({ children }: { readonly children: ReactNode }) {
  return <td className="py-2 pe-4 text-end last:pe-0">{children}</td>;
}
