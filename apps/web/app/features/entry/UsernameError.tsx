import { Trans } from "@lingui/react/macro";
import { findUsernameError, tidyUsername } from "./username-rules.ts";

/** The error message of a username. */
export function UsernameError({ typed }: { readonly typed: string }) {
  const code = findUsernameError(tidyUsername(typed));
  switch (code) {
    case "LETTERS":
      return <Trans>Use only the letters a to z, digits and _.</Trans>;
    case "FIRST_LETTER":
      return <Trans>Start with a letter.</Trans>;
    case "TOO_SHORT":
      return <Trans>Use at least 4 characters.</Trans>;
    case "TOO_LONG":
      return <Trans>Use at most 16 characters.</Trans>;
    case null:
      return null;
  }
}
