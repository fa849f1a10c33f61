import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";
import { LeafLoader } from "../../ui/primitives/LeafLoader.tsx";

interface LoadingPageProps {
  readonly title?: string | undefined;
}

/** Shown until the code of a page is loaded and the session is read. */
export function LoadingPage({ title = brand.name }: LoadingPageProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
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
