import type { CalculationData } from "@canopy/shared/api/calculation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { classes } from "../../../../ui/primitives/classes.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../../ui/primitives/Table.tsx";
import { sumLeg } from "./derive.ts";

interface LegTableProps {
  readonly legs: CalculationData["legs"];
  readonly pairs: number;
  readonly isRoot: boolean;
}

/** Both legs before, in and after the round. The left leg is left of the right one in both languages. */
export function LegTable({ legs, pairs, isRoot }: LegTableProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (legs === null) {
    return (
      <p className="max-w-[60ch] text-quiet">
        <Trans>
          So many entries came in below you since then that the index does not follow each one through the
          tree. The steps below start from its pairs, and the contract confirms the result.
        </Trans>
      </p>
    );
  }
  const { left, right } = legs;
  const taken = isRoot ? Math.min(sumLeg(left), sumLeg(right)) : pairs;
  const inOrder = <T,>(one: T, other: T): [T, T] => (locale === "fa" ? [other, one] : [one, other]);
  const row = (name: ReactNode, [one, other]: readonly [number, number], isSum = false) => (
    <tr>
      <HeadCell
        scope="row"
        className={classes("max-sm:whitespace-normal", isSum ? "border-ink" : "font-normal text-quiet")}
      >
        {name}
      </HeadCell>
      <Cell numeric className={classes("font-[550]", isSum && "border-ink")}>
        {formatCount(one, locale)}
      </Cell>
      <Cell numeric className={classes("font-[550]", isSum && "border-ink")}>
        {formatCount(other, locale)}
      </Cell>
    </tr>
  );
  return (
    <Table caption={t`Units of both legs`} hideCaption className="self-start">
      <NumbersHead rows={t`Units`} numbers={inOrder(t`left leg`, t`right leg`)} />
      <tbody>
        {row(<Trans>Waiting from earlier rounds</Trans>, inOrder(left.before, right.before))}
        {row(<Trans>Bought below you in this round</Trans>, inOrder(left.arrived, right.arrived))}
        {row(<Trans>Sum</Trans>, inOrder(sumLeg(left), sumLeg(right)), true)}
        {row(<Trans>Taken by pairs</Trans>, inOrder(-taken, -taken))}
        {row(<Trans>Left for later rounds</Trans>, inOrder(left.after, right.after))}
      </tbody>
    </Table>
  );
}
