import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { WHOLE_BALANCE } from "@canopy/strategies/vault/vault-rules";
import type { RuleState } from "@canopy/strategies/vault/vault-state";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useConfig } from "wagmi";
import { usePlan } from "../../../../chain/plan-context.ts";
import { requestSteps } from "../../../../chain/transaction-steps.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { MemberTransaction } from "../../../transactions/MemberTransaction.tsx";
import { NetworkFee } from "../../../transactions/NetworkFee.tsx";
import type { TransactionFlow } from "../../../transactions/use-transaction.ts";
import { useActionTexts } from "../actions/use-action-texts.ts";
import { actionGas, toRuleRequest, type VaultAction } from "../actions/vault-actions.ts";
import { LimitWarnings } from "../go-live/LimitWarnings.tsx";
import type { Vault } from "../state/use-vault.ts";
import { tokenByNumber } from "../state/vault-tokens.ts";
import { leastCost, spentByTrade } from "./least-cost.ts";
import { changedTerms, changeTerms, draftTerms, isUntested, type TermsDraft } from "./rule-terms.ts";
import { TermFields } from "./TermFields.tsx";
import { TermsTable } from "./TermsTable.tsx";

/** Kinds of the contract, by their numbers. */
const [DCA, GRID] = [1, 4];

interface TermsFormProps {
  readonly vault: Vault;
  readonly action: Extract<VaultAction, { readonly type: "change rule" }>;
  readonly flow: TransactionFlow;
  close(): void;
}

/** Changes the terms of a rule in its place, in one transaction, after a look at what is different. */
export function TermsForm({ vault, action, flow, close }: TermsFormProps) {
  const plan = usePlan();
  const wallets = useConfig();
  const { button, done } = useActionTexts()(action);
  const locale = useLocale();
  const state = vault.now.state?.rules.find(({ id }) => id === action.id);
  // The rule can end while the dialog is open.
  const rule = state?.rule ?? action.rule;
  const scale = {
    decimals: tokenByNumber(vault.exchange, vault.addresses.listings, rule.tokenIn).decimals,
    time: vault.now.time,
  };
  const [first] = useState<TermsDraft>(() => draftTerms(rule, scale, locale));
  const [draft, setDraft] = useState(first);
  const read = changeTerms(rule, { first, draft }, scale);
  const changed = "rule" in read ? read.rule : null;
  const terms = changed === null ? [] : changedTerms(rule, changed);
  return (
    <MemberTransaction
      flow={flow}
      close={close}
      ready={changed === null || terms.length > 0}
      check={() => terms.length > 0}
      send={async (account) => {
        if (changed === null) return;
        const request = toRuleRequest(action.id, changed, vault.addresses);
        await flow.start(requestSteps(plan, wallets, account, request));
      }}
      action={button}
      done={() => <p>{done}</p>}
    >
      <TermFields
        vault={vault}
        rule={rule}
        draft={draft}
        errors={"errors" in read ? read.errors : {}}
        onChange={setDraft}
      />
      {changed !== null && <Changes vault={vault} before={rule} after={changed} />}
      {state !== undefined && canRepeat(state, vault.now.time) && (
        <Notice tone="warning" title={<Trans>This rule can trade at any moment</Trans>}>
          <Trans>
            If it trades just before your change is in a block, the change makes it due again, and it can
            trade a second time. To rule that out, stop all rules first.
          </Trans>
        </Notice>
      )}
      <NetworkFee gas={actionGas(action)} />
    </MemberTransaction>
  );
}

/** Seconds within which a transaction can be late. */
const SOON = 600;

/** Whether a rule can trade between now and its change, which then puts its old time, or its old turn, back. */
function canRepeat({ rule: { kind }, due }: RuleState, time: number): boolean {
  if (kind !== DCA && kind !== GRID) return false;
  return due.reason === "now" || (due.reason === "not due" && due.when - time < SOON);
}

interface ChangesProps {
  readonly vault: Vault;
  readonly before: OnChainRule;
  readonly after: OnChainRule;
}

/** What is different, and what follows from it. */
function Changes({ vault, before, after }: ChangesProps) {
  const terms = changedTerms(before, after);
  const token = (number: number) => tokenByNumber(vault.exchange, vault.addresses.listings, number);
  if (terms.length === 0) {
    return (
      <p className="text-quiet text-sm">
        <Trans>Nothing is different yet.</Trans>
      </p>
    );
  }
  const pair = { from: token(after.tokenIn), to: token(after.tokenOut) };
  const value = after.amount === WHOLE_BALANCE ? null : spentByTrade(after, pair, vault.now.prices);
  return (
    <>
      <TermsTable vault={vault} before={before} after={after} terms={terms} />
      <LimitWarnings inDialog terms={{ value, cost: leastCost(after), slippage: after.slippage }} />
      {isUntested(terms) && (
        <Notice tone="warning">
          <Trans>
            These numbers have not run on paper, and the figures that you read before it went live were for
            the old ones.
          </Trans>
        </Notice>
      )}
    </>
  );
}
