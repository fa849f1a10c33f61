import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { isAddressEqual } from "viem";
import { usePlan } from "../../../chain/plan-context.ts";
import { ErrorNotice } from "../../../features/error-notice/ErrorNotice.tsx";
import { logoutHere } from "../../../features/session/browser-session-actions.ts";
import { useSession } from "../../../features/session/use-session.ts";
import {
  hasEndedOnChain,
  isBusy,
  type Transaction,
} from "../../../features/transactions/flow/transaction.ts";
import { TransactionLink } from "../../../features/transactions/TransactionLink.tsx";
import { useTransaction } from "../../../features/transactions/use-transaction.ts";
import { useTransactionToasts } from "../../../features/transactions/use-transaction-toasts.ts";
import { useWallet } from "../../../features/wallet/use-wallet.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";
import { useLocalizedPath } from "../../../ui/primitives/LocaleLink.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { AcceptForm } from "./AcceptForm.tsx";
import { useOfferedSeat } from "./use-offered-seat.ts";

/** The new wallet's side of a change of wallet. It has no session, because it is no member yet. */
export function AcceptSeat({ username }: { readonly username: string }) {
  const { t } = useLingui();
  const { chain, client } = usePlan();
  const queries = useQueryClient();
  const wallet = useWallet();
  const address = wallet.status === "connected" ? wallet.address : null;
  const seat = useOfferedSeat(username);
  const flow = useTransaction("acceptAddress", address && { chainId: chain.id, address }, client);
  useTransactionToasts(flow.transaction, t`The seat is yours.`);
  const hasEnded = hasEndedOnChain(flow.transaction) || flow.transaction.step === "failed";
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries();
  }, [hasEnded, queries]);
  const isMined = flow.transaction.step === "mined";
  const isHere =
    seat.data?.offeredTo === null && address !== null && isAddressEqual(seat.data.wallet, address);
  const isOffered =
    !isMined && seat.data != null && (seat.data.offeredTo !== null || isBusy(flow.transaction));
  useEndOldSession(username, isMined);

  const name = (
    <bdi dir="ltr" className="font-[600] text-ink">
      {username}
    </bdi>
  );
  return (
    <div className="space-y-8">
      <header className="space-y-3">
        <h1 className="text-title">
          <Trans>Accept a seat</Trans>
        </h1>
        {isOffered && (
          <p className="text-lg text-quiet">
            <Trans>
              The member {name} is moving a seat in the plan to a new wallet. This page is for that wallet: it
              accepts the seat here and holds it from then on.
            </Trans>
          </p>
        )}
      </header>
      {seat.data && (isMined || (isHere && !isBusy(flow.transaction))) ? (
        <SeatIsHere name={name} box={seat.data.box} transaction={flow.transaction} />
      ) : seat.data ? (
        <AcceptForm username={username} seat={seat.data} address={address} flow={flow} />
      ) : seat.isPending ? (
        <Skeleton className="h-64 w-full" />
      ) : seat.error ? (
        <ErrorNotice
          title={<Trans>The state of this seat is unavailable right now</Trans>}
          error={seat.error}
          retry={() => void seat.refetch()}
        />
      ) : (
        <Notice tone="warning" title={<Trans>No member has the username {name}</Trans>}>
          <Trans>The link is incomplete, or the member has changed the username. Ask for a new link.</Trans>
        </Notice>
      )}
    </div>
  );
}

interface SeatIsHereProps {
  readonly name: ReactNode;
  /** Wei in the box of the seat. */
  readonly box: bigint;
  readonly transaction: Transaction;
}

function SeatIsHere({ name, box, transaction }: SeatIsHereProps) {
  const localized = useLocalizedPath();
  return (
    <Notice
      tone="success"
      live
      title={<Trans>The seat of {name} is in this wallet</Trans>}
      action={
        <ButtonLink to={localized("/login")} size="small">
          <Trans>Log in with this wallet</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Its box of <Amount value={formatAmount(box, 18, 4)} unit="POL" /> is yours to withdraw, and no other
        wallet can use it. Sessions of earlier wallets on this site have lost their access.
      </Trans>
      {transaction.step === "mined" && (
        <p className="pt-1">
          <Trans>Transaction</Trans> <TransactionLink hash={transaction.hash} />
        </p>
      )}
    </Notice>
  );
}

/** Ends the session of the old wallet in this browser, which the server refuses from now on. */
function useEndOldSession(username: string, isMined: boolean): void {
  const session = useSession();
  const isOld = session.status === "member" && session.session.user.username === username;
  useEffect(() => {
    if (isMined && isOld) void logoutHere("seat-moved");
  }, [isMined, isOld]);
}
