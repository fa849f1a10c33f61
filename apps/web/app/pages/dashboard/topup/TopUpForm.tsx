import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { encodeFunctionData } from "viem";
import { useConfig } from "wagmi";
import { topUpGas } from "../../../chain/gas.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import type { Holding } from "../../../chain/read-holding.ts";
import { callSteps } from "../../../chain/transaction-steps.ts";
import { Bought } from "../../../features/entry/Bought.tsx";
import { CostCard } from "../../../features/entry/CostCard.tsx";
import { EntriesClosed } from "../../../features/entry/EntriesClosed.tsx";
import { entryCost } from "../../../features/entry/entry-cost.ts";
import { UnitPicker } from "../../../features/entry/UnitPicker.tsx";
import { useBalance, useEntryTerms } from "../../../features/entry/use-entry-cost.ts";
import { LimitUnknown, OverLimit } from "../../../features/spending-limit/LimitSection.tsx";
import { useSpending } from "../../../features/spending-limit/use-spending.ts";
import { isBusy } from "../../../features/transactions/flow/transaction.ts";
import { MemberTransaction } from "../../../features/transactions/MemberTransaction.tsx";
import { useGasCost } from "../../../features/transactions/use-gas-cost.ts";
import { useMemberTransaction } from "../../../features/transactions/use-member-transaction.ts";
import { useFocusWhen } from "../../../lib/use-focus-when.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Card } from "../../../ui/primitives/Card.tsx";
import { CapEffect } from "./CapEffect.tsx";
import { PriceNow } from "./PriceNow.tsx";
import { SwapForPOL } from "./SwapForPOL.tsx";

const topUpData = encodeFunctionData({ abi: planAbi, functionName: "topUp" });

/** The purchase of units, from the choice to its outcome. */
export function TopUpForm({ holding }: { readonly holding: Holding }) {
  const { t } = useLingui();
  const plan = usePlan();
  const wallets = useConfig();
  const { flow, address } = useMemberTransaction("topUp", t`Your units are bought.`);
  const [chosen, setChosen] = useState(1);
  const left = Math.max(0, holding.maximumUnits - holding.units);
  const units = Math.min(chosen, left);
  const terms = useEntryTerms();
  const gas = useGasCost(topUpGas);
  const balance = useBalance(address).data;
  const { spending, isError, retry } = useSpending();
  const cost =
    terms.data && gas.data !== undefined ? entryCost(terms.data, units, gas.data, balance ?? null) : null;
  const budget = spending?.left ?? null;
  const isOver = cost !== null && budget !== null && cost.usd > budget;
  const isSent = flow.transaction.step === "mined" || isBusy(flow.transaction);
  const progress = useFocusWhen<HTMLDivElement>(isSent);

  return (
    <Card aria-labelledby="units" className="space-y-7 lg:p-9">
      <CapEffect holding={holding} chosen={isSent ? 0 : units} terms={terms.data} />
      {(left > 0 || flow.transaction.step !== "idle") && (
        <div ref={progress} tabIndex={-1} className="border-line border-t pt-6 outline-none">
          <MemberTransaction
            flow={flow}
            close={flow.reset}
            ready={units > 0 && cost !== null && cost.missing === 0n && spending !== null && !isOver}
            send={(account) => flow.start(callSteps(plan, wallets, account, topUpData, cost?.value))}
            action={
              cost ? (
                <span>
                  <Trans>
                    Pay{" "}
                    <Amount value={formatAmount(cost.value)} unit="POL" className="[&>span]:text-current" />
                  </Trans>
                </span>
              ) : (
                <Trans>Reading the price…</Trans>
              )
            }
            done={(events) => (
              <>
                <Bought events={events} />{" "}
                <Trans>
                  They count from this round on.{" "}
                  <Link
                    to={plan.name === "plus" ? "/dashboard/plus" : "/dashboard"}
                    className="text-leaf underline underline-offset-4"
                  >
                    See your overview
                  </Link>
                </Trans>
              </>
            )}
          >
            {left > 0 && (
              <UnitPicker
                unitUSD={terms.data?.unitUSD ?? plan.unitUSD}
                most={left}
                value={units}
                hint={<PriceNow terms={terms.data} />}
                onChange={setChosen}
              />
            )}
            {left > 0 && <CostCard cost={cost} balance={balance} />}
            {left > 0 && cost !== null && cost.missing > 0n && <SwapForPOL missing={cost.missing} />}
            {cost !== null && budget !== null && isOver && <OverLimit cost={cost.usd} left={budget} />}
            {isError && <LimitUnknown retry={retry} />}
            <EntriesClosed error={terms.error} opensAt={plan.config.opensAt} />
          </MemberTransaction>
        </div>
      )}
    </Card>
  );
}
