import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { brand } from "../../brand/brand.ts";
import { withMessages } from "../../i18n/with-messages.tsx";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { NewsletterConfirmation } from "./NewsletterConfirmation.tsx";

const never = () => () => undefined;

/** The target of links in newsletter mails. Their action is in the fragment, which only the browser sees. */
export default withMessages(["newsletter", "errors"], Newsletter);

function Newsletter() {
  const { t } = useLingui();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="page max-w-xl space-y-8 py-10 sm:py-16">
      <PageHead title={t`Newsletter`} description={t`Confirm or cancel your newsletter subscription.`} />
      <meta name="robots" content="noindex" />
      <h1 className="text-title">
        <Trans>Newsletter</Trans>
      </h1>
      <noscript>
        <p>
          <Trans>
            This page needs JavaScript: only the browser reads the secret in your link. Without it, write to{" "}
            <a href={`mailto:${brand.email}`} className="underline">
              <bdi dir="ltr">{brand.email}</bdi>
            </a>
            .
          </Trans>
        </p>
      </noscript>
      {/* The height of the question with its button. */}
      <div className="min-h-40 sm:min-h-33 noscript:hidden">
        {inBrowser ? <NewsletterConfirmation /> : <Skeleton className="h-13 w-full" />}
      </div>
    </div>
  );
}
