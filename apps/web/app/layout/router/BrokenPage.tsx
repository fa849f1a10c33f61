import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/primitives/Button.tsx";

/** Replaces a page that failed to render. Unknown URLs have their own route. */
export function BrokenPage() {
  return (
    <main className="page grid min-h-dvh content-center justify-items-start gap-5">
      <h1 className="text-title">
        <Trans>This page failed to load</Trans>
      </h1>
      <p className="max-w-[60ch] text-quiet">
        <Trans>Your money and seat are safe: they are on the chain, not in this page. Reload the page.</Trans>
      </p>
      <Button onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </main>
  );
}
