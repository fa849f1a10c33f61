import { Trans } from "@lingui/react/macro";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { usePlanFacts } from "../../i18n/use-plan-facts.ts";
import { CommonsLink } from "../../layout/CommonsLink.tsx";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";

export function Trust() {
  const { commons, operatorKeeps, nameFee } = usePlanFacts();
  return (
    <>
      <p>
        <Trans>
          The operator is the party that runs this site, and chose the plan's numbers and its commons when it
          was deployed. This is what that person or company can do, and what no one can.
        </Trans>
      </p>
      <div className="grid max-w-[52rem] gap-6 md:grid-cols-2">
        <Powers title={<Trans>The operator can</Trans>} can>
          <Trans>receive {operatorKeeps} of every payment, at one address that never changes</Trans>
          <Trans>change this site, close it, or show something wrong on it</Trans>
          <Trans>create seats without units at the top of the tree before the plan opens</Trans>
          <Trans>buy units like anyone else, and then earn like anyone else</Trans>
        </Powers>
        <Powers title={<Trans>Neither the operator nor anyone else can</Trans>}>
          <Trans>take a member's money, or send it anywhere but to that member</Trans>
          <Trans>pause, upgrade or replace the contract, or stop withdrawals</Trans>
          <Trans>
            change the shares, the price of a unit in dollars, the cap, the address of the commons or any
            other rule
          </Trans>
          <Trans>leave out an entry, end a day early or alter its result</Trans>
        </Powers>
      </div>
      <p>
        <Trans>
          <strong>The contract's money.</strong> Each day it pays out only what came in that day, so there is
          no debt that later members would have to pay. It always holds at least what it owes. The report
          computes both from the chain.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>The commons.</strong> {commons} of every payment, and each month what rank shares leave in
          the HeroPool, go to one address outside the plan: a public cause, or an address that no one can
          spend from. It was fixed when the contract was deployed. Anyone can send it what it is owed, and
          anyone can follow the money from there. The contract cannot tell a public cause from a private
          wallet, so check whose it is.
        </Trans>
      </p>
      <CommonsLink />
      <p>
        <Trans>
          <strong>Settling.</strong> Anyone can settle a day, in any order and in any number of steps; the
          result is the same to the last digit. The operator's server usually does it. If it stops, anyone
          else can, and no member loses anything by waiting.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>The price feed.</strong> Chainlink reports the price of POL. A wrong price would make units
          too cheap or too expensive for a day, for everyone equally; it could not make the contract owe more
          than it holds. A change by more than half needs a second reading an hour later. Withdrawals need no
          price.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>This site.</strong> Trust it least, because it can be changed. It never sees your key, and
          your wallet shows you everything before you sign. Compare the contract's address there with the one
          you know, and decline if they differ.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>Your seat.</strong> You can move it to another wallet in two steps: the old wallet starts
          the move and the new one accepts it, so a typo loses nothing. A new username costs {nameFee}, which
          goes into the HeroPool; the old one stays reserved for 30 days.{" "}
          <LocaleLink to="/privacy">Privacy</LocaleLink> lists what this site's server stores about you.
        </Trans>
      </p>
    </>
  );
}

/** A list of what can or can't be done. */
function Powers({
  title,
  can = false,
  children,
}: {
  title: ReactNode;
  can?: boolean;
  children: ReactNode[];
}) {
  const Icon = can ? Check : X;
  return (
    <div className="rounded-lg border border-line bg-sheet p-6">
      <h3 className="mb-3 pt-0!">{title}</h3>
      <ul className="space-y-3">
        {children.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={index} className="flex gap-3">
            <Icon
              aria-hidden="true"
              size={19}
              strokeWidth={1.6}
              className={can ? "mt-1 shrink-0 text-leaf" : "mt-1 shrink-0 text-clay"}
            />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
