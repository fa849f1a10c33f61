import { planAbi } from "@canopy/protocol/abi/plan.gen";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { type Address, encodeFunctionData } from "viem";
import { useConfig } from "wagmi";
import { cancelChangeAddressGas } from "../../../chain/gas.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { callSteps } from "../../../chain/transaction-steps.ts";
import { useMember } from "../../../features/session/MemberProvider.tsx";
import { acceptPath } from "../../../features/session/offered-seat.ts";
import { MemberTransaction } from "../../../features/transactions/MemberTransaction.tsx";
import { NetworkFee } from "../../../features/transactions/NetworkFee.tsx";
import type { TransactionFlow } from "../../../features/transactions/use-transaction.ts";
import { findDigits } from "../../../i18n/digits.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ButtonLink } from "../../../ui/primitives/Button.tsx";
import { CopyButton } from "../../../ui/primitives/CopyButton.tsx";
import { classes } from "../../../ui/primitives/classes.ts";
import { Disclosure } from "../../../ui/primitives/Disclosure.tsx";
import { groupAddress } from "./new-address.ts";

const cancelData = encodeFunctionData({ abi: planAbi, functionName: "cancelChangeAddress" });

interface OpenOfferProps {
  readonly offeredTo: Address;
  /** The transaction that cancels the offer. */
  readonly flow: TransactionFlow;
  /** Whether the member has just made the offer, in a form that this replaces. */
  readonly isNew: boolean;
}

/** Step 2: the new wallet has to accept. Until then the member can cancel. */
export function OpenOffer({ offeredTo, flow, isNew }: OpenOfferProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { username } = useMember();
  const plan = usePlan();
  const wallets = useConfig();
  const path = acceptPath(username);
  const link = `${window.location.origin}${path}`;
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it replaces the form that had the focus
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="space-y-6 outline-none">
      <div>
        <p className="text-quiet">
          <Trans>Waiting for this wallet to accept</Trans>
        </p>
        <p className="pt-1 font-display text-2xl leading-snug">
          <bdi dir="ltr" className="break-words">
            {groupAddress(offeredTo)}
          </bdi>
        </p>
      </div>
      <ol
        className={classes(
          "space-y-2 ps-5 text-note marker:text-quiet",
          findDigits(locale) === "persian" ? "list-[persian]" : "list-decimal",
        )}
      >
        <li>
          <Trans>Open the link below on the device of the new wallet, or here.</Trans>
        </li>
        <li>
          <Trans>Connect the new wallet there. It needs a little POL for the network fee.</Trans>
        </li>
        <li>
          <Trans>Accept the seat. You are logged out here, and log in with the new wallet.</Trans>
        </li>
      </ol>
      <div className="flex items-center gap-2 rounded-md border border-edge bg-sheet py-1.5 ps-3.5 pe-1.5">
        <bdi dir="ltr" className="min-w-0 grow text-note wrap-anywhere">
          {link}
        </bdi>
        <CopyButton text={link} label={t`Copy the link for the new wallet`} />
      </div>
      <p className="text-quiet text-sm">
        <Trans>
          The link isn't secret: only the wallet above can accept. If both accounts are in one wallet, switch
          to the new one now.
        </Trans>
      </p>
      <ButtonLink to={path} variant="secondary">
        <Trans>Accept it in this browser</Trans>
      </ButtonLink>
      <div className="border-line border-t">
        <Disclosure title={<Trans>Cancel the change</Trans>} open={flow.transaction.step !== "idle"}>
          <MemberTransaction
            flow={flow}
            close={flow.reset}
            ready
            send={(account) => flow.start(callSteps(plan, wallets, account, cancelData))}
            action={<Trans>Cancel the change</Trans>}
            done={() => <Trans>The change is cancelled. Your seat stays in this wallet.</Trans>}
          >
            <p>
              <Trans>
                The new wallet can no longer accept, and your seat stays here. To name another wallet, cancel
                first.
              </Trans>
            </p>
            <NetworkFee gas={cancelChangeAddressGas} />
          </MemberTransaction>
        </Disclosure>
      </div>
    </div>
  );
}
