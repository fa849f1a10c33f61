import type { HistoryLine } from "@canopy/shared/api/history";
import { formatMoment } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { formatChange } from "../../history/format-change.ts";
import { LineTitle } from "../../history/LineTitle.tsx";
import { lineIcons } from "../../history/line-icons.ts";
import { TransactionLink } from "../../transactions/TransactionLink.tsx";

/** One line of the member's history. */
export function HistoryItem({ line }: { readonly line: HistoryLine }) {
  const locale = useLocale();
  const Icon = lineIcons[line.type];
  const amount = BigInt(line.amount);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} className="translate-y-0.5 text-quiet" />
      <p className="font-[550]">
        <LineTitle line={line} />
      </p>
      <p className="text-end font-[550]">
        {amount !== 0n && <Amount value={formatChange(amount)} unit="POL" />}
      </p>
      <p className="col-start-2 flex flex-wrap items-center gap-x-3 text-quiet text-sm">
        <time dateTime={line.at}>{formatMoment(new Date(line.at), locale)}</time>
        <TransactionLink hash={line.transactionHash} />
      </p>
    </li>
  );
}
