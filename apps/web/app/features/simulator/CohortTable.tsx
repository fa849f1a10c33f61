import type { Cohort } from "@canopy/protocol/simulation/summary";
import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Cell, HeadCell, NumbersHead, Table } from "../../ui/primitives/Table.tsx";
import { percentDown, shareDown, shareUp } from "./shares.ts";

/** Returns by time of joining, as a table. */
export function CohortTable({ cohorts }: { readonly cohorts: readonly Cohort[] }) {
  const { t } = useLingui();
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
        <Trans>Returns by time of joining as a table</Trans>
      </summary>
      <Table caption={t`Returns by time of joining`} hideCaption className="pt-2">
        <NumbersHead rows={t`Joined on day`} numbers={[t`In profit`, t`Earn nothing`, t`In the middle`]} />
        <tbody>
          {cohorts.map((cohort, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tenth is identified by its index
            <Row key={index} cohort={cohort} />
          ))}
        </tbody>
      </Table>
    </details>
  );
}

function Row({ cohort }: { readonly cohort: Cohort }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { fromDay, toDay, members, inProfit, earnedNothing, ratioDeciles } = cohort;
  const [from, to] = [formatCount(fromDay, locale), formatCount(toDay, locale)];
  return (
    <tr>
      <HeadCell scope="row">{fromDay === toDay ? from : t`${from} to ${to}`}</HeadCell>
      <Cell numeric>{shareDown(inProfit, members, locale)}</Cell>
      <Cell numeric>{shareUp(earnedNothing, members, locale)}</Cell>
      <Cell numeric>{percentDown(ratioDeciles[5] ?? 0, locale)}</Cell>
    </tr>
  );
}
