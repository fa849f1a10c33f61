import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { explainContract } from "../../../../chain/error-messages/contract-reasons.ts";
import { vaultReasons } from "../../../../chain/error-messages/vault-error-messages.ts";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { ErrorNotice } from "../../../error-notice/ErrorNotice.tsx";
import { VaultTransactions } from "../dialog/VaultTransactions.tsx";
import { NewRule } from "../go-live/NewRule.tsx";
import { useVault } from "../state/use-vault.ts";
import { DayLimits } from "./DayLimits.tsx";
import { ManualInstructions } from "./ManualInstructions.tsx";
import { NoVault } from "./NoVault.tsx";
import { RuleList } from "./RuleList.tsx";
import { TradingResult } from "./TradingResult.tsx";
import { VaultHead } from "./VaultHead.tsx";
import { VaultTokens } from "./VaultTokens.tsx";

/** The member's vault: what it holds, its rules, what they cost, and every way out. All of it comes from the chain. */
export function VaultScreen() {
  useEffect(() => explainContract(vaultReasons), []);
  const reading = useVault();
  const [url] = useSearchParams();
  // Who comes from a bot came for this. It does not move when another bot is chosen.
  const [hasBot] = useState(() => url.has("bot"));
  switch (reading.status) {
    case "none":
      return (
        <Notice title={<Trans>There are no vaults on this network</Trans>}>
          <Trans>
            Rules can't trade live here. Backtests and bots on paper work as they do on every network.
          </Trans>
        </Notice>
      );
    case "pending":
      return <Skeleton className="h-[44rem] w-full" />;
    case "failed":
      return (
        <ErrorNotice
          title={<Trans>Your vault can't be read right now</Trans>}
          error={reading.error}
          retry={reading.retry}
        />
      );
    case "ready": {
      const { vault, isOld } = reading;
      const exists = vault.now.state !== null;
      return (
        <VaultTransactions vault={vault}>
          <div className="space-y-12">
            {isOld && (
              <Notice tone="warning" live title={<Trans>The network node is not answering</Trans>}>
                <Trans>
                  These are the figures of the last block that it sent. They update when it is back.
                </Trans>
              </Notice>
            )}
            {exists ? (
              <>
                <VaultHead />
                {hasBot && <NewRule />}
                <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
                  <VaultTokens />
                  <DayLimits />
                </div>
                <RuleList />
                <TradingResult />
              </>
            ) : (
              <NoVault />
            )}
            {!(exists && hasBot) && <NewRule />}
            {exists && <ManualInstructions />}
          </div>
        </VaultTransactions>
      );
    }
  }
}
