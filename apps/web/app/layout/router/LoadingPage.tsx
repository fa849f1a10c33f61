import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";
import { LeafLoader } from "../../ui/primitives/LeafLoader.tsx";

/** The fallback of dashboard pages until their code is loaded. */
export function LoadingPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{brand.name}</title>
      <noscript>
        <p className="page py-10">
          <Trans>
            This page needs JavaScript.{" "}
            <a href="/" className="text-leaf underline">
              Go to the home page
            </a>
          </Trans>
        </p>
      </noscript>
      <div
        role="status"
        aria-label={t`One moment`}
        className="grid min-h-dvh place-items-center text-leaf noscript:hidden"
      >
        <LeafLoader size={56} />
      </div>
    </>
  );
}
