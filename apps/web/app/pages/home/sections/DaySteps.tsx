import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { usePlanFacts } from "../../../i18n/use-plan-facts.ts";
import { PairDrawing } from "./PairDrawing.tsx";

const steps: { id: string; title: ReactNode; text: ReactNode }[] = [
  {
    id: "arrive",
    title: <Trans>Units arrive on two legs</Trans>,
    text: <ArrivingUnits />,
  },
  {
    id: "pair",
    title: <Trans>Two halves make a point</Trans>,
    text: (
      <Trans>
        Half a point from the left and half a point from the right make one point. Units without a partner
        wait for another day and are never lost.
      </Trans>
    ),
  },
  {
    id: "cap",
    title: <Trans>A daily cap</Trans>,
    text: (
      <Trans>
        Each unit you hold lets you earn up to ten points a day, up to fifty in total. Pairs above that are
        used up and pay nothing; we call them flash and show them to you.
      </Trans>
    ),
  },
  {
    id: "settle",
    title: <Trans>The day is settled</Trans>,
    text: (
      <Trans>
        After 24 hours anyone can settle the day. The pool is divided by its points, the rest returns to those
        who paid that day, and your share waits in your box until you withdraw it.
      </Trans>
    ),
  },
];

/** A member's day, step by step. */
export function DaySteps() {
  const locale = useLocale();
  return (
    <section id="day" className="page grid gap-x-16 gap-y-10 py-20 lg:grid-cols-[1fr_1.25fr]">
      <div className="space-y-6 lg:sticky lg:top-10 lg:self-start">
        <h2 className="text-heading">
          <Trans>How a day works</Trans>
        </h2>
        <PairDrawing />
      </div>
      <ol>
        {steps.map(({ id, title, text }, index) => (
          <li
            key={id}
            className="grid grid-cols-[3rem_1fr] gap-2 border-t border-line py-7 first:border-t-0 first:pt-0"
          >
            <span className="font-display text-3xl text-amber-ink">{formatCount(index + 1, locale)}</span>
            <div className="space-y-2">
              <h3 className="text-2xl">{title}</h3>
              <p className="max-w-[58ch] text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ArrivingUnits() {
  const { unit } = usePlanFacts();
  return (
    <Trans>
      A unit costs {unit}, and a member buys one to five. Every unit that enters anywhere below you adds half
      a point to the leg it came in on.
    </Trans>
  );
}
