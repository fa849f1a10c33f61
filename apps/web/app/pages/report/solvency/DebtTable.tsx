import type { Debt } from "@canopy/shared/api/report";
import { formatAmount } from "@canopy/shared/money";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Cell, HeadCell, NumbersHead, Table } from "../../../ui/primitives/Table.tsx";

/** Each debt by the index, next to the contract's views. */
export function DebtTable({ debts }: { readonly debts: readonly Debt[] }) {
  const { t } = useLingui();
  return (
    <details open>
      <summary className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
        <Trans>Each debt, by our index and by the contract itself</Trans>
      </summary>
      <Table caption={t`Each debt, by our index and by the contract itself`} hideCaption className="mt-2">
        <NumbersHead rows={t`Debt`} numbers={[t`By the index`, t`By the contract`]} />
        <tbody>
          {debts.map((debt) => (
            <tr key={`${debt.part} ${debt.month ?? ""}`}>
              <HeadCell scope="row" className="whitespace-normal!">
                <DebtName debt={debt} />
              </HeadCell>
              <Cell numeric>
                <Amount value={formatAmount(BigInt(debt.owed))} />
              </Cell>
              <Cell numeric>
                {debt.contract === null ? (
                  <span className="text-quiet">
                    <Trans>no view</Trans>
                  </span>
                ) : (
                  <Amount value={formatAmount(BigInt(debt.contract))} />
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="pt-2 text-quiet text-sm">
        <Trans>
          In POL. No view of the contract returns sums over all members and days; verify computes and compares
          them one by one.
        </Trans>
      </p>
    </details>
  );
}

function DebtName({ debt: { part, month } }: { readonly debt: Debt }): ReactNode {
  const number = formatCount((month ?? 0) + 1, useLocale());
  switch (part) {
    case "boxes":
      return <Trans>Boxes: earned and not withdrawn</Trans>;
    case "excess":
      return <Trans>Boxes: paid above the price</Trans>;
    case "openRounds":
      return <Trans>Days that are not settled yet</Trans>;
    case "monthPot":
      return <Trans>HeroPool of month {number}</Trans>;
    case "uncollectedShares":
      return <Trans>Rank shares of month {number}, not collected</Trans>;
    case "commons":
      return <Trans>Commons</Trans>;
    case "operations":
      return <Trans>Operations</Trans>;
  }
}
