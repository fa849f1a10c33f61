import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Bought } from "../../../../features/entry/Bought.tsx";
import { TransactionLink } from "../../../../features/transactions/TransactionLink.tsx";
import { TransactionProgress } from "../../../../features/transactions/TransactionProgress.tsx";
import type { TransactionFlow } from "../../../../features/transactions/use-transaction.ts";
import { ButtonLink } from "../../../../ui/primitives/Button.tsx";
import { Card } from "../../../../ui/primitives/Card.tsx";

/** The progress of joining, until the page redirects to the seat. */
export function JoinProgress({ flow }: { readonly flow: TransactionFlow }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { transaction } = flow;
  const isMined = transaction.step === "mined";
  return (
    <Card aria-labelledby="join-progress" className="w-full max-w-xl space-y-6">
      <h2 id="join-progress" ref={heading} tabIndex={-1} className="text-subheading outline-none">
        {isMined ? <Trans>You have your seat in Plus</Trans> : <Trans>You are joining Plus</Trans>}
      </h2>
      {isMined ? (
        <>
          <p className="text-quiet">
            <Bought events={transaction.events} /> <TransactionLink hash={transaction.hash} />
          </p>
          <p className="text-quiet">
            <Trans>It opens as soon as the network node shows it.</Trans>
          </p>
          <ButtonLink to="/dashboard/plus" variant="secondary">
            <Trans>Go to Plus</Trans>
          </ButtonLink>
        </>
      ) : (
        <TransactionProgress flow={flow} />
      )}
    </Card>
  );
}
