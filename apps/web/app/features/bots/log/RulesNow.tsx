import { ruleText } from "@canopy/shared/bot-texts";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";
import { useBotText } from "../rule/use-bot-text.ts";
import { useVault, type Vault } from "../vault/state/use-vault.ts";
import { useDueText } from "../vault/texts/use-due-text.ts";

/** Why each rule of the member's vault does not trade in this block. Nothing for members without rules. */
export function RulesNow() {
  const reading = useVault();
  if (reading.status !== "ready" || !reading.vault.now.state?.rules.length) return null;
  return <Rules vault={reading.vault} />;
}

function Rules({ vault }: { readonly vault: Vault }) {
  const locale = useLocale();
  const text = useBotText();
  const dueText = useDueText(vault);
  const rules = vault.now.state?.rules ?? [];
  return (
    <DashboardSection id="log-rules" title={<Trans>Your rules right now</Trans>}>
      <div className="space-y-2">
        <ul className="grid gap-x-10 gap-y-1 xl:grid-cols-2">
          {rules.map((rule) => {
            const name = `${text(ruleText)} ${formatCount(rule.id, locale)}`;
            return (
              <li key={rule.id} className="flex gap-3">
                <span className="shrink-0 font-[550]">{name}</span>
                <span className="text-quiet">{dueText(rule)}</span>
              </li>
            );
          })}
        </ul>
        <p className="text-quiet text-sm">
          <Trans>
            In the newest block. <Link to="/dashboard/bot/vault">Your vault</Link> has the rules and their
            result.
          </Trans>
        </p>
      </div>
    </DashboardSection>
  );
}
