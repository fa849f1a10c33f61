import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";

/** A path below the dashboard that leads nowhere. Visitors never see it: the frame leads them to the sign-in page first. */
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
