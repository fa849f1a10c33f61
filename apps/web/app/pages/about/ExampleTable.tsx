import { Trans, useLingui } from "@lingui/react/macro";
import { dollars } from "../../i18n/use-plan-facts.ts";
import { Amount } from "../../ui/primitives/Amount.tsx";
import { classes } from "../../ui/primitives/classes.ts";
import { Cell, HeadCell, Table } from "../../ui/primitives/Table.tsx";
import { dayEarnings, entries, secondDay } from "./example.ts";
import { usePeople } from "./use-people.ts";

/** Hides the parts of the sum on narrow screens. */
const part = "hidden sm:table-cell";

/** What each member paid and received on the second day. */
export function ExampleTable() {
  const { t } = useLingui();
  const people = usePeople();
  return (
    <Table caption={t`The second day, member by member`} className="max-w-[44rem]">
      <thead>
        <tr>
          <HeadCell>
            <Trans>Member</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Paid</Trans>
          </HeadCell>
          <HeadCell numeric className={part}>
            <Trans>Commission</Trans>
          </HeadCell>
          <HeadCell numeric className={part}>
            <Trans>Points</Trans>
          </HeadCell>
          <HeadCell numeric className={part}>
            <Trans>Rebate</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Received</Trans>
          </HeadCell>
          <HeadCell numeric>
            <Trans>Left over</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ who }) => {
          const day = secondDay[who];
          const left = dayEarnings(day) - day.paid;
          return (
            <tr key={who}>
              <HeadCell scope="row">{people[who]}</HeadCell>
              <Sum of={day.paid} />
              <Sum of={day.commission} className={part} />
              <Sum of={day.pointEarnings} className={part} />
              <Sum of={day.rebate} className={part} />
              <Sum of={dayEarnings(day)} />
              <Cell numeric className={classes("font-[600]", left < 0n ? "text-clay" : "text-leaf")}>
                <Amount value={signed(left)} />
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Sum({ of, className }: { of: bigint; className?: string }) {
  return (
    <Cell numeric className={className}>
      {of === 0n ? "–" : <Amount value={dollars(of)} />}
    </Cell>
  );
}

const signed = (amount: bigint): string => (amount < 0n ? `−${dollars(-amount)}` : `+${dollars(amount)}`);
