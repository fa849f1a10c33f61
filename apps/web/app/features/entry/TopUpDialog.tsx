import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useConfig } from "wagmi";
import { topUpGas } from "../../chain/gas.ts";
import { usePlan } from "../../chain/plan-context.ts";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { MemberTransaction } from "../transactions/MemberTransaction.tsx";
import { useGasCost } from "../transactions/use-gas-cost.ts";
import { useMemberTransaction } from "../transactions/use-member-transaction.ts";
import { CostCard } from "./CostCard.tsx";
import { EntriesClosed } from "./EntriesClosed.tsx";
import { entryCost } from "./entry-cost.ts";
import { topUpSteps } from "./top-up-steps.ts";
import { UnitPicker } from "./UnitPicker.tsx";
import { useBalance, useEntryTerms } from "./use-entry-cost.ts";

interface TopUpDialogProps {
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  /** Units that the member can still buy. */
  readonly left: number;
}

/** Buys more units. */
export function TopUpDialog({ open, onOpenChange, left }: TopUpDialogProps) {
  const { t } = useLingui();
  const plan = usePlan();
  const wallets = useConfig();
  const { flow, address } = useMemberTransaction("topUp", t`Your units are bought.`);
  const [chosen, setChosen] = useState(1);
  const units = Math.min(chosen, left);
  const terms = useEntryTerms();
  const gas = useGasCost(topUpGas);
  const balance = useBalance(address).data ?? null;
  const cost = terms.data && gas.data !== undefined ? entryCost(terms.data, units, gas.data, balance) : null;

  function change(next: boolean) {
    if (!next) flow.reset();
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t`Buy more units`}
      description={t`A higher cap for your points. The payment is shared out like every entry and is final.`}
    >
      <MemberTransaction
        flow={flow}
        close={() => change(false)}
        ready={cost !== null && cost.missing === 0n}
        send={(account) => flow.start(topUpSteps(plan, wallets, account, cost?.value ?? 0n))}
        action={
          cost ? (
            <span>
              <Trans>
                Pay <Amount value={formatAmount(cost.value)} unit="POL" className="[&>span]:text-current" />
              </Trans>
            </span>
          ) : (
            <Trans>Reading the price…</Trans>
          )
        }
        done={<Trans>Your units are bought. They count from this round on.</Trans>}
      >
        {left > 0 && (
          <UnitPicker
            unitUSD={terms.data?.unitUSD ?? BigInt(plan.config.unitUSD)}
            most={left}
            value={units}
            onChange={setChosen}
          />
        )}
        <CostCard cost={cost} balance={address && balance} />
        <EntriesClosed error={terms.error} opensAt={plan.config.opensAt} />
      </MemberTransaction>
    </Dialog>
  );
}
