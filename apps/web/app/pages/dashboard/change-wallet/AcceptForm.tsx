import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { formatAmount } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import { type Address, encodeFunctionData, isAddressEqual } from "viem";
import { useConfig } from "wagmi";
import { acceptAddressGas } from "../../../chain/gas.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import type { SeatMove } from "../../../chain/read-seat-move.ts";
import { callSteps } from "../../../chain/transaction-steps.ts";
import { isBusy } from "../../../features/transactions/flow/transaction.ts";
import { MemberTransaction } from "../../../features/transactions/MemberTransaction.tsx";
import { NetworkFee } from "../../../features/transactions/NetworkFee.tsx";
import type { TransactionFlow } from "../../../features/transactions/use-transaction.ts";
import { WalletCard } from "../../../features/wallet/WalletCard.tsx";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Figures } from "../../../ui/primitives/Figures.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import { groupAddress } from "./new-address.ts";

interface AcceptFormProps {
  readonly username: string;
  readonly seat: SeatMove & { readonly box: bigint };
  /** The connected wallet. */
  readonly address: Address | null;
  readonly flow: TransactionFlow;
}

/** Accepts the seat with the wallet that was named, or says why the connected one can't. */
export function AcceptForm({ username, seat: { offeredTo, wallet, box }, address, flow }: AcceptFormProps) {
  const plan = usePlan();
  const wallets = useConfig();
  if (offeredTo === null && !isBusy(flow.transaction)) {
    return (
      <div className="space-y-5">
        <Notice tone="warning" live title={<Trans>Nothing to accept</Trans>}>
          <Trans>
            The member has not offered this seat, or has cancelled, or another wallet has accepted it. Ask the
            member to start the change.
          </Trans>
        </Notice>
        <WalletCard />
      </div>
    );
  }
  const data = encodeFunctionData({ abi: planAbi, functionName: "acceptAddress", args: [username] });
  const isNamed = offeredTo !== null && address !== null && isAddressEqual(offeredTo, address);
  return (
    <div className="space-y-6">
      <Figures
        figures={[
          {
            id: "seat",
            label: <Trans>Seat</Trans>,
            value: <bdi dir="ltr">{username}</bdi>,
          },
          {
            id: "box",
            label: <Trans>In its box</Trans>,
            value: <Amount value={formatAmount(box, 18, 4)} unit="POL" />,
          },
          { id: "from", label: <Trans>Old wallet</Trans>, value: <FullAddress address={wallet} /> },
          {
            id: "to",
            label: <Trans>New wallet</Trans>,
            value: offeredTo && <FullAddress address={offeredTo} />,
          },
        ]}
      />
      <MemberTransaction
        flow={flow}
        close={flow.reset}
        ready={isNamed}
        send={(account) => flow.start(callSteps(plan, wallets, account, data))}
        action={<Trans>Accept the seat</Trans>}
        done={() => <Trans>The seat is yours.</Trans>}
      >
        {address === null ? (
          <p>
            <Trans>Connect the new wallet. This site sees only its address until you confirm.</Trans>
          </p>
        ) : (
          <WalletCard />
        )}
        {address !== null && !isNamed && (
          <Notice tone="warning" live title={<Trans>This is another wallet</Trans>}>
            <Trans>
              Only the new wallet above can accept. Switch to that account in your wallet, or connect another
              wallet.
            </Trans>
          </Notice>
        )}
        {isNamed && (
          <p className="text-quiet text-sm">
            <Trans>
              From then on the owner of this wallet's key owns the seat, its box and its place in Plus. It
              costs nothing but the network fee.
            </Trans>
          </p>
        )}
        <NetworkFee gas={acceptAddressGas} />
      </MemberTransaction>
    </div>
  );
}

function FullAddress({ address }: { readonly address: Address }) {
  return (
    <bdi dir="ltr" className="break-words tabular-nums">
      {groupAddress(address)}
    </bdi>
  );
}
