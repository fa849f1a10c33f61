import { Trans } from "@lingui/react/macro";
import { usePlan } from "../../../chain/plan-context.ts";
import { NetworkFigure } from "../../../features/report/NetworkFigure.tsx";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";

/** What a top-up can't do, and how many members earned nothing. */
export function BeforeTopUp() {
  const plan = usePlan().name;
  const { pool, sponsor, rest } = usePlanFacts();
  return (
    <DashboardSection
      id="before"
      title={<Trans>What a top-up can't do</Trans>}
      // Aligns with the text of the card next to it.
      className="lg:pt-9"
    >
      <ul className="list-disc space-y-3 ps-5 pb-6 marker:text-clay">
        <li>
          <Trans>
            <strong>It earns nothing by itself.</strong> Points come from pairs across your two legs. A higher
            cap matters only on days with more pairs than the cap.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It brings nothing back.</strong> Units count from this round on. Pairs that earlier rounds
            lost as flash stay lost.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It can't be undone.</strong> No one can cancel or refund it, and units can't be sold or
            moved to another seat.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Most of it goes to others.</strong> {pool} is for the members with points today, {sponsor}{" "}
            for your sponsor, {rest} for ranks, the commons and operations. Whatever the points leave over is
            refunded to today's buyers, you among them.
          </Trans>
        </li>
      </ul>
      <NetworkFigure plan={plan} />
    </DashboardSection>
  );
}
