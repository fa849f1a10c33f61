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
          <Trans>Page not found</Trans>
        </h1>
        <p className="max-w-[48ch] text-lg text-quiet">
          <Trans>There is no page at this address. Check it for typos, or start from the home page.</Trans>
        </p>
        <ButtonLink to="/dashboard">
          <Trans>Go to dashboard</Trans>
        </ButtonLink>
      </div>
    </>
  );
}
