import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { encodeFunctionData } from "viem";
import { useConfig } from "wagmi";
import { classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { callSteps } from "../../../chain/transaction-steps.ts";
import { CostCard } from "../../../features/entry/CostCard.tsx";
import { UsernameField } from "../../../features/entry/UsernameField.tsx";
import { useFreeUsername } from "../../../features/entry/use-name-checks.ts";
import { tidyUsername } from "../../../features/entry/username-rules.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { isBusy } from "../../../features/transactions/flow/transaction.ts";
import { MemberTransaction } from "../../../features/transactions/MemberTransaction.tsx";
import { useMemberTransaction } from "../../../features/transactions/use-member-transaction.ts";
import { useFocusWhen } from "../../../lib/use-focus-when.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { useNewUsername } from "./use-new-username.ts";
import { useUsernameFee } from "./use-username-fee.ts";

/** Buys a new username, from the name to the result. */
export function ChangeForm() {
  const { t, i18n } = useLingui();
  const plan = usePlan();
  const wallets = useConfig();
  const member = useMember();
  const { flow, address } = useMemberTransaction("changeUsername", t`Your username is changed.`);
  useNewUsername(flow.transaction, address);
  const { cost, balance, error } = useUsernameFee(address);
  const { step } = flow.transaction;
  const field = useFocusWhen<HTMLInputElement>(step === "idle");
  const progress = useFocusWhen<HTMLDivElement>(step === "mined" || isBusy(flow.transaction));
  const [typed, setTyped] = useState("");
  const [showsError, setShowsError] = useState(false);
  const username = tidyUsername(typed);
  const isCurrent = username === member.username;
  const check = useFreeUsername(isCurrent ? "" : typed);

  function reset() {
    flow.reset();
    setTyped("");
    setShowsError(false);
  }

  return (
    <div ref={progress} tabIndex={-1} className="outline-none">
      <MemberTransaction
        flow={flow}
        close={reset}
        ready={cost !== null && cost.missing === 0n}
        check={() => {
          setShowsError(true);
          // The contract has the last word on a name that the page could not check.
          const isGood = check === "yes" || check === "unreachable";
          if (!isGood) field.current?.focus();
          return isGood;
        }}
        send={async (account) => {
          const data = encodeFunctionData({ abi: planAbi, functionName: "changeUsername", args: [username] });
          await flow.start(callSteps(plan, wallets, account, data, cost?.value));
        }}
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
        done={(events) => {
          const change = events.find((one) => one.eventName === "UsernameChanged")?.args;
          const name = <bdi dir="ltr">{change?.username}</bdi>;
          const fee = <Amount value={formatAmount(change?.fee ?? 0n, 18, 4)} unit="POL" />;
          return member.inPlus ? (
            <Trans>
              Your username is now {name}, also in Plus. You paid {fee}.
            </Trans>
          ) : (
            <Trans>
              Your username is now {name}. You paid {fee}.
            </Trans>
          );
        }}
      >
        <UsernameField
          ref={field}
          label={<Trans>New username</Trans>}
          value={typed}
          typed={typed}
          showsError={showsError}
          check={check}
          error={isCurrent && <Trans>This is your username already.</Trans>}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setShowsError(typed !== "")}
        />
        <CostCard cost={cost} balance={balance} hasUnits={false} />
        {error && (
          <Notice tone="warning" live title={<Trans>Usernames can't be changed at the moment</Trans>}>
            {errorMessage(classifyError(error), i18n)}
          </Notice>
        )}
      </MemberTransaction>
    </div>
  );
}
