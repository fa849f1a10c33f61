import { Trans } from "@lingui/react/macro";
import { usePlan } from "../../../chain/plan-context.ts";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { SeatDrawing } from "./SeatDrawing.tsx";

interface SeatProps {
  readonly overview: MemberOverview;
  readonly username: string;
}

/** The member's seat: upline and the members directly below on each leg. */
export function Seat({ overview, username }: SeatProps) {
  const locale = useLocale();
  const isPlus = usePlan().name === "plus";
  const { neighbours, depth, leg } = overview;
  const level = formatCount(depth, locale);
  return (
    <DashboardSection
      id="seat"
      // The last one of its column takes what is left of the height.
      className="flex grow flex-col"
      title={isPlus ? <Trans>Your seat in the tree of Plus</Trans> : <Trans>Your seat in the tree</Trans>}
    >
      <SeatDrawing username={username} neighbours={neighbours} leg={leg} />
      <p className="pt-2 text-quiet text-sm">
        {leg === null ? (
          <Trans>The root seat, above all members.</Trans>
        ) : leg === "left" ? (
          <Trans>Level {level} below the root, on the left leg of your upline.</Trans>
        ) : (
          <Trans>Level {level} below the root, on the right leg of your upline.</Trans>
        )}
      </p>
    </DashboardSection>
  );
}
