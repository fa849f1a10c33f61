import { formatSmallAmount } from "@canopy/shared/money";
import type { RuleState } from "@canopy/strategies/vault/vault-state";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatCount, formatMoment, formatPercent } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { useVaultPage } from "../actions/vault-page.ts";
import { listTerms } from "../terms/rule-terms.ts";
import { useDueText } from "../texts/use-due-text.ts";
import { useRuleText } from "../texts/use-rule-text.ts";

/** Kinds of the contract that trade once, as their sentence says. */
const [STOP, TAKE_PROFIT] = [2, 3];

/** The rules, with what each does and why it does not trade now. */
export function RuleList() {
  const { vault } = useVaultPage();
  const { state } = vault.now;
  const rules = state?.rules ?? [];
  const mostFee = rules.reduce((most, { rule }) => (rule.fee > most ? rule.fee : most), 0n);
  return (
    <DashboardSection
      id="vault-rules"
      title={<Trans>Rules</Trans>}
      aside={
        <Link to="/dashboard/bot/log" className="text-leaf underline underline-offset-4">
          <Trans>Log of all trades</Trans>
        </Link>
      }
    >
      <div className="space-y-5">
        {rules.length === 0 ? (
          <p className="max-w-[66ch] text-quiet">
            <Trans>No rules yet. Choose one of your bots on paper below.</Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {rules.map((rule) => (
              <Row key={rule.id} state={rule} />
            ))}
          </ul>
        )}
        {state !== null && state.pol < mostFee && (
          <Notice tone="warning" title={<Trans>Too little POL for keepers</Trans>}>
            <Trans>
              The vault can't pay the fee that your rules promise, so no keeper will execute them. Deposit
              POL.
            </Trans>
          </Notice>
        )}
      </div>
    </DashboardSection>
  );
}

/** How many trades are left, and when the rule ends; nothing for one without an end, and for one that trades once. */
function Ending({ state }: { readonly state: RuleState }) {
  const { kind, left, expiry } = state.rule;
  const locale = useLocale();
  const count = formatCount(left, locale);
  const end = formatMoment(new Date(expiry * 1_000), locale);
  return (
    <>
      {left > 0 && kind !== STOP && kind !== TAKE_PROFIT && (
        <>
          {" · "}
          <Plural value={left} one={`${count} trade left`} other={`${count} trades left`} />
        </>
      )}
      {expiry > 0 && (
        <>
          {" · "}
          {state.due.reason === "expired" ? <Trans>ended {end}</Trans> : <Trans>until {end}</Trans>}
        </>
      )}
    </>
  );
}

function Row({ state }: { readonly state: RuleState }) {
  const { t } = useLingui();
  const { vault, act } = useVaultPage();
  const locale = useLocale();
  const ruleText = useRuleText(vault);
  const dueText = useDueText(vault);
  const { id, rule, due, fee } = state;
  const number = formatCount(id, locale);
  const slippage = formatPercent(rule.slippage, locale);
  const isJump = due.reason === "price jumped";
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 first:pt-0 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 space-y-1">
        <p className="max-w-[66ch] font-[550]">
          <span className="text-quiet">{number}.</span> {ruleText(rule)}
        </p>
        <p className={classes("max-w-[66ch]", isJump ? "text-clay" : "text-quiet")}>{dueText(state)}</p>
        <p className="text-quiet text-sm">
          <Trans>
            Slippage up to {slippage}, keeper's fee up to{" "}
            <Amount value={formatSmallAmount(rule.fee, 4)} unit="POL" />
          </Trans>
          {due.reason === "now" && (
            <>
              {" · "}
              <Trans>
                now <Amount value={formatSmallAmount(fee, 4)} unit="POL" />
              </Trans>
            </>
          )}
          <Ending state={state} />
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {due.reason === "now" && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t`Execute now: rule ${number}`}
            onClick={() => act({ type: "execute", id })}
          >
            <Trans>Execute now</Trans>
          </Button>
        )}
        {isJump && (
          <Button
            size="small"
            aria-label={t`Accept the price for rule ${number}`}
            onClick={() => act({ type: "resume", id, price: due.price })}
          >
            <Trans>Accept the price</Trans>
          </Button>
        )}
        {listTerms(rule).length > 0 && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t`Change terms of rule ${number}`}
            onClick={() => act({ type: "change rule", id, rule })}
          >
            <Trans>Change terms</Trans>
          </Button>
        )}
        <Button
          variant="danger"
          size="small"
          aria-label={t`Remove rule ${number}`}
          onClick={() => act({ type: "remove rule", id })}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}
