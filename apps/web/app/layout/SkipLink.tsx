import { Trans } from "@lingui/react/macro";

/** The id of the main element. */
export const MAIN_ID = "main";

/** A link past the header, the first Tab stop. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed start-4 top-4 z-50 -translate-y-24 rounded-md bg-leaf px-4 py-2 text-on-leaf focus:translate-y-0"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
