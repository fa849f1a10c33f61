import { Trans } from "@lingui/react/macro";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import type { Invitation } from "./invitation.ts";
import { SeatMessage } from "./SeatMessage.tsx";

/** What the invitation link filled in below besides the sponsor, and whether a part of the link is missing. */
export function InvitationNotice({ invitation }: { readonly invitation: Invitation }) {
  const { sponsor, seat, isDamaged } = invitation;
  return (
    <>
      {seat !== null && (
        <Notice title={<Trans>The sender of your link chose a seat for you</Trans>}>
          <p>
            <SeatMessage seat={seat} />
          </p>
          {sponsor !== "" && (
            <p>
              <Trans>
                Your sponsor:{" "}
                <bdi dir="ltr" className="font-[550]">
                  {sponsor}
                </bdi>
              </Trans>
            </p>
          )}
          <p>
            <Trans>You decide: you can change the sponsor and the seat below.</Trans>
          </p>
        </Notice>
      )}
      {isDamaged && (
        <Notice tone="warning">
          <Trans>
            A part of your invitation link is unreadable. Check the sponsor and the seat below, or ask for a
            new link.
          </Trans>
        </Notice>
      )}
    </>
  );
}
