import type { StatementAmounts, StatementKind } from "@canopy/shared/api/ledger";
import type { Rounded } from "@canopy/shared/rounding";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { RoundedMoney } from "../../../../lib/rounded-money.ts";
import { RoundedPOL, RoundedUSD } from "../../../../ui/primitives/Amount.tsx";
import { classes } from "../../../../ui/primitives/classes.ts";
import { Cell, HeadCell, Table } from "../../../../ui/primitives/Table.tsx";
import { roundSums, STATEMENT_DECIMALS } from "./statement-sums.ts";

interface KindTableProps {
  readonly amounts: StatementAmounts;
  /** The months before a month, by which it is rounded as in its year. */
  readonly earlier: readonly StatementAmounts[];
}

/** The sums of the period by kind, in POL and in dollars. */
export function KindTable({ amounts, earlier }: KindTableProps) {
  const { t } = useLingui();
  const names = useKindNames();
  const { kinds, received, paid, net, excess, withdrawn } = roundSums(amounts, earlier);
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
        {kinds.map(({ kind, money }) => (
          <Row key={kind} name={names[kind]} money={money} />
        ))}
        <Row name={<Trans>Received</Trans>} money={received} look="sum" />
        <Row name={names.paid} money={paid} />
        <Row name={<Trans>Net: received less paid</Trans>} money={net} look="net" />
      </tbody>
      <tbody className="text-quiet">
        <Row name={names.excess} money={excess} />
        <Row name={names.withdrawn} money={withdrawn} />
      </tbody>
    </Table>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly money: RoundedMoney;
  readonly look?: "sum" | "net";
}

function Row({ name, money: { wei, usd }, look }: RowProps) {
  const cell = ({ shown }: Rounded) =>
    classes(look && "border-ink font-[600]", look === "net" && shown < 0n && "text-clay");
  return (
    <tr className="break-inside-avoid">
      <HeadCell
        scope="row"
        className={classes("max-sm:whitespace-normal", look ? "border-ink font-[600]" : "font-normal")}
      >
        {name}
      </HeadCell>
      <Cell numeric className={classes("max-sm:pe-0", cell(wei))}>
        <RoundedPOL wei={wei} digits={STATEMENT_DECIMALS} />
        {/* Phones have no room for a third column. */}
        <span className={classes("block font-normal text-sm sm:hidden", usd.shown >= 0n && "text-quiet")}>
          <RoundedUSD usd={usd} />
        </span>
      </Cell>
      <Cell numeric className={classes("max-sm:hidden", cell(usd))}>
        <RoundedUSD usd={usd} />
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
