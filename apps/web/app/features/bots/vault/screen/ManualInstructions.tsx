import { Trans, useLingui } from "@lingui/react/macro";
import { Download, ExternalLink } from "lucide-react";
import { addressUrl } from "../../../../chain/plan-chain.ts";
import { usePlan } from "../../../../chain/plan-context.ts";
import { DashboardSection } from "../../../../layout/dashboard/DashboardSection.tsx";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { CopyButton } from "../../../../ui/primitives/CopyButton.tsx";
import { FactList } from "../../../../ui/primitives/FactList.tsx";
import { useVaultPage } from "../actions/vault-page.ts";
import { listHoldings } from "../state/vault-tokens.ts";
import { type Instruction, type InstructionTexts, instructions, toText } from "./manual-instructions.ts";
import { WalletMoveText } from "./WalletMoveText.tsx";

/** Instructions to control the vault without this site. */
export function ManualInstructions() {
  const { t } = useLingui();
  const { config } = usePlan();
  const { vault } = useVaultPage();
  const { exchange, addresses, owner, now } = vault;
  const url = addressUrl(config, addresses.vault);
  const held = listHoldings(exchange, now.held, now.prices).filter(({ asset }) => !asset.isNative);
  const titles: Record<Instruction["id"], string> = {
    stop: t`Stop all rules`,
    "withdraw all": t`Withdraw all tokens`,
    "withdraw pol": t`Withdraw the POL`,
    remove: t`Remove a rule`,
    resume: t`Accept a new price after a jump`,
    execute: t`Execute a rule that is due`,
    due: t`Ask why a rule waits`,
    address: t`Find your vault again`,
  };
  const notes: InstructionTexts["notes"] = {
    "withdraw all": t`A token that refuses its transfer makes the whole call fail: leave it out of the list.`,
    remove: t`The number is that of the rule. ruleIds() says which there are, one bit each.`,
    due: t`The first number: 0 due, 1 stopped, 2 no such rule, 3 not yet, 4 expired, 5 no valid price, 6 price not reached, 7 price jumped, 8 too little to sell, 9 above the daily limit.`,
  };
  const intro = t`Call these functions of the vault on a block explorer under “Write contract”, or run the commands with Foundry's cast (https://getfoundry.sh). Any node of this network can replace the one in the commands.`;
  const known = {
    ...{ factory: addresses.factory, vault: addresses.vault, owner, rpcUrl: config.rpcUrl },
    tokens:
      held.length > 0 ? held.map(({ asset }) => asset.address) : addresses.listings.map(({ token }) => token),
  };
  const list = instructions(known);
  return (
    <DashboardSection id="vault-without-us" title={<Trans>Without this site</Trans>}>
      <div className="space-y-8">
        <div className="max-w-[66ch] space-y-3 text-quiet">
          <p>
            <Trans>
              This page reads and writes the chain directly. While it is open, it works without our server. If
              it no longer opens, these calls do the same: on a block explorer under “Write contract”, or with
              Foundry's <bdi dir="ltr">cast</bdi>. Any node of this network can replace the one in the
              commands. Keep a copy.
            </Trans>
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              saveFile(
                `vault-${addresses.vault}.txt`,
                new Blob([toText(known, list, { intro, titles, notes })]),
              )
            }
          >
            <Download aria-hidden="true" size={16} strokeWidth={1.5} />
            <Trans>Download these instructions</Trans>
          </Button>
          {url !== null && (
            <p>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1 text-leaf underline"
              >
                <Trans>Your vault on the block explorer</Trans>
                <ExternalLink aria-hidden="true" size={14} strokeWidth={1.5} />
              </a>
            </p>
          )}
        </div>
        <dl className="grid gap-x-14 gap-y-6 xl:grid-cols-2">
          {list.map(({ id, call, command }) => (
            <div key={id} className="min-w-0 space-y-1.5">
              <dt className="font-[550]">{titles[id]}</dt>
              <dd className="text-quiet text-sm">
                <code dir="ltr" className="wrap-anywhere">
                  {call}
                </code>
              </dd>
              <dd className="flex items-start gap-2 rounded-md border border-line bg-sheet py-1 ps-3 pe-1">
                <code dir="ltr" className="min-w-0 wrap-anywhere grow py-1.5 text-left text-sm">
                  {command}
                </code>
                <CopyButton text={command} label={t`Copy the command: ${titles[id]}`} />
              </dd>
              {notes[id] !== undefined && <dd className="text-quiet text-sm">{notes[id]}</dd>}
            </div>
          ))}
        </dl>
        <FactList
          facts={[
            {
              id: "wallet",
              title: <Trans>If your wallet changes</Trans>,
              text: <WalletMoveText />,
            },
            {
              id: "key",
              title: <Trans>If your key is stolen</Trans>,
              text: (
                <Trans>
                  Its holder can withdraw everything, as from your wallet. Withdraw at once, and send it on to
                  a safe wallet; stopping the rules does not help.
                </Trans>
              ),
            },
          ]}
        />
      </div>
    </DashboardSection>
  );
}
