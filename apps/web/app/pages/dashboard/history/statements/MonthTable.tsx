import type { StatementData } from "@canopy/shared/api/ledger";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../../../ui/primitives/Table.tsx";
import { MoneyCell } from "../MoneyCell.tsx";
import { periodName, toPeriod } from "./period.ts";
import { roundMonths, STATEMENT_DECIMALS } from "./statement-sums.ts";

/** What each month of the year brought and cost. */
export function MonthTable({ months }: Pick<StatementData, "months">) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Table caption={t`By month, in POL and in dollars of the day`} hideCaption>
      <NumbersHead rows={t`Month`} numbers={[t`Paid`, t`Received`, t`Net`, t`Withdrawn`]} />
      <tbody>
        {roundMonths(months).map(({ month, paid, received, net, withdrawn }) => (
          <tr key={month} className="break-inside-avoid">
            <HeadCell scope="row">{periodName(toPeriod(month), locale)}</HeadCell>
            <Cell numeric>
              <MoneyCell decimals={STATEMENT_DECIMALS} money={paid} />
            </Cell>
            <Cell numeric>
              <MoneyCell decimals={STATEMENT_DECIMALS} money={received} />
            </Cell>
            <Cell numeric>
              <MoneyCell decimals={STATEMENT_DECIMALS} money={net} isNet />
            </Cell>
            <Cell numeric>
              <MoneyCell decimals={STATEMENT_DECIMALS} money={withdrawn} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
