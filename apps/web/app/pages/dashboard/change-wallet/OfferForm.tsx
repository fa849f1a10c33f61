import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { encodeFunctionData, getAddress } from "viem";
import { useConfig } from "wagmi";
import { changeAddressGas } from "../../../chain/gas.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { callSteps } from "../../../chain/transaction-steps.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { MemberTransaction } from "../../../features/transactions/MemberTransaction.tsx";
import { NetworkFee } from "../../../features/transactions/NetworkFee.tsx";
import type { TransactionFlow } from "../../../features/transactions/use-transaction.ts";
import { Address } from "../../../ui/primitives/Address.tsx";
import { NewAddressField } from "./NewAddressField.tsx";
import { parseNewAddress } from "./new-address.ts";
import { useWalletObstacle } from "./use-offered-seat.ts";

/** Step 1: the old wallet names the new one. */
export function OfferForm({ flow }: { readonly flow: TransactionFlow }) {
  const plan = usePlan();
  const wallets = useConfig();
  const current = getAddress(useMember().wallet);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isSubmitted, setSubmitted] = useState(false);
  const parsed = parseNewAddress(typed, current);
  const address = "address" in parsed ? parsed.address : null;
  const obstacle = useWalletObstacle(address);
  return (
    <MemberTransaction
      flow={flow}
      close={flow.reset}
      ready
      check={() => {
        setSubmitted(true);
        const isGood = address !== null && obstacle.data === null;
        if (!isGood) field.current?.focus();
        return isGood;
      }}
      send={async (account) => {
        if (address === null) return;
        const data = encodeFunctionData({ abi: planAbi, functionName: "changeAddress", args: [address] });
        await flow.start(callSteps(plan, wallets, account, data));
      }}
      action={<Trans>Offer the seat to this wallet</Trans>}
      done={(events) => {
        const started = events.find((one) => one.eventName === "AddressChangeStarted");
        const wallet = started && <Address value={started.args.account} copy={false} />;
        return <Trans>The seat is offered to {wallet}, which can accept it now.</Trans>;
      }}
    >
      <NewAddressField
        ref={field}
        value={typed}
        parsed={parsed}
        check={obstacle}
        isRequired={isSubmitted}
        onChange={setTyped}
      />
      <p className="text-quiet text-sm">
        <Trans>
          Your box and your place in Plus move with the seat. Tokens and vaults of the old wallet stay in it.
        </Trans>
      </p>
      <NetworkFee gas={changeAddressGas} />
    </MemberTransaction>
  );
}
