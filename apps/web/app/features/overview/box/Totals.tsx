import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import {
  createMoneyCarry,
  type Money,
  type RoundedMoney,
  subtractMoney,
} from "../../../lib/rounded-money.ts";
import { RoundedPOL, RoundedUSD } from "../../../ui/primitives/Amount.tsx";
import { classes } from "../../../ui/primitives/classes.ts";

interface TotalsProps {
  readonly paid: Money;
  readonly received: Money;
}

const DECIMALS = 2;

/** What a member paid and received since joining, each amount in POL and at the price of its round. */
export function Totals(totals: TotalsProps) {
  const paid = createMoneyCarry(DECIMALS)(totals.paid);
  const received = createMoneyCarry(DECIMALS)(totals.received);
  return (
    <div>
      <dl className="divide-line max-sm:divide-y sm:grid sm:grid-cols-3 sm:divide-x">
        <Total label={<Trans>Paid</Trans>} money={paid} />
        <Total label={<Trans>Received</Trans>} money={received} />
        <Total label={<Trans>Net</Trans>} money={subtractMoney(received, paid)} isNet />
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
  readonly money: RoundedMoney;
  readonly isNet?: boolean;
}

function Total({ label, money: { wei, usd }, isNet = false }: TotalProps) {
  const ink = (amount: bigint) => (isNet && amount < 0n ? "text-clay" : isNet ? "text-leaf-deep" : undefined);
  return (
    <div className="min-w-0 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:py-2 sm:px-5 sm:last:pe-0 sm:first:ps-0">
      <dt className="label-text">{label}</dt>
      <dd className="max-sm:text-end">
        <span className={classes("block font-display text-xl sm:text-2xl", ink(wei.shown))}>
          <RoundedPOL wei={wei} digits={DECIMALS} unit="POL" />
        </span>
        <span className={classes("block text-sm", ink(usd.shown) ?? "text-quiet")}>
          <RoundedUSD usd={usd} />
        </span>
      </dd>
    </div>
  );
}
