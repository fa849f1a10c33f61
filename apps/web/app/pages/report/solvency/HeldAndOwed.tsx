import type { Solvency } from "@canopy/shared/api/report";
import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { type Creditor, creditors, owedByCreditor, percentage } from "./group-debts.ts";

const looks: Record<Creditor, string> = {
  members: "bg-leaf",
  openDays: "bg-leaf opacity-55",
  ranks: "bg-amber",
  commons: "bg-amber opacity-55",
  operations: "bg-edge",
};

const names: Record<Creditor, ReactNode> = {
  members: <Trans>Members' boxes, withdrawable</Trans>,
  openDays: <Trans>Days that are not settled yet</Trans>,
  ranks: <Trans>HeroPool, for ranks</Trans>,
  commons: <Trans>Commons</Trans>,
  operations: <Trans>Operations</Trans>,
};

/** Two bars on one scale: what is held, and what is owed by creditor. */
export function HeldAndOwed({ solvency }: { readonly solvency: Solvency }) {
  const sums = owedByCreditor(solvency.debts);
  const held = solvency.held === null ? null : BigInt(solvency.held);
  const owed = BigInt(solvency.owed);
  const most = held !== null && held > owed ? held : owed;
  return (
    <div className="space-y-6">
      <div className="space-y-4">
        {held !== null && (
          <Bar label={<Trans>It holds</Trans>} amount={held}>
            <span
              className="keep-colours h-full rounded-sm bg-ink"
              style={{ width: `${percentage(held, most)}%` }}
            />
          </Bar>
        )}
        <Bar label={<Trans>It owes</Trans>} amount={owed}>
          <span
            className="keep-colours flex h-full overflow-hidden rounded-sm"
            style={{ width: `${percentage(owed, most)}%` }}
          >
            {creditors.map((creditor) => (
              <span
                key={creditor}
                className={`${looks[creditor]} border-sheet not-last:border-e`}
                style={{ width: `${percentage(sums[creditor], owed)}%` }}
              />
            ))}
          </span>
        </Bar>
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
        {creditors.map((creditor) => (
          <div key={creditor}>
            <dt className="flex gap-2.5 text-quiet text-sm">
              <span
                aria-hidden="true"
                className={`keep-colours mt-1.5 size-3 shrink-0 rounded-[60%_10%] ${looks[creditor]}`}
              />
              {names[creditor]}
            </dt>
            <dd className="ps-[1.375rem] font-[550]">
              <Amount value={formatAmount(sums[creditor])} unit="POL" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Bar({
  label,
  amount,
  children,
}: {
  readonly label: ReactNode;
  readonly amount: bigint;
  readonly children: ReactNode;
}) {
  return (
    <div className="space-y-1.5">
      <p className="flex items-baseline justify-between gap-4">
        <span>{label}</span>
        <span className="font-display text-3xl">
          <Amount value={formatAmount(amount)} unit="POL" />
        </span>
      </p>
      <div aria-hidden="true" className="flex h-9">
        {children}
      </div>
    </div>
  );
}
