import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui/primitives/Button.tsx";

interface ViewHeadingProps {
  readonly children: ReactNode;
  goBack(): void;
}

/** The heading of a view in the panel. It takes the focus, because the view replaces what had it. */
export function ViewHeading({ children, goBack }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex items-center justify-between gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {children}
      </h3>
      <Button variant="quiet" size="small" onClick={goBack}>
        <Trans>Back to the chat</Trans>
      </Button>
    </div>
  );
}
