import { NONE } from "@canopy/protocol/tree-format/shape";
import { formatAmount, formatUSD } from "@canopy/shared/money";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { EntryTerms } from "../../../chain/read-entry-terms.ts";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Amount } from "../../../ui/primitives/Amount.tsx";
import { Figures } from "../../../ui/primitives/Figures.tsx";
import type { WhatIfAnswer } from "./what-if.ts";

/** Decimals of POL in a list. */
const DIGITS = 4;

interface WhatIfOutcomeProps {
  readonly answer: WhatIfAnswer;
  readonly terms: Pick<EntryTerms, "unitPrice" | "unitUSD">;
  /** The position of the member who asks, `NONE` outside of the tree. */
  readonly me: number;
}

/** What the member would get in the round, next to what the imagined members would pay. */
export function WhatIfOutcome({ answer, terms, me }: WhatIfOutcomeProps) {
  const toUSD = (wei: bigint) => formatUSD((wei * terms.unitUSD) / terms.unitPrice);
  const own = answer.gains.find(({ position }) => position === me && position !== NONE);
  const mine = answer.commission + (own?.wei ?? 0n);
  return (
    <div className="space-y-5">
      <div role="status">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Sum label={<Trans>You would get this round</Trans>} wei={mine} usd={toUSD(mine)} isFirst />
          <Sum label={<Trans>They would pay</Trans>} wei={answer.cost} usd={formatUSD(answer.costUsd)} />
        </dl>
      </div>
      <Figures
        figures={[
          {
            id: "points",
            label: <Points points={own?.points ?? 0} />,
            value: <Amount value={formatAmount(own?.wei ?? 0n, 18, DIGITS)} unit="POL" />,
          },
          {
            id: "commission",
            label: <Trans>Your commission, if you sponsor them</Trans>,
            value: <Amount value={formatAmount(answer.commission, 18, DIGITS)} unit="POL" />,
          },
          {
            id: "rebates",
            label: <Trans>Their rebate for this round, about</Trans>,
            value: <Amount value={formatAmount(answer.rebates, 18, DIGITS)} unit="POL" />,
          },
        ]}
      />
      <Flash flash={own?.flash ?? 0} />
      <PointValue answer={answer} />
    </div>
  );
}

interface SumProps {
  readonly label: ReactNode;
  readonly wei: bigint;
  readonly usd: string;
  readonly isFirst?: boolean;
}

function Sum({ label, wei, usd, isFirst = false }: SumProps) {
  return (
    <div>
      <dt className="label-text">{label}</dt>
      <dd>
        <span className={isFirst ? "block font-display text-4xl" : "block font-display text-2xl sm:pt-2.5"}>
          <Amount value={formatAmount(wei)} unit="POL" />
        </span>
        <Amount value={usd} className="text-quiet" />
      </dd>
    </div>
  );
}

function Points({ points }: { readonly points: number }) {
  const count = formatCount(points, useLocale());
  return (
    <Plural
      value={points}
      one={`Your pairs: ${count} more point`}
      other={`Your pairs: ${count} more points`}
    />
  );
}

/** Pairs of the member above the cap. */
function Flash({ flash }: { readonly flash: number }) {
  const count = formatCount(flash, useLocale());
  if (flash === 0) return null;
  return (
    <p className="rounded-md bg-clay-wash p-3 text-note forced-colors:border">
      <Plural
        value={flash}
        one={`${count} more pair is above your daily cap. It is flash and earns nothing.`}
        other={`${count} more pairs are above your daily cap. They are flash and earn nothing.`}
      />
    </p>
  );
}

/** On which entries the amounts depend. */
function PointValue({ answer: { pointValue, isRoundKnown } }: { readonly answer: WhatIfAnswer }) {
  const value = <Amount value={formatAmount(pointValue, 18, DIGITS)} unit="POL" />;
  return (
    <p className="text-quiet text-sm">
      {isRoundKnown ? (
        <Trans>
          With the entries of this round so far, a point is worth {value}. Further entries and points can
          lower it until the round ends. Gas is not included.
        </Trans>
      ) : (
        <Trans>
          A point is worth at most {value}: entries outside of the loaded tree can lower it. Gas is not
          included.
        </Trans>
      )}
    </p>
  );
}
