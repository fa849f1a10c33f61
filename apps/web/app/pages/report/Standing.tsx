import type { PlanName } from "@canopy/shared/api/primitives";
import type { ReportData } from "@canopy/shared/api/report";
import { Trans } from "@lingui/react/macro";
import { reportPath } from "../../features/report/fetch-report.ts";
import { formatCount, formatMoment } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

/** The block of the figures, and links to them as data. */
export function Standing({ plan, report }: { readonly plan: PlanName; readonly report: ReportData | null }) {
  return (
    <div className="flex flex-col gap-x-8 gap-y-3 border-line border-y py-3 text-sm lg:flex-row lg:items-center lg:justify-between">
      {/* Two lines on a phone, one elsewhere. */}
      <p role="status" className="noscript:hidden flex min-h-[2lh] items-center text-quiet sm:min-h-[1lh]">
        {report ? <Moment report={report} /> : <Skeleton className="h-4 w-64" />}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a
            href={reportPath(plan, "csv")}
            download
            className="inline-flex min-h-9 items-center text-leaf underline underline-offset-4"
          >
            <Trans>All figures as a table (CSV)</Trans>
          </a>
        </li>
        <li>
          <a
            href={reportPath(plan, "json")}
            download={`report-${plan}.json`}
            className="inline-flex min-h-9 items-center text-leaf underline underline-offset-4"
          >
            <Trans>As JSON</Trans>
          </a>
        </li>
      </ul>
    </div>
  );
}

function Moment({ report: { blockNumber, blockTime } }: { readonly report: ReportData }) {
  const locale = useLocale();
  const block = <bdi dir="ltr">{formatCount(BigInt(blockNumber), locale)}</bdi>;
  if (blockTime === null) {
    return (
      <span>
        <Trans>All figures are as of block {block}.</Trans>
      </span>
    );
  }
  const moment = <time dateTime={blockTime}>{formatMoment(new Date(blockTime), locale)}</time>;
  return (
    <span>
      <Trans>
        All figures are as of block {block}, mined on {moment}.
      </Trans>
    </span>
  );
}
