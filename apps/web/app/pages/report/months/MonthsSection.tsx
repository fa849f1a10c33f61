import { ranks } from "@canopy/protocol/rules/parameters";
import type { PlanName } from "@canopy/shared/api/primitives";
import type { ReportData, ReportMonth } from "@canopy/shared/api/report";
import { Trans } from "@lingui/react/macro";
import type { ChainFacts } from "../../../features/report/use-chain-facts.ts";
import { formatRatio } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";
import { CommonsAddress } from "../../../layout/CommonsLink.tsx";
import { PageSection } from "../../../layout/PageSection.tsx";
import { daySpan } from "../../../ui/charts/days.ts";
import { HeroPoolTable } from "./HeroPoolTable.tsx";
import { monthDays, newestWithUnits } from "./months.ts";

/** Points per unit from which on a share can reach its highest value, in basis points. */
const FULL_CAP = Math.ceil((ranks.highestCap * 10_000) / ranks.capPerPoint);

/** Points per unit, ranks and the HeroPool by month. */
export function MonthsSection({
  report,
  facts,
  plan,
}: {
  readonly report: ReportData | null;
  readonly facts: ChainFacts | null;
  readonly plan: PlanName;
}) {
  const { rankPoints, knightShares } = usePlanFacts();
  const commons = plan === "plus" ? facts?.plusCommons : facts?.commons;
  return (
    <PageSection
      id="months"
      title={<Trans>Ranks and the commons, month by month</Trans>}
      height="[--height:42rem] sm:[--height:33rem] lg:[--height:28rem]"
    >
      {report && (
        <>
          <Pairing months={report.months} />
          {report.months.length > 0 && <HeroPoolTable months={report.months} />}
          <p className="max-w-[66ch] text-quiet text-sm">
            <Trans>
              A Hero has one share of the month's HeroPool for each full {rankPoints} points, a Knight{" "}
              {knightShares} more. What the shares leave goes to the commons when the month's window closes.
            </Trans>
          </p>
          {facts && commons && <CommonsAddress commons={commons} explorerUrl={facts.explorerUrl} />}
        </>
      )}
    </PageSection>
  );
}

/** The newest month's points per unit: how well the legs of the network pair. */
function Pairing({ months }: { readonly months: readonly ReportMonth[] }) {
  const locale = useLocale();
  const newest = newestWithUnits(months);
  if (newest === null) {
    return (
      <p className="max-w-[62ch] text-lg text-quiet">
        <Trans>No day with a payment is settled yet, so there are no points to compare.</Trans>
      </p>
    );
  }
  const { from, to } = monthDays(newest.startsAt);
  const span = daySpan(from, to, locale);
  const limit = formatRatio(FULL_CAP, locale);
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.6fr]">
      <dl className="flex flex-col-reverse">
        <dt className="text-quiet text-sm">
          {newest.closedAt === null ? (
            <Trans>points for each unit so far, {span}</Trans>
          ) : (
            <Trans>points for each unit, {span}</Trans>
          )}
        </dt>
        <dd className="font-display text-title proportional-nums leading-none">
          {formatRatio(newest.pointsPerUnit, locale)}
        </dd>
      </dl>
      <p className="max-w-[62ch]">
        <Trans>
          This is how many points each unit of the month made on average, so it shows how well the network's
          legs pair. Near zero hardly any do, and one person with a very large number of accounts can come out
          ahead of the others. Below {limit} it also lowers the most that a rank share can be worth.
        </Trans>
      </p>
    </div>
  );
}
