import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router";
import { type Address, getAddress, isAddress, isAddressEqual } from "viem";
import { pageTitle } from "../../../brand/brand.ts";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { PlusScreen } from "../../../features/plus/PlusScreen.tsx";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { Family } from "../../../features/tree/Family.tsx";
import { FamilyHeader } from "../../../features/tree/FamilyHeader.tsx";
import { TreeSkeleton } from "../../../features/tree/TreeSkeleton.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { Button, ButtonLink } from "../../../ui/primitives/Button.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { useSeatOwner } from "./use-seat-owner.ts";

export default withMessages(["family", "plus"], ChildFamily);

/** The family of the member whose wallet is in the URL: `?member=<address>`, with `&plan=plus` that in Plus. */
function ChildFamily() {
  const { t } = useLingui();
  const { wallet } = useMember();
  const [search] = useSearchParams();
  const address = search.get("member") ?? "";
  const isPlus = search.get("plan") === "plus";
  const isValid = isAddress(address, { strict: false });
  if (isValid && isAddressEqual(address, getAddress(wallet)))
    return <Navigate to={isPlus ? "/dashboard/plus-family" : "/dashboard/family"} replace />;
  return (
    <>
      <title>{pageTitle(isPlus ? t`Plus family` : t`Family`)}</title>
      {!isValid ? (
        <NoMember />
      ) : isPlus ? (
        <PlusScreen>
          <FamilyOf address={getAddress(address)} />
        </PlusScreen>
      ) : (
        <FamilyOf address={getAddress(address)} />
      )}
    </>
  );
}

function FamilyOf({ address }: { readonly address: Address }) {
  const { i18n } = useLingui();
  const member = useMember();
  const isPlus = usePlan().name === "plus";
  const owner = useSeatOwner(address);
  if (owner.data) {
    const { username } = owner.data;
    return (
      <Family
        owner={owner.data}
        viewer={member}
        title={
          isPlus ? (
            <Trans>
              Plus family of <bdi dir="ltr">{username}</bdi>
            </Trans>
          ) : (
            <Trans>
              Family of <bdi dir="ltr">{username}</bdi>
            </Trans>
          )
        }
        links={<OwnFamilyLink />}
      />
    );
  }
  if (owner.data === null) return <NoMember />;
  if (owner.isPending) {
    return (
      <WithoutTree>
        <TreeSkeleton />
      </WithoutTree>
    );
  }
  return (
    <WithoutTree>
      <Notice
        tone="danger"
        live
        title={<Trans>The tree is unavailable right now</Trans>}
        action={
          <Button size="small" variant="secondary" onClick={() => void owner.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorMessage(classifyError(owner.error), i18n)}
      </Notice>
    </WithoutTree>
  );
}

function NoMember() {
  return (
    <WithoutTree>
      <Notice tone="warning" title={<Trans>No member has this wallet</Trans>} action={<OwnFamilyLink />}>
        <Trans>Check the address in the link, or open the member's card in your own family.</Trans>
      </Notice>
    </WithoutTree>
  );
}

/** The page before its member is known, or without one. */
function WithoutTree({ children }: { readonly children: ReactNode }) {
  return (
    <div className="space-y-4">
      <FamilyHeader title={<Trans>Family</Trans>} />
      {children}
    </div>
  );
}

function OwnFamilyLink() {
  const isPlus = usePlan().name === "plus";
  return (
    <ButtonLink to={isPlus ? "/dashboard/plus-family" : "/dashboard/family"} variant="quiet" size="small">
      {isPlus ? <Trans>See your Plus family</Trans> : <Trans>See your own family</Trans>}
    </ButtonLink>
  );
}
