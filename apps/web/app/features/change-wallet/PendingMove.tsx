import { Trans } from "@lingui/react/macro";
import { Address } from "../../ui/primitives/Address.tsx";
import { ButtonLink } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { useMember } from "../session/MemberProvider.tsx";
import { useSeatMove } from "./use-seat-move.ts";

/** A change of wallet that another wallet can accept, as a warning to a member who did not start it. */
export function PendingMove() {
  const { id } = useMember();
  const offeredTo = useSeatMove(id).data?.offeredTo ?? null;
  if (offeredTo === null) return null;
  const address = <Address value={offeredTo} copy={false} />;
  return (
    <Notice
      tone="warning"
      title={<Trans>Your seat is moving to {address}</Trans>}
      action={
        <ButtonLink to="/dashboard/change-wallet" size="small" variant="secondary">
          <Trans>See the change of wallet</Trans>
        </ButtonLink>
      }
    >
      <Trans>That wallet can accept it at any time. If you did not start this, cancel it now.</Trans>
    </Notice>
  );
}
