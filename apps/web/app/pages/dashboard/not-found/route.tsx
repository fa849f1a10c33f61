import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";

/** The 404 page of the dashboard. Visitors are redirected to the login page first. */
export default function DashboardNotFound() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Not found`)}</title>
      <meta name="robots" content="noindex" />
      <div className="space-y-5 pt-8">
        <h1 className="text-heading">
          <Trans>No leaf grows here</Trans>
        </h1>
        <p className="max-w-[48ch] text-lg text-quiet">
          <Trans>The address leads to no page. It may be mistyped, or the page may have moved.</Trans>
        </p>
        <ButtonLink to="/dashboard">
          <Trans>To the dashboard</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
