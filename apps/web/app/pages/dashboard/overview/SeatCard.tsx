import { Trans } from "@lingui/react/macro";
import type { MemberOverview } from "../../../chain/read-member.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/primitives/Card.tsx";
import { CardHeading } from "./CardHeading.tsx";
import { SeatDrawing } from "./SeatDrawing.tsx";

interface SeatCardProps {
  readonly overview: MemberOverview;
  readonly username: string;
}

/** The member's seat: upline and the members directly below on each leg. */
export function SeatCard({ overview, username }: SeatCardProps) {
  const locale = useLocale();
  const { neighbours, depth, leg } = overview;
  const level = formatCount(depth, locale);
  return (
    <Card aria-labelledby="seat" className="space-y-4">
      <CardHeading id="seat">
        <Trans>Your seat in the tree</Trans>
      </CardHeading>
      <SeatDrawing username={username} neighbours={neighbours} leg={leg} />
      <p className="text-quiet text-sm">
        {leg === null ? (
          <Trans>The root seat, above all members.</Trans>
        ) : leg === "left" ? (
          <Trans>Level {level} below the root, on the left leg of your upline.</Trans>
        ) : (
          <Trans>Level {level} below the root, on the right leg of your upline.</Trans>
        )}
      </p>
    </Card>
  );
}
