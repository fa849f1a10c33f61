import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { getAddress, isAddressEqual } from "viem";
import type { SeatMove } from "../../../chain/read-seat-move.ts";
import { useSeatMove } from "../../../features/change-wallet/use-seat-move.ts";
import { ErrorNotice } from "../../../features/error-notice/ErrorNotice.tsx";
import { logoutHere } from "../../../features/session/browser-session-actions.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { isBusy } from "../../../features/transactions/flow/transaction.ts";
import { useMemberTransaction } from "../../../features/transactions/use-member-transaction.ts";
import type { TransactionFlow } from "../../../features/transactions/use-transaction.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { Consequences } from "./Consequences.tsx";
import { groupAddress } from "./new-address.ts";
import { OfferForm } from "./OfferForm.tsx";
import { OpenOffer } from "./OpenOffer.tsx";

/** The old wallet's side of a change of wallet. */
export function ChangeWallet() {
  const member = useMember();
  const move = useSeatMove(member.id);
  useEndAfterMove(move.data, member.wallet);
  return (
    <>
      <header className="pb-10">
        <h1 className="label-text">
          <Trans>Change wallet</Trans>
        </h1>
        <p className="break-words font-display text-2xl leading-snug sm:text-3xl sm:leading-snug">
          <bdi dir="ltr">{move.data ? groupAddress(move.data.wallet) : member.wallet}</bdi>
        </p>
        <p className="text-quiet">
          <Trans>The wallet of your seat now</Trans>
        </p>
      </header>
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        {move.data ? (
          <div className="min-w-0 self-start lg:sticky lg:top-10">
            <MovePanel move={move.data} />
          </div>
        ) : move.isPending ? (
          <Skeleton className="h-96 w-full" />
        ) : (
          <div>
            <ErrorNotice
              title={<Trans>The state of your seat is unavailable right now</Trans>}
              error={move.error}
              retry={() => void move.refetch()}
            />
          </div>
        )}
        <Consequences />
      </div>
    </>
  );
}

/** The form of the first step, or the offer that waits. Both keep their transactions when the other one replaces them. */
function MovePanel({ move: { offeredTo } }: { readonly move: SeatMove }) {
  const { t } = useLingui();
  const offer = useMemberTransaction("changeAddress", t`The seat is offered to the new wallet.`).flow;
  const cancel = useMemberTransaction("cancelChangeAddress", t`The change of wallet is cancelled.`).flow;
  useResetAfter(offer, offeredTo !== null);
  useResetAfter(cancel, offeredTo === null);
  const isOffering = isBusy(offer.transaction);
  if (offeredTo !== null && !isOffering) {
    return (
      <DashboardSection id="move" title={<Trans>Step 2 of 2: the new wallet accepts</Trans>}>
        <OpenOffer offeredTo={offeredTo} flow={cancel} isNew={offer.transaction.step === "mined"} />
      </DashboardSection>
    );
  }
  return (
    <DashboardSection id="move" title={<Trans>Step 1 of 2: name the new wallet</Trans>}>
      <div className="space-y-5">
        <p className="max-w-[60ch] text-quiet">
          <Trans>
            Nothing moves yet. Your seat stays in this wallet until the new one accepts it, and you can cancel
            until then.
          </Trans>
        </p>
        <OfferForm flow={offer} />
      </div>
    </DashboardSection>
  );
}

/** Resets a mined transaction once the chain shows its effect. */
function useResetAfter({ transaction, reset }: TransactionFlow, isShown: boolean): void {
  const isMined = transaction.step === "mined";
  useEffect(() => {
    if (isMined && isShown) reset();
  }, [isMined, isShown, reset]);
}

/** Ends the session when the seat is in another wallet: the server accepts it no longer. */
function useEndAfterMove(move: SeatMove | undefined, wallet: string): void {
  const hasMoved = move !== undefined && !isAddressEqual(move.wallet, getAddress(wallet));
  useEffect(() => {
    if (hasMoved) void logoutHere("seat-moved");
  }, [hasMoved]);
}
