import type { HistoryLine } from "@canopy/shared/api/history";
import type { PlanName } from "@canopy/shared/api/primitives";
import { formatMonth } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Line } from "./Line.tsx";

interface LineListProps {
  readonly lines: readonly HistoryLine[];
  readonly plan: PlanName;
}

/** Lines under the month of the reader's calendar in which they happened. */
export function LineList({ lines, plan }: LineListProps) {
  const locale = useLocale();
  const months = [...Map.groupBy(lines, ({ at }) => formatMonth(new Date(at), locale))];
  return months.map(([month, own]) => (
    <section key={month} aria-label={month} className="pt-6">
      <h2 className="label-text">{month}</h2>
      <ol className="divide-y divide-line border-line border-b">
        {own.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transaction can have several lines of a kind
          <Line key={`${line.transactionHash}-${line.type}-${index}`} line={line} plan={plan} />
        ))}
      </ol>
    </section>
  ));
}
