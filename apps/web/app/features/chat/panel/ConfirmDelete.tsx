import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/primitives/Button.tsx";

interface ConfirmDeleteProps {
  readonly question: ReactNode;
  confirm(): Promise<void>;
  keep(): void;
}

/** Asks for confirmation in place before something is deleted. */
export function ConfirmDelete({ question, confirm, keep }: ConfirmDeleteProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 py-1.5 text-note">
      <p>{question}</p>
      <div className="flex gap-2">
        <Button
          ref={first}
          variant="danger"
          size="small"
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            void confirm().finally(() => setBusy(false));
          }}
        >
          <Trans>Delete</Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={keep}>
          <Trans>Keep</Trans>
        </Button>
      </div>
    </div>
  );
}
