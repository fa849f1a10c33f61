import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Seat } from "../../../chain/read-seats.ts";

/** A seat as text: its placement parent and leg. */
export function SeatMessage({ seat }: { readonly seat: Seat }): ReactNode {
  const referral = (
    <bdi dir="ltr" className="font-[550]">
      {seat.referral}
    </bdi>
  );
  return seat.leg === "left" ? (
    <Trans>Below {referral}, on the left leg</Trans>
  ) : (
    <Trans>Below {referral}, on the right leg</Trans>
  );
}
