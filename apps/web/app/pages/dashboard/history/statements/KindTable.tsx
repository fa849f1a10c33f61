import type { StatementAmounts, StatementKind } from "@canopy/shared/api/ledger";
import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Amount } from "../../../../ui/primitives/Amount.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import { Cell, HeadCell, Table } from "../../../../ui/primitives/Table.tsx";
import { type Money, netOf, receivedKinds, receivedOf, toMoney } from "./statement-sums.ts";

/** The sums of the period by kind, in POL and in dollars. */
export function KindTable({ amounts }: { readonly amounts: StatementAmounts }) {
  const { t } = useLingui();
  const names = useKindNames();
  const net = netOf(amounts);
  return (
    <Table caption={t`Sums of the period`} hideCaption>
      <thead>
        <tr>
          <HeadCell>
            <Trans>Kind</Trans>
          </HeadCell>
          <HeadCell numeric className="max-sm:pe-0">
            POL
          </HeadCell>
          <HeadCell numeric className="max-sm:hidden">
            <Trans>In dollars of the day</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {receivedKinds.map((kind) => (
          <Row key={kind} name={names[kind]} money={toMoney(amounts[kind])} />
        ))}
        <Row name={<Trans>Received</Trans>} money={receivedOf(amounts)} look="sum" />
        <Row name={names.paid} money={toMoney(amounts.paid)} />
        <Row name={<Trans>Net: received less paid</Trans>} money={net} look="net" />
      </tbody>
      <tbody className="text-quiet">
        <Row name={names.excess} money={toMoney(amounts.excess)} />
        <Row name={names.withdrawn} money={toMoney(amounts.withdrawn)} />
      </tbody>
    </Table>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly money: Money;
  readonly look?: "sum" | "net";
}

function Row({ name, money: { wei, usd }, look }: RowProps) {
  const cell = (amount: bigint) =>
    classes(look && "border-ink font-[600]", look === "net" && amount < 0n && "text-clay");
  return (
    <tr className="break-inside-avoid">
      <HeadCell
        scope="row"
        className={classes("max-sm:whitespace-normal", look ? "border-ink font-[600]" : "font-normal")}
      >
        {name}
      </HeadCell>
      <Cell numeric className={classes("max-sm:pe-0", cell(wei))}>
        <Amount value={formatAmount(wei, 18, 6)} />
        {/* Phones have no room for a third column. */}
        <span className={classes("block font-normal text-sm sm:hidden", usd >= 0n && "text-quiet")}>
          <Amount value={formatUSD(usd)} />
        </span>
      </Cell>
      <Cell numeric className={classes("max-sm:hidden", cell(usd))}>
        <Amount value={formatUSD(usd)} />
      </Cell>
    </tr>
  );
}

function useKindNames(): Record<StatementKind, ReactNode> {
  return {
    paid: <Trans>Paid for units and usernames</Trans>,
    points: <Trans>Points</Trans>,
    commissions: <Trans>Commissions</Trans>,
    rebates: <Trans>Rebates</Trans>,
    rankShares: <Trans>Rank shares</Trans>,
    closingRewards: <Trans>Rewards for closing rounds</Trans>,
    excess: <Trans>Overpayments returned</Trans>,
    withdrawn: <Trans>Withdrawn</Trans>,
  };
}
