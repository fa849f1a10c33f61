import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { RoundByContract } from "../../../../chain/read-round.ts";
import { formatCount } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { type CheckedFigure, checkedFigures, type Derived, findDifferences } from "./derive.ts";

interface AgreementProps {
  readonly derived: Derived;
  readonly contract: RoundByContract;
}

/** Whether this browser's calculation and the views of the contract say the same. */
export function Agreement({ derived, contract }: AgreementProps) {
  const names = useFigureNames();
  const differences = findDifferences(derived, contract);
  const count = formatCount(checkedFigures.length, useLocale());
  if (differences.length === 0) {
    return (
      <Notice tone="success" title={<Trans>Agrees with the contract</Trans>}>
        <Trans>
          Your browser calculated this from public data, then read {count} of the figures from the contract.
          They are the same, to the wei.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" live title={<Trans>Differs from the contract</Trans>}>
      <p>
        <Trans>
          The contract is right, and your box follows it. These figures here are wrong or still behind; please
          tell us if they stay so:
        </Trans>
      </p>
      <ul className="list-disc ps-5">
        {differences.map((figure) => (
          <li key={figure}>{names[figure]}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useFigureNames(): Record<CheckedFigure, ReactNode> {
  return {
    points: <Trans>Your points</Trans>,
    flash: <Trans>Flash</Trans>,
    pointValue: <Trans>Value of a point</Trans>,
    pointEarnings: <Trans>For points</Trans>,
    rebate: <Trans>Rebate of a unit</Trans>,
    commissions: <Trans>Commissions</Trans>,
  };
}
