import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "../../ui/primitives/Button.tsx";
import { useLocalizedPath } from "../../ui/primitives/LocaleLink.tsx";
import { useIsMember } from "./use-session.ts";

/** Links to Login and Register, or to the dashboard for members. */
export function AccountLinks({ wide = false }: { readonly wide?: boolean }) {
  const localized = useLocalizedPath();
  if (useIsMember()) {
    return (
      <ButtonLink to="/dashboard" wide={wide}>
        <Trans>Dashboard</Trans>
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={localized("/login")} variant={wide ? "secondary" : "quiet"} wide={wide}>
        <Trans>Login</Trans>
      </ButtonLink>
      <ButtonLink to={localized("/register")} wide={wide}>
        <Trans>Register</Trans>
      </ButtonLink>
    </>
  );
}
