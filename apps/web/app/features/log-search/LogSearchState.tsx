import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount, formatMoment } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import type { useLogSearch } from "./use-log-search.ts";

interface LogSearchStateProps {
  readonly history: Omit<ReturnType<typeof useLogSearch>, "items">;
  /** How many were found, in a sentence. */
  readonly children: ReactNode;
}

/** How far back the blocks were searched, and the way to go further. */
export function LogSearchState({ history, children }: LogSearchStateProps) {
  const locale = useLocale();
  const { searched, isSearching, canSearchFurther, searchFurther } = history;
  if (searched === null) return null;
  const block = <bdi dir="ltr">{formatCount(searched.from, locale)}</bdi>;
  const moment = searched.since && formatMoment(searched.since, locale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4 text-quiet text-sm">
      <p role="status">
        {children}{" "}
        {isSearching ? (
          <Trans>Searching further back…</Trans>
        ) : !canSearchFurther ? (
          <Trans>The whole chain was searched.</Trans>
        ) : moment ? (
          <Trans>
            Searched back to {moment}, block {block}.
          </Trans>
        ) : (
          <Trans>Searched back to block {block}.</Trans>
        )}
      </p>
      {canSearchFurther && (
        <Button variant="secondary" size="small" busy={isSearching} onClick={searchFurther}>
          <Trans>Search further back</Trans>
        </Button>
      )}
    </div>
  );
}
