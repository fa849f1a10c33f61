import type { MoneyOutcome } from "@canopy/protocol/simulation/summary";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { formatPercent } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** Tenths of a percent of the whole. */
const TENTHS = 1_000;

interface Part {
  readonly id: keyof MoneyOutcome;
  readonly name: ReactNode;
  readonly look: string;
}

const parts: readonly Part[] = [
  { id: "rebates", name: <Trans>back to those who paid that day</Trans>, look: "bg-leaf-wash border-leaf" },
  { id: "points", name: <Trans>to points</Trans>, look: "bg-leaf border-leaf" },
  { id: "commissions", name: <Trans>to sponsors</Trans>, look: "bg-leaf-deep border-leaf-deep" },
  { id: "ranks", name: <Trans>to ranks</Trans>, look: "bg-amber border-amber" },
  { id: "commons", name: <Trans>to the commons</Trans>, look: "bg-clay border-clay" },
  { id: "operations", name: <Trans>to operations</Trans>, look: "bg-edge border-edge" },
];

/** Where all payments go, as a bar and a list. The HeroPool is empty in the end: the commons gets what shares leave. */
export function MoneySplit({ money }: { readonly money: MoneyOutcome }) {
  const id = useId();
  const locale = useLocale();
  const percent = (cents: number) => formatPercent(Math.round((cents * TENTHS) / money.entered) * 10, locale);
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h3 id={id} className="text-xl">
        <Trans>Where the money goes</Trans>
      </h3>
      <div aria-hidden="true" className="keep-colours flex h-9 gap-0.5 overflow-hidden rounded-sm">
        {parts.map((part) => (
          <span
            key={part.id}
            className={`border ${part.look}`}
            style={{
              flexGrow: money[part.id],
              flexBasis: 0,
              display: money[part.id] === 0 ? "none" : undefined,
            }}
          />
        ))}
      </div>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-1.5 text-note sm:grid-cols-2">
        {parts.map((part) => (
          <div key={part.id} className="flex items-baseline gap-2.5">
            <span
              aria-hidden="true"
              className={`keep-colours size-3 shrink-0 self-center rounded-[60%_10%] border ${part.look}`}
            />
            <dd className="order-1 min-w-[5ch] font-[600]">{percent(money[part.id])}</dd>
            <dt className="order-2 text-quiet">{part.name}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
