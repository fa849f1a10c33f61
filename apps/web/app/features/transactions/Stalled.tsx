import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";

interface StalledProps {
  checkAgain(): void;
  forget(): void;
}

/** Shown when waiting timed out. The transaction may still be mined. */
export function Stalled({ checkAgain, forget }: StalledProps) {
  return (
    <Notice
      tone="warning"
      live
      title={<Trans>Not confirmed yet</Trans>}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={checkAgain}>
            <Trans>Check again</Trans>
          </Button>
          <Button size="small" variant="quiet" onClick={forget}>
            <Trans>Stop following it</Trans>
          </Button>
        </div>
      }
    >
      <Trans>
        Not confirmed after two minutes. It may still go through. Stop following it only if your wallet says
        that it was dropped or replaced.
      </Trans>
    </Notice>
  );
}
