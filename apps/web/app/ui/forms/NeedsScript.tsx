import { Trans } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";

/** Where the browser runs no scripts: the form cannot be sent, but a mail can. */
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
