import type { CalculationData } from "@canopy/shared/api/calculation";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { sumLeg } from "./derive.ts";

interface LegTableProps {
  readonly legs: CalculationData["legs"];
  readonly pairs: number;
  readonly isRoot: boolean;
}

/** Both legs before, in and after the round. Never mirrored, so that left stays left. */
export function LegTable({ legs, pairs, isRoot }: LegTableProps) {
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
  const row = (name: ReactNode, one: number, other: number, look = "border-line border-b") => (
    <tr className={look}>
      <th scope="row" dir="auto" className="py-2 pe-4 text-start font-normal text-quiet">
        {name}
      </th>
      <td className="py-2 text-right font-[550]">{formatCount(one, locale)}</td>
      <td className="py-2 ps-6 text-right font-[550]">{formatCount(other, locale)}</td>
    </tr>
  );
  return (
    <table dir="ltr" className="w-full self-start text-note">
      <caption className="sr-only">
        <Trans>Units of both legs</Trans>
      </caption>
      <thead>
        <tr className="border-edge border-b text-quiet text-sm">
          <td />
          <th scope="col" dir="auto" className="py-2 text-right font-[550]">
            <Trans>left leg</Trans>
          </th>
          <th scope="col" dir="auto" className="py-2 ps-6 text-right font-[550]">
            <Trans>right leg</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {row(<Trans>Waiting from earlier rounds</Trans>, left.before, right.before)}
        {row(<Trans>Bought below you in this round</Trans>, left.arrived, right.arrived)}
        {row(<Trans>Sum</Trans>, sumLeg(left), sumLeg(right), "border-ink border-y")}
        {row(<Trans>Taken by pairs</Trans>, -taken, -taken)}
        {row(<Trans>Left for later rounds</Trans>, left.after, right.after)}
      </tbody>
    </table>
  );
}
