import { Trans } from "@lingui/react/macro";
import { dollars } from "../article/use-plan-facts.ts";
import { Amount } from "../ui/Amount.tsx";
import { classes } from "../ui/classes.ts";
import { earnedOn, entries, secondDay } from "./example.ts";
import { usePeople } from "./use-people.ts";

/** What the second day took from and brought to each of them. */
export function ExampleTable() {
  const people = usePeople();
  return (
    <table className="w-full max-w-[42rem] border-collapse text-[0.9375rem]">
      <caption className="pb-2 text-start text-sm text-quiet">
        <Trans>The second day, member by member</Trans>
      </caption>
      <thead className="text-sm text-quiet">
        <tr className="border-b border-edge [&>th]:py-2 [&>th]:font-[550]">
          <th scope="col" className="text-start">
            <Trans>Member</Trans>
          </th>
          <th scope="col" className="text-end">
            <Trans>Paid</Trans>
          </th>
          <th scope="col" className="hidden text-end sm:table-cell">
            <Trans>Commission</Trans>
          </th>
          <th scope="col" className="hidden text-end sm:table-cell">
            <Trans>Points</Trans>
          </th>
          <th scope="col" className="hidden text-end sm:table-cell">
            <Trans>Rebate</Trans>
          </th>
          <th scope="col" className="text-end">
            <Trans>Received</Trans>
          </th>
          <th scope="col" className="text-end">
            <Trans>Left over</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ who }) => {
          const day = secondDay[who];
          const left = earnedOn(day) - day.paid;
          return (
            <tr key={who} className="border-b border-line [&>*]:py-2.5">
              <th scope="row" className="text-start font-[550]">
                {people[who]}
              </th>
              <Sum of={day.paid} />
              <Sum of={day.commission} part />
              <Sum of={day.pointEarnings} part />
              <Sum of={day.rebate} part />
              <Sum of={earnedOn(day)} />
              <td className={classes("text-end font-[600]", left < 0n ? "text-clay" : "text-leaf")}>
                <Amount value={signed(left)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** An amount; a part of another one gives way on a narrow screen. */
function Sum({ of, part = false }: { of: bigint; part?: boolean }) {
  return (
    <td className={classes("text-end", part && "hidden text-quiet sm:table-cell")}>
      {of === 0n ? "–" : <Amount value={dollars(of)} />}
    </td>
  );
}

const signed = (amount: bigint): string => (amount < 0n ? `−${dollars(-amount)}` : `+${dollars(amount)}`);
