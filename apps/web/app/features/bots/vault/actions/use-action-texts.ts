import { useLingui } from "@lingui/react/macro";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import type { VaultAction } from "./vault-actions.ts";

interface ActionTexts {
  readonly title: string;
  /** What will happen, and what will not. */
  readonly description: string;
  readonly button: string;
  /** After the transaction is mined. */
  readonly done: string;
}

/** The words of each action. */
export function useActionTexts(): (action: VaultAction) => ActionTexts {
  const { t } = useLingui();
  const locale = useLocale();
  return (action) => {
    switch (action.type) {
      case "create":
        return {
          title: t`Create your vault`,
          description: t`A contract for your tokens. This wallet owns it permanently: only it can withdraw, and no one can change that, not even you.`,
          button: t`Create the vault`,
          done: t`Your vault exists. It holds nothing and trades nothing yet.`,
        };
      case "deposit": {
        const { symbol } = action.asset;
        return {
          title: t`Deposit ${symbol}`,
          description: action.asset.isNative
            ? t`POL in the vault pays the keepers who execute your rules. It is not traded.`
            : t`A plain transfer from your wallet to your vault. No approval is left behind.`,
          button: t`Deposit`,
          done: t`The deposit is in your vault.`,
        };
      }
      case "withdraw": {
        const { symbol } = action.asset;
        return {
          title: t`Withdraw ${symbol}`,
          description: t`It goes to your wallet in the same transaction, even while rules are stopped, feeds are old or this site is down.`,
          button: t`Withdraw`,
          done: t`The tokens are in your wallet.`,
        };
      }
      case "withdraw all":
        return {
          title: t`Withdraw all tokens`,
          description: t`The vault's whole balance of these tokens goes to your wallet. Rules stay, and wait.`,
          button: t`Withdraw all`,
          done: t`All tokens are in your wallet. POL for keepers is withdrawn separately.`,
        };
      case "caps":
        return {
          title: t`Daily limits`,
          description: t`Each trade uses up part of both, and they recover evenly over a day, so any 24 hours allow at most twice the limit. With 0, nothing trades.`,
          button: t`Set the limits`,
          done: t`The new limits are in force.`,
        };
      case "set rule":
        return {
          title: t`Let this rule trade`,
          description: t`It trades your money from now on, without asking again, until it ends or you stop it.`,
          button: t`Set the rule`,
          done: t`The rule is in your vault, and active.`,
        };
      case "change rule": {
        const number = formatCount(action.id, locale);
        return {
          title: t`Terms of rule ${number}`,
          description: t`One transaction replaces them. Kind, tokens and pools stay: for others, remove the rule and set a new one.`,
          button: t`Change the terms`,
          done: t`The new terms are in force.`,
        };
      }
      case "remove rule":
        return {
          title: t`Remove this rule`,
          description: t`It never trades again. What it bought stays in the vault.`,
          button: t`Remove the rule`,
          done: t`The rule is removed.`,
        };
      case "resume":
        return {
          title: t`Accept the new price`,
          description: t`The price is more than 20% away from the rule's last trade. A feed that breaks looks the same: compare with other sources first.`,
          button: t`Accept the price`,
          done: t`The rule continues from the new price.`,
        };
      case "execute":
        return {
          title: t`Execute this rule now`,
          description: t`Any account can, including yours. You choose only the moment, and you get the keeper's fee.`,
          button: t`Execute`,
          done: t`The rule has traded.`,
        };
      case "stop":
        return action.stopped
          ? {
              title: t`Stop all rules`,
              description: t`No rule trades until you start them again. Nothing is sold, and you can withdraw as before.`,
              button: t`Stop all rules`,
              done: t`All rules are stopped.`,
            }
          : {
              title: t`Start the rules again`,
              description: t`Rules that are due trade immediately, at current prices.`,
              button: t`Start the rules`,
              done: t`The rules trade again.`,
            };
    }
  };
}
