import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** A live check that passed. */
export function Confirmed({ children }: { readonly children: ReactNode }) {
  return (
    <span className="flex items-center gap-1 text-leaf-deep">
      <Check aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
      <span>{children}</span>
    </span>
  );
}

/** A live check in progress. */
export function Checking() {
  return <Trans>Checking…</Trans>;
}

/** A live check without an answer. The form checks again on submit. */
export function Unreachable() {
  return <Trans>The network is not answering. We'll retry automatically.</Trans>;
}
