import { Plural, Trans } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Skeleton } from "../../../ui/primitives/Skeleton.tsx";
import { ErrorNotice } from "../../error-notice/ErrorNotice.tsx";
import { InventedBadge } from "../market/InventedBadge.tsx";
import { DownloadLog } from "./DownloadLog.tsx";
import { LogFilterForm } from "./LogFilterForm.tsx";
import { LogTable } from "./LogTable.tsx";
import {
  hasLogFilters,
  type LogFilters,
  noLogFilters,
  readLogFilters,
  writeLogFilters,
} from "./log-filters.ts";
import { type Log, useLog } from "./use-log.ts";
import { useSeenRules } from "./use-seen-rules.ts";

const RulesNow = lazyPart(async () => (await import("./RulesNow.tsx")).RulesNow);

/** What the member's bots decided and did, and why. */
export function BotLogScreen() {
  const [url, setUrl] = useSearchParams();
  const [filters, setFilters] = useState(() => readLogFilters(url));
  const change = (next: LogFilters) => {
    setFilters(next);
    setUrl(writeLogFilters(next), { preventScrollReset: true, replace: true });
  };
  const search = useDebounced(filters.search);
  const applied = { ...filters, search };
  const log = useLog(applied);
  const rules = useSeenRules(filters.subject);
  return (
    <div className="space-y-6">
      <InventedBadge market={null} />
      <Suspense>
        <RulesNow />
      </Suspense>
      <LogFilterForm filters={filters} rules={rules} onChange={change} />
      <Lines log={log} filters={applied} clear={() => change(noLogFilters)} />
    </div>
  );
}

interface LinesProps {
  readonly log: Log;
  readonly filters: LogFilters;
  clear(): void;
}

/** The lines, which new ones join at the top, unless the reader holds the list in place. */
function Lines({ log, filters, clear }: LinesProps) {
  const [heldAt, setHeldAt] = useState<number | null>(null);
  if (log.isPending) return <Skeleton className="h-80 w-full" />;
  if (log.data === undefined) {
    return (
      <ErrorNotice
        title={<Trans>The log is unavailable right now</Trans>}
        error={log.error}
        retry={() => void log.refetch()}
      />
    );
  }
  const loaded = log.data.pages.flatMap(({ items }) => items);
  if (loaded.length === 0 && !hasLogFilters(filters) && !log.isPlaceholderData) return <NothingYet />;
  const lines = loaded.filter((line) => heldAt === null || Date.parse(line.at) <= heldAt);
  // A line that the filters leave out can be newer than the first one here.
  const newest = Math.max(Date.now(), Date.parse(loaded[0]?.at ?? "") || 0);
  return (
    <div
      className={classes("space-y-4 transition-opacity", log.isPlaceholderData && "opacity-60 delay-300")}
      aria-busy={log.isPlaceholderData}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={<Trans>Show new lines as they come</Trans>}
          checked={heldAt === null}
          onChange={({ currentTarget }) => setHeldAt(currentTarget.checked ? null : newest)}
        />
        <DownloadLog filters={filters} />
      </div>
      {lines.length === 0 ? <NoLines clear={clear} /> : <LogTable lines={lines} />}
      <LogEnd
        count={lines.length}
        hasMore={log.hasNextPage}
        isLoading={log.isFetchingNextPage}
        load={() => void log.fetchNextPage()}
      />
    </div>
  );
}

interface LogEndProps {
  readonly count: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  load(): void;
}

function LogEnd({ count: lines, hasMore, isLoading, load }: LogEndProps) {
  const locale = useLocale();
  const count = formatCount(lines, locale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-quiet text-sm">
      <p role="status">
        <Plural value={lines} one={`${count} line`} other={`${count} lines`} />
      </p>
      {hasMore && (
        <Button variant="secondary" size="small" busy={isLoading} onClick={load}>
          <Trans>Show older lines</Trans>
        </Button>
      )}
    </div>
  );
}

function NoLines({ clear }: { clear(): void }) {
  return (
    <div className="space-y-4 py-6">
      <p className="text-quiet">
        <Trans>No line matches these filters.</Trans>
      </p>
      <Button variant="secondary" size="small" onClick={clear}>
        <Trans>Show everything</Trans>
      </Button>
    </div>
  );
}

function NothingYet() {
  return (
    <p className="max-w-[60ch] py-6 text-quiet">
      <Trans>
        Nothing yet. Each decision of a bot on paper and each trade of your vault appears here, also those
        that were not executed, with the reason. <Link to="/dashboard/bot">Test a rule</Link> and start it on
        paper.
      </Trans>
    </p>
  );
}
