import { corePlan } from "@canopy/protocol/rules/parameters";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";

interface Share {
  /** In basis points. */
  part: number;
  name: ReactNode;
  text: ReactNode;
  look: string;
}

const { pool, sponsor, heroPool, commons, operations } = corePlan.shares;

const shares: Share[] = [
  {
    part: pool,
    name: <Trans>Day pool</Trans>,
    text: (
      <Trans>Shared according to that day's points. The rest goes back to everyone who paid that day.</Trans>
    ),
    look: "bg-leaf",
  },
  {
    part: sponsor,
    name: <Trans>Sponsor</Trans>,
    text: <Trans>To the new member's sponsor, immediately.</Trans>,
    look: "bg-leaf opacity-60",
  },
  {
    part: heroPool,
    name: <Trans>HeroPool</Trans>,
    text: <Trans>Shared each month by members with a rank. What they leave goes to the commons.</Trans>,
    look: "bg-amber",
  },
  {
    part: commons,
    name: <Trans>Commons</Trans>,
    text: (
      <Trans>To one address outside the plan, fixed in the contract. None of it comes back to members.</Trans>
    ),
    look: "bg-amber opacity-55",
  },
  {
    part: operations,
    name: <Trans>Operations</Trans>,
    text: (
      <Trans>All that the operator ever gets. A fifth of it rewards the account that settles the day.</Trans>
    ),
    look: "bg-edge",
  },
];

/** The split of a day's payments, as a bar with the contract's shares. */
export function PaymentShares() {
  const locale = useLocale();
  return (
    <section id="division" className="border-y border-line bg-sheet py-20">
      <div className="page space-y-10">
        <div className="max-w-[60ch] space-y-3">
          <h2 className="text-heading">
            <Trans>Where a day's money goes</Trans>
          </h2>
          <p className="text-lg text-quiet">
            <Trans>
              These shares are written into the contract. No one can change them, the operator included.
            </Trans>
          </p>
        </div>
        <div className="keep-colours flex h-16 gap-1 overflow-hidden rounded-md" aria-hidden="true">
          {shares.map(({ part, look }) => (
            <span key={look} className={look} style={{ flexGrow: part, flexBasis: 0 }} />
          ))}
        </div>
        <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {shares.map(({ part, name, text, look }) => (
            <div key={look} className="space-y-1">
              <dt className="flex items-baseline gap-2.5">
                <span
                  aria-hidden="true"
                  className={`keep-colours size-3 self-center rounded-[60%_10%] ${look}`}
                />
                <span className="font-display text-2xl">{formatPercent(part, locale)}</span>
                <span className="font-[550]">{name}</span>
              </dt>
              <dd className="text-note text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
