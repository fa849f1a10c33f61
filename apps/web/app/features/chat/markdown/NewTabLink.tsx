import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** A link that opens in a new tab, so that the conversation stays. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-leaf underline decoration-1 underline-offset-3 hover:text-leaf-deep"
    >
      {children}
      <span className="sr-only">
        {" "}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
