import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "../../ui/primitives/Button.tsx";
import { useLocalizedPath } from "../../ui/primitives/LocaleLink.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";

/** Shown for a wallet without a seat, with links to register and to use another wallet. */
export function NotAMember() {
  const localized = useLocalizedPath();
  return (
    <Notice
      live
      title={<Trans>This wallet has no seat yet</Trans>}
      action={
        <ButtonLink to={localized("/register")} size="small">
          <Trans>Register with this wallet</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>If you are a member, choose the wallet and account that you registered with.</Trans>
      </p>
      <p className="pt-1">
        <Trans>
          If a seat is moving to this wallet, don't register: open the link that the old wallet shows under
          Change wallet.
        </Trans>
      </p>
    </Notice>
  );
}
