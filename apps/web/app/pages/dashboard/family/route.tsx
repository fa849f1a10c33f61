import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { Family } from "../../../features/tree/Family.tsx";
import { withMessages } from "../../../i18n/with-messages.tsx";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";

export default withMessages(["family"], OwnFamily);

function OwnFamily() {
  const { t } = useLingui();
  const member = useMember();
  return (
    <>
      <title>{pageTitle(t`Family`)}</title>
      <Family
        owner={member}
        viewer={member}
        title={<Trans>Family</Trans>}
        links={
          member.inPlus && (
            <ButtonLink to="/dashboard/plus-family" variant="quiet" size="small">
              <Trans>See your Plus family</Trans>
            </ButtonLink>
          )
        }
      />
    </>
  );
}
