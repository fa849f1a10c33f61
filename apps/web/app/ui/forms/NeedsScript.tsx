import { Trans } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";

/** Without JavaScript the form can't be sent, so this links to the mail address. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="text-sm text-quiet">
        <Trans>
          This form needs JavaScript. Without it, write to{" "}
          <a href={`mailto:${brand.email}`} className="underline">
            <bdi dir="ltr">{brand.email}</bdi>
          </a>
          .
        </Trans>
      </p>
    </noscript>
  );
}
