import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";

interface FiguresUnavailableProps {
  retry(): void;
  /** The reason, and what to do. */
  readonly children: ReactNode;
}

/** In place of a member's figures when they can't be read. */
export function FiguresUnavailable({ retry, children }: FiguresUnavailableProps) {
  return (
    <Notice
      tone="danger"
      live
      title={<Trans>Your figures are unavailable right now</Trans>}
      action={
        <Button size="small" variant="secondary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
