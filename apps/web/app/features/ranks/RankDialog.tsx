import { Trans, useLingui } from "@lingui/react/macro";
import { useConfig } from "wagmi";
import { usePlan } from "../../chain/plan-context.ts";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { MemberTransaction } from "../transactions/MemberTransaction.tsx";
import { useMemberTransaction } from "../transactions/use-member-transaction.ts";
import { claimSteps, collectSteps } from "./rank-steps.ts";

interface RankDialogProps {
  readonly open: boolean;
  close(): void;
  /** The member's id. */
  readonly id: number;
}

/** Claims the member's rank in the open window. */
export function ClaimDialog({ open, close, id }: RankDialogProps) {
  const { t } = useLingui();
  const plan = usePlan();
  const wallets = useConfig();
  const { flow } = useMemberTransaction("claimRank", t`Your rank is claimed.`);
  const leave = () => {
    flow.reset();
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title={t`Claim your rank`}
      description={t`The contract checks your month and writes down your shares. You pay only the network fee.`}
    >
      <MemberTransaction
        flow={flow}
        close={leave}
        ready
        send={(account) => flow.start(claimSteps(plan, wallets, account, id))}
        action={<Trans>Claim the rank</Trans>}
        done={<Trans>Your rank is claimed. The value of a share is known when the window closes.</Trans>}
      >
        <p>
          <Trans>
            Anyone may claim for you, and you may claim for yourself. Without a claim before the window
            closes, the month's shares are lost.
          </Trans>
        </p>
      </MemberTransaction>
    </Dialog>
  );
}

/** Collects the member's shares of a month into the box. */
export function CollectDialog({ open, close, id, month }: RankDialogProps & { readonly month: number }) {
  const { t } = useLingui();
  const plan = usePlan();
  const wallets = useConfig();
  const { flow } = useMemberTransaction("collectRank", t`Your shares are in your box.`);
  const leave = () => {
    flow.reset();
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title={t`Collect your shares`}
      description={t`Their value goes to your box. You pay only the network fee.`}
    >
      <MemberTransaction
        flow={flow}
        close={leave}
        ready
        send={(account) => flow.start(collectSteps(plan, wallets, account, { id, month }))}
        action={<Trans>Collect the shares</Trans>}
        done={<Trans>Your shares are in your box.</Trans>}
      >
        <p>
          <Trans>There is no deadline: shares of a closed month stay yours.</Trans>
        </p>
      </MemberTransaction>
    </Dialog>
  );
}
