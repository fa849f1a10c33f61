import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { ExactAmount } from "../../../ui/primitives/ExactAmount.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { checkLedger, type Ledger, type LedgerCheck, ledgerLines } from "./ledger.ts";

interface LedgerTableProps {
  readonly ledger: Ledger;
  /** Wei in the contract's box. */
  readonly box: bigint;
}

/** How the box came about, to the wei, and whether this browser finds that it adds up. */
export function LedgerTable({ ledger, box }: LedgerTableProps) {
  const names = useLineNames();
  return (
    <div>
      <table className="w-full text-note">
        <caption className="label-text pb-1 text-start">
          <Trans>How it adds up, in POL to the last digit</Trans>
        </caption>
        <tbody>
          {ledgerLines(ledger).map(({ id, wei }) => (
            <tr key={id} className="border-line border-b">
              <th scope="row" className="py-1.5 pe-2 text-start sm:pe-4 font-normal text-quiet">
                {names[id]}
              </th>
              <td className={wei === 0n ? "text-right text-quiet" : "text-right font-[550]"}>
                <ExactAmount wei={wei} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t">
            <th scope="row" className="pt-2 pe-4 text-start font-[600]">
              <Trans>In your box</Trans>
            </th>
            <td className="pt-2 text-right font-[650]">
              <ExactAmount wei={ledger.box} />
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="pt-3" aria-live="polite">
        <Outcome check={checkLedger(ledger, box)} />
      </div>
    </div>
  );
}

function useLineNames(): Record<ReturnType<typeof ledgerLines>[number]["id"], ReactNode> {
  return {
    points: <Trans>Points</Trans>,
    commissions: <Trans>Commissions</Trans>,
    rebates: <Trans>Rebates</Trans>,
    rankShares: <Trans>Rank shares</Trans>,
    closingRewards: <Trans>Rewards for closing rounds</Trans>,
    excess: <Trans>Overpayments returned</Trans>,
    withdrawn: <Trans>Withdrawn</Trans>,
  };
}

function Outcome({ check }: { readonly check: LedgerCheck }) {
  switch (check.result) {
    case "exact":
      return (
        <p className="flex items-start gap-2 text-leaf-deep text-sm">
          <CircleCheck aria-hidden="true" size={17} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          <Trans>Your browser added this up: it is the contract's box, to the wei.</Trans>
        </p>
      );
    case "unlisted":
      return (
        <p className="text-quiet text-sm">
          <Trans>
            The contract's box holds <Difference wei={check.by} /> more: payments above the price, in
            transactions that the index does not know in full.
          </Trans>
        </p>
      );
    case "behind":
      return (
        <p className="text-quiet text-sm">
          <Trans>
            The contract's box has already moved by <Difference wei={check.by} />. This list follows when the
            block is indexed.
          </Trans>
        </p>
      );
    case "wrong":
      return (
        <Notice tone="danger" title={<Trans>These lines do not add up</Trans>}>
          <Trans>
            They miss the box by <Difference wei={check.by} />. Your box is safe: it is what the contract
            says. Please report this to us.
          </Trans>
        </Notice>
      );
  }
}

function Difference({ wei }: { readonly wei: bigint }) {
  return <Amount value={formatAmount(wei, 18, 18)} unit="POL" />;
}
