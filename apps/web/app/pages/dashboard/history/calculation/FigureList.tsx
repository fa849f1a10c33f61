import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";

/** A figure of the calculation. */
export interface FigureRow {
  readonly id: string;
  readonly name: ReactNode;
  /** How it follows from the figures before. */
  readonly how: ReactNode;
  readonly value: ReactNode;
  /** Whether the contract has the same; null where it has no view of it. */
  readonly agrees: boolean | null;
}

interface FigureListProps {
  readonly rows: readonly FigureRow[];
  readonly total?: { readonly name: ReactNode; readonly value: ReactNode };
}

/** Figures one below the other, each with its way and a mark if the contract has it, too. */
export function FigureList({ rows, total }: FigureListProps) {
  return (
    <dl>
      {rows.map(({ id, name, how, value, agrees }) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_1.5rem] gap-x-3 border-line border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)_minmax(0,auto)_1.5rem] sm:items-baseline sm:gap-x-6"
        >
          <dt className="font-[550]">{name}</dt>
          <dd className="text-quiet text-sm max-sm:col-start-1 max-sm:row-start-2">{how}</dd>
          <dd className="font-[550] max-sm:col-start-1 max-sm:row-start-3 max-sm:pt-1 sm:text-end">
            {value}
          </dd>
          <dd className="max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end sm:self-center">
            <Mark agrees={agrees} />
          </dd>
        </div>
      ))}
      {total && (
        <div className="border-ink border-t py-3 sm:flex sm:items-baseline sm:justify-between sm:gap-4 sm:pe-[3rem]">
          <dt className="font-[600]">{total.name}</dt>
          <dd className="font-[650] max-sm:pt-1 sm:text-end">{total.value}</dd>
        </div>
      )}
    </dl>
  );
}

function Mark({ agrees }: { readonly agrees: boolean | null }) {
  const { t } = useLingui();
  if (agrees === null) {
    return (
      <span className="sr-only">
        <Trans>The contract has no view of this figure.</Trans>
      </span>
    );
  }
  const text = agrees ? t`Agrees with the contract` : t`Differs from the contract`;
  const Icon = agrees ? CircleCheck : CircleAlert;
  return (
    <span title={text} className={agrees ? "text-leaf-deep" : "text-clay"}>
      <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
      <span className="sr-only">{text}</span>
    </span>
  );
}
