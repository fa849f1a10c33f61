import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { pageTitle } from "../../../brand/brand.ts";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { FiguresUnavailable } from "../../../features/overview/FiguresUnavailable.tsx";
import { PlusScreen } from "../../../features/plus/PlusScreen.tsx";
import { usePlus } from "../../../features/plus/use-plus.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { Family } from "../../../features/tree/Family.tsx";
import { FamilyHeader } from "../../../features/tree/FamilyHeader.tsx";
import { TreeSkeleton } from "../../../features/tree/TreeSkeleton.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";

export default withMessages(["family", "plus"], PlusFamily);

function PlusFamily() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Plus family`)}</title>
      <PlusScreen>
        <OwnPlusFamily />
      </PlusScreen>
    </>
  );
}

/** For members of Plus only; all others are redirected to the offer. */
function OwnPlusFamily() {
  const { i18n } = useLingui();
  const member = useMember();
  const { state, query } = usePlus();
  switch (state.status) {
    case "loading":
      return (
        <WithoutTree>
          <TreeSkeleton />
        </WithoutTree>
      );
    case "failed":
      return (
        <WithoutTree>
          <FiguresUnavailable retry={() => void query.refetch()}>
            {errorMessage(classifyError(state.error), i18n)}
          </FiguresUnavailable>
        </WithoutTree>
      );
    case "outside":
      return <Navigate to="/dashboard/plus" replace />;
    case "member":
      return (
        <Family
          owner={member}
          viewer={member}
          title={<Trans>Plus family</Trans>}
          links={
            <ButtonLink to="/dashboard/family" variant="quiet" size="small">
              <Trans>See your family in the core plan</Trans>
            </ButtonLink>
          }
        />
      );
  }
}

/** The page until it is known whether the member has a seat in Plus. */
function WithoutTree({ children }: { readonly children: ReactNode }) {
  return (
    <div className="space-y-4">
      <FamilyHeader title={<Trans>Plus family</Trans>} />
      {children}
    </div>
  );
}
