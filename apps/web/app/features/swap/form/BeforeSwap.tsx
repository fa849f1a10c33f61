import { Trans } from "@lingui/react/macro";
import { DashboardSection } from "../../../layout/dashboard/DashboardSection.tsx";

/** What a swap costs, and what it can't do. */
export function BeforeSwap() {
  return (
    <DashboardSection id="before-swap" title={<Trans>Before you swap</Trans>}>
      <ul className="list-disc space-y-3 ps-5 marker:text-clay">
        <li>
          <Trans>
            <strong>No fee of ours.</strong> You trade from your wallet through the exchange's own contract.
            You pay the fee of its pools, which is part of the quote, and the network fee.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Bots can trade ahead of it.</strong> A swap is public before it is in a block. Your limit
            is the most that this can cost you.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It can't be undone.</strong> A token on our list is one that we know, not one that we
            advise you to buy.
          </Trans>
        </li>
      </ul>
    </DashboardSection>
  );
}
