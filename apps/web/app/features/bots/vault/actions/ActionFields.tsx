import { formatSmallUSD } from "@canopy/shared/money";
import type { OnChainRule } from "@canopy/strategies/vault/on-chain-rule";
import { unpackPrice } from "@canopy/strategies/vault/packed-price";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Field } from "../../../../ui/forms/Field.tsx";
import { TextInput } from "../../../../ui/forms/TextInput.tsx";
import { Address } from "../../../../ui/primitives/Address.tsx";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Figures } from "../../../../ui/primitives/Figures.tsx";
import { exactText } from "../../../swap/form/typed-token-amount.ts";
import { assetKey } from "../../../swap/tokens/assets.ts";
import { TokenAmount } from "../../../swap/tokens/TokenAmount.tsx";
import type { Vault } from "../state/use-vault.ts";
import { listHoldings, tokenByNumber } from "../state/vault-tokens.ts";
import { readableUnitPrice } from "../texts/amounts.ts";
import { useRuleText } from "../texts/use-rule-text.ts";
import type { ActionDraft, DraftError, DraftErrors } from "./action-draft.ts";
import type { VaultAction } from "./vault-actions.ts";

interface ActionFieldsProps {
  readonly vault: Vault;
  readonly action: VaultAction;
  readonly draft: ActionDraft;
  readonly errors: DraftErrors;
  onChange(draft: ActionDraft): void;
}

/** The fields of an action, or a summary before it is confirmed. */
export function ActionFields(props: ActionFieldsProps): ReactNode {
  const { vault, action } = props;
  const ruleText = useRuleText(vault);
  switch (action.type) {
    case "deposit":
    case "withdraw":
      return <AmountField {...props} asset={action.asset} isDeposit={action.type === "deposit"} />;
    case "caps":
      return <CapFields {...props} />;
    case "withdraw all":
      return (
        <ul className="space-y-1">
          {listHoldings(vault.exchange, vault.now.held, vault.now.prices)
            .filter(({ asset }) => !asset.isNative)
            .map(({ asset, amount, usd }) => (
              <li key={asset.address} className="flex justify-between gap-4">
                <TokenAmount amount={amount} token={asset} />
                {usd !== null && <Amount value={formatSmallUSD(usd)} className="text-quiet" />}
              </li>
            ))}
        </ul>
      );
    case "set rule":
      return <p className="border-leaf border-s-2 ps-4">{ruleText(action.rule)}</p>;
    case "resume":
    case "remove rule":
    case "execute": {
      const rule = vault.now.state?.rules.find(({ id }) => id === action.id)?.rule;
      if (rule === undefined) return null;
      return (
        <>
          <p className="border-leaf border-s-2 ps-4">{ruleText(rule)}</p>
          {action.type === "resume" && <JumpFigures vault={vault} rule={rule} price={action.price} />}
        </>
      );
    }
    default:
      return null;
  }
}

interface JumpFiguresProps {
  readonly vault: Vault;
  readonly rule: OnChainRule;
  readonly price: bigint;
}

/** The two prices between which a rule has stopped. */
function JumpFigures({ vault, rule, price }: JumpFiguresProps) {
  const locale = useLocale();
  const symbol = (number: number) => tokenByNumber(vault.exchange, vault.addresses.listings, number).symbol;
  const pair = { from: symbol(rule.tokenIn), to: symbol(rule.tokenOut) };
  const figure = (value: bigint) => <bdi>{readableUnitPrice(value, pair, locale)}</bdi>;
  return (
    <Figures
      figures={[
        {
          id: "last",
          label: <Trans>Last price that the rule accepted</Trans>,
          value: figure(unpackPrice(rule.lastPrice)),
        },
        { id: "now", label: <Trans>Price now, by the feeds</Trans>, value: figure(price) },
      ]}
    />
  );
}

/** Why a field can't be used. */
function useDraftErrorMessage(): (
  error: DraftError | undefined,
  source?: "wallet" | "vault",
) => string | undefined {
  const { t } = useLingui();
  return (error, source) => {
    switch (error) {
      case undefined:
        return undefined;
      case "EMPTY":
      case "NOT_A_NUMBER":
        return t`Enter an amount, e.g. 12.5.`;
      case "TOO_PRECISE":
        return t`That has more decimals than the token.`;
      case "ZERO":
        return t`Enter more than 0.`;
      case "TOO_LARGE":
        return t`That is more than a contract can count.`;
      case "MORE_THAN_HELD":
        return source === "vault"
          ? t`Your vault holds less than that.`
          : t`Your wallet holds less than that.`;
    }
  };
}

interface AmountFieldProps extends ActionFieldsProps {
  readonly asset: Extract<VaultAction, { readonly type: "deposit" }>["asset"];
  readonly isDeposit: boolean;
}

function AmountField({ vault, asset, isDeposit, draft, errors, onChange }: AmountFieldProps) {
  const locale = useLocale();
  const address = <Address value={vault.addresses.vault} />;
  const message = useDraftErrorMessage();
  const held = (isDeposit ? vault.now.wallet : vault.now.held).get(assetKey(asset));
  const symbol = <bdi>{asset.symbol}</bdi>;
  return (
    <div>
      <Field
        label={<Trans>Amount in {symbol}</Trans>}
        hint={
          held !== undefined &&
          (isDeposit ? (
            <Trans>
              In your wallet: <TokenAmount amount={held} token={asset} />
            </Trans>
          ) : (
            <Trans>
              In the vault: <TokenAmount amount={held} token={asset} />
            </Trans>
          ))
        }
        error={message(errors.amount, isDeposit ? "wallet" : "vault")}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            inputMode="decimal"
            value={draft.amount}
            onChange={({ currentTarget }) => onChange({ ...draft, amount: currentTarget.value })}
          />
        )}
      </Field>
      {/* A wallet keeps POL for the network fee. */}
      {held !== undefined && held > 0n && !(isDeposit && asset.isNative) && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3"
          onClick={() => onChange({ ...draft, amount: exactText(held, asset.decimals, locale) })}
        >
          <Trans>Use full amount</Trans>
        </Button>
      )}
      {isDeposit && (
        <p className="pt-2 text-quiet text-sm">
          <Trans>Recipient, as your wallet should show it: {address}</Trans>
        </p>
      )}
    </div>
  );
}

function CapFields({ draft, errors, onChange }: ActionFieldsProps) {
  const message = useDraftErrorMessage();
  return (
    <div className="space-y-4">
      <Field
        label={<Trans>Spend at most, in USD a day</Trans>}
        hint={<Trans>What all rules together may sell.</Trans>}
        error={message(errors.spend)}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            inputMode="decimal"
            value={draft.spend}
            onChange={({ currentTarget }) => onChange({ ...draft, spend: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={<Trans>Lose at most, in USD a day</Trans>}
        hint={
          <Trans>
            Measured against the price feeds: pool fees, slippage and manipulated trades, but neither a
            falling market nor a feed that is behind the market. Start with 1% of what a day may spend.
          </Trans>
        }
        error={message(errors.loss)}
      >
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            inputMode="decimal"
            value={draft.loss}
            onChange={({ currentTarget }) => onChange({ ...draft, loss: currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}
