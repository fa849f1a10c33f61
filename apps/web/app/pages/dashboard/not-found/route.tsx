import { Trans, useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../../brand/brand.ts";
import { TreeDrawing } from "../../../ui/illustration/TreeDrawing.tsx";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";

/** The 404 page of the dashboard. Visitors are redirected to the login page first. */
export default function DashboardNotFound() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Not found`)}</title>
      <meta name="robots" content="noindex" />
      <div className="grid gap-x-14 gap-y-10 pt-8 md:grid-cols-2">
        <div className="space-y-5 self-center">
          <h1 className="text-heading">
            <Trans>Page not found</Trans>
          </h1>
          <p className="max-w-[48ch] text-lg text-quiet">
            <Trans>There is no page at this address. Check it for typos, or start from the overview.</Trans>
          </p>
          <ButtonLink to="/dashboard">
            <Trans>Go to dashboard</Trans>
          </ButtonLink>
        </div>
        <TreeDrawing
          shape={{ seed: 404, levels: 6, trunk: 84, gaps: 0.34, spread: 70 }}
          bare
          className="mx-auto w-full max-w-sm"
        />
      </div>
    </>
  );
}
