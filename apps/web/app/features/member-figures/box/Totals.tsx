import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";

/** An amount in wei and in USD (18 decimals). */
export interface Worth {
  readonly wei: bigint;
  readonly usd: bigint;
}

interface TotalsProps {
  readonly paid: Worth;
  readonly received: Worth;
  readonly net: Worth;
}

/** What a member paid and received since joining, each amount in POL and at the price of its round. */
export function Totals({ paid, received, net }: TotalsProps) {
  return (
    <div>
      <dl className="divide-line max-sm:divide-y sm:grid sm:grid-cols-3 sm:divide-x">
        <Total label={<Trans>Paid</Trans>} worth={paid} />
        <Total label={<Trans>Received</Trans>} worth={received} />
        <Total label={<Trans>Net</Trans>} worth={net} isNet />
      </dl>
      <p className="pt-3 text-quiet text-sm">
        <Trans>
          Since joining. Dollars are counted at each day's price, so the two currencies can disagree about
          gain and loss.
        </Trans>
      </p>
    </div>
  );
}

interface TotalProps {
  readonly label: ReactNode;
  readonly worth: Worth;
  readonly isNet?: boolean;
}

function Total({ label, worth: { wei, usd }, isNet = false }: TotalProps) {
  const ink = (amount: bigint) => (isNet && amount < 0n ? "text-clay" : isNet ? "text-leaf-deep" : undefined);
  return (
    <div className="min-w-0 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:py-2 sm:px-5 sm:last:pe-0 sm:first:ps-0">
      <dt className="label-text">{label}</dt>
      <dd className="max-sm:text-end">
        <span className={classes("block font-display text-xl sm:text-2xl", ink(wei))}>
          <Amount value={formatAmount(wei)} unit="POL" />
        </span>
        <span className={classes("block text-sm", ink(usd) ?? "text-quiet")}>
          <Amount value={formatUSD(usd)} />
        </span>
      </dd>
    </div>
  );
}
