import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { pageTitle } from "../../../../brand/brand.ts";
import { classifyError } from "../../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../../chain/error-messages/error-message.ts";
import { readInvitation } from "../../../../features/entry/form/invitation.ts";
import { FiguresUnavailable } from "../../../../features/overview/FiguresUnavailable.tsx";
import { PlusScreen } from "../../../../features/plus/PlusScreen.tsx";
import { usePlus } from "../../../../features/plus/use-plus.ts";
import { useMember } from "../../../../features/session/MemberProvider.tsx";
import { isBusy } from "../../../../features/transactions/flow/transaction.ts";
import { useMemberTransaction } from "../../../../features/transactions/use-member-transaction.ts";
import { withMessages } from "../../../../i18n/with-messages.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { JoinProgress } from "./JoinProgress.tsx";
import { JoinSkeleton } from "./JoinSkeleton.tsx";
import { usePlusUpline } from "./use-plus-upline.ts";

export default withMessages(["money", "plus"], PlusRegister);

function PlusRegister() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Join Plus`)}</title>
      <PlusScreen>
        <header className="max-w-2xl space-y-3 pb-8">
          <h1 className="text-3xl leading-snug sm:text-4xl sm:leading-snug">
            <Trans>Join Plus</Trans>
          </h1>
          <p className="text-lg text-quiet">
            <Trans>
              One payment from your own wallet to the contract of Plus. Read what it costs and what can go
              wrong before you confirm it.
            </Trans>
          </p>
        </header>
        <Joining />
      </PlusScreen>
    </>
  );
}

/** The form for members who are not in Plus; all others are redirected to their seat. */
function Joining() {
  const { i18n } = useLingui();
  const { username } = useMember();
  const { state, query } = usePlus();
  const { flow, address } = useJoining();
  const [search] = useSearchParams();
  const invitation = readInvitation(search);
  const upline = usePlusUpline(username, invitation.sponsor === "" && state.status === "outside");
  switch (state.status) {
    case "member":
      // The chain can show the seat before this page has the receipt.
      return isBusy(flow.transaction) ? (
        <JoinProgress flow={flow} />
      ) : (
        <Navigate to="/dashboard/plus" replace />
      );
    case "failed":
      return (
        <FiguresUnavailable retry={() => void query.refetch()}>
          {errorMessage(classifyError(state.error), i18n)}
        </FiguresUnavailable>
      );
    case "loading":
      return <JoinSkeleton />;
    case "outside":
      // Without an answer the form begins with an empty field.
      if (upline.isLoading) return <JoinSkeleton />;
      return (
        <JoinForm
          key={username}
          username={username}
          address={address}
          flow={flow}
          invitation={invitation}
          upline={upline.data ?? null}
        />
      );
  }
}

/** The member's registration in Plus. */
function useJoining() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { flow, address } = useMemberTransaction("register", t`You are in Plus. Your seat is in its tree.`);
  function forget() {
    flow.forget();
    // The wallet may have joined with a transaction that this page doesn't know.
    void queries.invalidateQueries();
  }
  return { flow: { ...flow, forget }, address };
}
