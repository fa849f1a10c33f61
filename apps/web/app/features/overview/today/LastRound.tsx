import { formatSmallAmount, formatSmallUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { EndedRound } from "../../../chain/read-member.ts";
import { usePlanPath } from "../../../chain/use-plan-path.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Figures } from "../../../ui/primitives/Figures.tsx";

/** The last round and its result, or that it is not settled yet. */
export function LastRound({ ended }: { readonly ended: EndedRound }) {
  const locale = useLocale();
  const planPath = usePlanPath();
  const { mine, pointValue } = ended;
  const number = formatCount(ended.round, locale);
  const earners = formatCount(ended.earners, locale);
  const members = formatCount(ended.members, locale);
  return (
    <DashboardSection id="last-round" title={<Trans>Round {number}, the last one to end</Trans>}>
      {ended.enteredUSD > 0n && (
        <Figures
          figures={[
            { id: "points", label: <Trans>Your points</Trans>, value: formatCount(mine.points, locale) },
            {
              id: "flash",
              label: <Trans>Pairs above your cap (flash)</Trans>,
              value: formatCount(mine.flash, locale),
            },
            ...(pointValue === null
              ? []
              : [
                  {
                    id: "value",
                    label: <Trans>Value of a point</Trans>,
                    value: <PointValue {...pointValue} />,
                  },
                  {
                    id: "earned",
                    label: <Trans>Earned with points</Trans>,
                    value: <Amount value={formatSmallAmount(mine.pointEarnings)} unit="POL" />,
                  },
                ]),
            {
              id: "earners",
              label: <Trans>Members who earned points</Trans>,
              value: (
                <Trans>
                  {earners} of {members}
                </Trans>
              ),
            },
          ]}
        />
      )}
      <p className="pt-3 text-quiet text-sm">
        <Outcome ended={ended} />
      </p>
      {pointValue !== null && (
        <p className="pt-1">
          <Link
            to={planPath(`/dashboard/history/rounds/${ended.round}`)}
            className="inline-flex min-h-9 items-center text-leaf text-sm underline underline-offset-4"
          >
            <Trans>How was this calculated?</Trans>
          </Link>
        </p>
      )}
    </DashboardSection>
  );
}

/** Four fraction digits: a point is often worth less than a dollar. */
function PointValue({ wei, usd }: NonNullable<EndedRound["pointValue"]>) {
  return (
    <>
      <Amount value={formatSmallAmount(wei, 4)} unit="POL" />{" "}
      <Amount value={formatSmallUSD(usd)} className="font-normal text-quiet" />
    </>
  );
}

/** What became of the round. */
export function Outcome({ ended }: { readonly ended: EndedRound }) {
  if (ended.enteredUSD === 0n) return <Trans>No one entered, so there was nothing to share.</Trans>;
  if (ended.pointValue === null) {
    return (
      <Trans>
        Not settled yet; anyone can settle it now. Until then, its points are provisional and can still grow.
      </Trans>
    );
  }
  if (ended.mine.points === 0) return <Trans>Settled. You earned no points in it.</Trans>;
  return <Trans>Settled. Your share is in your box.</Trans>;
}
