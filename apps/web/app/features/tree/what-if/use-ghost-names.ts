import { useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../i18n/format.ts";
import { leftToRight } from "../../../i18n/left-to-right.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import type { FindName } from "../explore/use-seat-words.ts";
import { ghostLabel } from "./ghost-seats.ts";

/** Names of seats by their number, and of ghosts by their id. A seat without a known name has its number. */
export function useGhostNames(findName: FindName): (upline: number) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (upline) => {
    if (upline < 0) {
      const label = formatCount(ghostLabel(upline), locale);
      return t`imagined member ${label}`;
    }
    const name = findName(upline);
    if (name !== undefined) return leftToRight(name);
    const number = formatCount(upline, locale);
    return t`seat ${number}`;
  };
}
